"""Dice as rows: which pass, what they need in the end, and how a contest goes on among those who are tied."""

from __future__ import annotations

from typing import Any

import pytest

from carnyx.core.check import Applied, Check, Die
from carnyx.core.dice import Batch, Chain, Contest, Dice
from carnyx.show.throws import Bid, Thrown, bids, checked, fallen, gathered, looked_up, needed, thrown, typed
from carnyx.show.values import Value

D10 = Die(10, zero=True)
D6 = Die(6)


def test_every_die_of_a_check_passes_or_fails_by_itself() -> None:
    check = Check("toy.hit", 6, (Applied("toy.moved", -1),), D10)
    found = thrown(check, (7, 6, 0), 3, (Value("toy.skill", 4),), weapon="toy.bow", damage=5)
    assert (found.rule, found.faces, found.passes, found.need) == ("toy.hit", (7, 6, 0), (True, False, True), 7)
    assert (found.thrower, found.basis, found.weapon, found.damage) == (3, (Value("toy.skill", 4),), "toy.bow", 5)


def test_dice_that_are_added_up_pass_together() -> None:
    check = Check("toy.nerve", 8, (), D6, dice=2)
    assert thrown(check, (3, 5)).passes == (True,)
    assert thrown(check, (3, 4)).passes == (False,)


@pytest.mark.parametrize(("base", "naturals", "need"), [(12, True, 10), (12, False, 12), (1, True, 2), (5, True, 5)])
def test_what_a_die_must_show_in_the_end_counts_naturals_in(base: int, naturals: bool, need: int) -> None:
    assert needed(Check("toy.hit", base, (), D10, naturals)) == need


def test_equal_or_under_needs_what_it_says() -> None:
    check = Check("toy.calm", 6, (Applied("toy.banner", 1),), D10, under=True)
    assert thrown(check, (7,)).need == 7
    assert thrown(check, (7,)).passes == (True,)


def test_a_total_that_is_looked_up_has_its_modifiers_and_passes_nothing() -> None:
    found = looked_up(Check("toy.test", 0, (Applied("toy.hero", 2),), D10), (5,), 1)
    assert (found.total, found.passes, found.need, found.thrower) == (7, (), None, 1)


def test_a_check_that_no_die_got_to_has_no_row() -> None:
    hit, kill = Check("toy.hit", 4, (), D6), Check("toy.kill", 5, (), D6)
    chain = Chain(2, (hit, kill))
    assert list(fallen(chain, ((1, 5), (6,)))) == [thrown(hit, (1, 5)), thrown(kill, (6,))]
    assert list(fallen(chain, ((1, 2), ()))) == [thrown(hit, (1, 2))]
    assert list(fallen(Batch((chain, chain)), (((1, 2), ()), ((4, 3), (5,))))) == [
        thrown(hit, (1, 2)),
        thrown(hit, (4, 3)),
        thrown(kill, (5,)),
    ]


def test_dice_without_a_check_are_merely_read() -> None:
    assert list(fallen(Dice(D10, 2), (0, 7))) == [Thrown("", (0, 7))]
    with pytest.raises(ValueError, match="without a check"):
        checked(Thrown("toy.sky", (3,)))


def test_those_tied_at_the_top_throw_again() -> None:
    contest = Contest(D6, 1, (0, 1, 0))
    first, second = bids(contest, (((5,), (4,), (2,)), ((3,), (1,))), (0, 2, 3))
    assert first == (Bid(0, (5,), 5), Bid(2, (4,), 5, 1), Bid(3, (2,), 2))
    assert second == (Bid(0, (3,), 3, 0, wins=True), Bid(2, (1,), 2, 1))
    assert list(fallen(contest, (((5,), (4,), (2,)), ((3,), (1,))), (0, 2, 3))) == [*first, *second]


@pytest.mark.parametrize(
    ("text", "faces"),
    [("3 0 7", (3, 0, 7)), (" 3,0; 7 ", (3, 0, 7)), ("", ()), ("3 x", ()), ("9" * 5000, ())],
)
def test_faces_are_typed_in_with_spaces_or_commas_between_them(text: str, faces: tuple[int, ...]) -> None:
    assert typed(text) == faces


@pytest.mark.parametrize(
    ("text", "die", "number", "faces"),
    [
        ("638", D10, 3, (6, 3, 8)),
        ("60 8", D10, 3, (6, 0, 8)),
        ("6 10 8", D10, 3, (6, 0, 8)),
        ("10", D10, 1, (0,)),
        ("10", D10, 2, (1, 0)),
        ("0", Die(10), 1, (10,)),
        ("3 10", Die(10), 2, (3, 10)),
        ("3100", Die(10), 4, (3, 1, 10, 10)),
        ("41", Die(10), None, (4, 1)),
        ("10", Die(10), None, (10,)),
        ("4", D10, 3, (4,)),
        ("6x", D10, 2, ()),
    ],
)
def test_digits_may_follow_one_another_and_nought_is_the_ten(
    text: str, die: Die, number: int | None, faces: tuple[int, ...]
) -> None:
    assert typed(text, die, number) == faces


HIT, KILL = Check("toy.hit", 4, (), D6), Check("toy.kill", 5, (), D6)
CHAIN = Chain(2, (HIT, KILL))


@pytest.mark.parametrize(
    ("throw", "rows", "answer"),
    [
        (Dice(D10, 2), [(0, 7)], (0, 7)),
        (CHAIN, [(1, 5), (6,)], ((1, 5), (6,))),
        (CHAIN, [(1, 2)], ((1, 2), ())),
        (Batch((CHAIN, CHAIN)), [(1, 2), (), (4, 3), (5,)], (((1, 2), ()), ((4, 3), (5,)))),
        (Contest(D10, 1, (0, 0)), [(5,), (7,)], (((5,), (7,)),)),
        (Contest(D10, 1, (0, 0)), [(5, 3), (5, 8)], (((5,), (5,)), ((3,), (8,)))),
        (Contest(D10, 1, (0, 0, 0)), [(5, 3), (1,), (5, 8)], (((5,), (1,), (5,)), ((3,), (8,)))),
    ],
)
def test_rows_of_dice_make_up_the_answer_of_their_throw(throw: Any, rows: list[Any], answer: Any) -> None:
    assert gathered(throw, rows) == answer
    assert throw.refuse(answer) is None


def test_rows_that_nobody_asked_for_make_up_nothing() -> None:
    assert gathered(Dice(D10, 2), [(0, 7), (1,)]) is None
    assert gathered(CHAIN, [(1, 5), (6,), (6,)]) is None
    assert gathered(Dice(D10, 2), []) is None
