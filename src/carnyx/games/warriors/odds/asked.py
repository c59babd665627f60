"""What the Warriors calculators take: numbers and names with the rules that bound them."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from carnyx.core.bounds import Named, Whole
from carnyx.games.warriors.rules import tables
from carnyx.games.warriors.rules.individuals import LEADERSHIP

MOST_DICE = 1000

Figures: TypeAlias = Annotated[int, Whole(1, MOST_DICE, "warriors.formation")]
Quality: TypeAlias = Annotated[tables.Quality, Named("warriors.quality")]
Armour: TypeAlias = Annotated[tables.Armour, Named("warriors.profile")]
Leadership: TypeAlias = Annotated[int, Whole(*LEADERSHIP, "warriors.profile")]
Condition: TypeAlias = Literal["ok", "bloodlust", "shaken"]
