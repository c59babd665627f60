"""The games: each knows what every game needs, none knows another.

`GAMES` holds them by name.  Another game joins by one call, `GAMES.register(GAME)`, from wherever it lives.
"""

from __future__ import annotations

from carnyx.game import Games, Systems
from carnyx.games.celtos.game import GAME as CELTOS
from carnyx.games.warriors.game import GAME as WARRIORS

GAMES = Games()
for _game in (CELTOS, WARRIORS):
    GAMES.register(_game)

SYSTEMS = Systems(GAMES)

__all__ = ["GAMES", "SYSTEMS"]
