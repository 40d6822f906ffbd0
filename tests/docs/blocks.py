"""Reads and runs the blocks of a page."""

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
_BLOCK = re.compile(r"(?:<!-- from (?P<source>\S+) -->\n)?^```(?P<kind>\w+)\n(?P<text>.*?)^```$", re.DOTALL | re.MULTILINE)


class Block(NamedTuple):
    """A block of code: its language, its text, and the file that it quotes."""

    kind: str
    text: str
    source: str


def blocks(page: str) -> list[Block]:
    """List the blocks of a page."""
    text = (ROOT / page).read_text(encoding="utf-8")
    return [Block(found["kind"], found["text"], found["source"] or "") for found in _BLOCK.finditer(text)]


def commands(text: str) -> list[tuple[str, str]]:
    """Split a console block into commands and what each should print; `...` stands for anything."""
    found: list[tuple[str, str]] = []
    for line in text.splitlines():
        if line.startswith("$ "):
            found.append((line[2:], ""))
        else:
            found[-1] = (found[-1][0], f"{found[-1][1]}{line}\n")
    return found


def shell(command: str, folder: Path, **environment: str) -> str:
    """Run a command with this interpreter's programs first on the path."""
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run(
        ["bash", "-c", command],
        cwd=folder,
        env=os.environ | {"PATH": path, "COLUMNS": "200"} | environment,
        capture_output=True,
        text=True,
        check=False,
        stdin=subprocess.DEVNULL,
    )
    assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
    return done.stdout


def matches(printed: str, wanted: str) -> bool:
    """Tell whether what was printed is what the page says."""
    pattern = re.escape(wanted).replace("\\.\\.\\.\\\n", ".*").replace(r"\.\.\.", ".*")
    return re.fullmatch(pattern, printed, re.DOTALL) is not None
