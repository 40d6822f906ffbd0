# `make test` and `make run` set up all they need on a machine that has Python 3.11 or newer.
PYTHON ?= python3
BIN := .venv/bin

.venv/ready: pyproject.toml
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --upgrade pip
	$(BIN)/python -m pip install --quiet --editable '.[terminal]' --group dev
	touch $@

.PHONY: run test lint
run: .venv/ready
	$(BIN)/gradlon play

test: .venv/ready lint
	$(BIN)/pytest -n auto

lint: .venv/ready
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache
