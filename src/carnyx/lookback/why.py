"""Why: a decision that was made, played out once more beside the other plans there were, and what spoke for it.

It is always looked at afterwards, from what the player saw then; who plays by rules of thumb has weighed nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from carnyx.core.flow import Choose, Pause
from carnyx.core.system import System
from carnyx.lookback.choices import ERRORS, AsPlayed, Decision, answers_from, given
from carnyx.players.search.advice import BEST, DICE, Advised, advised
from carnyx.players.search.craft import Craft
from carnyx.players.search.halving import Tried, best_of, is_clearly_better
from carnyx.players.search.playouts import Playouts
from carnyx.players.search.training import Practice

Standing: TypeAlias = Sequence[tuple[int, Pause[Any]]]
#: Whether what was done is clearly better than the best other plan, clearly worse, or neither.
Judged: TypeAlias = Literal["clear", "better", "unclear"]


class Reasons(Struct, frozen=True):
    """Why something was done: its chance with what speaks for it, and the next best plans."""

    number: int  # of the entry with which the decision began
    player: int
    done: Advised
    others: tuple[Advised, ...]
    judged: Judged
    playouts: int


def run(standing: Standing, craft: Craft, number: int) -> tuple[tuple[int, Pause[Any]], ...]:
    """The positions of the decision that an entry belongs to, from where it began to its last answer so far."""
    place = next((each for each, (entry, _) in enumerate(standing) if entry == number), 0)
    if not place:
        return ()
    first = place - 1
    question = standing[first][1].question
    if not isinstance(question, Choose):
        return ()
    while first and not craft.is_milestone(standing[first][1]):
        before = standing[first - 1][1].question
        if not isinstance(before, Choose) or before.player != question.player:
            break
        first -= 1
    answers = answers_from(standing, first, craft)
    return tuple(standing[first : first + len(answers) + 1])


def why(system: System[Any], practice: Practice, decided: Standing, budget: int, seed: int = 0) -> Reasons | None:
    """What speaks for a decision, given by the positions of its `run`; none where there was nothing to compare."""
    if not decided:
        return None
    craft, weights = practice.craft, practice.weights()
    pause = craft.seen(decided[0][1])
    plans = craft.plans(pause)
    question = pause.question
    if not plans or not isinstance(question, Choose):
        return None
    decision = Decision(decided[1][0], decided[0][1], question.player, answers_from(decided, 0, craft))
    answered = given(craft, pause, decision)
    if not answered:
        return None
    playouts = Playouts(craft, pause, (AsPlayed(answered, plans[0]), *plans), practice.ahead, seed)
    tried = best_of(1 + len(plans), budget // 2, playouts.value).tried
    mine = next(each for each in tried if not each.plan)
    others, seen = [], {_path(playouts, 0)}
    for each in sorted(tried, key=lambda each: (-min(len(each.values), DICE), -each.mean, each.plan)):
        path = _path(playouts, each.plan)
        if each.plan and path and path not in seen:
            seen.add(path)
            others.append(each)
    best = sorted(others[: BEST - 1], key=lambda each: -each.mean)
    if not best:
        return None
    # Judged with dice that neither has met: otherwise the luckiest of many plans would look better than what was done.
    met = max(len(each.values) for each in tried)
    dice = range(met, met + max(2, budget // 4))
    own, other = ([playouts.value(plan, each) for each in dice] for plan in (0, best[0].plan))
    judged: Judged = "unclear"
    if is_clearly_better(own, other, errors=ERRORS):
        judged = "clear"
    elif is_clearly_better(other, own, errors=ERRORS):
        judged = "better"

    def told(each: Tried, usual: int) -> Advised:
        return advised(system, craft, weights, pause, playouts, each, usual)

    spent = sum(len(each.values) for each in tried) + 2 * len(dice)
    # What he has yet to answer, if his plan is still under way, is his own affair.
    done = replace(told(mine, best[0].plan), answers=tuple(answered.values()))
    return Reasons(decision.number, decision.player, done, tuple(told(each, 0) for each in best), judged, spent)


def _path(playouts: Playouts, plan: int) -> tuple[str, ...]:
    """What a plan answers before the first throw, to tell plans apart."""
    return tuple(map(repr, playouts.start(plan).meant.values()))
