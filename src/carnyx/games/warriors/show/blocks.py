"""Blocks of figures as pictures: bases in ranks, the front they face, who stands out among them, and couriers."""

from __future__ import annotations

from collections.abc import Mapping

from carnyx.core.kernel import Box
from carnyx.games.warriors.blocks.compass import DIRECTIONS, SCALE, rounded
from carnyx.games.warriors.blocks.formation import Formation
from carnyx.show.drawing import page
from carnyx.show.drawing.table import INK, Frame, Spot, Style, tag
from carnyx.show.sides import SIDES

EDGE = 30  # ticks of colour round a block
TIP = 96  # ticks that the tip of a front reaches ahead


def spot(frame: Frame, body: Formation, right: int, ahead: int) -> Spot:
    """A place on the picture, so far to the right of the middle of a block's front and so far ahead of it."""
    east, north = DIRECTIONS[body.facing]
    return body.x + rounded(right * north + ahead * east), frame.y(body.y + rounded(ahead * north - right * east))


def middles(frame: Frame, body: Formation) -> list[Spot]:
    """Where the middles of its bases are on the picture."""
    found = (body.middle(figure) for figure in range(body.figures))
    return [(rounded(x), frame.y(rounded(y))) for x, y in found]


def boxes(frame: Frame, body: Formation) -> tuple[Box, ...]:
    """What its bases cover on the picture: an upright box round each."""
    quads = (body.quad(figure) for figure in range(body.figures))
    found = []
    for quad in quads:
        xs, ys = [x // SCALE for x in quad[::2]], [frame.y(y // SCALE) for y in quad[1::2]]
        found.append((min(xs), min(ys), max(xs), max(ys)))
    return tuple(found)


def field(frame: Frame, body: Formation, side: int, glow: str = "") -> str:
    """The coloured field under a block, its edge where its bases end; it may glow."""
    d = "".join(f"M{'L'.join(_corners(frame, quad))}Z" for quad in body.parts)
    coats = [(5 * EDGE, glow)] if glow else []
    coats += [(2 * EDGE + 20, SIDES[side].dark), (2 * EDGE, SIDES[side].light)]
    paths = (tag("path", d=d, stroke=colour, fill=colour, stroke_width=wide) for wide, colour in coats)
    return tag("g", *paths, class_="field", stroke_linejoin="round")


def _corners(frame: Frame, quad: tuple[int, ...]) -> list[str]:
    return [f"{rounded(x)} {frame.y(rounded(y))}" for x, y in zip(quad[::2], quad[1::2], strict=True)]


def figures(frame: Frame, body: Formation, side: int) -> list[str]:
    """Every base in the colour and pattern of its side, turned the way the block faces."""
    look: Style = {"fill": f"url(#carnyx-side-{side})", "stroke": INK, "stroke_width": 14}
    gap = 6  # so that two bases do not run into one
    size: Style = {"width": body.width - 2 * gap, "height": body.depth - 2 * gap, "rx": 24}
    found = []
    for x, y in middles(frame, body):
        place: Style = {"x": x - body.width // 2 + gap, "y": y - body.depth // 2 + gap}
        turn: Style = {"transform": f"rotate({body.facing / 10:g} {x} {y})"} if body.facing else {}
        found.append(tag("rect", **place, **size, **look, **turn, class_="figure"))
    return found


def front(frame: Frame, body: Formation, side: int, *, tip: bool) -> str:
    """The front of a block as a heavy line; with a tip ahead of it where nobody stands in its way."""
    half, dark = body.front // 2, SIDES[side].dark
    (x0, y0), (x1, y1) = spot(frame, body, -half, EDGE // 2), spot(frame, body, half, EDGE // 2)
    line = tag("path", d=f"M{x0} {y0}L{x1} {y1}", stroke=dark, stroke_width=44, stroke_linecap="round")
    if not tip:
        return tag("g", line, class_="front")
    long = min(TIP, body.front // 4)
    wide = long * 3 // 2
    corners = (spot(frame, body, -wide, EDGE), spot(frame, body, 0, EDGE + long), spot(frame, body, wide, EDGE))
    return tag("g", line, tag("path", d=f"M{'L'.join(f'{x} {y}' for x, y in corners)}Z", fill=dark), class_="front")


def marked(frame: Frame, body: Formation, signs: Mapping[int, str]) -> list[str]:
    """The signs of those who stand out, by figure."""
    places = middles(frame, body)
    return [page.sign(name, *places[figure], body.width // 2, INK, "#fff") for figure, name in signs.items()]


def courier(x: int, y: int, side: int, letter: int, bound: Spot | None = None) -> str:
    """A courier as a small rider's lozenge, with a thin line to whom he is bound for."""
    size = letter * 3 // 5
    shape = f"M{x} {y - size}L{x + size * 3 // 4} {y} {x} {y + size} {x - size * 3 // 4} {y}Z"
    look: Style = {"fill": f"url(#carnyx-side-{side})", "stroke": INK, "stroke_width": letter // 12}
    dashes: Style = {"stroke_width": letter // 10, "stroke_dasharray": f"{letter // 3} {letter // 3}"}
    way = [tag("path", d=f"M{x} {y}L{bound[0]} {bound[1]}", stroke=SIDES[side].dark, **dashes)] if bound else []
    return tag("g", *way, tag("path", d=shape, **look), class_="courier")
