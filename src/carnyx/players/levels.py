"""The levels of computer players: what all games call them."""

from __future__ import annotations

LEVELS = ("level1", "level2", "level3", "level4", "level5")  #: from the weakest to the strongest
