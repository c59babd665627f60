"""The soak of Celtos: random battles of every kind end, nobody stands where he may not, and every rule is taken."""

from __future__ import annotations

import os
import subprocess
import sys
from functools import cache, reduce
from operator import add
from pathlib import Path

import pytest
from msgspec.structs import replace

sys.path.append(str(Path(__file__).resolve().parents[1]))  # where the soak lives

from celtos_setups import any_setup
from celtos_witness import DEFINITIONS, Watcher

from carnyx.core.chains import is_coherent
from carnyx.core.kernel import overlaps, overlaps_itself
from carnyx.core.rule import Refusal
from carnyx.games.celtos.battle import Battle, UnitId, is_engaged
from carnyx.games.celtos.orders import GiveOrder, Order, refuse_order
from carnyx.games.celtos.system import SYSTEM
from soak import NOTHING, Game, Soaked, Tally, shortfall, soaked, spread

BATTLES, SOAK = 200, 2_000
TOGETHER = 9  # battles that one process fights in a row; odd, so that the last ones are of every kind


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
    well = all(flag == Refusal("celtos.coherency") for flag in flags)
    return None if well else f"unit {unit} is out of coherency and is told {flags}"


GAME = Game(SYSTEM, any_setup, Watcher, stands_badly, DEFINITIONS)


def together(seeds: range) -> Soaked:
    """Some battles in a row."""
    found = [soaked(GAME, seed) for seed in seeds]
    return Soaked(reduce(add, (each.tally for each in found)), found[-1].journal)


@cache
def fought(battles: int) -> list[Soaked]:
    """So many battles, on all cores."""
    starts = range(0, battles, TOGETHER)
    return spread(together, [range(start, min(start + TOGETHER, battles)) for start in starts])


def tally(battles: int) -> Tally:
    return reduce(add, (each.tally for each in fought(battles)), NOTHING)


def test_random_battles_end_stand_well_and_replay_and_take_every_step_and_every_rule() -> None:
    assert shortfall(GAME, tally(BATTLES), 1) == []


@pytest.mark.soak
def test_two_thousand_battles_take_every_step_and_every_rule_twenty_times() -> None:
    assert shortfall(GAME, tally(SOAK), 20) == []


REPLAY = """
import sys
from pathlib import Path
from carnyx.core.journal import load
from carnyx.systems import SYSTEMS
for path in sorted(Path(sys.argv[1]).iterdir()):
    print([entry.digest for entry in load(path, SYSTEMS).entries])
"""


def test_journals_replay_to_the_same_digests_whatever_pythons_hash_seed(tmp_path: Path) -> None:
    for number, each in enumerate(fought(BATTLES)[:6]):
        (tmp_path / f"{number}.jsonl").write_bytes(each.journal)
    printed = {
        seed: subprocess.run(
            [sys.executable, "-c", REPLAY, str(tmp_path)],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert printed["1"] == printed["2"]
    assert printed["1"].count("\n") == 6
