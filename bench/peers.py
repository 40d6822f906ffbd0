"""Measures random play on us and on the peers in one run, and prints the ratios.

Run with the interpreter of the compiled environment: `make bench-peers`. The peers get an environment of their own,
.venv-peers, since their pins clash with everyone else's. Rounds of us and of them take turns, and the best of each counts:
whatever else the machine does only makes a round slower.
"""

import argparse
import json
import subprocess
import sys
import venv
from pathlib import Path

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

import gradlon
from gradlon.terminal.bench import Speed, measure, measure_interpreted

HERE = Path(__file__).parent
PEERS = HERE.parent / ".venv-peers"
PINNED = ("open_spiel==2.0.2", "catanatron==3.2.1")


def environment() -> Path:
    python = PEERS / "bin" / "python"
    if not (PEERS / "ready").exists():
        venv.create(PEERS, with_pip=True)
        subprocess.run([python, "-m", "pip", "install", "--quiet", *PINNED], check=True)
        (PEERS / "ready").touch()
    return python


def theirs(python: Path, seconds: float) -> list[dict]:
    done = subprocess.run([python, HERE / "peer_games.py", str(seconds)], check=True, capture_output=True, text=True)
    return [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]


def ours(seconds: float, *, interpreted: bool) -> list[Speed]:
    rows = []
    for game_id in gradlon.games():
        game = gradlon.game(game_id)
        for seats in game.seats:
            rows.append(measure(game, seats, {}, seconds))
            if interpreted:
                rows.append(measure_interpreted(game, seats, {}, seconds))
    return rows


def best(rounds: list[list], key, rate) -> list:
    found = {}
    for row in [row for rows in rounds for row in rows]:
        if key(row) not in found or rate(row) > rate(found[key(row)]):
            found[key(row)] = row
    return list(found.values())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="for each game in each round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--json", type=Path, help="write the figures there too")
    options = parser.parse_args()
    python = environment()
    mine, others = [], []
    with Progress(console=Console(stderr=True)) as bars:
        bar = bars.add_task("rounds", total=options.rounds * 2)
        for _ in range(options.rounds):
            others.append(theirs(python, options.seconds))
            bars.advance(bar)
            mine.append(ours(options.seconds, interpreted=True))
            bars.advance(bar)
    rows = best(mine, lambda row: (row.game, row.seats, row.compiled), lambda row: row.decisions_per_second)
    peers = best(others, lambda row: (row["game"], row["way"]), lambda row: row["decisions"] / row["seconds"])
    show(rows, peers)
    if options.json:
        figures = {"ours": [row._asdict() for row in rows], "peers": peers, "python": sys.version.split()[0]}
        options.json.write_text(json.dumps(figures, indent=1) + "\n")


def show(rows: list[Speed], peers: list[dict]) -> None:
    console = Console(width=120)
    table = Table(
        "peer", "game", "way", "decisions/s", "chance/s", "games/s", "copy µs", box=None, title="Peers", title_justify="left"
    )
    for row in peers:
        per = row["seconds"]
        rate, chance, games = row["decisions"] / per, row["chance"] / per, row["games"] / per
        table.add_row(
            row["peer"],
            row["game"],
            row["way"],
            f"{rate:,.0f}",
            f"{chance:,.0f}",
            f"{games:,.1f}",
            f"{row['copy']:.2f}" if row["copy"] else "",
        )
    console.print(table)
    wanted = [
        ("catan, 4 players", "python"),
        *((name, "native rollouts") for name in ("chess", "gin_rummy", "backgammon", "quoridor")),
    ]
    rates = {(row["game"], row["way"]): row["decisions"] / row["seconds"] for row in peers}
    heads = [f"x {game.split(',')[0]}" for game, _ in wanted]
    table = Table(
        "game",
        "seats",
        "",
        "decisions/s",
        "ms/game",
        "copy µs",
        *heads,
        "x interpreted",
        box=None,
        title="Gradlon",
        title_justify="left",
    )
    interpreted = {(row.game, row.seats): row.decisions_per_second for row in rows if not row.compiled}
    for row in rows:
        rate = row.decisions_per_second
        ratios = [f"{rate / rates[each]:.1f}" for each in wanted]
        how, ms = "compiled" if row.compiled else "interpreted", 1000 / row.games_per_second
        against = [*ratios, f"{rate / interpreted[row.game, row.seats]:.1f}"]
        table.add_row(row.game, str(row.seats), how, f"{rate:,.0f}", f"{ms:.3f}", f"{row.copy:.2f}", *against)
    console.print(table)


if __name__ == "__main__":
    main()
