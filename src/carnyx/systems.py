"""The systems there are, by name: each game joined with its odds, which is all that command line and server know."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from carnyx.core.system import System
from carnyx.games.celtos.system import SYSTEM as CELTOS
from carnyx.odds.celtos.orders import preview
from carnyx.odds.celtos.threats import threats

SYSTEMS: dict[str, System[Any]] = {CELTOS.id: replace(CELTOS, preview=preview, threats=threats)}

COLOURS = ("red", "blue", "green", "yellow")  # of the seats, in order
