"""A registry knows every rule of its game by name, in reading order, each with one source."""

from typing import Annotated, Any, Literal

import pytest
from msgspec import Struct

from carnyx.core.check import Band, Bands, Die, Lookup, Modifier, Trial, modifier
from carnyx.core.edition import switch
from carnyx.core.registry import Registry
from carnyx.core.rule import FOUND, RULING, Cite, Rule

SHEET = Cite(("sheet",), ("en",))


class Edition(Struct, frozen=True):
    """A single contested point."""

    rout: Annotated[Literal["flee", "halt"], switch("toy.edition.rout", "toy.rout", "toy.nerve", cite=FOUND)] = "flee"


class Settled(Struct, frozen=True):
    """Nothing is contested."""


MOVED: Modifier[Any] = modifier("toy.shot.moved", -1, lambda shot: True, SHEET)
MARKS: Modifier[Any] = Modifier("toy.shot.marks", FOUND, lambda shot: 1)
SHOT: Trial[Any] = Trial("toy.shot", SHEET, Die(10), lambda shot: 5, (MOVED, MARKS))
NEED = Lookup("toy.need", SHEET, (1,), (1,), ((4,),))
ROUT = Bands("toy.rout", SHEET, (Band("toy.rout.flee", high=2), Band("toy.rout.hold", low=3, cite=RULING)))
PROSE = (Rule("toy.turn", FOUND), "toy.rout", "toy.shot", Rule("toy.sight", RULING), "toy.need")
REGISTRY = Registry("toy", Edition, PROSE, (SHOT,), (NEED,), (ROUT,))


def registry(*prose: Rule | str, trials: tuple[Trial[Any], ...] = ()) -> Registry:
    return Registry("toy", Settled, prose, trials, (), ())


def test_every_value_of_the_game_is_a_rule() -> None:
    assert set(REGISTRY.rules) == {
        "toy.turn",
        "toy.rout",
        "toy.rout.flee",
        "toy.rout.hold",
        "toy.shot",
        "toy.shot.moved",
        "toy.shot.marks",
        "toy.sight",
        "toy.need",
        "toy.edition.rout",
    }


@pytest.mark.parametrize(
    ("name", "cite"),
    [
        ("toy.turn", FOUND),
        ("toy.shot", SHEET),
        ("toy.shot.moved", SHEET),
        ("toy.shot.marks", FOUND),
        ("toy.need", SHEET),
        ("toy.rout", SHEET),
        ("toy.rout.flee", SHEET),
        ("toy.rout.hold", RULING),
        ("toy.edition.rout", FOUND),
    ],
)
def test_every_rule_has_the_source_of_its_value(name: str, cite: Cite) -> None:
    assert REGISTRY.rules[name] == Rule(name, cite, REGISTRY.rules[name].numbers)


def test_a_finer_rule_follows_the_one_it_extends_in_the_order_of_the_rulebook() -> None:
    assert list(REGISTRY.rules) == [
        "toy.turn",
        "toy.rout",
        "toy.rout.flee",
        "toy.rout.hold",
        "toy.shot",
        "toy.shot.moved",
        "toy.shot.marks",
        "toy.sight",
        "toy.need",
        "toy.edition.rout",
    ]


def test_a_modifier_brings_its_printed_number_along_and_one_without_brings_none() -> None:
    assert REGISTRY.rules["toy.shot.moved"].numbers == {"value": -1}
    assert REGISTRY.rules["toy.shot.marks"].numbers == {}


def test_numbers_are_kept_whichever_of_two_like_rules_has_them() -> None:
    told = Rule("toy.shot", SHEET, {"need": 5})
    assert registry(told, trials=(SHOT,)).rules["toy.shot"] == told
    untold = Rule("toy.shot.moved", SHEET)
    assert registry(untold, trials=(SHOT,)).rules["toy.shot.moved"] == Rule("toy.shot.moved", SHEET, {"value": -1})


def test_a_finer_rule_follows_even_if_its_value_is_told_first() -> None:
    aimed: Trial[Any] = Trial("toy.shot", SHEET, Die(10), lambda shot: 5, (modifier("toy.need.aimed", 1, bool, FOUND),))
    both = Registry("toy", Settled, ("toy.need", "toy.shot"), (aimed,), (NEED,), ())
    assert list(both.rules) == ["toy.need", "toy.need.aimed", "toy.shot"]


def test_a_name_with_two_sources_is_an_error() -> None:
    with pytest.raises(ValueError, match=r"toy\.shot has two sources: (ruling and sheet|sheet and ruling)"):
        _ = registry(Rule("toy.shot", RULING), trials=(SHOT,)).rules


def test_a_name_that_no_value_defines_is_an_error() -> None:
    with pytest.raises(ValueError, match=r"no value defines toy\.need, toy\.rout"):
        _ = registry("toy.rout", "toy.need", Rule("toy.turn", FOUND)).rules


def test_a_value_is_found_by_its_name() -> None:
    assert REGISTRY.trial("toy.shot") is SHOT
    assert REGISTRY.table("toy.need") is NEED
    assert REGISTRY.result("toy.rout") is ROUT


@pytest.mark.parametrize("name", ["toy.nowhere", "toy.turn", "toy.shot.moved", ""])
def test_a_name_that_is_no_such_value_finds_nothing(name: str) -> None:
    assert REGISTRY.trial(name) is None
    assert REGISTRY.table(name) is None
    assert REGISTRY.result(name) is None


@pytest.mark.parametrize("name", ["toy.rout", "toy.nerve", "toy.edition.rout"])
def test_a_setting_is_found_by_the_rules_it_governs_and_by_its_own_name(name: str) -> None:
    assert [each.name for each in REGISTRY.settings_of(name)] == ["rout"]


@pytest.mark.parametrize("name", ["toy.shot", "toy.rout.flee", "rout"])
def test_a_rule_that_is_not_contested_has_no_setting(name: str) -> None:
    assert REGISTRY.settings_of(name) == ()
