"""Random play: the loop of bots that guess, of the contract's checks, and of benchmarks."""

from gradlon.kernel.agenda import CHANCE, OVER, State
from gradlon.kernel.dice import Rng
from gradlon.kernel.ints import i64, vec


def playout(state: State, rng: Rng) -> vec[i64]:
    """Play at random to the end, in place, and give the scores."""
    while state.who != OVER:
        random_step(state, rng)
    return state.scores()


def random_step(state: State, rng: Rng) -> None:
    """Make one random choice: of chance by its weights, of the lowest waiting seat evenly."""
    if state.who == CHANCE:
        state.step(CHANCE, state.book[state.now].first + rng.pick(state.chances()))
        return
    seat: i64 = 0
    while not (state.waiting >> seat) & 1:
        seat += 1
    menu = state.legal(seat)
    state.step(seat, menu[rng.below(len(menu))])


def count_playouts(start: State, rng: Rng, games: i64) -> vec[i64]:
    """Play so many games at random from copies of a state, and count: decisions of seats, actions of chance."""
    decisions: i64 = 0
    chance: i64 = 0
    for _ in range(games):
        state = start.copy()
        while state.who != OVER:
            if state.who == CHANCE:
                chance += 1
            else:
                decisions += 1
            random_step(state, rng)
    return vec[i64]([decisions, chance])


def count_copies(state: State, copies: i64) -> i64:
    """Copy a state so many times; the benchmark's clock runs outside."""
    kept: i64 = 0
    for _ in range(copies):
        kept += state.copy().seats
    return kept
