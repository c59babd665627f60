"""Allotment: how the owner of a target shares out the hits (celtos.shoot.allocate, celtos.cc.allocate)."""

from __future__ import annotations

from collections.abc import Sequence


def shares(hits: int, models: int) -> tuple[int, int]:
    """One each before any gets a second: how many each model has for certain, and how many have one more."""
    return divmod(hits, models)


def dealt(hits: Sequence[int], models: int) -> tuple[tuple[int, ...], ...]:
    """Which hits each of several equal models gets, the hits being given by damage, the highest first."""
    ordered = sorted(hits, reverse=True)
    return tuple(tuple(ordered[model::models]) for model in range(models))
