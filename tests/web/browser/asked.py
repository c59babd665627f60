"""Journals of battles that stand at a question worth looking at."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random

from carnyx.core.flow import Choose
from carnyx.core.journal import Journal
from carnyx.core.lines import SIGNED
from carnyx.core.signing import word
from carnyx.games import SYSTEMS
from carnyx.show.documents import Question
from carnyx.web import boards
from carnyx.web.setups import Wish, prepared

LONGEST = 4_000  # answers


@cache
def asking(system: str, scenario: str, kind: str, fits: Callable[[Question], bool] = lambda asked: True) -> bytes:
    """The journal of a random battle at the first question of a kind, as the table would ask it."""
    for seed in range(20):
        table = Journal(SYSTEMS[system], prepared(Wish(system, scenario, ("person", "person"))))
        board, rng = boards.board(table, "en", "in"), Random(seed)
        for _ in range(LONGEST):
            question = table.pause.question
            if question is None:
                break
            if isinstance(question, Choose):
                asked = board.question(table.pause, 1)
                if asked.kind == kind and fits(asked):
                    return b"".join(table.lines())
                table.answer(question.options.sample(rng))
            else:
                table.answer(question.sample(rng))
    raise LookupError(f"no {kind} in {system}")


def as_received(handed_out: bytes) -> bytes:
    """The journal that a server was given, from the one it hands out: signed, and vouched for by nobody."""
    said = word(handed_out)
    lines = handed_out.splitlines(keepends=True)
    assert (said.state, said.after) == ("signed", 0)
    assert said.received == sum(line.startswith(b"[") for line in lines)
    return b"".join(line for line in lines if not line.startswith(SIGNED))


@cache
def finished(system: str, scenario: str) -> bytes:
    """The journal of a random battle that was fought to its end."""
    table, rng = Journal(SYSTEMS[system], prepared(Wish(system, scenario, ("person", "person")))), Random(1)
    while (question := table.pause.question) is not None:
        table.answer(question.options.sample(rng) if isinstance(question, Choose) else question.sample(rng))
    return b"".join(table.lines())


@cache
def under_way(system: str, scenario: str, answers: int, kind: str) -> bytes:
    """The journal of a random battle after so many answers, at the red side's next question of a kind."""
    for seed in range(20):
        table = Journal(SYSTEMS[system], prepared(Wish(system, scenario, ("person", "person"))))
        board, rng = boards.board(table, "en", "in"), Random(seed)
        for given in range(LONGEST):
            question = table.pause.question
            if question is None:
                break
            if isinstance(question, Choose):
                is_asked = given >= answers and question.player == 0
                if is_asked and board.question(table.pause, 1).kind == kind:
                    return b"".join(table.lines())
                table.answer(question.options.sample(rng))
            else:
                table.answer(question.sample(rng))
    raise LookupError(f"no {kind} in {system}")
