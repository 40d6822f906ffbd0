"""The action space: one verb per kind of action."""

from typing import Final

from gradlon.games.caylus.tables import BATCHES, COLORS, CUBES, EFFECTS, FIRST_WOOD, LINES, NAMES, ROADS, STEPS
from gradlon.kernel.game import Noun, Verbs
from gradlon.kernel.ints import i64

BUILDING = Noun("building", NAMES)
TILE = Noun("tile", NAMES[FIRST_WOOD:])
ROAD = Noun("road", ROADS)
CUBE = Noun("cube", CUBES)
STEP = Noun("step", STEPS)
DEAL = Noun("deal", ("small", "large"))
BATCH = Noun("batch", BATCHES)
LINE = Noun("line", LINES)
EFFECT = Noun("effect", EFFECTS)
COLOR = Noun("color", COLORS)

VERBS = Verbs()
DECLINE: Final[i64] = VERBS.add("decline")
PASS: Final[i64] = VERBS.add("pass")
PLACE: Final[i64] = VERBS.add("place", BUILDING)
RECALL: Final[i64] = VERBS.add("recall")
STAY: Final[i64] = VERBS.add("stay")
MOVE: Final[i64] = VERBS.add("provost", STEP)
JOUST: Final[i64] = VERBS.add("joust")
TAKE: Final[i64] = VERBS.add("take", CUBE)
GIVE: Final[i64] = VERBS.add("give", CUBE)
SELL: Final[i64] = VERBS.add("sell", CUBE)
BUY: Final[i64] = VERBS.add("buy", CUBE)
TRADE: Final[i64] = VERBS.add("trade", DEAL)
BUILD: Final[i64] = VERBS.add("build", TILE) - FIRST_WOOD  # as the verbs of buildings: BUILD + building
SITE: Final[i64] = VERBS.add("site", ROAD)
TRANSFORM: Final[i64] = VERBS.add("transform", BUILDING)
BATCH_OF: Final[i64] = VERBS.add("batch", BATCH)
FAVOR: Final[i64] = VERBS.add("favor", LINE)
INVOKE: Final[i64] = VERBS.add("use", EFFECT)
LAY: Final[i64] = VERBS.add("lay", BUILDING)
DRAW: Final[i64] = VERBS.add("draw", COLOR)
