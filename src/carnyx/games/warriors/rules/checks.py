"""The trials of Warriors: every throw with its modifiers.

The die is ten-sided with faces 0 to 9, and a nought counts as ten.  Only kill throws have naturals.  Where a total
is read off a table of results, the trial's base is the total of the good result, so that its chance means something.
"""

from __future__ import annotations

from typing import Any

from carnyx.core.check import Die, Modifier, Trial, modifier
from carnyx.core.rule import RULING
from carnyx.games.warriors.rules.situations import (
    Bearer,
    Blow,
    Command,
    Fray,
    Influence,
    Message,
    Reform,
    Saving,
    Shot,
    Threat,
)
from carnyx.games.warriors.rules.sources import SHEET, SHEET_AND_RULING, SHEET_FOUND_RULING, SWITCHED
from carnyx.games.warriors.rules.tables import (
    COMBAT_SCORES,
    COMMAND_RESULTS,
    OK_FROM,
    ORDER_RESULTS,
    SHOOTING_SCORES,
    quality_bonus,
)

D10 = Die(10, zero=True)
STANDS_FROM = 2  # a total that a threatened unit bears

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
        modifier("warriors.shoot.hit.blackening", -1, lambda shot: shot.is_blackening, SHEET),
        modifier("warriors.shoot.hit.disorganised", -1, lambda shot: shot.disorganised, SHEET),
        modifier("warriors.shoot.hit.adverse", -1, lambda shot: shot.adverse, SHEET),
        modifier("warriors.shoot.hit.higher", +1, lambda shot: shot.higher, SHEET),
    ),
)

SHOT_KILL: Trial[Shot] = Trial(
    "warriors.shoot.kill",
    SHEET,
    D10,
    base=lambda shot: SHOOTING_SCORES(shot.weapon, shot.armour),
    modifiers=(
        modifier("warriors.shoot.kill.shield", -2, lambda shot: shot.shield, SHEET),
        modifier("warriors.shoot.kill.soft", -2, lambda shot: shot.cover == "soft", SHEET),
        modifier("warriors.shoot.kill.hard", -4, lambda shot: shot.cover == "hard", SHEET),
        modifier("warriors.shoot.kill.higher", +1, lambda shot: shot.higher, SHEET),
    ),
    naturals=lambda shot: True,
)


def _better(blow: Blow) -> int:
    """How much better the striker's quality is than the enemy's."""
    return quality_bonus(blow.striker.quality) - quality_bonus(blow.enemy.quality)


BLOW_HIT: Trial[Blow] = Trial(
    "warriors.combat.hit",
    SHEET,
    D10,
    base=lambda blow: blow.edition.hit_score,
    modifiers=(
        modifier("warriors.combat.hit.lesser", -1, lambda blow: _better(blow) < 0, SHEET),
        modifier("warriors.combat.hit.better", +1, lambda blow: _better(blow) > 0, SHEET),
        modifier("warriors.combat.hit.disorganised", -1, lambda blow: blow.striker.is_disorganised, SHEET),
        modifier("warriors.combat.hit.two_ranks", -1, lambda blow: blow.striker.two_ranks, SHEET),
        modifier("warriors.combat.hit.no_shield", +1, lambda blow: not blow.enemy.shield, SHEET),
    ),
)

BLOW_KILL: Trial[Blow] = Trial(
    "warriors.combat.kill",
    SHEET,
    D10,
    base=lambda blow: COMBAT_SCORES(blow.weapon, blow.enemy.armour),
    modifiers=(
        Modifier("warriors.combat.kill.resilience", SHEET, lambda blow: -blow.enemy.resilience),
        Modifier("warriors.combat.kill.strength", SHEET, lambda blow: blow.strength),
        modifier("warriors.combat.kill.bloodlust", +1, lambda blow: blow.striker.condition == "bloodlust", SHEET),
        modifier("warriors.combat.kill.standard", +1, lambda blow: blow.striker.defends_standard, SHEET),
    ),
    naturals=lambda blow: True,
)

COMBAT_TEST: Trial[Fray] = Trial(
    "warriors.combat.test",
    SHEET_AND_RULING,
    D10,
    base=lambda fray: OK_FROM,
    modifiers=(
        Modifier("warriors.combat.test.quality", SHEET, lambda fray: quality_bonus(fray.side.quality)),
        modifier("warriors.combat.test.oppose", -1, lambda fray: fray.side.order == "oppose", SHEET),
        modifier("warriors.combat.test.quarter", -1, lambda fray: fray.has_lost_quarter, SHEET_AND_RULING),
        modifier("warriors.combat.test.half", -3, lambda fray: fray.has_lost_half, SHEET_AND_RULING),
        modifier("warriors.combat.test.greater", -1, lambda fray: fray.fallen > fray.killed, SHEET),
        modifier("warriors.combat.test.killed_more", +1, lambda fray: fray.killed > fray.fallen, SHEET),
        modifier("warriors.combat.test.standard_lost", -1, lambda fray: fray.side.standard_lost, SHEET),
        modifier("warriors.combat.test.standard", +1, lambda fray: fray.side.standard, SHEET),
        modifier("warriors.combat.test.shaken", -1, lambda fray: fray.side.condition == "shaken", SHEET),
        modifier("warriors.combat.test.bloodlust", +2, lambda fray: fray.side.condition == "bloodlust", SHEET),
        modifier("warriors.combat.test.hold", +1, lambda fray: fray.side.order == "hold", SHEET),
        modifier("warriors.combat.test.hero", +1, lambda fray: "hero" in fray.side.individuals, SHEET),
        modifier("warriors.combat.test.leader", +1, lambda fray: fray.side.is_led, SHEET),
    ),
)

STANDARD: Trial[Bearer] = Trial("warriors.standard", RULING, D10, base=lambda bearer: bearer.edition.standard_falls + 1)

REFORM: Trial[Reform] = Trial(
    "warriors.reform",
    SHEET_FOUND_RULING,
    D10,
    base=lambda reform: reform.figures,
    modifiers=(Modifier("warriors.reform.quality", SHEET, lambda reform: quality_bonus(reform.quality)),),
)

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

SAVE: Trial[Saving] = Trial(
    "warriors.individuals.hit",
    RULING,
    D10,
    base=lambda saving: saving.edition.save_warchief if saving.rank == "warchief" else saving.edition.save_others,
    dice=2,
)

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
