"""Figures of Warriors that stand on its sheet and have no name in the rulebook: the rules are asked for them."""

from __future__ import annotations

from typing import Any

from carnyx.core.check import Trial
from carnyx.games.warriors.rules.checks import (
    BLOW_KILL,
    COMBAT_TEST,
    COMMAND_TEST,
    D10,
    INFLUENCE,
    NEW_ORDERS,
    REFORM,
    SHOT_HIT,
    SHOT_KILL,
)
from carnyx.games.warriors.rules.combat import combat_dice
from carnyx.games.warriors.rules.initiative import INITIATIVE_DICE
from carnyx.games.warriors.rules.situations import Combatant, Fray, Shot

_WHOLE = 100
_DICE: dict[str, Trial[Any]] = {
    "warriors.shoot.dice": SHOT_HIT,
    "warriors.shoot.kill": SHOT_KILL,
    "warriors.reform": REFORM,
    "warriors.combat.kill": BLOW_KILL,
    "warriors.combat.test": COMBAT_TEST,
    "warriors.orders.test": NEW_ORDERS,
    "warriors.influence.test": INFLUENCE,
    "warriors.command.test": COMMAND_TEST,
}


def figures() -> dict[str, int]:
    """How many dice each throw has, the natural faces of a kill throw, and the shares of the combat test."""
    kill = SHOT_KILL(Shot(1, "average", "bow", "light", 1))
    full = next(dice for dice in range(1, _WHOLE) if combat_dice(dice, False, True) > dice)
    frays = [Fray(_left(_WHOLE - lost, lost)) for lost in range(_WHOLE + 1)]
    return {
        **{f"{id}/dice": trial.dice for id, trial in _DICE.items()},
        "warriors.initiative/dice": INITIATIVE_DICE,
        "warriors.combat.dice/dice": combat_dice(1, False, False),
        "warriors.combat.dice/champion": combat_dice(0, True, False),
        "warriors.combat.dice/attack": combat_dice(full, False, True) - full,
        "warriors.natural/kill": next(face for face in D10.faces if D10.value(face) == D10.sides),
        "warriors.natural/wound": next(face for face in D10.faces if not kill.passes(face)),
        "warriors.influence.disaster/ten": D10.sides,
        "warriors.combat.test.quarter/share": next(each.side.lost for each in frays if each.has_lost_quarter) - 1,
        "warriors.combat.test.half/share": next(each.side.lost for each in frays if each.has_lost_half) - 1,
    }


def _left(figures: int, lost: int) -> Combatant:
    """A unit of which so many are left, and so many lost."""
    return Combatant(
        figures=figures,
        contact=0,
        quality="average",
        weapon="hand",
        armour="light",
        discipline="disciplined",
        lost=lost,
    )
