"""Where a unit of Warriors stands: a block of touching bases in ranks, and what two blocks measure between them.

Figures are counted rank by rank from the front, in each rank from the unit's own left. Bases at an angle have corners
between the ticks; they are kept in grains, unrounded, so the figures of a block tile it exactly and every answer is
exact. What two blocks measure is remembered by where they stand; the box round each is looked at first.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, TypeAlias

from msgspec import Struct

from carnyx.core import kernel
from carnyx.core.footprint import REMEMBERED
from carnyx.core.ground import bounds
from carnyx.core.kept import kept
from carnyx.core.kernel import Box, Outline
from carnyx.core.length import CONTACT, Point
from carnyx.games.warriors.blocks import pieces
from carnyx.games.warriors.blocks.compass import CIRCLE, DIRECTIONS, QUARTER, SCALE, rounded
from carnyx.games.warriors.blocks.pieces import Frame, Piece, Quad

Side: TypeAlias = Literal["front", "right", "rear", "left"]


class Formation(Struct, frozen=True, cache_hash=True, dict=True):
    """A block of touching bases, full ranks in front, the last rank centred (warriors.formation)."""

    x: int  # the middle of its front, in ticks
    y: int
    facing: int  # in tenths of a degree, north is 0 and east is 900
    files: int
    figures: int
    width: int  # of one base, in ticks
    depth: int

    def __post_init__(self) -> None:
        if not (0 <= self.facing < CIRCLE and 0 < self.files <= self.figures):
            raise ValueError("a formation faces 0 to 3599 tenths and has no more files than figures, one at least")
        if self.width <= 0 or self.depth <= 0 or self.width % 2 or self.depth % 2:
            raise ValueError("a base is an even number of ticks wide and deep, so that its middle is a place")

    @property
    def ranks(self) -> int:
        """How many ranks deep it stands."""
        return -(-self.figures // self.files)

    @property
    def front(self) -> int:
        """The width of its front rank."""
        return self.files * self.width

    @property
    def centre(self) -> Point:
        """The middle of the whole block, to the nearest tick."""
        east, north = DIRECTIONS[self.facing]
        half = self.ranks * self.depth // 2
        return Point(self.x - rounded(half * east), self.y - rounded(half * north))

    @kept
    def frame(self) -> Frame:
        """Its own view of the table: from the middle of the front to the right and ahead."""
        east, north = DIRECTIONS[self.facing]
        return (self.x * SCALE, self.y * SCALE, north, east, north * north + east * east)

    @kept
    def pieces(self) -> tuple[Piece, ...]:
        """The full ranks as one rectangle, and the last rank as another if it is not full."""
        full, rest = divmod(self.figures, self.files)
        half = self.front // 2
        main = pieces.piece(self.frame, -half, half, -full * self.depth, 0)
        if not rest:
            return (main,)
        half = rest * self.width // 2
        return (main, pieces.piece(self.frame, -half, half, -(full + 1) * self.depth, -full * self.depth))

    @kept
    def hull(self) -> Quad:
        """The corners of the whole block, its last rank taken as full, in grains."""
        half = self.front // 2
        return pieces.quad(self.frame, -half, half, -self.ranks * self.depth, 0)

    @property
    def parts(self) -> tuple[Quad, ...]:
        """The corners of the full ranks, and of the last rank if it is not full, in grains."""
        return tuple([quad for _, _, quad in self.pieces])

    @kept
    def box(self) -> Box:
        """The smallest upright box of whole ticks round all bases."""
        east, north = DIRECTIONS[self.facing]
        full, rest = divmod(self.figures, self.files)
        across_x, across_y = abs(north), abs(east)
        half, deep = self.files * self.width // 2, -full * self.depth
        wide_x, wide_y, deep_x, deep_y = half * across_x, half * across_y, deep * east, deep * north
        west, far_east = (deep_x - wide_x, wide_x) if deep_x < 0 else (-wide_x, deep_x + wide_x)
        south, far_north = (deep_y - wide_y, wide_y) if deep_y < 0 else (-wide_y, deep_y + wide_y)
        if rest:
            half, deep = rest * self.width // 2, deep - self.depth
            wide_x, wide_y, deep_x, deep_y = half * across_x, half * across_y, deep * east, deep * north
            if deep_x - wide_x < west:
                west = deep_x - wide_x
            if deep_x + wide_x > far_east:
                far_east = deep_x + wide_x
            if deep_y - wide_y < south:
                south = deep_y - wide_y
            if deep_y + wide_y > far_north:
                far_north = deep_y + wide_y
        x = self.x
        y = self.y
        return (x + west // SCALE, y + south // SCALE, x - -far_east // SCALE, y - -far_north // SCALE)

    def rank_of(self, figure: int) -> int:
        """The rank a figure stands in, the front rank being 0."""
        self._known(figure)
        return figure // self.files

    def figures_in_rank(self, rank: int) -> range:
        """The figures of a rank, from the left."""
        if not 0 <= rank < self.ranks:
            raise IndexError("no such rank")
        return range(rank * self.files, min((rank + 1) * self.files, self.figures))

    def behind(self, figure: int) -> int | None:
        """The figure directly behind: the one that covers most of its file, the left one of two that cover half."""
        rank = self.rank_of(figure) + 1
        if rank >= self.ranks:
            return None
        others = self.figures_in_rank(rank)
        place = figure % self.files - (self.files - len(others) + 1) // 2
        if place < 0 and (self.files - len(others)) % 2:
            place += 1
        return others[place] if 0 <= place < len(others) else None

    def quad(self, figure: int) -> Quad:
        """The corners of one base, in grains."""
        return pieces.quad(self.frame, *self._base(figure))

    def piece(self, figure: int) -> Piece:
        """The base of one figure as a rectangle to measure from."""
        return pieces.piece(self.frame, *self._base(figure))

    def middle(self, figure: int) -> tuple[int, int]:
        """The middle of one base, in grains."""
        left, _, rear, _ = self._base(figure)
        return pieces.at(self.frame, left + self.width // 2, rear + self.depth // 2)

    def _base(self, figure: int) -> tuple[int, int, int, int]:
        """A base as its own frame sees it, in ticks: left, right, rear, front."""
        rank = self.rank_of(figure)
        first = rank * self.files
        left = (figure - first) * self.width - min(self.files, self.figures - first) * self.width // 2
        return (left, left + self.width, -(rank + 1) * self.depth, -rank * self.depth)

    def _known(self, figure: int) -> None:
        if not 0 <= figure < self.figures:
            raise IndexError("no such figure")


def box_of(x: int, y: int, facing: int, front: int, deep: int) -> Box:
    """The smallest upright box of whole ticks round one rectangle, given by the middle of its front."""
    east, north = DIRECTIONS[facing]
    half = front // 2
    wide_x, wide_y, deep_x, deep_y = half * abs(north), half * abs(east), -deep * east, -deep * north
    west, far_east = (deep_x - wide_x, wide_x) if deep_x < 0 else (-wide_x, deep_x + wide_x)
    south, far_north = (deep_y - wide_y, wide_y) if deep_y < 0 else (-wide_y, deep_y + wide_y)
    return (x + west // SCALE, y + south // SCALE, x - -far_east // SCALE, y - -far_north // SCALE)


def do_overlap(a: Formation, b: Formation) -> bool:
    """Whether a base of one stands on a base of the other; bases that touch do not."""
    return not kernel.are_boxes_apart(a.box, b.box, 0) and _do_overlap(a, b)


def gap(a: Formation, b: Formation) -> int:
    """How many ticks lie between the nearest points of two formations, rounded up; none if they touch or overlap."""
    square, unit = _apart2(a, b)
    return kernel.root_up(-(-square // unit))


def is_gap_at_most(a: Formation, b: Formation, ticks: int) -> bool:
    """Whether two formations are no farther apart than so many ticks."""
    if ticks < 0 or kernel.are_boxes_apart(a.box, b.box, ticks):
        return False
    square, unit = _apart2(a, b)
    return square <= ticks * ticks * unit


def _pairs(a: Formation, b: Formation) -> list[tuple[Piece, Piece]]:
    """The pieces of two formations between which the gap may be."""
    mine, theirs = a.pieces, b.pieces
    if len(mine) == 1 and len(theirs) == 1:
        return [(mine[0], theirs[0])]
    others = _before(b, a)
    return [(one, other) for one in _before(a, b) for other in others]


def _before(a: Formation, b: Formation) -> tuple[Piece, ...]:
    """The pieces of the first to measure from: its full ranks alone, if the second lies nowhere behind them.

    The last rank is no wider than those before it, so it is no nearer to anything that is not behind these.
    """
    found = a.pieces
    return found[:1] if len(found) > 1 and pieces.least_ahead(a.frame, b.hull) >= found[0][1][2] else found


def is_in_contact(a: Formation, b: Formation) -> bool:
    """Whether two formations touch (warriors.formation)."""
    return is_gap_at_most(a, b, CONTACT)


def contacts(a: Formation, b: Formation) -> tuple[tuple[int, int], ...]:
    """Which figure of one touches which figure of the other, by edge or corner, in order (warriors.combat.contact)."""
    return () if kernel.are_boxes_apart(a.box, b.box, CONTACT) else _contacts(a, b)


@lru_cache(REMEMBERED)
def nearest_points(a: Formation, b: Formation) -> tuple[Point, Point]:
    """The nearest points of two formations, to the tick; where edges face each other, the middle of what is nearest."""
    found = [pieces.nearest(mine, theirs) for mine, theirs in _pairs(a, b)]
    _, (ax, ay, bx, by), grown = found[0] if len(found) == 1 else min(found, key=lambda each: each[0])
    twice = 2 * grown
    return (
        Point((2 * ax + grown) // twice, (2 * ay + grown) // twice),
        Point((2 * bx + grown) // twice, (2 * by + grown) // twice),
    )


@lru_cache(REMEMBERED)
def side_touched(a: Formation, b: Formation) -> Side:
    """The side of the first that the second touches, or would: the one whose line it lies farthest beyond."""
    mine, theirs = min(_pairs(a, b), key=lambda pair: pieces.apart2(*pair))
    beyond = pieces.separation(mine[1], pieces.seen(mine[0], theirs[2]))
    sides: tuple[Side, ...] = ("front", "rear", "right", "left")  # in this order on a tie
    return sides[beyond.index(max(beyond))]


@lru_cache(REMEMBERED)
def is_in_arc(a: Formation, b: Formation, tenths: int) -> bool:
    """Whether some of the second lies ahead of the first, between lines that leave its front corners so far outward.

    Whatever touches one of these lines is in (warriors.shoot.who).
    """
    if not 0 <= tenths <= QUARTER:
        raise ValueError("an arc opens by 0 to 900 tenths on each side")
    return any(pieces.is_piece_in_arc(a.pieces[0], theirs, *DIRECTIONS[tenths]) for theirs in b.pieces)


def is_on(formation: Formation, table_width: int, table_depth: int) -> bool:
    """Whether all bases stand on the table; its edge belongs to it."""
    west, south, east, north = formation.box
    return west >= 0 and south >= 0 and east <= table_width and north <= table_depth


def is_inside(formation: Formation, place: Point) -> bool:
    """Whether a place lies within the bases, not only on their rim."""
    (u,), (v,) = pieces.seen(formation.frame, (place.x * SCALE, place.y * SCALE))
    return any(left < u < right and rear < v < front for _, (left, right, rear, front), _ in formation.pieces)


def overlaps_outline(formation: Formation, outline: Outline) -> bool:
    """Whether a base stands partly inside an outline, which may be concave; to touch it is not to overlap."""
    return not kernel.are_boxes_apart(formation.box, bounds(outline), 0) and _overlaps_outline(formation, outline)


def share_in(formation: Formation, outline: Outline) -> int:
    """How many figures have their middle in an outline; its boundary belongs to it."""
    if kernel.are_boxes_apart(formation.box, bounds(outline), 0):
        return 0
    return _share_in(formation, outline)


# Most pairs are settled by their boxes; they are looked at first, so that the memory is for the others.


@lru_cache(REMEMBERED)
def _do_overlap(a: Formation, b: Formation) -> bool:
    for mine in a.pieces:
        for theirs in b.pieces:
            if pieces.do_pieces_overlap(mine, theirs):
                return True
    return False


@lru_cache(REMEMBERED)
def _apart2(a: Formation, b: Formation) -> tuple[int, int]:
    """The squared gap, and what a squared tick is on its scale."""
    square = min([pieces.apart2(mine, theirs) for mine, theirs in _pairs(a, b)])
    return (square, pieces.unit2(a.pieces[0], b.pieces[0]))


@lru_cache(REMEMBERED)
def _overlaps_outline(formation: Formation, outline: Outline) -> bool:
    view = pieces.seen(formation.frame, tuple([SCALE * place for place in outline]))
    if any(pieces.does_polygon_enter(rect, view) for _, rect, _ in formation.pieces):
        return True
    # No edge runs through them, so each rectangle is wholly in or wholly out, as its middle is.
    corners = tuple([place for corner in zip(*view, strict=True) for place in corner])
    return any(kernel.is_point_in_polygon(0, (rect[2] + rect[3]) // 2, corners) for _, rect, _ in formation.pieces)


@lru_cache(REMEMBERED)
def _share_in(formation: Formation, outline: Outline) -> int:
    view = pieces.seen(formation.frame, tuple([SCALE * place for place in outline]))
    corners = tuple([place for corner in zip(*view, strict=True) for place in corner])
    grown, wide, deep = formation.frame[4], formation.width, formation.depth
    found = 0
    for _, rect, _ in formation.pieces:
        left, right, rear, front = rect
        files, ranks = (right - left) // (wide * grown), (front - rear) // (deep * grown)
        if not pieces.does_polygon_enter(rect, view):
            # No edge runs through these ranks, so all of them are in or all are out, as their middle is.
            found += files * ranks * kernel.is_point_in_polygon(0, (rear + front) // 2, corners)
            continue
        us = [left + (2 * file + 1) * wide * grown // 2 for file in range(files)]
        vs = [rear + (2 * rank + 1) * deep * grown // 2 for rank in range(ranks)]
        found += sum([kernel.is_point_in_polygon(u, v, corners) for v in vs for u in us])
    return found


@lru_cache(REMEMBERED)
def _contacts(a: Formation, b: Formation) -> tuple[tuple[int, int], ...]:
    """Each figure of the second is looked up among the files and ranks of the first that its box reaches."""
    _, _, c, s, grown = a.frame
    _, _, other_c, other_s, _ = b.frame
    limit2 = CONTACT * CONTACT * SCALE * SCALE * grown
    reach = kernel.root_up(limit2) + 1  # a whole number past it, so that who touches just so is looked at too
    is_parallel = (a.facing - b.facing) % QUARTER == 0
    # The other's steps to its right and ahead as this frame sees them; half a base reaches so far each way.
    along = other_c * c + other_s * s
    aside = other_c * s - other_s * c
    half_u = (b.width * abs(along) + b.depth * abs(aside)) // 2
    half_v = (b.width * abs(aside) + b.depth * abs(along)) // 2
    middle_u = SCALE * ((b.x - a.x) * c - (b.y - a.y) * s)
    middle_v = SCALE * ((b.x - a.x) * s + (b.y - a.y) * c)
    file = a.width * grown
    rank = a.depth * grown
    side = a.front // 2 * grown + reach
    rear = -a.ranks * rank - reach
    found: list[tuple[int, int]] = []
    for j in range(b.figures):
        first, place = divmod(j, b.files)
        right = place * b.width - (min(b.files, b.figures - first * b.files) - 1) * b.width // 2
        ahead = -first * b.depth - b.depth // 2
        u = middle_u + right * along - ahead * aside
        v = middle_v + right * aside + ahead * along
        if u - half_u > side or u + half_u < -side or v - half_v > reach or v + half_v < rear:
            continue
        nearest_rank = max(-((v + half_v + reach) // rank) - 1, 0)
        farthest_rank = min(-((v - half_v - reach) // rank), a.ranks)
        for row in range(nearest_rank, farthest_rank):
            count = min(a.files, a.figures - row * a.files)
            left = -count * file // 2
            start = max((u - half_u - reach - left) // file, 0)
            for place in range(start, min((u + half_u + reach - left) // file + 1, count)):
                i = row * a.files + place
                if is_parallel:
                    du = max(abs(u - left - place * file - file // 2) - half_u - file // 2, 0)
                    dv = max(abs(v + row * rank + rank // 2) - half_v - rank // 2, 0)
                    touches = du * du + dv * dv <= limit2
                else:
                    touches = pieces.apart2(a.piece(i), b.piece(j)) <= limit2 * b.frame[4]
                if touches:
                    found.append((i, j))
    return tuple(sorted(found))
