"""The reader's language, applied at the edge: messages and arguments become sentences, from Fluent files."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from gradlon.kernel.agenda import Event, Rule
from gradlon.kernel.errors import GameError
from gradlon.kernel.game import Choice, Game, Refusal, Said, rule_name
from gradlon.rulebook import LANGUAGES

Args = Mapping[str, int | str | Sequence[int]]


class Words:
    """A game in one language. `names` are the players', by seat; without them they are numbered.

    `more` is a folder with further words, of whatever shows the game: one Fluent file per language.
    """

    def __init__(self, game: Game[Any], language: str = "en", names: Sequence[str] = (), more: Path | None = None) -> None:
        """Read the files: ours, then the game's."""
        if language not in LANGUAGES:
            raise GameError(f"the languages are {', '.join(LANGUAGES)}, not {language!r}")
        self.game = game
        self.language = language
        self.nouns = game.all_nouns()
        self.names = names
        self.bundle = FluentBundle([language], use_isolating=False)
        for source in sources(game, language):
            self.bundle.add_resource(FluentResource(source))
        if more is not None:
            self.bundle.add_resource(FluentResource((more / f"{language}.ftl").read_text(encoding="utf-8")))

    def say(self, message: str, args: Args | None = None) -> str:
        """Format a message."""
        if not self.bundle.has_message(message):
            raise KeyError(f"{self.language} has no message {message!r} for {self.game.id}")
        given: dict[str, Any] = {}
        for name, value in (args or {}).items():
            given |= self._argument(name, value)
        return self._format(self.bundle.get_message(message).value, given)

    def said(self, line: Said) -> str:
        """Format a line about the table, or a prompt."""
        return self.say(line.message, line.args)

    def event(self, event: Event, seat: int) -> str:
        """Tell an event as a seat may read it; empty if it may not."""
        read = self.game.readable(event, seat)
        return self.say(f"on-{read.message}", read.args) if read else ""

    def choice(self, choice: Choice) -> str:
        """Label a choice."""
        return self.say(f"do-{choice.verb}", choice.args)

    def action(self, action: int) -> str:
        """Label an action, legal or not."""
        return self.say(f"do-{self.game.verbs.verb(action).name}", self.game.verbs.args(action))

    def refusal(self, refusal: Refusal, seat: int, action: int) -> str:
        """Say why an action is refused."""
        return self.say(f"no-{refusal.message}", self.game.verbs.args(action) | {"seat": seat})

    def name(self, seat: int) -> str:
        """Name a player."""
        if seat < 0:
            return self.say("nobody")
        return self.names[seat] if seat < len(self.names) else self.say("player", {"number": seat + 1})

    def join(self, words: Sequence[str]) -> str:
        """Join a list as the language does."""
        if len(words) < 2:
            return words[0] if words else self.say("nothing")
        if self.language == "es" and words[-1].lower().startswith(("i", "hi")):
            return f"{', '.join(words[:-1])} e {words[-1]}"
        return f"{', '.join(words[:-1])} {self.say('and')} {words[-1]}"

    def _format(self, pattern: Any, args: Mapping[str, Any]) -> str:  # noqa: ANN401 - the library's own
        text, errors = self.bundle.format_pattern(pattern, dict(args))
        assert not errors, f"{self.language}, {self.game.id}: {errors}"
        assert isinstance(text, str)
        return text

    def _argument(self, name: str, value: int | str | Sequence[int]) -> dict[str, Any]:
        """Turn an argument into words: of its noun, with its forms, or of a seat; other numbers stay numbers."""
        if isinstance(value, str):
            return {name: value}
        if not isinstance(value, int):
            return {name: self.join([str(self._argument(name, item)[name]) for item in value])}
        if is_seat(name):
            return {name: self.name(value)}
        noun = self.nouns.get(name) or self.nouns.get(name.rstrip("0123456789"))
        if noun is None:
            return {name: value}
        message = self.bundle.get_message(f"{noun.name}-{noun.words[value]}")
        forms = {f"{name}_{form}": self._format(pattern, {}) for form, pattern in message.attributes.items()}
        return {name: self._format(message.value, {})} | forms


def is_seat(name: str) -> bool:
    """Tell whether an argument of this name is a player."""
    return name.rstrip("0123456789").endswith(("seat", "owner"))


@cache
def _ours(language: str) -> str:
    return (Path(__file__).parent / f"{language}.ftl").read_text(encoding="utf-8")


def sources(game: Game[Any], language: str) -> list[str]:
    """Read the Fluent files of a game in a language: ours and its own."""
    own = sorted((game.folder / "words").glob(f"{language}*.ftl"))
    return [_ours(language), *(file.read_text(encoding="utf-8") for file in own)]


# What must be there: a missing message is a red test.


def needed(game: Game[Any]) -> dict[str, set[str]]:
    """List every message that a game needs, with the variables that it may use."""
    wanted: dict[str, set[str]] = {"title": set(), "blurb": set()}
    for verb in game.verbs:
        wanted[f"do-{verb.name}"] = {noun.name for noun in verb.nouns}
    for message, names in game.messages.items():
        wanted[f"on-{message}"] = set(names.split())
    for rule in game.rules:
        if _writes(rule, "choose") and not _writes(rule, "chances"):
            wanted[f"ask-{rule_name(rule)}"] = {"seat", *rule.about} - {""}
    for refusal in game.refusals[1:]:
        wanted[f"no-{refusal.message}"] = {"seat", *(noun.name for verb in game.verbs for noun in verb.nouns)}
    for noun in game.all_nouns().values():
        wanted |= {f"{noun.name}-{word}": set() for word in noun.words}
    for option in game.options:
        wanted[f"option-{option.key}"] = set()
        wanted |= {f"option-{option.key}-{value}": set() for value in option.values}
    return wanted


def missing(game: Game[Any]) -> list[str]:
    """List what is wrong with a game's words in the three languages: nothing, when all is well."""
    return [f"{language}: {problem}" for language in LANGUAGES for problem in _problems(game, language)]


def _problems(game: Game[Any], language: str) -> Iterator[str]:
    found: dict[str, ast.Message] = {}
    for source in sources(game, language):
        for entry in FluentParser().parse(source).body:
            if isinstance(entry, ast.Junk):
                yield f"unreadable: {(entry.content or '').strip()[:60]!r}"
            elif isinstance(entry, ast.Message):
                if entry.id.name in found:
                    yield f"{entry.id.name} stands twice"
                found[entry.id.name] = entry
    nouns = game.all_nouns()
    for message, variables in needed(game).items():
        if message not in found:
            yield f"{message} is missing"
            continue
        for used in sorted(_variables(found[message]) - variables):
            name, _, form = used.rpartition("_")
            words = nouns[name].words if name in nouns and name in variables else ()
            if not words or any(form not in _forms(found.get(f"{name}-{word}")) for word in words):
                yield f"{message} uses ${used}, which it does not get"


def _writes(rule: Rule[Any], method: str) -> bool:
    """Tell whether a rule has written this method of its own."""
    return any(method in kind.__dict__ for kind in type(rule).__mro__ if kind is not Rule)


def _forms(message: ast.Message | None) -> set[str]:
    return {attribute.id.name for attribute in message.attributes} if message else set()


def _variables(message: ast.Message) -> set[str]:
    found: set[str] = set()

    class Collect(Visitor):
        def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the library's name
            found.add(node.id.name)

    Collect().visit(message)
    return found
