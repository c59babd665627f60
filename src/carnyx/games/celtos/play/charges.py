"""Charges: whom a unit may assault, and who comes into contact (celtos.cc.assault, celtos.cc.declare)."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

from carnyx.core.footprint import gap_between, is_gap_at_most
from carnyx.core.length import CONTACT, Length, Point
from carnyx.core.rule import Reckoned, Refusal
from carnyx.core.ways import way_length
from carnyx.games.celtos.play.battle import Battle, UnitId, by_places, touching
from carnyx.games.celtos.play.movement import Way, Ways, ends
from carnyx.games.celtos.play.press import Melee

_BEGINNINGS = 6  # models who are tried as the first, when those in contact would stand apart from each other


def brought(battle: Battle, unit: UnitId, foes: Iterable[UnitId], reach: int) -> Ways:
    """The ways that bring as many models into contact as can be; the others stay."""
    return _brought(battle, unit, tuple(foes), reach)


@by_places
def _brought(battle: Battle, unit: UnitId, foes: tuple[UnitId, ...], reach: int) -> Ways:
    press = Melee(battle, unit, foes, reach)
    nearest = _Bringing(press)
    nearest.bring_all()
    if not nearest.coming or nearest.parts() < 2:
        return tuple(nearest.ways)
    # Those in contact stand in several places: perhaps as many find room beside each other.
    best = nearest
    for first in range(min(len(best.coming), _BEGINNINGS)):
        together = _Bringing(press.afresh(), first)
        while together.bring(beside=True) or together.bring(one=True):
            pass
        best = min(best, together, key=_Bringing.rank)
        if best.parts() < 2:
            break
    return tuple(best.ways)


class _Bringing:
    """Models on their way into contact, one after the other."""

    def __init__(self, press: Melee, first: int = 0) -> None:
        self.press = press
        self.ways: list[Way] = [()] * len(press.places)
        waiting = sorted(press.waiting(), key=press.to_foes)
        self.coming = (*waiting[first : first + 1], *waiting[:first], *waiting[first + 1 :])
        self.waiting = list(self.coming)

    def bring_all(self) -> None:
        """Bring those who wait into contact, the foremost first, until nobody finds a place: who goes makes room."""
        trying = deque(self.waiting)
        in_vain = 0  # how many have found no place since somebody has gone
        while in_vain < len(trying):
            model = trying.popleft()
            way = self.press.way(model)
            if way is None:
                trying.append(model)
                in_vain += 1
            else:
                self._send(model, way)
                in_vain = 0

    def _send(self, model: int, way: Way) -> None:
        self.ways[model], self.press.places[model] = way, way[-1]
        self.waiting.remove(model)

    def bring(self, *, beside: bool = False, one: bool = False) -> bool:
        """Bring those who wait into contact, the foremost first; whether anybody has found a place.

        Beside: only places in coherency with somebody in contact. One: nobody after the first who finds a place.
        """
        is_any = False
        for model in tuple(self.waiting):
            settled = self._settled() if beside else ()
            way = self.press.way(model, settled) if settled or not beside else None
            if way is not None:
                self._send(model, way)
                is_any = True
                if one:
                    break
        return is_any

    def _settled(self) -> tuple[Point, ...]:
        return tuple([at for model, at in enumerate(self.press.places) if model not in self.waiting])

    def parts(self) -> int:
        """In how many parts those in contact stand."""
        return self.press.parts(self._settled())

    def rank(self) -> tuple[int, int]:
        """The best has most in contact, and among these the fewest parts."""
        return len(self.waiting), self.parts()


def closed(battle: Battle, unit: UnitId, foes: Iterable[UnitId], reach: int, ways: Ways) -> Melee:
    """The press once the models have gone these ways."""
    press = Melee(battle, unit, foes, reach)
    after = ends(press.footprint, ways)
    press.places = [after.point(model) for model in range(len(after))]
    return press


def refuse_crooked(press: Melee, ways: Ways) -> Refusal | None:
    """Why models may not close in by these ways: each goes straight at the target, by its shortest free way."""
    for model, way in enumerate(ways):
        if shorter := press.shortcut(model, way):
            start = press.footprint.point(model)
            gone, least = (Length(way_length(start.x, start.y, each)) for each in (way, shorter))
            return Refusal("celtos.cc.declare", {"model": model + 1, "gone": gone, "least": least}, "refused-detour")
        if press.is_astray(model, way):
            return Refusal("celtos.cc.assault", {"model": model + 1}, "refused-astray")
    return None


def left_out(press: Melee) -> int | None:
    """A model without contact that could still reach a free spot, the others standing where they are now."""
    models = range(len(press.places))
    return next((each for each in models if not press.is_in_contact(each) and press.way(each) is not None), None)


def foes_of(battle: Battle, unit: UnitId, target: UnitId) -> tuple[UnitId, ...]:
    """The enemies an assault brings models against: the target, or for an engaged unit all that it touches."""
    return touching(battle, unit) or (target,)


def refuse_charge(battle: Battle, unit: UnitId, target: UnitId | None) -> Refusal | None:
    """Why a unit may not assault a target (celtos.cc.declare)."""
    if target is None or not battle.is_enemy(unit, target):
        return Refusal("celtos.cc.declare", {}, "refused-no-target")
    touched = touching(battle, unit)
    if touched:
        if target in touched:
            return None
        return Refusal("celtos.cc.declare", {"unit": touched[0]}, "refused-engaged-elsewhere")
    reach = battle.move_of(unit)
    mine, theirs = battle.units[unit].footprint, battle.units[target].footprint
    if not is_gap_at_most(mine, theirs, reach + CONTACT):
        far = Reckoned(lambda: {"apart": Length(gap_between(mine, theirs)), "far": Length(reach)})
        return Refusal("celtos.cc.declare", far, "refused-far")
    return (
        None
        if _has_way(battle, unit, target)
        else Refusal("celtos.cc.declare", {"far": Length(reach)}, "refused-no-way")
    )


@by_places
def _has_way(battle: Battle, unit: UnitId, target: UnitId) -> bool:
    """Whether any model of a unit that touches nobody can come into contact with a target."""
    press = Melee(battle, unit, (target,), battle.move_of(unit))
    models = sorted(range(len(press.places)), key=press.to_foes)
    return any(press.way(model) is not None for model in models)
