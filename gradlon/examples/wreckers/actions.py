"""The action space."""

from typing import Final

from gradlon.examples.wreckers.tables import LIGHTS
from gradlon.kernel.game import Noun, Verbs
from gradlon.kernel.ints import i64

LIGHT = Noun("light", LIGHTS)

VERBS = Verbs()
SHOW: Final[i64] = VERBS.add("show", LIGHT)
DRAW: Final[i64] = VERBS.add("draw", LIGHT)
