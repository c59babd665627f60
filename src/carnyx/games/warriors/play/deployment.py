"""Deployment: the edge is thrown for, then the armies set up command by command, or by themselves (warriors.deploy)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from random import Random
from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace

from carnyx.core.dice import Contest
from carnyx.core.flow import Choose
from carnyx.core.kernel import Box
from carnyx.core.length import INCH, Length
from carnyx.core.options import OneOf
from carnyx.core.rule import Refusal, RuleId
from carnyx.games.warriors.blocks.formation import Formation, is_gap_at_most
from carnyx.games.warriors.play.battle import PLAYERS, Battle, Boast, BoastName, UnitId, neighbours
from carnyx.games.warriors.play.boasts import BOASTS, broken
from carnyx.games.warriors.play.movement import has_room, no_room
from carnyx.games.warriors.rules.initiative import initiative

BESIDE = 254  # ticks between two places that are tried
ELBOW = 508  # ticks between two units that set themselves up


class EdgeThrow(Struct, frozen=True, tag=True):
    """Both sides throw two dice and add their Warchief's leadership for the choice of edges."""

    rule: ClassVar[RuleId] = "warriors.deploy"  # what the dice are for

    def ask(self, battle: Battle) -> Contest:
        """A throw of both; ties are thrown again."""
        chiefs = [
            max((battle.kind(id).leadership for id in _chiefs(battle, player)), default=0) for player in range(PLAYERS)
        ]
        return initiative(*chiefs)

    def take(self, battle: Battle, outcome: int) -> Battle:
        """The higher picks."""
        return battle.then(PickEdge(outcome))


def _chiefs(battle: Battle, player: int) -> Iterator[int]:
    return (
        id
        for id, unit in enumerate(battle.units)
        if unit.player == player and battle.field.kinds[unit.kind].role == "warchief"
    )


class PickEdge(Struct, frozen=True, tag=True):
    """A player picks his edge."""

    player: int

    def ask(self, battle: Battle) -> Choose:
        """One zone or the other."""
        return Choose(self.player, OneOf(tuple(map(str, range(PLAYERS))), "warriors.deploy"))

    def take(self, battle: Battle, outcome: str) -> Battle:
        """The other edge is his enemy's, who sets up first."""
        mine = int(outcome)
        zones = (mine, 1 - mine) if self.player == 0 else (1 - mine, mine)
        return battle.with_opening(zones=zones).then(DeployNext(1 - self.player, -1))


class Placed(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """A unit and where it is set up, with how many files; or the unit that an individual joins."""

    unit: int
    x: int = 0
    y: int = 0
    facing: int = 0
    files: int = 0
    join: int = -1


class Deploys(Struct, frozen=True):
    """Where a player may set up one of the units of a command."""

    answer: ClassVar[type] = Placed

    battle: Battle
    player: int
    command: int  # whose units are being set up; −1: he may begin with any command

    def refuse(self, answer: Placed) -> Refusal | None:
        """Why it may not be set up there (warriors.deploy)."""
        battle = self.battle
        if answer.unit not in self.units():
            return Refusal("warriors.deploy", because="refused-not-its-command")
        if answer.join != -1:
            return self._refuse_join(answer)
        body = placed_body(battle, answer)
        if body is None:
            return Refusal("warriors.reform", {"figures": battle.units[answer.unit].start}, "refused-files")
        if body.ranks > battle.edition.ranks_most:
            return Refusal("warriors.reform", {"ranks": body.ranks, "most": battle.edition.ranks_most}, "refused-ranks")
        x0, y0, x1, y1 = zone(battle, self.player)
        west, south, east, north = body.box
        over = max(x0 - west, y0 - south, east - x1, north - y1)
        if over > 0:
            return Refusal("warriors.deploy", {"by": Length(over)}, "refused-zone")
        return None if has_room(battle, answer.unit, body) else no_room(battle, answer.unit, body)

    def _refuse_join(self, answer: Placed) -> Refusal | None:
        """Only an individual joins, and only a unit of his side that stands."""
        battle = self.battle
        if not battle.kind(answer.unit).is_individual or answer.join not in tuple(battle.formed(self.player)):
            return Refusal("warriors.individuals", because="refused-join")
        return None

    def units(self) -> tuple[UnitId, ...]:
        """Those that may be set up now."""
        own = tuple(unit for unit in self.battle.opening.waiting if self.battle.units[unit].player == self.player)
        if self.command < 0:
            return own
        return tuple(unit for unit in own if command_of(self.battle, unit) == self.command)

    def sample(self, rng: Random) -> Placed:
        """Some unit somewhere in the zone."""
        battle = self.battle
        unit = rng.choice(self.units())
        x0, y0, x1, y1 = zone(battle, self.player)
        facing = ahead(battle, self.player)
        for _ in range(8):
            found = Placed(unit, rng.randint(x0, x1), rng.randint(y0, y1), facing)
            if self.refuse(found) is None:
                return found
        return self.first_free(unit) or self.hints()[0]

    def hints(self) -> tuple[Placed, ...]:
        """The first free place for each of them, and for individuals the units they could join."""
        return tuple(found for unit in self.units() if (found := self.first_free(unit)) is not None)

    def choices(self) -> None:
        """Cannot be listed: they are places on the table."""

    def first_free(self, unit: UnitId) -> Placed | None:
        """The first place where a unit fits, from the middle of the front outwards; the list may say whom he joins."""
        host = self.battle.field.hosts[unit]
        if host >= 0 and self.refuse(joined := Placed(unit, join=host)) is None:
            return joined
        roomy = (found for found in self._places(unit) if self._has_elbow_room(found) and self.refuse(found) is None)
        tight = (found for found in self._places(unit) if self.refuse(found) is None)
        return next(roomy, None) or next(tight, None)

    def _has_elbow_room(self, placed: Placed) -> bool:
        """Whether it could wheel there without running into a friend."""
        body = placed_body(self.battle, placed)
        if body is None:
            return False
        near = neighbours(self.battle, body.box, ELBOW, self.player)
        return not any(is_gap_at_most(body, self.battle.body(other), ELBOW) for other in near)

    def _places(self, unit: UnitId) -> Iterator[Placed]:
        battle = self.battle
        x0, y0, x1, y1 = zone(battle, self.player)
        facing = ahead(battle, self.player)
        body = battle.field.bodies[unit]
        # Individuals stand behind the lines, units from the front of the zone backwards.
        behind = battle.kind(unit).is_individual
        along = facing in (900, 2700)
        across, deep = (y1 - y0, x1 - x0) if along else (x1 - x0, y1 - y0)
        backs = range(0, deep, BESIDE)
        for back in reversed(backs) if behind else backs:
            for aside in range(0, across // 2 + BESIDE, BESIDE):
                for way in (1, -1) if aside else (1,):
                    x, y = _spot((x0, y0, x1, y1), facing, back, way * aside)
                    yield Placed(unit, x, y, facing, body.files)


def _spot(bounds: Box, facing: int, back: int, aside: int) -> tuple[int, int]:
    x0, y0, x1, y1 = bounds
    match facing:
        case 0:
            return (x0 + x1) // 2 + aside, y1 - back
        case 1800:
            return (x0 + x1) // 2 - aside, y0 + back
        case 900:
            return x1 - back, (y0 + y1) // 2 - aside
        case _:
            return x0 + back, (y0 + y1) // 2 + aside


def command_of(battle: Battle, unit: int) -> int:
    """The leader whose command a unit, or an individual, sets up with."""
    return battle.units[unit].command


def zone(battle: Battle, player: int) -> Box:
    """Where a player sets up."""
    return battle.field.zones[battle.opening.zones[player]]


def ahead(battle: Battle, player: int) -> int:
    """The way a player's army faces: from his edge to the middle of the table, in tenths of a degree."""
    x0, y0, x1, y1 = zone(battle, player)
    dx = battle.field.table.width - (x0 + x1)
    dy = battle.field.table.depth - (y0 + y1)
    if abs(dx) > abs(dy):
        return 900 if dx > 0 else 2700
    return 0 if dy >= 0 else 1800


def placed_body(battle: Battle, placed: Placed) -> Formation | None:
    """The block as it would stand; none if it cannot have so many files."""
    shape = battle.field.bodies[placed.unit]
    files = placed.files or shape.files
    if not 0 < files <= shape.figures or not 0 <= placed.facing < 3600:
        return None
    return Formation(placed.x, placed.y, placed.facing, files, shape.figures, shape.width, shape.depth)


def deployed(battle: Battle, placed: Placed) -> Battle:
    """The unit stands on the table, or the individual in its ranks."""
    if placed.join >= 0:
        battle = battle.changed(placed.unit, host=placed.join)
    else:
        battle = battle.changed(placed.unit, body=placed_body(battle, placed))
    return battle.with_opening(waiting=tuple(other for other in battle.opening.waiting if other != placed.unit))


class DeployNext(Struct, frozen=True, tag=True):
    """A player sets up the next unit of a command; when it stands, the other sets up one of his."""

    player: int
    command: int

    def ask(self, battle: Battle) -> Choose | None:
        """Which unit, and where."""
        options = Deploys(battle, self.player, self.command)
        return Choose(self.player, options) if options.hints() else None

    def take(self, battle: Battle, outcome: Placed | None) -> Battle:
        """Command by command in turn until everybody stands; what finds no room stays off the table."""
        if outcome is None:
            gone = Deploys(battle, self.player, self.command).units()
            battle = battle.with_opening(waiting=tuple(unit for unit in battle.opening.waiting if unit not in gone))
            command = -1
        else:
            command = command_of(battle, outcome.unit)
            battle = deployed(battle, outcome)
        if command >= 0 and Deploys(battle, self.player, command).units():
            return battle.then(DeployNext(self.player, command))
        for player in (1 - self.player, self.player):
            if Deploys(battle, player, -1).units():
                return battle.then(DeployNext(player, -1))
        return battle


@lru_cache(maxsize=16)  # who fights the same battle many times sets it up once
def deploy_all(battle: Battle) -> Battle:
    """Everybody set up by himself: units first, individuals behind them."""
    ordered = sorted(
        battle.opening.waiting, key=lambda unit: (battle.kind(unit).is_individual, -_size(battle, unit), unit)
    )
    for unit in ordered:
        found = Deploys(battle, battle.units[unit].player, -1).first_free(unit)
        rest = tuple(other for other in battle.opening.waiting if other != unit)
        battle = deployed(battle, found) if found else battle.with_opening(waiting=rest)
    return battle


def _size(battle: Battle, unit: int) -> int:
    body = battle.field.bodies[unit]
    return body.front * body.ranks * body.depth // (INCH * INCH)


class MakeBoast(Struct, frozen=True, tag=True):
    """A Warchief may make one boast (warriors.boast)."""

    player: int

    def ask(self, battle: Battle) -> Choose | None:
        """Which; none of it if there is no Warchief."""
        if battle.warchief(self.player) is None:
            return None
        return Choose(self.player, OneOf(BOASTS, "warriors.boast"))

    def take(self, battle: Battle, outcome: BoastName | None) -> Battle:
        """It holds until broken."""
        boasts = tuple(
            Boast(outcome or "none") if who == self.player else each for who, each in enumerate(battle.boasts)
        )
        battle = replace(battle, boasts=boasts)
        chief = battle.warchief(self.player)
        if outcome == "no_bodyguard" and chief is not None and battle.units[chief].host >= 0:
            # He begins in the ranks: the boast is broken before it is made.
            return broken(battle, self.player, "no_bodyguard")
        return battle
