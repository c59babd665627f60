"""Figures of Celtos that stand on its sheets and have no name in the rulebook: the rules are asked for them."""

from __future__ import annotations

from carnyx.games.celtos.rules.checks import TO_HIT
from carnyx.games.celtos.rules.morale import Standing, failure, is_below_half

_WHOLE = 100


def figures() -> dict[str, int]:
    """The die, its naturals, and the share of a unit below which it checks and routs."""
    die = TO_HIT.die
    check = next(left for left in range(_WHOLE + 1) if not is_below_half(left, _WHOLE))
    panic = next(left for left in range(1, _WHOLE + 1) if failure(Standing(_WHOLE, _WHOLE, left)) == "panic")
    return {
        "celtos.turn.initiative/die": die.sides,
        "celtos.natural/fail": die.faces[0],
        "celtos.natural/pass": die.faces[-1],
        "celtos.morale.casualties/share": check,
        "celtos.morale.individual/share": check,
        "celtos.morale.panic/share": panic,
        "celtos.morale.rout/share": panic,
    }
