"""The log of Celtos: each line stands in the turn it happened in, and the initiative is one line."""

from __future__ import annotations

import re
from random import Random
from typing import Any

from carnyx.core.flow import Choose
from carnyx.core.journal import Journal
from carnyx.games import SYSTEMS
from carnyx.show.documents import Told
from carnyx.web import boards
from carnyx.web.setups import Wish, prepared
from carnyx.web.tellings import EVERYBODY, Tellings


def told(system: str, scenario: str) -> list[Told]:
    """All that is told of a random battle until its third turn is over."""
    table: Journal[Any] = Journal(SYSTEMS[system], prepared(Wish(system, scenario, ("person", "person"))))
    rng, found, tellings = Random(3), list[Told](), Tellings(table)
    assert boards.board(table, "en", "in") is not None
    while table.pause.question is not None and table.pause.battle.turn < 4:
        question = table.pause.question
        table.answer(question.options.sample(rng) if isinstance(question, Choose) else question.sample(rng))
        found += tellings.told(len(table.entries), table.pause, EVERYBODY, "en", "in")
    return found


def test_what_ended_a_turn_stands_in_that_turn() -> None:
    for system, scenario in (("celtos", "demo"), ("warriors", "box")):
        turn, begun = 0, 0
        for line in told(system, scenario):
            if match := re.match(r"(?:Turn|.*: turn) (\d+)", line.text):
                begun += 1
                turn = int(match[1])
            assert line.turn == turn, line
        assert begun >= 3


def test_the_initiative_is_won_in_one_line_that_says_by_how_much() -> None:
    lines = [line for line in told("celtos", "demo") if "initiative" in line.text and not line.depth]
    assert len(lines) == 3
    assert all(re.fullmatch(r"(Red|Blue) wins the initiative: \d+ against \d+\.", line.text) for line in lines)
    assert all(line.dice for line in lines)
