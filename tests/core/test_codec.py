"""The canonical text of a battle is the same wherever it is written, and the digest is taken of it alone."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import Struct
from msgspec.structs import replace

from carnyx.core.codec import decode, digest, encode
from carnyx.core.flow import Agenda
from carnyx.core.length import Length, Point


class Wait(Struct, frozen=True, tag=True):
    """A step with a number."""

    turns: int


class March(Struct, frozen=True, tag=True):
    """A step with a place."""

    to: Point


class Battle(Agenda, frozen=True, kw_only=True):
    """A position with a bit of everything."""

    name: str = ""
    marks: dict[str, int] = {}
    at: Point | None = None
    reach: Length = Length(0)
    agenda: tuple[Wait | March, ...] = ()


TEXT = (
    b'{"agenda":[{"type":"Wait","turns":2},{"type":"March","to":[3,-4]}],'
    b'"name":"M\xc3\xa9abh","marks":{"a":1,"b":2},"at":[1,2],"reach":{"ticks":254}}'
)
BATTLE = Battle(
    agenda=(Wait(2), March(Point(3, -4))), name="Méabh", marks={"b": 2, "a": 1}, at=Point(1, 2), reach=Length(254)
)

whole = st.integers(-(2**53), 2**53)
points = st.builds(Point, whole, whole)
battles = st.builds(
    Battle,
    name=st.text(max_size=8),
    marks=st.dictionaries(st.text(max_size=3), whole, max_size=3),
    at=st.none() | points,
    reach=st.builds(Length, whole),
    agenda=st.lists(st.builds(Wait, whole) | st.builds(March, points), max_size=4).map(tuple),
)


def test_the_canonical_text_is_written_so_and_not_otherwise() -> None:
    assert encode(BATTLE) == TEXT


def test_the_text_does_not_depend_on_the_order_in_which_marks_were_made() -> None:
    assert encode(replace(BATTLE, marks={"a": 1, "b": 2})) == encode(BATTLE)


@pytest.mark.parametrize("text", [TEXT, TEXT.decode()], ids=["bytes", "text"])
def test_the_text_stands_for_the_battle(text: bytes | str) -> None:
    assert decode(text, Battle) == BATTLE


def test_the_digest_is_that_of_the_canonical_text() -> None:
    assert digest(BATTLE) == blake2b(TEXT, digest_size=16).hexdigest() == "ffc7278feb805144c482bf4cb1269099"


@settings(deadline=None)
@given(battles)
def test_every_battle_comes_back_as_it_was(battle: Battle) -> None:
    again = decode(encode(battle), Battle)
    assert again == battle
    assert encode(again) == encode(battle)
    assert digest(again) == digest(battle)


@settings(deadline=None)
@given(battles, battles)
def test_digests_are_equal_for_equal_battles_and_for_no_others(one: Battle, other: Battle) -> None:
    assert (digest(one) == digest(other)) == (one == other)
    assert digest(one, other) != digest([one, other]) != digest(one)


@pytest.mark.parametrize(
    "change",
    [
        {"name": "Maeve"},
        {"marks": {"a": 1, "b": 3}},
        {"at": None},
        {"reach": Length(255)},
        {"agenda": (March(Point(3, -4)), Wait(2))},
        {"agenda": (Wait(2),)},
    ],
    ids=str,
)
def test_any_change_of_the_battle_changes_the_digest(change: dict[str, Any]) -> None:
    assert digest(replace(BATTLE, **change)) != digest(BATTLE)


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b'{"name":1}',
        b'{"agenda":[{"type":"Rest"}]}',
        b'{"agenda":[{"turns":2}]}',
        b'{"at":[1]}',
    ],
)
def test_a_text_that_stands_for_no_battle_is_an_error(text: bytes) -> None:
    with pytest.raises(msgspec.DecodeError):
        decode(text, Battle)


def test_what_has_no_canonical_text_is_an_error() -> None:
    with pytest.raises(TypeError):
        encode(object())
