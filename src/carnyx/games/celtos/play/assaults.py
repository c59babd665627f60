"""An assault in play: it is declared, the enemy may react, the models close in, and a round is fought."""

from __future__ import annotations

from random import Random
from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace

from carnyx.core.flow import Choose
from carnyx.core.footprint import contacts, gap_between, nearest_points
from carnyx.core.length import Length, Point
from carnyx.core.rule import Number, Reckoned, Refusal
from carnyx.games.celtos.play.battle import Battle, UnitId, is_engaged, off_hold, touching
from carnyx.games.celtos.play.charges import brought, closed, foes_of, left_out, refuse_charge, refuse_crooked
from carnyx.games.celtos.play.cover import with_cover_defended
from carnyx.games.celtos.play.fights import FightRound
from carnyx.games.celtos.play.followers import plan
from carnyx.games.celtos.play.movement import Ways, ends, farthest_shift, refuse_ways
from carnyx.games.celtos.play.reactions import AssaultReaction


class DeclareAssault(Struct, frozen=True, tag=True):
    """An Assault is declared on an enemy unit; no model has moved yet (celtos.cc.declare)."""

    unit: UnitId
    target: UnitId

    def ask(self, battle: Battle) -> None:
        """Nothing to decide."""

    def take(self, battle: Battle, outcome: None) -> Battle:
        """It opens a window for its target, unless they are engaged already."""
        charges = is_charge(battle, self.unit)
        close_in = CloseIn(self.unit, self.target, charges, battle.units[self.unit].panicked)
        battle = replace(battle, countering=-1, evading=-1)
        window = () if is_engaged(battle, self.unit) else (AssaultReaction(self.target, self.unit, charges),)
        return battle.then(*window, close_in)


def is_charge(battle: Battle, unit: UnitId) -> bool:
    """Whether an assault is a charge: the unit touches nobody, and did not when its activation began."""
    return not is_engaged(battle, unit) and (battle.active is None or not battle.active.engaged)


class ClosesIn(Struct, frozen=True):
    """How the models of an assaulting unit come into contact: as many as possible."""

    answer: ClassVar[object] = Ways

    battle: Battle
    unit: UnitId
    foes: tuple[UnitId, ...]
    reach: int

    def refuse(self, answer: Ways) -> Refusal | None:
        """Why they may not close in that way."""
        battle, unit = self.battle, self.unit
        if refusal := refuse_ways(battle, unit, answer, self.reach, rule="celtos.cc.assault", assaulting=True):
            return refusal
        after = battle.changed(unit, footprint=ends(battle.units[unit].footprint, answer))
        reached = touching(after, unit)
        if not any(foe in reached for foe in self.foes):
            return Refusal("celtos.cc.assault", Reckoned(lambda: self._short(after)), "refused-no-contact")
        before = touching(battle, unit)
        if before and not set(reached) <= set(before):
            # an engaged unit brings models only against those it touches
            return Refusal("celtos.cc.declare", {"unit": before[0]}, "refused-engaged-elsewhere")
        press = closed(battle, unit, self.foes, self.reach, answer)
        # the English sheet asks for more models, not for all
        enough = battle.edition.bring == "more" and self._in_contact(after) > self._in_contact(battle)
        if not enough and (model := left_out(press)) is not None:
            return Refusal("celtos.order.assault", {"model": model + 1}, "refused-left-out")
        return refuse_crooked(press, answer)

    def sample(self, rng: Random) -> Ways:
        """The plan that brings most into contact, and the others along."""
        return self.hints()[0]

    def hints(self) -> tuple[Ways, ...]:
        """The plan that brings most into contact, and the others along."""
        return (plan(self.battle, self.unit, self.foes, self.reach),)

    def choices(self) -> None:
        """Cannot be listed: they are places on the table."""

    def _short(self, after: Battle) -> dict[str, Number]:
        """How far from the nearest foe the models would end."""
        mine = after.units[self.unit].footprint
        gap, foe = min((gap_between(mine, after.units[foe].footprint), foe) for foe in self.foes)
        return {"unit": foe, "gap": Length(gap)}

    def _in_contact(self, battle: Battle) -> int:
        """How many of its models touch a foe."""
        mine = battle.units[self.unit].footprint
        foes = [battle.units[foe].footprint for foe in self.foes if battle.units[foe].wounds]
        return len({model for foe in foes for model, _ in contacts(mine, foe)})


class CloseIn(Struct, frozen=True, tag=True):
    """The assault move, up to M (celtos.cc.assault)."""

    unit: UnitId
    target: UnitId
    charges: bool
    panicked: bool  # when the assault was declared

    def ask(self, battle: Battle) -> Choose | None:
        """Which way each model goes, if the target can still be reached."""
        if not self._can(battle):
            return None
        options = self._options(battle)
        is_any = any(brought(battle, self.unit, options.foes, options.reach))  # else all who can fight stand there
        return Choose(battle.units[self.unit].player, options) if is_any else None

    def take(self, battle: Battle, outcome: Ways | None) -> Battle:
        """Contact, counter-charge, and the round; or a charge that falls short."""
        unit = self.unit
        if not battle.units[unit].wounds or (battle.units[unit].panicked and not self.panicked):
            return replace(battle, active=None, countering=-1)
        if outcome is None and not is_engaged(battle, unit):
            return _fallen_short(replace(battle, countering=-1), unit, self.target)
        met = not is_engaged(battle, unit)
        battle, charged = in_contact(battle, unit, outcome, self.charges)
        return battle.then(FightRound(unit, charged, met=met))

    def _can(self, battle: Battle) -> bool:
        now = battle.units[self.unit]
        if not now.wounds or (now.panicked and not self.panicked):
            return False
        if is_engaged(battle, self.unit):
            return True
        return bool(battle.units[self.target].wounds) and refuse_charge(battle, self.unit, self.target) is None

    def _options(self, battle: Battle) -> ClosesIn:
        foes = foes_of(battle, self.unit, self.target)
        return ClosesIn(battle, self.unit, foes, battle.move_of(self.unit))


def in_contact(battle: Battle, unit: UnitId, ways: Ways | None, charges: bool) -> tuple[Battle, tuple[UnitId, ...]]:
    """The battle once both sides have closed in, and who has charged: the charger, and whoever counter-charges him."""
    battle = closed_in(battle, unit, ways, charges)
    charged = (unit,) if charges else ()
    if battle.countering >= 0:
        counter = UnitId(battle.countering)
        battle, charged = _countered(battle, counter, unit), (*charged, counter)
    return replace(battle, countering=-1), charged


def closed_in(battle: Battle, unit: UnitId, ways: Ways | None, charges: bool) -> Battle:
    """The battle once the models have closed in: who was charged in cover defends it."""
    if ways is None:
        return off_hold(battle, unit)
    starts = battle.units[unit].footprint
    battle = battle.moved(unit, ends(starts, ways))
    return off_hold(with_cover_defended(battle, unit, starts, ways) if charges else battle, unit)


def _countered(battle: Battle, unit: UnitId, charger: UnitId) -> Battle:
    """The counter-charger moves its models not in contact up to M into contact with the charger."""
    if not battle.units[unit].wounds or not battle.units[charger].wounds:
        return battle
    ways = plan(battle, unit, (charger,), battle.move_of(unit))
    return battle.moved(unit, ends(battle.units[unit].footprint, ways))


def _fallen_short(battle: Battle, unit: UnitId, target: UnitId) -> Battle:
    """A charger that can no longer reach goes M towards the target, stops short of every enemy, and is done."""
    mine, theirs = battle.units[unit].footprint, battle.units[target].footprint
    battle = replace(battle, active=None)
    if not len(mine) or not len(theirs):
        return battle
    here, there = nearest_points(mine, theirs)
    towards = Point(there.x - here.x, there.y - here.y)
    reach = battle.move_of(unit)
    ways = farthest_shift(battle, unit, towards.x, towards.y, reach, reach)  # an inch from the enemies it stops
    return battle if ways is None else battle.moved(unit, ends(mine, ways))
