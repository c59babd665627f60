"""The computer players of the table, by the names the start page offers."""

from __future__ import annotations

import secrets
from importlib import import_module
from typing import Any

from carnyx.players import RandomPlayer


def computer(system: str, name: str) -> Any:
    """A computer player of a game by name; a seat has no other."""
    if name == "random":
        return RandomPlayer(secrets.randbits(48))
    return import_module(f"carnyx.games.{system}.players").ThumbPlayer()
