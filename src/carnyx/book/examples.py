"""Worked examples: a position is really played, with the dice of a fixed seed, and told by the game's own story-teller.

Nothing of an example is written down: needs, odds and results are what the engine says in the edition in force.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from carnyx.book.materials import Posed
from carnyx.core.flow import Choose, Pause, begin, go_on, sample
from carnyx.show.documents import Odds
from carnyx.show.telling import Telling
from carnyx.words.explain import Speaker

MOST = 60  # questions of an example, dice included
DEEPEST = 1  # lines with dice and modifiers are told, their sources are not


def told(telling: Telling, posed: Posed, speaker: Speaker) -> tuple[tuple[str, ...], tuple[tuple[int, str], ...]]:
    """The odds of the first answer, line by line, and the story of all of them."""
    teller = telling.story(posed.setup, speaker.language, speaker.units)
    pause = begin(posed.battle)
    board = telling.board(posed.setup, speaker.language, speaker.units)
    odds = board.odds(pause, _answer(posed, pause.question, 0)) if posed.asked else None
    lines = [(line.depth, line.text) for each in _played(posed, pause) for line in teller.tell(each)]
    return tuple(_odds(odds) if odds else ()), tuple(line for line in lines if line[0] <= DEEPEST)


def _answer(posed: Posed, question: Any, number: int) -> Any:
    if number >= len(posed.answers):
        return posed.rest(question)
    answer = posed.answers[number]
    return answer(question) if callable(answer) else answer


def _played(posed: Posed, pause: Pause[Any]) -> Iterator[Pause[Any]]:
    """Every pause on the way; it ends when no player has an answer, or when nothing is left to do."""
    rng, given = Random(posed.seed), 0
    for _ in range(MOST):
        question = pause.question
        if question is None:
            return
        if isinstance(question, Choose):
            answer = _answer(posed, question, given)
            given += 1
            if answer is None:
                return
        else:
            answer = sample(question, rng)
        pause = go_on(pause, answer)
        yield pause


def _odds(odds: Odds) -> Iterator[str]:
    """An odds card as lines: what each die needs and why, then what may come of it."""
    for need in odds.needs:
        parts = ", ".join(f"{part.text} {part.value}" for part in need.parts[1:])
        who = f"{need.who}: " if need.who else ""
        yield f"{who}{need.title} {need.need}{f' ({parts})' if parts else ''}: {need.chance}"
    for side in odds.sides:
        bars = "; ".join(f"{bar.label} {bar.percent}" for bar in side.results)
        yield f"{side.title}: {side.expected}{f'; {bars}' if bars else ''}"
    if odds.results:
        yield "; ".join(f"{bar.label} {bar.percent}" for bar in odds.results)
