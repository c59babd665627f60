"""The ledger of a battle: what each unit has cost its side and what it took from the enemy, in points.

Points are those by which the game decides who has won (`System.toll`), the same that the end page shows.  They are
credited to whoever attacked the unit last among those who get them; for what nobody has attacked no unit is credited.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from carnyx.core.flow import Pause, Record
from carnyx.core.system import System
from carnyx.lookback.values import Earned
from carnyx.show.events import Attack, Event, Landed


class Ledger:
    """Counts points unit by unit, act by act."""

    def __init__(self, owners: tuple[int, ...], prices: tuple[int, ...]) -> None:
        self._owners, self._prices = owners, prices
        self._lost, self._earned = [0] * len(prices), [0] * len(prices)
        self._tolls: list[tuple[int, ...]] = [()] * len(prices)
        self._attacker: dict[tuple[int, int], int] = {}  # of each unit, the last of each player

    def note(self, event: Event) -> None:
        """Remember who attacks whom."""
        match event:
            case Attack(unit=unit, target=target):
                self._attacked(target, unit)
            case Landed(unit=unit, under=under):
                for target, _ in under:
                    self._attacked(target, unit)
            case _:
                pass

    def _attacked(self, target: int, attacker: int) -> None:
        if self._owners[target] != self._owners[attacker]:
            self._attacker[target, self._owners[attacker]] = attacker

    def stands(self, tolls: Sequence[tuple[int, ...]]) -> None:
        """Count what the players have for each unit by now."""
        for unit, toll in enumerate(tolls):
            before = self._tolls[unit] or (0,) * len(toll)
            for seat, (points, had) in enumerate(zip(toll, before, strict=True)):
                if points != had and (unit, seat) in self._attacker:
                    self._earned[self._attacker[unit, seat]] += points - had
            self._tolls[unit], self._lost[unit] = toll, sum(toll)

    def accounts(self) -> tuple[Earned, ...]:
        """Every unit with what it has lost and earned."""
        return tuple(
            Earned(unit, self._owners[unit], price, self._lost[unit], self._earned[unit])
            for unit, price in enumerate(self._prices)
        )


def accounts(
    system: System[Any], pauses: Iterable[Pause[Any]], events: Callable[[Record[Any]], tuple[Event, ...]]
) -> tuple[Earned, ...]:
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
            if system.turn(record.after):  # before the first turn somebody may not be set up yet: he has not fallen
                ledger.stands([system.toll(record.after, unit) for unit in range(len(record.after.units))])
    return ledger.accounts() if ledger is not None else ()
