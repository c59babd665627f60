"""Reforming: how many figures may change between the ranks when a unit expands or contracts."""

from __future__ import annotations

from carnyx.core.check import Check


def may_change(check: Check, face: int) -> int:
    """As many figures as the throw with all that is added to it, and never fewer than none (warriors.reform)."""
    return max(check.total(face), 0)
