"""Deployment: armies are set up unit by unit in turn, each in his own zone; or all at once by themselves."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace

from carnyx.core.flow import Choose
from carnyx.core.footprint import Footprint
from carnyx.core.kernel import box, overlaps
from carnyx.core.length import Length, Point
from carnyx.core.rule import Refusal
from carnyx.core.standings import Standings
from carnyx.games.celtos.play.battle import Battle, UnitId, by_places
from carnyx.games.celtos.play.coherency import holds_together, refuse_gap
from carnyx.games.celtos.play.movement import refuse_edge, refuse_ground, refuse_stand
from carnyx.games.celtos.rules.ground import IMPASSABLE

FILES = 5  # models abreast in a formation that sets itself up
GAP = 60  # ticks between two bases of it
GRID = 254  # ticks between two places that are tried


class Placed(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """A unit and where its models are set up."""

    unit: int
    places: tuple[Point, ...]


def formation(models: int, radius: int, x: int, y: int, ahead: tuple[int, int]) -> tuple[Point, ...]:
    """Models in ranks of five, the first in the middle of the front, facing ahead."""
    pitch = 2 * radius + GAP
    fx, fy = ahead
    places = []
    for model in range(models):
        rank, file = divmod(model, FILES)
        wide = min(FILES, models - rank * FILES)
        aside = ((file + 1) // 2) * (1 if file % 2 else -1) * pitch + (pitch // 2 if wide % 2 == 0 else 0)
        back = rank * pitch
        places.append(Point(x - fx * back - fy * aside, y - fy * back + fx * aside))
    return tuple(places)


class Deploys(Struct, frozen=True):
    """Where a player may set up one of his units."""

    answer: ClassVar[type] = Placed

    battle: Battle
    player: int

    def refuse(self, answer: Placed) -> Refusal | None:
        """Why it may not be set up there (celtos.deploy)."""
        battle = self.battle
        if answer.unit not in self._own():
            return Refusal("celtos.deploy", {}, "refused-not-to-deploy")
        unit = battle.units[answer.unit]
        if len(answer.places) != unit.start:
            return Refusal("celtos.deploy", {"models": unit.start, "given": len(answer.places)}, "refused-models")
        stands = _footprint(unit.footprint.radius, answer.places)
        x0, y0, x1, y1 = battle.field.zones[self.player]
        west, south, east, north = box(stands.places, 0)
        outside = max(x0 - west, y0 - south, east - x1, north - y1)
        if outside > 0:
            return Refusal("celtos.deploy", {"by": Length(outside)}, "refused-zone")
        if refusal := refuse_edge(battle, stands.box):
            return refusal
        for ground in battle.field.table.terrain:
            for place in answer.places if ground.kind in IMPASSABLE else ():
                if refusal := refuse_ground(ground, place, place, stands.radius):
                    return refusal
        if not holds_together(battle, UnitId(answer.unit), stands):
            return refuse_gap(battle, UnitId(answer.unit), stands)
        return refuse_stand(battle, UnitId(answer.unit), stands)

    def sample(self, rng: Random) -> Placed:
        """Some unit somewhere in the zone."""
        unit = rng.choice(self._own())
        x0, y0, x1, y1 = self.battle.field.zones[self.player]
        for _ in range(12):
            found = self._at(unit, rng.randint(x0, x1), rng.randint(y0, y1))
            if self.refuse(found) is None:
                return found
        return self.hints()[0]

    def hints(self) -> tuple[Placed, ...]:
        """The first free place for each unit still waiting, from the middle of the front outwards."""
        return tuple(found for unit in self._own() if (found := self.first_free(unit)) is not None)

    def choices(self) -> None:
        """Cannot be listed: they are places on the table."""

    def first_free(self, unit: UnitId) -> Placed | None:
        """The first place where a unit fits, from the middle of the front outwards."""
        return _first_free(self.battle, self.player, unit, self.battle.units[unit].start)

    def find(self, unit: UnitId) -> Placed | None:
        """The same, looked for on the table."""
        now, where = self.battle.units[unit], self.battle.standings
        shape = _footprint(
            now.footprint.radius, formation(now.start, now.footprint.radius, 0, 0, _ahead(self.battle, self.player))
        )
        for x, y in self._spots(unit):
            # Where somebody stands already nothing more need be asked.
            if not _is_taken(where, shape, x, y) and self.refuse(found := self._at(unit, x, y)) is None:
                return found
        return None

    @property
    def facing(self) -> tuple[int, int]:
        """The way his army faces."""
        return _ahead(self.battle, self.player)

    def _own(self) -> tuple[UnitId, ...]:
        return tuple(unit for unit in self.battle.waiting if self.battle.units[unit].player == self.player)

    def _at(self, unit: UnitId, x: int, y: int) -> Placed:
        now = self.battle.units[unit]
        return Placed(unit, formation(now.start, now.footprint.radius, x, y, self.facing))

    def _spots(self, unit: UnitId) -> Iterator[tuple[int, int]]:
        x0, y0, x1, y1 = self.battle.field.zones[self.player]
        fx, fy = _ahead(self.battle, self.player)
        margin = self.battle.units[unit].footprint.radius
        across, deep = (x1 - x0, y1 - y0) if fy else (y1 - y0, x1 - x0)
        middle_x, middle_y = (x0 + x1) // 2, (y0 + y1) // 2
        for back in range(margin, deep, GRID):
            for aside in range(0, across // 2 + GRID, GRID):
                for way in (1, -1) if aside else (1,):
                    if fy:
                        front = y1 if fy > 0 else y0
                        yield middle_x + way * aside, front - fy * back
                    else:
                        front = x1 if fx > 0 else x0
                        yield front - fx * back, middle_y + way * aside


@by_places
def _first_free(battle: Battle, player: int, unit: UnitId, models: int) -> Placed | None:
    # The same armies are set up again and again when many battles are fought: each place is looked for once.
    return Deploys(battle, player).find(unit)


def _ahead(battle: Battle, player: int) -> tuple[int, int]:
    """The way a player's army faces: from his edge to the middle of the table."""
    x0, y0, x1, y1 = battle.field.zones[player]
    dx = battle.field.table.width - (x0 + x1)
    dy = battle.field.table.depth - (y0 + y1)
    if abs(dx) > abs(dy):
        return (1 if dx > 0 else -1, 0)
    return (0, 1 if dy >= 0 else -1)


def _footprint(radius: int, places: tuple[Point, ...]) -> Footprint:
    return Footprint(tuple(number for place in places for number in (place.x, place.y)), radius)


def _is_taken(where: Standings[Footprint], shape: Footprint, x: int, y: int) -> bool:
    """Whether a formation, moved there, would stand on somebody."""
    west, south, east, north = shape.box
    near = where.near((west + x, south + y, east + x, north + y), 0)
    moved = tuple(number for u, v in shape.pairs for number in (u + x, v + y)) if near else ()
    return any(overlaps(moved, shape.radius, where[id].places, where[id].radius) for id in near)


def deployed(battle: Battle, placed: Placed) -> Battle:
    """The unit stands on the table."""
    unit = UnitId(placed.unit)
    now, kind = battle.units[unit], battle.kind(unit)
    battle = battle.changed(
        unit,
        footprint=_footprint(now.footprint.radius, placed.places),
        wounds=(kind.w,) * now.start,
        roles=battle.field.roles[unit],
    )
    return replace(battle, waiting=tuple(other for other in battle.waiting if other != unit))


class Deploy(Struct, frozen=True, tag=True):
    """A player sets up one of his units, then the next player does (celtos.deploy, celtos.seats)."""

    player: int

    def ask(self, battle: Battle) -> Choose | None:
        """Which unit, and where."""
        options = Deploys(battle, self.player)
        return Choose(self.player, options) if options.hints() else None

    def take(self, battle: Battle, outcome: Placed | None) -> Battle:
        """Round the table until everybody stands; what finds no room stays off the table."""
        if outcome is None:
            rest = tuple(unit for unit in battle.waiting if battle.units[unit].player != self.player)
            battle = replace(battle, waiting=rest)
        else:
            battle = deployed(battle, outcome)
        for player in battle.seats((self.player + 1) % battle.field.players):
            if any(battle.units[unit].player == player for unit in battle.waiting):
                return battle.then(Deploy(player))
        return battle


def deploy_all(battle: Battle) -> Battle:
    """Everybody set up by himself, in turn, each at the first place that is free."""
    while battle.waiting:
        for player in range(battle.field.players):
            own = [unit for unit in battle.waiting if battle.units[unit].player == player]
            if own:
                found = Deploys(battle, player).first_free(own[0])
                rest = tuple(unit for unit in battle.waiting if unit != own[0])
                battle = deployed(battle, found) if found else replace(battle, waiting=rest)
    return battle
