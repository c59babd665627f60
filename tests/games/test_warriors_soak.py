"""The soak of Warriors: random battles of every kind end, nobody stands where he may not, and every rule is taken.

The same battles are checked for what the core promises of every system.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, reduce
from operator import add
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from carnyx.core.codec import encode
from carnyx.core.system import faultless
from carnyx.games.warriors.blocks.formation import do_overlap, is_on, overlaps_outline
from carnyx.games.warriors.lists.scenarios import scenarios
from carnyx.games.warriors.play.battle import PLAYERS, Battle
from carnyx.games.warriors.play.system import SYSTEM
from carnyx.games.warriors.rules.ground import IMPASSABLE
from tests import conformance
from tests.conformance import CHECKS
from tests.games.warriors_setups import any_setup
from tests.games.warriors_witness import DEFINITIONS, Watcher
from tests.soak import NOTHING, Game, Promise, Soaked, Tally, in_a_row, replayed, rows, shortfall, spread

pytestmark = pytest.mark.long

BATTLES, SOAK = 200, 2_000
CHECKED = 100  # battles in which every decision is taken back and every position encoded
ALWAYS = (
    conformance.every_decision_can_be_taken_back,
    conformance.the_codec_brings_every_position_back,
    conformance.a_view_hides_what_is_sealed,
    conformance.a_view_is_the_same_whatever_is_sealed,
)


def is_thorough(seed: int) -> bool:
    """Whether a battle is checked for all that every system promises: some of every scenario, and some brawls."""
    return seed < CHECKED and (seed % 18 == 1 or seed % 20 == 0)


def promises(seed: int) -> Sequence[Promise]:
    """What a battle is checked for."""
    if seed >= CHECKED:
        return ()
    return CHECKS if is_thorough(seed) else ALWAYS


def stands_badly(before: Battle | None, battle: Battle) -> str | None:
    """What is wrong with a position: with its blocks, its numbers, its couriers, or with what is to be secret."""
    found = (*_places(before, battle), *_numbers(battle), *_couriers(battle), *_leaks(battle))
    return found[0] if found else None


def _places(before: Battle | None, battle: Battle) -> Iterator[str]:
    """Every block on the table, on ground that can be entered, and on nobody else's bases (warriors.formation)."""
    table = battle.field.table
    for id, unit in enumerate(battle.units):
        if unit.body is None or (before is not None and before.units[id].body is unit.body):
            continue
        if not is_on(unit.body, table.width, table.depth):
            yield f"unit {id} is off the table"
        for ground in table.terrain:
            if ground.kind in IMPASSABLE and overlaps_outline(unit.body, ground.outline):
                yield f"unit {id} stands in {ground.kind}"
        for other_id, other in enumerate(battle.units):
            if other_id != id and other.body is not None and do_overlap(unit.body, other.body):
                yield f"unit {id} stands on unit {other_id}"


def _numbers(battle: Battle) -> Iterator[str]:
    """Nothing below nought, nobody twice on the table, nobody with a unit that is gone."""
    for id, unit in enumerate(battle.units):
        if unit.volleys < 0:
            yield f"unit {id} has shot volleys it did not have"
        if unit.figures > unit.start:
            yield f"unit {id} has more figures than it began with"
        if unit.is_here and unit.fate:
            yield f"unit {id} is {unit.fate} and here"
        if unit.host >= 0 and (unit.body is not None or battle.units[unit.host].body is None):
            yield f"individual {id} is with nobody"
        if unit.host >= 0 and battle.units[unit.host].player != unit.player:
            yield f"individual {id} is with the enemy"
    for contact in battle.contacts:
        if battle.units[contact.starter].body is None or battle.units[contact.other].body is None:
            yield f"{contact} of units that are gone"


def _couriers(battle: Battle) -> Iterator[str]:
    """Every courier on the table has one order, no unit two, and the lost ones none (warriors.orders.courier)."""
    carried = [message.courier for message in battle.messages if message.courier >= 0]
    if len(set(carried)) != len(carried) or len({message.unit for message in battle.messages}) != len(battle.messages):
        yield f"two orders for one: {battle.messages}"
    table = battle.field.table
    for number, courier in enumerate(battle.couriers):
        if (courier.place is not None) != (number in carried):
            yield f"courier {number} is on his way without an order, or the other way round"
        if courier.lost and courier.place is not None:
            yield f"courier {number} is lost and rides"
        if courier.place is not None and not is_point_on(*courier.place, table.width, table.depth):
            yield f"courier {number} is off the table"


def is_point_on(x: int, y: int, width: int, depth: int) -> bool:
    """Whether a place is on the table; its edge belongs to it."""
    return 0 <= x <= width and 0 <= y <= depth


def _leaks(battle: Battle) -> Iterator[str]:
    """First orders are nobody else's to see before they are shown (warriors.deploy)."""
    for player in range(PLAYERS):
        secret = battle.opening.sealed[1 - player]
        if secret and secret != battle.opening.sealed[player] and encode(secret) in encode(SYSTEM.view(battle, player)):
            yield f"player {player} sees {secret}"


def sealed(battle: Battle) -> tuple[Any, ...]:
    """The first orders that a player has written down and nobody else may see; none once the first turn has begun."""
    return () if battle.turn else tuple(orders or None for orders in battle.opening.sealed)


# The tables and profiles of a soak are drawn by lot, wilder than any list may ask for, and no stranger's.
GAME = Game(replace(SYSTEM, faults=faultless), any_setup, Watcher, stands_badly, DEFINITIONS, promises, sealed)


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
