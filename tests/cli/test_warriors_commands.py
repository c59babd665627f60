"""Battles of Warriors on the command line: fought, kept, told, drawn and looked ahead in, as those of Celtos are."""

from __future__ import annotations

import io
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from carnyx.cli import main
from carnyx.cli.replay import opened, positions
from carnyx.core.flow import Choose
from carnyx.games import GAMES
from tests.cli.shell import Shell

BATTLE = "battle warriors --scenario box --red thumb --blue random --seed 7"


@pytest.fixture(scope="module")
def journals(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """Several battles, so that no single one must have everything."""
    paths = [tmp_path_factory.mktemp("kept") / "battle.jsonl" for _ in range(5)]
    for seed, path in enumerate(paths, 7):
        main(f"{BATTLE.replace('--seed 7', f'--seed {seed}')} --journal {path} --json".split())
    return paths


@pytest.fixture
def journal(journals: list[Path]) -> Path:
    return journals[0]


def test_the_same_seed_gives_the_same_battle_and_its_journal_replays_to_it(journal: Path, shell: Shell) -> None:
    fought = shell.answered(BATTLE)
    assert fought["system"] == "warriors"
    known = {"system", "scenario", "verdict", "turns", "losses", "points", "answers", "digest", "reconstruction"}
    assert set(fought) == known
    assert set(fought["losses"]) == set(fought["points"]) == {"red", "blue"}
    checked = shell.answered(f"replay {journal} --verify")
    assert checked["over"] is True
    assert [checked[name] for name in ("answers", "digest")] == [fought[name] for name in ("answers", "digest")]


def test_both_games_tell_the_same_things_of_a_battle(shell: Shell) -> None:
    ours, theirs = (shell.answered(f"battle {game} --seed 3") for game in ("warriors", "celtos"))
    assert ours.keys() == theirs.keys()


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["Phase 1: Shooting", "Red moves."]),
        ("de", ["Phase 2: Bewegung", "Rot zieht."]),
        ("es", ["Fase 3: Combate"]),
    ],
)
def test_a_battle_is_told_in_every_language(journal: Path, language: str, words: list[str], shell: Shell) -> None:
    story = shell.said(f"replay {journal} --to 60 --full --lang {language}")
    assert len(story.splitlines()) > 100
    assert [word for word in words if word not in story] == []


def test_a_position_is_drawn(journal: Path, tmp_path: Path, shell: Shell) -> None:
    picture = tmp_path / "table.svg"
    shell.said(f"show {journal} --at 40 -o {picture} --lang de")
    assert ElementTree.parse(picture).getroot().tag.endswith("svg")
    assert "Orkkrieger" in picture.read_text(encoding="utf-8")


def test_an_edited_line_is_named(journal: Path, tmp_path: Path, shell: Shell) -> None:
    lines = journal.read_bytes().splitlines(keepends=True)
    place = next(number for number, line in enumerate(lines) if b'"done"' in line)
    lines[place] = lines[place].replace(b'"done"', b'"concede"')
    edited = tmp_path / "edited.jsonl"
    edited.write_bytes(b"".join(lines))
    assert f"line {place + 1} has been edited" in shell.refused(f"replay {edited}")


def test_armies_deploy_in_turns(tmp_path: Path, shell: Shell) -> None:
    kept = tmp_path / "turns.jsonl"
    shell.said(f"{BATTLE} --deploy turns --journal {kept} --json")
    assert "wins the throw for the edges" in shell.said(f"replay {kept} --to 3")


def test_a_house_rule_is_played_by(tmp_path: Path, shell: Shell) -> None:
    kept = tmp_path / "house.jsonl"
    shell.said(f"{BATTLE} --house hit_score=9 --journal {kept} --json")
    assert "Hit score: 9+" in shell.said(f"replay {kept} --full")


OWN = """
name = "Own"
people = "orcs"
[warchief]
leadership = 3
[[units]]
unit = "orcs.warriors"
figures = 16
"""


def test_a_force_of_ones_own_fights_and_a_bad_one_is_named(tmp_path: Path, shell: Shell) -> None:
    path = tmp_path / "own.toml"
    path.write_text(OWN, encoding="utf-8")
    fought = shell.answered(f"battle warriors --force red={path} --seed 1")
    assert fought["losses"]["red"] <= 17
    path.write_text(OWN.replace("= 16", "= 3"), encoding="utf-8")
    assert "warriors.army" in shell.refused(f"battle warriors --force red={path}")


@pytest.mark.parametrize(
    ("command", "words"),
    [
        ("battle chess", ["GAME", "celtos, warriors", "chess"]),
        ("battle warriors --scenario demo", ["demo"]),
        ("battle warriors --green thumb", ["red, blue", "green"]),
        ("battle warriors --force green=orcs-box", ["red, blue", "green"]),
        ("battle warriors --force red=orcs-box --force red=dwarves-box", ["--force red", "twice"]),
        ("battle warriors --blue clever", ["--blue", "random, thumb"]),
        ("battle warriors --house hit_score=99", ["hit_score", "99"]),
    ],
)
def test_bad_input_gets_one_clear_line(command: str, words: list[str], shell: Shell) -> None:
    line = shell.refused(command)
    assert [word for word in words if word not in line] == []


# --- real dice -------------------------------------------------------------------------------------------------------


def rows(faces: Any) -> Iterator[list[int]]:
    """The rows of dice of a throw, as they are typed in."""
    if faces and all(isinstance(face, int) for face in faces):
        yield list(faces)
    else:
        for part in faces:
            yield from rows(part)


def test_every_kind_of_throw_can_be_typed_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, shell: Shell) -> None:
    """The dice of kept battles, typed in again, give the same battles."""
    kinds: set[str] = set()
    every = {"Blows", "Calming", "Chain", "Contest", "Dice", "Reading", "Roll"}
    for seed in range(1, 40):
        if kinds >= every:
            break
        command = f"battle warriors --scenario box --red thumb --blue random --seed {seed} --json --deploy turns"
        kept = tmp_path / f"{seed}.jsonl"
        thrown = json.loads(shell.said(f"{command} --journal {kept}"))
        table = opened(kept)
        throws = [
            (type(pause.question).__name__, entry.answer)
            for pause, entry in zip(positions(table), table.entries, strict=False)
            if not isinstance(pause.question, Choose)
        ]
        kinds |= {kind for kind, _ in throws}
        lines = (" ".join(map(str, row)) for _, faces in throws for row in rows(faces))
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        assert json.loads(shell.said(f"{command} --dice typed")) == thrown
    assert kinds >= every


# --- looking ahead ---------------------------------------------------------------------------------------------------


def first(journals: list[Path], kind: str) -> str:
    """The journal, and after how many answers odds of that kind can be had in it for the first time."""
    for journal in journals:
        table = opened(journal)
        for number, pause in enumerate(positions(table)):
            if isinstance(pause.question, Choose):
                for answer in pause.question.options.hints():
                    if type(GAMES["warriors"].odds.preview(pause.battle, answer)).__name__ == kind:
                        return f"{journal} --at {number}"
    raise LookupError(kind)


@pytest.mark.parametrize(
    ("kind", "words"),
    [
        ("ShootOdds", ["volley", "Their losses", "warriors.shoot.hit"]),
        ("ResultOdds", ["courier to", "OK/confusion", "warriors.orders.test", "where everybody stands now"]),
        ("CombatOdds", ["Their losses", "Rout", "Own losses", "warriors.combat.hit", "in one rank"]),
        ("InfluenceOdds", ["to reason", "Horribly wrong", "warriors.influence.test"]),
    ],
)
def test_the_odds_of_every_answer_are_told(
    journals: list[Path],
    kind: str,
    words: list[str],
    shell: Shell,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    place = first(journals, kind)
    told = shell.said(f"preview {place} --full")
    assert [word for word in words if word not in told] == []
    assert shell.answered(f"preview {place}")


@pytest.mark.parametrize(("language", "head"), [("en", "Charges"), ("de", "Greift an"), ("es", "Carga")])
def test_who_threatens_a_unit_is_told(journals: list[Path], language: str, head: str, shell: Shell) -> None:
    command = ["threats", *first(journals, "CombatOdds").split(), "--unit", "Dwarf axes"]
    assert head in shell.said([*command, "--lang", language])
    found = shell.answered(command)
    assert len(found["threats"]) > 1
    assert found["rings"][0]["name"] == "move"


def test_the_unit_that_is_asked_about_need_not_be_named(journals: list[Path], shell: Shell) -> None:
    place = first(journals, "ShootOdds")
    assert shell.answered(f"threats {place}")["rings"][-1]["name"] == "long"
    assert "--unit" in shell.refused(f"threats {journals[0]} --at 0")
