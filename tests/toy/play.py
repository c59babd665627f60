"""The toy in play: a third game, two bands on a meadow, that proves the core fits more than two.

Stances are sealed, thrown for and shown; units move and may be shot at on the way; owners allot hits; nerve is tested.
"""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec import Struct
from msgspec.structs import replace

from carnyx.core.dice import Chain, Contest, Roll
from carnyx.core.flow import Agenda, Choose
from carnyx.core.length import Point, is_within
from carnyx.core.options import OneOf
from tests.toy.options import Split, Within
from tests.toy.rules import D6, HIT, NEAR, NEED, NERVE, PACE, PANIC, RANGE, WOUND, Edition


class Unit(Struct, frozen=True):
    player: int
    at: Point
    ranks: tuple[int, ...]
    steady: bool = True


class Silent(Struct, frozen=True):
    def ask(self, battle: Battle) -> None:
        return None


class Deed(Struct, frozen=True):
    who: int


class Turn(Silent, frozen=True, tag=True):
    left: int

    def take(self, battle: Battle, outcome: None) -> Battle:
        turn = (Seal(0), Seal(1), Initiative(), Turn(self.left - 1))
        return replace(battle, stances=()).then(*turn) if self.left and all(strengths(battle)) else battle


class Seal(Struct, frozen=True, tag=True):
    secret: ClassVar[bool] = True
    side: int

    def ask(self, battle: Battle) -> Choose:
        return Choose(self.side, OneOf(("loose", "close"), "toy.seal"))

    def take(self, battle: Battle, stance: str) -> Battle:
        return replace(battle, sealed=(*battle.sealed[: self.side], stance, *battle.sealed[self.side + 1 :]))


class Initiative(Struct, frozen=True, tag=True):
    def ask(self, battle: Battle) -> Contest:
        return Contest(D6, 1, strengths(battle))

    def take(self, battle: Battle, winner: int) -> Battle:
        order = sorted(range(len(battle.units)), key=lambda who: battle.units[who].player != winner)
        return battle.then(Reveal(), *map(Move, order))


class Reveal(Silent, frozen=True, tag=True):
    def take(self, battle: Battle, outcome: None) -> Battle:
        return replace(battle, stances=battle.sealed, sealed=(None, None))


class Move(Deed, frozen=True, tag=True):
    def ask(self, battle: Battle) -> Choose | None:
        unit = battle.units[self.who]
        return Choose(unit.player, Within(unit.at, PACE, "toy.move")) if unit.steady and any(unit.ranks) else None

    def take(self, battle: Battle, to: Point | None) -> Battle:
        if to is None:
            return battle
        unit = battle.units[self.who]
        halfway = Point((unit.at.x + to.x) // 2, (unit.at.y + to.y) // 2)
        windows = [React(foe, self.who) for foe, other in enumerate(battle.units) if other.player != unit.player]
        return battle.then(Advance(self.who, halfway), *windows, Advance(self.who, to))


class Advance(Deed, Silent, frozen=True, tag=True):
    to: Point

    def take(self, battle: Battle, outcome: None) -> Battle:
        unit = battle.units[self.who]
        return battle.put(self.who, at=self.to) if unit.steady and any(unit.ranks) else battle


class React(Deed, frozen=True, tag=True):
    at: int

    def ask(self, battle: Battle) -> Choose | None:
        unit, mover = battle.units[self.who], battle.units[self.at]
        can_fire = any(unit.ranks) and any(mover.ranks) and is_within(unit.at, mover.at, RANGE)
        return Choose(unit.player, OneOf(("hold", "fire"), "toy.react")) if can_fire else None

    def take(self, battle: Battle, answer: str | None) -> Battle:
        return battle.then(Shoot(self.who, self.at)) if answer == "fire" else battle


class Shoot(Deed, frozen=True, tag=True):
    at: int

    def ask(self, battle: Battle) -> Chain:
        unit, target = battle.units[self.who], battle.units[self.at]
        stance = battle.stances[target.player] if battle.edition.closed == "cover" else "loose"
        need = NEED("near" if is_within(unit.at, target.at, NEAR) else "far", stance)
        return Chain(sum(unit.ranks), (HIT(need), WOUND(None)))

    def take(self, battle: Battle, hits: int) -> Battle:
        return battle.then(Allot(self.at, hits), Nerve(self.at, hits)) if hits else battle


class Allot(Deed, frozen=True, tag=True):
    hits: int

    def ask(self, battle: Battle) -> Choose | None:
        unit = battle.units[self.who]
        return Choose(unit.player, Split(self.hits, unit.ranks, "toy.allot")) if self.hits < sum(unit.ranks) else None

    def take(self, battle: Battle, parts: tuple[int, ...] | None) -> Battle:
        ranks = battle.units[self.who].ranks
        return battle.put(self.who, ranks=tuple(map(int.__sub__, ranks, parts or ranks)))


class Nerve(Deed, frozen=True, tag=True):
    lost: int

    def ask(self, battle: Battle) -> Roll | None:
        return Roll(NERVE(self.lost)) if any(battle.units[self.who].ranks) else None

    def take(self, battle: Battle, passed: bool | None) -> Battle:
        ranks = battle.units[self.who].ranks if PANIC(self.lost).name == "waver" else ()
        return battle.put(self.who, steady=False, ranks=ranks) if passed is False else battle


class Battle(Agenda, frozen=True, kw_only=True):
    edition: Edition
    units: tuple[Unit, ...]
    sealed: tuple[str | None, ...] = (None, None)
    stances: tuple[str, ...] = ()
    agenda: tuple[Turn | Seal | Initiative | Reveal | Move | Advance | React | Shoot | Allot | Nerve, ...] = ()

    @property
    def turn(self) -> int:
        """The turn that is being played."""
        return self.edition.turns - next((step.left for step in self.agenda if isinstance(step, Turn)), 0)

    def put(self, who: int, **changes: Any) -> Battle:
        return replace(self, units=(*self.units[:who], replace(self.units[who], **changes), *self.units[who + 1 :]))


def strengths(battle: Battle) -> tuple[int, ...]:
    return tuple(sum(sum(unit.ranks) for unit in battle.units if unit.player == side) for side in (0, 1))


def view(battle: Battle, player: int) -> Battle:
    seen = [stance if side == player or not stance else "sealed" for side, stance in enumerate(battle.sealed)]
    return replace(battle, sealed=tuple(seen))


def verdict(battle: Battle) -> int | None:
    ours, theirs = strengths(battle)
    return None if battle.agenda or ours == theirs else int(theirs > ours)
