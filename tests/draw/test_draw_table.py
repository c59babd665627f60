"""The table as a picture: text that any reader of XML takes, ground to scale, sides that differ without colour."""

import re
from itertools import combinations
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carnyx.core.ground import Table, Terrain
from carnyx.core.length import Units
from carnyx.games.celtos.rules.ground import KINDS
from carnyx.games.warriors.rules.ground import KINDS as KINDS_OF_WARRIORS
from carnyx.show.drawing.table import (
    LOOKS,
    SIDES,
    Frame,
    Label,
    base,
    blob,
    breadth,
    document,
    escaped,
    ground,
    placed,
    scale_bar,
    shortened,
    tag,
    terrain,
    terrain_patterns,
    tether,
    text,
    zone,
)

FRAME = Frame(72 * 254, 48 * 254)
SQUARE = (1000, 1000, 1000, 3000, 4000, 3000, 4000, 1000)
SVG = "{http://www.w3.org/2000/svg}"


def parsed(inside: str) -> ElementTree.Element:
    return ElementTree.fromstring(document(FRAME, 100, "title", "story", inside))


def numbers(words: str) -> list[int]:
    return [int(each) for each in re.findall(r"-?\d+", words)]


# --- text ------------------------------------------------------------------------------------------------------------


@given(st.text(st.characters(exclude_categories=())))
def test_any_text_can_be_part_of_a_picture(words: str) -> None:
    found = ElementTree.fromstring(tag("text", escaped(words), class_=words))
    printable = "".join(each if each.isprintable() or each == "\u202f" else " " for each in words)
    assert (found.text or "") == printable
    assert found.get("class") == printable


def test_markup_in_a_name_stays_a_name() -> None:
    found = ElementTree.fromstring(text('<b> & "Sons" of \x00\ud800', 1, 2, 3))
    assert found.text == '<b> & "Sons" of   '
    assert list(found) == []


def test_an_attribute_may_be_called_like_a_word_of_python() -> None:
    assert tag("path", class_="a", stroke_width=3) == '<path class="a" stroke-width="3"/>'


@pytest.mark.parametrize(
    ("words", "longest", "short"), [("Trolls", 6, "Trolls"), ("Trolls", 5, "Trol…"), ("Orc warlord", 5, "Orc…")]
)
def test_a_long_name_is_shortened(words: str, longest: int, short: str) -> None:
    assert shortened(words, longest) == short


def test_more_letters_are_wider_and_so_are_bold_ones() -> None:
    assert breadth("", 100) == 0
    assert breadth("ill", 100) < breadth("man", 100) < breadth("many", 100) < breadth("many", 100, bold=True)
    assert breadth("many", 200) == 2 * breadth("many", 100)


# --- the table -------------------------------------------------------------------------------------------------------


def test_north_is_up() -> None:
    assert FRAME.y(0) == FRAME.depth
    assert FRAME.y(FRAME.depth) == 0
    assert Frame(100, 50).turned((1, 2, 30, 40, 5, 0)) == (1, 48, 30, 10, 5, 50)


def test_the_picture_is_to_scale_with_room_round_the_table() -> None:
    west, north, width, height = numbers(parsed("").get("viewBox", ""))
    assert west < 0 < FRAME.width < west + width
    assert north < 0 < FRAME.depth < north + height
    assert -2 * west + FRAME.width == width


@pytest.mark.parametrize(
    ("units", "step", "wide", "deep"),
    [("in", 1524, 13, 9), ("cm", 1000, 19, 13)],
)
def test_there_is_a_grid_with_numbers_at_two_edges(units: Units, step: int, wide: int, deep: int) -> None:
    found = ElementTree.fromstring(ground(FRAME, units, "en"))
    said = [each.text for each in found.iter("text")]
    assert len(said) == wide + deep
    assert said.count("0") == 2
    assert {"6", "72"} <= set(said) if units == "in" else {"10", "180"} <= set(said)
    lines = next(each.get("d", "") for each in found.iter("path"))
    assert f"M{step} 0V{FRAME.depth}" in lines
    assert f"M0 {FRAME.depth - step}H{FRAME.width}" in lines
    # nothing is drawn along the edge itself
    assert lines.count("V") == len(range(step, FRAME.width, step))


@pytest.mark.parametrize(("units", "ticks", "said"), [("in", 3048, '12"'), ("cm", 2000, "20\u202fcm")])
def test_the_scale_bar_is_as_long_as_it_says(units: Units, ticks: int, said: str) -> None:
    found = parsed(scale_bar(FRAME, units, "de"))
    assert [each.text for each in found.iter(f"{SVG}text")] == [said]
    start, end = (
        re.search(pattern, scale_bar(FRAME, units, "de")) for pattern in (r"M(\d+) -\d+V-\d+H", r"V-\d+H(\d+)")
    )
    assert start is not None
    assert end is not None
    assert int(end[1]) - int(start[1]) == ticks


@pytest.mark.parametrize("measure", [1, 50, 6096, 36576])
def test_a_table_of_any_size_can_be_drawn(measure: int) -> None:
    frame = Frame(measure, measure)
    parts = (ground(frame, "in", "en"), scale_bar(frame, "cm", "es"), zone(frame, (0, 0, measure, measure), 0))
    ElementTree.fromstring(document(frame, 1, "", "", *parts))


# --- terrain ---------------------------------------------------------------------------------------------------------


def test_every_kind_of_terrain_has_its_own_look() -> None:
    assert LOOKS.keys() >= KINDS | KINDS_OF_WARRIORS
    assert len({(look.fill, look.strokes) for look in LOOKS.values()}) == len(LOOKS)


@pytest.mark.parametrize("kind", [*LOOKS, "lava"])
def test_terrain_lies_where_the_rules_have_it(kind: str) -> None:
    for outline in (SQUARE, (0, 0, 900, 100, 300, 800), (0, 0, 2000, 2000, 1900, 2100, -100, 100)):
        piece = parsed(terrain(kind, outline, "a <name>")).find(f"{SVG}g")
        assert piece is not None
        assert piece.findtext(f"{SVG}title") == "a <name>"
        outlines = [numbers(each.get("points", "")) for each in piece.findall(f"{SVG}polygon")]
        assert len(outlines) >= 2
        assert all(each == list(outline) for each in outlines)


def test_a_piece_that_is_all_one_point_can_be_drawn() -> None:
    for kind in LOOKS:
        parsed(terrain(kind, (5, 5, 5, 5, 5, 5), ""))


def test_a_fill_that_is_named_is_there() -> None:
    pieces = [terrain(kind, SQUARE, "") for kind in LOOKS]
    whole = document(FRAME, 0, "", "", terrain_patterns(LOOKS), *pieces, *(base(0, 0, 9, side) for side in range(4)))
    named = set(re.findall(r"url\(#([^)]+)\)", whole))
    assert len(named) == 4 + sum(bool(look.strokes) for look in LOOKS.values())
    assert named <= {each.get("id") for each in ElementTree.fromstring(whole).iter(f"{SVG}pattern")}


def test_only_patterns_that_are_needed_are_written() -> None:
    assert terrain_patterns(["wood", "wood", "lava"]).count("<pattern") == 1


def test_stones_lie_along_a_slanting_wall() -> None:
    assert "rotate(45)" in terrain("wall", (0, 0, 2000, 2000, 1900, 2100, -100, 100), "")


def test_contours_stay_on_a_bent_hill() -> None:
    bent = (0, 0, 3000, 0, 3000, 300, 300, 300, 300, 3000, 0, 3000)
    assert "Q" not in terrain("hill", bent, "")
    assert terrain("hill", SQUARE, "").count("<path") == 3


# --- sides -----------------------------------------------------------------------------------------------------------


def test_sides_differ_in_colour_and_without_it() -> None:
    assert [side.colour for side in SIDES] == ["#D55E00", "#0072B2", "#009E73", "#E69F00"]
    assert len({side.pattern for side in SIDES}) == len(SIDES)


def test_a_base_is_a_circle_in_the_pattern_of_its_side() -> None:
    found = parsed(base(12, 34, 125, 2)).find(f"{SVG}circle")
    assert found is not None
    assert [found.get(key) for key in ("cx", "cy", "r", "fill")] == ["12", "34", "125", "url(#carnyx-side-2)"]


def test_a_zone_lies_within_its_box() -> None:
    found = parsed(zone(FRAME, (0, 0, 18288, 3048), 1)).find(f"{SVG}rect[@class='zone']")
    assert found is not None
    x, y, width, height = (int(found.get(key, "")) for key in ("x", "y", "width", "height"))
    assert 0 < x < x + width < 18288
    assert FRAME.y(3048) < y < y + height < FRAME.depth


@pytest.mark.parametrize("spots", [[(5, 5)], [(5, 5), (5, 5)], [(0, 0), (9000, 0), (300, 0), (9300, 0)]])
def test_a_blob_reaches_every_model(spots: list[tuple[int, int]]) -> None:
    d = next(each.get("d", "") for each in ElementTree.fromstring(blob(spots, 150, 0)).iter("path"))
    assert {tuple(numbers(each)[:2]) for each in re.split("[ML]", d)[1:]} == set(spots)
    assert d.count("L") == len(spots) - 1


def test_a_unit_can_glow() -> None:
    assert "#F0E442" in blob([(5, 5)], 150, 0, "#F0E442")


# --- names -----------------------------------------------------------------------------------------------------------


def box(x: int, y: int, radius: int = 125) -> tuple[int, int, int, int]:
    return x - radius, y - radius, x + radius, y + radius


def overlap(a: tuple[int, ...], b: tuple[int, ...]) -> bool:
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]


def test_nothing_is_placed_where_there_is_nothing() -> None:
    assert placed(FRAME, []) == []


def test_a_lone_label_goes_below_its_unit_in_the_middle() -> None:
    label = Label(1000, 400, (box(5000, 5000), box(5400, 5000)))
    (found,) = placed(FRAME, [label])
    assert (found[0] + found[2]) // 2 == 5200
    assert 5125 < found[1] < 5125 + FRAME.letter
    assert (found[2] - found[0], found[3] - found[1]) == (1000, 400)
    assert tether(found, label, FRAME.letter) == ""


@given(st.lists(st.tuples(st.integers(0, 71), st.integers(0, 47)), max_size=12, unique=True))
def test_labels_stay_on_the_table(places: list[tuple[int, int]]) -> None:
    labels = [Label(1500, 400, (box(x * 254, y * 254),)) for x, y in places]
    found = placed(FRAME, labels)
    assert found == placed(FRAME, labels)
    assert all(0 <= each[0] < each[2] <= FRAME.width and 0 <= each[1] < each[3] <= FRAME.depth for each in found)


def test_labels_of_a_line_of_battle_keep_clear_of_each_other_and_of_the_models() -> None:
    units = [[box(2000 + unit * 700 + model * 310, 6000) for model in range(2)] for unit in range(10)]
    found = placed(FRAME, [Label(1100, 400, tuple(unit)) for unit in units])
    assert not any(overlap(one, two) for one, two in combinations(found, 2))
    assert not any(overlap(label, each) for label in found for unit in units for each in unit)


def test_a_label_that_stands_off_has_a_line_to_its_unit() -> None:
    label = Label(1000, 400, (box(5000, 5000), box(9000, 5000)))
    d = ElementTree.fromstring(tether((4500, 7000, 5500, 7400), label, 190, stroke="red")).get("d", "")
    assert numbers(d) == [5000, 7000, 5000, 5125]


def test_terrain_of_a_table_is_turned_with_it() -> None:
    table = Table(5000, 4000, (Terrain("wood", SQUARE),))
    frame = Frame(table.width, table.depth)
    assert frame.turned(table.terrain[0].outline) == (1000, 3000, 1000, 1000, 4000, 1000, 4000, 3000)
