"""An edition's fields say all there is to say of its settings, and a house rule chooses one otherwise."""

from typing import Annotated, Literal

import msgspec
import pytest
from msgspec import Struct

from carnyx.core.edition import Setting, Unsettled, distance, house, number, settings, switch, valid
from carnyx.core.length import inches
from carnyx.core.rule import FOUND, RULING


class Edition(Struct, frozen=True):
    """One setting of every kind."""

    rout: Annotated[Literal["flee", "halt"], switch("toy.edition.rout", "toy.rout", "toy.nerve", cite=FOUND)] = "flee"
    turns: Annotated[int, number("toy.turn.limit", 1, 12, RULING)] = 6
    share: Annotated[int, number("toy.share.of", 0, 100, RULING, unit="percent", rules=("toy.victory",))] = 50
    sight: Annotated[int, distance("toy.sight.limit", RULING)] = 24
    march: Annotated[int, distance("toy.march.limit", RULING, rules=("toy.move",), most=12)] = 6


@pytest.mark.parametrize(
    ("name", "setting"),
    [
        (
            "rout",
            Setting("rout", "toy.edition.rout", ("toy.rout", "toy.nerve"), FOUND, "flee", choices=("flee", "halt")),
        ),
        ("turns", Setting("turns", "toy.turn.limit", ("toy.turn",), RULING, 6, (), 1, 12, "number")),
        ("share", Setting("share", "toy.share.of", ("toy.victory",), RULING, 50, (), 0, 100, "percent")),
        ("sight", Setting("sight", "toy.sight.limit", ("toy.sight",), RULING, 24, (), 0, 144, "length")),
        ("march", Setting("march", "toy.march.limit", ("toy.move",), RULING, 6, (), 0, 12, "length")),
    ],
)
def test_a_setting_is_read_from_its_field(name: str, setting: Setting) -> None:
    assert {each.name: each for each in settings(Edition)}[name] == setting


def test_settings_come_in_the_order_of_the_fields() -> None:
    assert [each.name for each in settings(Edition)] == ["rout", "turns", "share", "sight", "march"]


def test_a_field_that_is_no_setting_is_an_error() -> None:
    class Loose(Struct, frozen=True):
        turns: int = 6

    with pytest.raises(AssertionError, match=r"Loose\.turns is no setting"):
        settings(Loose)


@pytest.mark.parametrize(
    ("name", "value", "shown"),
    [("rout", "halt", "halt"), ("turns", 3, 3), ("share", 25, 25), ("sight", 18, inches(18))],
)
def test_only_a_length_is_shown_as_a_length(name: str, value: int | str, shown: object) -> None:
    assert {each.name: each for each in settings(Edition)}[name].show(value) == shown


@pytest.mark.parametrize(
    ("name", "value", "edition"),
    [
        ("rout", "halt", Edition(rout="halt")),
        ("rout", "flee", Edition()),
        ("turns", "1", Edition(turns=1)),
        ("turns", "12", Edition(turns=12)),
        ("sight", "0", Edition(sight=0)),
        ("march", "12", Edition(march=12)),
    ],
)
def test_a_house_rule_changes_one_setting_and_no_other(name: str, value: str, edition: Edition) -> None:
    assert house(Edition(), name, value) == edition


def test_house_rules_add_up() -> None:
    assert house(house(Edition(), "turns", "3"), "rout", "halt") == Edition(turns=3, rout="halt")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("rout", "hold"),
        ("rout", ""),
        ("rout", "Flee"),
        ("turns", "0"),
        ("turns", "13"),
        ("turns", "-1"),
        ("turns", "six"),
        ("turns", "2.5"),
        ("turns", ""),
        ("sight", "145"),
        ("march", "13"),
    ],
)
def test_a_value_the_setting_does_not_take_is_named_with_its_setting(name: str, value: str) -> None:
    with pytest.raises(Unsettled) as error:
        house(Edition(), name, value)
    assert (error.value.name, error.value.value) == (name, value)
    assert error.value.setting is not None
    assert error.value.setting.name == name


def test_an_unknown_setting_is_named_with_those_that_are_known() -> None:
    with pytest.raises(Unsettled, match="weather=fog") as error:
        house(Edition(), "weather", "fog")
    assert error.value.setting is None
    assert error.value.known == ("rout", "turns", "share", "sight", "march")


def test_a_valid_edition_comes_back_as_it_is() -> None:
    assert valid(Edition(turns=12, rout="halt")) == Edition(turns=12, rout="halt")


@pytest.mark.parametrize(
    "edition",
    [Edition(turns=0), Edition(turns=13), Edition(rout="hold"), Edition(march=13), Edition(sight=-1)],
    ids=str,
)
def test_an_edition_with_a_value_its_setting_does_not_take_is_an_error(edition: Edition) -> None:
    with pytest.raises(msgspec.ValidationError):
        valid(edition)
