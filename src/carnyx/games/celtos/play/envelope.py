"""How far a unit reaches: its move, its rush, its charge and the ranges of its weapon, as rings to draw round it."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from carnyx.core.flow import Choose
from carnyx.core.rule import RuleId
from carnyx.games.celtos.play.battle import Battle, UnitId
from carnyx.games.celtos.play.moves import Goes, MoveUnit
from carnyx.games.celtos.play.nerve import TryRally
from carnyx.games.celtos.play.orders import Order, OrderName, refuse_order
from carnyx.games.celtos.play.sequence import Activate
from carnyx.games.celtos.play.shooting import damage_in, farthest, missiles
from carnyx.games.celtos.rules.tables import RANGE_BANDS
from carnyx.games.celtos.rules.weapons import BANDS

# Refusals that another place may cure; any other bars the order wherever the enemy stands.
OF_PLACE = (
    "celtos.cc.declare",
    "celtos.coherency",
    "celtos.los.models",
    "celtos.los.terrain",
    "celtos.shoot.range",
    "celtos.shoot.target",
)


class Ring(Struct, frozen=True):
    """A line round every base of a unit: what it bounds, by which rule, and how many ticks off the rim it runs."""

    name: str
    rule: RuleId
    reach: int
    barred: RuleId | None = None  # the rule by which the unit, as it is, could not use it


def activated(battle: Battle, unit: UnitId) -> Battle:
    """The battle as if this unit were activated now, and rallied if it must."""
    if battle.active is not None and battle.active.unit == unit:
        return battle
    player = battle.units[unit].player
    begun = Activate(player).take(replace(battle, agenda=(), active=None), unit)
    return TryRally(unit).take(begun, True)


def barred(battle: Battle, unit: UnitId, name: OrderName) -> RuleId | None:
    """The rule that bars the active unit from an order whatever it is given against."""
    refusal = refuse_order(battle, unit, Order(name))
    return None if refusal is None or refusal.rule in OF_PLACE else refusal.rule


def stride(battle: Battle, unit: UnitId, *, rush: bool = False) -> int:
    """How far a Move or a Rush takes a unit, in ticks."""
    question = MoveUnit(unit, rush).ask(battle)
    assert isinstance(question, Choose)
    assert isinstance(question.options, Goes)
    return question.options.reach


def envelope(battle: Battle, unit: UnitId) -> tuple[Ring, ...]:
    """All that a unit reaches in one activation from where it stands; one that is destroyed reaches nothing."""
    if not battle.units[unit].wounds:
        return ()
    return tuple(_rings(activated(battle, unit), unit))


def _rings(battle: Battle, unit: UnitId) -> Iterator[Ring]:
    step = stride(battle, unit)
    moves, assaults = barred(battle, unit, "move"), barred(battle, unit, "assault")
    yield Ring("move", "celtos.order.move", step, moves)
    yield Ring("rush", "celtos.order.rush", stride(battle, unit, rush=True), barred(battle, unit, "rush"))
    yield Ring("assault", "celtos.cc.assault", step, assaults)
    yield Ring("move_assault", "celtos.order.sequence", 2 * step, moves or assaults)
    arms = missiles(battle, unit)
    if not arms:
        return
    shoots = barred(battle, unit, "shoot")
    breaths = [arm for arm in arms if arm.template == "celtos.template.teardrop"]
    for arm in breaths[:1]:
        yield Ring("template", "celtos.template.teardrop", farthest(battle, arm), shoots)
    for band in BANDS:
        if any(damage_in(arm, band) for arm in arms if arm not in breaths):
            yield Ring(band, "celtos.shoot.bands", battle.inch(RANGE_BANDS("limit", band)), shoots)
