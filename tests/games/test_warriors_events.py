"""The events of Warriors battles: whoever follows them knows where everybody stands and how he is, and every die."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
import pytest

from carnyx.core.check import Check
from carnyx.core.dice import Chain, Faces
from carnyx.core.flow import Choose, Pause, Record, play
from carnyx.games.warriors.blocks.formation import Formation, gap
from carnyx.games.warriors.blocks.manoeuvres import advanced, wheeled
from carnyx.games.warriors.play.battle import Battle
from carnyx.games.warriors.play.muster import prepared
from carnyx.games.warriors.play.orders import SealOrders
from carnyx.games.warriors.play.riders import mark
from carnyx.games.warriors.play.steps import STEPS
from carnyx.games.warriors.play.system import SYSTEM
from carnyx.games.warriors.show.events import events, opening
from carnyx.games.warriors.show.story import Storyteller
from carnyx.show import events as ev
from carnyx.show.throws import Thrown
from carnyx.show.values import Block, Leg
from tests.games.warriors_setups import any_setup
from tests.show.happenings import READER, check_event, dice_of, dice_thrown, fought

SEEDS = range(30)
ROUNDED = 2  # ticks by which a corner that stays may seem to move

# Steps that only lead to others, or change what nobody sees.
SILENT = {"CreditShots", "Engage", "LooseAll", "StruckDown"}


@cache
def battle_of(seed: int) -> tuple[Pause[Battle], ...]:
    return tuple(fought(SYSTEM, any_setup(seed), seed))


def told(seed: int) -> Iterator[tuple[Record[Battle], tuple[ev.Event, ...]]]:
    """Every step of a battle with its events."""
    return ((record, events(record)) for pause in battle_of(seed) for record in pause.trail)


class Onlooker:
    """Somebody who is told events and sees nothing else."""

    def __init__(self, battle: Battle) -> None:
        self.blocks: dict[int, Block] = {}
        self.hosts: dict[int, int] = {}
        self.couriers: dict[int, tuple[int, ...]] = {}
        self.conditions: set[tuple[int, str]] = set()
        self.orders: dict[int, str] = {}
        for event in opening(battle):
            self.hear(event)

    def hear(self, event: ev.Event) -> None:
        match event:
            case ev.Deployed(unit=unit, block=block, host=host):
                self._stands(unit, block, host)
            case ev.Moved(unit=unit):
                self._moved(event)
            case ev.Fell(unit=unit, models=models, block=rest, strength=strength):
                if unit in self.hosts:
                    del self.hosts[unit]
                else:
                    assert self.blocks[unit].figures - len(models) == strength.left
                    assert (rest is None) == (strength.left == 0)
                    self._stands(unit, rest)
            case ev.Destroyed(unit=unit):
                assert unit not in self.blocks
                assert unit not in self.hosts
                self._gone(unit)
            case ev.Routed(unit=unit, models=models):
                assert models == (1 if unit in self.hosts else self.blocks[unit].figures)
                self._gone(unit)
            case ev.Condition(unit=unit, what=what, on=on):
                assert ((unit, what) in self.conditions) != on
                (self.conditions.add if on else self.conditions.discard)((unit, what))
            case ev.Ordered(unit=unit, order=order):
                self.orders[unit] = order
            case ev.Sent(courier=int() as courier, at=tuple() as at):
                self.couriers[courier] = at
            case ev.Couriered(courier=courier, unit=None, track=track):
                assert track == self.couriers.pop(courier, ())
            case ev.Couriered(courier=courier, track=track):
                assert track[:2] == self.couriers[courier]
                self.couriers[courier] = track[-2:]

    def _moved(self, event: ev.Moved) -> None:
        unit, start = event.unit, event.start
        assert start is not None
        if unit in self.hosts:
            host = self.blocks.get(self.hosts[unit], start)
            assert (start.x, start.y) == (host.x, host.y), "he sets out from the front of his unit"
        else:
            assert self.blocks[unit] == start, "it sets out from where it stood"
        if event.joins is not None:
            end = event.legs[-1].to
            assert gap(mark(end.x, end.y), _formation(self.blocks[event.joins])) <= ROUNDED, "he comes to the unit"
            self._stands(unit, None, event.joins)
        elif event.legs:
            self._stands(unit, event.legs[-1].to)

    def _stands(self, unit: int, block: Block | None, host: int | None = None) -> None:
        self.blocks.pop(unit, None)
        self.hosts.pop(unit, None)
        if block is not None:
            self.blocks[unit] = block
        if host is not None:
            self.hosts[unit] = host

    def _gone(self, unit: int) -> None:
        self._stands(unit, None)
        self.orders.pop(unit, None)
        self.conditions = {each for each in self.conditions if each[0] != unit}


def _formation(block: Block) -> Formation:
    return Formation(block.x, block.y, block.facing, block.files, block.figures, block.width, block.depth)


def blocks(battle: Battle) -> dict[int, Formation]:
    return {id: unit.body for id, unit in enumerate(battle.units) if unit.body is not None}


def conditions(battle: Battle) -> set[tuple[int, str]]:
    """How every unit on the table is."""
    here = [(id, unit) for id, unit in enumerate(battle.units) if unit.is_here]
    found = {(id, str(unit.condition)) for id, unit in here if unit.condition != "ok"}
    return found | {(id, "disorganised") for id, unit in here if unit.disorganised}


@pytest.mark.parametrize("seed", SEEDS)
def test_who_is_told_the_events_knows_where_everybody_stands_and_how_he_is(seed: int) -> None:
    first = battle_of(seed)[0]
    begun = first.trail[0].before if first.trail else first.battle
    onlooker = Onlooker(begun)
    for record, happened in told(seed):
        for event in happened:
            onlooker.hear(event)
        now = record.after
        assert {id: _formation(block) for id, block in onlooker.blocks.items()} == blocks(now), record.step
        assert onlooker.hosts == {id: unit.host for id, unit in enumerate(now.units) if unit.host >= 0}, record.step
        assert onlooker.conditions == conditions(now), record.step
        riding = {id: each.place for id, each in enumerate(now.couriers) if each.place is not None}
        assert onlooker.couriers == riding, record.step
        if now.turn:
            assert onlooker.orders == {id: now.units[id].order for id in now.formed()}, record.step


@pytest.mark.parametrize("seed", SEEDS)
def test_a_march_is_a_path_of_real_legs(seed: int) -> None:
    kinds = {"advance": advanced, "wheel": wheeled}
    for _, happened in told(seed):
        for event in happened:
            if isinstance(event, ev.Moved) and event.start is not None:
                here = _formation(event.start)
                for leg in event.legs:
                    there = _formation(leg.to)
                    if leg.kind in kinds:
                        assert kinds[leg.kind](here, leg.amount) == there
                    if leg.kind in ("turn", "face", "align"):
                        assert (here.facing + leg.amount) % 3600 == there.facing
                    if leg.kind == "reform":
                        assert (there.x, there.y, there.files - here.files) == (here.x, here.y, leg.amount)
                    if leg.kind == "wheel":
                        _stays_on_its_corner(leg, here, there)
                    here = there


def _stays_on_its_corner(leg: Leg, *places: Formation) -> None:
    """The pivot of a wheel is a corner of the front before it and after it."""
    assert leg.pivot is not None
    x, y = leg.pivot
    for place in places:
        far = (x - place.x) ** 2 + (y - place.y) ** 2
        assert (place.front // 2 - ROUNDED) ** 2 <= far <= (place.front // 2 + ROUNDED) ** 2


@pytest.mark.parametrize("seed", SEEDS)
def test_every_die_is_told_once_and_every_event_can_be_written_and_read(seed: int) -> None:
    for record, happened in told(seed):
        assert dice_of(happened) == dice_thrown(record), record.step
        for event in happened:
            check_event(event)
            assert event.rule in SYSTEM.registry.rules


@pytest.mark.parametrize("seed", SEEDS)
def test_every_die_has_the_need_and_the_modifiers_of_its_check(seed: int) -> None:
    for record, happened in told(seed):
        asked = Counter(_asked(record))
        if asked:
            assert Counter((each.check, each.faces) for each in _thrown(happened)) == asked, record.step


def _asked(record: Record[Battle]) -> Iterator[tuple[Check | None, Faces]]:
    """Every row of dice of a step, with the check it was thrown for."""
    question = record.question
    if question is None or isinstance(question, Choose):
        return
    chains = (question,) if isinstance(question, Chain) else getattr(question, "chains", ())
    for chain, rows in zip(chains, (record.answer,) if isinstance(question, Chain) else record.answer, strict=False):
        yield from ((check, row) for check, row in zip(chain.checks, rows, strict=True) if row)
    if hasattr(question, "check"):
        yield question.check, record.answer


def _thrown(value: Any) -> Iterator[Thrown]:
    if isinstance(value, Thrown):
        yield value
    elif isinstance(value, tuple):
        yield from (found for each in value for found in _thrown(each))
    elif isinstance(value, ev.Event):
        yield from (found for name in value.__struct_fields__ for found in _thrown(getattr(value, name)))


@pytest.mark.parametrize("seed", SEEDS)
def test_the_kills_and_noughts_of_blows_are_those_that_count(seed: int) -> None:
    for record, happened in told(seed):
        for event in happened:
            if isinstance(event, ev.Shot | ev.Struck):
                passed = [sum(throw.passes) for chain in event.chains for throw in chain[1:]]
                assert event.hits == sum(sum(chain[0].passes) for chain in event.chains if chain)
                assert event.kills == sum(passed)
            if isinstance(event, ev.Struck):
                assert (event.kills, event.noughts) == record.outcome


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
        assert tuple(lost for lost, _ in over.shares) == over.score[::-1]


def test_first_orders_are_in_no_event_before_they_are_shown() -> None:
    pauses = fought(SYSTEM, prepared("box"), 1)
    pause = next(each for each in pauses if isinstance(each.battle.agenda[-1], SealOrders))
    units = tuple(pause.battle.formed(0))
    attack, hold = (play(pause.battle, (order,) * len(units)) for order in ("attack", "hold"))
    assert [events(each) for each in attack.trail] == [events(each) for each in hold.trail]
    assert any(isinstance(event, ev.WrittenDown) for record in attack.trail for event in events(record))


@pytest.mark.parametrize("seed", range(8))
def test_a_story_needs_nothing_but_the_events_that_were_written_down(seed: int) -> None:
    teller = Storyteller(any_setup(seed))
    for pause in battle_of(seed):
        acts = [events(record) for record in pause.trail]
        read = [tuple(READER.decode(msgspec.json.encode(event)) for event in act) for act in acts]
        assert teller.told(read) == teller.tell(pause)


def test_nothing_is_asked_or_carried_out_again(monkeypatch: pytest.MonkeyPatch) -> None:
    records = [record for seed in range(6) for pause in battle_of(seed) for record in pause.trail]

    def again(*_: Any) -> None:
        raise AssertionError("a step is asked or carried out again")

    for step in STEPS:
        monkeypatch.setattr(step, "ask", again)
        monkeypatch.setattr(step, "take", again)
    for record in records:
        events(record)
