"""A calculator made of a situation: its keywords, bounds and help are those of the situation's fields."""

from __future__ import annotations

import inspect
from typing import Annotated, get_type_hints

import pytest
from msgspec import Struct

from carnyx.core.bounds import OutOfBounds, Whole, bounds
from carnyx.odds.calculator import calculator


class Leap(Struct, frozen=True):
    """Somebody leaps.

    Parameters
    ----------
    far
        How far.
    tired
        He is tired.
    """

    far: Annotated[int, Whole(1, 9, "toy.leap")]
    tired: bool = False


@calculator(Leap)
def leap(leap: Leap) -> int:
    """The odds of a leap."""
    return leap.far - leap.tired


def test_it_is_asked_by_the_names_of_the_fields() -> None:
    assert (leap(far=4), leap(far=4, tired=True)) == (4, 3)


def test_its_signature_and_help_are_those_of_the_situation() -> None:
    signature = inspect.signature(leap)
    assert list(signature.parameters) == ["far", "tired"]
    assert {each.kind for each in signature.parameters.values()} == {inspect.Parameter.KEYWORD_ONLY}
    assert signature.parameters["tired"].default is False
    assert signature.return_annotation is int
    assert get_type_hints(leap) == {"far": int, "tired": bool, "return": int}
    assert leap.__name__ == "leap"
    assert (leap.__doc__ or "").startswith("The odds of a leap.\n")
    assert "    tired\n        He is tired.\n" in (leap.__doc__ or "")


def test_it_looks_at_the_bounds_and_the_situation_does_not() -> None:
    assert bounds(leap) == {"far": Whole(1, 9, "toy.leap")}
    with pytest.raises(OutOfBounds, match=r"far takes 1 to 9, not 10 \(toy.leap\)"):
        leap(far=10)
    assert Leap(10).far == 10


def test_nothing_is_told_by_its_place_or_by_a_name_that_is_none() -> None:
    with pytest.raises(TypeError, match="leap is asked by keywords only"):
        leap(4)
    with pytest.raises(TypeError, match="height"):
        leap(far=4, height=2)  # type: ignore[call-arg]


def test_a_situation_must_say_what_its_fields_mean() -> None:
    class Silent(Struct, frozen=True):
        """Nothing is said."""

        far: int

    with pytest.raises(TypeError, match="does not say what its fields mean"):
        calculator(Silent)
