"""What a seat sees as text, for language models: the table, the question, the choices in words, and the rules concerned."""

from gradlon.kernel.match import Match
from gradlon.rulebook import sections
from gradlon.words import Words


def describe(match: Match, seat: int, language: str = "en") -> str:
    """Tell a seat all it may know, and what it is asked."""
    words, game = Words(match.game, language), match.game
    lines = [words.said(line) for line in game.table(match.view(seat))]
    if seat not in match.waiting:
        return "\n".join(lines)
    asking = match.state.book[match.state.now].section
    lines += ["", f"{words.said(game.prompt(match.state, seat))} [{asking}]"]
    lines += [f"{game.verbs.text(choice.action)}: {words.choice(choice)}" for choice in match.choices(seat)]
    for section in sections(game, language):
        if section.id == asking:
            lines += ["", f"{section.id}. {section.title}", section.text]
    return "\n".join(lines)
