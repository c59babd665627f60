"""What every picture has around its table: a heading, names beside the units, small signs, and a legend below."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TypeAlias

from msgspec import Struct

from carnyx.core.kernel import Box
from carnyx.show.drawing import table
from carnyx.show.drawing.table import INK, Frame, Label, Style, breadth, tag, text
from carnyx.show.sides import SIDES

Item: TypeAlias = tuple[int, str]  # an entry of the legend: its width, and what it is from its base line

LONGEST_NAME = 32
YELLOW = "#F0E442"
# Small signs, drawn in a square of 100 round their middle; those of lines only are not filled.
SIGNS = {
    "star": "M0-48 13-17 47-15 21 7 30 40 0 22-30 40-21 7-47-15-13-17Z",
    "banner": "M-30 50V-48H-20L42-22-20 4V50Z",
    "horn": "M-46-14C-8-14 12-26 30-46L46 10C20 4 8 8-6 14L-2 38H-18L-24 12-46 8Z",
    "panic": "M-9-42H9L6 12H-6ZM-8 22H8V38H-8Z",
    "hold": "M-36-40H36V-6C36 20 16 36 0 46-16 36-36 20-36-6Z",
    "done": "M-36 2-12 28 36-28",
    "engaged": "M-36-36 36 36M36-36-36 36M-40 18-18 40M40 18 18 40",
    "acting": "M-26-40 40 0-26 40Z",
    "crown": "M-42 34-46-24-20-2 0-42 20-2 46-24 42 34Z",
    "helmet": "M-38 34V-4C-38-30-20-44 0-44S38-30 38-4V34H18V4H6V34H-6V4H-18V34Z",
    "sword": "M0-50 9-38V14H30V24H9V46H-9V24H-30V14H-9V-38Z",
    "attack": "M0-44 40 2H16V44H-16V2H-40Z",
    "oppose": "M-46 0-14-34V-14H14V-34L46 0 14 34V14H-14V34Z",
    "disorder": "M-40-30-14 0-40 30M-8-38 12 0-8 38M22-30 44 4 20 34",
    "rage": "M0-48C30-16 42 6 30 28 22 44-22 44-30 28-42 6-22-4-22-22-10-16-4-6-6 6 8-8 8-28 0-48Z",
}
LINES = frozenset({"done", "engaged", "disorder"})


class Badge(Struct, frozen=True):
    """A sign and the colours of the sign and of the disc behind it."""

    sign: str
    colour: str
    back: str

    def at(self, x: int, y: int, letter: int) -> str:
        """As large as fits beside letters."""
        return sign(self.sign, x, y, letter * 3 // 4, self.colour, self.back)


class Flag(Badge, frozen=True):
    """A sign on a small flag."""

    def at(self, x: int, y: int, letter: int) -> str:
        """The cloth with the sign, on a pole."""
        half, foot = letter // 2, y + letter * 3 // 4
        cloth = f"M{x - half} {foot}V{y - half}H{x + half}L{x + half * 3 // 4} {y}L{x + half} {y + half}H{x - half}"
        flag = tag("path", d=cloth, fill=self.back, stroke=self.colour, stroke_width=letter // 12)
        place = f"translate({x - letter // 12} {y})scale({letter * 7 // 10 / 100:g})"
        return tag("g", flag, tag("g", stroke_of(self.sign, self.colour), transform=place), class_="flag")


ENGAGED = Badge("engaged", INK, "#fff")
ACTING = Badge("acting", "#fff", INK)


def sign(name: str, x: int, y: int, size: int, colour: str, back: str) -> str:
    """A small sign on a disc."""
    disc = tag("circle", r=68, fill=back, stroke=INK, stroke_width=8)
    return tag("g", disc, stroke_of(name, colour), transform=f"translate({x} {y})scale({size / 100:g})")


def stroke_of(name: str, colour: str) -> str:
    """The bare sign, filled, or of lines only."""
    style: Style = {"fill": colour}
    if name in LINES:
        style = {"fill": "none", "stroke": colour, "stroke_width": 17, "stroke_linecap": "round"}
    return tag("path", d=SIGNS[name], **style)


def heading(frame: Frame, now: str) -> str:
    """The line above the table, as large as there is room for."""
    size = frame.letter * 3 // 2
    room = frame.width * 4 // 5
    size = min(size, size * room // max(1, breadth(now, size, bold=True)))
    return text(now, 0, -frame.letter * 5 // 4, size, font_weight="bold")


# --- names beside the units -------------------------------------------------------------------------------------------


def plate(frame: Frame, title: str, count: str, marks: int, boxes: tuple[Box, ...]) -> Label:
    """How much room a name over a count and so many signs takes beside its own."""
    letter = frame.letter
    second = breadth(count, letter) + letter // 4 + marks * letter * 5 // 4
    tall = letter * 9 // 4 if count or marks else letter * 5 // 4
    return Label(max(breadth(title, letter, bold=True), second), tall, boxes)


def plated(frame: Frame, title: str, count: str, marks: Sequence[Badge], side: int, label: Label, box: Box) -> str:
    """Name over count and signs, with a line to the unit if it stands off."""
    letter, y, dark = frame.letter, box[1], SIDES[side].dark
    middle, step = (box[0] + box[2]) // 2, letter * 5 // 4
    lines = text(title, middle, y + letter * 9 // 10, letter, font_weight="bold", text_anchor="middle")
    at = middle + (breadth(count, letter) - len(marks) * step) // 2
    lines += text(count, at, y + letter * 2, letter, text_anchor="end")
    places = (at + letter * 3 // 4 + number * step for number in range(len(marks)))
    signs = [mark.at(x, y + letter * 13 // 8, letter) for mark, x in zip(marks, places, strict=True)]
    tether = table.tether(box, label, letter, stroke=dark)
    return tag("g", tether, table.halo(lines, letter), *signs, class_="label", fill=dark)


# --- the legend -------------------------------------------------------------------------------------------------------


def legend(frame: Frame, rows: Iterable[Iterable[Item]]) -> tuple[int, str]:
    """What colours, patterns and signs mean, row by row below the table; and how much room it takes."""
    letter, parts = frame.letter, []
    y = frame.depth + letter * 3
    for items in rows:
        x = 0
        for width, drawn in items:
            if x and x + width > frame.width:
                x, y = 0, y + letter * 7 // 4
            parts.append(tag("g", drawn, transform=f"translate({x} {y})"))
            x += width
        y += letter * 7 // 4 if x else 0
    return y - frame.depth, tag("g", *parts, class_="legend")


def item(letter: int, drawn: str, said: str, indent: int = 0, **attributes: int | str) -> Item:
    """Something drawn and what it means."""
    indent = indent or letter * 7 // 4
    width = indent + breadth(said, letter, "font_weight" in attributes) + letter
    return width, drawn + text(said, indent, 0, letter, **attributes)


def side_item(letter: int, side: int, said: str) -> Item:
    """A side: its look, and what is said of it."""
    disc = table.base(letter * 2 // 3, -letter // 3, letter * 2 // 3, side, class_="side")
    return item(letter, disc, said, fill=SIDES[side].dark, font_weight="bold")


def badge_item(letter: int, badge: Badge, said: str) -> Item:
    """A sign and what it means."""
    return item(letter, badge.at(letter * 2 // 3, -letter // 3, letter), said)


def grounds(letter: int, kinds: dict[str, str]) -> Iterator[Item]:
    """Every kind of terrain on the table, and what it is called."""
    low, high, wide = letter // 6, -letter * 5 // 6, letter * 5 // 2
    for kind, said in kinds.items():
        patch = table.terrain(kind, (0, low, 0, high, wide, high, wide, low), said, class_="patch")
        yield item(letter, patch, said, indent=wide + letter // 2)
