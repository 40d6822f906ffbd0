"""Reads a game's RULES.md and its translations: sections with ids, the same in every language."""

import re
from typing import Any, NamedTuple

from gradlon.kernel.errors import GameError
from gradlon.kernel.game import Game, near

LANGUAGES = ("en", "fr", "es")
_HEADING = re.compile(r"^#+ ([0-9A-Z]+(?:\.[0-9A-Z]+)*)\. (.+?)( \*rule\*)?$")


class Section(NamedTuple):
    """One section: its id, its title, whether a rule of the engine carries it out, and its text."""

    id: str
    title: str
    rule: bool
    text: str


def sections(game: Game[Any], language: str = "en") -> list[Section]:
    """Read the rules of a game in a language."""
    name = "RULES.md" if language == "en" else f"RULES.{language}.md"
    found: list[Section] = []
    for line in (game.folder / name).read_text(encoding="utf-8").splitlines():
        heading = _HEADING.match(line)
        if heading:
            found.append(Section(heading[1], heading[2], bool(heading[3]), ""))
        elif found:
            found[-1] = found[-1]._replace(text=f"{found[-1].text}{line}\n")
    return [section._replace(text=section.text.strip()) for section in found]


def section(game: Game[Any], section_id: str, language: str = "en") -> Section:
    """Give one section; the error lists what is near."""
    all_sections = {found.id: found for found in sections(game, language)}
    wanted = section_id.upper()
    if wanted not in all_sections:
        raise GameError(f"{game.title} has no section {section_id!r}{near(wanted, list(all_sections))}")
    return all_sections[wanted]
