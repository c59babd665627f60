"""How much of the server's time anybody may have, so that nobody keeps the others waiting.

Time is paid for from purses that fill again by themselves.  A browser pays from its own purse first, then from the one
that all browsers of its address share; when both are empty it waits, and everybody else goes on.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from time import monotonic

OWN = (0.05, 0.5)  # seconds of the server's time that come back in a second, and how many can be saved up
COMMON = (0.15, 2.0)
OPENING = 0.02  # what it costs to come in: the whole story is told
NEWCOMER = 0.0  # what is in a purse of one's own to begin with: nobody gains by coming in anew
MOST_KNOWN = 1000  # addresses that are remembered
LEAST = 0.0005  # what any message costs beside the work it makes, so that nonsense is not free
TOLD = 3.0  # seconds before somebody is told again that he is too fast


class Purse:
    """Seconds of work that somebody may still ask for."""

    def __init__(
        self, rate: float, most: float, clock: Callable[[], float] = monotonic, left: float | None = None
    ) -> None:
        self.rate, self._most, self._clock = rate, most, clock
        self._left, self._at = most if left is None else left, clock()

    def pay(self, cost: float) -> float:
        """Take out as much as there is of a cost; the rest is still to be paid."""
        now = self._clock()
        self._left = min(self._most, self._left + (now - self._at) * self.rate)
        self._at = now
        paid = min(self._left, cost)
        self._left -= paid
        return cost - paid


class Share:
    """What one browser may still ask for: from its own purse, and from that of its address."""

    def __init__(self, common: Purse, own: Purse | None = None) -> None:
        self._own, self._common = own or Purse(*OWN, left=NEWCOMER), common
        self._debt = 0.0
        self._told = float("-inf")

    def spend(self, seconds: float) -> None:
        """So much of the server's time was used."""
        self._debt = self._common.pay(self._own.pay(self._debt + seconds))

    @property
    def is_due(self) -> bool:
        """Whether this browser has to wait."""
        return self._debt > 0

    def is_news(self) -> bool:
        """Whether it is time to say so; from now on it has been said."""
        now = monotonic()
        if now - self._told < TOLD:
            return False
        self._told = now
        return True

    async def wait(self) -> None:
        """Give the others their turn, and wait until everything is paid."""
        await asyncio.sleep(0)
        while self._debt > 0:
            await asyncio.sleep(self._debt / (self._own.rate + self._common.rate))
            self._debt = self._common.pay(self._own.pay(self._debt))


class Addresses:
    """The purse of each address that somebody has come from; who leaves and comes back finds it as he left it."""

    def __init__(self) -> None:
        self._purses: dict[str, Purse] = {}
        self._here: Counter[str] = Counter()

    def __len__(self) -> int:
        """How many are connected."""
        return self._here.total()

    def enter(self, address: str) -> Share:
        """Somebody has come; that costs something, too."""
        purse = self._purses.pop(address, None) or Purse(*COMMON)
        self._purses[address] = purse
        self._here[address] += 1
        while len(self._purses) > MOST_KNOWN:
            del self._purses[next(iter(self._purses))]
        share = Share(purse)
        share.spend(OPENING)
        return share

    def leave(self, address: str) -> None:
        """Somebody has gone."""
        self._here[address] -= 1
        if not self._here[address]:
            del self._here[address]
