"""Players made of code. A bot sees what its seat may see and nothing else: it is given a Chair, never the true state."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol

from gradlon.kernel.agenda import State
from gradlon.kernel.dice import Rng
from gradlon.kernel.errors import GameError
from gradlon.kernel.game import Game, near
from gradlon.kernel.match import Match


class Budget(NamedTuple):
    """How long a bot may think: seconds, or playouts, whichever it is given."""

    seconds: float = 0.0
    playouts: int = 0


class Chair(NamedTuple):
    """A seat at a table, as a bot sits on it."""

    game: Game[Any]
    seat: int
    legal: Sequence[int]
    imagine: Callable[[Rng], State]  # a world that this seat thinks possible, dealt anew at each call


class Bot(Protocol):
    """Chooses one of the legal actions of its chair. `rng` is all the chance it has, so that a choice can be repeated."""

    def choose(self, chair: Chair, budget: Budget, rng: Rng, /) -> int:
        """Give one of `chair.legal`."""


def sit(match: Match, seat: int) -> Chair:
    """Seat a bot at a match."""
    state = match.state
    return Chair(match.game, seat, match.legal(seat), lambda rng: match.game.imagine(state, seat, rng))


class RandomBot:
    """Chooses evenly."""

    def choose(self, chair: Chair, _budget: Budget, rng: Rng, /) -> int:
        """Give any of the legal actions."""
        return chair.legal[int(rng.below(len(chair.legal)))]


def bots() -> list[str]:
    """List the names of the bots."""
    return sorted(_BOTS)


def bot(name: str) -> Bot:
    """Give a bot by its name."""
    if name not in _BOTS:
        raise GameError(f"there is no bot {name!r}{near(name, bots())}")
    return _BOTS[name]()


_BOTS: dict[str, Callable[[], Bot]] = {"random": RandomBot}
