# `make run` and `make test` set up all they need on a machine that has Python 3.11 or newer.
PYTHON ?= python3
BIN := .venv/bin
COMPILED := .venv-compiled/bin
SOURCES := $(shell find gradlon -name '*.py' -o -name '*.ftl' -o -name '*.md') hatch_build.py pyproject.toml

.PHONY: run test lint bench bench-peers bench-gate
run: .venv/ready
	$(BIN)/gradlon play

test: lint .venv-compiled/ready
	$(BIN)/pytest -n auto tests/kernel --cov=gradlon.kernel --cov-fail-under=100
	$(BIN)/pytest -n auto --ignore=tests/kernel
	$(COMPILED)/pytest -n auto --ignore=tests/packaging --ignore=tests/docs

lint: .venv/ready
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache

bench: .venv-compiled/ready
	for game in $$($(COMPILED)/python -c 'import gradlon; print(*gradlon.games())'); do $(COMPILED)/gradlon bench $$game; done

bench-peers: .venv-compiled/ready
	$(COMPILED)/python bench/peers.py

bench-gate: .venv-compiled/ready
	$(COMPILED)/python bench/gate.py

.venv/ready: pyproject.toml
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --upgrade pip
	$(BIN)/python -m pip install --quiet --editable '.[terminal,research]' --group dev
	touch $@

# The compiled engine in an environment of its own: no compiled file ever lies beside the source.
.venv-compiled/ready: .venv/ready $(SOURCES)
	test -d .venv-compiled || $(PYTHON) -m venv .venv-compiled
	$(COMPILED)/python -m pip install --quiet --upgrade pip
	rm -rf .venv-compiled/dist
	$(BIN)/python -m build --wheel --outdir .venv-compiled/dist . > .venv-compiled/build.log
	$(COMPILED)/python -m pip install --quiet --force-reinstall --no-deps .venv-compiled/dist/*.whl
	$(COMPILED)/python -m pip install --quiet "$$(echo .venv-compiled/dist/*.whl)[terminal,research]" --group test
	touch $@
