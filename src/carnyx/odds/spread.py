"""A spread: how a number (casualties, hits, a total of dice) is distributed, in exact whole counts.

Counts are whole numbers over one common total; fractions are only made when somebody reads them.  A polynomial whose
coefficients are counts is packed into one long integer, a slot for each coefficient, so that adding up dice is
integer multiplication at the speed of the machine.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import lru_cache
from math import gcd

from msgspec import Struct


class Spread(Struct, frozen=True):
    """The distribution of a whole number from nought upwards."""

    counts: tuple[int, ...]
    total: int

    def __getitem__(self, number: int) -> Fraction:
        """The chance of exactly this number."""
        return Fraction(self.counts[number], self.total) if 0 <= number < len(self.counts) else Fraction(0)

    def __iter__(self) -> Iterator[tuple[int, Fraction]]:
        """Every number that can come up, with its chance."""
        return ((number, Fraction(count, self.total)) for number, count in enumerate(self.counts) if count)

    @property
    def mean(self) -> Fraction:
        """What to expect on average."""
        return Fraction(sum([number * count for number, count in enumerate(self.counts)]), self.total)

    def at_least(self, number: int) -> Fraction:
        """The chance of this number or more."""
        return Fraction(sum(self.counts[max(number, 0) :]), self.total)

    def at_most(self, number: int) -> Fraction:
        """The chance of this number or less."""
        return Fraction(sum(self.counts[: max(number + 1, 0)]), self.total)

    def capped(self, most: int) -> Spread:
        """The same, but what goes beyond the cap counts as the cap."""
        if len(self.counts) <= most + 1:
            return self
        return Spread((*self.counts[:most], sum(self.counts[most:])), self.total)


class Share(Struct, frozen=True):
    """A chance in lowest terms: so many ways of so many."""

    ways: int
    of: int

    def __and__(self, other: Share) -> Share:
        """Both, one after the other."""
        return share(self.ways * other.ways, self.of * other.of)

    @property
    def missed(self) -> int:
        """The ways in which it does not happen."""
        return self.of - self.ways


@lru_cache(4096)  # a chance has few parts; a calculator asks for the same few again and again
def share(ways: int, of: int) -> Share:
    """A chance brought to lowest terms, so that the long integers stay as short as they can."""
    common = gcd(ways, of)
    return Share(ways // common, of // common)


def slot(total: int) -> int:
    """The bits a coefficient needs: whole bytes, so that unpacking is slicing."""
    return (total.bit_length() + 7) & ~7


def packed_power(miss: int, pass_: int, power: int, bits: int) -> int:
    """(miss + pass·x) to a power, packed."""
    result: int = (miss + (pass_ << bits)) ** power
    return result


def unpacked(packed: int, length: int, bits: int) -> tuple[int, ...]:
    """The coefficients of a packed polynomial."""
    width = bits >> 3
    text = packed.to_bytes(length * width, "little")
    return tuple([int.from_bytes(text[at : at + width], "little") for at in range(0, length * width, width)])


def binomial(dice: int, chance: Share) -> Spread:
    """How many of so many dice pass, each with the same chance."""
    counts = [1] * (dice + 1)
    ways, missed = chance.ways, chance.missed
    power = 1
    choose = 1
    for number in range(dice + 1):
        counts[number] = choose * power
        power *= ways
        choose = choose * (dice - number) // (number + 1)
    power = 1
    for number in range(dice, -1, -1):
        counts[number] *= power
        power *= missed
    return Spread(tuple(counts), chance.of**dice)


def pooled(pools: tuple[tuple[int, Share], ...]) -> Spread:
    """How many pass among several pools of dice, each pool with its own chance."""
    if len(pools) == 1:
        return binomial(*pools[0])
    total, dice = 1, 0
    for number, chance in pools:
        total *= chance.of**number
        dice += number
    bits = slot(total)
    packed = 1
    for number, chance in pools:
        packed *= packed_power(chance.missed, chance.ways, number, bits)
    return Spread(unpacked(packed, dice + 1, bits), total)
