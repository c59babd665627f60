"""The first lesson of Warriors says only what is true: of wheels, of the boast, and of what is preset."""

from __future__ import annotations

from typing import Any

import pytest

from carnyx.games import GAMES
from carnyx.games.warriors.play.deployment import MakeBoast
from carnyx.games.warriors.play.marches import March, Marches
from carnyx.games.warriors.play.movement import Leg
from carnyx.learn.coach import coach
from carnyx.learn.progress import Happened, progress
from carnyx.show import events as ev
from tests.learn.pupil import Pupil

WARRIORS = 0
ABOUT = 1800  # tenths of a degree


def taught() -> Pupil:
    return Pupil(GAMES["warriors"], "first")


def said(pupil: Pupil) -> list[str]:
    """Every sentence of the coach in the whole lesson."""
    told = (coach("warriors", pupil.lesson, seen, "en", None, is_new=False) for seen in pupil.seen)
    return [line.text for each in told for line in each.said]


def boasting(name: str) -> Any:
    """Answers the question for the boast, and nothing else."""
    return lambda pupil, options: name if isinstance(pupil.pause.battle.agenda[-1], MakeBoast) else None


def test_who_turns_his_warriors_about_has_not_wheeled() -> None:
    def turns(pupil: Pupil, options: Any) -> Any:
        march = March(WARRIORS, (Leg("turn", ABOUT),))
        is_asked = isinstance(options, Marches) and WARRIORS in options.units and options.refuse(march) is None
        return march if is_asked and pupil.pause.battle.turn == 1 else None

    pupil = taught()
    pupil.finish(turns)
    wheel = [stage.id for stage in pupil.lesson.stages].index("wheel")
    told = [seen for seen in pupil.seen if any(line.part == "turned" for line in seen.lines)]
    assert told
    assert told[0].done[wheel] is False
    assert any("that is no wheel" in line for line in said(pupil))


@pytest.mark.parametrize(
    ("boast", "first", "last"),
    [
        ("thick_of_it", "The boast holds", "the boast holds: a command test would have had +1"),
        ("will_not_be_moved", "breaks as soon as he moves", "the boast was broken: a command test would have had −1"),
        ("no_bodyguard", "is broken already", "the boast was broken: a command test would have had −1"),
        ("none", "No boast", "without a boast"),
    ],
)
def test_the_coach_knows_how_the_boast_stands(boast: str, first: str, last: str) -> None:
    pupil = taught()
    pupil.finish(boasting(boast))
    lines = said(pupil)
    assert first in lines[0]
    assert last in lines[-1]


def test_orders_that_are_sent_together_are_told_of_together() -> None:
    """One sheet of orders is one deed, whichever of them stands first on it."""
    lesson = taught().lesson
    attack = ev.Sent(rule="warriors.orders.courier", leader=2, unit=WARRIORS, order="attack")
    courier = ev.Sent(rule="warriors.orders.courier", leader=2, unit=1, order="oppose", courier=0)
    together = [Happened(True, (attack,)), Happened(True, (courier,), is_more=True)]
    apart = [Happened(True, (attack,)), Happened(True, (courier,))]
    assert [line.stage for line in progress(lesson, together).lines] == ["attack", "courier"]
    assert [line.stage for line in progress(lesson, apart).lines] == ["courier"]


def test_the_command_test_is_taught_before_the_last_turn_is_fought() -> None:
    pupil = taught()
    pupil.finish()
    names = [stage.id for stage in pupil.lesson.stages]
    at = [seen.at for seen in pupil.seen]
    assert names.index("command") in at
    assert names.index("command") < names.index("victory")
