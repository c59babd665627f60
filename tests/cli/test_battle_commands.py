"""Battles on the command line: fought, kept, told, drawn; and one clear line for what cannot be."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import pytest

from carnyx.core.journal import SCHEMA
from carnyx.games import SYSTEMS
from tests.cli.shell import Shell

BATTLE = "battle celtos --scenario demo --red thumb --blue random --seed 7"


@pytest.fixture
def journal(tmp_path: Path, shell: Shell) -> Path:
    return shell.fights(BATTLE, tmp_path / "battle.jsonl")


def test_the_same_seed_gives_the_same_battle(shell: Shell) -> None:
    first = shell.answered(BATTLE)
    again = shell.answered(BATTLE)
    assert first == again
    assert set(first) >= {"verdict", "turns", "losses", "digest"}


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", ["Winner    Red", "Scenario  Demo game (demo)", "Reconstruction: "]),
        ("de", ["Sieger     Rot", "Szenario   Demo-Spiel (demo)", "Rekonstruktion: "]),
        ("es", ["Vencedor         Rojo", "Escenario        Partida de demostración (demo)", "Reconstrucción: "]),
    ],
)
def test_what_came_of_it_is_said_in_every_language(language: str, lines: list[str], shell: Shell) -> None:
    told = shell.said(f"{BATTLE} --lang {language}")
    assert [line for line in lines if line not in told] == []
    assert "celtos.army" in told.splitlines()[-1]
    fought = shell.answered(BATTLE)
    assert fought["verdict"] == "red"
    assert "gael.warrior" in fought["reconstruction"]
    assert str(fought["digest"]) in told


@pytest.mark.parametrize(("language", "state"), [("en", "is over"), ("de", "ist vorbei"), ("es", "ha terminado")])
def test_a_journal_is_verified_in_every_language(journal: Path, language: str, state: str, shell: Shell) -> None:
    assert state in shell.said(f"replay {journal} --verify --lang {language}")


@pytest.mark.parametrize(
    ("language", "missing", "exists", "folder"),
    [
        ("en", "no such file", "already", "is a folder"),
        ("de", "gibt es nicht", "schon", "ist ein Ordner"),
        ("es", "no existe", "ya existe", "es una carpeta"),
    ],
)
def test_why_a_file_cannot_be_used_is_said_in_every_language(
    language: str, missing: str, exists: str, folder: str, journal: Path, shell: Shell
) -> None:
    assert missing in shell.refused(f"replay nowhere.jsonl --lang {language}")
    assert exists in shell.refused(f"{BATTLE} --journal {journal} --lang {language}")
    assert folder in shell.refused(f"replay {journal.parent} --lang {language}")


def test_the_events_of_a_battle_are_json_without_words(journal: Path, shell: Shell) -> None:
    found = shell.answered(f"replay {journal} --events")
    assert [each["answer"] for each in found] == list(range(1, len(found) + 1))
    events = [event for each in found for event in each["events"]]
    assert {"turn-began", "activated", "moved", "shot"} <= {event["is"] for event in events}
    assert events[-1]["is"] == "over"
    assert shell.answered(f"replay {journal} --events --to 3 --lang de") == found[:3]


def test_a_journal_replays_to_the_same_digest(journal: Path, shell: Shell) -> None:
    fought = shell.answered(BATTLE)
    checked = shell.answered(f"replay {journal} --verify")
    assert checked["over"] is True
    assert [checked[name] for name in ("answers", "digest")] == [fought[name] for name in ("answers", "digest")]


@pytest.mark.parametrize("language", ["en", "de", "es"])
def test_a_battle_is_told_in_every_language(journal: Path, language: str, shell: Shell) -> None:
    story = shell.said(f"replay {journal} --to 40 --full --lang {language}")
    assert len(story.splitlines()) > 40
    assert "{" not in story


def test_a_position_is_drawn(journal: Path, tmp_path: Path, shell: Shell) -> None:
    picture = tmp_path / "table.svg"
    shell.said(f"show {journal} --at 20 -o {picture}")
    assert ElementTree.parse(picture).getroot().tag.endswith("svg")


def test_an_existing_journal_is_never_overwritten(journal: Path, shell: Shell) -> None:
    before = journal.read_bytes()
    assert str(journal) in shell.refused(f"{BATTLE} --journal {journal}")
    assert journal.read_bytes() == before


def test_a_journal_cut_at_a_lines_end_is_an_unfinished_battle(journal: Path, shell: Shell) -> None:
    lines = journal.read_bytes().splitlines(keepends=True)
    journal.write_bytes(b"".join(lines[:30]))
    assert shell.answered(f"replay {journal} --verify")["over"] is False


def spoilt(journal: Path, line: int, old: bytes, new: bytes) -> None:
    lines = journal.read_bytes().splitlines(keepends=True)
    assert old in lines[line - 1]
    lines[line - 1] = lines[line - 1].replace(old, new, 1)
    journal.write_bytes(b"".join(lines))


def first(journal: Path, part: bytes) -> int:
    """The first line that holds something, counted from one."""
    lines = journal.read_bytes().splitlines()
    return next(number for number, line in enumerate(lines, start=1) if number > 1 and part in line)


def test_a_wrong_number_is_named(journal: Path, shell: Shell) -> None:
    spoilt(journal, 10, b"[8,", b"[80,")
    assert "line 10 has number 80 where 8 was due" in shell.refused(f"replay {journal}")


def test_a_die_whose_other_face_changes_nothing_is_named_all_the_same(journal: Path, shell: Shell) -> None:
    """Who has won the initiative has won it, whatever lower face the other one shows."""
    _, faces, _, how = json.loads(journal.read_bytes().splitlines()[2])
    assert how == "thrown"
    *ties, (red, blue) = faces
    best, least = max(red[0], blue[0]), min(red[0], blue[0])
    other = next(face for face in range(1, best) if face != least)
    changed = [*ties, [[other if face == least else face] for (face,) in (red, blue)]]
    spoilt(journal, 3, *(json.dumps(each, separators=(",", ":")).encode() for each in (faces, changed)))
    assert "line 3 has been edited" in shell.refused(f"replay {journal} --verify")


def test_an_answer_written_otherwise_is_named_even_if_it_means_the_same(journal: Path, shell: Shell) -> None:
    line = first(journal, b'["move",null]')
    spoilt(journal, line, b'["move",null]', b'["move"]')
    assert f"line {line} has been edited" in shell.refused(f"replay {journal}")


def test_another_order_is_named(journal: Path, shell: Shell) -> None:
    line = first(journal, b'["move",null]')
    spoilt(journal, line, b'["move",null]', b'["done",null]')
    assert f"line {line} has been edited" in shell.refused(f"replay {journal}")


def test_an_answer_that_the_rules_refuse_is_named_with_its_rule(journal: Path, shell: Shell) -> None:
    line = first(journal, b'["move",null]')
    spoilt(journal, line, b'["move",null]', b'["assault",999]')
    said = shell.refused(f"replay {journal}")
    assert f"line {line} " in said
    assert "celtos.cc.declare" in said
    assert "There is no enemy of that kind on the table." in said


@pytest.mark.parametrize(
    ("old", "new"),
    [(b'"scenario":', b'"scenery":'), (b'"gael.warrior"', b'"gael.worrier"'), (b'"turns":', b'"turns":1')],
)
def test_an_edited_header_is_named(journal: Path, old: bytes, new: bytes, shell: Shell) -> None:
    spoilt(journal, 1, old, new)
    assert "line 1 has been edited" in shell.refused(f"replay {journal}")


def test_a_cut_line_is_named(journal: Path, shell: Shell) -> None:
    journal.write_bytes(journal.read_bytes()[:-20])
    lines = journal.read_bytes().count(b"\n") + 1
    assert f"line {lines}" in shell.refused(f"replay {journal}")


def test_a_line_taken_out_of_the_middle_is_named(journal: Path, shell: Shell) -> None:
    lines = journal.read_bytes().splitlines(keepends=True)
    journal.write_bytes(b"".join(lines[:11] + lines[12:]))
    assert "line 12 has number 11 where 10 was due" in shell.refused(f"replay {journal}")


def test_a_line_of_garbage_is_named(journal: Path, shell: Shell) -> None:
    lines = journal.read_bytes().splitlines(keepends=True)
    journal.write_bytes(b"".join([*lines[:11], b"garbage\n", *lines[12:]]))
    assert "line 12 cannot be read" in shell.refused(f"replay {journal}")


@pytest.mark.parametrize(
    ("text", "said"), [(b"", "empty"), (b"{}\n", "no journal"), (b"\xff\xfe\n", "no journal"), (b"<svg/>", "line 1")]
)
def test_what_is_no_journal_is_said_to_be_none(text: bytes, said: str, tmp_path: Path, shell: Shell) -> None:
    (tmp_path / "strange").write_bytes(text)
    assert said in shell.refused(f"replay {tmp_path / 'strange'}")
    assert (tmp_path / "strange").read_bytes() == text


@pytest.mark.parametrize(
    ("language", "line", "newer", "newer_rules", "edited"),
    [
        ("en", "line 1", "newer Carnyx", "newer rules", "edited"),
        ("de", "Zeile 1", "neueren Carnyx", "neueren Regeln", "verändert"),
        ("es", "línea 1", "Carnyx más nuevo", "reglas más nuevas", "modificada"),
    ],
)
def test_a_journal_of_a_later_version_says_which_and_one_that_only_claims_to_be_older_is_found_out(
    journal: Path, language: str, line: str, newer: str, newer_rules: str, edited: str, shell: Shell
) -> None:
    whole, rules = journal.read_bytes(), SYSTEMS["celtos"].rules_version
    for old, new, words in (
        (f'"carnyx":{SCHEMA}', '"carnyx":99', (newer, "99", str(SCHEMA))),
        (f'"carnyx":{SCHEMA}', '"carnyx":2', (edited,)),
        (f'"rules":{rules}', '"rules":99', (newer_rules, "99", str(rules))),
        (f'"rules":{rules}', '"rules":0', (edited,)),
    ):
        journal.write_bytes(whole)
        spoilt(journal, 1, old.encode(), new.encode())
        said = shell.refused(f"replay {journal} --lang {language}")
        assert [word for word in (line, *words) if word not in said] == []


def test_a_picture_never_overwrites_a_file(journal: Path, shell: Shell) -> None:
    before = journal.read_bytes()
    assert str(journal) in shell.refused(f"show {journal} -o {journal}")
    assert journal.read_bytes() == before


@pytest.mark.parametrize(
    ("command", "words"),
    [
        ("battle celtos --red clever", ["--red", "random, thumb"]),
        ("battle celtos --green thumb", ["--green", "red, blue"]),
        ("battle celtos --seed -5", ["--seed", "0 to", "-5"]),
        ("battle celtos --seed 1.5", ["--seed", "0 to", "1.5"]),
        ("battle celtos --force purple=own.toml", ["--force purple", "red, blue"]),
        ("battle celtos --force green=own.toml", ["--force green", "red, blue"]),
        ("battle celtos --scenario moon", ["moon"]),
        ("battle celtos --force red", ["--force", "COLOUR=FILE"]),
        ("battle celtos --force red=nowhere.toml", ["nowhere.toml"]),
        ("battle celtos --dice loaded", ["--dice", "thrown, typed"]),
        ("battle celtos --edition fr", ["--edition"]),
        ("replay nowhere.jsonl", ["nowhere.jsonl"]),
        ("force check nowhere", ["nowhere"]),
    ],
)
def test_bad_input_gets_one_clear_line(command: str, words: list[str], shell: Shell) -> None:
    line = shell.refused(command)
    assert [word for word in words if word not in line] == []


def test_a_force_of_ones_own_is_checked_and_fights(tmp_path: Path, shell: Shell) -> None:
    path = tmp_path / "own.toml"
    path.write_text(
        'name = "Own"\npeople = "gael"\npoints = 101\n[[units]]\nunit = "gael.warrior"\nmodels = 7\nleader = true\n',
        encoding="utf-8",
    )
    assert "101" in shell.said(f"force check {path}")
    fought = shell.answered(f"battle celtos --force red={path} --seed 1")
    assert 0 <= fought["losses"]["red"] <= 7
    assert "gael.retainer" not in fought["reconstruction"]  # whom the scenario's own force would have brought
    path.write_text(path.read_text(encoding="utf-8").replace("101", "100"), encoding="utf-8")
    assert "101" in shell.refused(f"force check {path}")


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["models: 4; it takes 5 to 12", "it says 100 points; it adds up to 52"]),
        ("de", ["Modelle: 4; erlaubt sind 5 bis 12", "angegeben sind 100 Punkte; zusammen sind es 52"]),
        ("es", ["miniaturas: 4; se admiten de 5 a 12", "dice 100 puntos; la suma es 52"]),
    ],
)
def test_every_mistake_in_a_list_is_named_in_the_players_language(
    language: str, words: list[str], tmp_path: Path, shell: Shell
) -> None:
    path = tmp_path / "own.toml"
    path.write_text('name = "Own"\npeople = "gael"\npoints = 100\n[[units]]\nunit = "gael.warrior"\nmodels = 4\n')
    for command in (f"force check {path} --lang {language}", f"force check {path} --lang {language} --json"):
        out, err = shell.told(command, 2)
        assert [word for word in words if word not in err + out] == []
    problems = json.loads(out)["problems"]
    assert [(each["message"], each["rule"]) for each in problems] == [
        ("force-models", "celtos.army"),
        ("force-points", "celtos.army"),
    ]
    assert problems[1]["numbers"] == {"stated": 100, "points": 52}


def test_a_battle_with_a_bad_list_says_so_in_the_players_language(tmp_path: Path, shell: Shell) -> None:
    path = tmp_path / "own.toml"
    path.write_text('name = "Own"\npeople = "gael"\n[[units]]\nunit = "gael.warrior"\nmodels = 4\n')
    assert "erlaubt sind 5 bis 12" in shell.refused(f"battle celtos --force red={path} --lang de")


def test_real_dice_are_typed_in_and_impossible_ones_asked_for_again(
    monkeypatch: pytest.MonkeyPatch, shell: Shell
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("11\n3\nseven\n7\n"))
    _, asked = shell.told("battle celtos --dice typed --red thumb --blue thumb", 2)
    assert asked.count("from 1 to 10") == 2
    assert asked.startswith("Red, Initiative, 1 × D10: ")


class Thrower(io.StringIO):
    """Types as many faces as it is asked for."""

    def __init__(self, prompts: io.StringIO) -> None:
        super().__init__()
        self.prompts, self.rng = prompts, Random(7)

    def readline(self, size: int | None = -1, /) -> str:
        dice, sides = map(int, re.findall(r"(\d+) × [DW](\d+): $", self.prompts.getvalue())[0])
        return " ".join(str(self.rng.randint(1, sides - 1)) for _ in range(dice)) + "\n"


@pytest.mark.parametrize(
    ("game", "language", "sides", "what"),
    [
        ("celtos", "en", "Red|Blue", "Rolling to hit, "),
        ("celtos", "de", "Rot|Blau", "Trefferwurf beim Schießen, "),
        ("celtos", "es", "Rojo|Azul", "Tirada para impactar, "),
        ("warriors", "en", "Red|Blue", "Hit throw in shooting, "),
    ],
)
def test_every_throw_of_a_battle_is_asked_for_by_whose_it_is_and_what_for(
    game: str,
    language: str,
    sides: str,
    what: str,
    monkeypatch: pytest.MonkeyPatch,
    shell: Shell,
) -> None:
    prompts = io.StringIO()
    monkeypatch.setattr("sys.stdin", Thrower(prompts))
    monkeypatch.setattr("sys.stderr", prompts)
    assert shell.answered(f"battle {game} --dice typed --red random --blue random --seed 7 --lang {language}")["turns"]
    *asked, rest = prompts.getvalue().split(": ")
    assert rest == ""
    assert len(asked) > 30
    assert [each for each in asked if not re.match(rf"[^,]*({sides})", each)] == []
    assert any(what in each for each in asked)
    assert [each for each in asked if each.count(", ") < 2] == []  # whose, what for, how many
