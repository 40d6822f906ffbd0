"""The action space."""

from typing import Final

from gradlon.examples.tollgate.tables import FACES, PLACES
from gradlon.kernel.game import Noun, Verbs
from gradlon.kernel.ints import i64

FACE = Noun("face", FACES)
PLACE = Noun("place", PLACES)

VERBS = Verbs()
COLLECT: Final[i64] = VERBS.add("collect")
DEMAND: Final[i64] = VERBS.add("demand", PLACE)
PAY: Final[i64] = VERBS.add("pay")
REFUSE: Final[i64] = VERBS.add("refuse")
YIELD: Final[i64] = VERBS.add("yield")
QUARREL: Final[i64] = VERBS.add("quarrel")
SETTLE: Final[i64] = VERBS.add("settle")
ROLL: Final[i64] = VERBS.add("roll", FACE)
