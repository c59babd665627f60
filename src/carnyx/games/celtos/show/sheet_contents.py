"""What the sheet of Celtos prints: orders and movement beside the tables, then a page for combat, morale and armies."""

from __future__ import annotations

from carnyx.games.celtos.show.weapon_table import weapon_table
from carnyx.sheets.contents import Card, Contents, Drawn, Modifiers, Printed, Said, Steps, Told, Values
from carnyx.sheets.grids import Grids
from carnyx.sheets.page import Grid, Piece

_STATS = ("m", "sh", "as", "st", "t", "w", "i", "cd", "sz")


def profile_table(grids: Grids) -> Grid:
    """The stats of a profile by their letters."""
    ids = [f"celtos.profile.{stat}" for stat in _STATS]
    rows = tuple((Piece(grids.say(id, "short")), Piece(grids.speaker.title(id), grids.marked(id))) for id in ids)
    return Grid("", rows, listed=True, id="celtos.profile", tells=tuple(ids))


TURN = Steps(
    (
        Said("celtos-markers", ("celtos.turn.markers",)),
        Said("celtos-initiative", ("celtos.turn.initiative",)),
        Said("celtos-activation", ("celtos.turn.activation", "celtos.order.sequence")),
        Said("celtos-limit", ("celtos.turn.limit",)),
    )
)
ORDERS = (
    Said("celtos-move", ("celtos.order.move",)),
    Said("celtos-rush", ("celtos.order.rush",)),
    Said("celtos-hold", ("celtos.order.hold",)),
    Said("celtos-shoot", ("celtos.order.shoot", "celtos.shoot.dice")),
    Said("celtos-assault", ("celtos.order.assault", "celtos.cc.round")),
    Said("celtos-panicked", ("celtos.order.panicked",)),
    Values(("celtos.edition.orders_engaged", "celtos.edition.bring")),
)
COHERENCY = Said("celtos-coherency", ("celtos.coherency", "celtos.trait.skirmisher"))
LEADER = Said("celtos-leader", ("celtos.leader", "celtos.trait.leader"))
INDIVIDUAL = Said("celtos-individual", ("celtos.individual",))
TABLE = (
    COHERENCY,
    Said("celtos-past", ("celtos.move.models", "celtos.move.near")),
    Said("celtos-terrain", ("celtos.terrain",)),
    Said("celtos-sight", ("celtos.los", "celtos.los.terrain")),
    Said("celtos-blocking", ("celtos.los.models",)),
    Said("celtos-behind", ("celtos.cover.where",)),
    Values(("celtos.edition.sight_models",)),
)
TESTS = Printed("celtos.test", ("celtos.cc.hit",))
DEFAULT = Said("celtos-difficulty", ("celtos.test.default", "celtos.react.test"))
SHOT_MODIFIERS = (Modifiers("celtos.shoot.hit"),)
SHOT = (Printed("celtos.shoot.hit"), *SHOT_MODIFIERS)
SIZE = Printed("celtos.shoot.size")
BANDS = Printed("celtos.shoot.bands")
COVER = (Printed("celtos.cover"), Modifiers("celtos.cover"))
STRIKE = Modifiers("celtos.cc.hit")
MORALE = Modifiers("celtos.morale.test")
RALLY = Modifiers("celtos.rally", ("celtos.rally.enemies",))
TEMPLATES = {
    "celtos.template.teardrop": Said("celtos-teardrop", ("celtos.template.teardrop",)),
    "celtos.template.round": Said("celtos-round", ("celtos.template.round",)),
}
TRAITS = ("battle_awareness", "first_strike", "penetrating", "parry", "marksmanship")

CONTENTS = Contents(
    (
        Card("turn", (TURN,), 1, 0),
        Card("orders", ORDERS, 1, 0),
        Card("table", TABLE, 1, 0),
        Card("profile", (Drawn(profile_table),), 1, 0),
        Card(
            "tests",
            (TESTS, DEFAULT, Said("celtos-limits", ("celtos.values",)), Values(("celtos.edition.naturals",))),
            1,
            1,
        ),
        Card(
            "shooting",
            (
                Steps(
                    (
                        Said("celtos-target", ("celtos.shoot.target", "celtos.shoot.sequence")),
                        Said("celtos-allocate", ("celtos.shoot.allocate",)),
                        Said("celtos-damage", ("celtos.shoot.damage", "celtos.cc.damage")),
                    )
                ),
                *SHOT,
                SIZE,
                BANDS,
                *COVER,
                Values(("celtos.edition.target",)),
            ),
            1,
            1,
        ),
        Card(
            "weapons",
            (
                Drawn(weapon_table),
                Said("celtos-reading", ("celtos.weapon",), ("celtos.weapon.pike",)),
                Said("celtos-shield", ("celtos.weapon.shield", "celtos.weapon.mounted")),
            ),
            2,
        ),
        Card(
            "melee",
            (
                Steps(
                    (
                        Said("celtos-declare", ("celtos.cc.declare", "celtos.cc.sequence")),
                        Said("celtos-charge", ("celtos.cc.assault",)),
                        Said("celtos-strike", ("celtos.cc.order", "celtos.cc.dice")),
                        Said("celtos-blows", ("celtos.cc.allocate",)),
                        Said("celtos-result", ("celtos.cc.result", "celtos.cc.sides")),
                        Said("celtos-lock", ("celtos.cc.lock", "celtos.cc.after")),
                    )
                ),
                STRIKE,
            ),
            2,
            0,
        ),
        Card(
            "reactions",
            (
                Said("celtos-react", ("celtos.react.window",)),
                Said("celtos-reply", ("celtos.react.shot", "celtos.react.hold")),
                Said("celtos-evade", ("celtos.react.evade", "celtos.react.evade.after")),
                Said("celtos-meet", ("celtos.react.countercharge", "celtos.react.countercharge.move")),
                Values(("celtos.edition.panic",)),
            ),
            2,
            0,
        ),
        Card(
            "morale",
            (
                Said("celtos-morale", ("celtos.morale.test", "celtos.morale.once")),
                Values(
                    (
                        "celtos.edition.check_after",
                        "celtos.edition.casualty_check",
                        "celtos.edition.individual_check",
                        "celtos.edition.rout",
                    )
                ),
                MORALE,
                Said("celtos-panic", ("celtos.morale.panic",)),
                Said("celtos-rout", ("celtos.morale.rout",)),
                Said("celtos-rally", ("celtos.rally", "celtos.rally.must")),
                RALLY,
            ),
            2,
            1,
        ),
        Card("templates", tuple(TEMPLATES.values()), 2, 1),
        Card(
            "traits",
            (
                LEADER,
                INDIVIDUAL,
                *(Told(f"celtos.trait.{trait}") for trait in TRAITS),
            ),
            2,
            2,
        ),
        Card(
            "armies",
            (
                Printed("celtos.measure"),
                Said("celtos-deploy", ("celtos.deploy",)),
                Said("celtos-victory", ("celtos.victory",)),
                Said("celtos-place", ("celtos.victory.objective",)),
                Values(("celtos.edition.lengths",)),
            ),
            2,
            2,
        ),
    ),
    ((38, 62), (1, 1, 1)),
)
