"""Marches: what a unit may do in its side's movement, and why not otherwise (warriors.move.order and the orders)."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import ClassVar, Literal, TypeAlias

from msgspec import Struct

from carnyx.core.kept import Memory, kept
from carnyx.core.kernel import Box
from carnyx.core.length import CONTACT, INCH, Length
from carnyx.core.rule import Number, Refusal
from carnyx.games.warriors.blocks.formation import Formation, gap, is_gap_at_most, is_in_contact
from carnyx.games.warriors.blocks.manoeuvres import reformed
from carnyx.games.warriors.play.battle import (
    Battle,
    Unit,
    UnitId,
    contact_started,
    is_engaged,
    neighbours,
    touching,
)
from carnyx.games.warriors.play.compulsory import Compelled, attack, towards
from carnyx.games.warriors.play.flights import flight, refuse_flight
from carnyx.games.warriors.play.movement import Leg, Legs, end, has_room, no_room, on_the_way, refuse_legs
from carnyx.games.warriors.play.routes import lengths
from carnyx.games.warriors.play.sight import nearest
from carnyx.games.warriors.play.targets import has_short_target
from carnyx.games.warriors.rules import situations
from carnyx.games.warriors.rules.checks import REFORM
from carnyx.games.warriors.rules.reforming import may_change

Manner: TypeAlias = Literal["locked", "shaken", "bloodlust", "attack", "hold", "oppose"]

_COMPELLED: dict[str, Refusal] = {  # who moves first, and why not otherwise; then all the others
    "shaken": Refusal("warriors.shaken.move", because="refused-must-flee"),
    "bloodlust": Refusal("warriors.bloodlust.move", because="refused-must-attack"),
    "attack": Refusal("warriors.order.attack", because="refused-must-attack"),
}

BEST = 0  # a nought counts as ten
_MOST_ASKED = 1024  # more than any player looks at; a browser that drags a unit about may ask for more


class March(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """A unit and what it does: the legs it goes, or the files it reforms to; neither: it stands."""

    unit: int
    legs: Legs = ()
    files: int = 0


def manner(battle: Battle, unit: int) -> Manner:
    """By which rule a unit moves: bloodlust and shaken units ignore their orders (warriors.bloodlust.orders)."""
    return _manner(battle.units[unit], is_engaged(battle, unit))


def _manner(now: Unit, engaged: bool) -> Manner:
    if now.condition == "shaken":
        return "shaken"  # it leaves even from contact
    if engaged:
        return "locked"
    return now.order if now.condition == "ok" else "bloodlust"


def movers(battle: Battle, player: int) -> tuple[UnitId, ...]:
    """The units whose turn it is within a side: shaken, bloodlust, ATTACK, then the rest (warriors.move.order)."""
    engaged, units = battle.touchings, battle.units
    manners = {unit: _manner(units[unit], unit in engaged) for unit in battle.formed(player) if not units[unit].done}
    for first in _COMPELLED:
        if found := tuple(unit for unit, way in manners.items() if way == first):
            return found
    # A unit locked in combat may only widen; if it cannot, there is nothing to ask.
    return tuple(unit for unit, way in manners.items() if way != "locked" or _widest(battle, unit))


def compelled(battle: Battle, unit: int) -> Compelled | None:
    """The compulsory move of a unit, if it has one."""
    return _compelled(battle, unit, manner(battle, unit))


def _compelled(battle: Battle, unit: int, way: Manner) -> Compelled | None:
    match way:
        case "shaken":
            return flight(battle, unit)
        case "bloodlust" | "attack":
            return attack(battle, unit)
        case _:
            return None


def may_stand(battle: Battle, unit: int) -> bool:
    """Whether an ATTACK unit may stand: to shoot at short range, or to reorganise far from the enemy."""
    return manner(battle, unit) == "attack" and _may_stand(battle, unit)


def _may_stand(battle: Battle, unit: int) -> bool:
    now = battle.units[unit]
    if now.volleys and has_short_target(battle, unit):
        return True  # warriors.order.attack
    enemy = nearest(battle, unit)
    far = enemy is None or gap(battle.body(unit), battle.body(enemy)) > battle.allowance(unit)
    return now.disorganised and far  # warriors.reorganise.attack


def refuse_march(battle: Battle, march: March, left: int) -> Refusal | None:
    """Why a unit may not march like this, with so many ticks of its move left."""
    unit = march.unit
    if march.files:
        return refuse_reform(battle, unit, march.files) if not march.legs else Refusal("core.answer")
    match way := manner(battle, unit):
        case "locked":
            return Refusal("warriors.combat.locked", because="refused-in-contact") if march.legs else None
        case "shaken" | "bloodlust" | "attack":
            return _refuse_compelled(battle, unit, march.legs, way)
        case "hold":
            return _refuse_hold(battle, unit, march.legs, left)
        case "oppose":
            return _refuse_oppose(battle, unit, march.legs, left)


def _refuse_compelled(battle: Battle, unit: int, legs: Legs, way: Manner) -> Refusal | None:
    move = _compelled(battle, unit, way)
    if move is None or legs == move.legs:
        return None if move is not None or not legs else Refusal("warriors.move.compulsory", because="refused-no-goal")
    if not legs and way == "attack" and _may_stand(battle, unit):
        return None
    refused = _COMPELLED[way]
    if not move.is_blocked:
        return refused
    if not legs:
        return refused if move.legs else None
    if way == "shaken" and is_engaged(battle, unit):
        return Refusal("warriors.shaken.contact", because="refused-must-flee")
    if refusal := refuse_legs(battle, unit, legs, battle.allowance(unit)):
        return refusal
    aim, body = battle.body(move.goal), battle.body(unit)
    there = end(body, legs)
    if way == "shaken":
        return refuse_flight(battle, unit, there)
    before, then = lengths(battle.field.table, aim, body, there)
    numbers = {"before": Length(before), "then": Length(then)}
    return None if then < before else Refusal("warriors.move.compulsory", numbers, "refused-not-nearer")


def _refuse_hold(battle: Battle, unit: int, legs: Legs, left: int) -> Refusal | None:
    if any(leg.kind != "turn" for leg in legs):
        return Refusal("warriors.order.hold", because="refused-hold")
    if refusal := refuse_legs(battle, unit, legs, left):
        return refusal
    return _refuse_contact(battle, unit, end(battle.body(unit), legs))


def _refuse_contact(battle: Battle, unit: int, body: Formation) -> Refusal | None:
    """Why a unit on HOLD may not stand like this: it never starts contact."""
    enemy = contact_started(battle, unit, body)
    return None if enemy is None else Refusal("warriors.order.hold", {"unit": int(enemy)}, "refused-starts-contact")


def _refuse_oppose(battle: Battle, unit: int, legs: Legs, left: int) -> Refusal | None:
    if not legs:
        return None
    if refusal := refuse_legs(battle, unit, legs, left):
        return refusal
    return _refuse_nearness(battle, unit, tuple(on_the_way(battle.body(unit), legs)))


def _refuse_nearness(battle: Battle, unit: int, way: tuple[Formation, ...]) -> Refusal | None:
    """Why an opposing unit may not come to these places: they are too near an enemy."""
    stop = max(battle.edition.oppose_stop * INCH, CONTACT + 1)  # whatever the setting, it starts no contact
    body = battle.body(unit)
    for enemy in neighbours(battle, _round(way), stop, 1 - battle.units[unit].player):
        there = battle.body(enemy)
        if _is_fighting_friend(battle, enemy, unit):
            continue
        apart = gap(body, there)
        keep = min(stop, apart)
        if (near := min(gap(place, there) for place in way)) < keep:
            rule = "warriors.oppose.near" if apart < stop else "warriors.order.oppose"
            numbers: dict[str, Number] = {"unit": int(enemy), "near": Length(near), "keep": Length(keep)}
            return Refusal(rule, numbers, "refused-oppose")
    return None


def _round(way: tuple[Formation, ...]) -> Box:
    """One box round all these places."""
    wests, souths, easts, norths = zip(*(place.box for place in way), strict=True)
    return (min(wests), min(souths), max(easts), max(norths))


def _is_fighting_friend(battle: Battle, enemy: int, unit: int) -> bool:
    """Whether an enemy is in contact with a friend of the unit: such a fight may be joined (warriors.order.oppose)."""
    return any(friend != unit for friend in touching(battle, enemy))


def refuse_reform(battle: Battle, unit: int, files: int) -> Refusal | None:
    """Why a unit may not expand or contract to so many files (warriors.reform)."""
    now = battle.units[unit]
    body = battle.body(unit)
    ranks = -(-now.figures // files) if 0 < files <= now.figures else 0
    if not ranks or files == body.files:
        return Refusal("warriors.reform", {"figures": now.figures}, "refused-files")
    if ranks > (most := battle.edition.ranks_most):
        return Refusal("warriors.reform", {"ranks": ranks, "most": most}, "refused-ranks")
    if now.disorganised:
        return Refusal("warriors.reform", because="refused-disorganised")
    way = manner(battle, unit)
    if way in _COMPELLED:
        return Refusal("warriors.move.compulsory", because=_COMPELLED[way].because)
    if way == "locked" and files < body.files:
        return Refusal("warriors.reform", because="refused-narrower")
    if any(_fits(battle, unit, files)):
        return None
    return _refuse_shape(battle, unit, reformed(body, body.files + (1 if files > body.files else -1)))


def _fits(battle: Battle, unit: int, files: int) -> Iterator[int]:
    """The files on the way to so many that there is room for, the nearest to the wish first."""
    body = battle.body(unit)
    step = -1 if files > body.files else 1
    for wide in range(files, body.files, step):
        shape = reformed(body, wide)
        if shape.ranks <= battle.edition.ranks_most and _refuse_shape(battle, unit, shape) is None:
            yield wide


def _refuse_shape(battle: Battle, unit: int, body: Formation) -> Refusal | None:
    """Why a unit may not stand like this once it has reformed; its order binds it in contact too."""
    if not has_room(battle, unit, body):
        return no_room(battle, unit, body)
    for enemy in touching(battle, unit):  # fewer ranks would take it away from who is at its rear
        if not is_in_contact(body, battle.body(enemy)):
            return Refusal("warriors.combat.locked", {"unit": int(enemy)}, "refused-leaves-contact")
    now = battle.units[unit]
    if now.condition != "ok" or now.order == "attack":
        return None
    if now.order == "oppose":
        return _refuse_nearness(battle, unit, (body,))
    return _refuse_contact(battle, unit, body)


def widened(battle: Battle, unit: int, files: int, figures: int) -> Formation:
    """The block after so many figures at most have changed between front and rear ranks."""
    body = battle.body(unit)
    change = min(figures, abs(files - body.files))
    wish = body.files + (change if files > body.files else -change)
    fitting = next(_fits(battle, unit, wish), body.files)
    return reformed(body, fitting)


def widths(battle: Battle, unit: int) -> tuple[int, ...]:
    """All the files that a unit might have after the best throw to reform; in contact only more than it has."""
    body = battle.body(unit)
    most = may_change(REFORM(situations.Reform(battle.kind(unit).quality, body.figures, battle.edition)), BEST)
    least = body.files + 1 if is_engaged(battle, unit) else max(1, body.files - most)
    return tuple(files for files in range(least, min(body.figures, body.files + most) + 1) if files != body.files)


def _widest(battle: Battle, unit: int) -> int:
    """The most files a unit in contact might widen to; none if it cannot widen at all."""
    # To wish for more files never forbids what fewer would allow, so only the widest wish need be asked.
    files = max(widths(battle, unit), default=0)
    return files if files and refuse_reform(battle, unit, files) is None else 0


class Marches(Struct, frozen=True, dict=True):
    """One of the units whose turn it is, and what it does."""

    answer: ClassVar[type] = March

    battle: Battle
    units: tuple[UnitId, ...]
    left: int = -1  # ticks of its move, when it has reformed first

    @kept
    def _asked(self) -> Memory[March, Refusal | None]:
        """What has been asked before: whoever looks for a march asks, and so does the flow when he answers with it."""
        return Memory(_MOST_ASKED)

    def refuse(self, answer: March) -> Refusal | None:
        """Why it may not, by the rule that forbids it."""
        return self._asked.answer(answer, self._refuse)

    def _refuse(self, answer: March) -> Refusal | None:
        if answer.unit not in self.units:
            return Refusal("warriors.move.order", because="refused-not-its-turn")
        if answer.files and self.left >= 0:
            return Refusal("warriors.reform", because="refused-reformed")
        return refuse_march(self.battle, answer, self.allowed(answer.unit))

    def allowed(self, unit: int) -> int:
        """What is left of its move."""
        return self.left if self.left >= 0 else self.battle.allowance(unit)

    def sample(self, rng: Random) -> March:
        """One of them: half of the time a sensible move, else any that is allowed."""
        unit = rng.choice(self.units)
        way = manner(self.battle, unit)
        if way == "oppose" and rng.random() < 0.5:
            for _ in range(3):
                march = March(unit, self._any_legs(unit, rng))
                if self.refuse(march) is None:
                    return march
        found = list(dict.fromkeys(self._thinkable(unit, way, approaches=rng.random() < 0.3)))
        reforms = [march for march in found if march.files]
        found = [march for march in found if not march.files] + rng.sample(reforms, min(len(reforms), 2))
        rng.shuffle(found)
        return next((march for march in found if self.refuse(march) is None), March(unit))

    def hints(self) -> tuple[March, ...]:
        """What is worth a look for each of them."""
        return tuple(march for unit in self.units for march in self.for_unit(unit))

    def choices(self) -> tuple[March, ...] | None:
        """The compulsory moves, as far as the way is free; None where a unit may go to any of several places."""
        found: list[March] = []
        for unit in self.units:
            move = compelled(self.battle, unit)
            if move is None or move.is_blocked:
                return None
            found.append(March(unit, move.legs))
            if move.legs and may_stand(self.battle, unit):
                found.append(March(unit))
        return tuple(found)

    def for_unit(self, unit: int) -> tuple[March, ...]:
        """What is worth a look for one of them."""
        found = dict.fromkeys(self._thinkable(unit, manner(self.battle, unit)))
        return tuple(march for march in found if self.refuse(march) is None)

    def _thinkable(self, unit: int, way: Manner, *, approaches: bool = True) -> Iterator[March]:
        battle = self.battle
        move = _compelled(battle, unit, way)
        if move is not None:
            yield March(unit, move.legs)
            if move.is_blocked:
                yield from (March(unit, legs) for legs in _round_about(battle, unit))
            yield March(unit)
            return
        yield March(unit)
        if self.left < 0:
            yield from (March(unit, files=files) for files in widths(battle, unit))
        if way == "hold":
            yield from (March(unit, (Leg("turn", angle),)) for angle in (900, 1800, 2700))
        if way == "oppose":
            left = self.allowed(unit)
            if approaches:  # they take long to find
                yield from self._approaches(unit, left)
            yield March(unit, (Leg("advance", left // 2),))
            yield March(unit, (Leg("turn", 1800), Leg("advance", max(1, left // 2 - 1))))

    def _approaches(self, unit: int, left: int) -> Iterator[March]:
        """Into the fights of friends, and as near to the nearest enemy as an opposing unit may come."""
        battle = self.battle
        goal = nearest(battle, unit)
        if goal is None:
            return
        body = battle.body(unit)
        fights = [
            enemy
            for enemy in neighbours(battle, body.box, left, 1 - battle.units[unit].player)
            if not battle.kind(enemy).is_individual
            and is_gap_at_most(body, battle.body(enemy), left)
            and _is_fighting_friend(battle, enemy, unit)
        ]
        ways = {enemy: towards(battle, unit, enemy).legs for enemy in dict.fromkeys((*fights, goal))}
        yield from (March(unit, ways[enemy]) for enemy in fights)
        straight = ways[goal]
        if straight and straight[-1].kind == "advance":
            low, high = 0, straight[-1].amount + 1
            while high - low > 64:  # to a quarter of an inch
                middle = (low + high) // 2
                legs = (*straight[:-1], Leg("advance", middle))
                way = tuple(on_the_way(battle.body(unit), legs))
                low, high = (middle, high) if _refuse_nearness(battle, unit, way) is None else (low, middle)
            if low:
                yield March(unit, (*straight[:-1], Leg("advance", low)))

    def _any_legs(self, unit: int, rng: Random) -> Legs:
        left = self.allowed(unit)
        legs: list[Leg] = []
        if rng.random() < 0.6:
            legs.append(Leg("wheel", rng.choice((-1, 1)) * rng.randint(50, 450)))
        legs.append(Leg("advance", rng.randint(1, max(1, left // (1 + len(legs))))))
        return tuple(legs)


def _round_about(battle: Battle, unit: int) -> Iterator[Legs]:
    """Ways round whatever blocks a compulsory move."""
    left = battle.allowance(unit)
    for angle in (0, 300, -300, 600, -600):
        wheel = (Leg("wheel", angle),) if angle else ()
        for share in (2, 4):
            yield (*wheel, Leg("advance", max(1, left // share)))
