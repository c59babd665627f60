"""The printed tables of Warriors, cell by cell: as literals, and against the sheet itself."""

import re

import pytest

from carnyx.core.check import Bands, Trial
from carnyx.games.warriors.rules import checks
from carnyx.games.warriors.rules.tables import (
    COMBAT_SCORES,
    COMMAND_RESULTS,
    MISUNDERSTOOD,
    ORDER_RESULTS,
    QUALITY,
    REACTIONS,
    RESULTS,
    SHOOTING_RANGES,
    SHOOTING_SCORES,
    quality_bonus,
)
from tests.shared import SHEETS

ARMOURS = ("light", "medium", "heavy")
SHOOTING = {"bow": (5, 6, 8), "javelin": (6, 7, 8)}
RANGES = {"bow": (9, 24), "javelin": (6, 12)}
COMBAT = {
    "spear": (5, 6, 8),
    "hand": (4, 5, 7),
    "lance": (4, 5, 7),
    "two_hand": (3, 4, 6),
    "bow": (5, 6, 9),
    "javelin": (6, 7, 9),
}
PRINTED_ARMS = {
    "Spear": "spear",
    "Hand": "hand",
    "Lance": "lance",
    "2-Hand": "two_hand",
    "Bow": "bow",
    "Javelin": "javelin",
}


@pytest.fixture(scope="module")
def phases() -> dict[str, str]:
    """The sheet, phase by phase."""
    pieces = re.split(r"^Phase (\w+)-", (SHEETS / "warriors-d10.txt").read_text(encoding="utf-8"), flags=re.MULTILINE)
    return dict(zip(pieces[1::2], pieces[2::2], strict=True))


def modifiers(phase: str, heading: str) -> str:
    """The modifiers under a heading, up to the next one."""
    found = re.search(rf"^{heading}\n-Modifiers\n(.*?)(?=^[A-Z ]+ (?:THROW|TEST)$)", phase, re.DOTALL | re.MULTILINE)
    assert found is not None
    return found[1]


# --- quality ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("quality", "bonus"), [("elite", 2), ("veteran", 1), ("average", 0), ("poor", -1)])
def test_quality_gives_its_bonus(quality: str, bonus: int) -> None:
    assert quality_bonus(quality) == bonus


@pytest.mark.shared
def test_the_qualities_are_the_sheets(phases: dict[str, str]) -> None:
    printed = re.findall(r"^([+-]?\d)\n([A-Z]+)$", phases["Two"], re.MULTILINE)
    assert {name.lower(): int(bonus) for bonus, name in printed} == dict(
        zip(QUALITY.columns, QUALITY.cells[0], strict=True)
    )


# --- kill scores and ranges ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("armour", ARMOURS)
@pytest.mark.parametrize("weapon", SHOOTING)
def test_a_missile_kills_from_its_score(weapon: str, armour: str) -> None:
    assert SHOOTING_SCORES(weapon, armour) == SHOOTING[weapon][ARMOURS.index(armour)]


@pytest.mark.parametrize("weapon", RANGES)
def test_a_missile_flies_as_far_as_its_ranges(weapon: str) -> None:
    assert (SHOOTING_RANGES(weapon, "short"), SHOOTING_RANGES(weapon, "long")) == RANGES[weapon]


@pytest.mark.parametrize("armour", ARMOURS)
@pytest.mark.parametrize("weapon", COMBAT)
def test_a_weapon_kills_from_its_score_in_combat(weapon: str, armour: str) -> None:
    assert COMBAT_SCORES(weapon, armour) == COMBAT[weapon][ARMOURS.index(armour)]


@pytest.mark.parametrize("weapon", ["bow", "javelin"])
def test_heavy_armour_is_better_against_missile_weapons_at_hand_than_in_flight(weapon: str) -> None:
    assert (SHOOTING_SCORES(weapon, "heavy"), COMBAT_SCORES(weapon, "heavy")) == (8, 9)


@pytest.mark.shared
def test_the_shooting_scores_and_ranges_are_the_sheets(phases: dict[str, str]) -> None:
    rows = re.findall(r"(Bow|Javelin)\s+(\d)\+\s+(\d)\+\s+(\d)\+\s+(\d+)”/(\d+)”", phases["One"])
    assert {name.lower(): tuple(map(int, numbers)) for name, *numbers in rows} == {
        str(weapon): (*scores, *ranges)
        for weapon, scores, ranges in zip(
            SHOOTING_SCORES.rows, SHOOTING_SCORES.cells, SHOOTING_RANGES.cells, strict=True
        )
    }


@pytest.mark.shared
def test_the_combat_scores_are_the_sheets(phases: dict[str, str]) -> None:
    line = r"^(Spear|Hand|Lance|2-Hand|Bow|Javelin)\s+(?:\d+”/\d+”\s+)?(\d)\+\s+(\d)\+\s+(\d)\+"
    rows = re.findall(line, phases["Three"], re.MULTILINE)
    assert tuple((PRINTED_ARMS[name], tuple(map(int, scores))) for name, *scores in rows) == tuple(
        zip(COMBAT_SCORES.rows, COMBAT_SCORES.cells, strict=True)
    )


# --- modifiers -------------------------------------------------------------------------------------------------------


@pytest.mark.shared
@pytest.mark.parametrize(
    ("phase", "heading", "trial"),
    [
        ("One", "HIT THROW", checks.SHOT_HIT),
        ("One", "KIILL THROW", checks.SHOT_KILL),
        ("Three", "HIT THROW", checks.BLOW_HIT),
        ("Three", "KIILL THROW", checks.BLOW_KILL),
        ("Three", "COMBAT TEST", checks.COMBAT_TEST),
        ("Four", "ISSUING NEW ORDERS TEST", checks.NEW_ORDERS),
    ],
    ids=lambda value: getattr(value, "id", value),
)
def test_the_printed_modifiers_are_the_sheets(
    phase: str, heading: str, trial: Trial[object], phases: dict[str, str]
) -> None:
    printed = [int(value) for value in re.findall(r"^([+-]\d) *$", modifiers(phases[phase], heading), re.MULTILINE)]
    assert sorted(printed) == sorted(each.printed for each in trial.modifiers if each.printed is not None)


@pytest.mark.shared
def test_the_printed_modifiers_of_the_command_test_are_the_sheets(phases: dict[str, str]) -> None:
    printed = re.findall(r"^· ([+-]) ?(\d)", phases["Six"], re.MULTILINE)
    assert [int(sign + value) for sign, value in printed] == [each.printed for each in checks.COMMAND_TEST.modifiers]


# --- results ---------------------------------------------------------------------------------------------------------


def totals(bands: Bands, first: int, last: int) -> dict[int, str]:
    return {total: bands(total).name for total in range(first, last + 1)}


def runs(*pieces: tuple[str, int, int]) -> dict[int, str]:
    return {total: name for name, first, last in pieces for total in range(first, last + 1)}


REACTIONS_AT_EDGES = {
    "disciplined": runs(("rout", -9, 0), ("shaken", 1, 3), ("ok", 4, 11), ("bloodlust", 12, 20)),
    "tribal": runs(("rout", -9, 1), ("shaken", 2, 3), ("ok", 4, 7), ("bloodlust", 8, 20)),
    "fanatic": runs(("rout", -9, 1), ("shaken", 2, 3), ("ok", 4, 5), ("bloodlust", 6, 20)),
}


@pytest.mark.parametrize("discipline", REACTIONS_AT_EDGES)
def test_every_total_of_a_combat_test_has_its_reaction(discipline: str) -> None:
    assert totals(REACTIONS[discipline], -9, 20) == REACTIONS_AT_EDGES[discipline]


def test_every_total_of_an_orders_test_has_its_result() -> None:
    assert totals(ORDER_RESULTS, -9, 15) == runs(
        ("panic", -9, 0),
        ("misunderstood", 1, 1),
        ("ignored_disorganised", 2, 2),
        ("ignored", 3, 3),
        ("delayed_disorganised", 4, 4),
        ("delayed", 5, 5),
        ("accepted_disorganised", 6, 6),
        ("accepted", 7, 15),
    )


def test_every_total_of_a_command_test_has_its_result() -> None:
    assert totals(COMMAND_RESULTS, -9, 15) == runs(
        ("rout", -9, 4), ("shaken", 5, 5), ("disorganised", 6, 6), ("unaffected", 7, 15)
    )


@pytest.mark.parametrize("bands", RESULTS, ids=lambda bands: bands.id)
def test_no_total_has_two_results(bands: Bands) -> None:
    assert [sum(total in band for band in bands.bands) for total in range(-30, 31)] == [1] * 61


def test_a_misunderstood_order_becomes_another() -> None:
    assert MISUNDERSTOOD == {"hold": "attack", "attack": "hold", "oppose": "hold"}


def limits(text: str) -> tuple[int | None, int | None]:
    """A printed band: 7, 7+, 4-11, 0-, or 4 or less."""
    if found := re.fullmatch(r"(\d+)-(\d+)", text):
        return int(found[1]), int(found[2])
    number = int(re.match(r"\d+", text)[0])
    if text.endswith("+"):
        return number, None
    return (None, number) if text.endswith(("-", "or less")) else (number, number)


@pytest.mark.shared
@pytest.mark.parametrize(("column", "discipline"), [(0, "disciplined"), (1, "tribal"), (2, "fanatic")])
def test_the_reactions_are_the_sheets(column: int, discipline: str, phases: dict[str, str]) -> None:
    cell = r"(\d+\+|\d+-\d+|\d+ or less)\s+"
    rows = re.findall(cell * 3 + r"(bloodlust|ok|shaken|rout)\b", phases["Three"])
    assert [(row[3], *limits(row[column])) for row in rows] == [
        (band.name, band.low, band.high) for band in REACTIONS[discipline].bands
    ]


PRINTED_ORDER_RESULTS = {
    "OK": "accepted",
    "OK/confusion": "accepted_disorganised",
    "Delay": "delayed",
    "Delay/confusion": "delayed_disorganised",
    "Ignored": "ignored",
    "Ignored/confused": "ignored_disorganised",
    "Misunderstood": "misunderstood",
    "Panic/confusion": "panic",
}


@pytest.mark.shared
def test_the_order_results_are_the_sheets_and_more_than_seven_is_like_seven(phases: dict[str, str]) -> None:
    rows = re.findall(r"^(\d-?)  (\S+) *$", phases["Four"], re.MULTILINE)
    printed = [(PRINTED_ORDER_RESULTS[name], *limits(score)) for score, name in rows]
    assert printed[0] == ("accepted", 7, 7)
    assert [("accepted", 7, None), *printed[1:]] == [(band.name, band.low, band.high) for band in ORDER_RESULTS.bands]


@pytest.mark.shared
def test_the_command_results_are_the_sheets(phases: dict[str, str]) -> None:
    words = {"unaffected": "unaffected", "disorganized": "disorganised", "shaken": "shaken", "routs": "rout"}
    line = r"^(\d\+?|\d or less) *\n\s*the unit (?:is |becomes )?(\w+)"
    rows = re.findall(line, phases["Six"], re.MULTILINE)
    assert [(words[word], *limits(score)) for score, word in rows] == [
        (band.name, band.low, band.high) for band in COMMAND_RESULTS.bands
    ]
