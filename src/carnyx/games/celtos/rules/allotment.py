"""Allotment: how the owner of a target shares out the hits (celtos.shoot.allocate, celtos.cc.allocate)."""

from __future__ import annotations

from collections.abc import Sequence


def shares(hits: int, models: int) -> tuple[int, int]:
    """One each before any gets a second: how many each model has for certain, and how many have one more."""
    return divmod(hits, models)


def dealt(hits: Sequence[int], models: int) -> list[list[int]]:
    """The hits of each kind that every model gets: kind after kind, the worst first, one each, going round."""
    found = [[0] * len(hits) for _ in range(models)]
    turn = 0
    for kind, number in enumerate(hits):
        for _ in range(number):
            found[turn % models][kind] += 1
            turn += 1
    return found
