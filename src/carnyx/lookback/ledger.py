"""The ledger of a battle: what each unit has cost its side and what it took from the enemy, in points.

Points are those by which the game decides who has won (`System.toll`), the same that the end page shows.  Those for the
fallen are credited to who struck them down, each by his kills; those for a unit that routs to who fought the combat, or
shot the volleys, that made it rout or shook it before.  Who stands in the ranks of a unit is credited to those who
struck it.  For what no attack has led to no unit is credited.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeAlias

from msgspec import Struct

from carnyx.core.flow import Pause, Record
from carnyx.core.system import System
from carnyx.lookback.values import Earned
from carnyx.show.events import Activated, Attack, Condition, Event, Landed, PhaseBegan, RoundBegan, Struck, TurnBegan

UNSETTLED = ("shaken", "panic")  # conditions that may drive a unit off long after the attack that brought them


class Blow(Struct, frozen=True):
    """An attack on a unit: whose it was, how many it struck down, and how often it struck those in the ranks."""

    attacker: int
    kills: int
    noughts: int = 0


Blows: TypeAlias = dict[int, list[Blow]]  # by the unit they fell on


class Ledger:
    """Counts points unit by unit, act by act."""

    def __init__(self, owners: tuple[int, ...], prices: tuple[int, ...]) -> None:
        self._owners, self._prices = owners, prices
        self._lost, self._earned = [0] * len(prices), [0] * len(prices)
        self._tolls: list[tuple[int, ...]] = [()] * len(prices)
        self._fresh: Blows = {}  # nobody has fallen to them yet
        self._bout: Blows = {}  # all of this combat, or of these volleys
        self._shook: Blows = {}  # what has unsettled those who still are

    def note(self, event: Event) -> None:
        """Remember who attacks whom, and what comes of it."""
        match event:
            case TurnBegan() | PhaseBegan() | Activated() | RoundBegan():
                self._shook |= {unit: blows for unit, blows in self._bout.items() if unit in self._shook}
                self._fresh, self._bout = {}, {}
            case Attack(unit=unit, target=target, kills=kills, hits=hits):
                noughts = event.noughts if isinstance(event, Struck) else 0
                self._attacked(target, Blow(unit, hits if kills is None else kills, noughts))
                if isinstance(event, Struck):  # he is fought by whom he strikes, even if that has no dice left for him
                    self._attacked(unit, Blow(target, 0))
            case Landed(unit=unit, under=under):
                for target, _ in under:
                    self._attacked(target, Blow(unit, 1))
            case Condition(unit=unit, what=what, on=on) if what in UNSETTLED:
                self._shook.pop(unit, None)
                if on:
                    self._shook[unit] = self._bout.get(unit, [])
            case _:
                pass

    def _attacked(self, target: int, blow: Blow) -> None:
        if self._owners[target] != self._owners[blow.attacker]:
            self._fresh.setdefault(target, []).append(blow)
            self._bout.setdefault(target, []).append(blow)

    def stands(self, tolls: Sequence[tuple[int, ...]], hosts: Sequence[int] = ()) -> None:
        """Count what the players have for each unit by now; hosts: in whose ranks each stood until now, if in any's."""
        hosts = hosts or (-1,) * len(tolls)
        changed = {unit for unit, toll in enumerate(tolls) if toll != (self._tolls[unit] or (0,) * len(toll))}
        for unit in changed:
            before = self._tolls[unit] or (0,) * len(tolls[unit])
            blows = self._led_to(unit, hosts[unit], hosts[unit] in changed)
            for seat, (points, had) in enumerate(zip(tolls[unit], before, strict=True)):
                self._credit([blow for blow in blows if self._owners[blow.attacker] == seat], points - had)
            self._tolls[unit], self._lost[unit] = tolls[unit], sum(tolls[unit])
        for unit in changed:
            self._fresh.pop(unit, None)

    def _led_to(self, unit: int, host: int, with_host: bool) -> list[Blow]:
        """The attacks that led to a loss; who leaves the table with his host goes to those who drove that off."""
        if host < 0:
            return self._fresh.get(unit) or self._bout.get(unit) or self._shook.get(unit, [])
        struck = [Blow(blow.attacker, blow.noughts) for blow in self._bout.get(host, ()) if blow.noughts]
        return self._led_to(host, -1, False) if with_host else struck

    def _credit(self, blows: Sequence[Blow], points: int) -> None:
        """Share points out by kills, or evenly where there are none; the shares add up to all of them."""
        weights = [blow.kills for blow in blows]
        weights = weights if any(weights) else [1] * len(blows)
        done = 0
        for place, blow in enumerate(blows, 1):
            share = points * sum(weights[:place]) // sum(weights) - done
            self._earned[blow.attacker] += share
            done += share

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
                tolls = [system.toll(record.after, unit) for unit in range(len(record.after.units))]
                ledger.stands(tolls, [getattr(unit, "host", -1) for unit in record.before.units])
    return ledger.accounts() if ledger is not None else ()
