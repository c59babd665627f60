"""Reasons: which decision of a computer player somebody asks about, and what he may be told of it by now.

A journal knows how many of its entries everybody may read. The decision must be among them with all that led to it, so
its positions hold nothing any more that is sealed for anybody; and it is judged by what its own player saw of them.
"""

from __future__ import annotations

from typing import Any

from carnyx.core.flow import Choose
from carnyx.core.journal import Journal
from carnyx.core.lines import COMPUTED
from carnyx.game import Game
from carnyx.games import GAMES
from carnyx.lookback.explained import Explained, Who, unexplained
from carnyx.lookback.why import run
from carnyx.web.pondering import Decided
from carnyx.web.setups import PERSON, described
from carnyx.words.language import Language


def asked_why(journal: Journal[Any], number: int, lang: Language) -> Decided | Explained | None:
    """The positions of the decision an entry belongs to, or what is said at once; nothing if no computer decided."""
    practice = GAMES[journal.system.id].practice
    standing = journal.standing
    place = next((each for each, (entry, _) in enumerate(standing) if entry == number), 0)
    if not place or practice is None or journal.entries[number - 1].how not in COMPUTED:
        return None
    question = standing[place - 1][1].question
    if not isinstance(question, Choose):
        return None
    if number > journal.shown:
        return unexplained(number, question.player, "sealed", lang)
    if journal.entries[number - 1].how == "hopeless":
        return unexplained(number, question.player, "given-up", lang)
    told = tuple(each for each in standing if each[0] <= journal.shown)
    return run(told, practice.craft, number)


def who_sits(game: Game, seat: str, lang: Language) -> Who:
    """Who sits in a seat now; a person may have taken it since."""
    if seat == PERSON:
        return Who()
    called = game.called(seat)
    return Who(described(game, seat, lang), called.playouts or game.budget(called.name))
