"""The rulebook of Warriors: every rule by name, in reading order, with its source and the numbers its words speak of.

A bare name stands where a trial, a modifier, a table or a setting already says all there is to say.
"""

from __future__ import annotations

from carnyx.core.length import inches
from carnyx.core.registry import Registry
from carnyx.core.rule import FOUND, FOUND_AND_RULING, RULING, Rule, RuleId
from carnyx.games.warriors.checks import TRIALS
from carnyx.games.warriors.combat import ATTACK_DICE
from carnyx.games.warriors.edition import Edition
from carnyx.games.warriors.individuals import CHAMPION_POINTS, INDIVIDUALS, LEADERS, STANDARD_POINTS
from carnyx.games.warriors.influence import DISASTER_ABOVE
from carnyx.games.warriors.sheets import SHEET, SHEET_AND_FOUND, SHEET_AND_RULING, SHEET_FOUND_RULING
from carnyx.games.warriors.tables import RESULTS, SHOOTING_RANGES, TABLES

ARMS = {
    "spear": SHEET_AND_FOUND,
    "hand": SHEET,
    "lance": SHEET_AND_FOUND,
    "two_hand": SHEET_AND_RULING,
    "bow": SHEET_AND_RULING,
    "javelin": SHEET_AND_RULING,
}
BOASTS = (
    "no_bodyguard",
    "will_not_be_moved",
    "thick_of_it",
    "first_blood",
    "no_standard_shall_fall",
    "not_one_step_back",
    "none",
)
FOUND_BOASTS = ("no_bodyguard", "will_not_be_moved")

_ranges = {
    f"{weapon}_{band}": inches(SHOOTING_RANGES(weapon, band))
    for weapon in SHOOTING_RANGES.rows
    for band in SHOOTING_RANGES.columns
}

_prices = {
    "champion": CHAMPION_POINTS,
    "standard": STANDARD_POINTS,
    "bannerman": INDIVIDUALS["bannerman"].points,
    "hero": INDIVIDUALS["hero"].points,
    "hero_worth": INDIVIDUALS["hero"].worth,
    "hero_strength": INDIVIDUALS["hero"].strength,
}
for _kind in LEADERS:
    _prices |= {
        _kind: INDIVIDUALS[_kind].points,
        f"{_kind}_leadership": INDIVIDUALS[_kind].points_a_leadership,
        f"{_kind}_worth": INDIVIDUALS[_kind].worth,
        f"{_kind}_strength": INDIVIDUALS[_kind].strength,
    }

BASICS: tuple[Rule | RuleId, ...] = (
    Rule("warriors.die", SHEET),
    Rule("warriors.quality", SHEET),
    "warriors.hit_score",
    Rule("warriors.natural", SHEET),
    Rule("warriors.profile", FOUND),
    Rule("warriors.turn", SHEET_AND_RULING),
    Rule("warriors.formation", RULING),
    Rule("warriors.casualties", RULING),
    Rule("warriors.individuals", RULING),
)

BEFORE: tuple[Rule | RuleId, ...] = (
    Rule("warriors.commands", FOUND_AND_RULING),
    Rule("warriors.leader.lost", RULING),
    Rule("warriors.boast", SHEET_FOUND_RULING),
    *(Rule(f"warriors.boast.{boast}", FOUND if boast in FOUND_BOASTS else RULING) for boast in BOASTS),
    Rule("warriors.deploy", RULING),
)

SHOOTING: tuple[Rule | RuleId, ...] = (
    Rule("warriors.shoot.dice", SHEET),
    "warriors.shoot.hit",
    "warriors.shoot.kill",
    Rule("warriors.shoot.scores", SHEET, _ranges),
    Rule("warriors.shoot.volleys", FOUND_AND_RULING),
    Rule("warriors.shoot.who", RULING),
    Rule("warriors.shoot.sight", RULING),
    Rule("warriors.shoot.empty", RULING),
    Rule("warriors.shoot.simultaneous", RULING),
)

MOVEMENT: tuple[Rule | RuleId, ...] = (
    Rule("warriors.initiative", SHEET_AND_RULING),
    "warriors.reform",
    Rule("warriors.move", FOUND_AND_RULING),
    Rule("warriors.move.order", RULING),
    Rule("warriors.move.compulsory", RULING),
    Rule("warriors.order.attack", FOUND_AND_RULING),
    Rule("warriors.order.hold", FOUND_AND_RULING),
    Rule("warriors.order.oppose", FOUND_AND_RULING),
    Rule("warriors.oppose.near", RULING),
    Rule("warriors.reorganise", RULING),
    Rule("warriors.reorganise.attack", RULING),
    Rule("warriors.bloodlust.move", RULING),
    Rule("warriors.shaken.move", RULING),
    Rule("warriors.shaken.contact", RULING),
    Rule("warriors.bloodlust.orders", RULING),
)

COMBAT: tuple[Rule | RuleId, ...] = (
    Rule("warriors.combat.dice", SHEET_AND_RULING, {"full": ATTACK_DICE}),
    Rule("warriors.combat.contact", FOUND_AND_RULING),
    Rule("warriors.combat.align", RULING),
    Rule("warriors.combat.locked", RULING),
    Rule("warriors.combat.split", RULING),
    Rule("warriors.combat.together", RULING),
    "warriors.combat.hit",
    "warriors.combat.kill",
    "warriors.combat.scores",
    *(Rule(f"warriors.weapon.{arm}", cite) for arm, cite in ARMS.items()),
    "warriors.combat.test",
    Rule("warriors.combat.reaction", SHEET),
    Rule("warriors.reaction.effects", SHEET_AND_RULING),
    "warriors.standard",
    Rule("warriors.standard.defend", RULING),
    Rule("warriors.pursuit", RULING),
    "warriors.individuals.hit",
    Rule("warriors.individuals.strike", RULING),
)

COMMAND: tuple[Rule | RuleId, ...] = (
    "warriors.orders.test",
    Rule("warriors.orders.modifiers", SHEET_AND_RULING),
    "warriors.orders.results",
    Rule("warriors.orders.once", RULING),
    Rule("warriors.orders.nocourier", RULING),
    Rule("warriors.courier.lost", RULING),
    Rule("warriors.orders.courier", RULING),
    "warriors.influence.test",
    Rule("warriors.influence.success", SHEET),
    Rule("warriors.influence.failure", SHEET),
    Rule("warriors.influence.disaster", SHEET_AND_RULING, {"above": DISASTER_ABOVE}),
    Rule("warriors.influence.limits", SHEET_AND_RULING),
    Rule("warriors.command.when", SHEET_AND_RULING),
    Rule("warriors.command.once", RULING),
    "warriors.command.test",
    "warriors.command.results",
)

ARMIES: tuple[Rule | RuleId, ...] = (
    Rule("warriors.odds", SHEET),
    Rule("warriors.army", FOUND_AND_RULING, _prices),
    Rule("warriors.victory", RULING),
    Rule("warriors.victory.detail", RULING),
)

REGISTRY = Registry(
    "warriors",
    Edition,
    prose=(*BASICS, *BEFORE, *SHOOTING, *MOVEMENT, *COMBAT, *COMMAND, *ARMIES),
    trials=TRIALS,
    tables=TABLES,
    results=RESULTS,
)
