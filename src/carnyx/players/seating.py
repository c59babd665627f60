"""Seating: which computer players there are, how hard each thinks, and how one who was called takes his seat."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Mapping
from typing import TypeAlias

from msgspec.structs import replace

from carnyx.players.calling import Calling
from carnyx.players.player import Player, inner
from carnyx.players.resigning import ResigningPlayer
from carnyx.players.search.player import SearchPlayer
from carnyx.players.search.training import Practice

Makers: TypeAlias = Mapping[str, Callable[[int], Player]]  #: who makes a computer player of that name, from a seed


def alike(makers: Makers) -> dict[str, str]:
    """For every name, the first name of the very same player: one who is made of the same from the same seed."""
    first: dict[bytes, str] = {}
    return {name: first.setdefault(pickle.dumps(make(0)), name) for name, make in makers.items()}


def budget(player: Player) -> int:
    """The playouts that a player spends on a decision; nought if he makes none."""
    thinker = inner(player)
    return thinker.depth.budget if isinstance(thinker, SearchPlayer) else 0


def seated(player: Player, called: Calling, practice: Practice | None, seconds: float | None = None) -> Player:
    """A new player of that name as he was called: with so many playouts, giving up or not, and a clock if need be."""
    if isinstance(player, SearchPlayer):
        playouts = player.depth.budget if called.playouts is None else called.playouts
        player.depth = replace(player.depth, budget=playouts, seconds=seconds)
    if called.resigns and practice is not None:
        return ResigningPlayer(player, practice.craft, practice.concession)
    return player
