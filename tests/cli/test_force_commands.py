"""Force lists on the command line: which game they are of, what they cost, and what is wrong with them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from carnyx.games.celtos.lists import army as celtos
from carnyx.games.warriors.lists import army as warriors
from carnyx.words import Language, catalogue
from tests.cli.shell import Shell

ORCS = (
    'name = "Own"\npeople = "orcs"\nwarchief = { leadership = 4 }\nunits = [{ unit = "orcs.warriors", figures = 20 }]\n'
)
GAEL = 'name = "Own"\npeople = "gael"\nunits = [{ unit = "gael.warrior", models = 7 }]\n'


def own(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "own.toml"
    path.write_text(text, encoding="utf-8")
    return path


@pytest.mark.parametrize("name", [*celtos.forces(), *warriors.forces()])
def test_a_list_of_ours_goes_by_its_name_whatever_its_game(name: str, shell: Shell) -> None:
    answer = shell.answered(f"force check {name}")
    assert answer["system"] == ("celtos" if name in celtos.forces() else "warriors")
    assert (answer["people"], answer["problems"]) == (name.rpartition("-")[0], [])
    assert answer["points"] == (celtos if answer["system"] == "celtos" else warriors).load(name).points


@pytest.mark.parametrize(
    ("text", "system"),
    [
        (GAEL, "celtos"),
        (ORCS, "warriors"),
        (ORCS.replace('"orcs"', '"goblins"'), "warriors"),
    ],
)
def test_a_list_of_ones_own_is_known_by_its_people(text: str, system: str, tmp_path: Path, shell: Shell) -> None:
    assert shell.answered(f"force check {own(tmp_path, text)}")["system"] == system


def test_without_a_known_people_a_warchief_tells(tmp_path: Path, shell: Shell) -> None:
    path = own(tmp_path, ORCS.replace('"orcs"', '"orks"'))
    out, err = shell.told(f"force check {path}", 2)
    assert out == ""
    assert "(warriors.army) Did you mean orcs?" in err
    path = own(tmp_path, GAEL.replace('"gael"', '"gaels"'))
    assert "(celtos.army) Did you mean gael?" in shell.told(f"force check {path}", 2)[1]


@pytest.mark.parametrize("people", ['["orcs"]', "{ a = 1 }", "5"])
def test_a_people_that_is_no_name_is_one_clear_line(people: str, tmp_path: Path, shell: Shell) -> None:
    path = own(tmp_path, ORCS.replace('"orcs"', people))
    out, err = shell.told(f"force check {path}", 2)
    assert (out, err.count("\n")) == ("", 1)
    assert "own.toml: people: " in err


def test_the_game_may_be_said(tmp_path: Path, shell: Shell) -> None:
    path = own(tmp_path, ORCS)
    assert shell.told(f"force check {path} --system warriors") == shell.told(f"force check {path}")
    assert "warchief" in shell.told(f"force check {path} --system celtos", 2)[1]
    assert "celtos, warriors" in shell.told(f"force check {path} --system chess", 2)[1]


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", ["Orc warriors                      20   120", "Orc Warchief                       1    90"]),
        ("de", ["Orkkrieger                        20   120", "Orkischer Kriegsherr               1    90"]),
        ("es", ["Guerreros orcos                   20   120", "Señor de la Guerra orco            1    90"]),
    ],
)
def test_a_legal_list_is_a_bill(language: Language, lines: list[str], tmp_path: Path, shell: Shell) -> None:
    out, err = shell.told(f"force check {own(tmp_path, ORCS)} --lang {language}")
    *bill, label = out.splitlines()
    assert (bill, err) == ([*lines, "Own                               21   210"], "")
    assert label == catalogue(language).say("app-reconstruction", rule="warriors.army")


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "9 figures; it takes 10 to 30, champion and standard included"),
        ("de", "9 Figuren; erlaubt sind 10 bis 30, Champion und Standarte eingeschlossen"),
        ("es", "9 miniaturas; se admite de 10 a 30, con campeón y estandarte"),
    ],
)
def test_a_mistake_is_named_in_the_players_language(language: str, line: str, tmp_path: Path, shell: Shell) -> None:
    path = own(tmp_path, ORCS.replace("figures = 20 }", 'figures = 20 }, { unit = "orcs.warriors", figures = 9 }'))
    out, err = shell.told(f"force check {path} --lang {language}", 2)
    assert (out, err) == ("", f"carnyx: units 2: orcs.warriors: {line} (warriors.army)\n")


def test_an_unknown_name_is_answered_with_the_lists_of_both_games(shell: Shell) -> None:
    err = shell.told("force check orcs-bux", 2)[1]
    assert "gael-demo" in err
    assert "Did you mean orcs-box?" in err


def test_everything_that_does_not_fit_is_named_at_once(tmp_path: Path, shell: Shell) -> None:
    text = (
        'name = 5\npeople = "gael"\npoits = 3\n[[units]]\nunit = "gael.warrior"\nmodels = "7"\nleder = true\n'
        "[[units]]\nmodels = 4\n"
    )
    path = own(tmp_path, text)
    problems = json.loads(shell.told(f"force check {path} --json", 2)[0])["problems"]
    assert [(each["where"], each["message"]) for each in problems] == [
        ("own.toml: name", "value-kind"),
        ("own.toml", "key-unknown"),
        ("own.toml: units 1: models", "value-kind"),
        ("own.toml: units 1", "key-unknown"),
        ("own.toml: units 2", "key-missing"),
    ]
    out, err = shell.told(f"force check {path}", 2)
    assert (out, err.splitlines()) == ("", [f"carnyx: {each['text']}" for each in problems])


@pytest.mark.parametrize("text", ["name = ", "\0", "units = 5"])
def test_what_cannot_be_read_is_a_problem_in_json_too(text: str, tmp_path: Path, shell: Shell) -> None:
    answer = json.loads(shell.told(f"force check {own(tmp_path, text)} --json", 2)[0])
    assert (answer["points"], answer["reconstruction"]) == (None, [])
    assert answer["problems"]


@pytest.mark.parametrize("name", ["gael-demo", "orcs-box"])
def test_a_list_says_which_of_its_profiles_are_a_reconstruction(name: str, shell: Shell) -> None:
    answer = shell.answered(f"force check {name}")
    army = celtos if answer["system"] == "celtos" else warriors
    assert answer["reconstruction"] == list(army.reconstructed(army.load(name))) != []
