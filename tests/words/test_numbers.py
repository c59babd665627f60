"""Numbers as players of each language write them."""

from __future__ import annotations

from fractions import Fraction

import pytest

from carnyx.core.length import Length, Units, centimetres, inches
from carnyx.core.rule import signed
from carnyx.words.language import Language
from carnyx.words.numbers import decimal, length, percent


@pytest.mark.parametrize(
    ("value", "units", "language", "said"),
    [
        (inches(12), "in", "en", '12"'),
        (inches(12), "cm", "en", "30.5\u202fcm"),
        (inches(12), "cm", "de", "30,5\u202fcm"),
        (centimetres(30), "cm", "es", "30\u202fcm"),
        (centimetres(30), "in", "es", '11,8"'),
        (inches(Fraction(1, 2)), "in", "en", '0.5"'),
        (Length(0), "in", "en", '0"'),
    ],
)
def test_lengths(value: Length, units: Units, language: Language, said: str) -> None:
    assert length(value, units, language) == said


@pytest.mark.parametrize(
    ("chance", "language", "said"),
    [
        (Fraction(1, 2), "en", "50.0%"),
        (Fraction(1, 8), "de", "12,5\u202f%"),
        (Fraction(1, 3), "es", "33,3\u202f%"),
        (Fraction(0), "en", "0.0%"),
        (Fraction(1), "en", "100.0%"),
        (Fraction(1, 10_000), "en", "<0.1%"),
        (Fraction(9_999, 10_000), "de", ">99,9\u202f%"),
    ],
)
def test_what_is_possible_is_never_nought(chance: Fraction, language: Language, said: str) -> None:
    assert percent(chance, language) == said


def test_halves_round_away_from_nought() -> None:
    assert decimal(Fraction(5, 1000), 2, "en") == "0.01"
    assert decimal(Fraction(-5, 1000), 2, "en") == "−0.01"
    assert decimal(Fraction(4, 1000), 2, "en") == "0.00"


def test_modifiers_have_a_sign_and_a_true_minus() -> None:
    assert (signed(-2), signed(0), signed(1)) == ("−2", "+0", "+1")
