"""The ledger of a battle: what each unit has lost and what it took from the enemy, in points, by the events told.

Points are shared among a unit's models, or the wounds of an individual. They are credited to the enemy who attacked it
last; what nobody has attacked is lost to nobody.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from carnyx.core.flow import Pause, Record
from carnyx.lookback.values import Earned
from carnyx.show.events import Attack, Destroyed, Event, Fell, Landed, Routed, Wounded


class Ledger:
    """Counts points unit by unit, event by event."""

    def __init__(self, owners: tuple[int, ...], prices: tuple[int, ...]) -> None:
        self._owners, self._prices = owners, prices
        self._lost, self._earned = [0] * len(prices), [0] * len(prices)
        self._attacker: dict[int, int] = {}  # of each unit, the last

    def note(self, event: Event) -> None:
        """Count what has happened."""
        match event:
            case Attack(unit=unit, target=target):
                self._attacked(target, unit)
            case Landed(unit=unit, under=under):
                for target, _ in under:
                    self._attacked(target, unit)
            case Wounded(unit=unit, strength=left) | Fell(unit=unit, strength=left):
                whole = max(left.start, 1)
                self._loses(unit, self._prices[unit] * (whole - min(left.left, whole)) // whole)
            case Destroyed(unit=unit) | Routed(unit=unit):
                self._loses(unit, self._prices[unit])
            case _:
                pass

    def _attacked(self, target: int, attacker: int) -> None:
        if self._owners[target] != self._owners[attacker]:
            self._attacker[target] = attacker

    def _loses(self, unit: int, in_all: int) -> None:
        """A unit has lost so many points by now."""
        more = in_all - self._lost[unit]
        self._lost[unit] = in_all
        if unit in self._attacker:
            self._earned[self._attacker[unit]] += more

    def accounts(self) -> tuple[Earned, ...]:
        """Every unit with what it has lost and earned."""
        return tuple(
            Earned(unit, self._owners[unit], price, self._lost[unit], self._earned[unit])
            for unit, price in enumerate(self._prices)
        )


def accounts(pauses: Iterable[Pause[Any]], events: Callable[[Record[Any]], tuple[Event, ...]]) -> tuple[Earned, ...]:
    """The accounts of all units after some pauses, whose trails tell what happened."""
    ledger: Ledger | None = None
    for pause in pauses:
        if ledger is None:
            units = pause.battle.units
            ledger = Ledger(
                tuple(int(unit.player) for unit in units), tuple(getattr(unit, "points", 0) for unit in units)
            )
        for record in pause.trail:
            for event in events(record):
                ledger.note(event)
    return ledger.accounts() if ledger is not None else ()
