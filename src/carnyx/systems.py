"""The systems there are, by name: what the command line and the server know of the games."""

from __future__ import annotations

from typing import Any

from carnyx.core.system import System
from carnyx.games.celtos.system import SYSTEM as CELTOS

SYSTEMS: dict[str, System[Any]] = {CELTOS.id: CELTOS}

COLOURS = ("red", "blue", "green", "yellow")  # of the seats, in order
