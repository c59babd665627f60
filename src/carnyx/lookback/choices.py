"""Choices looked at again: what was done is played out beside every other plan with the same dice.

The best plan is found with some dice and judged with others, which neither has met: otherwise the luckiest of many
plans would always look better than what was done. Only what is better beyond two standard errors of the paired
differences is named. Each side is judged by what it could see.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import isqrt
from typing import Any

from msgspec import Struct

from carnyx.core.codec import digest
from carnyx.core.flow import Choose, Pause, accept, refuse
from carnyx.lookback.values import Costly
from carnyx.players.search.advice import reasons_for
from carnyx.players.search.craft import Craft, Plan
from carnyx.players.search.evaluation import Evaluation
from carnyx.players.search.halving import best_of, is_clearly_better
from carnyx.players.search.playouts import Playouts

ERRORS = 2  # standard errors beyond which a difference is named


class Decision(Struct, frozen=True):
    """A position with plans, the player who had to choose, and what he answered until dice or somebody else came."""

    number: int  # of the entry that was his first answer
    pause: Pause[Any]
    player: int
    answers: tuple[Any, ...]


class AsPlayed:
    """The plan that was carried out: the answers that were given, and where it says nothing the default player's."""

    def __init__(self, given: dict[str, Any], default: Plan) -> None:
        self._given, self._default = given, default

    def answer(self, pause: Pause[Any]) -> Any:
        """What was answered in this position."""
        here = digest(pause.battle)
        return self._given[here] if here in self._given else self._default.answer(pause)


def costly(
    craft: Craft, weights: Evaluation, decision: Decision, budget: int, ahead: int, seed: int = 0
) -> Costly | None:
    """What a decision cost, if something else was clearly better; half of the playouts find it, half judge it."""
    pause = craft.seen(decision.pause)
    plans = craft.plans(pause)
    if not plans:
        return None
    answered = given(craft, pause, decision)
    if not answered:
        return None
    playouts = Playouts(craft, pause, (AsPlayed(answered, plans[0]), *plans), ahead, seed)
    choice = best_of(1 + len(plans), budget // 2, playouts.value)
    most = max(len(each.values) for each in choice.tried)
    left = [each for each in choice.tried if len(each.values) == most]
    best = min(left, key=lambda each: (-each.mean, each.plan)).plan
    better = tuple(playouts.start(best).meant.values())
    if best == 0 or _is_same(better, decision.answers):
        return None
    dice = range(most, most + max(2, budget // 4))
    mine, other = ([playouts.value(plan, each) for each in dice] for plan in (0, best))
    if not is_clearly_better(other, mine, errors=ERRORS):
        return None
    gaps = [theirs - own for theirs, own in zip(other, mine, strict=True)]
    count, total = len(gaps), sum(gaps)
    spread = count * sum(gap * gap for gap in gaps) - total * total
    return Costly(
        decision.number,
        decision.player,
        decision.answers,
        better,
        round(sum(mine) / count),
        round(sum(other) / count),
        round(total / count),
        isqrt(spread // (count * count * (count - 1))),
        reasons_for(craft, weights, playouts, best, 0, pause),
    )


def decisions(standing: Sequence[tuple[int, Pause[Any]]], craft: Craft) -> list[Decision]:
    """Every position at which somebody had plans to choose from, the first of each plan only."""
    found: list[Decision] = []
    done = 0  # how far answers belong to a decision that was found
    for place, (_, pause) in enumerate(standing[:-1]):
        question = pause.question
        if place < done or not isinstance(question, Choose):
            continue
        if not craft.plans(craft.seen(pause)):
            continue
        answers = answers_from(standing, place, craft)
        done = place + len(answers)
        found.append(Decision(standing[place + 1][0], pause, question.player, answers))
    return found


def answers_from(standing: Sequence[tuple[int, Pause[Any]]], place: int, craft: Craft) -> tuple[Any, ...]:
    """What the player answered from here on, until dice, another player or another plan came."""
    first = standing[place][1].question
    assert isinstance(first, Choose)
    found: list[Any] = []
    for (_, before), (_, after) in zip(standing[place:], standing[place + 1 :], strict=False):
        question = before.question
        if not isinstance(question, Choose) or question.player != first.player:
            break
        if found and craft.is_milestone(before):
            break
        found.append(after.trail[0].answer)
    return tuple(found)


def given(craft: Craft, pause: Pause[Any], decision: Decision) -> dict[str, Any]:
    """The answers that were given, by the position as the player saw it."""
    found: dict[str, Any] = {}
    for answer in decision.answers:
        question = pause.question
        if not isinstance(question, Choose) or question.player != decision.player or refuse(question, answer):
            break
        found[digest(pause.battle)] = answer
        pause = accept(pause, answer)
    return found


def _is_same(one: tuple[Any, ...], other: tuple[Any, ...]) -> bool:
    """Whether two plans say the same as far as both say something."""
    return all(mine == theirs for mine, theirs in zip(one, other, strict=False))
