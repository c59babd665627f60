"""One button for all units that are left: it is there as long as somebody is left, also if he has to rally first."""

from __future__ import annotations

from random import Random

import msgspec

from carnyx.core.flow import Choose, go_on, refuse
from carnyx.core.journal import Journal
from carnyx.games import SYSTEMS
from carnyx.games.celtos.play.sequence import WhichUnit
from carnyx.show.documents import Question
from carnyx.web import boards
from carnyx.web.setups import Wish, prepared


def test_whoever_is_left_in_celtos_goes_by_one_button() -> None:
    rallying = 0
    for seed in range(4):
        table = Journal(SYSTEMS["celtos"], prepared(Wish("celtos", "demo", ("person", "person"))))
        board, rng = boards.board(table, "en", "in"), Random(seed)
        while (question := table.pause.question) is not None:
            if isinstance(question, Choose) and isinstance(question.options, WhichUnit):
                asked: Question = board.question(table.pause, 1)
                assert asked.rest is not None
                assert refuse(question, asked.rest.answer) is None
                rallying += not isinstance(go_on(table.pause, asked.rest.answer).question, Choose)
            options = question.options if isinstance(question, Choose) else question
            table.answer(msgspec.to_builtins(options.sample(rng)))
    assert rallying
