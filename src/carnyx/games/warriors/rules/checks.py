"""The trials of Warriors: every throw with its modifiers.

The die is ten-sided with faces 0 to 9, and a nought counts as ten.  Only kill throws have naturals.  Where a total
is read off a table of results, the trial's base is the total of the good result, so that its chance means something.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from carnyx.core.check import Die, Modifier, Trial, modifier
from carnyx.core.rule import RULING
from carnyx.games.warriors.rules.edition import DEFAULT, Edition
from carnyx.games.warriors.rules.sources import SHEET, SHEET_AND_RULING, SHEET_FOUND_RULING, SWITCHED
from carnyx.games.warriors.rules.tables import (
    COMBAT_SCORES,
    COMMAND_RESULTS,
    OK_FROM,
    ORDER_RESULTS,
    SHOOTING_SCORES,
    Arm,
    Armour,
    Missile,
    Order,
    Quality,
    quality_bonus,
)

D10 = Die(10, zero=True)
STANDS_FROM = 2  # a total that a threatened unit bears


class Shot(Struct, frozen=True):
    """A unit shoots."""

    quality: Quality
    long: bool = False
    blackening: bool = False
    disorganised: bool = False
    adverse: bool = False  # in bloodlust or shaken
    higher: bool = False
    edition: Edition = DEFAULT


SHOT_HIT: Trial[Shot] = Trial(
    "warriors.shoot.hit",
    SHEET,
    D10,
    base=lambda shot: shot.edition.hit_score,
    modifiers=(
        modifier("warriors.shoot.hit.poor", -1, lambda shot: shot.quality == "poor", SHEET),
        modifier("warriors.shoot.hit.veteran", +1, lambda shot: shot.quality == "veteran", SHEET),
        modifier("warriors.shoot.hit.elite", +2, lambda shot: shot.quality == "elite", SHEET),
        modifier("warriors.shoot.hit.long", -1, lambda shot: shot.long, SHEET),
        modifier("warriors.shoot.hit.blackening", -1, lambda shot: shot.blackening, SHEET),
        modifier("warriors.shoot.hit.disorganised", -1, lambda shot: shot.disorganised, SHEET),
        modifier("warriors.shoot.hit.adverse", -1, lambda shot: shot.adverse, SHEET),
        modifier("warriors.shoot.hit.higher", +1, lambda shot: shot.higher, SHEET),
    ),
)


class Arrow(Struct, frozen=True):
    """A missile has hit and may kill."""

    weapon: Missile
    armour: Armour
    shield: bool = False
    cover: Literal["none", "soft", "hard"] = "none"
    higher: bool = False
    edition: Edition = DEFAULT


SHOT_KILL: Trial[Arrow] = Trial(
    "warriors.shoot.kill",
    SHEET,
    D10,
    base=lambda arrow: SHOOTING_SCORES(arrow.weapon, arrow.armour),
    modifiers=(
        modifier("warriors.shoot.kill.shield", -2, lambda arrow: arrow.shield, SHEET),
        modifier("warriors.shoot.kill.soft", -2, lambda arrow: arrow.cover == "soft", SHEET),
        modifier("warriors.shoot.kill.hard", -4, lambda arrow: arrow.cover == "hard", SHEET),
        modifier("warriors.shoot.kill.higher", +1, lambda arrow: arrow.higher, SHEET),
    ),
    naturals=lambda arrow: True,
)


class Blow(Struct, frozen=True):
    """A unit strikes at another."""

    quality: Quality
    enemy_quality: Quality
    disorganised: bool = False
    two_ranks: bool = False
    enemy_shield: bool = True
    edition: Edition = DEFAULT


BLOW_HIT: Trial[Blow] = Trial(
    "warriors.combat.hit",
    SHEET,
    D10,
    base=lambda blow: blow.edition.hit_score,
    modifiers=(
        modifier(
            "warriors.combat.hit.lesser", -1, lambda b: quality_bonus(b.quality) < quality_bonus(b.enemy_quality), SHEET
        ),
        modifier(
            "warriors.combat.hit.better", +1, lambda b: quality_bonus(b.quality) > quality_bonus(b.enemy_quality), SHEET
        ),
        modifier("warriors.combat.hit.disorganised", -1, lambda blow: blow.disorganised, SHEET),
        modifier("warriors.combat.hit.two_ranks", -1, lambda blow: blow.two_ranks, SHEET),
        modifier("warriors.combat.hit.no_shield", +1, lambda blow: not blow.enemy_shield, SHEET),
    ),
)


class Stroke(Struct, frozen=True):
    """A blow has hit and may kill."""

    weapon: Arm
    armour: Armour
    strength: int = 0
    resilience: int = 0  # the enemy's
    bloodlust: bool = False
    defends_standard: bool = False
    edition: Edition = DEFAULT


BLOW_KILL: Trial[Stroke] = Trial(
    "warriors.combat.kill",
    SHEET,
    D10,
    base=lambda stroke: COMBAT_SCORES(stroke.weapon, stroke.armour),
    modifiers=(
        Modifier("warriors.combat.kill.resilience", SHEET, lambda stroke: -stroke.resilience),
        Modifier("warriors.combat.kill.strength", SHEET, lambda stroke: stroke.strength),
        modifier("warriors.combat.kill.bloodlust", +1, lambda stroke: stroke.bloodlust, SHEET),
        modifier("warriors.combat.kill.standard", +1, lambda stroke: stroke.defends_standard, SHEET),
    ),
    naturals=lambda stroke: True,
)


class Fray(Struct, frozen=True):
    """A unit has fought, and its temper is tried.

    Shares are of the figures it had at the start of the turn and count missile losses too; fallen and killed are
    those of this combat, over all enemies it fought.
    """

    quality: Quality
    figures: int
    lost: int = 0
    fallen: int = 0
    killed: int = 0
    order: Order = "attack"
    standard: bool = False
    standard_lost: bool = False
    shaken: bool = False
    bloodlust: bool = False
    hero: bool = False
    leader: bool = False
    edition: Edition = DEFAULT


def is_over_quarter(lost: int, figures: int) -> bool:
    """Whether so many dead are more than a quarter of the figures."""
    return 4 * lost > figures


def has_lost_half(fray: Fray) -> bool:
    """Over half of the figures it began the turn with."""
    return 2 * fray.lost > fray.figures


def has_lost_quarter(fray: Fray) -> bool:
    """Over a quarter, but not over half: the greater loss counts instead, not on top."""
    return is_over_quarter(fray.lost, fray.figures) and not has_lost_half(fray)


COMBAT_TEST: Trial[Fray] = Trial(
    "warriors.combat.test",
    SHEET_AND_RULING,
    D10,
    base=lambda fray: OK_FROM,
    modifiers=(
        Modifier("warriors.combat.test.quality", SHEET, lambda fray: quality_bonus(fray.quality)),
        modifier("warriors.combat.test.oppose", -1, lambda fray: fray.order == "oppose", SHEET),
        modifier("warriors.combat.test.quarter", -1, has_lost_quarter, SHEET_AND_RULING),
        modifier("warriors.combat.test.half", -3, has_lost_half, SHEET_AND_RULING),
        modifier("warriors.combat.test.greater", -1, lambda fray: fray.fallen > fray.killed, SHEET),
        modifier("warriors.combat.test.killed_more", +1, lambda fray: fray.killed > fray.fallen, SHEET),
        modifier("warriors.combat.test.standard_lost", -1, lambda fray: fray.standard_lost, SHEET),
        modifier("warriors.combat.test.standard", +1, lambda fray: fray.standard, SHEET),
        modifier("warriors.combat.test.shaken", -1, lambda fray: fray.shaken, SHEET),
        modifier("warriors.combat.test.bloodlust", +2, lambda fray: fray.bloodlust, SHEET),
        modifier("warriors.combat.test.hold", +1, lambda fray: fray.order == "hold", SHEET),
        modifier("warriors.combat.test.hero", +1, lambda fray: fray.hero, SHEET),
        modifier("warriors.combat.test.leader", +1, lambda fray: fray.leader, SHEET),
    ),
)


class Bearer(Struct, frozen=True):
    """A shaken and out-killed unit may lose its standard."""

    edition: Edition = DEFAULT


STANDARD: Trial[Bearer] = Trial("warriors.standard", RULING, D10, base=lambda bearer: bearer.edition.standard_falls + 1)


class Reform(Struct, frozen=True):
    """A unit expands or contracts: so many figures are to change ranks."""

    quality: Quality
    figures: int = 1
    edition: Edition = DEFAULT


REFORM: Trial[Reform] = Trial(
    "warriors.reform",
    SHEET_FOUND_RULING,
    D10,
    base=lambda reform: reform.figures,
    modifiers=(Modifier("warriors.reform.quality", SHEET, lambda reform: quality_bonus(reform.quality)),),
)


class Message(Struct, frozen=True):
    """A leader sends a unit a new order."""

    leadership: int
    other_race: bool = False
    any_disorganised: bool = False
    adverse: int = 0  # units of the command that are shaken or in bloodlust
    attached: bool = False
    fanatic_attack: bool = False
    in_person: bool = False
    edition: Edition = DEFAULT


NEW_ORDERS: Trial[Message] = Trial(
    "warriors.orders.test",
    SHEET,
    D10,
    base=lambda message: ORDER_RESULTS.bands[0].low or 0,
    modifiers=(
        Modifier("warriors.orders.test.leadership", SHEET, lambda message: message.leadership),
        modifier("warriors.orders.modifiers.race", -1, lambda message: message.other_race, SHEET),
        modifier("warriors.orders.modifiers.disorganised", -1, lambda message: message.any_disorganised, SHEET),
        Modifier("warriors.orders.modifiers.adverse", SHEET, lambda message: -message.adverse, -1),
        modifier("warriors.orders.modifiers.attached", -2, lambda message: message.attached, SHEET_AND_RULING),
        modifier("warriors.orders.modifiers.fanatic", +1, lambda message: message.fanatic_attack, SHEET),
        modifier("warriors.orders.modifiers.in_person", +1, lambda message: message.in_person, SHEET),
    ),
)


class Influence(Struct, frozen=True):
    """A leader in contact with a unit tries to calm it."""

    leadership: int
    bannerman: bool = False
    other_race: bool = False
    edition: Edition = DEFAULT


INFLUENCE: Trial[Influence] = Trial(
    "warriors.influence.test",
    SHEET,
    D10,
    base=lambda influence: influence.leadership,
    modifiers=(
        modifier("warriors.influence.test.bannerman", +1, lambda influence: influence.bannerman, SHEET),
        modifier("warriors.influence.test.race", -1, lambda influence: influence.other_race, SHEET),
    ),
    under=True,
)


class Command(Struct, frozen=True):
    """A unit hears that a leader is lost."""

    warchief_killed: bool = False
    units_lost: int = 0
    boast: Literal["good", "broken", "none"] = "none"
    edition: Edition = DEFAULT


COMMAND_TEST: Trial[Command] = Trial(
    "warriors.command.test",
    SWITCHED,
    D10,
    base=lambda command: COMMAND_RESULTS.bands[0].low or 0,
    modifiers=(
        modifier("warriors.command.test.warchief", -2, lambda command: command.warchief_killed, SHEET),
        Modifier("warriors.command.test.losses", SWITCHED, lambda command: -command.units_lost, -1),
        modifier("warriors.command.test.broken", -1, lambda command: command.boast == "broken", SHEET),
        modifier("warriors.command.test.boast", +1, lambda command: command.boast == "good", SHEET),
    ),
)


class Saving(Struct, frozen=True):
    """An individual has been struck and may be saved."""

    warchief: bool = False
    edition: Edition = DEFAULT


SAVE: Trial[Saving] = Trial(
    "warriors.individuals.hit",
    RULING,
    D10,
    base=lambda saving: saving.edition.save_warchief if saving.warchief else saving.edition.save_others,
    dice=2,
)


class Threat(Struct, frozen=True):
    """A unit is set upon by far greater numbers."""

    quality: Quality
    edition: Edition = DEFAULT


THREAT: Trial[Threat] = Trial(
    "warriors.combat.contact.threat",
    RULING,
    D10,
    base=lambda threat: STANDS_FROM,
    modifiers=(
        Modifier("warriors.combat.contact.threat.quality", RULING, lambda threat: quality_bonus(threat.quality)),
    ),
)

TRIALS: tuple[Trial[Any], ...] = (
    SHOT_HIT,
    SHOT_KILL,
    REFORM,
    THREAT,
    BLOW_HIT,
    BLOW_KILL,
    COMBAT_TEST,
    STANDARD,
    SAVE,
    NEW_ORDERS,
    INFLUENCE,
    COMMAND_TEST,
)
