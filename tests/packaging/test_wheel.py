"""The wheel: compiled where it can be, pure where it must be, and never a compiled file beside the source."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PLAY = """
import gradlon.kernel.agenda, gradlon, random
assert gradlon.kernel.agenda.__file__.endswith(".py"), gradlon.kernel.agenda.__file__
scores = []
for seed in range(5):
    match = gradlon.new("wreckers", 2, dice=random.Random(seed))
    while not match.over:
        match.play(match.waiting[0], match.legal(match.waiting[0])[0])
    scores.append(match.scores)
print(scores)
"""


@pytest.mark.parametrize("environment", [{"GRADLON_PURE": "1"}, {"CC": "no-such-compiler"}])
def test_the_pure_wheel_is_built_on_request_or_without_a_compiler_and_behaves_the_same(environment, tmp_path):
    build = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", tmp_path, ROOT]
    subprocess.run(build, check=True, capture_output=True, env=os.environ | environment)
    (wheel,) = tmp_path.glob("*.whl")
    assert wheel.name.endswith("-py3-none-any.whl")
    install = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-index", "--target", tmp_path / "site", wheel]
    subprocess.run(install, check=True)
    ways = [os.environ | {"PYTHONPATH": str(tmp_path / "site")}, dict(os.environ)]
    pure, here = (
        subprocess.run([sys.executable, "-c", PLAY], check=True, capture_output=True, text=True, cwd=tmp_path, env=way).stdout
        for way in ways
    )
    assert pure == here


def test_no_compiled_file_lies_beside_the_source():
    assert not [file for file in (ROOT / "gradlon").rglob("*") if file.suffix in {".so", ".pyd", ".c"}]


def test_the_engine_needs_nothing():
    """Every module of kernel and games imports in an interpreter that has only the standard library."""
    code = (
        "import sys, gradlon; [gradlon.game(g) for g in ['wreckers', 'tollgate', *gradlon.games()]]; print(sorted(sys.modules))"
    )
    run = [sys.executable, "-S", "-c", code]
    found = subprocess.run(run, check=True, capture_output=True, text=True, env={"PYTHONPATH": str(ROOT)}).stdout
    assert "'gradlon.kernel.agenda'" in found and "fluent" not in found


def test_without_the_extra_the_command_says_what_to_install():
    run = [sys.executable, "-S", "-c", "from gradlon.cli import main; main()"]
    done = subprocess.run(run, check=False, capture_output=True, text=True, env={"PYTHONPATH": str(ROOT)})
    assert done.returncode == 1
    assert "pip install 'gradlon[terminal]'" in done.stderr and "Traceback" not in done.stderr
