"""The printed tables of Celtos, cell by cell: against the formula they follow, and against the sheets themselves."""

import re

import pytest

from carnyx.core.check import Lookup
from carnyx.games.celtos.rules import checks, tables
from carnyx.games.celtos.rules.edition import EDITIONS
from tests.shared import SHEETS

STATS = range(1, 11)
CLEAN_SHEETS = ("en", "de", "es")
ALL_SHEETS = (*CLEAN_SHEETS, "en-ocr")

ROW = re.compile(r"^\s*(?:\d+|&)((?:\s+[\dT]+\+){10})\s*$", re.MULTILINE)
SHOOTING_ROW = re.compile(r"^[^\W\d][^\d\n]*?((?:\s+[\dT]+\+){10})\s*$", re.MULTILINE)
MODIFIER = re.compile(r"^([+-]\d) ", re.MULTILINE)


def sheet(name: str) -> str:
    return (SHEETS / f"celtos-{name}.txt").read_text(encoding="utf-8")


def needs(row: str) -> tuple[int, ...]:
    # The optical copy reads T for 7: damage, not a variant.
    return tuple(int(cell) for cell in row.replace("T", "7").replace("+", "").split())


def printed_grids(name: str) -> tuple[tuple[tuple[int, ...], ...], ...]:
    rows = tuple(needs(row) for row in ROW.findall(sheet(name)))
    assert len(rows) == 20
    return rows[:10], rows[10:]


@pytest.mark.parametrize("table", [tables.TEST_NEEDS, tables.CLOSE_COMBAT_NEEDS], ids=lambda table: table.id)
@pytest.mark.parametrize("stat", STATS)
@pytest.mark.parametrize("against", STATS)
def test_every_cell_of_the_two_grids_is_six_plus_difficulty_minus_stat(table: Lookup, stat: int, against: int) -> None:
    assert table(stat, against) == min(max(6 + against - stat, 2), 10)


@pytest.mark.parametrize("skill", STATS)
def test_every_cell_of_the_shooting_row_is_ten_minus_skill(skill: int) -> None:
    assert tables.SHOOTING_NEEDS("need", skill) == 10 - skill


@pytest.mark.parametrize("table", [tables.TEST_NEEDS, tables.CLOSE_COMBAT_NEEDS], ids=lambda table: table.id)
def test_the_two_grids_are_ten_by_ten_with_heads_from_one_to_ten(table: Lookup) -> None:
    assert table.rows == table.columns == (1, 2, 3, 4, 5, 6, 7, 8, 9, 10)
    assert [len(row) for row in table.cells] == [10] * 10


@pytest.mark.shared
@pytest.mark.parametrize("name", ALL_SHEETS)
def test_the_close_combat_grid_is_the_sheets(name: str) -> None:
    assert tables.CLOSE_COMBAT_NEEDS.cells == printed_grids(name)[0]


@pytest.mark.shared
@pytest.mark.parametrize("name", ALL_SHEETS)
def test_the_test_grid_is_the_sheets(name: str) -> None:
    assert tables.TEST_NEEDS.cells == printed_grids(name)[1]


@pytest.mark.shared
@pytest.mark.parametrize("name", ALL_SHEETS)
def test_the_shooting_row_is_the_sheets(name: str) -> None:
    rows = [needs(row) for row in SHOOTING_ROW.findall(sheet(name))]
    assert rows == [tables.SHOOTING_NEEDS.cells[0]]


@pytest.mark.shared
def test_the_optical_copy_is_damaged_in_seven_cells_and_one_row_label() -> None:
    copy = sheet("en-ocr")
    assert copy.count("T+") == 7
    assert len(re.findall(r"^& ", copy, re.MULTILINE)) == 1


@pytest.mark.shared
@pytest.mark.parametrize("name", ALL_SHEETS)
def test_the_printed_modifiers_are_the_sheets(name: str) -> None:
    moved = checks.TO_HIT.modifiers[0].printed
    sizes = [bonus for bonus in tables.SIZE_BONUS.cells[0] if bonus]
    blows = [each.printed for each in checks.TO_STRIKE.modifiers if each.printed is not None]
    enemies = {each.id: each.printed for each in checks.RALLY.modifiers}
    rally = [enemies["celtos.rally.enemies.medium"], enemies["celtos.rally.enemies.short"]]
    assert [int(value) for value in MODIFIER.findall(sheet(name))] == [moved, *sizes, *blows, *rally]


@pytest.mark.shared
@pytest.mark.parametrize("name", ALL_SHEETS)
def test_the_size_classes_are_the_sheets(name: str) -> None:
    lines = re.findall(r"^([+-]\d) \D*?(?:[sS]ize|größe|tamaño) (\d(?:-\d)?)", sheet(name), re.MULTILINE)
    printed = {size: int(bonus) for bonus, size in lines}
    classes = zip(tables.SIZE_BONUS.columns, tables.SIZE_BONUS.cells[0], strict=True)
    assert printed == {size: bonus for size, bonus in classes if bonus}


@pytest.mark.shared
@pytest.mark.parametrize(
    ("name", "millimetres", "per_rule_inch"), [("en", 25.4, 1), ("de", 25.4, 1), ("es", 10, 2.5), ("en-ocr", 25.4, 1)]
)
def test_the_range_bands_are_the_sheets(name: str, millimetres: float, per_rule_inch: float) -> None:
    words = r"^(?:Short|Medium|Long|Extreme|Corto|Medio|Largo|Extremo): \D*(?:\d+-)?(\d+)"
    limits = [int(limit) for limit in re.findall(words, sheet(name), re.MULTILINE)]
    assert limits == [limit * per_rule_inch for limit in tables.RANGE_BANDS.cells[0]]
    edition = EDITIONS[name.partition("-")[0]]
    ticks = [limit * edition.inch for limit in tables.RANGE_BANDS.cells[0]]
    assert ticks == [round(limit * millimetres * 10) for limit in limits]


@pytest.mark.parametrize(
    ("size", "bonus"), [(1, -1), (2, 0), (3, 0), (4, 1), (5, 1), (6, 2), (7, 2), (8, 3), (9, 3)], ids=str
)
def test_a_small_target_is_harder_and_a_big_one_easier_to_hit(size: int, bonus: int) -> None:
    assert tables.size_bonus(size) == bonus


@pytest.mark.parametrize(("band", "limit"), [("short", 12), ("medium", 24), ("long", 36), ("extreme", 48)])
def test_each_range_band_has_its_far_limit_in_inches(band: str, limit: int) -> None:
    assert tables.RANGE_BANDS("limit", band) == limit


@pytest.mark.parametrize(("cover", "need"), [("soft", 9), ("wall", 8), ("fortification", 7)])
def test_the_better_the_cover_the_lower_its_need(cover: str, need: int) -> None:
    assert tables.COVER_NEEDS("need", cover) == need


@pytest.mark.parametrize(("sizes", "millimetres"), [("1-3", 25), ("4-5", 40), ("6-7", 60), ("8-9", 100)])
def test_bases_grow_with_size(sizes: str, millimetres: int) -> None:
    assert tables.BASES("millimetres", sizes) == millimetres


@pytest.mark.parametrize(("value", "counts_as"), [(-4, 1), (0, 1), (1, 1), (5, 5), (10, 10), (11, 10), (14, 10)])
def test_a_value_off_the_scale_counts_as_its_nearest_end(value: int, counts_as: int) -> None:
    assert tables.on_scale(value) == counts_as


@pytest.mark.parametrize(
    ("stat", "difficulty", "need"),
    [(4, 4, 6), (0, 4, 9), (-3, 4, 9), (11, 4, 2), (4, 0, 3), (4, -2, 3), (4, 13, 10), (12, 15, 6), (0, -5, 6)],
)
def test_both_values_of_a_test_are_brought_on_the_scale_before_the_look_up(
    stat: int, difficulty: int, need: int
) -> None:
    assert tables.test_need(stat, difficulty) == need
    assert tables.close_combat_need(stat, difficulty) == need


@pytest.mark.parametrize(("skill", "need"), [(-1, 9), (0, 9), (1, 9), (4, 6), (9, 1), (10, 0), (12, 0)])
def test_a_shooting_skill_is_brought_on_the_scale_before_the_look_up(skill: int, need: int) -> None:
    assert tables.shooting_need(skill) == need
