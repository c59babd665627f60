"""The printed tables of the Warriors sheet, and the totals of any dice."""

from fractions import Fraction
from itertools import product

import pytest

from carnyx.core.bounds import OutOfBounds
from carnyx.odds.dice import dice
from tests.odds.oracles import chances, icepool_total
from tests.shared import SHEETS

# exactly, or less, or more: in hundredths of a percent, cut off and not rounded
TWO_D6 = {
    2: ("2.77", "2.77", "100"),
    3: ("5.55", "8.33", "97.22"),
    4: ("8.33", "16.66", "91.66"),
    5: ("11.11", "27.77", "83.33"),
    6: ("13.88", "41.66", "72.22"),
    7: ("16.66", "58.33", "58.33"),
    8: ("13.88", "72.22", "41.66"),
    9: ("11.11", "83.33", "27.77"),
    10: ("8.33", "91.66", "16.66"),
    11: ("5.55", "97.22", "8.33"),
    12: ("2.77", "100", "2.77"),
}
# the total or less, its mirror or more, and the percentage of either
TWO_D10 = [(2, 20, 1), (3, 19, 3), (4, 18, 6), (5, 17, 10), (6, 16, 15),
           (7, 15, 21), (8, 14, 28), (9, 13, 36), (10, 12, 45), (11, 11, 55)]  # fmt: skip


def truncated(chance):
    """A percentage as the sheet prints it: two places, the rest cut off, a whole hundred bare."""
    whole, hundredths = divmod(chance * 10_000 // 1, 100)
    return str(whole) if chance == 1 else f"{whole}.{hundredths:02}"


@pytest.mark.parametrize("score", TWO_D6)
def test_two_six_sided_dice_truncated_are_the_printed_figures(score):
    (row,) = (row for row in dice("2d6").rows if row.score == score)
    assert (truncated(row.exactly), truncated(row.or_less), truncated(row.or_more)) == TWO_D6[score]


def test_two_six_sided_dice_have_the_printed_rows_and_no_others():
    assert [row.score for row in dice("2d6").rows] == list(TWO_D6)


@pytest.mark.parametrize(("low", "high", "percent"), TWO_D10)
def test_two_ten_sided_dice_have_the_printed_tails_exactly(low, high, percent):
    rows = {row.score: row for row in dice("2d10").rows}
    assert rows[low].or_less == rows[high].or_more == Fraction(percent, 100)


@pytest.mark.shared
def test_the_figures_above_are_those_of_the_sheet():
    text = (SHEETS / "warriors-d10.txt").read_text(encoding="utf-8")
    six, ten = text.split("\n2d6\n")[1].split("2d10")
    printed = six.split("more", 1)[1].split()
    assert printed == [cell for score, row in TWO_D6.items() for cell in (str(score), *row)]
    numbers = [int(word.rstrip("%")) for word in ten.split() if word.rstrip("%").isdigit()]
    assert numbers == [number for row in TWO_D10 for number in row]


@pytest.mark.parametrize(("number", "sides"), [(1, 6), (2, 6), (3, 6), (2, 10), (3, 4), (4, 3), (1, 1)])
def test_totals_are_as_if_every_face_were_looked_at(number, sides):
    totals = [sum(faces) for faces in product(range(1, sides + 1), repeat=number)]
    for row in dice(f"{number}d{sides}").rows:
        assert row.exactly == Fraction(sum(total == row.score for total in totals), len(totals))
        assert row.or_less == Fraction(sum(total <= row.score for total in totals), len(totals))
        assert row.or_more == Fraction(sum(total >= row.score for total in totals), len(totals))


@pytest.mark.parametrize(("number", "sides"), [(10, 10), (20, 6), (60, 10), (100, 6), (20, 100)])
def test_totals_of_many_dice_agree_with_icepool(number, sides):
    assert dict(dice(f"{number}d{sides}").totals) == chances(icepool_total(number, sides))


@pytest.mark.parametrize(("written", "average"), [("1d6", "7/2"), ("2d10", 11), ("3d8", "27/2"), ("60d10", 330)])
def test_the_average_is_that_of_one_die_as_often_as_there_are(written, average):
    assert dice(written).expected == Fraction(average)


@pytest.mark.parametrize("written", ["3d8", "3D8", "3w8", "3W8", " 3 d 8 "])
def test_dice_are_read_as_players_write_them(written):
    assert (dice(written).dice, dice(written).sides) == (3, 8)


def test_a_bare_die_is_one_die():
    assert (dice("d10").dice, dice("d10").sides) == (1, 10)


@pytest.mark.parametrize("written", ["", "2", "d", "2x6", "2d6+1", "-1d6", "two dice", "2d6 2d6"])
def test_what_is_no_dice_is_refused_with_an_example(written):
    with pytest.raises(OutOfBounds, match=r"dice takes NdM, as 2d6 or 2d10, not .*\(warriors\.odds\)"):
        dice(written)


@pytest.mark.parametrize(
    ("written", "name"), [("0d6", "dice"), ("101d6", "dice"), ("2d0", "sides"), ("2d101", "sides")]
)
def test_too_few_or_too_many_are_refused_with_the_bounds(written, name):
    with pytest.raises(OutOfBounds, match=rf"{name} takes 1 to 100, not \d+ \(warriors\.odds\)"):
        dice(written)
