"""The soak of Celtos: random battles of every kind end, nobody stands where he may not, and every rule is taken.

The same battles are checked for what the core promises of every system.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, reduce
from operator import add
from pathlib import Path

import pytest
from msgspec.structs import replace

from carnyx.core.chains import is_coherent
from carnyx.core.kernel import overlaps, overlaps_itself
from carnyx.core.system import faultless
from carnyx.games.celtos.lists.scenarios import scenarios
from carnyx.games.celtos.play.battle import Battle, UnitId, is_engaged
from carnyx.games.celtos.play.orders import GiveOrder, Order, refuse_order
from carnyx.games.celtos.play.system import SYSTEM
from tests import conformance
from tests.conformance import CHECKS
from tests.games.celtos_setups import any_setup
from tests.games.celtos_witness import DEFINITIONS, Watcher
from tests.soak import NOTHING, Game, Promise, Soaked, Tally, in_a_row, replayed, rows, shortfall, spread

pytestmark = pytest.mark.long

BATTLES, SOAK = 200, 2_000
CHECKED = 100  # battles in which every decision is taken back and every position encoded
ALWAYS = (conformance.every_decision_can_be_taken_back, conformance.the_codec_brings_every_position_back)


def is_thorough(seed: int) -> bool:
    """Whether a battle is checked for all that every system promises: some of every scenario, and some brawls."""
    return seed < CHECKED and (seed % 9 in (0, 4))


def promises(seed: int) -> Sequence[Promise]:
    """What a battle is checked for."""
    if seed >= CHECKED:
        return ()
    return CHECKS if is_thorough(seed) else ALWAYS


def stands_badly(before: Battle | None, battle: Battle) -> str | None:
    """What is wrong with a position: a model off the table or on another, a unit astray that is not told so."""
    for id, unit in enumerate(battle.units):
        if not len(unit.footprint) == len(unit.wounds) == len(unit.roles):
            return f"unit {id} has lost count of its models"
        was = before.units[id].footprint if before else None
        if not unit.wounds or was is unit.footprint:
            continue
        places, radius = unit.footprint.places, unit.footprint.radius
        if not battle.field.table.holds(unit.footprint):
            return f"unit {id} is off the table"
        if overlaps_itself(places, radius):
            return f"unit {id} stands on itself"
        for other_id, other in enumerate(battle.units):
            theirs = other.footprint
            if other_id != id and other.wounds and overlaps(places, radius, theirs.places, theirs.radius):
                return f"unit {id} stands on unit {other_id}"
        if before and has_strayed(before, battle, UnitId(id)):
            return f"unit {id} has left its coherency"
    return goes_unflagged(battle)


def has_strayed(before: Battle, battle: Battle, unit: UnitId) -> bool:
    """Whether a unit that lost nobody has given up its coherency, neither panicked nor closing with an enemy."""
    was, now = before.units[unit], battle.units[unit]
    if was.models != now.models or now.panicked or is_engaged(battle, unit) or not coherent(before, unit):
        return False
    return not coherent(battle, unit)


def coherent(battle: Battle, unit: UnitId) -> bool:
    """Whether the models of a unit stand together (celtos.coherency)."""
    footprint = battle.units[unit].footprint
    return is_coherent(footprint.places, footprint.radius, battle.coherency(unit))


def goes_unflagged(battle: Battle) -> str | None:
    """A unit out of coherency that is to be given orders is told that it may not shoot, assault or rush until it is."""
    step = battle.agenda[-1] if battle.agenda else None
    if not isinstance(step, GiveOrder) or battle.active is None or battle.units[step.unit].panicked:
        return None
    unit = step.unit
    if not battle.units[unit].wounds or is_engaged(battle, unit) or coherent(battle, unit):
        return None
    fresh = replace(battle, active=replace(battle.active, engaged=False, moved=False, shot=False))
    enemies = [*battle.enemies(unit)][:1]
    orders = [Order("rush"), *(Order(name, enemy) for enemy in enemies for name in ("shoot", "assault"))]
    flags = [refuse_order(fresh, unit, order) for order in orders]
    well = all(flag is not None and flag.rule == "celtos.coherency" for flag in flags)
    return None if well else f"unit {unit} is out of coherency and is told {flags}"


# The tables and profiles of a soak are drawn by lot, wilder than any list may ask for, and no stranger's.
GAME = Game(replace(SYSTEM, faults=faultless), any_setup, Watcher, stands_badly, DEFINITIONS, promises)


def together(seeds: range) -> Soaked:
    return in_a_row(GAME, seeds)


@cache
def fought(battles: int) -> list[Soaked]:
    """So many battles, on all cores."""
    return spread(together, rows(battles))


def tally(battles: int) -> Tally:
    return reduce(add, (each.tally for each in fought(battles)), NOTHING)


def test_random_battles_end_stand_well_and_replay_and_take_every_step_and_every_rule() -> None:
    assert shortfall(GAME, tally(BATTLES), 1) == []


def test_every_decision_of_a_hundred_battles_is_done_undone_and_encoded_and_comes_back_the_same() -> None:
    assert sum(each.checked for each in fought(BATTLES)) > 100 * CHECKED


def test_battles_of_every_scenario_set_up_either_way_are_checked_for_all_that_a_system_promises() -> None:
    setups = [any_setup(seed) for seed in range(CHECKED) if is_thorough(seed)]
    assert {setup.scenario.id for setup in setups} == {*scenarios(), "brawl"}
    assert {setup.deploy for setup in setups} == {"auto", "turns"}


@pytest.mark.soak
def test_two_thousand_battles_take_every_step_and_every_rule_twenty_times() -> None:
    assert shortfall(GAME, tally(SOAK), 20) == []


def test_journals_replay_to_the_same_digests_whatever_pythons_hash_seed(tmp_path: Path) -> None:
    journals = [each.journal for each in fought(BATTLES)[:6]]
    printed = replayed(journals, tmp_path, "1")
    assert len(printed) == 6
    assert replayed(journals, tmp_path, "2") == printed
