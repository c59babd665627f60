"""Close combat: who strikes when, how many dice a model has, and which side has won a round."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from carnyx.games.celtos.rules.figures import INDIVIDUAL_DICE

Part: TypeAlias = Literal[0, 1]  # the side of the activated unit, and the other one
When: TypeAlias = tuple[bool, int]  # a striking step: First Strike or not, and the weapon speed


def blow_dice(individual: bool) -> int:
    """The dice of a model in contact (celtos.cc.dice, celtos.individual)."""
    return INDIVIDUAL_DICE if individual else 1


def strikes_at(speed: int, first_strike: bool) -> When:
    """When a weapon strikes: First Strike before all, then by speed; the higher comes first (celtos.cc.order)."""
    return (True, 0) if first_strike else (False, speed)


def files_touched(strikers: int, own_contact: int, enemy_contact: int) -> int:
    """How many enemies so many strikers touch when all files of a fight are as even as can be."""
    return -(-strikers * enemy_contact // own_contact) if own_contact else 0


class Round(Struct, frozen=True):
    """A round as it ended: wounds really lost, models left, and who was wiped out before he could strike."""

    lost: tuple[int, int]
    left: tuple[int, int]
    lapsed: tuple[bool, bool] = (False, False)


def winner(round: Round) -> Part | None:
    """Who caused more wounds has won; who was wiped out by faster strikers has lost (celtos.cc.sides)."""
    if not any(round.left):
        return None
    if round.lapsed[0] != round.lapsed[1]:
        return 0 if round.lapsed[1] else 1
    if round.lost[0] == round.lost[1]:
        return None
    return 0 if round.lost[1] > round.lost[0] else 1
