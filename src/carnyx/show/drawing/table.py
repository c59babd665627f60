"""The table as a picture: its ground, what lies and stands on it, and names beside it, as plain SVG text.

A unit of the picture is a tick of the table, so the picture is to scale at any size.  North is up, which on a picture
is where y is small: `Frame.y` turns a place of the table into one of the picture, and all else here is in the latter.
No two sides differ by colour alone: each has its own pattern.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from html import escape
from itertools import combinations, pairwise
from math import atan2, cos, degrees, dist, isqrt, sin
from typing import TypeAlias

from msgspec import Struct

from carnyx.core.kernel import Box, Outline, is_point_in_polygon
from carnyx.core.length import CENTIMETRE, INCH, Length, Units
from carnyx.show.sides import SIDES
from carnyx.words.language import Language
from carnyx.words.numbers import decimal, length

Spot: TypeAlias = tuple[int, int]
Style: TypeAlias = dict[str, int | str]

INK = "#26221c"
PAPER = "#fbf9f3"
GRASS = "#e7ead8"
WOOD = "#a98b5d"
LETTERS = 96  # letters, as tall as wide, that fit along the longer side of the table


class Frame(Struct, frozen=True):
    """The measures of the table, which are those of its picture."""

    width: int
    depth: int
    letters: int = LETTERS

    @property
    def letter(self) -> int:
        """How tall letters are: the same share of the picture for a small table as for a large one."""
        return max(1, max(self.width, self.depth) // self.letters)

    def y(self, y: int) -> int:
        """Where on the picture something so far north on the table is."""
        return self.depth - y

    def turned(self, outline: Outline) -> Outline:
        """An outline of the table on the picture."""
        return tuple(self.depth - number if place % 2 else number for place, number in enumerate(outline))


def escaped(text: str) -> str:
    """Any text as XML may hold it; what cannot be printed becomes a space."""
    return escape("".join(each if each.isprintable() or each == "\u202f" else " " for each in text))


def shortened(text: str, longest: int) -> str:
    """A text of so many letters at most."""
    return text if len(text) <= longest else f"{text[: longest - 1].rstrip()}…"


def tag(name: str, *inside: str, **attributes: int | str) -> str:
    """An element with what is inside it; an underscore in the name of an attribute is a hyphen, one at its end none."""
    said = "".join(f' {key.rstrip("_").replace("_", "-")}="{escaped(str(of))}"' for key, of in attributes.items())
    return f"<{name}{said}>{''.join(inside)}</{name}>" if inside else f"<{name}{said}/>"


def text(words: str, x: int, y: int, size: int, **attributes: int | str) -> str:
    """Words on the picture, from their base line."""
    return tag("text", escaped(words), x=x, y=y, font_size=size, **attributes)


def breadth(words: str, size: int, bold: bool = False) -> int:
    """About how wide words are: no font is asked, so rather more than less."""
    narrow, wide = "fijlrt.,:;'!|()/ ·I", "mwMW"
    parts = (
        35 if each in narrow else 100 if each in wide or each > "\u2e7f" else 70 if each.isupper() else 63
        for each in words
    )
    return size * sum(parts) * (112 if bold else 100) // 10_000


def document(frame: Frame, bottom: int, title: str, story: str, *parts: str) -> str:
    """The whole picture: table and margins, with so much room below; title and story are for those who listen."""
    letter = frame.letter
    west, north = -2 * letter - letter // 2, -4 * letter
    return image((west, north, frame.width - west, frame.depth + bottom), title, story, *parts)


def image(view: Box, title: str, story: str, *parts: str) -> str:
    """A picture of what lies in a box: west, north, east, south."""
    west, north, east, south = view
    width, height = east - west, south - north
    whole = tag(
        "svg",
        tag("title", escaped(title)),
        tag("desc", escaped(story)),
        tag("defs", *(_pattern(number) for number in range(len(SIDES)))),
        tag("rect", x=west, y=north, width=width, height=height, fill=PAPER),
        *parts,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"{west} {north} {width} {height}",
        role="img",
        font_family="sans-serif",
        fill=INK,
    )
    return whole + "\n"


def _pattern(number: int) -> str:
    side = SIDES[number]
    wide = 15 if "h0" in side.pattern else 9
    plain = tag("rect", width=100, height=100, fill=side.colour)
    marks = tag("path", d=side.pattern, fill="none", stroke="#fff", stroke_width=wide, stroke_linecap="round")
    # A box of its own for every base: the pattern sits alike on all of them, whatever their size.
    size: Style = {"width": 1, "height": 1, "viewBox": "0 0 100 100", "preserveAspectRatio": "none"}
    return tag("pattern", plain, marks, id=f"carnyx-side-{number}", **size)


def ground(frame: Frame, units: Units, language: Language) -> str:
    """The bare table with its edge, a faint grid, and the numbers of the grid along two edges."""
    letter, step = frame.letter, 6 * INCH if units == "in" else 10 * CENTIMETRE
    wood: Style = {"x": -letter // 3, "y": -letter // 3, "fill": WOOD, "rx": letter // 4}
    parts = [
        tag("rect", **wood, width=frame.width + letter // 3 * 2, height=frame.depth + letter // 3 * 2),
        tag("rect", width=frame.width, height=frame.depth, fill=GRASS),
    ]
    lines, numbers = "", []
    small = letter * 3 // 4
    for far in range(0, max(frame.width, frame.depth) + 1, step):
        said = decimal(Length(far).value(units), 1, language, trimmed=True)
        if far <= frame.width:
            lines += f"M{far} 0V{frame.depth}" if 0 < far < frame.width else ""
            numbers.append(text(said, far, frame.depth + letter // 2 + small, small, text_anchor="middle"))
        if far <= frame.depth:
            lines += f"M0 {frame.y(far)}H{frame.width}" if 0 < far < frame.depth else ""
            numbers.append(text(said, -letter * 2 // 3, frame.y(far) + small // 3, small, text_anchor="end"))
    parts.append(tag("path", d=lines or "M0 0", stroke=INK, stroke_opacity=".13", stroke_width=letter // 14))
    return tag("g", *parts, tag("g", *numbers, fill_opacity=".7"), class_="ground")


def scale_bar(frame: Frame, units: Units, language: Language) -> str:
    """A bar of a known length, above the table's north-east corner."""
    letter, long = frame.letter, 12 * INCH if units == "in" else 20 * CENTIMETRE
    x, y = frame.width - long, -letter
    line = f"M{x} {y - letter // 3}V{y}H{frame.width}V{y - letter // 3}M{x + long // 2} {y}v{-letter // 4}"
    said = text(length(Length(long), units, language), x + long // 2, y - letter // 2, letter, text_anchor="middle")
    return tag("g", tag("path", d=line, fill="none", stroke=INK, stroke_width=letter // 10), said, class_="scale")


# --- terrain ----------------------------------------------------------------------------------------------------------


class Look(Struct, frozen=True):
    """How a kind of terrain looks: fill, edge, the size of its tile, and the strokes on it: colour, width, path."""

    fill: str
    edge: str
    tile: tuple[int, int] = (0, 0)
    strokes: tuple[tuple[str, int, str], ...] = ()
    laid: bool = False  # along its longest edge, as stones are, and not upright


def _dots(dx: int, dy: int) -> str:
    """Where trees stand on the tile of a wood; the one on its seam stands there twice."""
    trees = (150, 150, 435, 125, 725, 160, 0, 400, 290, 405, 585, 410, 880, 400, 130, 665, 445, 695, 735, 670)
    return "".join(f"M{x + dx} {y + dy}h0" for x, y in zip(trees[::2], trees[1::2], strict=True))


_TREES = (("#8fab77", 226, _dots(16, 24)), ("#a2be89", 214, _dots(0, 0)), ("#bcd4a4", 80, _dots(-30, -36)))
_WAVES = (("#86b6d1", 18, "M60 110q45-55 90 0t90 0 90 0M420 320q45-55 90 0t90 0 90 0"),)
_REED = "v-90m-14 90-32-64m60 64 32-64"
_REEDS = (
    ("#8aa6a2", 18, "M30 90q40-50 80 0t80 0M310 200q40-50 80 0t80 0M90 350q40-50 80 0t80 0"),
    ("#66803f", 16, f"M400 110{_REED}M130 240{_REED}M440 420{_REED}"),
)
_LEAVES = (("#6d8f4f", 62, "M34 36h0M116 30h0M78 92h0M160 96h0"), ("#a3bf83", 30, "M28 28h0M110 24h0M70 84h0M154 90h0"))
_STONES = "M0 63H190M95 0V63M0 63V127M0 0H190"
LOOKS = {
    "wood": Look("#cfdfbb", "#7f9a66", (880, 830), _TREES),
    "swamp": Look("#d6dbbf", "#8a9468", (560, 460), _REEDS),
    "marsh": Look("#cfd9c4", "#7d9276", (560, 460), _REEDS),
    "crops": Look("#efe3ae", "#b89b46", (120, 120), (("#cdb15c", 26, "M60 0V120"),), True),
    "water": Look("#c3dcea", "#6fa3c0", (720, 420), _WAVES),
    "bridge": Look("#d9c39a", "#7a5c34", (120, 120), (("#a98656", 14, "M0 60H120"),), True),
    "hill": Look("#e6ddba", "#9c8850"),
    "wall": Look("#cdc7bb", "#5e584e", (190, 127), (("#6d675d", 12, _STONES),), True),
    "fortification": Look("#bdb3a1", "#4f483d", (190, 127), (("#7d7363", 12, _STONES),), True),
    "works": Look("#c9b48c", "#5d4a2c", (110, 254), (("#8a7148", 14, "M55 0V254"),), True),
    "hedge": Look("#86a566", "#54713b", (170, 127), _LEAVES, True),
    "building": Look("#c99d83", "#5d3a2a", (90, 90), (("#96654c", 11, "M45 0V90"),), True),
}
UNKNOWN = Look("#d8d6d0", "#77736b")
CONTOURS = ((80, "#dccf9f"), (56, "#d0c18a"), (31, "#c4b276"))


def terrain_patterns(kinds: Iterable[str]) -> str:
    """What the pieces of these kinds are filled with."""
    found = []
    for kind in sorted(LOOKS.keys() & set(kinds)):
        look = LOOKS[kind]
        marks = (tag("path", d=d, stroke=colour, stroke_width=wide) for colour, wide, d in look.strokes)
        size: Style = {"width": look.tile[0], "height": look.tile[1], "patternUnits": "userSpaceOnUse"}
        found.append(tag("pattern", *marks, id=f"carnyx-{kind}", **size, fill="none", stroke_linecap="round"))
    return tag("defs", *found)


def terrain(kind: str, outline: Outline, title: str, class_: str = "terrain") -> str:
    """A piece of terrain, its edge exactly where the rules have it; an unknown kind is a grey field."""
    look = LOOKS.get(kind, UNKNOWN)
    corners = list(zip(outline[::2], outline[1::2], strict=True))
    edge: Style = {"fill": "none", "stroke": look.edge, "stroke_width": 18}
    if kind == "fortification":
        edge |= {"stroke_width": 70, "stroke_dasharray": "120 90"}
    parts = [tag("title", escaped(title)), _polygon(corners, fill=look.fill)]
    parts += _contours(corners, outline) if kind == "hill" else []
    if look.laid:
        parts.append(_laid(kind, corners))
    elif look.strokes:
        parts.append(_polygon(corners, fill=f"url(#carnyx-{kind})"))
    return tag("g", *parts, _polygon(corners, **edge), class_=class_, stroke_linejoin="round")


def _laid(kind: str, corners: Sequence[Spot]) -> str:
    """The stones or leaves of a piece, or the tiles and ridge of a roof, along its longest edge."""
    (x, y), (u, v) = max(pairwise([*corners, corners[0]]), key=lambda edge: dist(*edge))
    turn = atan2(v - y, u - x)
    ux, uy = cos(turn), sin(turn)
    spots = [(round((p - x) * ux + (q - y) * uy), round((q - y) * ux - (p - x) * uy)) for p, q in corners]
    marks = _polygon(spots, fill=f"url(#carnyx-{kind})")
    if kind == "building":
        along, across = zip(*spots, strict=True)
        ridge = f"M{min(along)} {(min(across) + max(across)) // 2}H{max(along)}"
        marks += tag("path", d=ridge, stroke=LOOKS[kind].edge, stroke_width=26)
    return tag("g", marks, transform=f"translate({x} {y})rotate({round(degrees(turn), 1):g})")


def _polygon(corners: Sequence[Spot], **attributes: int | str) -> str:
    return tag("polygon", points=" ".join(f"{x},{y}" for x, y in corners), **attributes)


def _contours(corners: Sequence[Spot], outline: Outline) -> Iterator[str]:
    """The lines of equal height on a hill, as far as a bent one has room for them."""
    x, y = sum(each[0] for each in corners) // len(corners), sum(each[1] for each in corners) // len(corners)
    for share, colour in CONTOURS:
        ring = [(x + (u - x) * share // 100, y + (v - y) * share // 100) for u, v in corners]
        if all(is_point_in_polygon(*each, outline) for each in ring):
            halves = [((x0 + x1) // 2, (y0 + y1) // 2) for (x0, y0), (x1, y1) in pairwise([*ring, ring[0]])]
            d = f"M{halves[-1][0]} {halves[-1][1]}"
            d += "".join(f"Q{u} {v} {p} {q}" for (u, v), (p, q) in zip(ring, halves, strict=True))
            yield tag("path", d=f"{d}Z", fill=colour, stroke="#9c8850", stroke_width=14)


# --- what stands on it ------------------------------------------------------------------------------------------------


def zone(frame: Frame, box: Box, side: int) -> str:
    """Where a side sets up, faintly; nothing if that is nowhere."""
    if box[0] == box[2]:
        return ""
    gap, colour = frame.letter // 8, SIDES[side].colour
    west, south, east, north = box[0] + gap, box[1] + gap, box[2] - gap, box[3] - gap
    dashes: Style = {"stroke_width": gap, "stroke_opacity": ".5", "stroke_dasharray": f"{8 * gap} {4 * gap}"}
    place: Style = {"x": west, "y": frame.y(north), "width": east - west, "height": north - south}
    return tag("rect", **place, fill=colour, fill_opacity=".05", stroke=colour, **dashes, class_="zone")


def base(x: int, y: int, radius: int, side: int, class_: str = "model") -> str:
    """A base in the colour and pattern of its side."""
    look: Style = {"fill": f"url(#carnyx-side-{side})", "stroke": INK, "stroke_width": 14}
    return tag("circle", cx=x, cy=y, r=radius, **look, class_=class_)


def blob(spots: Sequence[Spot], radius: int, side: int, glow: str = "") -> str:
    """A field with an edge under all models of a unit, led from each to the next nearest; it may glow."""
    d, group = f"M{spots[0][0]} {spots[0][1]}h0", list(range(len(spots)))
    for far, i, j in sorted((dist(spots[i], spots[j]), i, j) for i, j in combinations(group, 2)):
        if group[i] != group[j] or far <= 2 * radius:
            d += f"M{spots[i][0]} {spots[i][1]}L{spots[j][0]} {spots[j][1]}"
            group = [group[i] if each == group[j] else each for each in group]
    coats = [(radius * 3 // 2, glow)] if glow else []
    coats += [(radius + 10, SIDES[side].dark), (radius, SIDES[side].light)]
    paths = (tag("path", d=d, stroke=colour, stroke_width=2 * wide) for wide, colour in coats)
    return tag("g", *paths, class_="blob", stroke_linecap="round")


def halo(words: str, letter: int) -> str:
    """Words that stay readable on any ground."""
    light: Style = {"stroke": PAPER, "stroke_width": letter // 4, "stroke_linejoin": "round", "stroke_opacity": ".85"}
    return tag("g", words, **light, paint_order="stroke")


# --- names ------------------------------------------------------------------------------------------------------------


class Label(Struct, frozen=True):
    """Something to be written beside what it belongs to: its size, and the boxes of what that is."""

    width: int
    height: int
    boxes: tuple[Box, ...]  # west, north, east, south on the picture

    @property
    def around(self) -> Box:
        """The box round all of it."""
        west, north, east, south = zip(*self.boxes, strict=True)
        return min(west), min(north), max(east), max(south)


def placed(frame: Frame, labels: Sequence[Label]) -> list[Box]:
    """Where each label goes: beside its own, off what else there is, and off each other as far as there is room."""
    letter = frame.letter
    offers = []
    for label in labels:
        near = [(other.around, other.boxes) for other in labels if other is not label]
        boxes = dict.fromkeys(_offers(frame, label))
        offers.append([(_price(letter, label, box, near) + 6 * rank, box) for rank, box in enumerate(boxes)])
    chosen = [min(each)[1] for each in offers]
    for _ in range(4):  # each makes way for the others; after a few rounds nobody finds better
        before = list(chosen)
        for number, each in enumerate(offers):
            reach = Label(0, 0, tuple(box for _, box in each)).around
            rest = [box for place, box in enumerate(chosen) if place != number and _shared(box, reach, letter // 2)]
            chosen[number] = min((price + _crowding(letter, box, rest), box) for price, box in each)[1]
        if chosen == before:
            break
    return chosen


def _offers(frame: Frame, label: Label) -> Iterator[Box]:
    """Places round all of it, and round those of it that stand outermost; the best come first."""
    letter, w, h, boxes = frame.letter, label.width, label.height, label.boxes
    outer = {min(boxes), max(boxes), min(boxes, key=lambda box: box[1]), max(boxes, key=lambda box: box[1])}
    rounds = [(label.around, letter // 4), *((box, letter // 4) for box in sorted(outer))]
    rounds += [(label.around, letter * 3 // 2), (label.around, letter * 4)]
    for (west, north, east, south), gap in rounds:
        right, left, below, above = east + gap, west - gap - w, south + gap, north - gap - h
        middle, level = (west + east - w) // 2, (north + south - h) // 2
        spots = [(middle, below), (middle, above), (right, level), (left, level)]
        spots += [(x, y) for y in (below, above) for x in (west, east - w)]
        spots += [(x, y) for y in (north, south - h, below, above) for x in (right, left)]
        for x, y in spots:
            x, y = max(0, min(x, frame.width - w)), max(0, min(y, frame.depth - h))
            yield x, y, x + w, y + h


def _price(letter: int, label: Label, box: Box, near: Sequence[tuple[Box, tuple[Box, ...]]]) -> int:
    """What speaks against a place: it covers something, or is far from its own, or its middle is nearer to others."""
    middle = ((box[0] + box[2]) // 2, (box[1] + box[3]) // 2) * 2
    own = min(_far2(middle, each) for each in label.boxes)
    covered = sum(_shared(box, each, letter // 8) for each in label.boxes)
    is_nearer = False
    for around, boxes in near:
        if _shared(box, around, letter // 8):
            covered += sum(_shared(box, each, letter // 8) for each in boxes)
        if not is_nearer and _far2(middle, around) <= own:
            is_nearer = any(_far2(middle, each) <= own for each in boxes)
    gap = isqrt(min(_far2(box, each) for each in label.boxes))
    return 5000 * covered // letter**2 + 1000 * gap // letter + 1500 * is_nearer


def _crowding(letter: int, box: Box, others: Sequence[Box]) -> int:
    return sum(9000 * _shared(box, each, letter // 2) // letter**2 for each in others)


def _shared(a: Box, b: Box, margin: int) -> int:
    if a[0] - b[2] >= margin or b[0] - a[2] >= margin or a[1] - b[3] >= margin or b[1] - a[3] >= margin:
        return 0
    return (min(a[2], b[2]) - max(a[0], b[0]) + margin) * (min(a[3], b[3]) - max(a[1], b[1]) + margin)


def _far2(a: Box, b: Box) -> int:
    wide = a[0] - b[2] if a[0] > b[2] else b[0] - a[2] if b[0] > a[2] else 0
    tall = a[1] - b[3] if a[1] > b[3] else b[1] - a[3] if b[1] > a[3] else 0
    return wide * wide + tall * tall


def tether(box: Box, label: Label, letter: int, **attributes: int | str) -> str:
    """A thin line from a label to the nearest of its own; nothing if it stands next to it."""
    own = min(label.boxes, key=lambda each: (_far2(box, each), each))
    if _far2(box, own) <= letter**2:
        return ""
    x, y = (own[0] + own[2]) // 2, (own[1] + own[3]) // 2
    u, v = max(box[0], min(x, box[2])), max(box[1], min(y, box[3]))
    x, y = max(own[0], min(u, own[2])), max(own[1], min(v, own[3]))
    return tag("path", d=f"M{u} {v}L{x} {y}", stroke_width=letter // 12, **attributes)
