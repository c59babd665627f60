"""Force lists of Warriors as players write them: what goes without saying, and what cannot be read."""

from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from carnyx.core.problems import BadForce
from carnyx.games.warriors.lists.army import Command, Entry, Force, Individual, bill, check, figures, load, loads, price
from carnyx.words.problems import problem_line

TEXT = """name = "Tusks"
people = "orcs"
points = 457

[warchief]
leadership = 4
attached = "The Reds"

[[companions]]
role = "bannerman"

[[units]]
unit = "orcs.warriors"
figures = 20
champion = true
name = "The Reds"

[[commands]]
leader = { leadership = 3, mounted = true, couriers = 1 }
companions = [{ role = "hero", race = "trolls" }]

[[commands.units]]
unit = "orcs.archers"
figures = 10
files = 10

[[commands.units]]
unit = "trolls.trolls"
figures = 3
standard = true
"""
READ = Force(
    name="Tusks",
    people="orcs",
    points=457,
    warchief=Individual("warchief", "orcs", leadership=4, attached="The Reds"),
    units=(Entry("orcs.warriors", 20, champion=True, name="The Reds"),),
    companions=(Individual("bannerman", "orcs"),),
    commands=(
        Command(
            Individual("leader", "orcs", leadership=3, mounted=True, couriers=1),
            (Entry("orcs.archers", 10, files=10), Entry("trolls.trolls", 3, standard=True)),
            (Individual("hero", "trolls"),),
        ),
    ),
)


def test_a_list_becomes_a_force_and_what_goes_without_saying_is_filled_in(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(TEXT, encoding="utf-8")
    force = load(path)
    assert force == load(str(path)) == loads(TEXT) == READ
    assert check(force) == ()
    assert (price(force), figures(force)) == (90 + 15 + 125 + 70 + 30 + 60 + 67, 20 + 10 + 3 + 4)
    assert msgspec.json.decode(msgspec.json.encode(force), type=Force) == force


def test_the_bill_names_units_and_individuals() -> None:
    assert bill(READ, "de") == (
        ("The Reds", 20, 125),
        ("Orkische Bogenschützen", 10, 60),
        ("Trolle", 3, 67),
        ("Orkischer Kriegsherr", 1, 90),
        ("Orkischer Bannerträger", 1, 15),
        ("Orkischer Schlachtführer", 1, 70),
        ("Trollheld", 1, 30),
    )


@pytest.mark.parametrize(
    ("old", "new", "message", "where"),
    [
        ('name = "Tusks"', 'nome = "Tusks"', "key-unknown", "mine.toml"),
        ("champion = true", "captain = true", "key-unknown", "mine.toml: units 1"),
        ("champion = true", "champion = 1", "value-kind", "mine.toml: units 1: champion"),
        ("figures = 10", 'figures = "ten"', "value-kind", "mine.toml: commands 1: units 1: figures"),
        ("figures = 20\n", "", "key-missing", "mine.toml: units 1"),
        ('people = "orcs"\n', "", "key-missing", "mine.toml"),
        ("[warchief]", "[captain]", "key-unknown", "mine.toml"),
        ('role = "bannerman"', 'role = "piper"', "value-choice", "mine.toml: companions 1: role"),
        ('role = "bannerman"', "", "key-missing", "mine.toml: companions 1"),
        ('role = "hero"', "", "file-not-toml", "mine.toml"),
        ("points = 457", "points = 457.5", "value-kind", "mine.toml: points"),
    ],
)
def test_a_list_that_cannot_be_read_says_where(tmp_path: Path, old: str, new: str, message: str, where: str) -> None:
    assert old in TEXT
    path = tmp_path / "mine.toml"
    path.write_text(TEXT.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadForce) as caught:
        load(path)
    assert (caught.value.problem.message, caught.value.where) == (message, where)
    assert caught.value.rule == "warriors.army"


def test_a_role_in_the_wrong_place_is_no_better_for_being_written() -> None:
    force = loads(TEXT.replace("[warchief]", '[warchief]\nrole = "hero"'))
    assert [each.message for each in check(force)][:1] == ["force-role"]


def test_an_unknown_name_is_answered_with_ours() -> None:
    with pytest.raises(BadForce) as caught:
        load("orcs-80")
    assert caught.value.problem.message == "file-unknown"
    assert problem_line(caught.value.problem, "en").endswith("Did you mean orcs-800?")


@settings(max_examples=200, deadline=None)
@given(st.text(alphabet='[]{}=".,\n\\`$#09warchiefunitsame ', max_size=60))
def test_nothing_but_a_clear_error_comes_of_nonsense(text: str) -> None:
    with pytest.raises(BadForce) as caught:
        loads(text)
    assert "\n" not in problem_line(caught.value.problem, "es")


@settings(max_examples=200, deadline=None)
@given(
    st.dictionaries(
        st.sampled_from(["warchief", "units", "companions", "commands", "people", "points"]),
        st.sampled_from(
            ["1", "true", '"a"', "[1, 2]", "[]", "{ leader = 1 }", "{}", "[{}]", "[{ leader = {} }]", "[[1]]"]
        ),
    )
)
def test_tables_of_the_wrong_shape_are_no_worse(keys: dict[str, str]) -> None:
    with pytest.raises(BadForce):
        loads("".join(f"{key} = {value}\n" for key, value in keys.items()))
