"""What a preview promises is what play then does: exact odds of an order against many plays of that very order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from functools import lru_cache
from math import sqrt
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from carnyx.core.flow import Choose, begin, play, sample
from carnyx.core.footprint import Footprint
from carnyx.core.ground import Terrain
from carnyx.core.options import OneOf
from carnyx.games.celtos.lists.army import Entry, Force
from carnyx.games.celtos.odds import preview
from carnyx.games.celtos.odds.answers import answers
from carnyx.games.celtos.odds.assault import SideOdds
from carnyx.games.celtos.odds.landings import template_odds
from carnyx.games.celtos.odds.preview import assault_odds, shot_odds
from carnyx.games.celtos.odds.shoot import ShootOdds, shoot
from carnyx.games.celtos.play.assaults import CloseIn, DeclareAssault
from carnyx.games.celtos.play.battle import Battle, UnitId
from carnyx.games.celtos.play.fights import FightRound, StepUp, round_winner
from carnyx.games.celtos.play.muster import prepared
from carnyx.games.celtos.play.nerve import MoraleCheck
from carnyx.games.celtos.play.orders import Order, Orders
from carnyx.games.celtos.play.system import SYSTEM
from carnyx.games.celtos.play.templates import AimTemplate
from carnyx.games.celtos.play.volleys import Shoot
from carnyx.games.celtos.rules.edition import DE, DEFAULT, Edition
from carnyx.odds.mixture import WIDEST, TooWide
from tests.book import positions as book
from tests.book.positions import body

PLAYS = 20_000
SIGMA = 4
INCH = 254


def found(name: str, scenario: str, seed: int) -> tuple[Battle, UnitId, UnitId]:
    """A position of a random battle in which an order of that name may be given, and its units."""
    for again in range(seed, seed + 50):
        rng = Random(again)
        pause = begin(SYSTEM.muster(prepared(scenario)))
        while pause.question is not None:
            if isinstance(pause.question, Choose) and isinstance(pause.question.options, Orders):
                options = pause.question.options
                for order in options.hints():
                    if isinstance(order, Order) and order.name == name and order.target is not None:
                        return pause.battle, options.unit, UnitId(order.target)
            pause = play(pause.battle, sample(pause.question, rng))
    pytest.fail(f"no {name} in these battles")


def row(x: float, y: float, models: int, radius: int = 125) -> Footprint:
    """Models side by side in inches, a millimetre between their bases."""
    apart = 2 * radius + 10
    places = ((round(x * INCH) + file * apart, round(y * INCH)) for file in range(models))
    return Footprint(tuple(number for place in places for number in place), radius)


def posed(
    scenario: str,
    places: Mapping[int, Footprint],
    *terrain: Terrain,
    forces: tuple[Force, ...] = (),
    edition: Edition = DEFAULT,
) -> Battle:
    """A bare table with these units only, as many models of each as have a place."""
    battle = SYSTEM.muster(prepared(scenario, forces, edition))
    table = replace(battle.field.table, terrain=terrain)
    battle = replace(battle, agenda=(), field=replace(battle.field, table=table))
    for id, unit in enumerate(battle.units):
        stands = places.get(id, unit.footprint.with_places(()))
        models = len(stands)
        new = {"footprint": stands, "wounds": unit.wounds[:models], "roles": unit.roles[:models]}
        battle = battle.changed(UnitId(id), **new)
    return battle


def first(options: Any) -> Any:
    """The answers a preview assumes: nobody reacts, hits are given out by default, the first name is named."""
    if isinstance(options, OneOf) and "none" in options.names:
        return "none"
    return options.hints()[0]


# A battle is a value: what follows from the same position and the same outcome is worked out once.


@lru_cache(50_000)
def asked(battle: Battle) -> Any:
    step: Any = battle.agenda[-1]
    return step.ask(battle)


@lru_cache(50_000)
def taken(battle: Battle, outcome: Any) -> Battle:
    step: Any = battle.agenda[-1]
    after: Battle = step.take(replace(battle, agenda=battle.agenda[:-1]), outcome)
    return after


def carried_on(battle: Battle, rng: Random, *until: type) -> Battle:
    """The battle step by step, until one of these is next or all is done."""
    while battle.agenda and not isinstance(battle.agenda[-1], until):
        question, outcome = asked(battle), None
        if isinstance(question, Choose):
            outcome = first(question.options)
        elif question is not None:
            outcome = question.read(question.sample(rng))
        battle = taken(battle, outcome)
    return battle


def agrees(seen: int, chance: Fraction) -> bool:
    expected = float(chance)
    return abs(seen / PLAYS - expected) <= SIGMA * sqrt(expected * (1 - expected) / PLAYS) + 1e-12


def compare(
    start: Battle, odds: Mapping[Any, SideOdds | ShootOdds], winner: Mapping[str, Fraction] | None = None
) -> None:
    """Casualties, panic and rout of every unit, and who wins the round, as the odds say and as play brings them."""
    rng = Random(7)
    fallen: Counter[tuple[int, int]] = Counter()
    routs: Counter[int] = Counter()
    panics: Counter[int] = Counter()
    won: Counter[str] = Counter()
    for _ in range(PLAYS):
        hurt = carried_on(start, rng, MoraleCheck, StepUp)
        over = carried_on(hurt, rng, StepUp)
        if winner is not None:
            won[{None: "draw", 0: "attacker", 1: "defender"}[round_winner(hurt)]] += 1
        for id, unit in enumerate(start.units):
            fallen[id, unit.models - hurt.units[id].models] += 1
            routs[id] += over.units[id].routed
            panics[id] += over.units[id].panicked and not unit.panicked
    for name, chance in (winner or {}).items():
        assert agrees(won[name], chance), name
    for id, unit in enumerate(start.units):
        if id not in odds:
            assert fallen[id, 0] == PLAYS
            continue
        side = odds[id]
        assert agrees(routs[id], side.morale.rout), id
        assert unit.panicked or agrees(panics[id], side.morale.panic), id
        for lost in range(unit.models + 1):
            assert agrees(fallen[id, lost], side.casualties[lost]), (id, lost)


# --- shots -----------------------------------------------------------------------------------------------------------


def thinned() -> tuple[Battle, UnitId, UnitId]:
    """Archers and a unit that has lost half: nearly every casualty tries its nerve, and the first may be its leader."""
    battle, unit, target = found("shoot", "demo", 3)
    return battle.changed(target, start=2 * battle.units[target].models), unit, target


def held_by_one() -> tuple[Battle, UnitId, UnitId]:
    """Archers shoot at a unit of which one model holds an enemy; if he falls, it is in close combat no longer."""
    retainers = row(20, 20, 1).places + row(20, 21.5, 4).places
    places = {5: row(20, 28, 5), 2: Footprint(retainers, 125), 6: Footprint((20 * INCH, 20 * INCH - 328), 200)}
    # By the German sheet his comrades would hide him from the archers.
    return posed("demo", places, edition=replace(DE, sight_models="others")), UnitId(5), UnitId(2)


@pytest.mark.parametrize("position", [lambda: found("shoot", "demo", 3), thinned, held_by_one])
def test_a_shot_does_what_its_preview_says(position: Any) -> None:
    battle, unit, target = position()
    odds = shot_odds(battle, unit, target, moved=False)
    assert odds is not None
    compare(replace(battle, agenda=()).then(Shoot(unit, target, moved=False)), {target: odds})


def test_a_leader_who_may_fall_makes_the_preview_of_the_nerve_worse() -> None:
    battle, unit, target = thinned()
    led, bare = (
        shot_odds(each, unit, target, moved=False) for each in (battle, battle.changed(target, roles=("",) * 7))
    )
    assert led is not None
    assert bare is not None
    lasting = led.checks[-1].chance - bare.checks[-1].chance  # what a leader who cannot fall would be worth
    assert lasting > 0
    assert bare.morale.rout > led.morale.rout > bare.morale.rout - lasting * led.morale.check


@pytest.mark.parametrize("started", [4, 8])
def test_a_preview_and_the_calculator_give_the_hits_to_the_same_models(started: int) -> None:
    """Four who stand so close that any of them may fall: coherency decides nothing, and the leader is hit last."""
    archers = body(0, *book.row(10, 10, 6), kind=book.kind(weapons=("longbow",)))
    four = body(1, (12, 16), (13, 16), (12, 17), (13, 17), kind=book.kind(sz=2), roles=("leader",), start=started)
    battle = book.position(archers, four, active=0)
    seen = shot_odds(battle, UnitId(0), UnitId(1), moved=False)
    told = shoot(
        shooters=6,
        sh=4,
        damage=5,
        toughness=4,
        targets=4,
        command=4,
        start=started,
        leader=True,
        edition=battle.edition,
    )
    assert seen is not None
    assert dict(seen.casualties) == dict(told.casualties)
    assert [getattr(seen.morale, name) for name in ("check", "panic", "rout")] == [
        getattr(told.morale, name) for name in ("check", "panic", "rout")
    ]


def test_a_counter_charge_does_what_its_preview_says() -> None:
    battle = book.position(
        body(0, *book.row(10, 10, 4), kind=book.kind(m=8)), body(1, *book.row(10, 14, 5), kind=book.kind(m=6)), active=0
    )
    unit, target = UnitId(0), UnitId(1)
    found = {each.name: each for each in answers(battle, unit, target, WIDEST)}
    assert set(found) == {"countercharge"}  # nobody is on Hold
    odds, plain = found["countercharge"].round, assault_odds(battle, unit, target)
    assert odds is not None
    assert plain is not None
    assert odds.winner["attacker"] < plain.winner["attacker"]
    start = replace(battle, agenda=()).then(DeclareAssault(unit, target))
    start = carried_on(start, Random(1), CloseIn)
    compare(replace(start, countering=target), odds.units, odds.winner)


def test_whoever_is_on_hold_may_shoot_or_evade_and_what_comes_of_it_is_told() -> None:
    bows = book.kind(weapons=("longbow",), m=6)
    battle = book.position(
        body(0, *book.row(10, 10, 4), kind=book.kind(m=6)), body(1, *book.row(10, 15, 5), kind=bows), active=0
    )
    battle = battle.changed(UnitId(1), hold=True)
    found = {each.name: each for each in answers(battle, UnitId(0), UnitId(1), WIDEST)}
    assert set(found) == {"shoot", "evade", "countercharge"}
    assert found["shoot"].shot == shot_odds(battle, UnitId(1), UnitId(0), moved=False)
    assert found["evade"].escapes
    assert len({each.test for each in found.values()}) == 1


def test_the_preview_of_a_charge_over_a_hedge_counts_who_defends_it() -> None:
    hedge = book.ground("hedge", 19, 23.5, 29, 24.5)
    battle = book.position(body(0, (24, 21.5), kind=book.kind(m=8)), body(1, (24, 25.2)), active=0, terrain=[hedge])
    odds = assault_odds(battle, UnitId(0), UnitId(1))
    assert odds is not None
    assert [modifier.id for modifier in odds.units[1].checks[0].applied] == ["celtos.cc.cover"]
    assert [modifier.id for modifier in odds.units[0].checks[0].applied] == ["celtos.cc.charged"]


def test_a_unit_in_close_combat_is_not_checked_for_casualties_from_shooting() -> None:
    battle, unit, target = held_by_one()
    free = battle.changed(UnitId(6), footprint=row(40, 40, 1, radius=200))
    both = [shot_odds(each, unit, target, moved=False) for each in (battle, free)]
    assert all(both)
    engaged, alone = (odds.morale.check for odds in both if odds)
    assert alone > engaged > 0  # the one who holds the enemy may fall


# --- templates -------------------------------------------------------------------------------------------------------

GAEL = (
    Entry("gael.druid"),
    Entry("gael.warrior", 11, leader=True),
    Entry("gael.retainer", 12, leader=True, standard=True, musician=True),
)
FOMORIANS = (
    Entry("fomorian.orc", 12, leader=True, standard=True, musician=True),
    Entry("fomorian.goblin", 12, leader=True),
    Entry("fomorian.goblin_slinger", 6),
    Entry("fomorian.troll", 4),
    Entry("fomorian.catapult"),
)
THROWERS = (Force("With a druid", "gael", GAEL), Force("With a catapult", "fomorian", FOMORIANS))
DRUID, WARRIORS, RETAINERS, ORCS, GOBLINS, SLINGERS, TROLLS, CATAPULT = map(UnitId, range(len(GAEL + FOMORIANS)))


def stoned() -> tuple[Battle, UnitId, UnitId]:
    """A catapult throws at warriors; beside them friends and foes are locked, one in a wood, and all may be hit."""
    places = {
        CATAPULT: row(20, 5, 1, radius=300),
        WARRIORS: row(20, 20, 5),
        RETAINERS: Footprint(row(22, 22, 1).places + row(20, 23.2, 2).places, 125),
        ORCS: Footprint((22 * INCH + 258, 22 * INCH, 24 * INCH, 23 * INCH), 125),
        TROLLS: row(17, 22, 1, radius=200),
    }
    wood = Terrain("wood", tuple(number * INCH for number in (21, 19, 24, 19, 24, 22, 21, 22)))
    return posed("pitched", places, wood, forces=THROWERS), CATAPULT, WARRIORS


def breathed_on() -> tuple[Battle, UnitId, UnitId]:
    """A druid breathes through a friend upon slingers, and upon goblins behind them who hold another friend."""
    places = {
        DRUID: row(20, 20, 1),
        WARRIORS: row(20.2, 22, 2),
        SLINGERS: row(19.5, 24, 3),
        GOBLINS: row(19, 26, 4),
        RETAINERS: Footprint((19 * INCH, 26 * INCH + 258), 125),
    }
    return posed("pitched", places, forces=THROWERS), DRUID, SLINGERS


@pytest.mark.parametrize(("position", "units"), [(stoned, 4), (breathed_on, 4)])
def test_a_template_does_what_its_preview_says(position: Any, units: int) -> None:
    battle, unit, target = position()
    odds = template_odds(battle, unit, target, moved=False)
    assert len(odds) == units
    assert shot_odds(battle, unit, target, moved=False) == odds[target]
    compare(battle.then(AimTemplate(unit, target, moved=False)), odds)


def test_a_template_may_be_aimed_at_another_model_than_the_first() -> None:
    battle, unit, target = stoned()
    edge, middle = (template_odds(battle, unit, target, moved=False, model=model)[target] for model in (0, 2))
    assert middle.expected > edge.expected


def test_a_stone_that_cannot_be_aimed_has_no_odds() -> None:
    battle, unit, target = stoned()
    hidden = Terrain("hill", tuple(number * INCH for number in (10, 10, 40, 10, 40, 12, 10, 12)))
    table = replace(battle.field.table, terrain=(hidden,))
    battle = replace(battle, field=replace(battle.field, table=table))
    assert template_odds(battle, unit, target, moved=False) == {}
    assert shot_odds(battle, unit, target, moved=False) is None


# --- assaults --------------------------------------------------------------------------------------------------------


def beset() -> tuple[Battle, UnitId, UnitId]:
    """A prince who parries stands between two enemy units that have lost half, one with a choice of weapons."""
    here = 20 * INCH
    north, south = (here, here + 328, here + 254, here + 500), (here, here - 328, here, here - 600)
    places = {6: row(20, 20, 1, radius=200), 1: Footprint(north, 125), 2: Footprint(south, 125)}
    battle = posed("demo", places)
    kinds = tuple(
        replace(kind, weapons=("spear", "two_handed")) if kind.id == "gael.warrior" else kind
        for kind in battle.field.kinds
    )
    return replace(battle, field=replace(battle.field, kinds=kinds)), UnitId(6), UnitId(1)


def between() -> tuple[Battle, UnitId, UnitId]:
    """Three warriors between two lines of enemies: one touches both, and hits on them are pooled."""
    x, y = 20 * INCH, 20 * INCH
    warriors = Footprint((x, y, x + 260, y, x + 520, y), 125)
    retainers, archers = (
        Footprint((x, y + 255, x + 260, y + 255), 125),
        Footprint((x + 260, y - 255, x + 520, y - 255), 125),
    )
    battle = posed("demo", {1: warriors, 4: retainers, 5: archers})
    return battle, UnitId(1), UnitId(4)


@pytest.mark.parametrize(
    "position",
    [lambda: found("assault", "demo", 3), lambda: found("assault", "melee", 3), beset, between],
)
def test_an_assault_does_what_its_preview_says(position: Any) -> None:
    battle, unit, target = position()
    odds = assault_odds(battle, unit, target)
    assert odds is not None
    declared = replace(battle, agenda=()).then(DeclareAssault(unit, target))
    closed = carried_on(declared, Random(0), FightRound)  # up to there nothing is left to chance
    compare(closed, odds.units, odds.winner)


def test_the_checks_of_a_preview_show_who_is_parried() -> None:
    battle, unit, target = beset()
    odds = assault_odds(battle, unit, target)
    assert odds is not None
    parried = [
        id for id, side in odds.units.items() for check in side.checks for each in check.applied if "parry" in each.id
    ]
    assert parried == [1, 2]  # either may be: which of them is named when blows fall


@pytest.mark.parametrize(("scenario", "seed"), [("demo", 3), ("pitched", 1), ("melee", 2)])
def test_models_that_are_alike_are_counted_together_without_a_difference(
    scenario: str, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    battle, unit, target = found("assault", scenario, seed)
    together = assault_odds(battle, unit, target)
    monkeypatch.setattr(preview, "_alike", lambda battle, unit, models: tuple((n,) for n in range(len(models))))
    assert assault_odds(battle, unit, target) == together


def test_a_round_wider_than_asked_for_is_an_error() -> None:
    battle, unit, target = found("assault", "demo", 3)
    with pytest.raises(TooWide):
        assault_odds(battle, unit, target, widest=1)
