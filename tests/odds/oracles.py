"""The same questions put to dice libraries that others wrote, each in the way its manual would have it.

A check comes as the ways it passes out of ten, so that the libraries see nothing of this package but numbers.
"""

from collections.abc import Callable
from fractions import Fraction
from typing import Any, NamedTuple

import icepool
from dyce import H, expand


class Volley(NamedTuple):
    """A Celtos volley in bare numbers."""

    dice: int
    hit: int
    cover: int
    damage: int
    targets: int
    wounds: int
    start: int
    nerve: int


def chances(counted: Any) -> dict[Any, Fraction]:
    """What a library has counted, as fractions, without what cannot happen."""
    total = sum(counted.values())
    return {outcome: Fraction(count, total) for outcome, count in counted.items() if count}


def icepool_total(dice: int, sides: int) -> "icepool.Die[int]":
    """The total of so many dice."""
    return dice @ icepool.d(sides)


def icepool_chain(dice: int, hit: int, damage: int) -> "icepool.Die[int]":
    """Hits are thrown, then damage for each hit."""
    return (dice @ icepool.coin(hit, 10)) @ icepool.coin(damage, 10)


def icepool_folded(dice: int, hit: int, damage: int) -> "icepool.Die[int]":
    """The same, the two chances multiplied by hand."""
    return dice @ icepool.coin(hit * damage, 100)


def icepool_volley(volley: Volley) -> "icepool.Die[tuple[int, str]]":
    """Casualties and what became of the unit: hits dealt evenly, cover and damage for each, then its nerve."""
    hurt = icepool.coin(10 - volley.cover, 10) & icepool.coin(volley.damage, 10)
    most = volley.dice // volley.targets + 1
    falls = [(hits @ hurt) >= volley.wounds for hits in range(most + 1)]

    def fallen(hits: int) -> "icepool.Die[int]":
        each, more = divmod(hits, volley.targets)
        return more @ falls[each + 1] + (volley.targets - more) @ falls[each]

    return (volley.dice @ icepool.coin(volley.hit, 10)).map(fallen).map(_temper(volley), star=False)


def _temper(volley: Volley) -> Callable[[int], Any]:
    nerve = icepool.coin(volley.nerve, 10)

    def temper(fallen: int) -> Any:
        left = volley.targets - fallen
        if fallen and left and 2 * left < volley.start:
            return nerve.map({True: (fallen, "stands"), False: (fallen, "routs")})
        return fallen, "unshaken"

    return temper


def dyce_chain(dice: int, hit: int, damage: int) -> "H[int]":
    """Hits are thrown, then damage for each hit."""
    wound = H({0: 10 - damage, 1: damage})
    # told otherwise, dyce drops rare branches, and takes no dice at all for nothing that could happen
    return expand(
        lambda hits: hits.outcome @ wound if hits.outcome else 0,
        dice @ H({0: 10 - hit, 1: hit}),
        min_path_probability=Fraction(0),
    )


def dyce_folded(dice: int, hit: int, damage: int) -> "H[int]":
    """The same, the two chances multiplied by hand."""
    return dice @ H({0: 100 - hit * damage, 1: hit * damage})
