"""The systems there are, by name: each game joined with its odds, which is all that command line and server know."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from carnyx.core.system import System
from carnyx.games.celtos.system import SYSTEM as CELTOS
from carnyx.games.warriors.system import SYSTEM as WARRIORS
from carnyx.odds.celtos import orders as celtos
from carnyx.odds.celtos.threats import threats as celtos_threats
from carnyx.odds.warriors import preview as warriors
from carnyx.odds.warriors.threats import threats as warriors_threats

SYSTEMS: dict[str, System[Any]] = {
    CELTOS.id: replace(CELTOS, preview=celtos.preview, threats=celtos_threats),
    WARRIORS.id: replace(WARRIORS, preview=warriors.preview, threats=warriors_threats),
}

COLOURS = ("red", "blue", "green", "yellow")  # of the seats, in order
