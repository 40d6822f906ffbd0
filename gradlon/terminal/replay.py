"""Stepping through a record."""

from gradlon.kernel.agenda import CHANCE
from gradlon.kernel.game import SPECTATOR
from gradlon.kernel.match import Match
from gradlon.terminal import WORDS
from gradlon.terminal.table import Screen
from gradlon.words import Words


class Replay:
    """A finished or unfinished match, looked at move by move, with nothing hidden but what the table itself hides."""

    def __init__(self, match: Match, language: str, screen: Screen) -> None:
        """Begin before the first move."""
        self.match = match
        self.words = Words(match.game, language, more=WORDS)
        self.screen = screen
        self.now = until(match, 0)

    def all(self) -> None:
        """Tell every move."""
        while self._next():
            pass

    def step(self) -> None:
        """Let the reader go through the moves."""
        self.screen.write(self.words.say("ui-replay-help"))
        self.screen.write(self.words.say("ui-replay-start", {"moves": len(self.match.log)}))
        while True:
            try:
                line = self.screen.read("> ").strip().lower()
            except (EOFError, KeyboardInterrupt):
                return
            if line == "q":
                return
            if line == "t":
                self.table(SPECTATOR)
            elif line == "b":
                self._go(len(self.now.log) - 1)
            elif line.isdecimal():
                self._go(int(line))
            elif line:
                self.screen.write(self.words.say("ui-replay-help"))
            elif not self._next():
                self.screen.write(self.words.say("ui-replay-end"))

    def table(self, seat: int) -> None:
        """Tell the table as a seat sees it, or a spectator."""
        for line in self.match.game.table(self.now.view(seat)):
            self.screen.write(self.words.said(line))

    def _go(self, at: int) -> None:
        at = min(max(at, 0), len(self.match.log))
        if at == 0:
            self.now = until(self.match, 0)
            self.screen.write(self.words.say("ui-replay-start", {"moves": len(self.match.log)}))
        else:
            self.now = until(self.match, at - 1)
            self._next()

    def _next(self) -> bool:
        at = len(self.now.log)
        if at == len(self.match.log):
            return False
        seat, action = self.match.log[at]
        who = self.words.say("ui-chance") if seat == CHANCE else self.words.name(seat)
        move: dict[str, int | str] = {
            "number": at + 1,
            "moves": len(self.match.log),
            "who": who,
            "action": self.match.game.verbs.text(action),
        }
        self.screen.write(self.words.say("ui-replay-at", move))
        for event in self.now.play(seat, action):
            told = self.match.game.readable(event._replace(to=-1), SPECTATOR)
            assert told is not None
            self.screen.write(f"    {self.words.say(f'on-{told.message}', told.args)} [{event.section}]")
        return True


def until(match: Match, moves: int) -> Match:
    """Give the match as it was after so many moves."""
    earlier = Match(match.game, match.seats, match.options)
    for seat, action in match.log[:moves]:
        earlier.play(seat, action)
    return earlier
