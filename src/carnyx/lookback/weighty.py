"""What weighs most of all that happened in some entries: somebody of name lost, a unit lost, one unsettled, losses."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from carnyx.core.flow import Pause, Record
from carnyx.lookback.ledger import UNSETTLED
from carnyx.lookback.values import Weighty
from carnyx.show.events import Conceded, Condition, Destroyed, Event, Fell, Lost, Routed, Wounded

MOST = 3  # that are named


def weightiest(
    entries: Sequence[tuple[int, Pause[Any]]], events: Callable[[Record[Any]], tuple[Event, ...]]
) -> tuple[Weighty, ...]:
    """The weightiest events of some entries, the weightiest first; of each unit only one."""
    found: dict[int | None, tuple[tuple[int, int], Weighty]] = {}
    for number, pause in entries:
        for record in pause.trail:
            for weight, each in _weighed(number, record, events(record)):
                if each.unit not in found or weight > found[each.unit][0]:
                    found[each.unit] = weight, each
    ranked = sorted(found.values(), key=lambda each: (-each[0][0], -each[0][1], each[1].number))
    return tuple(each for _, each in ranked[:MOST])


def _weighed(number: int, record: Record[Any], act: Sequence[Event]) -> Iterator[tuple[tuple[int, int], Weighty]]:
    """The events that count, each with its rank, and its weight among those of that rank."""
    units = record.before.units
    for event in act:
        match event:
            case Conceded():
                yield (5, 0), Weighty(number, None, event.rule)
            case Destroyed(unit=unit) | Routed(unit=unit):
                is_one = getattr(units[unit], "start", 0) == 1
                yield (4 if is_one else 3, getattr(units[unit], "points", 0)), Weighty(number, unit, event.rule)
            case Condition(unit=unit, what=what, on=True) if what in UNSETTLED:
                yield (2, getattr(units[unit], "points", 0)), Weighty(number, unit, event.rule)
            case Fell(unit=unit, models=models):
                yield (1, len(models)), Weighty(number, unit, event.rule)
            case Wounded(unit=unit, wounds=wounds):
                yield (1, wounds), Weighty(number, unit, event.rule)
            case Lost(unit=unit):
                yield (1, 0), Weighty(number, unit, event.rule)
            case _:
                pass
