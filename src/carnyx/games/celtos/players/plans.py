"""Plans of an activation: which unit, where it goes, whom it shoots at, and whom it charges; and reactions.

A plan speaks of one activation. What it leaves open, such as whom to shoot at after a move, is decided in its turn.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from carnyx.core.flow import Choose, Pause, go_on
from carnyx.core.kernel import root_up
from carnyx.core.length import Point
from carnyx.core.options import OneOf
from carnyx.games.celtos.play.battle import Battle, UnitId, touching
from carnyx.games.celtos.play.movement import Ways, ends, shifted
from carnyx.games.celtos.play.moves import Goes, nearest_point
from carnyx.games.celtos.play.options import WhichReactor, WhichUnit
from carnyx.games.celtos.play.orders import Order, OrderName, Orders
from carnyx.games.celtos.play.reactions import AssaultReaction
from carnyx.games.celtos.play.shooting import reach_of, targets
from carnyx.games.celtos.players.roads import middle, way_to
from carnyx.games.celtos.players.worth import gap
from carnyx.games.celtos.rules.figures import RUSH_TIMES
from carnyx.players.search.craft import Plan, Says

_FOES = 3  # the nearest enemies that a march goes towards


class Script(Struct, frozen=True):
    """One activation: a way to go, a target to shoot at and one to charge, each as far as it is allowed then."""

    unit: UnitId
    go: OrderName | None = None  # move, rush or hold
    ways: Ways | None = None
    shoot: int | None = None
    charge: int | None = None
    is_open: bool = False  # what comes after the move is decided then

    def answer(self, pause: Pause[Battle]) -> Any:
        """The next order of the script, or the way it goes; None for what it does not speak of."""
        assert isinstance(pause.question, Choose)
        options, active = pause.question.options, pause.battle.active
        match options:
            case WhichUnit():
                return self.unit
            case Orders(unit=unit) if unit == self.unit and active is not None:
                if self.is_open and active.moved:
                    return None
                return next((order for order in self._orders(pause.battle) if options.refuse(order) is None), None)
            case Goes(unit=unit) if unit == self.unit and self.go is not None:
                return self.ways
            case _:
                return None

    def _orders(self, battle: Battle) -> Iterator[Order]:
        active = battle.active
        assert active is not None
        if self.go is not None and not active.moved and not active.shot:
            yield Order(self.go)
        if self.shoot is not None and not active.shot:
            yield Order("shoot", self.shoot)
        if self.charge is not None:
            yield Order("assault", self.charge)
        yield Order("done")


def plans(pause: Pause[Battle]) -> Iterator[Plan]:
    """The activations worth a thought, or the reactions; nothing where there is nothing to search."""
    assert isinstance(pause.question, Choose)
    battle, options = pause.battle, pause.question.options
    match options:
        case WhichUnit():
            for unit in options.units:
                after = go_on(pause, unit)
                if isinstance(after.question, Choose) and isinstance(after.question.options, Orders):
                    yield from _scripts(after.battle, after.question.options)
                else:
                    yield Script(unit, is_open=True)  # it tries to rally first
        case Orders():
            yield from _scripts(battle, options)
        case Goes(rule=None):
            for ways in _steps(options):
                if options.refuse(ways) is None:
                    yield Script(options.unit, "rush" if options.rush else "move", ways, is_open=True)
        case WhichReactor():
            for reactor in options.hints():
                yield Says(battle, reactor)
        case OneOf() if isinstance(battle.agenda[-1], AssaultReaction):
            for name in options.names:
                yield Says(battle, name)
        case _:
            return


def _scripts(battle: Battle, options: Orders) -> Iterator[Script]:
    """All that an activation may be, of the orders that are allowed now."""
    unit, active = options.unit, battle.active
    assert active is not None
    fights = touching(battle, unit)
    yield Script(unit, "hold") if options.refuse(Order("hold")) is None else Script(unit)
    for foe in fights:
        yield Script(unit, charge=foe)
    if battle.units[unit].panicked or fights:
        if not fights:
            yield from _marches(battle, options)
        return
    shots = targets(battle, unit) if reach_of(battle, unit) and not active.shot else ()
    stride = battle.move_of(unit)
    near = [foe for foe in battle.enemies(unit) if gap(battle, unit, foe) <= stride]
    charges = [foe for foe in near if options.refuse(Order("assault", foe)) is None]
    for foe in charges:
        yield Script(unit, charge=foe)
        if foe in shots:
            yield Script(unit, shoot=foe, charge=foe)
    for shot in shots:
        if options.refuse(Order("shoot", shot)) is None:
            yield Script(unit, shoot=shot, is_open=True)
    if not active.moved and not active.shot:
        yield from _marches(battle, options)


def _marches(battle: Battle, options: Orders) -> Iterator[Script]:
    unit, stride = options.unit, battle.move_of(options.unit)
    footprint = battle.units[unit].footprint
    names: tuple[tuple[OrderName, int], ...] = (("move", 1), ("rush", RUSH_TIMES))
    for name, times in names:
        if options.refuse(Order(name)) is not None:
            continue
        goes = Goes(battle, unit, stride * times, rush=name == "rush")
        for ways in _steps(goes):
            if goes.refuse(ways) is not None:
                continue
            yield Script(unit, name, ways, is_open=True)
            if name == "move":
                after = battle.changed(unit, footprint=ends(footprint, ways))
                reached = [(far, foe) for foe in battle.enemies(unit) if (far := gap(after, unit, foe)) <= stride]
                if reached and not battle.units[unit].panicked:
                    yield Script(unit, name, ways, charge=min(reached)[1])


def _steps(options: Goes) -> list[Ways]:
    """Steps towards the nearest enemies and the objectives, back from the nearest enemy, and aside."""
    battle, unit = options.battle, options.unit
    footprint = battle.units[unit].footprint
    here = footprint.point(0)
    near = sorted(battle.enemies(unit), key=lambda enemy: gap(battle, unit, enemy))[:_FOES]
    found: list[Ways] = []
    for place, enemy in enumerate(near):
        aim = nearest_point(here, battle.units[enemy].footprint)
        dx, dy = aim.x - here.x, aim.y - here.y
        if place:
            found.append(_shift(options, dx, dy, 6))
            continue
        shares = (6, -6) if options.rush else (6, 3, -6, -3)
        found += [_shift(options, dx, dy, share) for share in shares]
        found += [_shift(options, -dy, dx, 6), _shift(options, dy, -dx, 6)]
    for objective in battle.field.objectives:
        first = way_to(battle, unit, Point(objective.x, objective.y))[0]
        x, y = middle(footprint)
        found.append(_shift(options, first.x - x, first.y - y, 6))
    return list(dict.fromkeys(found))


def _shift(options: Goes, dx: int, dy: int, share: int) -> Ways:
    """Sixths of its reach that way, less than nought: the other way."""
    far = root_up(dx * dx + dy * dy) or 1
    step = (options.reach - 2) * share // 6
    return shifted(options.battle.units[options.unit].footprint, dx * step // far, dy * step // far)
