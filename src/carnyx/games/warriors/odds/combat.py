"""Combat in Warriors, without a table: both sides' kills, then both sides' combat tests.

Both sides strike at once.  Individuals with a unit fight with their own worth and strength, and may be struck: at
most one natural nought a phase strikes each of them, and if he saves himself the kill falls on a figure.
"""

from __future__ import annotations

from fractions import Fraction
from functools import partial
from itertools import accumulate

from msgspec import Struct
from msgspec.structs import asdict

from carnyx.core.bounds import Bounded, OutOfBounds, Whole
from carnyx.core.check import Check
from carnyx.core.dice import results
from carnyx.games.warriors.play.blows import kill_weights
from carnyx.games.warriors.rules.checks import COMBAT_TEST, STANDARD
from carnyx.games.warriors.rules.combat import Dice, Losses, after, dice, figures_lost, save, standard
from carnyx.games.warriors.rules.edition import DEFAULT, Edition
from carnyx.games.warriors.rules.situations import MOST_DICE, Bearer, Combatant, Fray
from carnyx.games.warriors.rules.tables import REACTIONS
from carnyx.odds.mixture import Mixture, certain, either, together
from carnyx.odds.spread import Spread

REACTION_NAMES = ("bloodlust", "ok", "shaken", "rout", "annihilated")


class Fighters(Bounded, Combatant, frozen=True, kw_only=True):
    """One side of a combat, as somebody tells the calculator: every number and name is looked at."""

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.contact > self.figures:
            raise OutOfBounds("contact", self.contact, Whole(1, self.figures, "warriors.combat.contact"))
        if self.alone != "no" and self.figures != 1:
            raise OutOfBounds("figures", self.figures, Whole(1, 1, "warriors.individuals.strike"))
        if self.contact * self.worth > MOST_DICE:
            raise OutOfBounds("contact", self.contact, Whole(1, MOST_DICE // self.worth, "warriors.combat.dice"))


Fighters.__doc__ = Combatant.__doc__  # what the fields mean is said once


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
    return round_odds(Combatant(**asdict(attacker)), Combatant(**asdict(defender)), edition)


def round_odds(attacker: Combatant, defender: Combatant, edition: Edition) -> CombatOdds:
    """The exact odds of one round, for sides of which all is known that the rules of combat ask for."""
    sides = (attacker, defender)
    thrown = (dice(attacker, defender, edition), dice(defender, attacker, edition))
    losses = (losses_to(thrown[1], attacker, edition), losses_to(thrown[0], defender, edition))
    return CombatOdds(_side(0, sides, thrown, losses, edition), _side(1, sides, thrown, losses, edition))


def losses_to(thrown: tuple[Dice, ...], side: Combatant, edition: Edition) -> Mixture[Losses]:
    """What a side loses to these dice."""
    if side.alone != "no":
        saving = save(side.alone, edition)
        struck_at = together([certain((0, 0)), *(_kills(each, 0) for each in thrown)])
        return struck_at.then(lambda found: _saved(saving, found[0])).reduced()
    # The owner chooses whom a natural nought strikes: those first who save best.
    saves = [save(kind, edition) for kind in side.individuals]
    struck = sorted(range(len(saves)), key=lambda place: saves[place].need) * edition.strikes_a_phase
    nothing: Mixture[tuple[int, ...]] = certain((0, 0))
    kills = together([nothing, *(_kills(each, len(struck)) for each in thrown)])

    def saved(found: tuple[int, ...]) -> Mixture[Losses]:
        fallen: Mixture[tuple[int, ...]] = certain(())
        for place in struck[: found[1]]:
            fallen = fallen.then(partial(_struck, place, saves[place]))
        return fallen.map(lambda lost: Losses(figures_lost(found[0], len(lost), side.figures), lost))

    return kills.then(saved).reduced()


def _saved(saving: Check, kills: int) -> Mixture[Losses]:
    """A man alone needs a save for every kill (warriors.individuals.strike)."""
    return either(Losses(0), saving.ways**kills, Losses(1), saving.total_ways**kills)


def _struck(place: int, saving: Check, fallen: tuple[int, ...]) -> Mixture[tuple[int, ...]]:
    """An individual is struck: he saves himself, or falls."""
    if place in fallen:
        return certain(fallen)
    return either(fallen, saving.ways, (*fallen, place), saving.total_ways)


def _kills(thrown: Dice, strikes: int) -> Mixture[tuple[int, ...]]:
    """Kills, and how many of them are natural noughts, as far as anybody is there to be struck."""
    weights, total = kill_weights(thrown.number, thrown.hit, thrown.kill, strikes)
    found: dict[tuple[int, ...], int] = dict(weights.items())
    return Mixture(found, total)


def _side(
    who: int,
    sides: tuple[Combatant, Combatant],
    thrown: tuple[tuple[Dice, ...], tuple[Dice, ...]],
    losses: tuple[Mixture[Losses], Mixture[Losses]],
    edition: Edition,
) -> SideOdds:
    side = sides[who]
    own, enemy = losses[who], losses[1 - who].map(lambda lost: lost.toll)
    throws = STANDARD(Bearer(side, edition)).total_ways
    scale = own.total * enemy.total * throws * throws  # a throw for the test, and one for the standard
    reactions = dict.fromkeys(REACTION_NAMES, 0)
    standards = 0
    most = sides[1 - who].figures + len(sides[1 - who].individuals)
    below = list(accumulate((enemy.weights.get(killed, 0) for killed in range(most + 1)), initial=0))
    for lost, weight in own.weights.items():
        if lost.figures >= side.figures:
            reactions["annihilated"] += weight * enemy.total * throws * throws
            standards += weight * enemy.total * throws * throws
            continue
        if side.alone != "no":
            reactions["ok"] += weight * enemy.total * throws * throws
            continue
        # Only whether it killed fewer, as many or more than it lost matters for the test.
        fewer, up_to = below[min(lost.toll, len(below) - 1)], below[min(lost.toll + 1, len(below) - 1)]
        left = after(side, lost)
        bearer = STANDARD(Bearer(left, edition))
        falls = {"lost": throws, "tested": throws - bearer.ways, "kept": 0}
        for killed, count in ((-1, fewer), (0, up_to - fewer), (1, enemy.total - up_to)):
            if not count:
                continue
            check = COMBAT_TEST(Fray(left, lost.toll, lost.toll + killed, edition))
            both = weight * count
            for name, ways in results(check, REACTIONS[side.discipline]).items():
                reactions[name] += both * ways * throws
                standards += both * ways * falls[standard(name, lost.toll, lost.toll + killed)]
    casualties = own.map(lambda lost: lost.figures)
    own_dice = thrown[who]
    shown = [check for each in own_dice for check in (each.hit, each.kill)]
    last = COMBAT_TEST(Fray(side, edition=edition)) if side.alone == "no" else save(side.alone, edition)
    return SideOdds(
        (*dict.fromkeys(shown), last),
        sum(each.number for each in own_dice),
        Spread(tuple(casualties.weights.get(number, 0) for number in range(side.figures + 1)), casualties.total),
        {name: Fraction(ways, scale) for name, ways in reactions.items()},
        Fraction(standards, scale) if side.standard else Fraction(0),
        own.chance(lambda lost: bool(lost.fallen)),
    )
