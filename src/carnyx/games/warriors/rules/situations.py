"""The situations of Warriors: all that a throw takes into account, without a table and without a battle.

Play fills a situation from the battle, a calculator from what somebody asks; the trials, the numbers of dice and the
tests are functions of it. So a new fact of the table is a new field here, and whoever asks a calculator may tell it.
What a field may hold stands beside it, with the rule that says so; only calculators look at these bounds.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Struct

from carnyx.core.bounds import Named, Whole
from carnyx.games.warriors.rules import tables
from carnyx.games.warriors.rules.edition import DEFAULT, Edition
from carnyx.games.warriors.rules.individuals import LEADERSHIP, Kind

MOST_DICE = 1000  # that a calculator is asked for

Figures: TypeAlias = Annotated[int, Whole(1, MOST_DICE, "warriors.formation")]
Quality: TypeAlias = Annotated[tables.Quality, Named("warriors.quality")]
Armour: TypeAlias = Annotated[tables.Armour, Named("warriors.profile")]
Discipline: TypeAlias = Annotated[tables.Discipline, Named("warriors.combat.reaction")]
Leadership: TypeAlias = Annotated[int, Whole(*LEADERSHIP, "warriors.profile")]
Cover: TypeAlias = Literal["none", "soft", "hard"]
Condition: TypeAlias = Literal["ok", "bloodlust", "shaken"]
Rank: TypeAlias = Literal["warchief", "other"]


class Shot(Struct, frozen=True):
    """A unit shoots at another; the throws to hit and to kill both read it.

    Parameters
    ----------
    figures
        Figures that shoot.
    quality
        Quality of the shooting unit.
    weapon
        Bow or javelin.
    armour
        Armour of the target.
    targets
        Figures of the target.
    volleys
        Volleys spent; two or three blacken the sky.
    long
        Long range.
    higher
        The shooters stand on higher ground.
    shield
        The target carries shields.
    cover
        Cover of the target.
    disorganised
        The shooting unit is disorganised; one in bloodlust or shaken is so too.
    adverse
        The shooting unit is in bloodlust or shaken.
    target_quality
        Quality of the target, for the house rule that shooting may cause a test.
    target_discipline
        Discipline of the target, for the same.
    edition
        The settings in force.
    """

    figures: Annotated[int, Whole(1, MOST_DICE, "warriors.shoot.dice")]
    quality: Quality
    weapon: Annotated[tables.Missile, Named("warriors.shoot.scores")]
    armour: Armour
    targets: Figures
    volleys: Annotated[int, Whole(1, 10, "warriors.shoot.volleys")] = 1
    long: bool = False
    higher: bool = False
    shield: bool = False
    cover: Annotated[Cover, Named("warriors.shoot.kill")] = "none"
    disorganised: bool = False
    adverse: bool = False
    target_quality: Quality = "average"
    target_discipline: Discipline = "disciplined"
    edition: Edition = DEFAULT

    @property
    def is_blackening(self) -> bool:
        """More than one volley in a turn blackens the sky (warriors.shoot.volleys)."""
        return self.volleys > 1


class Combatant(Struct, frozen=True, kw_only=True):
    """One side of a combat.

    Parameters
    ----------
    figures
        Figures of the unit.
    contact
        Figures that fight: those in contact, but for those in whose place an individual stands, and those behind
        them in a second rank where that fights too.
    quality
        Quality of the unit.
    weapon
        Weapon it fights with.
    armour
        Its armour.
    discipline
        Its discipline, for the reaction.
    order
        Its order.
    worth
        Worth of each figure.
    strength
        Its strength.
    resilience
        Its resilience.
    shield
        It carries shields.
    champion
        It has a champion.
    two_ranks
        It fights in two ranks.
    disorganised
        It is disorganised; a unit in bloodlust or shaken is so too.
    condition
        Its present reaction.
    standard
        It carries a standard.
    standard_lost
        It has lost its standard.
    defends_standard
        It defends its standard: it has one and did not start the contact, in its first round.
    individuals
        Individuals in its front rank whose places touch the enemy, by kind; they fight too and may be struck.
    lost
        Figures it lost to missiles earlier this turn.
    killed
        Figures it killed by shooting earlier this turn.
    alone
        It is an individual by himself: he saves himself from every kill or falls, and takes no combat test.
    """

    figures: Figures
    contact: Annotated[int, Whole(0, MOST_DICE, "warriors.combat.contact")]
    quality: Quality
    weapon: Annotated[tables.Arm, Named("warriors.combat.scores")]
    armour: Armour
    discipline: Discipline
    order: Annotated[tables.Order, Named("warriors.order.attack")] = "attack"
    worth: Annotated[int, Whole(1, 20, "warriors.combat.dice")] = 1
    strength: Annotated[int, Whole(-10, 10, "warriors.combat.kill")] = 0
    resilience: Annotated[int, Whole(-10, 10, "warriors.combat.kill")] = 0
    shield: bool = False
    champion: bool = False
    two_ranks: bool = False
    disorganised: bool = False
    condition: Annotated[Condition, Named("warriors.combat.reaction")] = "ok"
    standard: bool = False
    standard_lost: bool = False
    defends_standard: bool = False
    individuals: Annotated[tuple[Kind, ...], Named("warriors.individuals")] = ()
    lost: Annotated[int, Whole(0, MOST_DICE, "warriors.casualties")] = 0
    killed: Annotated[int, Whole(0, MOST_DICE, "warriors.casualties")] = 0
    alone: Annotated[Literal["no", "warchief", "other"], Named("warriors.individuals.strike")] = "no"

    @property
    def is_disorganised(self) -> bool:
        """Said so, or in bloodlust or shaken: such a unit is disorganised too (warriors.reaction.effects)."""
        return self.disorganised or self.condition != "ok"

    @property
    def is_led(self) -> bool:
        """Whether a leader is with it."""
        return "leader" in self.individuals or "warchief" in self.individuals


class Blow(Struct, frozen=True):
    """One side strikes at the other with a weapon; the throws to hit and to kill both read it."""

    striker: Combatant
    enemy: Combatant
    weapon: tables.Arm  # that of the figures, or of an individual with them
    strength: int
    edition: Edition = DEFAULT


class Fray(Struct, frozen=True):
    """A unit has been in a fight, and its temper is tried.

    The side is as it stands now; fallen and killed are those of the whole turn, to shooting and in combat.
    """

    side: Combatant
    fallen: int = 0
    killed: int = 0
    edition: Edition = DEFAULT

    @property
    def has_lost_half(self) -> bool:
        """Over half of the figures it began the turn with."""
        return 2 * self.side.lost > self.side.lost + self.side.figures

    @property
    def has_lost_quarter(self) -> bool:
        """Over a quarter, but not over half: the greater loss counts instead, not on top."""
        return is_over_quarter(self.side.lost, self.side.lost + self.side.figures) and not self.has_lost_half


def is_over_quarter(lost: int, began: int) -> bool:
    """Whether so many dead are more than a quarter of those who began the turn."""
    return 4 * lost > began


class Bearer(Struct, frozen=True):
    """A shaken and out-killed unit may lose its standard."""

    side: Combatant
    edition: Edition = DEFAULT


class Saving(Struct, frozen=True):
    """An individual has been struck and may be saved.

    Parameters
    ----------
    rank
        The Warchief, or any other individual who has a save.
    edition
        The settings in force.
    """

    rank: Annotated[Rank, Named("warriors.individuals.hit")] = "other"
    edition: Edition = DEFAULT


class Reform(Struct, frozen=True):
    """A unit expands or contracts.

    Parameters
    ----------
    quality
        Quality of the unit.
    figures
        How many figures are to change.
    edition
        The settings in force.
    """

    quality: Quality
    figures: Annotated[int, Whole(1, 100, "warriors.reform")] = 1
    edition: Edition = DEFAULT


class Threat(Struct, frozen=True):
    """A unit is set upon by far greater numbers."""

    quality: Quality
    edition: Edition = DEFAULT


class Message(Struct, frozen=True):
    """A leader sends a unit a new order.

    Parameters
    ----------
    leadership
        Leadership of the one who sends the order.
    other_race
        The unit is of another race than he.
    any_disorganised
        Any unit of the command is disorganised; a shaken unit or one in bloodlust is disorganised too.
    adverse
        Units of the command that are shaken or in bloodlust.
    attached
        He is attached to a unit (other than the one addressed).
    fanatic_attack
        A fanatic unit receives ATTACK.
    in_person
        He delivers the order himself.
    edition
        The settings in force.
    """

    leadership: Leadership
    other_race: bool = False
    any_disorganised: bool = False
    adverse: Annotated[int, Whole(0, 50, "warriors.orders.modifiers.adverse")] = 0
    attached: bool = False
    fanatic_attack: bool = False
    in_person: bool = False
    edition: Edition = DEFAULT


class Influence(Struct, frozen=True):
    """A leader in contact with a unit tries to calm it.

    Parameters
    ----------
    leadership
        Leadership of the leader in contact.
    bannerman
        A Bannerman is with him.
    other_race
        The unit is of another race than he.
    condition
        The unit is shaken (a disaster routs it with the leader) or in bloodlust (it kills him, unless he saves).
    rank
        A Battle Leader or the Warchief, for his saving throw.
    edition
        The settings in force.
    """

    leadership: Leadership
    bannerman: bool = False
    other_race: bool = False
    condition: Annotated[Literal["shaken", "bloodlust"], Named("warriors.influence.disaster")] = "shaken"
    rank: Annotated[Literal["leader", "warchief"], Named("warriors.individuals.hit")] = "leader"
    edition: Edition = DEFAULT


class Command(Struct, frozen=True):
    """A unit hears that a leader is lost.

    Parameters
    ----------
    warchief_killed
        The Warchief was killed (a Warchief who routs does not count).
    units_lost
        Own units routed or annihilated: of the army, or of the tester's command where the switch says so.
    boast
        Whether the Warchief's boast holds good, is broken, or none was made.
    edition
        The settings in force.
    """

    warchief_killed: bool = False
    units_lost: Annotated[int, Whole(0, 100, "warriors.command.test")] = 0
    boast: Annotated[Literal["good", "broken", "none"], Named("warriors.boast")] = "none"
    edition: Edition = DEFAULT
