"""Threats: who can harm a unit before it acts again, how, and with what odds; and what the unit itself reaches.

Every answer is play's own: each enemy is activated as things stand, rallied if it must, and given the order, and the
rules refuse it or not. What it may do after a move is shown by a straight move that the rules allow; where none is
found the enemy is merely near enough. One activation is looked at; a template laid on a neighbour is not.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from carnyx.core.check import Check
from carnyx.core.footprint import gap_between, is_gap_at_most
from carnyx.core.length import CONTACT
from carnyx.core.rule import RuleId
from carnyx.games.celtos.odds.answers import reactions
from carnyx.games.celtos.odds.orders import preview
from carnyx.games.celtos.odds.preview import RoundOdds, shot_odds
from carnyx.games.celtos.odds.shoot import ShootOdds
from carnyx.games.celtos.play.approach import approached
from carnyx.games.celtos.play.battle import Battle, UnitId
from carnyx.games.celtos.play.envelope import OF_PLACE, Ring, activated, barred, envelope, stride
from carnyx.games.celtos.play.nerve import TryRally
from carnyx.games.celtos.play.orders import Order, OrderName, refuse_order
from carnyx.games.celtos.play.reactions import ReactionTest, can_shoot
from carnyx.games.celtos.play.shooting import may_be_shot, reach_of

How: TypeAlias = Literal["standing", "moving", "perhaps", "never"]

_AT_ONCE = 100  # positions of a round that are looked at while the player waits for all threats at once


class Harm(Struct, frozen=True):
    """One kind of attack: from where the enemy stands, after a move, perhaps after one, or not at all."""

    how: How
    reach: int  # ticks from rim to rim, the move before it included if it may make one
    barred: RuleId | None = None  # the rule that forbids it from where it stands
    odds: ShootOdds | RoundOdds | None = None  # from where it stands; none for a round too wide to be told at once


class Reaction(Struct, frozen=True):
    """What an enemy may do when the unit ends a move in its sight, or assaults it, as both stand now."""

    moved: tuple[str, ...]
    assaulted: tuple[str, ...]
    test: Check
    odds: ShootOdds | None = None  # of its shot


class Threat(Struct, frozen=True):
    """What one enemy unit can do to a unit before that one acts again."""

    enemy: UnitId
    gap: int  # ticks between the nearest rims
    activations: int  # how many it has until then: nought to two
    rally: Check | None  # what it must pass before anything else, being panicked
    shoot: Harm | None  # none: it has nothing to shoot with, or no activation left
    assault: Harm | None
    reaction: Reaction | None
    has_acted: bool = False  # this turn: its activations are in the next

    @property
    def is_danger(self) -> bool:
        """Whether it can do any harm at all."""
        attacks = [harm for harm in (self.shoot, self.assault) if harm is not None and harm.how != "never"]
        return bool(attacks) or self.reaction is not None


class Threats(Struct, frozen=True):
    """All that threatens a unit, the nearest enemy first, and the rings of its own reach."""

    unit: UnitId
    radius: int  # of its bases: a ring is so much wider than its reach
    rings: tuple[Ring, ...]
    threats: tuple[Threat, ...]


def threats(battle: Battle, unit: UnitId) -> Threats:
    """Who can harm a unit before it acts again, and how; and how far the unit itself reaches."""
    now = battle.units[unit]
    if not now.wounds:
        return Threats(unit, now.footprint.radius, (), ())
    found = [_threat(battle, unit, enemy) for enemy in battle.enemies(unit)]
    found.sort(key=lambda threat: (threat.gap, threat.enemy))
    return Threats(unit, now.footprint.radius, envelope(battle, unit), tuple(found))


def _threat(battle: Battle, unit: UnitId, enemy: UnitId) -> Threat:
    mine, theirs = battle.units[unit].footprint, battle.units[enemy].footprint
    gap = gap_between(mine, theirs)
    times, rest = _activations(battle, unit, enemy)
    reaction = _reaction(battle, unit, enemy)
    if not times:
        return Threat(enemy, gap, 0, None, None, None, reaction)
    thrown = TryRally(enemy).ask(battle)
    before = battle if rest else activated(replace(battle, active=None), enemy)
    reaches = dict(_reaches(before, enemy))
    shoot = _harm(before, enemy, unit, "shoot", reaches["shoot"]) if "shoot" in reaches else None
    assault = _harm(before, enemy, unit, "assault", reaches["assault"])
    rally = thrown.check if thrown is not None and not rest else None
    acts = battle.active is not None and battle.active.unit == enemy
    has_acted = battle.units[enemy].activated and not acts
    return Threat(enemy, gap, times, rally, shoot, assault, reaction, has_acted)


def _activations(battle: Battle, unit: UnitId, enemy: UnitId) -> tuple[int, bool]:
    """How often an enemy is activated before a unit acts again, and whether all it has is the rest of one."""
    active = battle.active.unit if battle.active is not None else None
    acts = active == enemy
    now = acts or not battle.units[enemy].activated
    waits = (battle.units[unit].activated or active == unit) and battle.turn < battle.field.turns
    return now + waits, acts and not waits


def _reaches(battle: Battle, enemy: UnitId) -> Iterator[tuple[OrderName, int]]:
    """How far the active enemy strikes in what is left of its activation: its move, if it has one, and its weapon."""
    step = stride(battle, enemy)
    move = step if barred(battle, enemy, "move") is None else 0
    if reach := reach_of(battle, enemy):
        yield "shoot", move + reach
    yield "assault", move + step


def _harm(battle: Battle, enemy: UnitId, unit: UnitId, name: OrderName, reach: int) -> Harm:
    """How the active enemy can carry out an attack on a unit."""
    mine, theirs = battle.units[unit].footprint, battle.units[enemy].footprint
    order = Order(name, unit)
    refusal = refuse_order(battle, enemy, order)
    if refusal is None:
        return Harm("standing", reach, None, preview(battle, order, _AT_ONCE))
    rule = refusal.rule
    near = reach + (CONTACT if name == "assault" else 0)
    if rule not in OF_PLACE or not is_gap_at_most(mine, theirs, near) or barred(battle, enemy, "move") is not None:
        return Harm("never", reach, rule)
    return Harm(_after_a_move(battle, enemy, order), reach, rule)


def _after_a_move(battle: Battle, enemy: UnitId, order: Order) -> How:
    """Whether a straight move towards the unit is found after which the rules allow the order."""
    assert battle.active is not None
    assert order.target is not None
    target = UnitId(order.target)
    moved = replace(battle, active=replace(battle.active, moved=True))
    if barred(moved, enemy, order.name) is not None or (order.name == "shoot" and not may_be_shot(battle, target)):
        return "never"
    return "moving" if approached(battle, enemy, order) is not None else "perhaps"


def _reaction(battle: Battle, unit: UnitId, enemy: UnitId) -> Reaction | None:
    """What an enemy may do about this unit's own activation, if that is still to come or under way."""
    active = battle.active is not None and battle.active.unit == unit
    if battle.units[unit].activated and not active:
        return None
    shoots = can_shoot(battle, enemy, unit)
    assaulted = reactions(battle, unit, enemy, charged=True)
    thrown = ReactionTest(enemy, unit, "shoot").ask(battle)
    if thrown is None or not (shoots or assaulted):
        return None
    odds = shot_odds(battle, enemy, unit, moved=False) if shoots else None
    return Reaction(("shoot",) if shoots else (), assaulted, thrown.check, odds)
