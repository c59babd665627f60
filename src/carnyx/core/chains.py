"""Which bases hold together: the chains they form when no gap in a chain is wider than the rules allow."""

from __future__ import annotations

from typing import TypeAlias

from carnyx.core.kernel import Places

Numbered: TypeAlias = list[tuple[int, int, int]]  # a base's number, x and y


def groups(places: Places, radius: int, reach: int) -> tuple[tuple[int, ...], ...]:
    """The chains that bases form when each gap in a chain is within reach: the largest first, then by lowest index."""
    left = _numbered(places)
    found: list[tuple[int, ...]] = []
    while left:
        chain, left = _chain(left, 2 * radius + reach)
        found.append(tuple(sorted([i for i, _, _ in chain])))
    # The chains were begun in order of their lowest index, and the sort keeps that order among equals.
    found.sort(key=len, reverse=True)
    return tuple(found)


def is_coherent(places: Places, radius: int, reach: int) -> bool:
    """Whether all bases form one chain with no gap above the reach; one base always does."""
    if len(places) <= 2:
        return True
    return not _chain(_numbered(places), 2 * radius + reach)[1]


def _chain(left: Numbered, across: int) -> tuple[Numbered, Numbered]:
    """Everybody in one chain with the first of those left, and the others in their order."""
    limit2 = across * across if across >= 0 else -1
    chain = left[:1]
    rest = left[1:]
    for _, x, y in chain:  # the list grows while it is read, until nobody else is near
        beyond = []
        for other in rest:
            dx = x - other[1]
            dy = y - other[2]
            if dx * dx + dy * dy <= limit2:
                chain.append(other)
            else:
                beyond.append(other)
        rest = beyond
        if not rest:
            break
    return chain, rest


def _numbered(places: Places) -> Numbered:
    return list(zip(range(len(places) // 2), places[::2], places[1::2], strict=True))
