"""A match: a game, its seats and options, and the log of all actions. Still no input or output."""

import hashlib
import secrets
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol, runtime_checkable

from gradlon.kernel.agenda import ALL, CHANCE, OVER, Event, State
from gradlon.kernel.errors import CannotUndo, IllegalAction, NotYourSeat, StaleDecision
from gradlon.kernel.game import SPECTATOR, Choice, Game, waiting_seats


@runtime_checkable
class Dice(Protocol):
    """Whatever decides for chance."""

    def pick(self, weights: Sequence[int], /) -> int:
        """Give an index, each as likely as its weight."""


class Generator(Protocol):
    """A standard generator, such as `random.Random(7)`."""

    def randrange(self, stop: int, /) -> int:
        """Give a number from 0 to stop - 1."""


class SealedDice:
    """Dice that anyone can verify once the seed is known; docs/records.md specifies them."""

    def __init__(self, seed: bytes, drawn: int = 0) -> None:
        """Begin after so many draws."""
        self.seed = seed
        self.drawn = drawn

    @property
    def seal(self) -> str:
        """Give the promise to publish before the first draw."""
        return hashlib.sha256(self.seed).hexdigest()

    def pick(self, weights: Sequence[int], /) -> int:
        """Take the next draw: SHA-256 of seed, draw number and try, as a number, modulo the total."""
        total, tries = sum(weights), 0
        while True:
            parts = (self.seed, self.drawn.to_bytes(8, "big"), tries.to_bytes(8, "big"))
            number = int.from_bytes(hashlib.sha256(b"".join(parts)).digest()[:8], "big")
            if number < 2**64 - 2**64 % total:
                break
            tries += 1  # pragma: no cover - less likely than one in 2**50 for any real deck
        self.drawn += 1
        return _at(weights, number % total)


class _Rolled:
    """A standard generator as dice."""

    def __init__(self, generator: Generator) -> None:
        self.generator = generator

    def pick(self, weights: Sequence[int], /) -> int:
        return _at(weights, self.generator.randrange(sum(weights)))


def _at(weights: Sequence[int], number: int) -> int:
    for i, weight in enumerate(weights):
        number -= weight
        if number < 0:
            return i
    raise AssertionError("the number is below the total")


class Entry(NamedTuple):
    """A line of the log: who acted, CHANCE for dice and decks, and the action."""

    seat: int
    action: int


class Match:
    """A game being played. With `dice`, chance plays by itself; with `dice=None`, the caller plays CHANCE."""

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        options: Mapping[str, str] | None = None,
        dice: Dice | Generator | None = None,
    ) -> None:
        """Set up, and let chance play where it comes first."""
        self.game = game
        self.seats = seats
        self.options = game.choose_options(seats, options or {})
        self.state: State = game.setup(seats, self.options)
        self.log: list[Entry] = []
        self.dice: Dice | None = None
        self._rows = 0  # the log's rows with those taken back: a decision's number is never used again
        self._opened: dict[int, int] = {}
        self.resume(dice)

    def resume(self, dice: Dice | Generator | None) -> None:
        """Go on with these dice."""
        self.dice = dice if dice is None or isinstance(dice, Dice) else _Rolled(dice)
        self._roll()
        self._open(set())

    def record(self) -> str:
        """Write the match as a readable text."""
        from gradlon.kernel.record import write_record  # noqa: PLC0415 - records are made of matches

        return write_record(self)

    # What anyone may ask.

    @property
    def over(self) -> bool:
        """Tell whether the game is finished."""
        return self.state.who == OVER

    @property
    def waiting(self) -> list[int]:
        """List the seats that may act now."""
        return waiting_seats(self.state)

    @property
    def scores(self) -> list[int]:
        """Give the points of each seat as they stand."""
        return self.game.scores(self.state)

    @property
    def winners(self) -> list[int]:
        """Give the seats that win; empty while the game goes on."""
        return self.game.winners(self.state) if self.over else []

    @property
    def events(self) -> list[Event]:
        """List all that has happened."""
        assert self.state.events is not None
        return self.state.events

    def legal(self, seat: int) -> list[int]:
        """List the legal actions of a seat, or of CHANCE; empty when it has nothing to decide."""
        return [int(action) for action in self.state.legal(seat)]

    def choices(self, seat: int) -> list[Choice]:
        """Describe the legal actions of a seat."""
        return [self.game.choice(self.state, seat, action) for action in self.legal(seat)]

    def view(self, seat: int = SPECTATOR) -> dict[str, Any]:
        """Give what a seat sees, or a spectator."""
        return self.game.view(self.state, seat)

    def decision(self, seat: int) -> int:
        """Give the number of the decision that this seat is asked, to send back with the answer."""
        if seat not in self._opened:
            raise NotYourSeat(f"player {seat + 1} has nothing to decide now")
        return self._opened[seat]

    # What players do.

    def play(self, seat: int, action: int | str, decision: int | None = None) -> list[Event]:
        """Play an action, given as a number or in words; then chance. Gives the new events, or raises and changes nothing."""
        if isinstance(action, str):
            action = self.game.verbs.parse(action)
        if self.over:
            raise NotYourSeat("the game is over")
        if seat == CHANCE:
            if self.state.who != CHANCE:
                raise NotYourSeat("chance has nothing to decide now")
        elif seat not in self._opened:
            who = ", ".join(str(waiting + 1) for waiting in self.waiting) or "chance"
            raise NotYourSeat(f"player {seat + 1} has nothing to decide now; player {who} has")
        if decision is not None and decision != self.decision(seat):
            raise StaleDecision(f"decision {decision} has passed; now it is {self.decision(seat)}")
        if action not in self.legal(seat):
            self._refuse(seat, action)
        seen, waited = len(self.events), set(self.waiting) if self.state.who == ALL else set()
        self._apply(seat, action)
        self._roll()
        self._open(waited - {seat})
        return self.events[seen:]

    def undo(self, seat: int) -> None:
        """Take back the seat's last action, unless something has happened since that cannot be taken back."""
        at = next((i for i in range(len(self.log) - 1, -1, -1) if self.log[i].seat == seat), None)
        if at is None:
            raise CannotUndo(f"player {seat + 1} has done nothing yet", "nothing")
        before = self._replay(self.log[:at])
        waited: set[int] = set()
        after = self.log[at + 1 :]
        still_choosing = set(before.waiting) - {seat} - {entry.seat for entry in after}
        if self.state.who == ALL and before.state.who == ALL and set(self.waiting) == still_choosing:
            waited = still_choosing  # its own secret choice, while others still choose
        elif any(entry.seat == CHANCE for entry in after):
            raise CannotUndo("chance has decided since", "chance")
        elif after:
            raise CannotUndo(f"player {after[0].seat + 1} has decided since", "other", after[0].seat)
        else:
            now = {secret.id: secret.known for secret in self.game.secrets(self.state)}
            for secret in self.game.secrets(before.state):
                if not secret.known >> seat & 1 and now.get(secret.id, -1) >> seat & 1:
                    raise CannotUndo("something hidden has been seen since", "seen")
        del self.log[at]
        self.state = self._replay(self.log).state
        self._rows += 1
        self._open(waited)

    # How it is done.

    def _apply(self, seat: int, action: int) -> None:
        self.state.step(seat, action)
        self.log.append(Entry(seat, action))
        self._rows += 1

    def _roll(self) -> None:
        while self.dice is not None and self.state.who == CHANCE:
            outcome = self.dice.pick([int(weight) for weight in self.state.chances()])
            self._apply(CHANCE, self.state.book[self.state.now].first + outcome)

    def _open(self, unchanged: set[int]) -> None:
        """Number the decisions now open; those of `unchanged` are the same as before."""
        self._opened = {seat: self._opened[seat] if seat in unchanged else self._rows for seat in self.waiting}

    def _refuse(self, seat: int, action: int) -> None:
        name = f"{self.game.verbs.text(action)!r}"
        if seat == CHANCE:
            raise IllegalAction(f"{name} can't come up now")
        refusal = self.game.why_not(self.state, seat, action)
        assert refusal is not None, f"{name} is not legal, and no rule refuses it"
        raise IllegalAction(f"{name} is refused: {refusal.message} (rule {refusal.section})", self.state.why_not(seat, action))

    def _replay(self, log: Sequence[Entry]) -> "Match":
        match = Match(self.game, self.seats, self.options)
        for seat, action in log:
            match.state.step(seat, action)
        return match


def new_seed() -> bytes:
    """Give 32 random bytes for `SealedDice`."""
    return secrets.token_bytes(32)
