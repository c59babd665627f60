"""What the sheet of Warriors prints: dice, shooting and movement on one page, combat and command on the other."""

from __future__ import annotations

from carnyx.core.rule import signed
from carnyx.games.warriors.rules.checks import D10
from carnyx.sheets.contents import (
    Card,
    Chances,
    Contents,
    Crossed,
    Drawn,
    Modifiers,
    Optional,
    Printed,
    Results,
    Said,
    Steps,
    Told,
    Values,
)
from carnyx.sheets.grids import Grids
from carnyx.sheets.page import Grid, Piece

# The throws that are entered with a table of another name.
THROWN_WITH = {"warriors.shoot.scores": "warriors.shoot.kill", "warriors.combat.scores": "warriors.combat.kill"}
DICE = "warriors.odds"  # the odds of plain dice
_THROWS = ((1, D10.sides, "or-more"), (1, D10.sides, "or-less"), (2, D10.sides, "or-more"))
_ARMY = "warriors.army"
_NONE = "–"
_PRICED = ("warchief", "leader", "hero", "bannerman", "standard", "champion")
_ROLES = {"standard": "standard_bearer"}  # its own name is that of a line


def odds_table(grids: Grids) -> Grid:
    """What each total of one die or two means in per cent."""
    return grids.throws(DICE, _THROWS)


def price_table(grids: Grids) -> Grid:
    """What leaders and companions cost, and what they are worth in combat."""
    numbers = grids.speaker.numbers(_ARMY)

    def cell(name: str) -> Piece:
        return Piece(str(numbers.get(name, _NONE)))

    def bonus(name: str) -> str:
        return signed(int(numbers[name])) if name in numbers else ""

    rows = tuple(
        (
            Piece(grids.say(f"quick-warriors-{_ROLES.get(role, role)}")),
            Piece(f"{numbers[role]} ({more})" if (more := bonus(f"{role}_leadership")) else str(numbers[role])),
            cell(f"{role}_worth"),
            Piece(bonus(f"{role}_strength") or _NONE),
        )
        for role in _PRICED
    )
    heads = ("", *(grids.say(f"quick-warriors-{head}") for head in ("points", "worth", "strength")))
    return Grid("", rows, heads, grids.marked(_ARMY), id=_ARMY)


SHOT = (
    Said("warriors-shots", ("warriors.shoot.dice",)),
    Modifiers("warriors.shoot.hit"),
    Modifiers("warriors.shoot.kill"),
)
SHOT_SCORES = Printed("warriors.shoot.scores")
RANGES = Printed("warriors.shoot.scores.ranges")
COMBAT_DICE = Said("warriors-dice", ("warriors.combat.dice",))
RANKS = Said("warriors-ranks", ("warriors.combat.contact", "warriors.combat.align"))
STANDARD = Said("warriors-standard", ("warriors.standard", "warriors.standard.falls"))
BLOWS = (Modifiers("warriors.combat.hit"), Modifiers("warriors.combat.kill"))
BLOW_SCORES = Printed(
    "warriors.combat.scores",
    tells=tuple(f"warriors.weapon.{arm}" for arm in ("spear", "hand", "lance", "two_hand", "bow", "javelin")),
)
COMBAT_TEST = Modifiers("warriors.combat.test")
DISCIPLINES = ("disciplined", "tribal", "fanatic")
REACTION = Results("warriors.combat.reaction", tuple(f"warriors.combat.reaction.{each}" for each in DISCIPLINES))
NEW_ORDERS = (Modifiers("warriors.orders.test"), Results("warriors.orders.results"))
INFLUENCE = Modifiers("warriors.influence.test")
COMMAND = (Modifiers("warriors.command.test"), Results("warriors.command.results"))
CHANCES = Chances("warriors.shoot.hit", -3, 3)

_BOASTS = ("no_bodyguard", "will_not_be_moved", "first_blood", "no_standard_shall_fall")
_FOOT = tuple(f"warriors.move.{armour}" for armour in ("light", "medium", "heavy"))
_MOUNTED = tuple(f"warriors.move.mounted_{armour}" for armour in ("light", "medium", "heavy"))

CONTENTS = Contents(
    (
        Card(
            "turn",
            (
                Steps(
                    (
                        Said("warriors-shooting", ("warriors.shoot.simultaneous",)),
                        Said("warriors-moving", ("warriors.initiative", "warriors.move.order")),
                        Said("warriors-fighting", ("warriors.combat.together",)),
                        Said("warriors-ordering", ("warriors.orders.once",)),
                        Said("warriors-influencing", ("warriors.influence.limits",)),
                        Said("warriors-commanding", ("warriors.command.when",)),
                    )
                ),
            ),
            1,
            0,
        ),
        Card(
            "basics",
            (
                Said("warriors-die", ("warriors.die", "warriors.natural")),
                Printed("warriors.quality"),
                Values(("warriors.hit_score",)),
                CHANCES,
            ),
            1,
            0,
        ),
        Card(
            "orders",
            (
                Said("warriors-attack", ("warriors.order.attack",)),
                Said("warriors-hold", ("warriors.order.hold",)),
                Said(
                    "warriors-oppose", ("warriors.order.oppose", "warriors.oppose.near", "warriors.order.oppose.stop")
                ),
                Said("warriors-bloodlust", ("warriors.bloodlust.move",)),
                Said("warriors-shaken", ("warriors.shaken.move", "warriors.shaken.contact")),
                Said("warriors-reorganise", ("warriors.reorganise", "warriors.reorganise.attack")),
            ),
            1,
            0,
        ),
        Card(
            "shooting",
            (
                *SHOT,
                SHOT_SCORES,
                RANGES,
                Values(
                    (
                        "warriors.shoot.volleys.bow",
                        "warriors.shoot.volleys.javelin",
                        "warriors.shoot.volleys.blacken",
                        "warriors.shoot.who.ranks_bow",
                        "warriors.shoot.who.ranks_javelin",
                        "warriors.shoot.who.arc",
                        "warriors.shoot.who.nearest",
                        "warriors.shoot.who.lone",
                        "warriors.shoot.sight.wood",
                    )
                ),
                Said("warriors-targets", ("warriors.shoot.who",)),
                Said("warriors-cover", ("warriors.shoot.sight",)),
            ),
            1,
            1,
        ),
        Card(
            "movement",
            (
                Crossed(
                    "warriors.move",
                    tuple(f"warriors.label.{armour}" for armour in ("light", "medium", "heavy")),
                    (("quick-warriors-foot", _FOOT), ("quick-warriors-mounted", _MOUNTED)),
                ),
                Values(
                    (
                        "warriors.move.dwarves",
                        "warriors.move.goblins",
                        "warriors.move.individual",
                        "warriors.move.rider",
                        "warriors.move.turn",
                        "warriors.move.rough",
                        "warriors.move.wall",
                        "warriors.reform.cost",
                        "warriors.reform.ranks",
                    )
                ),
                Said("warriors-wheel", ("warriors.move",)),
                Said("warriors-reform", ("warriors.reform",)),
                Modifiers("warriors.reform"),
            ),
            1,
            2,
        ),
        Card(
            "before",
            (
                Said("warriors-deploy", ("warriors.deploy",), ("warriors.initiative",)),
                Values(("warriors.deploy.width", "warriors.deploy.depth", "warriors.deploy.zone")),
                Said("warriors-boast", ("warriors.boast",)),
                *(Told(f"warriors.boast.{boast}") for boast in _BOASTS),
                Told("warriors.boast.thick_of_it", ("warriors.boast.thick_of_it.turn",)),
                Told("warriors.boast.not_one_step_back", ("warriors.boast.not_one_step_back.turns",)),
            ),
            1,
            2,
        ),
        Card(
            "combat",
            (
                COMBAT_DICE,
                RANKS,
                *BLOWS,
                BLOW_SCORES,
                Said("warriors-pursuit", ("warriors.pursuit",)),
                Values(("warriors.pursuit.share", "warriors.combat.locked.share")),
            ),
            2,
            0,
        ),
        Card(
            "individuals",
            (
                Said("warriors-attached", ("warriors.individuals",)),
                Said(
                    "warriors-struck",
                    (
                        "warriors.individuals.hit",
                        "warriors.individuals.hit.warchief",
                        "warriors.individuals.hit.others",
                    ),
                    ("warriors.natural", "warriors.initiative"),
                ),
                Values(("warriors.individuals.strike.most",)),
            ),
            2,
            0,
        ),
        Card(
            "optional",
            (
                Values(("warriors.combat.test.shooting",)),
                Optional("warriors.initiative.omens", (Told("warriors.initiative.omens"),)),
                Optional("warriors.shoot.sight.time_of_day", (Told("warriors.shoot.sight.time_of_day"),)),
                Optional(
                    "warriors.combat.contact.threat",
                    (Told("warriors.combat.contact.threat"), Modifiers("warriors.combat.contact.threat")),
                ),
                Optional("warriors.influence.limits.magic", (Told("warriors.influence.limits.magic"),)),
            ),
            2,
            0,
        ),
        Card(
            "test",
            (
                Said("warriors-test", ("warriors.combat.test",)),
                COMBAT_TEST,
                REACTION,
                Said("warriors-effects", ("warriors.reaction.effects",)),
                STANDARD,
                Values(("warriors.standard.defend.rounds",)),
            ),
            2,
            1,
        ),
        Card(
            "armies",
            (
                Drawn(price_table),
                Said("warriors-prices", ("warriors.army",)),
                Values(
                    (
                        "warriors.army.heroes",
                        "warriors.army.bannermen",
                        "warriors.army.share",
                        "warriors.orders.courier.free",
                        "warriors.courier.lost.points",
                        "warriors.victory.turns",
                        "warriors.victory.beaten",
                        "warriors.victory.draw",
                    )
                ),
            ),
            2,
            1,
        ),
        Card(
            "command",
            (
                *NEW_ORDERS,
                Said("warriors-couriers", ("warriors.orders.courier",)),
                Values(("warriors.orders.courier.reach",)),
                Said("warriors-influence", ("warriors.influence.test", "warriors.influence.success")),
                INFLUENCE,
                Said("warriors-disaster", ("warriors.influence.disaster",)),
                *COMMAND,
                Values(("warriors.command.test.scope",)),
            ),
            2,
            2,
        ),
        Card("odds", (Drawn(odds_table),), 2),
    ),
    ((1, 1, 1), (1, 1, 1)),
)
