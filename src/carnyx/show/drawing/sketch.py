"""A sketch: a small drawing that explains one rule, to scale, with the same ground and bases as the picture of a table.

Places are ticks of the table, north up.  A sketch is built by adding to it; every addition gives the sketch itself, so
that one may go on.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import atan2, cos, degrees, hypot, radians, sin

from carnyx.core.kernel import Outline
from carnyx.show.drawing import page, table
from carnyx.show.drawing.table import GRASS, INK, Frame, Spot, Style, breadth, tag
from carnyx.show.sides import SIDES

FREE, BARRED = "#1d7a4f", "#b3261e"
EDGE = 32  # ticks of a unit's field round a base, as on the table


class Sketch:
    """A drawing in the making, so wide and so deep, with so many letters along its longer side."""

    def __init__(self, width: int, depth: int, letters: int = 34) -> None:
        self.frame = Frame(width, depth, letters)
        self._parts: list[str] = []
        self._kinds: set[str] = set()

    @property
    def letter(self) -> int:
        """How tall letters are."""
        return self.frame.letter

    def _spot(self, place: Spot) -> Spot:
        return place[0], self.frame.y(place[1])

    def add(self, *parts: str) -> Sketch:
        """Anything that is drawn already, in places of the picture."""
        self._parts += parts
        return self

    def terrain(self, kind: str, outline: Outline, title: str = "") -> Sketch:
        """A piece of terrain."""
        self._kinds.add(kind)
        return self.add(table.terrain(kind, self.frame.turned(outline), title))

    def unit(self, places: Sequence[Spot], radius: int, side: int) -> Sketch:
        """The models of a unit on the field that holds them together."""
        spots = [self._spot(each) for each in places]
        bases = (table.base(x, y, radius, side) for x, y in spots)
        return self.add(table.blob(spots, radius + EDGE, side), *bases)

    def models(self, places: Iterable[Spot], radius: int, side: int, *, faint: bool = False) -> Sketch:
        """Models without their field; faint if that is only where they were."""
        bases = "".join(table.base(*self._spot(each), radius, side) for each in places)
        return self.add(tag("g", bases, opacity=".4") if faint else bases)

    def label(self, words: str, place: Spot, *, bold: bool = False, colour: str = INK, size: int = 100) -> Sketch:
        """Words with their middle here; `size` in per cent of the usual."""
        x, y = self._spot(place)
        tall = self.letter * size // 100
        half = breadth(words, tall, bold) // 2
        x = max(half, min(x, self.frame.width - half))
        style: Style = {"text_anchor": "middle", "fill": colour}
        if bold:
            style["font_weight"] = "bold"
        return self.add(table.halo(table.text(words, x, y + tall // 3, tall, **style), self.letter))

    def line(self, start: Spot, end: Spot, colour: str = INK, *, dashed: bool = False, wide: int = 10) -> Sketch:
        """A plain line; its width in per cent of a letter."""
        (x, y), (u, v) = self._spot(start), self._spot(end)
        look: Style = {"stroke": colour, "stroke_width": self.letter * wide // 100, "stroke_linecap": "round"}
        if dashed:
            look["stroke_dasharray"] = f"{self.letter // 3} {self.letter // 3}"
        return self.add(tag("path", d=f"M{x} {y}L{u} {v}", **look))

    def arrow(self, start: Spot, end: Spot, colour: str = INK, *, dashed: bool = False) -> Sketch:
        """A line with a head at its end."""
        return self.line(start, end, colour, dashed=dashed, wide=12).head(start, end, colour)

    def path(self, start: Spot, end: Spot, radius: int, colour: str = INK) -> Sketch:
        """A bent arrow, clockwise along a circle of that radius."""
        (x, y), (u, v) = self._spot(start), self._spot(end)
        look: Style = {"fill": "none", "stroke": colour, "stroke_width": self.letter // 6}
        self.add(tag("path", d=f"M{x} {y}A{radius} {radius} 0 0 1 {u} {v}", **look))
        middle = ((start[0] + end[0]) // 2, (start[1] + end[1]) // 2)
        return self.head((middle[0] - (end[1] - start[1]) // 6, middle[1] + (end[0] - start[0]) // 6), end, colour)

    def head(self, start: Spot, end: Spot, colour: str = INK) -> Sketch:
        """The head of an arrow that comes from one place and ends at another."""
        (x, y), (u, v) = self._spot(start), self._spot(end)
        turn = degrees(atan2(v - y, u - x))
        long = self.letter * 2 // 3
        shape = f"M0 0L{-long} {long // 2}L{-long * 3 // 4} 0L{-long} {-long // 2}Z"
        return self.add(tag("path", d=shape, fill=colour, transform=f"translate({u} {v})rotate({turn:.1f})"))

    def sight(self, start: Spot, end: Spot, *, is_free: bool) -> Sketch:
        """A line of sight, green and whole if it is free, red and broken with a cross on it if it is not."""
        if is_free:
            return self.arrow(start, end, FREE)
        self.line(start, end, BARRED, dashed=True, wide=12)
        x, y = self._spot(((start[0] + 2 * end[0]) // 3, (start[1] + 2 * end[1]) // 3))
        return self.add(page.sign("engaged", x, y, self.letter * 4 // 5, BARRED, "#fff"))

    def measure(self, start: Spot, end: Spot, words: str, aside: int = 0) -> Sketch:
        """The distance between two places with its words, drawn so far to the left of the way between them."""
        far = hypot(end[0] - start[0], end[1] - start[1]) or 1
        ux, uy = (end[0] - start[0]) / far, (end[1] - start[1]) / far
        shift = (round(-uy * aside), round(ux * aside))
        a, b = (start[0] + shift[0], start[1] + shift[1]), (end[0] + shift[0], end[1] + shift[1])
        tip = self.letter // 3
        for x, y in (a, b):
            left = (round(x - uy * tip), round(y + ux * tip))
            self.line(left, (round(x + uy * tip), round(y - ux * tip)))
        off = self.letter * 9 // 10 if aside >= 0 else -self.letter * 9 // 10
        wide = off if abs(ux) >= abs(uy) else off + breadth(words, self.letter) // 2 * (1 if aside >= 0 else -1)
        middle = (round((a[0] + b[0]) / 2 - uy * wide), round((a[1] + b[1]) / 2 + ux * wide))
        return self.line(a, b).label(words, middle)

    def ring(self, place: Spot, radius: int, colour: str = INK, *, dashed: bool = True) -> Sketch:
        """A circle that shows how far something reaches."""
        x, y = self._spot(place)
        look: Style = {"fill": "none", "stroke": colour, "stroke_width": self.letter // 10}
        if dashed:
            look["stroke_dasharray"] = f"{self.letter // 2} {self.letter // 3}"
        return self.add(tag("circle", cx=x, cy=y, r=radius, **look))

    def disc(self, place: Spot, radius: int, colour: str) -> Sketch:
        """A round field of a colour."""
        x, y = self._spot(place)
        look: Style = {"fill": colour, "fill_opacity": ".3", "stroke": colour, "stroke_width": self.letter // 12}
        return self.add(tag("circle", cx=x, cy=y, r=radius, **look))

    def fan(self, middle: Spot, half: int, radius: int, arc: int, colour: str) -> Sketch:
        """What lies ahead of a front (so far to both sides of its middle) within so many degrees to either side."""
        x, y = self._spot(middle)
        east, north = round(radius * sin(radians(arc))), round(radius * cos(radians(arc)))
        west_end, east_end = f"{x - half - east} {y - north}", f"{x + half + east} {y - north}"
        bend = f"Q{x - half} {y - radius - north // 8} {x} {y - radius}Q{x + half} {y - radius - north // 8} {east_end}"
        d = f"M{x - half} {y}L{west_end}{bend}L{x + half} {y}Z"
        look: Style = {"fill": colour, "fill_opacity": ".22", "stroke": colour, "stroke_width": self.letter // 12}
        return self.add(tag("path", d=d, **look))

    def number(self, words: str, place: Spot, side: int | None = None) -> Sketch:
        """A figure on a small disc, on a model or beside it."""
        x, y = self._spot(place)
        colour = INK if side is None else SIDES[side].dark
        disc = tag(
            "circle", cx=x, cy=y, r=self.letter * 3 // 5, fill="#fff", stroke=colour, stroke_width=self.letter // 9
        )
        style: Style = {"text_anchor": "middle", "font_weight": "bold", "fill": colour}
        return self.add(disc, table.text(words, x, y + self.letter * 3 // 10, self.letter * 9 // 10, **style))

    def sign(self, name: str, place: Spot, colour: str = INK, back: str = "#fff") -> Sketch:
        """One of the small signs of a picture."""
        return self.add(page.sign(name, *self._spot(place), self.letter * 9 // 10, colour, back))

    def svg(self, title: str) -> str:
        """The whole drawing; the title is for those who listen."""
        frame = self.frame
        ground = tag("rect", width=frame.width, height=frame.depth, fill=GRASS, rx=self.letter // 3)
        patterns = table.terrain_patterns(self._kinds)
        return table.image((0, 0, frame.width, frame.depth), title, title, patterns, ground, *self._parts)
