"""The course of a battle: every side's chance to win over time as a chart, plain SVG for paper and for the page.

Sides differ by colour and by how their line is broken. Whatever has a colour has a class too, so that a page by night
can give it another one.
"""

from __future__ import annotations

from msgspec import Struct

from carnyx.show.drawing.table import INK, PAPER, breadth, escaped, tag, text
from carnyx.show.sides import SIDES

WIDE, HIGH = 720, 220  # of the chart itself
LETTER = 13
WEST, EAST, NORTH, SOUTH = 48, 78, 26, 30  # margins
DASHES = ("", "7 4", "2 3", "9 3 2 3")
MILLION = 1_000_000


class Stretch(Struct, frozen=True):
    """Where a turn begins, and what it is called."""

    place: int
    title: str


class Mark(Struct, frozen=True):
    """A place that is pointed out, and the sign for it."""

    place: int
    sign: str


class Course(Struct, frozen=True):
    """What is drawn: chances in millionths, one row for each moment."""

    title: str
    story: str
    names: tuple[str, ...]
    points: tuple[tuple[int, ...], ...]
    scale: tuple[str, str, str] | tuple[str, ...]  # nothing, half, all
    stretches: tuple[Stretch, ...] = ()
    marks: tuple[Mark, ...] = ()


def drawn(course: Course) -> str:
    """The chart as SVG."""
    parts = [*_scale(course), *_turns(course), *(_line(course, seat) for seat in range(len(course.names)))]
    parts += [_mark(course, mark) for mark in course.marks]
    parts += _names(course)
    width, height = WEST + WIDE + EAST, NORTH + HIGH + SOUTH
    return (
        tag(
            "svg",
            tag("title", escaped(course.title)),
            tag("desc", escaped(course.story)),
            tag("rect", x=0, y=0, width=width, height=height, fill=PAPER, class_="paper"),
            *parts,
            xmlns="http://www.w3.org/2000/svg",
            viewBox=f"0 0 {width} {height}",
            role="img",
            font_family="sans-serif",
            fill=INK,
            class_="course",
        )
        + "\n"
    )


def _x(course: Course, place: int) -> int:
    return WEST + place * WIDE // max(len(course.points) - 1, 1)


def _y(chance: int) -> int:
    return NORTH + HIGH - chance * HIGH // MILLION


def _scale(course: Course) -> list[str]:
    """Lines for nothing, half and all, each with its label."""
    found = []
    for place, label in enumerate(course.scale):
        y = _y(place * MILLION // 2)
        dash: dict[str, int | str] = {"stroke_dasharray": "3 4"} if place == 1 else {}
        found.append(tag("path", d=f"M{WEST} {y}h{WIDE}", stroke=INK, stroke_opacity="0.35", class_="rule", **dash))
        found.append(text(label, WEST - 6, y + LETTER // 3, LETTER, text_anchor="end"))
    return found


def _turns(course: Course) -> list[str]:
    """A line where each turn begins; its name where there is room for it."""
    found, free = [], 0
    for each in course.stretches:
        x = _x(course, each.place)
        found.append(tag("path", d=f"M{x} {NORTH}v{HIGH}", stroke=INK, stroke_opacity="0.15", class_="rule"))
        if x >= free:
            found.append(text(each.title, x + 2, NORTH + HIGH + LETTER * 4 // 3, LETTER - 1))
            free = x + breadth(each.title, LETTER) + LETTER
    return found


def _line(course: Course, seat: int) -> str:
    """A side's chances, moment by moment; moments that change nothing are left out."""
    rows = [row[seat] for row in course.points]
    kept = [
        place
        for place, chance in enumerate(rows)
        if place in (0, len(rows) - 1) or chance != rows[place - 1] or chance != rows[place + 1]
    ]
    path = " ".join(f"{_x(course, place)} {_y(rows[place])}" for place in kept)
    look: dict[str, int | str] = {"stroke_dasharray": DASHES[seat]} if DASHES[seat] else {}
    return tag(
        "path",
        d=f"M{path}",
        fill="none",
        stroke=SIDES[seat].colour,
        stroke_width=2,
        stroke_linejoin="round",
        class_=f"line side-{seat}",
        **look,
    )


def _mark(course: Course, mark: Mark) -> str:
    """A numbered disc above the chart, with a thin line down to it."""
    x, high = _x(course, mark.place), _y(max(course.points[mark.place]))
    return tag(
        "g",
        tag("path", d=f"M{x} {NORTH - 8}V{high}", stroke=INK, stroke_width=1, stroke_opacity="0.6", class_="rule"),
        tag("circle", cx=x, cy=NORTH - 13, r=9, fill=INK, class_="disc"),
        text(mark.sign, x, NORTH - 9, LETTER - 1, text_anchor="middle", fill=PAPER, font_weight="bold", class_="sign"),
        class_="mark",
    )


def _names(course: Course) -> list[str]:
    """Each side's name where its line ends, none over another."""
    ends = sorted(range(len(course.names)), key=lambda seat: (-course.points[-1][seat], seat))
    found, above = [], NORTH - LETTER
    for seat in ends:
        y = max(_y(course.points[-1][seat]) + LETTER // 3, above + LETTER + 2)
        above = y
        look: dict[str, int | str] = {"fill": SIDES[seat].dark, "font_weight": "bold", "class_": f"name side-{seat}"}
        found.append(text(course.names[seat], WEST + WIDE + 8, y, LETTER, **look))
    return found
