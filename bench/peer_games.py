"""Random play on catanatron and OpenSpiel. Runs in an environment that has both and not us; prints a line of JSON per figure."""

import json
import random
import sys
import time
from importlib.metadata import version

import open_spiel.python.games  # noqa: F401 - registers the games written in Python
import pyspiel
from catanatron.game import Game
from catanatron.models.player import Color, RandomPlayer

SECONDS = float(sys.argv[1])
NATIVE = ("chess", "gin_rummy", "backgammon", "quoridor")
PYTHON = ("python_tic_tac_toe", "python_kuhn_poker", "python_liars_poker")


def report(peer, name, way, decisions, chance, games, seconds, copy=0.0):
    print(json.dumps({"peer": peer, "game": name, "way": way, "decisions": decisions, "chance": chance, "games": games,
                      "seconds": seconds, "copy": copy}), flush=True)  # fmt: skip


def best_copy(act):
    best, until = float("inf"), time.perf_counter() + 0.1
    while (begun := time.perf_counter()) < until:
        act()
        best = min(best, time.perf_counter() - begun)
    return best * 1e6


def catanatron():
    """Four players that choose evenly; the rolls of the dice are counted with their decisions, as catanatron does."""
    decisions = games = 0
    begun = time.perf_counter()
    game = None
    while time.perf_counter() - begun < SECONDS:
        game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            decisions += 1
        games += 1
    seconds = time.perf_counter() - begun
    report(
        f"catanatron {version('catanatron')}", "catan, 4 players", "python", decisions, 0, games, seconds, best_copy(game.copy)
    )


def driven(name):
    """A game of OpenSpiel stepped from Python."""
    game, rng = pyspiel.load_game(name), random.Random(1)
    decisions = chance = games = 0
    begun = time.perf_counter()
    while time.perf_counter() - begun < SECONDS:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
                chance += 1
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                decisions += 1
        games += 1
    seconds = time.perf_counter() - begun
    start = game.new_initial_state()
    report(
        f"OpenSpiel {version('open_spiel')}",
        name,
        "driven from Python",
        decisions,
        chance,
        games,
        seconds,
        best_copy(start.clone),
    )
    return decisions / games, chance / games


def native(name, per_game, chance_per_game):
    """The same game rolled out by OpenSpiel's own loop in C++, which its search calls: one simulation of very many rollouts.

    The length of a rollout is that of the games driven from Python.
    """
    game = pyspiel.load_game(name)
    start = game.new_initial_state()
    while start.is_chance_node():
        start.apply_action(start.chance_outcomes()[0][0])
    rollouts = 1
    while True:
        search = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(rollouts, 1), 2.0, 1, 100, False, 1, False)
        begun = time.perf_counter()
        search.mcts_search(start)
        seconds = time.perf_counter() - begun
        if seconds >= SECONDS / 2:
            break
        rollouts = max(rollouts + 1, int(rollouts * min(10, SECONDS / max(seconds, 1e-6))))
    report(
        f"OpenSpiel {version('open_spiel')}",
        name,
        "native rollouts",
        per_game * rollouts,
        chance_per_game * rollouts,
        rollouts,
        seconds,
    )


catanatron()
for each in NATIVE:
    native(each, *driven(each))
for each in PYTHON:
    driven(each)
