"""The events of Celtos battles: whoever follows them knows where everybody stands and how he is, and every die."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from carnyx.core.flow import Pause, Record
from carnyx.games.celtos.play.battle import Battle, UnitId, is_engaged
from carnyx.games.celtos.play.coherency import holds_together
from carnyx.games.celtos.play.steps import STEPS
from carnyx.games.celtos.play.system import SYSTEM
from carnyx.games.celtos.show.events import events, opening
from carnyx.games.celtos.show.story import Storyteller
from carnyx.show import events as ev
from tests.games.celtos_setups import any_setup
from tests.show.happenings import check_event, dice_of, dice_thrown, fought

SEEDS = range(36)

# Steps that only lead to others, or change what nobody sees.
SILENT = {
    "BreakOff",
    "Counter",
    "DeclareAssault",
    "EndActivation",
    "FreeBlows",
    "LowerMissile",
    "NextStrike",
}


@cache
def battle_of(seed: int) -> tuple[Pause[Battle], ...]:
    return tuple(fought(SYSTEM, any_setup(seed), seed))


def told(seed: int) -> Iterator[tuple[Record[Battle], tuple[ev.Event, ...]]]:
    """Every step of a battle with its events."""
    return ((record, events(record)) for pause in battle_of(seed) for record in pause.trail)


class Onlooker:
    """Somebody who is told events and sees nothing else."""

    def __init__(self, battle: Battle) -> None:
        self.places: dict[int, list[tuple[int, int]]] = {id: [] for id in range(len(battle.units))}
        self.conditions: set[tuple[int, str]] = set()
        self.wounds: Counter[int] = Counter()
        for event in opening(battle):
            self.hear(event)

    def hear(self, event: ev.Event) -> None:
        match event:
            case ev.Deployed(unit=unit, places=places):
                self.places[unit] = list(zip(places[::2], places[1::2], strict=True))
            case ev.Moved(unit=unit, tracks=tracks):
                assert self.places[unit] == [track[:2] for track in tracks], "it sets out from where it stood"
                self.places[unit] = [(track[-2], track[-1]) for track in tracks]
            case ev.Fell(unit=unit, models=models, places=places):
                stood = self.places[unit]
                assert [stood[model] for model in models] == list(zip(places[::2], places[1::2], strict=True))
                self.places[unit] = [place for model, place in enumerate(stood) if model not in models]
            case ev.Destroyed(unit=unit):
                assert not self.places[unit]
                self._gone(unit)
            case ev.Routed(unit=unit, models=models):
                assert len(self.places[unit]) == models
                self.places[unit] = []
                self._gone(unit)
            case ev.Condition(unit=unit, what=what, on=on, is_fresh=fresh):
                assert ((unit, what) in self.conditions) == (on != fresh)
                (self.conditions.add if on else self.conditions.discard)((unit, what))
            case ev.Wounded(unit=unit, wounds=wounds):
                self.wounds[unit] += wounds

    def _gone(self, unit: int) -> None:
        self.conditions = {each for each in self.conditions if each[0] != unit}


def conditions(battle: Battle) -> set[tuple[int, str]]:
    """How every unit on the table is."""
    found = set()
    for unit in battle.living():
        now = battle.units[unit]
        found |= {(int(unit), "panic")} if now.panicked else set()
        found |= {(int(unit), "hold")} if now.hold else set()
        found |= {(int(unit), "engaged")} if is_engaged(battle, unit) else set()
        found |= set() if holds_together(battle, unit, now.footprint) else {(int(unit), "out_of_coherency")}
    return found


@pytest.mark.parametrize("seed", SEEDS)
def test_who_is_told_the_events_knows_where_everybody_stands_and_how_he_is(seed: int) -> None:
    first = battle_of(seed)[0]
    begun = first.trail[0].before if first.trail else first.battle
    onlooker = Onlooker(begun)
    for record, happened in told(seed):
        for event in happened:
            onlooker.hear(event)
        now = record.after
        assert onlooker.places == {id: list(unit.footprint.pairs) for id, unit in enumerate(now.units)}, record.step
        assert onlooker.conditions == conditions(now), record.step
    for id, unit in enumerate(battle_of(seed)[-1].battle.units):
        full = begun.kind(UnitId(id)).w * unit.start
        if not unit.routed and id not in first.battle.waiting and (unit.wounds or onlooker.wounds[id]):
            assert full - onlooker.wounds[id] == sum(unit.wounds)


@pytest.mark.parametrize("seed", SEEDS)
def test_every_die_is_told_once_and_every_event_can_be_written_and_read(seed: int) -> None:
    for record, happened in told(seed):
        assert dice_of(happened) == dice_thrown(record), record.step
        for event in happened:
            check_event(event)
            assert event.rule in SYSTEM.registry.rules


def test_every_step_has_its_events_or_only_leads_to_others() -> None:
    silent = {step.__name__ for step in STEPS}
    for seed in range(200):
        for record, happened in told(seed):
            if happened:
                silent.discard(type(record.step).__name__)
        if silent == SILENT:
            break
    assert silent == SILENT


def test_a_battle_that_is_over_says_so_once_and_last() -> None:
    for seed in SEEDS:
        told_all = [event for _, happened in told(seed) for event in happened]
        assert [type(event) for event in told_all].count(ev.Over) == 1
        over = told_all[-1]
        assert isinstance(over, ev.Over)
        last = battle_of(seed)[-1].battle
        assert (over.score, over.winner) == (SYSTEM.score(last), SYSTEM.verdict(last))
        totals = [sum(each.points for each in over.paid if each.player == seat) for seat in range(len(over.score))]
        assert tuple(totals) == over.score


def test_nothing_is_asked_or_carried_out_again(monkeypatch: pytest.MonkeyPatch) -> None:
    battles = [(Storyteller(any_setup(seed)), battle_of(seed)) for seed in range(6)]

    def again(*_: Any) -> None:
        raise AssertionError("a step is asked or carried out again")

    for step in STEPS:
        monkeypatch.setattr(step, "ask", again)
        monkeypatch.setattr(step, "take", again)
    for teller, pauses in battles:
        told = [teller.tell(pause) for pause in pauses[1:]]
        assert sum(map(len, told)) > len(told)
