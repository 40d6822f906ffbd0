"""What can go wrong at the door of the engine.

    GameError(ValueError)
    +-- BadSetup        unknown game, seat count, option or value
    +-- BadRecord       a text that is not a record, or whose line n is wrong
    +-- NotAnAction     words that are no action; `code`, `given` and `wanted` say what was wrong and what is near
    +-- IllegalAction   refused by a rule; `code` says which refusal of the game
    +-- NotYourSeat     this seat has nothing to decide now
    +-- StaleDecision   the decision answered has passed
    +-- CannotUndo      there is a barrier, and `code` names it

Inside rules there are only assertions.
"""

from collections.abc import Sequence


class GameError(ValueError):
    """The root of all errors that a caller can cause."""


class BadSetup(GameError):
    """No game can be made of these seats and options."""


class BadRecord(GameError):
    """The text is not a record of a game; `line` counts from 1, 0 where the whole text is meant."""

    def __init__(self, message: str, line: int = 0) -> None:
        """Say what is wrong, and in which line."""
        super().__init__(f"line {line}: {message}" if line else message)
        self.line = line


class NotAnAction(GameError):
    """The words name no action of the game. `code` is verb, count or word; `given` is the wrong word, `wanted` those near it."""

    def __init__(self, message: str, code: str, given: str, wanted: Sequence[str]) -> None:
        """Say what is wrong, and keep it for whoever tells it in another language."""
        super().__init__(message)
        self.code = code
        self.given = given
        self.wanted = wanted


class IllegalAction(GameError):
    """The action is not legal now; nothing has changed."""

    def __init__(self, message: str, code: int = 0) -> None:
        """Say why, and keep the refusal's code."""
        super().__init__(message)
        self.code = code


class NotYourSeat(GameError):
    """This seat has nothing to decide now."""


class StaleDecision(GameError):
    """The decision answered has passed."""


class CannotUndo(GameError):
    """The action can no longer be taken back; `code` is nothing, chance, other or seen."""

    def __init__(self, message: str, code: str, seat: int = -1) -> None:
        """Say what stands in the way; `seat` is the other who has decided since."""
        super().__init__(message)
        self.code = code
        self.seat = seat
