"""The rulebook of Warriors: every rule by name, in reading order, with its source and the numbers its words speak of.

A bare name stands where a trial, a modifier, a table or a setting already says all there is to say.
"""

from __future__ import annotations

from carnyx.core.check import Band, Bands, Lookup
from carnyx.core.length import inches
from carnyx.core.registry import Registry
from carnyx.core.rule import FOUND, FOUND_AND_RULING, RULING, Number, Rule, RuleId, signed
from carnyx.games.warriors.rules.checks import STANDS_FROM, TRIALS
from carnyx.games.warriors.rules.combat import ATTACK_DICE
from carnyx.games.warriors.rules.edition import Edition
from carnyx.games.warriors.rules.figures import (
    BAD_OMEN,
    DAWN,
    DIM_TURNS,
    DUSK,
    GOOD_OMEN,
    OMENS,
    THREAT_TIMES,
    WALL_REACH,
    WORD_REACH,
)
from carnyx.games.warriors.rules.individuals import CHAMPION_POINTS, INDIVIDUALS, LEADERS, STANDARD_POINTS
from carnyx.games.warriors.rules.influence import DISASTER_ABOVE
from carnyx.games.warriors.rules.sources import SHEET, SHEET_AND_FOUND, SHEET_AND_RULING, SHEET_FOUND_RULING
from carnyx.games.warriors.rules.tables import (
    COMBAT_SCORES,
    COMMAND_RESULTS,
    ORDER_RESULTS,
    QUALITY,
    REACTIONS,
    RESULTS,
    SHOOTING_RANGES,
    SHOOTING_SCORES,
    TABLES,
)

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

_steps: dict[str, Number] = {
    str(name): signed(bonus) for name, bonus in zip(QUALITY.columns, QUALITY.cells[0], strict=True) if bonus
}
_quality = {str(name): _steps.get(str(name), "0") for name in QUALITY.columns}


def _scores(table: Lookup, arm: str, prefix: str) -> dict[str, Number]:
    """What a weapon needs to kill, by armour."""
    return {f"{prefix}{armour}": table(arm, armour) for armour in table.columns}


def _all_scores(table: Lookup) -> dict[str, Number]:
    return {name: need for arm in table.rows for name, need in _scores(table, str(arm), f"{arm}_").items()}


def _weapon(arm: str) -> dict[str, Number]:
    shots = _scores(SHOOTING_SCORES, arm, "shot_") if arm in SHOOTING_SCORES.rows else {}
    return _scores(COMBAT_SCORES, arm, "") | shots


def _ends(name: str, band: Band) -> dict[str, Number]:
    """The totals a result stands for: one where it is open at an end or has a single total, otherwise two."""
    if band.low is None or band.high is None or band.low == band.high:
        return {name: band.high if band.low is None else band.low}  # type: ignore[dict-item]
    return {name: band.low, f"{name}_to": band.high}


def _totals(bands: Bands) -> dict[str, Number]:
    return {name: total for band in bands.bands for name, total in _ends(band.name, band).items()}


def _by_discipline(reaction: RuleId) -> dict[str, Number]:
    found: dict[str, Number] = {}
    for discipline, bands in REACTIONS.items():
        found |= _ends(discipline, next(band for band in bands.bands if band.id == reaction))
    return found


_reactions = (
    *(Rule(bands.id, bands.cite, _totals(bands)) for bands in REACTIONS.values()),
    *(Rule(band.id, SHEET, _by_discipline(band.id)) for band in REACTIONS["disciplined"].bands),
)

_omens: dict[str, Number] = {
    "good": GOOD_OMEN,
    "bad": BAD_OMEN,
    "gain": signed(OMENS["good"]),
    "loss": signed(OMENS["bad"]),
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
    Rule("warriors.quality", SHEET, _quality),
    "warriors.hit_score",
    Rule("warriors.natural", SHEET),
    Rule("warriors.profile", FOUND),
    Rule("warriors.turn", SHEET_AND_RULING),
    Rule("warriors.formation", RULING),
    Rule("warriors.casualties", SHEET_AND_RULING),
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
    Rule("warriors.shoot.scores", SHEET, _all_scores(SHOOTING_SCORES) | _ranges),
    Rule("warriors.shoot.volleys", FOUND_AND_RULING),
    Rule("warriors.shoot.who", RULING),
    Rule("warriors.shoot.sight", RULING, {"reach": inches(WALL_REACH)}),
    Rule("warriors.shoot.sight.time_of_day", RULING, {"dawn": DAWN, "dusk": DUSK, "dim": DIM_TURNS}),
    Rule("warriors.shoot.empty", RULING),
    Rule("warriors.shoot.simultaneous", RULING),
)

MOVEMENT: tuple[Rule | RuleId, ...] = (
    Rule("warriors.initiative", SHEET_AND_RULING),
    Rule("warriors.initiative.omens", RULING, _omens),
    "warriors.reform",
    Rule("warriors.reform.quality", SHEET, _steps),
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
    Rule("warriors.combat.contact.threat", RULING, {"times": THREAT_TIMES, "stands": STANDS_FROM}),
    Rule("warriors.combat.contact.threat.quality", RULING, _steps),
    Rule("warriors.combat.align", RULING),
    Rule("warriors.combat.locked", RULING),
    Rule("warriors.combat.split", RULING),
    Rule("warriors.combat.together", RULING),
    "warriors.combat.hit",
    "warriors.combat.kill",
    Rule("warriors.combat.scores", SHEET_AND_RULING, _all_scores(COMBAT_SCORES)),
    *(Rule(f"warriors.weapon.{arm}", cite, _weapon(arm)) for arm, cite in ARMS.items()),
    "warriors.combat.test",
    Rule("warriors.combat.test.quality", SHEET, _steps),
    Rule("warriors.combat.reaction", SHEET),
    *_reactions,
    Rule("warriors.reaction.effects", SHEET_AND_RULING),
    "warriors.standard",
    Rule("warriors.standard.defend", RULING),
    Rule("warriors.pursuit", RULING),
    Rule("warriors.individuals.place", RULING),
    "warriors.individuals.hit",
    Rule("warriors.individuals.strike", RULING),
)

COMMAND: tuple[Rule | RuleId, ...] = (
    "warriors.orders.test",
    Rule("warriors.orders.modifiers", SHEET_AND_RULING),
    Rule("warriors.orders.results", SHEET_AND_RULING, _totals(ORDER_RESULTS)),
    Rule("warriors.orders.once", RULING),
    Rule("warriors.orders.nocourier", RULING),
    Rule("warriors.courier.lost", RULING),
    Rule("warriors.orders.courier", RULING),
    "warriors.influence.test",
    Rule("warriors.influence.success", SHEET),
    Rule("warriors.influence.failure", SHEET),
    Rule("warriors.influence.disaster", SHEET_AND_RULING, {"above": DISASTER_ABOVE}),
    Rule("warriors.influence.limits", SHEET_AND_RULING),
    Rule("warriors.influence.limits.magic", RULING, {"reach": inches(WORD_REACH)}),
    Rule("warriors.command.when", SHEET_AND_RULING),
    Rule("warriors.command.once", RULING),
    "warriors.command.test",
    Rule("warriors.command.results", SHEET, _totals(COMMAND_RESULTS)),
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
