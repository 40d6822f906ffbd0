"""Compares the speed of each game with a stored baseline and prints what got worse. `make bench-gate`; not part of the tests.

Machines differ and days differ, so no figure is compared with a stored one directly. Each is divided by the speed of a fixed
piece of work of the standard library, measured in the same rounds, and that ratio is compared.
"""

import argparse
import hashlib
import json
import statistics
import sys
import time
from pathlib import Path

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

import gradlon
from gradlon.kernel.ints import COMPILED
from gradlon.kernel.registry import examples
from gradlon.terminal.bench import measure

BASELINE = Path(__file__).parent / "baseline.json"
WORSE = 0.85  # of the baseline: below this the gate is closed


def calibration(seconds: float) -> float:
    """How many thousand small digests a second this machine makes just now."""
    begun, count = time.perf_counter(), 0
    while time.perf_counter() - begun < seconds:
        for _ in range(1000):
            hashlib.sha256(b"gradlon").digest()
        count += 1
    return count / (time.perf_counter() - begun)


def ratios(seconds: float, rounds: int) -> dict[str, float]:
    """For each game at its full seat count: decisions per thousand digests, and copies, the median of the rounds."""
    found: dict[str, list[float]] = {}
    with Progress(console=Console(stderr=True)) as bars:
        games = [*examples(), *gradlon.games()]
        bar = bars.add_task("rounds", total=rounds * len(games))
        for _ in range(rounds):
            for game_id in games:
                game = gradlon.game(game_id)
                unit = calibration(0.2)
                speed = measure(game, game.seats[-1], {}, seconds)
                found.setdefault(f"{game_id} decisions", []).append(speed.decisions_per_second / unit)
                found.setdefault(f"{game_id} copies", []).append(1e6 / speed.copy / unit)
                bars.advance(bar)
    return {name: statistics.median(values) for name, values in found.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--store", action="store_true", help="make this run the baseline")
    options = parser.parse_args()
    if not COMPILED:
        sys.exit("the gate measures the compiled engine: run it by `make bench-gate`")
    now = ratios(options.seconds, options.rounds)
    if options.store:
        BASELINE.write_text(json.dumps({name: round(ratio, 2) for name, ratio in now.items()}, indent=1) + "\n")
        return
    before = json.loads(BASELINE.read_text())
    table = Table("", "baseline", "now", "now / baseline", box=None)
    worse = []
    for name, ratio in now.items():
        if name not in before:
            table.add_row(name, "", f"{ratio:.1f}", "new")
            continue
        change = ratio / before[name]
        table.add_row(name, f"{before[name]:.1f}", f"{ratio:.1f}", f"{change:.2f}{' worse' if change < WORSE else ''}")
        worse += [name] if change < WORSE else []
    Console().print(table)
    if worse:
        sys.exit(f"worse than the baseline: {', '.join(worse)}")


if __name__ == "__main__":
    main()
