"""What costs what: random games of the interpreted source under the profiler, told rule by rule.

Run it with an interpreted installation, where each method is a Python function: `.venv/bin/python bench/profile_game.py caylus`.
"""

import argparse
import cProfile
from types import CodeType

from rich.console import Console
from rich.table import Table

import gradlon
from gradlon.kernel.dice import Rng
from gradlon.kernel.playout import count_playouts


def profile(game_id: str, seats: int, games: int) -> list[tuple[str, int, float]]:
    start = gradlon.game(game_id).new(seats)
    profiler = cProfile.Profile()
    profiler.enable()
    count_playouts(start, Rng(1), games)
    profiler.disable()
    rows = [(row.code, row.callcount, row.inlinetime) for row in profiler.getstats()]
    total = sum(time for _, _, time in rows)
    named = [(code.co_qualname if isinstance(code, CodeType) else str(code), calls, time / total) for code, calls, time in rows]
    return sorted(named, key=lambda row: -row[2])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=gradlon.games())
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--rows", type=int, default=12)
    options = parser.parse_args()
    seats = options.seats or gradlon.game(options.game).seats[-1]
    table = Table("function", "calls per game", "share of the time", title=f"{options.game}, {seats} players", box=None)
    for name, calls, share in profile(options.game, seats, options.games)[: options.rows]:
        table.add_row(name, f"{calls / options.games:,.0f}", f"{share:.1%}")
    Console().print(table)


if __name__ == "__main__":
    main()
