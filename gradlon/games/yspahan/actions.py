"""The action space."""

from typing import Final

from gradlon.games.yspahan.tables import BUILDINGS, CARDS, FACES, ROAD, SELL_MOST, SHOPS, TOWER, YELLOW_DICE
from gradlon.kernel.game import Noun, Verbs
from gradlon.kernel.ints import i64

DICE = Noun("dice", tuple(str(n) for n in range(YELLOW_DICE + 1)))  # yellow dice bought
SQUARE = Noun("square", TOWER)
CARD = Noun("card", tuple(card.name for card in CARDS))
PRICE = Noun("price", ("full", "no_camels", "no_gold", "free"))  # by the bits of what is waived
SHOP_NOUN = Noun("shop", SHOPS)
ROAD_NOUN = Noun("road", tuple(square.name for square in ROAD))
BUILDING = Noun("building", tuple(building.name for building in BUILDINGS))
PIECES = Noun("pieces", tuple(str(n + 1) for n in range(SELL_MOST)))
FACE = Noun("face", tuple(str(n + 1) for n in range(FACES)))

PRICES: Final[i64] = len(PRICE.words)

VERBS = Verbs()
ROLL: Final[i64] = VERBS.add("roll", DICE)
TAKE: Final[i64] = VERBS.add("take", SQUARE)  # and do what the square is for
BOOST: Final[i64] = VERBS.add("boost", SQUARE, CARD)  # the same with a card discarded for one more die
SUPERVISE: Final[i64] = VERBS.add("supervise", SQUARE)
FETCH: Final[i64] = VERBS.add("fetch", SQUARE)  # a card
GO_WITHOUT: Final[i64] = VERBS.add("go_without")
SET_ASIDE: Final[i64] = VERBS.add("set_aside", SQUARE, PRICE)  # to build, with two players
BUILD: Final[i64] = VERBS.add("build", BUILDING)
DONE: Final[i64] = VERBS.add("done")
PLAY: Final[i64] = VERBS.add("play", CARD)
PLAY_BOTH: Final[i64] = VERBS.add("play_both")
PLACE: Final[i64] = VERBS.add("place", SHOP_NOUN)
GO: Final[i64] = VERBS.add("go", ROAD_NOUN)
SEND: Final[i64] = VERBS.add("send", SHOP_NOUN)
GIVE_CAMEL: Final[i64] = VERBS.add("give_camel")
LET_GO: Final[i64] = VERBS.add("let_go")
SELL: Final[i64] = VERBS.add("sell", PIECES)
SWAP_CAMEL: Final[i64] = VERBS.add("swap_camel")
SWAP_GOLD: Final[i64] = VERBS.add("swap_gold")
ENOUGH: Final[i64] = VERBS.add("enough")
DIE: Final[i64] = VERBS.add("die", FACE)
DEAL: Final[i64] = VERBS.add("deal", CARD)
