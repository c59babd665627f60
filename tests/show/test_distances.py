"""Distances: how far two units stand apart is told alike wherever it is told."""

from __future__ import annotations

from carnyx.core.flow import Pause
from carnyx.core.footprint import gap_between
from carnyx.core.length import Length
from carnyx.games.celtos.play.battle import Battle
from carnyx.games.celtos.show.board import Board
from carnyx.show.places import across
from carnyx.words.numbers import apart
from tests.show.test_celtos_deeds import asked, board, units

__all__ = ["asked", "board"]  # fixtures


def test_a_distance_is_rounded_up_so_that_none_too_long_looks_allowed() -> None:
    assert [apart(Length(ticks), "in", "en") for ticks in (1016, 1017, 1041, 1042)] == ['4"', '4.1"', '4.1"', '4.2"']


def test_the_menu_the_card_and_the_log_say_the_same_of_how_far_two_units_stand_apart(
    board: Board, asked: Pause[Battle]
) -> None:
    battle = asked.battle
    for unit in units(asked):
        for foe in battle.enemies(unit):
            way = across(battle.units[unit].footprint, battle.units[foe].footprint)
            told = board.story.voice.apart(way)["length"]
            barred = board.deeds(asked, unit, foe)[-1].barred
            assert barred is not None
            assert f"It is {told} away" in barred.exactly
            assert told == board.speech.apart(gap_between(battle.units[unit].footprint, battle.units[foe].footprint))
