"""The two sides of a Celtos close combat as a calculator is told of them."""

from __future__ import annotations

from functools import cache
from typing import Annotated, TypeAlias

from msgspec import Struct

from carnyx.core.check import Check
from carnyx.games.celtos.checks import BLOW_DAMAGE, MORALE, RALLY, TO_STRIKE, Blow, Nerve, Rally, Wound
from carnyx.games.celtos.edition import Edition
from carnyx.games.celtos.melee import strikes_at
from carnyx.odds.bounds import Whole
from carnyx.odds.celtos.shoot import MOST_DICE, Bonus, Stat, Trait

Fighting: TypeAlias = Annotated[int, Whole(1, MOST_DICE, "celtos.cc.dice")]
Speed: TypeAlias = Annotated[int, Whole(1, 10, "celtos.cc.order")]
Start: TypeAlias = Annotated[int | None, Whole(1, MOST_DICE, "celtos.morale.panic")]


class Arm(Struct, frozen=True, forbid_unknown_fields=True):
    """Models of a unit with a weapon of their own: how many there are, and what the weapon does."""

    models: Fighting
    damage: Stat
    speed: Speed
    speed_first: Annotated[int | None, Whole(1, 10, "celtos.cc.order")] = None
    weapon_modifier: Bonus = 0
    penetrating: Trait = 0
    first_strike: bool = False

    def strikes_at(self, first: bool) -> tuple[bool, int]:
        """When it strikes, in the first round of a contact or later; the higher comes first."""
        return strikes_at(self.speed_first if first and self.speed_first is not None else self.speed, self.first_strike)


class Fighters(Struct, frozen=True):
    """One side of a close combat; the weapons named first stand in front."""

    arms: tuple[Arm, ...]
    attack: int
    toughness: int
    command: int
    wounds: int = 1
    start: int | None = None
    parry: int = 0
    panicked: bool = False
    charged: bool = False
    cover: bool = False
    leader: bool = False
    standard: bool = False
    musician: bool = False
    individual: bool = False

    @property
    def models(self) -> int:
        """All its models."""
        return sum([arm.models for arm in self.arms])

    @property
    def first_size(self) -> int:
        """What its losses are measured against: its models at the start, or an individual's wounds."""
        if self.start is not None:
            return self.start
        return self.wounds if self.individual else self.models


class Duel(Struct, frozen=True):
    """The question: two sides, the attacker first, the files in contact, the rounds and the edition."""

    sides: tuple[Fighters, Fighters]
    contact: int
    rounds: int
    edition: Edition

    def to_hit(self, who: int, arm: Arm, *, first: bool, panicked: bool, enemy_panicked: bool, parried: int) -> Check:
        """What a model needs to hit."""
        side, enemy = self.sides[who], self.sides[1 - who]
        return _to_strike(
            Blow(
                side.attack,
                enemy.attack,
                panicked,
                side.charged and first,
                side.cover,
                enemy_panicked,
                arm.weapon_modifier,
                parried,
                self.edition,
            )
        )

    def to_wound(self, who: int, arm: Arm) -> Check:
        """What a hit needs to wound."""
        return _to_wound(Wound(arm.damage, self.sides[1 - who].toughness, arm.penetrating, self.edition))

    def nerve(self, who: int, lost: bool) -> Check:
        """What a side needs to keep its nerve."""
        side = self.sides[who]
        return _to_stand(Nerve(side.command, side.leader, side.standard, lost, self.edition))

    def rally(self, who: int) -> Check:
        """What a panicked side needs to rally; the enemy in contact counts as within short range."""
        side = self.sides[who]
        return RALLY(Rally(side.command, side.leader, side.musician, enemy_short=True, edition=self.edition))


# A fight of many rounds asks for the same few checks again and again.
_to_strike = cache(TO_STRIKE)
_to_wound = cache(BLOW_DAMAGE)
_to_stand = cache(MORALE)
