"""Toy: a third game, two bands on a meadow, that proves the core fits more than two.

Stances are sealed, thrown for and shown; units move and may be shot at on the way; owners allot hits; nerve is tested.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from carnyx.core.check import Band, Bands, Die, Lookup, Modifier, Trial
from carnyx.core.dice import Chain, Contest, Roll
from carnyx.core.edition import number, switch
from carnyx.core.flow import Agenda, Choose
from carnyx.core.length import INCH, Point, is_within
from carnyx.core.options import OneOf
from carnyx.core.registry import Registry
from carnyx.core.rule import RULING, Rule
from carnyx.core.system import System
from tests.toy_options import Split, Within

D6, D10 = Die(6), Die(10, zero=True)
NEAR, RANGE, PACE = 6 * INCH, 12 * INCH, 6 * INCH


class Edition(Struct, frozen=True):
    turns: Annotated[int, number("toy.edition.turns", 1, 3, RULING, rules=("toy.turn",))] = 2
    closed: Annotated[Literal["cover", "open"], switch("toy.edition.closed", "toy.shoot", cite=RULING)] = "cover"


NEED = Lookup("toy.shoot.need", RULING, ("near", "far"), ("loose", "close"), ((3, 4), (5, 6)))
HIT: Trial[int] = Trial("toy.shoot", RULING, D6, lambda need: need, naturals=lambda need: True)
WOUND: Trial[None] = Trial("toy.wound", RULING, D6, lambda _: 3)
NERVE = Trial("toy.nerve", RULING, D10, lambda lost: 3, (Modifier("toy.nerve.lost", RULING, lambda lost: -lost, -1),))
PANIC = Bands("toy.panic", RULING, (Band("toy.panic.waver", high=2), Band("toy.panic.rout", low=3)))
PROSE = tuple(Rule(f"toy.{name}", RULING) for name in ("turn", "seal", "initiative", "move", "react", "allot"))
REGISTRY = Registry("toy", Edition, PROSE, (HIT, WOUND, NERVE), (NEED,), (PANIC,))


class Unit(Struct, frozen=True):
    side: int
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
    side: int

    def ask(self, battle: Battle) -> Choose:
        return Choose(self.side, OneOf(NEED.columns, "toy.seal"))

    def take(self, battle: Battle, stance: str) -> Battle:
        return replace(battle, sealed=(*battle.sealed[: self.side], stance, *battle.sealed[self.side + 1 :]))


class Initiative(Struct, frozen=True, tag=True):
    def ask(self, battle: Battle) -> Contest:
        return Contest(D6, 1, strengths(battle))

    def take(self, battle: Battle, winner: int) -> Battle:
        order = sorted(range(len(battle.units)), key=lambda who: battle.units[who].side != winner)
        return battle.then(Reveal(), *map(Move, order))


class Reveal(Silent, frozen=True, tag=True):
    def take(self, battle: Battle, outcome: None) -> Battle:
        return replace(battle, stances=battle.sealed, sealed=(None, None))


class Move(Deed, frozen=True, tag=True):
    def ask(self, battle: Battle) -> Choose | None:
        unit = battle.units[self.who]
        return Choose(unit.side, Within(unit.at, PACE, "toy.move")) if unit.steady and any(unit.ranks) else None

    def take(self, battle: Battle, to: Point | None) -> Battle:
        if to is None:
            return battle
        unit = battle.units[self.who]
        halfway = Point((unit.at.x + to.x) // 2, (unit.at.y + to.y) // 2)
        windows = [React(foe, self.who) for foe, other in enumerate(battle.units) if other.side != unit.side]
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
        return Choose(unit.side, OneOf(("hold", "fire"), "toy.react")) if can_fire else None

    def take(self, battle: Battle, answer: str | None) -> Battle:
        return battle.then(Shoot(self.who, self.at)) if answer == "fire" else battle


class Shoot(Deed, frozen=True, tag=True):
    at: int

    def ask(self, battle: Battle) -> Chain:
        unit, target = battle.units[self.who], battle.units[self.at]
        stance = battle.stances[target.side] if battle.edition.closed == "cover" else "loose"
        need = NEED("near" if is_within(unit.at, target.at, NEAR) else "far", stance)
        return Chain(sum(unit.ranks), (HIT(need), WOUND(None)))

    def take(self, battle: Battle, hits: int) -> Battle:
        return battle.then(Allot(self.at, hits), Nerve(self.at, hits)) if hits else battle


class Allot(Deed, frozen=True, tag=True):
    hits: int

    def ask(self, battle: Battle) -> Choose | None:
        unit = battle.units[self.who]
        return Choose(unit.side, Split(self.hits, unit.ranks, "toy.allot")) if self.hits < sum(unit.ranks) else None

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

    def put(self, who: int, **changes: Any) -> Battle:
        return replace(self, units=(*self.units[:who], replace(self.units[who], **changes), *self.units[who + 1 :]))


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    scenario: Literal["meadow", "ambush"] = "meadow"
    edition: Edition = Edition()


SCENARIOS = {
    "meadow": (Unit(0, Point(0, 0), (3, 2)), Unit(0, Point(2540, 0), (2,)), Unit(1, Point(0, 3556), (4, 3))),
    "ambush": (Unit(0, Point(0, 0), (4, 2)), Unit(1, Point(0, 2286), (3, 2))),
}


def strengths(battle: Battle) -> tuple[int, ...]:
    return tuple(sum(sum(unit.ranks) for unit in battle.units if unit.side == side) for side in (0, 1))


def muster(setup: Setup) -> Battle:
    return Battle(edition=setup.edition, units=SCENARIOS[setup.scenario], agenda=(Turn(setup.edition.turns),))


def view(battle: Battle, player: int) -> Battle:
    seen = [stance if side == player or not stance else "sealed" for side, stance in enumerate(battle.sealed)]
    return replace(battle, sealed=tuple(seen))


def verdict(battle: Battle) -> int | None:
    ours, theirs = strengths(battle)
    return None if battle.agenda or ours == theirs else int(theirs > ours)


TOY = System("toy", 1, Battle, Setup, REGISTRY, muster, view, verdict)
