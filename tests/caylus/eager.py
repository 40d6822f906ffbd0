"""A way to play at random that gets far: workers go where they are of use, and chances are seldom left. For tests."""

from gradlon.games.caylus import GAME

from .positions import building, cubes

OFTEN = {"pass": 1, "decline": 1, "recall": 1, "stay": 8, "sell": 4, "build": 30, "transform": 30, "batch": 30}  # 12 for all else
GLADLY = {"favor cubes": 24, "favor buildings": 24, "use exchange": 60}
NEEDS = {  # cubes without which a worker is of no use, and how willingly one goes there with them
    "castle": ({"food", "wood", "stone"}, 40),
    "neutral_carpenter": ({"food", "wood"}, 20),
    "fixed_carpenter": ({"food", "wood"}, 20),
    "mason": ({"food", "stone"}, 40),
    "lawyer": ({"cloth"}, 40),
    "architect": ({"gold"}, 90),
    "second_architect": ({"gold"}, 90),
    "joust_field": ({"cloth"}, 40),
    "tailor": ({"cloth"}, 20),
    "jeweler": ({"gold"}, 5),
    "alchemist": ({"food", "wood"}, 20),
    "gate": ({"gold"}, 1),
    "guild": (set(), 4),
    "stables": (set(), 4),
}


def weight(match, seat, text):
    """Tell how willingly an action is chosen."""
    verb, *rest = text.split()
    s = match.state
    if verb == "provost":
        return {"stay": 24, "forward": 3, "back": 1}[rest[0].split("_")[0]]
    if verb != "place":
        return GLADLY.get(text, OFTEN.get(verb, 12))
    needed, willing = NEEDS.get(rest[0], (set(), 12))
    reached = s.where[building(rest[0])] <= s.provost + 2
    return willing if reached and needed <= cubes(s, seat).keys() else 1


def choose(match, seat, dice):
    """Choose an action of a seat."""
    actions = match.legal(seat)
    return dice.choices(actions, [weight(match, seat, GAME.verbs.text(action)) for action in actions])[0]


def play(match, dice, look=None):
    """Play a match to its end, showing each position to `look` first."""
    while not match.over:
        if look:
            look(match)
        seat = match.waiting[0]
        match.play(seat, choose(match, seat, dice))
    return match
