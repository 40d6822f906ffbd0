"""The commands, with Typer. Each does little itself: it reads what was typed and calls the module that does it."""

import json
import random
import signal
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskID, TextColumn
from rich.table import Table

import gradlon
from gradlon.kernel.errors import BadRecord, BadSetup, GameError
from gradlon.kernel.game import SPECTATOR, Game, near
from gradlon.kernel.ints import COMPILED
from gradlon.kernel.match import Match
from gradlon.kernel.registry import examples
from gradlon.rulebook import LANGUAGES
from gradlon.terminal.bench import Speed, measure, measure_interpreted
from gradlon.terminal.replay import Replay, until
from gradlon.terminal.table import Screen, TerminalTable, rules_lines
from gradlon.words import Words

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    help="Ys, Yspahan and Caylus at the terminal. Begin with: gradlon play",
)

GameArg = Annotated[str, typer.Argument(metavar="GAME", help="A game's id, as listed by: gradlon games")]
FileArg = Annotated[Path, typer.Argument(metavar="FILE", help="A record.")]
LangOption = Annotated[str, typer.Option("--lang", help="en, fr or es.")]
OptionsOption = Annotated[
    list[str] | None, typer.Option("--option", "-o", metavar="KEY=VALUE", help="A variant; may be repeated.")
]


def _fail(message: object) -> NoReturn:
    typer.echo(f"gradlon: {message}", err=True)
    raise typer.Exit(2)


def _screen() -> Screen:
    def clear() -> None:
        if sys.stdout.isatty():
            sys.stdout.write("\x1b[2J\x1b[3J\x1b[H")  # the screen, what has scrolled away, and back to the top

    return Screen(print, input, clear)


def _language(language: str) -> str:
    if language not in LANGUAGES:
        _fail(f"--lang is one of {', '.join(LANGUAGES)}, not {language!r}")
    return language


def _game(game_id: str) -> Game[Any]:
    try:
        return gradlon.game(game_id)
    except GameError as error:
        _fail(error)


def _options(given: Sequence[str] | None) -> dict[str, str]:
    options = {}
    for each in given or ():
        key, equals, value = each.partition("=")
        if not equals:
            _fail(f"--option is written KEY=VALUE, not {each!r}")
        options[key] = value
    return options


def _load(file: Path, dice: random.Random | None = None) -> Match:
    try:
        return gradlon.load(file.read_text(encoding="utf-8"), dice)
    except OSError as error:
        _fail(f"{file} can't be read: {error.strerror}")
    except UnicodeDecodeError:
        _fail(f"{file} is no record: it is not text")
    except BadRecord as error:
        _fail(f"{file}: {error}")


def _people(you: str, seats: int) -> list[int]:
    if you in {"all", "none"}:
        return list(range(seats)) if you == "all" else []
    numbers = [number.strip() for number in you.split(",")]
    for number in numbers:
        if number not in {str(seat + 1) for seat in range(seats)}:
            _fail(f"--you is all, none, or seats from 1 to {seats} with commas between, not {you!r}")
    return sorted({int(number) - 1 for number in numbers})


def _free_file(game_id: str) -> Path:
    names = (f"{game_id}-{number}.txt" for number in range(1, 10**6))
    return next(Path(name) for name in names if not Path(name).exists())


@app.command()
def play(
    game_id: Annotated[str | None, typer.Argument(metavar="[GAME]", help="Without it you are asked.")] = None,
    seats: Annotated[int | None, typer.Option(help="How many play; without it as many as the game takes.")] = None,
    you: Annotated[
        str | None, typer.Option(help="The seats played here: 1, or 1,3, or all, or none to watch. [default: 1]")
    ] = None,
    option: OptionsOption = None,
    lang: LangOption = "en",
    seed: Annotated[int | None, typer.Option(help="Makes chance and the other players repeatable.")] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with a game that was kept.")] = None,
) -> None:
    """Play a game in plain lines; the seats that are not yours choose at random."""
    _language(lang)
    screen = _screen()
    dice = random.SystemRandom() if seed is None else random.Random(seed)  # noqa: S311 - dice, not keys
    if resume is not None:
        if game_id is not None or seats is not None or option:
            _fail("--resume goes on with the game, seats and options of its file: leave those out")
        match, file = _load(resume, dice), resume
    else:
        if game_id is None:
            try:
                game_id, seats, you = _ask_what(screen, lang, seats, you)
            except (EOFError, KeyboardInterrupt):
                raise typer.Exit from None
        game = _game(game_id)
        try:
            match = Match(game, seats if seats is not None else game.seats[-1], _options(option), dice)
        except BadSetup as error:
            _fail(error)
        file = _free_file(game.id)
    table = TerminalTable(match, lang, _people(you or "1", match.seats), file, screen)
    if seed is not None:
        table.others.seed(seed)
    for number in (signal.SIGTERM, getattr(signal, "SIGHUP", signal.SIGTERM)):
        signal.signal(number, _interrupted)
    table.play()


def _interrupted(_number: int, _frame: object) -> NoReturn:
    raise KeyboardInterrupt  # as if typed: the game is kept


def _ask_what(screen: Screen, language: str, seats: int | None, you: str | None) -> tuple[str, int | None, str | None]:
    """Let a newcomer choose the game and the number of players."""
    ids = [*gradlon.games(), *examples()]
    for number, game_id in enumerate(ids, 1):
        words = Words(_game(game_id), language)
        screen.write(f"{number:3}. {words.say('title')}. {words.say('blurb')}")
    while True:
        answer = screen.read("> ").strip().lower()
        if answer.isdecimal() and 1 <= int(answer) <= len(ids):
            answer = ids[int(answer) - 1]
        if answer in ids:
            break
        screen.write(f"1-{len(ids)}{near(answer, ids)}")
    counts = _game(answer).seats
    while seats is None and len(counts) > 1:
        typed = screen.read(f"{Words(_game(answer), language).say('how_many')} ({counts[0]}-{counts[-1]}) > ").strip()
        if typed.isdecimal() and int(typed) in counts:
            seats = int(typed)
    return answer, seats, you


@app.command()
def replay(
    file: FileArg,
    check: Annotated[bool, typer.Option("--check", help="Only verify every line and the final scores.")] = False,
    lang: LangOption = "en",
) -> None:
    """Step through a record; without a keyboard, tell all of it."""
    _language(lang)
    match = _load(file)
    if check:
        scores = f"the scores {' '.join(map(str, match.scores))} are right" if match.over else "the game is not over"
        typer.echo(f"{file}: {len(match.log)} moves of {match.game.title} are right, and {scores}.")
        return
    shown = Replay(match, lang, _screen())
    if sys.stdin.isatty():
        shown.step()
    else:
        shown.all()
        shown.table(SPECTATOR)


@app.command()
def show(
    file: FileArg,
    at: Annotated[int | None, typer.Option(help="After so many moves; without it, at the end.")] = None,
    seat: Annotated[int | None, typer.Option(help="As this player sees it; without it, as a spectator does.")] = None,
    lang: LangOption = "en",
) -> None:
    """Show the table of a record."""
    _language(lang)
    match = _load(file)
    moves = len(match.log) if at is None else at
    if not 0 <= moves <= len(match.log):
        _fail(f"--at is a number from 0 to {len(match.log)}, not {at}")
    if seat is not None and not 1 <= seat <= match.seats:
        _fail(f"--seat is a number from 1 to {match.seats}, not {seat}")
    shown = Replay(match, lang, _screen())
    shown.now = until(match, moves)
    shown.table(SPECTATOR if seat is None else seat - 1)


@app.command()
def rules(
    game_id: GameArg,
    section: Annotated[str, typer.Argument(metavar="[SECTION]", help="Without it, the list of sections.")] = "",
    lang: LangOption = "en",
) -> None:
    """Read the rules of a game, section by section."""
    try:
        lines = rules_lines(_game(game_id), _language(lang), section)
    except GameError as error:
        _fail(error)
    typer.echo("\n".join(lines))


@app.command()
def games(lang: LangOption = "en") -> None:
    """List the games, with their seats and variants."""
    _language(lang)
    for game_id in [*gradlon.games(), *examples()]:
        game = _game(game_id)
        words = Words(game, lang)
        seats = "-".join(dict.fromkeys(str(count) for count in (game.seats[0], game.seats[-1])))
        typer.echo(f"{game_id}  {words.say('title')}, {words.say('players', {'number': seats})}. {words.say('blurb')}")
        for option in game.options:
            typer.echo(f"    -o {option.key}={'|'.join(option.values)}  {words.say(f'option-{option.key}')}")


@app.command()
def bench(
    game_id: GameArg,
    seats: Annotated[list[int] | None, typer.Option(help="May be repeated; without it, every seat count.")] = None,
    option: OptionsOption = None,
    seconds: Annotated[float, typer.Option(help="For each seat count, and each way.")] = 3.0,
    json_file: Annotated[Path | None, typer.Option("--json", metavar="FILE", help="Write the figures there too.")] = None,
) -> None:
    """Measure random play, compiled where it is and interpreted: decisions and games per second, copies, size of a state."""
    game, options = _game(game_id), _options(option)
    for count in seats or game.seats:
        try:
            game.choose_options(count, options)
        except BadSetup as error:
            _fail(error)
    rows: list[Speed] = []
    console = Console(stderr=True)
    with Progress(TextColumn("{task.description}"), BarColumn(), TextColumn("{task.percentage:3.0f} %"), console=console) as bars:
        for count in seats or game.seats:
            bar = bars.add_task(f"{game.title}, {count} players", total=1.0)

            def show(done: float, bar: TaskID = bar) -> None:
                bars.update(bar, completed=done / 2 if COMPILED else done)

            rows.append(measure(game, count, options, seconds, show))
            if COMPILED:
                rows.append(measure_interpreted(game, count, options, seconds))
                bars.update(bar, completed=1.0)
    Console(width=max(110, Console().width)).print(_speed_table(game.title, rows))
    if json_file is not None:
        json_file.write_text(json.dumps([speed._asdict() for speed in rows], indent=1) + "\n", encoding="utf-8")


def _speed_table(title: str, rows: Sequence[Speed]) -> Table:
    table = Table(title=f"{title}, random play, one core", box=None, title_justify="left")
    for heading in (
        "seats",
        "",
        "decisions/s",
        "chance/s",
        "games/s",
        "decisions/game",
        "copy µs",
        "imagine µs",
        "view µs",
        "bytes",
    ):
        table.add_column(heading, justify="right")
    for speed in rows:
        table.add_row(
            str(speed.seats),
            "compiled" if speed.compiled else "interpreted",
            f"{speed.decisions_per_second:,.0f}",
            f"{speed.chance / speed.seconds:,.0f}",
            f"{speed.games_per_second:,.1f}",
            f"{speed.decisions / speed.games:.1f}",
            f"{speed.copy:.2f}",
            f"{speed.imagine:.2f}",
            f"{speed.view:.1f}",
            f"{speed.bytes:,}",
        )
    return table
