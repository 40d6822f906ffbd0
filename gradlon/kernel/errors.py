"""What can go wrong at the door of the engine.

    GameError(ValueError)
    +-- BadSetup        unknown game, seat count, option or value
    +-- BadRecord       a text that is not a record, or whose line n is wrong
    +-- IllegalAction   refused by a rule; `code` says which refusal of the game
    +-- NotYourSeat     this seat has nothing to decide now
    +-- StaleDecision   the decision answered has passed
    +-- CannotUndo      there is a barrier, and the message names it

Inside rules there are only assertions.
"""


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
    """The action can no longer be taken back."""
