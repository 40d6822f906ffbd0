"""A table at one terminal: what one person is shown, asked, and may say. Everyone else chooses at random."""

import random
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from gradlon.kernel.errors import CannotUndo, GameError, NotAnAction
from gradlon.kernel.game import SPECTATOR, Choice, nearest
from gradlon.kernel.match import Match
from gradlon.rulebook import section, sections
from gradlon.terminal import WORDS
from gradlon.words import Words

RECENT = 20  # events told again to those who come back to a game
LISTED = 40  # choices shown at once; `list` shows all


class Screen(NamedTuple):
    """How lines come and go."""

    write: Callable[[str], object]
    read: Callable[[str], str]
    clear: Callable[[], object]


class Leave(Exception):
    """The person at the terminal wants to stop."""


class TerminalTable:
    """One match at one terminal. `people` are the seats played here; the others choose at random."""

    def __init__(self, match: Match, language: str, people: Sequence[int], file: Path, screen: Screen) -> None:
        """Sit down; `file` is where the game is kept when it stops."""
        self.match = match
        self.words = Words(match.game, language, more=WORDS)
        self.people = people
        self.file = file
        self.screen = screen
        self.others = random.Random()  # noqa: S311 - dice, not keys
        self.person: int | None = None  # who sits at the terminal now
        begun = any(entry.seat >= 0 for entry in match.log)
        recent = len(match.events) - RECENT if begun else 0
        self.told = dict.fromkeys(range(SPECTATOR, match.seats), max(0, recent))  # how many events each seat has been told
        self.commands = {
            name: (key, act)
            for key, act in {
                "help": self._help,
                "why": self._why,
                "rules": self._rules,
                "table": self._table,
                "list": self._list,
                "log": self._log,
                "undo": self._undo,
                "save": self._save,
                "quit": self._quit,
            }.items()
            for name in (key, *self._say(f"ui-command-{key}").split())
        }
        self.commands["?"] = self.commands["help"]

    def play(self) -> None:
        """Play until the game is over or someone leaves; either way it is kept."""
        try:
            while not self.match.over:
                self._go_on()
            self._finish()
        except Leave:
            pass
        except (EOFError, KeyboardInterrupt):
            self.screen.write("")
        finally:
            self._keep()

    def _go_on(self) -> None:
        waiting = self.match.waiting
        elsewhere = [seat for seat in waiting if seat not in self.people]
        if elsewhere:
            self.match.play(elsewhere[0], self.others.choice(self.match.legal(elsewhere[0])))
            if not self.people:
                self._tell(SPECTATOR)
            return
        person = self.person if self.person in waiting else waiting[0]
        self._seat(person)
        self._ask(person)

    def _seat(self, person: int) -> None:
        """Let this person sit down; where there are secrets, the one before must look away first."""
        if person != self.person and len(self.people) > 1 and self._has_secrets():
            self.screen.clear()
            self.screen.read(self._say("ui-change_places", seat=person) + " ")
            self.screen.clear()
        changed = person != self.person
        self.person = person
        news = self._tell(person)
        if changed or news:
            self._table("")

    def _has_secrets(self) -> bool:
        return bool(self.match.game.secrets(self.match.state))

    def _tell(self, seat: int) -> bool:
        """Tell what this seat has not been told; gives whether anyone else did something."""
        start = min(self.told[seat], len(self.match.events))
        self._write_events(start, seat)
        self.told[seat] = len(self.match.events)
        log = self.match.log
        return bool(log) and log[-1].seat != seat

    def _write_events(self, start: int, seat: int) -> None:
        for event in self.match.events[start:]:
            text = self.words.event(event, seat)
            if text:
                self.screen.write(f"{text} [{event.section}]")

    def _ask(self, person: int) -> None:
        """Ask until this person has decided, or something was taken back."""
        decided = self.match.decision(person)
        self._prompt(person)
        while self.match.waiting and person in self.match.waiting and self.match.decision(person) == decided:
            line = self.screen.read("> ").strip()
            if line:
                self._answer(person, line)

    def _prompt(self, person: int) -> None:
        rule = self.match.state.book[self.match.state.now]
        asked = self.words.said(self.match.game.prompt(self.match.state, person))
        self.screen.write("")
        self.screen.write(self._say("ui-prompt", seat=person, text=asked, section=rule.section))
        self._list("")

    def _answer(self, person: int, line: str) -> None:
        choices = self.match.choices(person)
        first, _, rest = line.partition(" ")
        if line.isdecimal():
            if 1 <= int(line) <= len(choices):
                self._choose(person, choices[int(line) - 1].action)
            else:
                self.screen.write(self._say("ui-no_number", number=len(choices)))
        elif first.lower() in self.commands and first not in {verb.name for verb in self.match.game.verbs}:
            self.commands[first.lower()][1](rest.strip())
        else:
            action = self._read_action(line)
            if action is not None:
                self._choose(person, action)

    def _choose(self, person: int, action: int) -> None:
        refusal = self.match.game.why_not(self.match.state, person, action)
        if refusal is None:
            self.match.play(person, action)
        else:
            self.screen.write(f"{self.words.refusal(refusal, person, action)} [{refusal.section}]")

    def _read_action(self, line: str) -> int | None:
        try:
            return self.match.game.verbs.parse(line)
        except NotAnAction as error:
            wanted = list(error.wanted)
            if error.code == "verb":
                wanted = nearest(error.given, [*(verb.name for verb in self.match.game.verbs), *self.commands])
            self.screen.write(self._say(f"ui-bad_{error.code}", given=error.given, wanted=", ".join(wanted) or "?"))
            return None

    # The commands; each takes what stands behind it.

    def _help(self, _rest: str) -> None:
        self.screen.write(self._say("ui-help"))
        verbs = [" ".join([verb.name, *(noun.name.upper() for noun in verb.nouns)]) for verb in self.match.game.verbs]
        self.screen.write(self._say("ui-help-words", words="; ".join(verbs)))

    def _why(self, rest: str) -> None:
        assert self.person is not None
        action = self._read_action(rest or "?")
        if action is None:
            return
        refusal = self.match.game.why_not(self.match.state, self.person, action)
        if refusal is None:
            self.screen.write(self._say("ui-allowed", number=self.match.legal(self.person).index(action) + 1))
        else:
            self.screen.write(f"{self.words.refusal(refusal, self.person, action)} [{refusal.section}]")

    def _rules(self, rest: str) -> None:
        game, language = self.match.game, self.words.language
        try:
            for line in rules_lines(game, language, rest):
                self.screen.write(line)
        except GameError:
            known = [found.id for found in sections(game, language)]
            self.screen.write(self._say("ui-no_section", given=rest, wanted=", ".join(known)))

    def _table(self, _rest: str) -> None:
        seat = SPECTATOR if self.person is None else self.person
        self.screen.write("")
        for line in self.match.game.table(self.match.view(seat)):
            self.screen.write(self.words.said(line))

    def _list(self, rest: str) -> None:
        assert self.person is not None
        choices = self.match.choices(self.person)
        wanted = [i for i, choice in enumerate(choices) if rest.lower() in self._label(choice).lower()]
        shown = wanted if rest or len(wanted) <= LISTED else wanted[:LISTED]
        for i in shown:
            self.screen.write(f"{i + 1:3}. {self._label(choices[i])}")
        if len(shown) < len(wanted):
            self.screen.write(self._say("ui-more", number=len(wanted) - len(shown)))
        if not wanted:
            self.screen.write(self._say("ui-none_with", given=rest))

    def _label(self, choice: Choice) -> str:
        label, typed = self.words.choice(choice), self.match.game.verbs.text(choice.action)
        return f"{label} ({typed})"

    def _log(self, rest: str) -> None:
        assert self.person is not None
        lines = int(rest) if rest.isdecimal() else RECENT
        self._write_events(max(0, len(self.match.events) - lines), self.person)

    def _undo(self, _rest: str) -> None:
        assert self.person is not None
        log = self.match.log
        seat = log[-1].seat if log and log[-1].seat in self.people else self.person
        try:
            self.match.undo(seat)
        except CannotUndo as error:
            self.screen.write(self._say(f"ui-undo-{error.code}", seat=error.seat))
            return
        self.screen.write(self._say("ui-undone", seat=seat))
        for each in self.told:
            self.told[each] = min(self.told[each], len(self.match.events))

    def _save(self, rest: str) -> None:
        if not rest:
            self.screen.write(self._say("ui-save-where"))
            return
        try:
            Path(rest).expanduser().write_text(self.match.record(), encoding="utf-8")
        except OSError as error:
            self.screen.write(self._say("ui-save-failed", given=rest, reason=str(error.strerror)))
        else:
            self.screen.write(self._say("ui-saved", file=rest))

    def _quit(self, _rest: str) -> None:
        raise Leave

    # The end.

    def _finish(self) -> None:
        for seat in [self.person if self.person is not None and len(self.people) == 1 else SPECTATOR]:
            self._tell(seat)
        self.person = None
        self._table("")
        self.screen.write("")
        scores = ", ".join(self._say("ui-score", seat=seat, points=n) for seat, n in enumerate(self.match.scores))
        winners = self.words.join([self.words.name(seat) for seat in self.match.winners])
        self.screen.write(self._say("ui-over", scores=scores, winners=winners, number=len(self.match.winners)))

    def _keep(self) -> None:
        if not self.match.log:
            return
        try:
            self.file.write_text(self.match.record(), encoding="utf-8")
        except OSError as error:
            self.screen.write(self._say("ui-save-failed", given=str(self.file), reason=str(error.strerror)))
            self.screen.write(self.match.record())
            return
        if self.match.over:
            self.screen.write(self._say("ui-kept-over", file=str(self.file)))
        else:
            people = ",".join(str(seat + 1) for seat in self.people) or "none"
            language = "" if self.words.language == "en" else f" --lang {self.words.language}"
            self.screen.write(self._say("ui-kept", command=f"gradlon play --resume {self.file} --you {people}{language}"))

    def _say(self, message: str, **args: int | str) -> str:
        return self.words.say(message, args)


def rules_lines(game: Any, language: str, wanted: str) -> list[str]:  # noqa: ANN401 - any game
    """Give one section of the rules, or the list of all."""
    if wanted:
        found = section(game, wanted, language)
        return [f"{found.id}. {found.title}", "", *found.text.splitlines()]
    return [f"{found.id:>6}  {found.title}" for found in sections(game, language)]
