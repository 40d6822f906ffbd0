"""What the pages say is run, and what they quote is there."""

import re
import sys
import venv
from pathlib import Path

import pytest
from blocks import ROOT, blocks, commands, matches, shell

import gradlon

PAGES = ["README.md", "CONTRIBUTING.md", *(f"docs/{page.name}" for page in sorted((ROOT / "docs").glob("*.md")))]


@pytest.mark.parametrize("page", PAGES)
def test_quoted_code_is_the_code(page):
    for block in blocks(page):
        if block.source:
            assert block.text in (ROOT / block.source).read_text(encoding="utf-8"), f"{page} quotes {block.source} wrongly"


@pytest.mark.parametrize("page", PAGES)
def test_links_between_pages_lead_somewhere(page):
    for link in re.findall(r"\]\(([\w./-]*\w)(?:#[^)]*)?\)", (ROOT / page).read_text(encoding="utf-8")):
        assert (ROOT / page).parent.joinpath(link).exists(), f"{page} links to {link}"


@pytest.mark.parametrize("page", ["README.md", "docs/records.md", "docs/research.md"])
def test_python_blocks_run(page, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    names = {}
    for block in blocks(page):
        if block.kind == "python" and not block.source:
            exec(compile(block.text, page, "exec"), names)


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    """A folder with an environment of its own that sees all that is installed here."""
    folder = tmp_path_factory.mktemp("house")
    venv.create(folder / "env", with_pip=False, symlinks=True)
    outer = Path(sys.executable).parent.parent
    site = next((folder / "env" / "lib").iterdir()) / "site-packages"
    (site / "outer.pth").write_text(f"import site; site.addsitedir({str(next((outer / 'lib').iterdir()) / 'site-packages')!r})\n")
    return folder


def test_a_game_is_added_as_the_page_says(house):
    """Every command of docs/add-a-game.md, in its order, as someone outside would type them."""
    inner = house / "env" / "bin"
    folder = house
    for program, module in (("pip", "pip"), ("gradlon", "gradlon.cli")):
        call = "main()" if program == "gradlon" else "sys.exit(main())"
        start = f"import sys\nfrom {'pip._internal.cli.main' if program == 'pip' else module} import main\n{call}\n"
        (inner / program).write_text(f"#!{inner / 'python'}\n{start}")
        (inner / program).chmod(0o755)
    for block in blocks("docs/add-a-game.md"):
        if block.kind == "toml":
            (folder / "pyproject.toml").write_text(block.text)
        elif block.kind == "python" and not block.source:
            (folder / "check.py").write_text(block.text)
            shell(f"PATH={inner}:$PATH python check.py", folder)
        elif block.kind == "console":
            for command, wanted in commands(block.text):
                printed = shell(f"PATH={inner}:$PATH; {command}", folder)
                assert matches(printed, wanted), f"{command}\nprinted:\n{printed}\nnot:\n{wanted}"
                if "&& cd " in command:
                    folder = folder / command.rpartition(" ")[2]


def test_the_record_on_the_page_is_a_record():
    (example,) = [block.text for block in blocks("docs/records.md") if block.kind == "text"]
    assert gradlon.load(example).record() == example


def test_the_commands_of_the_readme_are_targets_of_make():
    for command in [block.text.strip() for block in blocks("README.md") if block.kind == "sh"]:
        assert shell(f"{command} --dry-run --always-make", ROOT), command
