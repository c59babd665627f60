"""Whole battles of thumb players: nobody on ATTACK stands about who has a free way to the enemy."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from carnyx.core.flow import Pause
from carnyx.core.length import INCH
from carnyx.games.warriors.lists.scenarios import scenarios
from carnyx.games.warriors.play import muster
from carnyx.games.warriors.play.battle import Battle
from carnyx.games.warriors.play.compulsory import AHEAD, _aside
from carnyx.games.warriors.play.marches import March, compelled, manner, may_stand
from carnyx.games.warriors.play.movement import (
    Leg,
    Legs,
    caught,
    cost,
    end,
    farthest_among,
    is_free,
    obstacles,
    reach_of,
)
from carnyx.games.warriors.play.routes import lengths
from carnyx.games.warriors.play.system import SYSTEM
from carnyx.games.warriors.players import ThumbPlayer
from carnyx.players import fought

FEW, SOAK = range(3), range(1_000, 1_200)
STEP = 50  # between the wheels that are tried, in tenths of a degree


def free_way(battle: Battle, unit: int) -> Legs | None:
    """A wheel and an inch or more straight on that brings a unit an inch nearer; after a turn about if need be."""
    move = compelled(battle, unit)
    assert move is not None
    body, aim = battle.body(unit), battle.body(move.goal)
    around = obstacles(battle, unit, reach_of(body, battle.allowance(unit)))
    starts: list[Legs] = [(), (Leg("turn", 1800),)] if abs(_aside(body, aim)) > AHEAD else [()]
    for start in starts:
        begins = end(body, start)
        if not is_free(battle, begins, *around):
            continue
        left = battle.allowance(unit) - sum(cost(battle, unit, body, leg) for leg in start)
        for angle in sorted(range(-AHEAD, AHEAD + 1, STEP), key=abs):
            wheel: Legs = (Leg("wheel", angle),) if angle else ()
            rest = left - sum(cost(battle, unit, begins, leg) for leg in wheel)
            if rest < INCH or (angle and caught(battle, begins, angle, *around)):
                continue
            ahead = farthest_among(battle, end(begins, wheel), rest, *around)
            legs = (*start, *wheel, Leg("advance", max(ahead, 1)))
            before, then = lengths(battle.field.table, aim, body, end(body, legs))
            if ahead >= INCH and then <= before - INCH:
                return legs
    return None


def idlers(scenario: str, seed: int) -> tuple[list[str], int]:
    """Units on ATTACK that stood for two turns though they had a free way; and how many moved on ATTACK at all."""
    stood: dict[int, int] = {}
    found: list[str] = []
    moves = 0

    def watch(pause: Pause[Battle], answer: Any) -> None:
        nonlocal moves
        battle = pause.battle
        if not isinstance(answer, March) or manner(battle, answer.unit) != "attack":
            return
        unit = answer.unit
        moves += 1
        # Who has a target in short range may stand to shoot, who is disorganised to put himself in order.
        if answer.legs or compelled(battle, unit) is None or may_stand(battle, unit):
            stood.pop(unit, None)
            return
        if stood.get(unit) == battle.turn - 1 and (legs := free_way(battle, unit)):
            found.append(f"{scenario} {seed}: unit {unit} in turn {battle.turn} could go {legs}")
        stood[unit] = battle.turn

    fought(SYSTEM.muster(muster.prepared(scenario)), [ThumbPlayer(), ThumbPlayer()], Random(seed), watch)
    return found, moves


def check(scenario: str, seeds: range) -> None:
    results = [idlers(scenario, seed) for seed in seeds]
    assert [line for lines, _ in results for line in lines] == []
    assert sum(moves for _, moves in results) > len(seeds)


@pytest.mark.parametrize("scenario", scenarios())
def test_nobody_with_a_free_way_stands_for_two_turns(scenario):
    check(scenario, FEW)


@pytest.mark.soak
@pytest.mark.parametrize("scenario", scenarios())
def test_nobody_with_a_free_way_stands_for_two_turns_in_many_battles(scenario):
    check(scenario, SOAK)
