"""Finds games: the folders of gradlon.games, those that other packages announce as "gradlon.games", and the examples."""

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules
from typing import Any

from gradlon.kernel.errors import BadSetup
from gradlon.kernel.game import Game, near


def _folders(package: str) -> list[str]:
    return [found.name for found in iter_modules(import_module(package).__path__) if found.ispkg]


def games() -> list[str]:
    """List the ids of the games to play, sorted."""
    return sorted({*_folders("gradlon.games"), *(point.name for point in entry_points(group="gradlon.games"))})


def examples() -> list[str]:
    """List the ids of the small games that show how one is made."""
    return sorted(_folders("gradlon.examples"))


@cache
def game(game_id: str) -> Game[Any]:
    """Give a game by its id."""
    for package in ("gradlon.games", "gradlon.examples"):
        if game_id in _folders(package):
            return _checked(game_id, import_module(f"{package}.{game_id}").GAME)
    for point in entry_points(group="gradlon.games"):
        if point.name == game_id:
            return _checked(game_id, point.load())
    raise BadSetup(f"there is no game {game_id!r}{near(game_id, [*games(), *examples()])}")


def _checked(game_id: str, found: Game[Any]) -> Game[Any]:
    if found.id != game_id:
        raise BadSetup(f"the game found as {game_id!r} calls itself {found.id!r}")
    return found
