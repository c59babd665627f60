"""What a turning point is told by: the weightiest that happened in it, whatever was said first."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from carnyx.core.journal import Journal
from carnyx.games import GAMES
from carnyx.lookback.analysis import look_back
from carnyx.lookback.told import told
from carnyx.lookback.weighty import MOST, weightiest
from carnyx.show.events import Condition, Destroyed, Event, Fell, PhaseBegan, Routed
from carnyx.show.values import Strength
from tests.lookback.battles import carried_on

RULE = "warriors.casualties"
UNITS = [
    SimpleNamespace(start=16, points=90),
    SimpleNamespace(start=1, points=30),
    SimpleNamespace(start=12, points=60),
]


def entry(number: int, *act: Event) -> tuple[int, Any]:
    return number, SimpleNamespace(trail=[SimpleNamespace(before=SimpleNamespace(units=UNITS), act=act)])


def found(*entries: tuple[int, Any]) -> list[tuple[int, int | None]]:
    return [(each.number, each.unit) for each in weightiest(entries, lambda record: record.act)]


def fell(unit: int, number: int) -> Fell:
    return Fell(rule=RULE, unit=unit, models=tuple(range(number)), places=(), strength=Strength(5, 16))


def test_who_bears_a_name_comes_before_units_then_the_shaken_then_losses() -> None:
    losses, shaken = fell(2, 4), Condition(rule=RULE, unit=2, what="shaken", on=True)
    routed, killed = Routed(rule=RULE, unit=0, models=9), Destroyed(rule=RULE, unit=1)
    phase = PhaseBegan(rule=RULE, name="command")
    assert found(entry(1, phase), entry(2, losses)) == [(2, 2)]
    assert found(entry(2, losses), entry(3, shaken)) == [(3, 2)]  # of each unit only what weighs most
    assert found(entry(3, shaken), entry(4, routed), entry(5, killed)) == [(5, 1), (4, 0), (3, 2)]


def test_who_recovers_is_nothing_weighty() -> None:
    assert found(entry(1, Condition(rule=RULE, unit=2, what="shaken", on=False))) == []


def test_turning_points_of_a_battle_are_told_by_who_was_lost_in_them() -> None:
    known = GAMES["warriors"]
    journal = carried_on(Journal(known.system, known.lists.prepare("box")), known.players["thumb"](0), 22)
    practice = known.practice
    assert practice is not None
    look = look_back(known.system, practice, known.telling.events, journal.standing, 0)
    teller = known.telling.story(journal.setup, "en", "in")
    titles = [str(unit) for unit in range(len(journal.pause.battle.units))]
    recount = told(look, journal.standing, teller, titles, "en", practice.craft.seen)
    lost = 0
    for turning, place in zip(look.turning, recount.turning, strict=True):
        span = [pause for number, pause in journal.standing if turning.first <= number <= turning.last]
        lines = [line.text for pause in span for line in teller.tell(pause) if not line.depth]
        gone = [line for line in lines if "killed" in line and "hits" not in line]
        gone += [line for line in lines if "annihilated" in line or "off the field" in line]
        assert len(place.said) <= MOST + 1
        if gone:
            lost += 1
            assert place.said[0] in gone
    assert lost
