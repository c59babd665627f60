"""Outlines and zones of scenarios: where they may lie, what they enclose, and how much ground is free."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carnyx.core.outlines import (
    Piece,
    Place,
    Zone,
    free_ground,
    kind_problems,
    outline_problems,
    place_problems,
    ticks,
    zone_problems,
    zone_ticks,
)

SQUARE = ((2, 2), (6, 2), (6, 6), (2, 6))


def messages(found: object) -> list[str]:
    return [each.message for each in found]  # type: ignore[attr-defined]


def test_inches_become_whole_ticks_in_inches_and_in_centimetres() -> None:
    assert (ticks(1), ticks(0.5), ticks(23.5)) == (254, 127, 5969)
    assert (ticks(1, 250), ticks(0.5, 250), ticks(23.5, 250)) == (250, 125, 5875)
    assert zone_ticks((0, 0.5, 1, 2)) == (0, 127, 254, 508)
    assert Piece("wood", ((0, 1), (2, 0.5), (1, 1))).ticks() == (0, 254, 508, 127, 254, 254)


@pytest.mark.parametrize(
    ("place", "wanted"),
    [
        ((0, 0), []),
        ((10, 8), []),
        ((9.5, 0.5), []),
        ((11, 8), ["scenario-off"]),
        ((10, 9), ["scenario-off"]),
        ((-0.5, 0), ["scenario-off"]),
        ((float("nan"), 0), ["scenario-off"]),
        ((0, float("inf")), ["scenario-off"]),
        ((0.25, 0), ["scenario-half"]),
    ],
)
def test_a_place_is_on_the_table_at_a_whole_or_half_inch(place: Place, wanted: list[str]) -> None:
    assert messages(place_problems([place], 10, 8, "x", "toy.table", "toy.inch")) == wanted


@pytest.mark.parametrize(
    ("outline", "wanted"),
    [
        (SQUARE, []),
        (((0, 0), (4, 0), (4, 4), (2, 1), (0, 4)), []),
        (((0, 0), (2, 0), (4, 0)), ["scenario-flat"]),
        (((0, 0), (4, 4), (4, 0), (0, 5)), ["scenario-crossed"]),
    ],
)
def test_an_outline_encloses_ground_and_does_not_cross_itself(outline: tuple[Place, ...], wanted: list[str]) -> None:
    assert messages(outline_problems([Piece("wood", outline)], "x", "toy.ground")) == wanted


def test_a_game_knows_its_kinds_and_an_outline_has_three_corners_to_forty() -> None:
    pieces = [Piece("wood", SQUARE), Piece("wod", SQUARE[:2]), Piece("wood", SQUARE * 11)]
    found = list(kind_problems(pieces, {"wood", "hill"}, "x", "toy.ground"))
    assert messages(found) == ["scenario-kind", "scenario-outline", "scenario-outline"]
    assert found[0].numbers["near"] == "wood"
    assert [each.where for each in found] == ["x: terrain 2", "x: terrain 2", "x: terrain 3"]


@pytest.mark.parametrize(
    ("zones", "wanted"),
    [
        ([(0, 0, 10, 2), (0, 6, 10, 8)], []),
        ([(0, 0, 2, 8), (8, 0, 10, 8)], []),
        ([(0, 2, 10, 0)], ["scenario-zone-order"]),
        ([(3, 3, 5, 5)], ["scenario-zone-edge"]),
        ([(3, 0, 7, 3)], ["scenario-zone-deep"]),
        ([(0, 0, 10, 2), (8, 1, 10, 8)], ["scenario-zone-shared"]),
        ([(0, 0, 5, 2), (5, 0, 10, 2)], []),
    ],
)
def test_a_zone_lies_at_an_edge_not_too_deep_and_apart_from_others(zones: list[Zone], wanted: list[str]) -> None:
    assert messages(zone_problems(zones, 10, 8, 2, "x", "toy.zone", "toy.edge")) == wanted


@pytest.mark.parametrize(
    ("outline", "free"),
    [
        (SQUARE, 100 - 16),
        (((8, 8), (12, 8), (12, 12), (8, 12)), 100 - 4),
        (((10, 0), (14, 0), (14, 4)), 100),
        (((-5, 5), (5, -5), (15, 5), (5, 15)), 0),
        (((0, 0), (10, 0), (0, 10)), 50),
        (((5, 5), (15, 5), (15, 15)), Fraction(100) - Fraction(25, 2)),
    ],
)
def test_free_ground_is_what_a_piece_leaves_of_a_zone(outline: tuple[Place, ...], free: Fraction) -> None:
    assert free_ground((0, 0, 10, 10), [Piece("water", outline)]) == free


@given(*[st.integers(-4, 14) for _ in range(4)])
def test_a_rectangle_takes_what_both_share(west: int, south: int, wide: int, deep: int) -> None:
    wide, deep = abs(wide) + 1, abs(deep) + 1
    east, north = west + wide, south + deep
    piece = Piece("water", ((west, south), (east, south), (east, north), (west, north)))
    shared = max(min(east, 10) - max(west, 0), 0) * max(min(north, 10) - max(south, 0), 0)
    assert free_ground((0, 0, 10, 10), [piece]) == 100 - shared
