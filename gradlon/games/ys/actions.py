"""The action space. A pair that has no order, such as a bid, is named lower first."""

from typing import Final

from gradlon.games.ys.tables import CHARACTERS, COLOR_NAMES, SHIPS, SPACE_NAMES
from gradlon.kernel.game import Noun, Verbs
from gradlon.kernel.ints import i64

VALUE = Noun("value", ("0", "1", "2", "3", "4"))
FACE = Noun("face", ("up", "down"))
SPACE = Noun("space", SPACE_NAMES)
AREA = Noun("area", SPACE_NAMES[:12])
NEIGHBORHOOD = Noun("neighborhood", ("1", "2", "3", "4"))
COLOR = Noun("color", COLOR_NAMES)
GEM = Noun("gem", (*COLOR_NAMES, "white"))
SHIP = Noun("ship", tuple("_".join((ship.large, *ship.small)) for ship in SHIPS))
CHARACTER = Noun("character", (*(card.name for card in CHARACTERS), "white_gem"))
CARD = Noun("character", CHARACTER.words[:-1])
PLACE_IN_ORDER = Noun("place", ("first", "second", "third", "fourth"))
BROKER = Noun("broker", tuple(f"b{n}" for n in range(1, 15)))
RIVAL = Noun("seat2", ("player1", "player2", "player3", "player4"))

VERBS = Verbs()
# Chance.
DEAL: Final[i64] = VERBS.add("deal", PLACE_IN_ORDER)
REVEAL: Final[i64] = VERBS.add("reveal", CARD)
DOCK: Final[i64] = VERBS.add("dock", SHIP)
SUPPLY: Final[i64] = VERBS.add("supply", SHIP)
# Turn order.
BID: Final[i64] = VERBS.add("bid", VALUE, VALUE.called("value2"))
GO: Final[i64] = VERBS.add("go", PLACE_IN_ORDER)
# Placing, and playing cards.
EXCHANGE: Final[i64] = VERBS.add("exchange", COLOR, COLOR.called("color2"))
PASS: Final[i64] = VERBS.add("pass")
PLAY: Final[i64] = VERBS.add("play", CARD)
LOOK: Final[i64] = VERBS.add("look", RIVAL, BROKER)
PLACE: Final[i64] = VERBS.add("place", VALUE, FACE, SPACE)
CONJURE: Final[i64] = VERBS.add("conjure", VALUE, FACE, SPACE)
REPLACE: Final[i64] = VERBS.add("replace", VALUE)
PLACE_NEUTRAL: Final[i64] = VERBS.add("neutral", VALUE, SPACE)
LOCK: Final[i64] = VERBS.add("lock", AREA)
SWAP: Final[i64] = VERBS.add("swap", BROKER, BROKER.called("broker2"))
HIRE: Final[i64] = VERBS.add("hire", BROKER)
MOVE: Final[i64] = VERBS.add("move", BROKER, SPACE)
SAIL: Final[i64] = VERBS.add("sail", NEIGHBORHOOD, NEIGHBORHOOD.called("neighborhood2"))
# Counting.
TAKE: Final[i64] = VERBS.add("take", GEM)
TINT: Final[i64] = VERBS.add("tint", COLOR)
RANK: Final[i64] = VERBS.add("rank", COLOR)
RAISE: Final[i64] = VERBS.add("raise", COLOR)
LOWER: Final[i64] = VERBS.add("lower", COLOR)
BANK: Final[i64] = VERBS.add("bank", COLOR, COLOR.called("color2"))
# The King's Favor.
OFFER: Final[i64] = VERBS.add("offer", VALUE)
END: Final[i64] = len(VERBS)
