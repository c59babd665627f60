"""Plans as a player sees them: what is nearly the same is one plan, which ends where another unit acts."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

import pytest

from carnyx.core.flow import Choose, Pause
from carnyx.core.journal import Journal
from carnyx.core.length import INCH
from carnyx.games import GAMES
from carnyx.games.warriors.play.movement import Leg
from carnyx.games.warriors.play.moves import March
from carnyx.players.search.advice import advice, can_advise
from carnyx.players.search.playouts import Playouts
from carnyx.show.plans import deed, gist, plan_lines

SCENARIOS = {"celtos": "demo", "warriors": "box"}


def pauses(game: str) -> list[Pause[Any]]:
    """The questions of a battle, up to its second turn."""
    known = GAMES[game]
    journal: Journal[Any] = Journal(known.system, known.lists.prepare(SCENARIOS[game]))
    dice, thumb, found = Random(3), known.players["thumb"](0), []
    while (question := journal.pause.question) is not None and journal.pause.battle.turn < 2:
        if isinstance(question, Choose):
            found.append(journal.pause)
        journal.answer(thumb.answer(journal.pause) if isinstance(question, Choose) else question.sample(dice))
    return found


def opposing() -> tuple[Pause[Any], int]:
    for pause in pauses("warriors"):
        for unit in getattr(getattr(pause.question, "options", None), "units", ()):
            now = pause.battle.units[unit]
            if now.body is not None and now.order == "oppose":
                return pause, unit
    raise AssertionError("nobody opposes")


def test_a_little_more_or_less_of_the_same_move_is_one_plan_and_another_direction_is_not() -> None:
    pause, unit = opposing()
    assert isinstance(pause.question, Choose)
    events, player = GAMES["warriors"].telling.events, pause.question.player

    def come_to(*legs: Leg) -> tuple[Any, ...]:
        return gist(events, player, pause, (March(unit, legs),))

    assert come_to(Leg("advance", 3 * INCH)) == come_to(Leg("advance", 4 * INCH)) != ()
    assert come_to(Leg("advance", 3 * INCH)) != come_to(Leg("turn", 1800))
    assert come_to(Leg("advance", 3 * INCH)) != come_to()


def test_a_plan_ends_where_another_unit_begins_to_act() -> None:
    pause, unit = opposing()
    assert isinstance(pause.question, Choose)
    others = [each for each in pause.question.options.units if each != unit]  # type: ignore[attr-defined]
    events, player = GAMES["warriors"].telling.events, pause.question.player
    assert others
    for other in (March(others[0]), March(others[0], (), 5)):  # it stands, or tries to reform
        both = (March(unit), other)
        assert deed(events, player, pause, both) == both[:1]
        assert gist(events, player, pause, both) == gist(events, player, pause, both[:1])


@pytest.mark.parametrize("game", SCENARIOS)
def test_plans_that_are_named_are_at_least_two_and_read_differently(game: str) -> None:
    known = GAMES[game]
    practice = known.practice
    assert practice is not None
    events, offered, withheld = known.telling.events, 0, 0
    for pause in pauses(game)[:40]:
        assert isinstance(pause.question, Choose)
        player = pause.question.player
        told = partial(gist, events, player)
        setup = known.lists.prepare(SCENARIOS[game])
        teller = known.telling.story(setup, "en", "in")
        found = advice(known.system, practice.craft, practice.weights(), pause, 12, 1, gist=told)
        assert (found is not None) == can_advise(practice.craft, pause, 1, told)
        withheld += found is None
        if found is None:
            continue
        offered += 1
        assert len(found.plans) >= 2
        assert 1 <= found.alike <= len(found.plans)
        said = [
            tuple(plan_lines(teller, pause, player, deed(events, player, pause, plan.answers))) for plan in found.plans
        ]
        assert len(set(said)) == len(said)
        gists = [told(practice.craft.seen(pause), plan.answers) for plan in found.plans]
        assert len(set(gists)) == len(gists)
    assert offered
    assert withheld


def test_without_a_gist_the_answers_tell_plans_apart() -> None:
    known = GAMES["celtos"]
    practice = known.practice
    assert practice is not None
    pause = next(each for each in pauses("celtos") if len(practice.craft.plans(each)) > 9)
    assert isinstance(pause.question, Choose)
    plans = practice.craft.plans(pause)
    playouts = Playouts(practice.craft, pause, plans, 1, 0)
    paths = [tuple(playouts.start(plan).meant.values()) for plan in range(len(plans))]
    told = {gist(known.telling.events, pause.question.player, pause, path) for path in paths}
    assert len(told) < len(set(map(repr, paths)))
