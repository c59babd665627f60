"""Reasons: which decision of a computer player somebody asks about, and what he may be told of it by now.

A journal knows how many of its entries everybody may read. The decision must be among them with all that led to it, so
its positions hold nothing any more that is sealed for anybody; and it is judged by what its own player saw of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from carnyx.core.flow import Choose
from carnyx.core.journal import Journal
from carnyx.core.lines import COMPUTED
from carnyx.games import GAMES
from carnyx.lookback.explained import Explained, Who, unexplained
from carnyx.lookback.why import run
from carnyx.web.pondering import Decided
from carnyx.web.setups import PERSON, described, may_sit
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


def who_sat(journal: Journal[Any], seats: Sequence[str], player: int, lang: Language) -> Who:
    """Who plays a seat: who sits there now, or else the computer player that the journal names."""
    game = GAMES[journal.system.id]
    for names in (seats, journal.header.players):
        if player < len(names) and names[player] != PERSON and may_sit(game, names[player]):
            called = game.called(names[player])
            return Who(described(game, names[player], lang), called.playouts or game.budget(called.name))
    return Who()
