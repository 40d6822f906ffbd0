"""Which engine is being tested."""

import sys
from pathlib import Path

from gradlon.kernel import agenda
from gradlon.kernel.ints import COMPILED


def test_the_compiled_environment_runs_the_compiled_engine():
    expected = Path(sys.prefix).name == ".venv-compiled"
    assert COMPILED == expected == (not agenda.__file__.endswith(".py"))
