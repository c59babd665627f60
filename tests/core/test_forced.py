"""A question is not asked if it has one answer, or if all its answers lead to the same position."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest
from msgspec import Struct
from msgspec.structs import replace

from carnyx.core.flow import Agenda, Choose, begin
from carnyx.core.forced import Forced, forced
from carnyx.core.options import OneOf


class Battle(Agenda, frozen=True, kw_only=True):
    """Where somebody stands."""

    place: str = "here"


class Go(Struct, frozen=True):
    """Somebody goes somewhere."""

    places: tuple[str, ...]

    def ask(self, battle: Battle) -> Choose:
        return Choose(0, OneOf(self.places))

    def take(self, battle: Battle, outcome: str) -> Battle:
        return replace(battle, place=outcome)


class Wait(Go, frozen=True):
    """Whatever is answered, nothing changes."""

    def take(self, battle: Battle, outcome: str) -> Battle:
        return battle


class Whisper(Wait, frozen=True):
    """The answer is sealed."""

    secret: ClassVar[bool] = True


class Anywhere(Struct, frozen=True):
    """A place that cannot be listed."""

    def choices(self) -> None:
        """Nobody knows."""


class Wander(Struct, frozen=True):
    def ask(self, battle: Battle) -> Choose:
        return Choose(0, Anywhere())  # type: ignore[arg-type]


def asked(*steps: Any) -> Forced | None:
    return forced(begin(Battle(agenda=steps)))


def test_the_only_answer_is_forced() -> None:
    assert asked(Go(("there",))) == Forced("there")


def test_answers_that_lead_to_different_positions_are_asked_for() -> None:
    assert asked(Go(("here", "there"))) is None


def test_answers_that_all_lead_to_the_same_position_are_forced() -> None:
    assert asked(Wait(("left", "right"))) == Forced("left")


def test_a_sealed_answer_is_always_asked_for() -> None:
    assert asked(Whisper(("yes",))) is None


def test_places_on_the_table_are_asked_for() -> None:
    assert asked(Wander()) is None


@pytest.mark.parametrize(("number", "found"), [(24, Forced("0")), (25, None)])
def test_of_very_many_answers_nobody_looks_at_each(number: int, found: Forced | None) -> None:
    assert asked(Wait(tuple(map(str, range(number))))) == found


def test_nothing_is_forced_when_the_battle_is_over() -> None:
    assert asked() is None
