"""Files that players write: whatever they hold, it becomes a struct or one problem with a place."""

import os
from pathlib import Path
from typing import Literal

import pytest
from msgspec import Struct

from carnyx.core.limits import LONGEST_LIST
from carnyx.core.lists import Names, converted, numbered, opened, ours, parsed, read
from carnyx.core.problems import BadForce, Problem, out_of, shown, unknown


class Herd(Struct, frozen=True, forbid_unknown_fields=True):
    """Some animals."""

    kind: Literal["cow", "sheep"]
    heads: int
    bells: bool = False


class Farm(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What the tests read."""

    id: str
    name: Names
    herds: tuple[Herd, ...] = ()
    size: tuple[int, int] = (1, 1)
    weight: int | float | None = None


NAME = 'name = { en = "Farm", de = "Hof", es = "Granja" }\n'


def farm(text: str) -> Farm:
    return converted(parsed(NAME + text, "farm.toml", "toy.farm"), Farm, "farm.toml", "toy.farm", id="farm")


def problem(text: str) -> Problem:
    with pytest.raises(BadForce) as caught:
        farm(text)
    assert caught.value.rule == "toy.farm"
    assert "\n" not in str(caught.value)
    return caught.value.problem


def test_a_table_becomes_a_struct() -> None:
    found = farm('herds = [{ kind = "cow", heads = 3, bells = true }]\nsize = [2, 3]')
    assert found == Farm(id="farm", name=Names("Farm", "Hof", "Granja"), herds=(Herd("cow", 3, True),), size=(2, 3))


@pytest.mark.parametrize(
    ("text", "message", "where", "numbers"),
    [
        ("size = [1]", "value-length", "farm.toml: size", {"given": 1, "wanted": 2}),
        ("size = 1", "value-kind", "farm.toml: size", {"given": "int", "wanted": "array"}),
        ("size = [1, true]", "value-kind", "farm.toml: size 2", {"given": "bool", "wanted": "int"}),
        ('weight = "much"', "value-kind", "farm.toml: weight", {"given": "str", "wanted": "int | float"}),
        ('herds = [{ kind = "cow" }]', "key-missing", "farm.toml: herds 1", {"key": "heads"}),
        (
            "siz = 1",
            "key-unknown",
            "farm.toml",
            {"given": "siz", "choices": "name, herds, size, weight", "near": "size"},
        ),
        ('id = "x"', "key-unknown", "farm.toml", {"given": "id", "choices": "name, herds, size, weight", "near": ""}),
        (
            'herds = [{ kind = "cow", heads = 1 }, { kind = "cow", heads = 1, bell = true }]',
            "key-unknown",
            "farm.toml: herds 2",
            {"given": "bell", "choices": "kind, heads, bells", "near": "bells"},
        ),
        (
            'herds = [{ kind = "ship", heads = 1 }]',
            "value-choice",
            "farm.toml: herds 1: kind",
            {"given": "ship", "choices": "cow, sheep", "near": "sheep"},
        ),
    ],
)
def test_what_does_not_fit_is_told_with_its_place(text: str, message: str, where: str, numbers: object) -> None:
    found = problem(text)
    assert (found.message, found.where, found.numbers) == (message, where, numbers)


def test_a_key_that_looks_like_a_place_is_only_a_key() -> None:
    assert problem('"a` - at `$.b" = 1').message == "key-unknown"
    assert problem('"a\\nb\\u001b" = 1').numbers["given"] == "a b "


@pytest.mark.parametrize(
    ("text", "message"),
    [("size = [", "file-not-toml"), ("a = 1\na = 2", "file-not-toml"), ("a = " + "[" * 5000, "file-nested")],
)
def test_what_is_not_toml_is_refused(text: str, message: str) -> None:
    assert problem(text).message == message


def test_a_toml_error_names_the_line() -> None:
    assert "(at line 3, column 8)" in str(problem("\nsize = five").numbers["reason"])


# --- files -----------------------------------------------------------------------------------------------------------


def refused_file(path: Path) -> str:
    with pytest.raises(BadForce) as caught:
        read(path, path.name, "toy.farm")
    return caught.value.problem.message


@pytest.mark.parametrize(
    ("raw", "message"),
    [
        (b"\x89PNG\r\n\x1a\n\x00\x00", "file-not-text"),
        ('name = "Hof"'.encode("utf-16"), "file-not-text"),
        ("name = 'Gehöft'".encode("latin-1"), "file-not-text"),
        (b"name =", "file-not-toml"),
        (b"#" * (LONGEST_LIST + 1), "file-too-long"),
    ],
)
def test_a_file_that_is_no_list_is_refused(tmp_path: Path, raw: bytes, message: str) -> None:
    path = tmp_path / "list.toml"
    path.write_bytes(raw)
    assert refused_file(path) == message


def test_what_is_no_file_is_refused(tmp_path: Path) -> None:
    if hasattr(os, "mkfifo"):  # to open one would wait for ever
        os.mkfifo(tmp_path / "pipe.toml")
    assert refused_file(tmp_path / "pipe.toml") == "file-missing"
    assert refused_file(tmp_path) == "file-missing"
    assert refused_file(tmp_path / "none.toml") == "file-missing"
    assert refused_file(tmp_path / ("x" * 5000)) == "file-unreadable"


def test_a_byte_order_mark_is_no_harm(tmp_path: Path) -> None:
    path = tmp_path / "list.toml"
    path.write_bytes("name = 'Gehöft'".encode("utf-8-sig"))
    assert read(path, "list.toml", "toy.farm") == {"name": "Gehöft"}


def test_one_of_ours_goes_by_its_name_and_a_file_by_its_path(tmp_path: Path) -> None:
    mine, known = tmp_path / "mine.toml", tmp_path / "known.toml"
    mine.write_text("a = 1", encoding="utf-8")
    known.write_text("a = 2", encoding="utf-8")
    assert opened({"known": known}, "known", "toy.farm") == ({"a": 2}, "known.toml")
    assert opened({"known": known}, mine, "toy.farm") == opened({}, str(mine), "toy.farm") == ({"a": 1}, "mine.toml")
    with pytest.raises(BadForce) as caught:
        opened({"known": known}, "know", "toy.farm")
    assert caught.value.problem.numbers == {"given": "know", "choices": "known", "near": "known"}


def test_ours_are_the_toml_files_of_a_folder() -> None:
    assert list(ours("carnyx.games.celtos.lists", "peoples")) == ["fir_bolg", "fomorian", "gael", "sidhe", "vanir"]


# --- names and numbers -----------------------------------------------------------------------------------------------


def test_a_name_is_wanted_in_every_language() -> None:
    assert Names("a", "b", "c").of("de") == "b"
    assert list(Names("a", "b", "c").problems("x", "toy.farm")) == []
    assert [each.message for each in Names("a", "", "c").problems("x", "toy.farm")] == ["name-empty"]


@pytest.mark.parametrize(
    ("names", "told"),
    [
        (["a", "b"], ("a", "b")),
        (["a", "b", "a"], ("a 1", "b", "a 2")),
        (["a", "a", "a 1"], ("a 2", "a 3", "a 1")),
    ],
)
def test_names_that_would_be_shared_are_numbered(names: list[str], told: tuple[str, ...]) -> None:
    assert numbered(names) == told


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (7, 7),
        (True, "true"),
        (1.5, "1.5"),
        (1 << 40, "> 2147483647"),
        (-(1 << 40), "< −2147483647"),
        ("a\nb", "a b"),
        ("x" * 100, "x" * 59 + "…"),
    ],
)
def test_anything_is_shown_short_and_on_one_line(given: object, said: int | str) -> None:
    assert shown(given) == said


def test_a_number_without_end_is_not_written_out() -> None:
    assert shown(10**9000) == "> 2147483647"


def test_a_number_out_of_its_limits_is_a_problem_with_both() -> None:
    assert list(out_of("x", "heads", 1, 1, 5, "toy.farm")) == list(out_of("x", "heads", 5, 1, 5, "toy.farm")) == []
    (found,) = out_of("x", "heads", 6, 1, 5, "toy.farm")
    assert found == Problem("x", "value-range", "toy.farm", {"key": "heads", "given": 6, "low": 1, "high": 5})


def test_an_unknown_name_comes_with_those_there_are_and_the_nearest() -> None:
    found = unknown("x", "unit-unknown", "toy.farm", "covs", ["cows", "sheep", "coves"])
    assert found.numbers == {"given": "covs", "choices": "cows, sheep, coves", "near": "coves, cows"}
