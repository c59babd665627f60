"""Choices looked at again: what was plainly bad is named with something better, and nobody peeps."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from carnyx.core.flow import Choose, Pause, accept, begin
from carnyx.lookback.analysis import look_back
from carnyx.lookback.choices import AsPlayed, Decision, costly, decisions, given
from carnyx.players.player import Player
from carnyx.players.random import RandomPlayer
from carnyx.players.search.craft import Plan
from carnyx.players.search.evaluation import MILLION, Evaluation
from carnyx.players.search.halving import is_clearly_better
from carnyx.players.search.playouts import Playouts
from tests.lookback.battles import CELTOS, begun, carried_on, practice, thumbs
from tests.toy import play as toy
from tests.toy.rules import DEFAULT
from tests.toy.scenarios import TOY, prepared

BUDGET, AHEAD = 120, 3


def spread(seed: int) -> list[tuple[int, Decision, Decision]]:
    """Some decisions of a battle taken otherwise: how far the best way and the worst are apart, and both of them."""
    craft, found = practice().craft, []
    for decision in decisions(thumbs(seed).standing, craft)[:8]:
        plans = craft.plans(decision.pause)
        starts = Playouts(craft, decision.pause, plans, AHEAD, 0)
        ways = [replace(decision, answers=tuple(starts.start(plan).meant.values())) for plan in range(len(plans))]
        played = tuple(AsPlayed(given(craft, way.pause, way), plans[0]) for way in ways)
        playouts = Playouts(craft, decision.pause, played, AHEAD, 99)  # other dice than those that judge
        values = [[playouts.value(way, dice) for dice in range(8)] for way in range(len(ways))]
        best, worst = max(values, key=sum), min(values, key=sum)
        if is_clearly_better(best, worst, errors=4):  # not by luck
            gap = (sum(best) - sum(worst)) // 8
            found.append((gap, ways[values.index(best)], ways[values.index(worst)]))
    return found


def judged(decision: Decision) -> Any:
    return costly(practice().craft, practice().weights(), decision, BUDGET, AHEAD)


def test_a_plainly_bad_choice_is_named_with_a_better_one() -> None:
    gap, best, worst = max(spread(1), key=lambda each: each[0])
    assert gap > MILLION // 20
    found = judged(worst)
    assert found is not None
    assert found.better != worst.answers
    assert found.better_chance - found.chance == pytest.approx(found.cost, abs=1)
    assert found.cost > 2 * found.error
    assert (found.number, found.player, found.played) == (worst.number, worst.player, worst.answers)
    good = judged(best)
    assert good is None or good.cost < found.cost // 2


def test_who_gives_up_with_a_good_chance_is_told_what_it_cost() -> None:
    journal = carried_on(begun(1), CELTOS.players["thumb"](0), 2, 30)
    while not (isinstance(journal.pause.question, Choose) and practice().craft.is_milestone(journal.pause)):
        carried_on(journal, CELTOS.players["thumb"](0), 2, len(journal.entries) + 1)
    question = journal.pause.question
    assert isinstance(question, Choose)
    chance = practice().craft.value(journal.pause.battle, question.player)
    journal.answer("concede")
    found = look_back(CELTOS.system, practice(), CELTOS.telling.events, journal.standing, BUDGET)
    worst = found.choices[0]
    assert (worst.number, worst.player, worst.chance) == (len(journal.entries), question.player, 0)
    assert worst.cost == pytest.approx(chance, abs=MILLION // 5)
    assert found.sides[question.player].choices >= worst.cost


def test_a_decision_is_one_plan_and_never_looked_at_twice() -> None:
    found = decisions(thumbs(1).standing, practice().craft)
    entries = [number for each in found for number in range(each.number, each.number + len(each.answers))]
    assert len(entries) == len(set(entries))
    assert max(len(each.answers) for each in found) > 1


# --- secrecy ---------------------------------------------------------------------------------------------------------


class Says:
    """One answer to sealed stances."""

    def __init__(self, word: str) -> None:
        self._word = word

    def answer(self, pause: Pause[Any]) -> Any:
        return self._word if isinstance(pause.battle.agenda[-1], toy.Seal) else None


class ToyCraft:
    """What a search knows of the toy; one that peeps sees the other's sealed stance."""

    names, version = ("ranks",), 1

    def __init__(self, peeps: bool) -> None:
        self._peeps = peeps

    def seen(self, pause: Pause[Any]) -> Pause[Any]:
        assert isinstance(pause.question, Choose)
        if self._peeps:
            return pause
        own = pause.question.player
        sealed = tuple(each if side == own or not each else "loose" for side, each in enumerate(pause.battle.sealed))
        return replace(pause, battle=replace(pause.battle, sealed=sealed))

    def plans(self, pause: Pause[Any]) -> tuple[Plan, ...]:
        is_sealing = isinstance(pause.battle.agenda[-1], toy.Seal)
        return (Says("loose"), Says("close")) if is_sealing else ()

    def is_milestone(self, pause: Pause[Any]) -> bool:
        return isinstance(pause.question, Choose)  # so that playouts end in the turn whose stances were sealed

    def quick(self) -> Player:
        return RandomPlayer(5)

    def features(self, battle: Any) -> list[list[int]]:
        return [[each] for each in toy.strengths(battle)]

    def value(self, battle: Any, player: int) -> int:
        """It is worth much to be as closed as the other, which only who peeps can know."""
        stances = battle.stances or battle.sealed
        return MILLION * 3 // 4 if stances[0] == stances[1] else MILLION // 4


def answered(peeps: bool, theirs: str) -> Any:
    """What the choice of the second side to be closed cost it, if the first has sealed a stance."""
    craft = ToyCraft(peeps)
    pause = accept(begin(TOY.muster(prepared("meadow", (), DEFAULT, "auto"))), theirs)
    assert isinstance(pause.question, Choose)
    decision = Decision(2, pause, pause.question.player, ("close",))
    return costly(craft, Evaluation("toy", 1, 1, {"ranks": 1}), decision, 40, AHEAD)


def test_what_is_sealed_changes_no_judgement() -> None:
    assert answered(False, "loose") == answered(False, "close")


def test_one_who_peeps_would_be_found_out() -> None:
    assert answered(True, "loose") != answered(True, "close")
