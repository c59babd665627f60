"""The two sides of a Celtos close combat as a calculator is told of them."""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import Annotated, TypeAlias

from msgspec import Struct

from carnyx.core.bounds import Bounded, Named, OutOfBounds, Whole
from carnyx.core.check import Check
from carnyx.games.celtos.odds.shoot import MOST_DICE, Bonus, Stat, Trait, Wounds
from carnyx.games.celtos.rules.checks import BLOW_DAMAGE, MORALE, RALLY, TO_STRIKE, Blow, Nerve, Rally, Wound
from carnyx.games.celtos.rules.edition import Edition
from carnyx.games.celtos.rules.melee import strikes_at

Fighting: TypeAlias = Annotated[int, Whole(1, MOST_DICE, "celtos.cc.dice")]
Speed: TypeAlias = Annotated[int, Whole(1, 10, "celtos.cc.order")]
FirstSpeed: TypeAlias = Annotated[int | None, Whole(1, 10, "celtos.cc.order")]


class Arm(Bounded, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Models of a unit with a weapon of their own: how many there are, and what the weapon does."""

    models: Fighting
    damage: Stat
    ws: Speed
    first_ws: FirstSpeed = None
    weapon_modifier: Bonus = 0
    penetrating: Trait = 0
    first_strike: bool = False

    def strikes_at(self, first: bool) -> tuple[bool, int]:
        """When it strikes, in the first round of a contact or later; the higher comes first."""
        return strikes_at(self.first_ws if first and self.first_ws is not None else self.ws, self.first_strike)


class Fighters(Bounded, frozen=True, kw_only=True):
    """One side of a close combat; the weapons named first stand in front.

    Parameters
    ----------
    models
        Models of the side.
    attack
        Assault skill (AS).
    damage
        Damage of the weapon in close combat.
    ws
        Weapon speed: the higher strikes first.
    toughness
        Toughness, shield and mount included.
    command
        Command, for the morale check.
    wounds
        Wounds of each model.
    start
        Models (for an individual: wounds) it began the battle with; as many as now, unless said.
    charged
        The side charged or counter-charged in the first round.
    panicked
        The side is panicked.
    cover
        The side defends cover.
    first_ws
        Weapon speed in the first round of the contact, where it differs (a spear).
    weapon_modifier
        The weapon's own to-hit modifier in close combat.
    penetrating
        The trait Penetrating n.
    first_strike
        The trait First Strike.
    parry
        The trait Parry n: one enemy's dice each round.
    leader
        The unit's leader lives.
    standard
        The unit has a standard.
    musician
        The unit has a musician.
    individual
        The side is an individual: one model with two dice, counted in wounds.
    also
        More models of the side with another weapon.
    """

    models: Fighting
    attack: Stat
    damage: Stat
    ws: Speed
    toughness: Stat
    command: Stat
    wounds: Wounds = 1
    start: Annotated[int | None, Whole(1, MOST_DICE, "celtos.morale.panic")] = None
    charged: bool = False
    panicked: bool = False
    cover: bool = False
    first_ws: FirstSpeed = None
    weapon_modifier: Bonus = 0
    penetrating: Trait = 0
    first_strike: bool = False
    parry: Trait = 0
    leader: bool = False
    standard: bool = False
    musician: bool = False
    individual: bool = False
    also: tuple[Arm, ...] = ()

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.individual and self.strength != 1:
            raise OutOfBounds("models", self.strength, Whole(1, 1, "celtos.individual"))
        if self.charged and self.cover:  # cover is for those who were charged in it
            raise OutOfBounds("cover", "charged", Named("celtos.cc.cover", ("a side that did not charge",)))
        present = self.wounds if self.individual else self.strength
        if self.first_size < present:
            raise OutOfBounds("start", self.first_size, Whole(present, MOST_DICE, "celtos.morale.panic"))

    @property
    def arms(self) -> tuple[Arm, ...]:
        """All its weapons."""
        own = Arm(
            models=self.models,
            damage=self.damage,
            ws=self.ws,
            first_ws=self.first_ws,
            weapon_modifier=self.weapon_modifier,
            penetrating=self.penetrating,
            first_strike=self.first_strike,
        )
        return (own, *self.also)

    @property
    def strength(self) -> int:
        """All its models."""
        return self.models + sum([arm.models for arm in self.also])

    @property
    def first_size(self) -> int:
        """What its losses are measured against: its models at the start, or an individual's wounds."""
        if self.start is not None:
            return self.start
        return self.wounds if self.individual else self.strength


class Duel(Struct, frozen=True, dict=True):
    """The question: two sides, the attacker first, the files in contact, the rounds and the edition."""

    sides: tuple[Fighters, Fighters]
    contact: int
    rounds: int
    edition: Edition

    @cached_property
    def arms(self) -> tuple[tuple[Arm, ...], tuple[Arm, ...]]:
        """The weapons of both sides."""
        return self.sides[0].arms, self.sides[1].arms

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


# A fight of many rounds asks for the same few checks again and again: a handful in one fight, dozens in a match-up.
_to_strike = lru_cache(1024)(TO_STRIKE)
_to_wound = lru_cache(1024)(BLOW_DAMAGE)
_to_stand = lru_cache(1024)(MORALE)
