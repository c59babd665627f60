"""The rulebook of Celtos: every rule by name, in reading order, with its source and the numbers its words speak of.

A bare name stands where a trial, a modifier or a table already says all there is to say.
"""

from __future__ import annotations

from carnyx.core.check import Lookup
from carnyx.core.length import inches
from carnyx.core.registry import Registry
from carnyx.core.rule import FOUND, FOUND_AND_RULING, RULING, Cite, Number, Rule, RuleId, signed
from carnyx.games.celtos.rules import figures
from carnyx.games.celtos.rules.checks import DEFAULT_DIFFICULTY, RALLY, TRIALS
from carnyx.games.celtos.rules.edition import Edition
from carnyx.games.celtos.rules.sources import (
    FOUND_AND_SHEET,
    SHEET,
    SHEET_AND_FOUND,
    SHEET_AND_RULING,
    SHEET_FOUND_RULING,
    SHEETS,
    VARIANT,
    VARIANT_AND_RULING,
)
from carnyx.games.celtos.rules.tables import (
    BASES,
    CLOSE_COMBAT_NEEDS,
    COVER_NEEDS,
    RANGE_BANDS,
    SHOOTING_NEEDS,
    SIZE_BONUS,
    TABLES,
    TEST_NEEDS,
)
from carnyx.games.celtos.rules.weapons import WEAPON_RULES

STATS = ("m", "sh", "as", "st", "t", "w", "i", "cd", "sz", "points")
PRINTED_STATS = ("m", "sh", "as", "t", "w", "sz")

_covers = dict(zip(map(str, COVER_NEEDS.columns), COVER_NEEDS.cells[0], strict=True))
_bases = dict(zip(("small", "middling", "large", "huge"), BASES.cells[0], strict=True))
_rally = {
    each.id.rpartition(".")[2]: signed(each.printed)
    for each in RALLY.modifiers
    if each.printed is not None and each.id.startswith("celtos.rally.enemies.")
}
_ranges = {str(band): inches(limit) for band, limit in zip(RANGE_BANDS.columns, RANGE_BANDS.cells[0], strict=True)}

_classes = ("tiny", "small", "middling", "large", "huge")
_sizes = {
    f"{name}_sizes": str(sizes).replace("-", "–") for name, sizes in zip(_classes, SIZE_BONUS.columns, strict=True)
}
_sizes |= {name: signed(bonus) for name, bonus in zip(_classes, SIZE_BONUS.cells[0], strict=True) if bonus}


def _needs(table: Lookup) -> dict[str, Number]:
    """The need of equals, and the least and most there is."""
    needs = [need for row in table.cells for need in row]
    return {"base": table(1, 1), "least": min(needs), "most": max(needs)}


DIE_AND_TESTS: tuple[Rule | RuleId, ...] = (
    Rule("celtos.die", SHEET),
    Rule("celtos.test", SHEET, _needs(TEST_NEEDS)),
    Rule("celtos.test.default", SHEET_AND_RULING, {"difficulty": DEFAULT_DIFFICULTY}),
    Rule("celtos.values", RULING),
    Rule("celtos.natural", VARIANT),
    "celtos.modifiers",
    Rule("celtos.profile", SHEET_FOUND_RULING),
    *(Rule(f"celtos.profile.{stat}", SHEET if stat in PRINTED_STATS else FOUND) for stat in STATS),
    Rule("celtos.measure", RULING, _bases),
)

TURN: tuple[Rule | RuleId, ...] = (
    Rule("celtos.turn.markers", SHEET_AND_RULING),
    Rule("celtos.turn.initiative", SHEET_AND_RULING),
    Rule("celtos.turn.activation", SHEET_AND_RULING),
    Rule("celtos.turn.limit", RULING, {"turns": figures.TURN_LIMIT}),
    Rule("celtos.seats", RULING),
)

ORDERS: tuple[Rule | RuleId, ...] = (
    Rule("celtos.order.sequence", RULING),
    Rule("celtos.order.move", SHEET),
    Rule("celtos.order.rush", SHEET_AND_RULING, {"times": figures.RUSH_TIMES}),
    Rule("celtos.order.hold", SHEET),
    Rule("celtos.order.shoot", SHEET),
    Rule("celtos.order.assault", VARIANT),
    Rule("celtos.order.engaged", VARIANT),
    Rule("celtos.order.breakoff", RULING),
    Rule("celtos.order.panicked", SHEET_AND_RULING),
)

TABLE: tuple[Rule | RuleId, ...] = (
    Rule(
        "celtos.coherency",
        RULING,
        {"reach": inches(figures.COHERENCY), "skirmish": inches(figures.SKIRMISHER_COHERENCY)},
    ),
    Rule("celtos.coherency.exempt", RULING),
    Rule("celtos.move.models", RULING, {"away": inches(figures.KEEP_AWAY)}),
    Rule("celtos.move.near", RULING, {"away": inches(figures.KEEP_AWAY)}),
    Rule("celtos.edge", RULING),
    Rule("celtos.terrain", RULING, {"cost": inches(figures.OBSTACLE_COST)}),
    Rule("celtos.los", SHEET_AND_RULING),
    Rule("celtos.los.models", VARIANT_AND_RULING, {"hill": figures.HILL_SIZE}),
    Rule("celtos.los.terrain", RULING, {"depth": inches(figures.WOOD_SIGHT)}),
    Rule("celtos.cover.where", RULING, {"reach": inches(figures.OBSTACLE_COVER_REACH)}),
    Rule("celtos.cover", FOUND_AND_RULING, _covers),
)

SHOOTING: tuple[Rule | RuleId, ...] = (
    Rule("celtos.shoot.sequence", SHEET_AND_FOUND),
    Rule("celtos.shoot.bands", VARIANT_AND_RULING, _ranges),
    Rule("celtos.shoot.range", RULING),
    Rule("celtos.shoot.target", VARIANT_AND_RULING),
    Rule("celtos.shoot.dice", FOUND),
    Rule("celtos.shoot.hit", SHEET, {"first": SHOOTING_NEEDS.cells[0][0], "last": SHOOTING_NEEDS.cells[0][-1]}),
    "celtos.shoot.moved",
    Rule("celtos.shoot.size", SHEET, _sizes),
    "celtos.shoot.weapon",
    Rule("celtos.shoot.allocate", SHEET_AND_RULING),
    "celtos.shoot.damage",
    Rule("celtos.weapon", FOUND_AND_RULING),
    *WEAPON_RULES,
    Rule(
        "celtos.template.teardrop",
        FOUND_AND_RULING,
        {
            "length": inches(figures.TEARDROP_LENGTH),
            "narrow": inches(figures.TEARDROP_NARROW),
            "wide": inches(figures.TEARDROP_WIDE),
        },
    ),
    Rule(
        "celtos.template.round",
        FOUND_AND_RULING,
        {"width": inches(figures.ROUND_TEMPLATE), "divisor": figures.SCATTER_DIVISOR},
    ),
)

CLOSE_COMBAT: tuple[Rule | RuleId, ...] = (
    Rule("celtos.cc.sequence", SHEET),
    Rule("celtos.cc.assault", SHEET_AND_RULING, {"spots": figures.CONTACT_SPOTS}),
    Rule("celtos.cc.declare", RULING),
    Rule("celtos.cc.round", RULING),
    Rule("celtos.cc.dice", RULING),
    Rule("celtos.cc.order", FOUND_AND_RULING),
    Rule("celtos.cc.allocate", RULING),
    "celtos.cc.weapon",
    Rule("celtos.cc.hit", SHEET, _needs(CLOSE_COMBAT_NEEDS)),
    "celtos.cc.panicked",
    "celtos.cc.charged",
    "celtos.cc.cover",
    "celtos.cc.enemy_panicked",
    "celtos.cc.damage",
    Rule("celtos.cc.result", SHEET_AND_RULING),
    Rule("celtos.cc.sides", RULING),
    Rule("celtos.cc.lock", RULING),
    Rule("celtos.cc.after", RULING),
)

REACTIONS: tuple[Rule | RuleId, ...] = (
    Rule("celtos.react.test", FOUND_AND_SHEET, {"difficulty": DEFAULT_DIFFICULTY}),
    Rule("celtos.react.hold", RULING),
    Rule("celtos.react.window", RULING),
    Rule("celtos.react.shot", RULING),
    Rule("celtos.react.countercharge", SHEET_AND_RULING),
    Rule("celtos.react.countercharge.move", RULING),
    Rule("celtos.react.evade", FOUND_AND_RULING),
    Rule("celtos.react.evade.after", RULING, {"away": inches(figures.KEEP_AWAY)}),
    Rule("celtos.react.panicked", SHEET),
)

MORALE: tuple[Rule | RuleId, ...] = (
    Rule("celtos.morale.test", SHEET_AND_RULING, {"difficulty": DEFAULT_DIFFICULTY}),
    Rule("celtos.leader", RULING, {"bonus": figures.LEADER_COMMAND}),
    Rule("celtos.individual", RULING, {"dice": figures.INDIVIDUAL_DICE}),
    Rule("celtos.morale.lost_combat", SHEET),
    Rule("celtos.morale.casualties", VARIANT),
    Rule("celtos.morale.individual", SHEET_AND_RULING),
    Rule("celtos.morale.panic", SHEET_AND_RULING),
    Rule("celtos.morale.rout", VARIANT),
    Rule("celtos.morale.once", RULING),
    "celtos.rally",
    Rule("celtos.rally.must", RULING),
    Rule("celtos.rally.enemies", SHEET_AND_RULING, _rally),
)

TRAITS: tuple[Rule | RuleId, ...] = (
    Rule("celtos.trait.battle_awareness", Cite(("sheet",), tuple(s for s in SHEETS if s != "de"))),
    Rule("celtos.trait.leader", RULING, {"bonus": figures.LEADER_COMMAND}),
    "celtos.trait.standard",
    "celtos.trait.musician",
    Rule("celtos.trait.skirmisher", RULING, {"reach": inches(figures.SKIRMISHER_COHERENCY)}),
    Rule("celtos.trait.first_strike", FOUND),
    Rule("celtos.trait.penetrating", RULING),
    "celtos.trait.parry",
    "celtos.trait.marksmanship",
)

ARMIES: tuple[Rule | RuleId, ...] = (
    Rule("celtos.army", FOUND_AND_RULING, {"gael": figures.GAEL_DEMO_POINTS, "sidhe": figures.SIDHE_DEMO_POINTS}),
    Rule(
        "celtos.deploy",
        RULING,
        {
            "width": inches(figures.TABLE_WIDTH),
            "depth": inches(figures.TABLE_DEPTH),
            "demo": inches(figures.DEMO_WIDTH),
            "zone": inches(figures.ZONE_DEPTH),
        },
    ),
    Rule("celtos.victory", RULING),
    Rule("celtos.victory.objective", RULING, {"reach": inches(figures.OBJECTIVE_REACH)}),
)

REGISTRY = Registry(
    "celtos",
    Edition,
    prose=(*DIE_AND_TESTS, *TURN, *ORDERS, *TABLE, *SHOOTING, *CLOSE_COMBAT, *REACTIONS, *MORALE, *TRAITS, *ARMIES),
    trials=TRIALS,
    tables=TABLES,
    results=(),
)
