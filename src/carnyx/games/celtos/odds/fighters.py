"""The two sides of a Celtos close combat as a calculator is told of them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property, lru_cache
from typing import Annotated, TypeAlias

from msgspec import Struct

from carnyx.core.bounds import Bounded, Named, OutOfBounds, Whole
from carnyx.core.check import Check
from carnyx.core.rule import RULING
from carnyx.games.celtos.odds.shoot import MOST_DICE, Bonus, Stat, Trait, Wounds
from carnyx.games.celtos.rules.attacks import Strikers
from carnyx.games.celtos.rules.checks import RALLY, Blow, Nerve, Rally, Wound
from carnyx.games.celtos.rules.edition import Edition
from carnyx.games.celtos.rules.melee import ArmedWith, When, wielded
from carnyx.games.celtos.rules.morale import Standing, Tried, tried
from carnyx.games.celtos.rules.weapons import Damage, Weapon

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

    def wielded(self, first: bool) -> ArmedWith:
        """The weapon in the first round of a contact or later."""
        weapon = Weapon(
            "celtos.weapon",
            RULING,
            hands=0,
            speed=self.ws,
            speed_first=self.first_ws,
            close=Damage(self.weapon_modifier, self.damage, strength=False),
            penetrating=self.penetrating,
        )
        return wielded(weapon, {"first_strike": self.first_strike}, fresh=first, charges=False)


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

    @cached_property
    def armed(self) -> Mapping[bool, tuple[tuple[ArmedWith, ...], ...]]:
        """The weapons of both sides as they are used in the first round, and in any later one."""
        return {
            first: tuple([tuple([arm.wielded(first) for arm in arms]) for arms in self.arms]) for first in (True, False)
        }

    @cached_property
    def first_sizes(self) -> tuple[int, int]:
        """What the losses of both sides are measured against."""
        return self.sides[0].first_size, self.sides[1].first_size

    def turns(self, who: int, first: bool) -> list[When]:
        """When a side's weapons strike, in the first round or a later one."""
        return [arm.when for arm in self.armed[first][who]]

    def strikers(
        self, who: int, arm: ArmedWith, models: int, *, first: bool, panicked: bool, enemy_panicked: bool, parry: int
    ) -> Strikers:
        """Models of a side that strike with one of its weapons."""
        side, enemy = self.sides[who], self.sides[1 - who]
        blow = Blow(
            attack=side.attack,
            defence=enemy.attack,
            panicked=panicked,
            charged=side.charged and first,
            defends_cover=side.cover,
            enemy_panicked=enemy_panicked,
            weapon=arm.damage.to_hit,
            edition=self.edition,
        )
        wound = Wound(arm.damage.of(0), enemy.toughness, arm.penetrating, edition=self.edition)
        return Strikers(models, side.individual, blow, wound, parry)

    def tried(self, who: int, before: int, left: int, lost: bool) -> Tried | None:
        """The check a side must take after a round, by its strength before and after it."""
        stands = Standing(
            self.first_sizes[who], before, left, self.sides[who].individual, lost, engaged=True, edition=self.edition
        )
        return _tried(stands, self.nerve(who, lost))

    def nerve(self, who: int, lost: bool) -> Nerve:
        """A side whose nerve is tried."""
        side = self.sides[who]
        return Nerve(side.command, side.leader, side.standard, lost, edition=self.edition)

    def rally(self, who: int) -> Check:
        """What a panicked side needs to rally; the enemy in contact counts as within short range."""
        side = self.sides[who]
        return RALLY(Rally(side.command, side.leader, side.musician, enemy_short=True, edition=self.edition))


_tried = lru_cache(1024)(tried)  # a fight of many rounds asks for the same few tests again and again
