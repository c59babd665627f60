"""The look back at a battle: from where it stood after each answer to what it hung on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any, TypeAlias

from carnyx.core.flow import Choose, Pause, Record
from carnyx.core.system import System
from carnyx.lookback.choices import Decision, costly, decisions
from carnyx.lookback.ledger import accounts
from carnyx.lookback.luck import Judge
from carnyx.lookback.values import Costly, Earned, Fortunes, LookBack, Moment, Searched, Side, Turning
from carnyx.lookback.weighty import weightiest
from carnyx.players.search.craft import Craft
from carnyx.players.search.evaluation import MILLION
from carnyx.players.search.training import Practice
from carnyx.show.events import Event

MOST_SEARCHED = 24  # decisions that are looked at again
TURNING = 5  # turning points that are named
LEAST_SWING = 20_000  # millionths: what changed less is no turning point

Standing: TypeAlias = Sequence[tuple[int, Pause[Any]]]
Tell: TypeAlias = Callable[[int, int], None]  # how many of how many steps of the work are done


def _untold(done: int, all: int) -> None:
    del done, all


def look_back(
    system: System[Any],
    practice: Practice,
    events: Callable[[Record[Any]], tuple[Event, ...]],
    standing: Standing,
    playouts: int,
    tell: Tell = _untold,
) -> LookBack:
    """All that can be said of a battle from its beginning and every entry that stands, each with its number."""
    craft = practice.craft
    first, last = standing[0][1].battle, standing[-1][1]
    players = len(craft.features(first))
    judge = Judge(system, craft, players)
    found = decisions(standing, craft)
    work = len(standing) + min(len(found), MOST_SEARCHED)
    moments, throws = _course(judge, standing, lambda done: tell(done, work))
    swings = _swings(found, moments, throws)
    searched = sorted(found, key=lambda each: (-swings[each.number], each.number))[:MOST_SEARCHED]
    choices: list[Costly] = []
    for done, decision in enumerate(searched, len(standing) + 1):
        cost = costly(craft, practice.weights(), decision, playouts, practice.ahead) if playouts else None
        if cost is not None:
            choices.append(cost)
        tell(done, work)
    choices.sort(key=lambda each: (-each.cost, each.number))
    units = accounts(system, (pause for _, pause in standing), events)
    is_over, lost = last.question is None, system.losses(last.battle)
    scored = system.score(last.battle) if system.turn(last.battle) else ()
    return LookBack(
        system.id,
        is_over,
        system.verdict(last.battle) if is_over else None,
        practice.luck,
        moments,
        throws,
        _turning(_edges(standing, found, craft), moments, throws, standing, events),
        tuple(choices),
        Searched(len(found), len(searched) if playouts else 0, playouts),
        tuple(
            _side(
                seat,
                moments[-1] if is_over else None,
                throws,
                choices,
                units,
                lost,
                scored,
                practice.luck,
            )
            for seat in range(players)
        ),
        units,
    )


def _course(
    judge: Judge, standing: Standing, tell: Callable[[int], None]
) -> tuple[tuple[Moment, ...], tuple[Fortunes, ...]]:
    """The chances after each entry, and the luck of each throw."""
    moments: list[Moment] = []
    throws: list[Fortunes] = []
    for place, (number, pause) in enumerate(standing):
        question = pause.question
        chances, error = judge.expected(pause)
        moments.append(Moment(number, judge.system.turn(pause.battle), chances))
        if question is not None and not isinstance(question, Choose) and place + 1 < len(standing):
            after, came = standing[place + 1]
            throws.append(judge.luck(after, pause, came, chances, error))
        tell(place + 1)
    return tuple(moments), tuple(throws)


def _luck_between(throws: Sequence[Fortunes], first: int, last: int, seat: int) -> int:
    return sum(each.luck[seat] for each in throws if first <= each.number <= last)


def _swings(found: Sequence[Decision], moments: Sequence[Moment], throws: Sequence[Fortunes]) -> dict[int, int]:
    """How far the chance of the player moved until the next decision, luck apart, by the number of each decision."""
    places = {moment.number: place for place, moment in enumerate(moments)}
    swings: dict[int, int] = {}
    for decision, then in zip(found, [*(each.number for each in found[1:]), None], strict=True):
        start = places[decision.number] - 1
        end = len(moments) - 1 if then is None else places[then] - 1
        seat = decision.player
        moved = moments[end].chances[seat] - moments[start].chances[seat]
        luck = _luck_between(throws, decision.number, moments[end].number, seat)
        swings[decision.number] = abs(moved - luck)
    return swings


def _turning(
    edges: Sequence[int],
    moments: Sequence[Moment],
    throws: Sequence[Fortunes],
    standing: Standing,
    events: Callable[[Record[Any]], tuple[Event, ...]],
) -> tuple[Turning, ...]:
    """The largest swings from one decision to the next, in the order in which they came."""
    found: list[tuple[int, Turning]] = []
    for one, other in pairwise(edges):
        before, after = moments[one].chances, moments[other].chances
        swing = max(abs(now - was) for now, was in zip(after, before, strict=True))
        if swing < LEAST_SWING:
            continue
        steps = range(one + 1, other + 1)
        most = max(steps, key=lambda place: (_apart(moments[place - 1], moments[place]), -place))
        first, last = moments[one + 1].number, moments[other].number
        luck = tuple(_luck_between(throws, first, last, seat) for seat in range(len(before)))
        weighty = weightiest(standing[one + 1 : other + 1], events)
        found.append((swing, Turning(moments[most].number, first, last, before, after, luck, weighty)))
    found.sort(key=lambda each: (-each[0], each[1].number))
    return tuple(sorted((turning for _, turning in found[:TURNING]), key=lambda each: each.number))


def _edges(standing: Standing, found: Sequence[Decision], craft: Craft) -> list[int]:
    """The places of a battle at which something new begins, the first and the last included."""
    begun = {each.number for each in found}
    places = {0, len(standing) - 1}
    for place, (_, pause) in enumerate(standing[:-1]):
        is_milestone = isinstance(pause.question, Choose) and craft.is_milestone(pause)
        if is_milestone or standing[place + 1][0] in begun:
            places.add(place)
    return sorted(places)


def _apart(one: Moment, other: Moment) -> int:
    return max(abs(now - was) for now, was in zip(other.chances, one.chances, strict=True))


def _side(
    seat: int,
    end: Moment | None,
    throws: Sequence[Fortunes],
    choices: Sequence[Costly],
    units: Sequence[Earned],
    models: tuple[int, ...],
    scored: tuple[int, ...],
    factor: int,
) -> Side:
    luck = sum(each.luck[seat] for each in throws)
    result = end.chances[seat] if end is not None else None
    own = [unit for unit in units if unit.player == seat]
    return Side(
        luck,
        round(sum(each.error**2 for each in throws) ** 0.5),
        sum(each.cost for each in choices if each.player == seat),
        models[seat] if models else 0,
        sum(unit.lost for unit in own),
        scored[seat] if scored else 0,
        result,
        None if result is None else min(max(result - luck * factor // 100, 0), MILLION),
    )
