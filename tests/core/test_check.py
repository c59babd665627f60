"""A check's chance is the share of the throws that pass it, whatever its modifiers, naturals, dice and direction."""

from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import Struct
from msgspec.structs import replace

from carnyx.core.check import Applied, Band, Bands, Check, Die, Lookup, Modifier, Trial, modifier, sums
from carnyx.core.rule import RULING

D6, D10, ZERO = Die(6), Die(10), Die(10, zero=True)
law = settings(deadline=None)
dice = st.builds(Die, st.integers(2, 10), st.booleans())
applied = st.lists(st.builds(Applied, st.just("toy.some"), st.integers(-4, 4)), max_size=3).map(tuple)
bases = st.integers(-5, 30)


def check(
    base: int, *bonuses: int, die: Die = D10, naturals: bool = False, dice: int = 1, under: bool = False
) -> Check:
    return Check("toy.check", base, tuple(Applied("toy.some", each) for each in bonuses), die, naturals, dice, under)


def counted(tried: Check) -> Fraction:
    throws = list(product(tried.die.faces, repeat=tried.dice))
    return Fraction(sum(tried.passes(*faces) for faces in throws), len(throws))


@pytest.mark.parametrize(
    ("die", "faces", "values"),
    [
        (D6, [1, 2, 3, 4, 5, 6], [1, 2, 3, 4, 5, 6]),
        (ZERO, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], [10, 1, 2, 3, 4, 5, 6, 7, 8, 9]),
        (Die(2, zero=True), [0, 1], [2, 1]),
    ],
)
def test_a_die_shows_its_faces_and_its_zero_counts_as_the_highest(
    die: Die, faces: list[int], values: list[int]
) -> None:
    assert list(die.faces) == faces
    assert [die.value(face) for face in faces] == values


@pytest.mark.parametrize(
    ("tried", "need", "chance"),
    [
        (check(7), 7, Fraction(4, 10)),
        (check(7, 2), 5, Fraction(6, 10)),
        (check(7, -2, -1), 10, Fraction(1, 10)),
        (check(7, -4), 11, Fraction(0)),
        (check(7, -4, naturals=True), 11, Fraction(1, 10)),
        (check(0), 0, Fraction(1)),
        (check(0, naturals=True), 0, Fraction(9, 10)),
        (check(4, under=True), 4, Fraction(4, 10)),
        (check(4, 2, under=True), 6, Fraction(6, 10)),
        (check(4, -4, under=True), 0, Fraction(0)),
        (check(7, dice=2, die=D6), 7, Fraction(21, 36)),
        (check(12, 1, dice=2, die=D6), 11, Fraction(3, 36)),
        (check(3, dice=2, die=D6, under=True), 3, Fraction(3, 36)),
        (check(13, dice=2, die=D6), 13, Fraction(0)),
        (check(10, die=ZERO), 10, Fraction(1, 10)),
    ],
)
def test_need_and_chance_by_hand(tried: Check, need: int, chance: Fraction) -> None:
    assert tried.need == need
    assert tried.chance == chance


@pytest.mark.parametrize("naturals", [True, False])
@pytest.mark.parametrize("under", [True, False])
@pytest.mark.parametrize("die", [Die(10), Die(10, zero=True), Die(6)])
def test_dice_are_counted_as_if_each_were_thrown_by_itself(die: Die, under: bool, naturals: bool) -> None:
    row = tuple(die.faces) * 2
    for base in range(-2, 14):
        tried = Check("toy", base, (Applied("toy.one", 1),), die, naturals, under=under)
        assert tried.count(row) == sum(tried.passes(face) for face in row)
    assert tried.count(()) == 0


@pytest.mark.parametrize(
    ("tried", "faces", "passes"),
    [
        (check(7), (7,), True),
        (check(7), (6,), False),
        (check(7, 1), (6,), True),
        (check(10, die=ZERO), (0,), True),
        (check(9, die=ZERO), (9,), True),
        (check(1, die=ZERO), (0,), True),
        (check(99, naturals=True), (10,), True),
        (check(99, naturals=True, die=ZERO), (0,), True),
        (check(-99, naturals=True), (1,), False),
        (check(99), (10,), False),
        (check(-99), (1,), True),
        (check(4, under=True), (4,), True),
        (check(4, under=True), (5,), False),
        (check(4, 1, under=True), (5,), True),
        (check(4, under=True, die=ZERO), (0,), False),
        (check(9, dice=2, die=D6), (3, 6), True),
        (check(9, dice=2, die=D6), (3, 5), False),
    ],
)
def test_which_faces_pass_by_hand(tried: Check, faces: tuple[int, ...], passes: bool) -> None:
    assert tried.passes(*faces) is passes


@law
@given(bases, applied, dice, st.booleans(), st.booleans())
def test_the_chance_of_one_die_is_the_share_of_faces_that_pass(
    base: int, modifiers: tuple[Applied, ...], die: Die, naturals: bool, under: bool
) -> None:
    tried = Check("toy.check", base, modifiers, die, naturals, 1, under)
    assert tried.chance == counted(tried)


@law
@given(bases, applied, dice, st.integers(1, 3), st.booleans())
def test_the_chance_of_several_dice_is_the_share_of_throws_that_pass(
    base: int, modifiers: tuple[Applied, ...], die: Die, number: int, under: bool
) -> None:
    tried = Check("toy.check", base, modifiers, die, False, number, under)
    assert tried.chance == counted(tried)


@law
@given(bases, st.builds(Die, st.integers(2, 6)), st.integers(2, 3), st.booleans())
def test_naturals_of_several_dice_count_in_the_chance_as_they_do_in_play(
    base: int, die: Die, number: int, under: bool
) -> None:
    tried = Check("toy.check", base, (), die, True, number, under)
    assert tried.chance == counted(tried)


@law
@given(bases, applied, dice, st.integers(1, 3))
def test_a_chance_never_falls_when_a_modifier_rises(
    base: int, modifiers: tuple[Applied, ...], die: Die, number: int
) -> None:
    lower = Check("toy.check", base, modifiers, die, dice=number)
    higher = replace(lower, applied=(*modifiers, Applied("toy.some", 1)))
    assert lower.chance <= higher.chance
    assert replace(lower, under=True).chance <= replace(higher, under=True).chance


@pytest.mark.parametrize(
    ("tried", "faces", "total"),
    [
        (check(5, 2), (6,), 8),
        (check(5, -2, -1), (6,), 3),
        (check(5, 2, die=ZERO), (0,), 12),
        (check(5, 1, dice=2, die=ZERO), (0, 4), 15),
        (check(5, 2, under=True), (6,), 6),
    ],
)
def test_a_total_is_the_dice_with_the_modifiers_unless_these_are_on_the_base(
    tried: Check, faces: tuple[int, ...], total: int
) -> None:
    assert tried.total(*faces) == total


@law
@given(st.integers(1, 6), st.integers(0, 4))
def test_the_ways_to_each_total_are_those_of_counting_every_throw(sides: int, number: int) -> None:
    totals = [sum(faces) for faces in product(range(1, sides + 1), repeat=number)]
    assert sums(sides, number) == tuple(totals.count(total) for total in range(sides * number + 1))


class Shot(Struct, frozen=True):
    """A situation: what a shot has against it."""

    skill: int
    moved: bool = False
    marks: int = 0


TRIAL: Trial[Shot] = Trial(
    "toy.shot",
    RULING,
    D10,
    base=lambda shot: 10 - shot.skill,
    modifiers=(
        modifier("toy.shot.moved", -1, lambda shot: shot.moved, RULING),
        Modifier("toy.shot.marks", RULING, lambda shot: 2 * shot.marks, 2),
    ),
    naturals=lambda shot: shot.skill > 0,
)


@pytest.mark.parametrize(
    ("shot", "base", "names"),
    [
        (Shot(3), 7, {}),
        (Shot(3, moved=True), 7, {"toy.shot.moved": -1}),
        (Shot(4, marks=3), 6, {"toy.shot.marks": 6}),
        (Shot(4, moved=True, marks=1), 6, {"toy.shot.moved": -1, "toy.shot.marks": 2}),
    ],
)
def test_a_trial_names_every_modifier_that_applies_and_no_other(shot: Shot, base: int, names: dict[str, int]) -> None:
    tried = TRIAL(shot)
    assert (tried.rule, tried.base, tried.die) == ("toy.shot", base, D10)
    assert {each.id: each.value for each in tried.applied} == names


def test_a_trial_hands_its_dice_direction_and_naturals_to_the_check() -> None:
    tried = replace(TRIAL, dice=2, under=True)(Shot(0))
    assert (tried.dice, tried.under, tried.naturals) == (2, True, False)
    assert TRIAL(Shot(1)).naturals
    assert (TRIAL(Shot(1)).dice, TRIAL(Shot(1)).under) == (1, False)


def test_a_printed_modifier_keeps_the_number_of_the_page() -> None:
    assert [each.printed for each in TRIAL.modifiers] == [-1, 2]


TABLE = Lookup("toy.table", RULING, ("near", "far"), (1, 2, 3), ((2, 3, 4), (5, 6, 7)))


@pytest.mark.parametrize(
    ("row", "column", "cell"),
    [("near", 1, 2), ("near", 2, 3), ("near", 3, 4), ("far", 1, 5), ("far", 2, 6), ("far", 3, 7)],
)
def test_a_table_is_read_by_its_heads(row: str, column: int, cell: int) -> None:
    assert TABLE(row, column) == cell


@pytest.mark.parametrize(("row", "column"), [("middle", 1), ("near", 4), (0, 1)])
def test_a_head_that_is_not_printed_is_an_error(row: str, column: int) -> None:
    with pytest.raises(ValueError, match="not in tuple"):
        TABLE(row, column)


BANDS = Bands(
    "toy.rout", RULING, (Band("toy.rout.flee", high=2), Band("toy.rout.halt", 3, 5), Band("toy.rout.hold", 6))
)


@pytest.mark.parametrize(
    ("total", "name"),
    [(-9, "flee"), (2, "flee"), (3, "halt"), (5, "halt"), (6, "hold"), (99, "hold")],
)
def test_a_total_falls_into_its_band(total: int, name: str) -> None:
    assert BANDS(total).name == name
    assert [total in band for band in BANDS.bands].count(True) == 1
