"""What a file holds fits a struct exactly if the struct can be made of it; otherwise every misfit is told."""

from collections.abc import Mapping
from datetime import UTC, date, datetime, time
from typing import Any, Literal

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct
from msgspec.structs import fields

from carnyx.core.fitting import misfits
from carnyx.core.problems import Problem
from carnyx.games.celtos.lists import army as celtos_army
from carnyx.games.celtos.lists import profiles as celtos_profiles
from carnyx.games.celtos.lists import scenarios as celtos_scenarios
from carnyx.games.warriors.lists import army as warriors_army
from carnyx.games.warriors.lists import profiles as warriors_profiles
from carnyx.games.warriors.lists import scenarios as warriors_scenarios

LISTS: tuple[type[Struct], ...] = (
    celtos_army.Force,
    celtos_profiles.Profile,
    celtos_scenarios.Scenario,
    warriors_army.Force,
    warriors_profiles.Individuals,
    warriors_profiles.Profile,
    warriors_scenarios.Scenario,
)


class Bell(Struct, frozen=True, forbid_unknown_fields=True):
    """What a cow wears."""

    tone: Literal["high", "low"]
    weight: int | float = 1


class Cow(Struct, frozen=True, forbid_unknown_fields=True, rename={"as_": "as"}):
    """One of every kind of field that a list may have."""

    as_: str
    age: int
    horned: bool = False
    milk: float = 1.0
    bell: Bell | None = None
    spots: tuple[tuple[int | float, int | float], ...] = ()
    feeds: tuple[Literal["grass", "hay"], ...] = ()
    traits: Mapping[str, int | bool] = {}
    calves: tuple[str, str] = ("", "")


KEYS = ["as", "age", "horned", "milk", "bell", "spots", "feeds", "traits", "calves", "tone", "weight", "horns", "as_"]
PLAIN = st.one_of(
    st.booleans(),
    st.integers(-3, 10**20),
    st.floats(),
    st.sampled_from(["", "high", "low", "grass", "hay", "straw"]),
    st.sampled_from([datetime(2020, 1, 1, tzinfo=UTC), date(2020, 1, 1), time(1, 2)]),
)
ANYTHING = st.recursive(
    PLAIN, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(KEYS), inner, max_size=4)
)
FITTING = st.fixed_dictionaries(
    {"as": st.just("Bess"), "age": st.integers(0, 20)},
    optional={
        "horned": st.booleans(),
        "milk": st.integers(0, 9) | st.floats(0, 9),
        "bell": st.fixed_dictionaries({"tone": st.sampled_from(["high", "low"])}),
        "spots": st.lists(st.lists(st.integers(0, 9), min_size=2, max_size=2), max_size=2),
        "feeds": st.lists(st.sampled_from(["grass", "hay"]), max_size=2),
        "traits": st.dictionaries(st.text(max_size=3), st.integers() | st.booleans(), max_size=2),
        "calves": st.just(["Ada", "Eve"]),
    },
)
NEARLY = st.builds(lambda cow, key, value: {**cow, key: value}, FITTING, st.sampled_from(KEYS), ANYTHING)


def told(raw: object) -> list[Problem]:
    return list(misfits(raw, Cow, "cow.toml", "toy.farm"))


@given(st.one_of(FITTING, NEARLY, ANYTHING))
def test_what_fits_is_what_a_struct_can_be_made_of(raw: object) -> None:
    try:
        msgspec.convert(raw, Cow)
    except msgspec.ValidationError:
        assert told(raw)
    else:
        assert not told(raw)


def test_every_misfit_is_told_in_the_order_of_the_file_and_what_is_lacking_last() -> None:
    raw = {"bell": {"tone": "loud"}, "horns": 2, "spots": [[1, 2], [3], [4, "x"]], "as": 7, "calves": ["Ada"]}
    assert [(each.where, each.message) for each in told(raw)] == [
        ("cow.toml: bell: tone", "value-choice"),
        ("cow.toml", "key-unknown"),
        ("cow.toml: spots 2", "value-length"),
        ("cow.toml: spots 3 2", "value-kind"),
        ("cow.toml: as", "value-kind"),
        ("cow.toml: calves", "value-length"),
        ("cow.toml", "key-missing"),
    ]


@pytest.mark.parametrize(
    ("raw", "given", "wanted"),
    [
        ({"age": 1.0}, "float", "int"),
        ({"age": True}, "bool", "int"),
        ({"horned": 1}, "int", "bool"),
        ({"bell": "loud"}, "str", "object"),
        ({"traits": {"fast": "very"}}, "str", "bool | int"),
        ({"traits": []}, "array", "object"),
        ({"spots": {}}, "object", "array"),
        ({"spots": [[1, "two"]]}, "str", "int | float"),
        ({"feeds": [3]}, "int", "str"),
        ({"milk": date(2020, 1, 1)}, "date", "float"),
        ({"milk": datetime(2020, 1, 1, tzinfo=UTC)}, "datetime", "float"),
    ],
)
def test_a_value_of_another_kind_is_told_with_both_kinds(raw: dict[str, Any], given: str, wanted: str) -> None:
    (problem,) = told({"as": "Bess", "age": 3, **raw})
    assert (problem.message, problem.numbers) == ("value-kind", {"given": given, "wanted": wanted})


def test_a_key_that_looks_like_a_place_is_told_where_it_stands() -> None:
    (problem,) = told({"as": "Bess", "age": 3, "a` - at `$.bell": 1})
    assert (problem.where, problem.message, problem.numbers["given"]) == ("cow.toml", "key-unknown", "a` - at `$.bell")


@pytest.mark.parametrize("kind", LISTS)
def test_every_field_of_every_list_says_what_it_wants(kind: type[Struct]) -> None:
    keys = [each.encode_name for each in fields(kind)]
    found = list(misfits(dict.fromkeys(keys, date(2020, 1, 1)), kind, "list.toml", "toy.farm"))
    assert [each.where for each in found] == [f"list.toml: {key}" for key in keys]
    assert all(each.numbers["given"] == "date" and each.numbers["wanted"] for each in found)
