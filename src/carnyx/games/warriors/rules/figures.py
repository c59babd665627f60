"""The numbers of Warriors that stand in no table and no setting; the rulebook reads them without the play."""

from __future__ import annotations

from typing import Literal, TypeAlias

Omen: TypeAlias = Literal["good", "bad", "none"]

WALL_REACH = 1  # inches from which a wall or hedge covers whoever stands behind it (warriors.shoot.sight)

GOOD_OMEN, BAD_OMEN = 9, 2  # from there upwards, and from there downwards
OMENS: dict[Omen, int] = {"good": +1, "none": 0, "bad": -1}  # on the initiative, as long as the Warchief lives
DAWN, DUSK = 2, 9  # on the die, from there downwards and upwards
DIM_TURNS = 2  # so many first turns at dawn, so many last ones at dusk
THREAT_TIMES = 2  # so many times its own worth in contact
WORD_REACH = 12  # inches that a word of power carries
