"""Habits: in what one player by rules of thumb differs from another."""

from __future__ import annotations

from msgspec import Struct


class Habits(Struct, frozen=True):
    """What a player is used to doing; what stands here is what `thumb` does, the yardstick that never changes."""

    goes_at_once: bool = False  #: whoever fights hand to hand attacks from the first turn on, however strong the enemy
    widens_early: bool = False  #: who holds makes his front reach round the enemy's before they meet
    widens_fully: bool = False  #: who is locked in combat widens as far as he can, not just round the enemy's corners
    caution: float = 1.0  #: inches of a better place to shoot from that an inch within an enemy's reach is worth


THUMB = Habits()
BOLD = Habits(goes_at_once=True, widens_early=True, widens_fully=True, caution=0.0)  #: of the upper levels
