"""Forces of Celtos: every known price, what a list may not have, and which files are no list at all."""

import os
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from carnyx.core.limits import LONGEST_LIST
from carnyx.core.problems import BadForce
from carnyx.games.celtos.lists.army import Entry, Force, check, forces, load, loads, models, points, titles
from carnyx.games.celtos.lists.profiles import peoples, profile
from carnyx.games.celtos.rules import REGISTRY
from carnyx.words.problems import problem_line

PEOPLES = [each.id for each in peoples()]

# --- the known prices ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("entry", "price"),
    [
        (Entry("gael.staff_slinger", 6 + 1, leader=True), 151),
        (Entry("gael.warrior", 6 + 1, leader=True), 101),
        (Entry("gael.retainer", 5 + 3, leader=True, standard=True, musician=True), 121),
        (Entry("gael.chieftain"), 42),
        (Entry("sidhe.retainer", 4 + 3, leader=True, standard=True, musician=True), 138),
        (Entry("sidhe.archer", 6 + 1, leader=True), 206),
        (Entry("sidhe.prince"), 72),
        (Entry("gael.warrior", 1), 13),
        (Entry("gael.retainer", 1), 11),
        (Entry("gael.staff_slinger", 1), 20),
        (Entry("gael.staff_slinger", 1, leader=True), 31),
        (Entry("gael.retainer", 3, leader=True, standard=True, musician=True), 3 * 11 + 13 + 12 + 8),
        (Entry("sidhe.retainer", 1), 15),
        (Entry("sidhe.archer", 1), 28),
    ],
)
def test_a_unit_costs_what_is_known(entry: Entry, price: int) -> None:
    assert entry.points == price


@pytest.mark.parametrize(
    ("name", "total", "prices"), [("gael-demo", 415, [151, 101, 121, 42]), ("sidhe-demo", 416, [138, 206, 72])]
)
def test_a_demo_force_costs_what_is_known(name: str, total: int, prices: list[int]) -> None:
    force = load(name)
    assert [entry.points for entry in force.units] == prices
    assert points(force) == force.points == total
    assert REGISTRY.rules["celtos.army"].numbers[force.people] == total


# --- our own forces --------------------------------------------------------------------------------------------------


def test_there_are_two_demo_forces_and_two_for_each_people() -> None:
    wanted = {"gael-demo", "sidhe-demo"} | {f"{people}-{size}" for people in PEOPLES for size in (400, 800)}
    assert set(forces()) == wanted


@pytest.mark.parametrize("name", forces())
def test_a_force_of_ours_is_legal_and_says_its_points(name: str) -> None:
    force = load(name)
    assert check(force) == ()
    assert force.points == points(force)
    assert force.people == name.partition("-")[0]


@pytest.mark.parametrize("people", PEOPLES)
def test_small_forces_are_equal_and_so_are_large_ones(people: str) -> None:
    assert points(load(f"{people}-400")) == 400
    assert points(load(f"{people}-800")) == 800


@pytest.mark.parametrize("people", PEOPLES)
def test_every_force_is_led_by_an_individual(people: str) -> None:
    for size in (400, 800):
        assert any(profile(entry.unit).individual for entry in load(f"{people}-{size}").units)


# --- what a list may not have ----------------------------------------------------------------------------------------

WARRIORS = Entry("gael.warrior", 7, leader=True)


def gael(*entries: Entry, points: int | None = None) -> Force:
    return Force("Clann", "gael", entries, points)


MISTAKES = [
    (gael(Entry("gael.king", 7)), "unit-unknown", "celtos.army", "1. gael.king"),
    (gael(WARRIORS, Entry("warrior", 7)), "unit-unknown", "celtos.army", "2. warrior"),
    (gael(Entry("picts.warrior", 7)), "unit-unknown", "celtos.army", "1. picts.warrior"),
    (gael(WARRIORS, Entry("sidhe.archer", 7)), "force-people", "celtos.army", "2. sidhe.archer"),
    (gael(Entry("gael.warrior", 4)), "force-models", "celtos.army", "1. gael.warrior"),
    (gael(Entry("gael.warrior", 13)), "force-models", "celtos.army", "1. gael.warrior"),
    (gael(Entry("gael.chieftain", 2)), "force-models", "celtos.army", "1. gael.chieftain"),
    (gael(Entry("gael.hound", 6, leader=True)), "force-leader", "celtos.army", "1. gael.hound"),
    (gael(Entry("gael.warrior", 7, standard=True)), "force-standard", "celtos.army", "1. gael.warrior"),
    (gael(Entry("gael.warrior", 7, musician=True)), "force-musician", "celtos.army", "1. gael.warrior"),
    (gael(Entry("gael.chieftain", leader=True)), "force-individual", "celtos.individual", "1. gael.chieftain"),
    (gael(WARRIORS, points=102), "force-points", "celtos.army", "Clann"),
    (gael(), "force-empty", "celtos.army", "Clann"),
    (Force("Clann", "picts", ()), "people-unknown", "celtos.army", "Clann"),
]


@pytest.mark.parametrize(("force", "message", "rule", "where"), MISTAKES, ids=[each[1] for each in MISTAKES])
def test_a_mistake_is_named_with_its_rule_and_its_place(force: Force, message: str, rule: str, where: str) -> None:
    problem = check(force)[0]
    assert (problem.message, problem.rule, problem.where) == (message, rule, where)
    assert problem.rule in REGISTRY.rules
    assert problem_line(problem, "en").startswith(f"{where}: ")


def test_command_is_part_of_the_models() -> None:
    problems = check(gael(Entry("gael.retainer", 2, leader=True, standard=True, musician=True)))
    assert [each.message for each in problems] == ["force-models", "force-command"]
    assert problems[1].numbers == {"given": 3, "models": 2}


def test_the_numbers_of_a_mistake_are_those_of_the_list() -> None:
    (size,) = check(gael(Entry("gael.warrior", 13)))
    assert size.numbers == {"given": 13, "least": 5, "most": 12}
    (sum,) = check(gael(WARRIORS, points=102))
    assert sum.numbers == {"stated": 102, "points": 101}
    assert problem_line(sum, "en") == "Clann: it says 102 points; it adds up to 101 (celtos.army)"
    assert problem_line(sum, "de") == "Clann: angegeben sind 102 Punkte; zusammen sind es 101 (celtos.army)"
    assert problem_line(sum, "es") == "Clann: dice 102 puntos; la suma es 101 (celtos.army)"


def test_an_unknown_unit_is_answered_with_the_nearest_names() -> None:
    (problem,) = check(gael(Entry("gael.warior", 7)))
    line = problem_line(problem, "en")
    assert line.startswith("1. gael.warior: unknown unit “gael.warior”; there are gael.warrior, gael.retainer, ")
    assert line.endswith(" (celtos.army) Did you mean gael.warrior?")


def test_all_mistakes_are_found_at_once() -> None:
    force = gael(Entry("gael.king", 7), Entry("gael.hound", 3, leader=True), points=1)
    assert [each.message for each in check(force)] == ["unit-unknown", "force-models", "force-leader"]


def test_a_legal_force_has_no_problem() -> None:
    assert check(gael(WARRIORS)) == ()
    assert check(gael(WARRIORS, points=101)) == ()


def test_an_unknown_unit_has_no_price() -> None:
    with pytest.raises(BadForce, match="unit-unknown"):
        points(gael(Entry("gael.king", 7)))


# --- names -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("entries", "language", "named"),
    [
        ((WARRIORS, Entry("gael.chieftain")), "en", ("Warriors", "Chieftain")),
        ((WARRIORS, Entry("gael.chieftain")), "de", ("Krieger", "Häuptling")),
        ((WARRIORS, WARRIORS, Entry("gael.chieftain")), "es", ("Guerreros 1", "Guerreros 2", "Caudillo")),
        ((Entry("gael.warrior", 7, name="Reds"), WARRIORS), "en", ("Reds", "Warriors")),
        ((Entry("gael.warrior", 7, name="A"), Entry("gael.hound", 7, name="A")), "en", ("A 1", "A 2")),
        (
            (WARRIORS, WARRIORS, Entry("gael.hound", 7, name="Warriors 1")),
            "en",
            ("Warriors 2", "Warriors 3", "Warriors 1"),
        ),
    ],
)
def test_two_units_of_the_same_name_are_numbered(
    entries: tuple[Entry, ...], language: str, named: tuple[str, ...]
) -> None:
    assert titles(gael(*entries), language) == named


# --- reading a list --------------------------------------------------------------------------------------------------

TEXT = """name = "Clann"
people = "gael"
points = 143

[[units]]
unit = "gael.warrior"
models = 7
leader = true
name = "The Reds"

[[units]]
unit = "gael.chieftain"
"""


def test_a_list_becomes_a_force_and_the_force_its_points(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(TEXT, encoding="utf-8")
    force = load(path)
    assert force == load(str(path)) == loads(TEXT)
    assert force.units == (Entry("gael.warrior", 7, leader=True, name="The Reds"), Entry("gael.chieftain"))
    assert (points(force), models(force), check(force)) == (143, 8, ())
    assert msgspec.json.decode(msgspec.json.encode(force), type=Force) == force


@pytest.mark.parametrize(
    ("old", "new", "message", "where"),
    [
        ('name = "Clann"', 'nome = "Clann"', "key-unknown", "mine.toml"),
        ("leader = true", "captain = true", "key-unknown", "mine.toml: units 1"),
        ("leader = true", "leader = 1", "value-kind", "mine.toml: units 1: leader"),
        ("models = 7", 'models = "seven"', "value-kind", "mine.toml: units 1: models"),
        ('unit = "gael.chieftain"', "", "key-missing", "mine.toml: units 2"),
        ('people = "gael"\n', "", "key-missing", "mine.toml"),
        ("points = 143", "points = 143.5", "value-kind", "mine.toml: points"),
        ("models = 7", "models =", "file-not-toml", "mine.toml"),
    ],
)
def test_a_list_that_cannot_be_read_says_where(tmp_path: Path, old: str, new: str, message: str, where: str) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(TEXT.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadForce) as caught:
        load(path)
    assert (caught.value.problem.message, caught.value.where) == (message, where)
    assert caught.value.rule == "celtos.army"


def test_an_unknown_key_is_answered_with_the_known_ones() -> None:
    with pytest.raises(BadForce) as caught:
        loads(TEXT.replace("leader", "captain"), "mine.toml")
    assert problem_line(caught.value.problem, "en") == (
        "mine.toml: units 1: unknown key “captain”; "
        "there are unit, models, leader, standard, musician, name (celtos.army)"
    )


def test_an_unknown_name_is_answered_with_ours() -> None:
    with pytest.raises(BadForce) as caught:
        load("nobody")
    assert "nobody: there is no such file and none of ours has this name; there are fir_" in problem_line(
        caught.value.problem, "en"
    )


def test_a_file_does_not_hide_a_force_of_ours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "gael-demo").write_text(TEXT, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    assert points(load("gael-demo")) == 415
    assert points(load(Path("gael-demo"))) == 143


def test_a_number_without_end_is_only_too_large() -> None:
    force = loads(TEXT.replace("models = 7", "models = 0x" + "f" * 9000))
    assert check(force)[0].numbers["given"] == "> 2147483647"


# --- files -----------------------------------------------------------------------------------------------------------


def refused_file(path: Path) -> str:
    with pytest.raises(BadForce) as caught:
        load(path)
    assert caught.value.rule == "celtos.army"
    assert "\n" not in str(caught.value)
    return caught.value.problem.message


def test_a_file_of_fifty_megabytes_is_not_read_to_its_end(tmp_path: Path) -> None:
    path = tmp_path / "long.toml"
    with path.open("wb") as file:
        file.truncate(50 * 1024 * 1024)
    assert refused_file(path) == "file-too-long"


@pytest.mark.parametrize(
    ("raw", "message"),
    [
        (b"\x89PNG\r\n\x1a\n\x00\x00", "file-not-text"),
        (b"\x00\x01", "file-not-text"),
        ('name = "Gael"'.encode("utf-16"), "file-not-text"),
        ("name = 'Häuptling'".encode("latin-1"), "file-not-text"),
        (b"name =", "file-not-toml"),
        (b"a = 1\na = 2", "file-not-toml"),
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
    path.write_bytes("name = 'Häuptling'\npeople = 'gael'\nunits = []".encode("utf-8-sig"))
    assert load(path) == Force("Häuptling", "gael", ())


@settings(max_examples=200, deadline=None)
@given(st.text(alphabet='[]{}=".,\n\\`$#09eunitsame ', max_size=60))
def test_nothing_but_a_clear_error_comes_of_nonsense(text: str) -> None:
    with pytest.raises(BadForce) as caught:
        loads(text)
    assert "\n" not in str(caught.value)
