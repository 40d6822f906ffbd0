"""Many games stepped in one call: actions in; observations, masks, rewards and ends out, all in packed arrays."""

from collections.abc import Callable
from typing import Any

from gradlon.kernel.agenda import CHANCE, OVER, State
from gradlon.kernel.dice import Rng
from gradlon.kernel.errors import IllegalAction
from gradlon.kernel.ints import i64, vec
from gradlon.kernel.observe import Sheet, write_decision


class Batch:
    """Games side by side, one a row. A game that ends is followed by a new one in the same call."""

    def __init__(self, start: State, rows: i64, size: i64, actions: i64, seed: i64, write: Callable[[Any, Sheet], None]) -> None:
        """Begin all games; `write` writes the game's own fields onto a sheet."""
        self.start = start
        self.rows: i64 = rows
        self.size: i64 = size
        self.actions: i64 = actions
        self.rng = Rng(seed)
        self.write = write
        self.states: list[State] = []
        self.sheet = Sheet(rows * size, 0, start.seats)  # all rows' observations, one after another
        self.masks: vec[i64] = vec[i64]([0 for _ in range(rows * actions)])
        self.seats: vec[i64] = vec[i64]([0 for _ in range(rows)])  # who acts in each row
        self.ended: vec[i64] = vec[i64]([0 for _ in range(rows)])  # 1 where the last step ended a game
        self.scores: vec[i64] = vec[i64]([0 for _ in range(rows * start.seats)])  # of the games that ended
        for row in range(rows):
            self.states.append(start.copy())
            self._show(row)

    def step(self, chosen: vec[i64]) -> None:
        """Let whoever acts in each row do what is chosen for it; all are checked before any is done."""
        if i64(len(chosen)) != self.rows:
            raise IllegalAction(f"there are {self.rows} rows, and {len(chosen)} actions")
        for row in range(self.rows):
            action: i64 = chosen[row]
            if action < 0 or action >= self.actions or not self.masks[row * self.actions + action]:
                raise IllegalAction(f"row {row}: action {action} is not legal now")
        for row in range(self.rows):
            state = self.states[row]
            state.step(self.seats[row], chosen[row])
            self._roll(state)
            self.ended[row] = 0
            if state.who == OVER:
                self.ended[row] = 1
                final = state.scores()
                for seat in range(state.seats):
                    self.scores[row * state.seats + seat] = final[seat]
                self.states[row] = self.start.copy()
            self._show(row)

    def _roll(self, state: State) -> None:
        while state.who == CHANCE:
            state.step(CHANCE, state.book[state.now].first + self.rng.pick(state.chances()))

    def _show(self, row: i64) -> None:
        """Write what the seat that acts sees, and what it may do."""
        state = self.states[row]
        self._roll(state)
        seat: i64 = 0
        while not (state.waiting >> seat) & 1:
            seat += 1
        self.seats[row] = seat
        sheet = self.sheet
        for i in range(row * self.size, row * self.size + self.size):
            sheet.values[i] = 0
        sheet.seat = seat
        sheet.at = row * self.size
        write_decision(state, sheet)
        self.write(state, sheet)
        for i in range(row * self.actions, row * self.actions + self.actions):
            self.masks[i] = 0
        for action in state.legal(seat):
            self.masks[row * self.actions + action] = 1
