"""Combat in Warriors, without a table: both sides' kills, then both sides' combat tests.

Both sides strike at once.  Individuals with a unit fight with their own worth and strength, and may be struck: at
most one natural nought a phase strikes each of them, and if he saves himself the kill falls on a figure.
"""

from __future__ import annotations

from fractions import Fraction
from functools import partial
from itertools import accumulate
from typing import Annotated, Literal

from msgspec import Struct

from carnyx.core.bounds import Bounded, Named, OutOfBounds, Whole
from carnyx.core.check import Check
from carnyx.core.dice import results
from carnyx.games.warriors.odds.asked import MOST_DICE, Armour, Condition, Figures, Quality
from carnyx.games.warriors.play.blows import kill_weights
from carnyx.games.warriors.rules.checks import (
    BLOW_HIT,
    BLOW_KILL,
    COMBAT_TEST,
    SAVE,
    STANDARD,
    Bearer,
    Blow,
    Fray,
    Saving,
    Stroke,
)
from carnyx.games.warriors.rules.combat import combat_dice
from carnyx.games.warriors.rules.edition import DEFAULT, Edition
from carnyx.games.warriors.rules.individuals import INDIVIDUALS, Kind
from carnyx.games.warriors.rules.tables import REACTIONS, Arm, Discipline, Order
from carnyx.odds.mixture import Mixture, certain, either, together
from carnyx.odds.spread import Spread

REACTION_NAMES = ("bloodlust", "ok", "shaken", "rout", "annihilated")


class Fighters(Bounded, frozen=True, kw_only=True):
    """One side of a combat.

    Parameters
    ----------
    figures
        Figures of the unit.
    contact
        Figures that fight: those in contact, and those behind them in a second rank where that fights too.
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
        Individuals with it and in contact, by kind; they fight too and may be struck.
    lost
        Figures it lost to missiles earlier this turn.
    alone
        It is an individual by himself: he saves himself from every kill or falls, and takes no combat test.
    """

    figures: Figures
    contact: Annotated[int, Whole(1, MOST_DICE, "warriors.combat.contact")]
    quality: Quality
    weapon: Annotated[Arm, Named("warriors.combat.scores")]
    armour: Armour
    discipline: Annotated[Discipline, Named("warriors.combat.reaction")]
    order: Annotated[Order, Named("warriors.order.attack")] = "attack"
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
    alone: Annotated[Literal["no", "warchief", "other"], Named("warriors.individuals.strike")] = "no"

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.contact > self.figures:
            raise OutOfBounds("contact", self.contact, Whole(1, self.figures, "warriors.combat.contact"))
        if self.alone != "no" and self.figures != 1:
            raise OutOfBounds("figures", self.figures, Whole(1, 1, "warriors.individuals.strike"))
        if self.contact * self.worth > MOST_DICE:
            raise OutOfBounds("contact", self.contact, Whole(1, MOST_DICE // self.worth, "warriors.combat.dice"))

    @property
    def is_disorganised(self) -> bool:
        """Said so, or in bloodlust or shaken: such a unit is disorganised too (warriors.reaction.effects)."""
        return self.disorganised or self.condition != "ok"


class SideOdds(Struct, frozen=True):
    """What a combat may do to one side: its losses and its reaction."""

    checks: tuple[Check, ...]
    dice: int
    casualties: Spread
    reactions: dict[str, Fraction]
    standard_lost: Fraction
    individuals_lost: Fraction  # the chance that at least one individual with it falls

    @property
    def expected(self) -> Fraction:
        """The casualties to expect."""
        return self.casualties.mean


class CombatOdds(Struct, frozen=True):
    """What a combat may do to both sides."""

    attacker: SideOdds
    defender: SideOdds


class Losses(Struct, frozen=True):
    """What one side has lost: figures, and the individuals who fell."""

    figures: int
    fallen: tuple[int, ...] = ()  # by their place among the individuals with it

    @property
    def toll(self) -> int:
        """All who count when the losses of both sides are compared (warriors.casualties)."""
        return self.figures + len(self.fallen)


class Thrown(Struct, frozen=True):
    """Dice that are alike."""

    number: int
    hit: Check
    kill: Check


def combat(attacker: Fighters, defender: Fighters, *, edition: Edition = DEFAULT) -> CombatOdds:
    """The exact odds of one round of combat between two units, and of the combat tests after it.

    Parameters
    ----------
    attacker
        One unit.
    defender
        The other; both strike at once.
    edition
        The settings in force.
    """
    sides = (attacker, defender)
    dice = (dice_of(attacker, defender, edition), dice_of(defender, attacker, edition))
    losses = (losses_to(dice[1], attacker, edition), losses_to(dice[0], defender, edition))
    return CombatOdds(_side(0, sides, dice, losses, edition), _side(1, sides, dice, losses, edition))


def dice_of(side: Fighters, enemy: Fighters, edition: Edition) -> tuple[Thrown, ...]:
    """The dice a side throws: those of its figures, champion and ATTACK, and those of individuals with it."""
    hit = BLOW_HIT(Blow(side.quality, enemy.quality, side.is_disorganised, side.two_ranks, enemy.shield, edition))
    bloodlust = side.condition == "bloodlust"
    own = side.contact * side.worth
    theirs = sum(INDIVIDUALS[kind].worth for kind in side.individuals)
    number = combat_dice(own + theirs, side.champion, side.order == "attack")
    kill = BLOW_KILL(
        Stroke(side.weapon, enemy.armour, side.strength, enemy.resilience, bloodlust, side.defends_standard, edition)
    )
    found = [Thrown(number - theirs, hit, kill)]
    for kind in side.individuals:
        individual = INDIVIDUALS[kind]
        stroke = Stroke(
            "hand", enemy.armour, individual.strength, enemy.resilience, bloodlust, side.defends_standard, edition
        )
        found.append(Thrown(individual.worth, hit, BLOW_KILL(stroke)))
    return tuple(each for each in found if each.number)


def losses_to(dice: tuple[Thrown, ...], side: Fighters, edition: Edition) -> Mixture[Losses]:
    """What a side loses to these dice."""
    if side.alone != "no":
        save = _lone_save(side, edition)
        struck_at = together([certain((0, 0)), *(_kills(each, 0) for each in dice)])
        return struck_at.then(lambda found: _saved(save, found[0])).reduced()
    # The owner chooses whom a natural nought strikes: those first who save best.
    places = range(len(side.individuals))
    struck = sorted(places, key=lambda place: _save(side.individuals[place], edition).need) * edition.strikes_a_phase
    nothing: Mixture[tuple[int, ...]] = certain((0, 0))
    kills = together([nothing, *(_kills(each, len(struck)) for each in dice)])

    def saved(found: tuple[int, ...]) -> Mixture[Losses]:
        fallen: Mixture[tuple[int, ...]] = certain(())
        for place in struck[: found[1]]:
            fallen = fallen.then(partial(_struck, place, _save(side.individuals[place], edition)))
        return fallen.map(lambda lost: Losses(min(found[0] - len(lost), side.figures), lost))

    return kills.then(saved).reduced()


def _save(kind: Kind, edition: Edition) -> Check:
    return SAVE(Saving(kind == "warchief", edition))


def _lone_save(side: Fighters, edition: Edition) -> Check:
    return SAVE(Saving(side.alone == "warchief", edition))


def _saved(save: Check, kills: int) -> Mixture[Losses]:
    """A man alone needs a save for every kill (warriors.individuals.strike)."""
    return either(Losses(0), save.ways**kills, Losses(1), save.total_ways**kills)


def _struck(place: int, save: Check, fallen: tuple[int, ...]) -> Mixture[tuple[int, ...]]:
    """An individual is struck: he saves himself, or falls."""
    if place in fallen:
        return certain(fallen)
    return either(fallen, save.ways, (*fallen, place), save.total_ways)


def _kills(dice: Thrown, strikes: int) -> Mixture[tuple[int, ...]]:
    """Kills, and how many of them are natural noughts, as far as anybody is there to be struck."""
    weights, total = kill_weights(dice.number, dice.hit, dice.kill, strikes)
    found: dict[tuple[int, ...], int] = dict(weights.items())
    return Mixture(found, total)


def _side(
    who: int,
    sides: tuple[Fighters, Fighters],
    dice: tuple[tuple[Thrown, ...], tuple[Thrown, ...]],
    losses: tuple[Mixture[Losses], Mixture[Losses]],
    edition: Edition,
) -> SideOdds:
    side = sides[who]
    own, enemy = losses[who], losses[1 - who].map(lambda lost: lost.toll)
    bearer = STANDARD(Bearer(edition))
    throws, falls = bearer.total_ways, bearer.total_ways - bearer.ways
    scale = own.total * enemy.total * throws * throws  # a throw for the test, and one for the standard
    reactions = dict.fromkeys(REACTION_NAMES, 0)
    fallen_standard = 0
    most = sides[1 - who].figures + len(sides[1 - who].individuals)
    below = list(accumulate((enemy.weights.get(killed, 0) for killed in range(most + 1)), initial=0))
    for lost, weight in own.weights.items():
        if lost.figures >= side.figures:
            reactions["annihilated"] += weight * enemy.total * throws * throws
            fallen_standard += weight * enemy.total * throws * throws
            continue
        if side.alone != "no":
            reactions["ok"] += weight * enemy.total * throws * throws
            continue
        # Only whether it killed fewer, as many or more than it lost matters for the test.
        fewer, up_to = below[min(lost.toll, len(below) - 1)], below[min(lost.toll + 1, len(below) - 1)]
        for killed, count in ((-1, fewer), (0, up_to - fewer), (1, enemy.total - up_to)):
            if not count:
                continue
            check = test_of(side, lost, lost.toll + killed, edition)
            both = weight * count
            for name, ways in results(check, REACTIONS[side.discipline]).items():
                reactions[name] += both * ways * throws
                if name == "rout":
                    fallen_standard += both * ways * throws
                elif name == "shaken" and killed < 0:
                    fallen_standard += both * ways * falls
    casualties = own.map(lambda lost: lost.figures)
    own_dice = dice[who]
    shown = [check for each in own_dice for check in (each.hit, each.kill)]
    last = test_of(side, Losses(0), 0, edition) if side.alone == "no" else _lone_save(side, edition)
    return SideOdds(
        (*dict.fromkeys(shown), last),
        sum(each.number for each in own_dice),
        Spread(tuple(casualties.weights.get(number, 0) for number in range(side.figures + 1)), casualties.total),
        {name: Fraction(ways, scale) for name, ways in reactions.items()},
        Fraction(fallen_standard, scale) if side.standard else Fraction(0),
        own.chance(lambda lost: bool(lost.fallen)),
    )


def test_of(side: Fighters, lost: Losses, killed: int, edition: Edition) -> Check:
    """The combat test of a side after such losses; a fallen individual lends it nothing."""
    standing = [kind for place, kind in enumerate(side.individuals) if place not in lost.fallen]
    return COMBAT_TEST(
        Fray(
            side.quality,
            side.figures + side.lost,
            side.lost + lost.figures,
            lost.toll,
            killed,
            side.order,
            side.standard,
            side.standard_lost,
            side.condition == "shaken",
            side.condition == "bloodlust",
            "hero" in standing,
            "leader" in standing or "warchief" in standing,
            edition,
        )
    )
