"""The shortest way of a base: it never breaks a distance, and is hardly longer than what a fine grid finds."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carnyx.core import kernel, ways
from carnyx.core.length import INCH, Point, leg
from carnyx.core.ways import Obstacles, shortest, way_length
from tests.core import naive
from tests.core.naive import few, many
from tests.core.plain_ways import PlainSearch

RADIUS = 125
FAR = 1 << 30
BARN = (-400, -300, 400, -300, 400, 300, -400, 300)
YARD = (-900, -900, 900, -900, 900, 900, 150, 900, 150, 800, 800, 800, 800, -800, -800, -800, -800, 800, -150, 800)
YARD += (-150, 900, -900, 900)  # four walls with a gate in the north, 50 ticks wider than a base

room = st.integers(-1500, 1500)
keeps = st.lists(st.tuples(room, room, st.sampled_from([250, 325, 504])), max_size=7)
barns = st.lists(
    st.builds(lambda outline, dx, dy: naive.shifted(outline, dx, dy), naive.polygons(st.integers(50, 500)), room, room),
    max_size=2,
)


def is_legal(start, points, circles, polygons, radius=RADIUS):
    """Whether every leg keeps its distances; the kernel has twins of its own."""
    here = start
    for point in points:
        line = (*here, point.x, point.y)
        if kernel.first_circle(*line, circles) >= 0:
            return False
        if any(kernel.is_segment_near_polygon(*line, polygon, radius) for polygon in polygons):
            return False
        here = (point.x, point.y)
    return True


def grid(start, end, circles, polygons, limit, step):
    def is_free(a, b):
        return is_legal(a, [Point(*b)], circles, polygons)

    return naive.grid_way(start, end, limit, step, is_free)


@st.composite
def ranks(draw):
    """Blocks of bases in rank and file, as units stand: many places round them are as far as others."""
    found = []
    for _ in range(draw(st.integers(1, 3))):
        x, y, keep = draw(room), draw(room), draw(st.sampled_from([250, 325]))
        apart = keep + draw(st.sampled_from([0, 20, 60, keep, keep + 40]))
        found += [(x + apart * i, y + apart * j, keep) for i in range(draw(st.integers(1, 4))) for j in range(2)]
    return found


@many
@given(room, room, room, room, keeps | ranks(), barns, st.integers(0, 9000), st.booleans())
def test_a_way_is_the_one_that_a_plain_search_finds(ax, ay, bx, by, circles, polygons, limit, is_bounded):
    bounds = (-1400, -1400, 1450, 1450) if is_bounded else None
    plain = PlainSearch((ax, ay), (bx, by), RADIUS, circles, polygons, limit, bounds).way()
    among = Obstacles(RADIUS, tuple(circles), tuple(polygons), bounds)
    is_free = is_legal((ax, ay), [Point(bx, by)], circles, polygons)
    assert among.shortest(ax, ay, bx, by, limit) == plain
    assert plain is None or (len(plain) == 1) == is_free


@many
@given(room, room, room, room, keeps, barns, st.integers(0, 9000))
def test_a_way_keeps_every_distance_and_the_limit(ax, ay, bx, by, circles, polygons, limit):
    straight = leg(Point(ax, ay), Point(bx, by))
    is_straight_free = is_legal((ax, ay), [Point(bx, by)], circles, polygons)
    way = shortest(ax, ay, bx, by, RADIUS, circles, polygons, limit)
    if is_straight_free and straight <= limit:
        assert way == (Point(bx, by),)
    elif way is not None:
        assert not is_straight_free
        assert way[-1] == Point(bx, by)
        assert straight <= way_length(ax, ay, way) <= limit
        assert is_legal((ax, ay), way, circles, polygons)


@few
@given(room, room, room, room, keeps, barns)
def test_a_way_is_the_same_each_time_and_wherever_the_table_stands(ax, ay, bx, by, circles, polygons):
    way = shortest(ax, ay, bx, by, RADIUS, circles, polygons, 6000)
    assert way == shortest(ax, ay, bx, by, RADIUS, tuple(circles), tuple(polygons), 6000)
    moved = shortest(
        *naive.shifted((ax, ay, bx, by)),
        RADIUS,
        [(*naive.shifted((x, y)), keep) for x, y, keep in circles],
        [naive.shifted(polygon) for polygon in polygons],
        6000,
    )
    assert (way is None) is (moved is None)
    if way is not None and moved is not None:
        assert tuple(Point(*naive.shifted((point.x, point.y))) for point in way) == moved


@few
@given(st.lists(st.tuples(room, room, room, room), min_size=2, max_size=5), keeps, barns, st.integers(2000, 9000))
def test_what_is_known_of_other_ways_among_the_same_bases_changes_none(asked, circles, polygons, limit):
    among = Obstacles(RADIUS, tuple(circles), tuple(polygons))
    alone = [shortest(*ends, RADIUS, circles, polygons, limit) for ends in asked]
    assert [among.shortest(*ends, limit) for ends in asked] == alone
    assert [among.shortest(*ends, limit) for ends in asked] == alone


def test_among_bases_that_are_far_away_a_way_is_the_same():
    near = ((0, 0, 250), (400, 300, 250))
    far = tuple((20_000 + 600 * i, 20_000, 250) for i in range(5))
    alone = Obstacles(RADIUS, near).shortest(-900, 10, 900, 40, 4000)
    assert alone == Obstacles(RADIUS, (*far, *near), (naive.shifted(BARN, 9000, 9000),)).shortest(
        -900, 10, 900, 40, 4000
    )


def test_a_memory_of_obstacles_does_not_grow_without_end(monkeypatch):
    monkeypatch.setattr(ways, "_MOST_LEGS", 16)
    among = Obstacles(RADIUS, ((0, 0, 250), (600, 0, 250)))
    found = [among.shortest(-900, y, 1500, y, 6000) for y in range(-200, 200, 20)]
    assert 0 < len(among._known) <= 16
    assert found == [shortest(-900, y, 1500, y, RADIUS, among.circles, (), 6000) for y in range(-200, 200, 20)]


@few
@given(room, room, room, room, keeps, barns, st.integers(2000, 5000))
def test_a_way_that_fits_its_own_length_is_found_again(ax, ay, bx, by, circles, polygons, limit):
    way = shortest(ax, ay, bx, by, RADIUS, circles, polygons, limit)
    if way is not None:
        length = way_length(ax, ay, way)
        assert shortest(ax, ay, bx, by, RADIUS, circles, polygons, length) is not None
        assert shortest(ax, ay, bx, by, RADIUS, circles, polygons, leg(Point(ax, ay), Point(bx, by)) - 1) is None


@pytest.mark.parametrize("seed", range(8))
def test_a_way_among_bases_is_hardly_longer_than_on_a_fine_grid(seed):
    random = Random(seed)
    circles = [(random.randrange(2000), random.randrange(2000), random.choice((250, 250, 504))) for _ in range(9)]
    compare((-400, random.randrange(2000)), (2400, random.randrange(2000)), circles, [], 6000, 50)


@pytest.mark.parametrize("seed", range(8))
def test_a_way_to_a_spot_among_enemies_is_hardly_longer_than_on_a_fine_grid(seed):
    random = Random(seed)
    circles = []
    while len(circles) < 8:
        x, y = random.randrange(1500), random.randrange(900)
        if kernel.first_circle(x, y, x, y, circles) < 0:
            circles.append((x, y, 250))
    spots = [(x + dx, y + dy) for x, y, _ in circles for dx, dy in ((253, 0), (-253, 0), (0, 253), (0, -253))]
    for spot in [spot for spot in spots if kernel.first_circle(*spot, *spot, circles) < 0][::3]:
        compare((random.randrange(-200, 1700), -500), spot, circles, [], 2400, 40)


@pytest.mark.parametrize(
    ("start", "end", "polygons"),
    [
        pytest.param((-900, 10), (900, 40), [BARN], id="round a barn"),
        pytest.param((0, 430), (0, -430), [BARN], id="from wall to wall"),
        pytest.param((0, 0), (0, 1500), [YARD], id="straight out of the gate"),
        pytest.param((600, 500), (500, 1500), [YARD], id="out of the gate and round"),
        pytest.param((0, 0), (0, -1500), [YARD], id="out of the gate and round the yard"),
        pytest.param((-700, 0), (1500, 0), [BARN, naive.shifted(BARN, 850, 500)], id="between two barns"),
        pytest.param((-250, 100), (400, -800), [(0, 0, 900, -400, 100, 500)], id="round a sharp corner"),
    ],
)
def test_a_way_round_walls_is_hardly_longer_than_on_a_fine_grid(start, end, polygons):
    assert compare(start, end, [], polygons, 9000, 50)


def compare(start, end, circles, polygons, limit, step):
    """Both find a way of much the same length (true), or the limit is in the way of one or both."""
    way = shortest(*start, *end, RADIUS, circles, polygons, limit)
    plain = grid(start, end, circles, polygons, limit, step)
    if way is None:
        assert plain is None or plain > limit * 100 / 105
        return False
    assert is_legal(start, way, circles, polygons)
    assert plain is None or way_length(*start, way) <= plain * 105 / 100
    return plain is not None


def test_a_grazing_line_is_straight_and_a_tick_nearer_goes_round():
    assert shortest(-1000, 0, 1000, 0, RADIUS, [(0, 250, 250)], [], FAR) == (Point(1000, 0),)
    way = shortest(-1000, 0, 1000, 0, RADIUS, [(0, 249, 250)], [], FAR)
    assert way is not None
    assert len(way) > 1
    assert shortest(-1000, 425, 1000, 425, RADIUS, [], [BARN], FAR) == (Point(1000, 425),)
    way = shortest(-1000, 424, 1000, 424, RADIUS, [], [BARN], FAR)
    assert way is not None
    assert len(way) > 1


def test_the_limit_counts_in_ticks():
    assert shortest(0, 0, 3, 4, RADIUS, [], [], 5) == (Point(3, 4),)
    assert shortest(0, 0, 3, 4, RADIUS, [], [], 4) is None
    assert shortest(0, 0, 3, 5, RADIUS, [], [], 5) is None
    assert shortest(7, 7, 7, 7, RADIUS, [], [], 0) == (Point(7, 7),)


def test_who_begins_or_ends_too_near_has_no_way():
    assert shortest(0, 0, 1000, 0, RADIUS, [(-249, 0, 250)], [], FAR) is None
    assert shortest(0, 0, 1000, 0, RADIUS, [(1249, 0, 250)], [], FAR) is None
    assert shortest(0, 0, 1000, 0, RADIUS, [(1250, 0, 250)], [], FAR) == (Point(1000, 0),)
    assert shortest(0, 0, 1000, 0, RADIUS, [], [BARN], FAR) is None


@pytest.mark.parametrize(("keep", "ways"), [(251, 0), (250, 1)])
def test_who_is_shut_in_has_no_way_until_a_gap_is_as_wide_as_his_base(keep, ways):
    ring = [(x, y, keep) for x in (0, 500, 1000) for y in (0, 500, 1000) if (x, y) != (500, 500)]
    assert (shortest(500, 500, 3000, 500, RADIUS, ring, [], FAR) is not None) == ways
    assert shortest(500, 500, 3000, 500, RADIUS, [each for each in ring if each[:2] != (0, 500)], [], FAR) is not None


def test_a_gap_just_wide_enough_is_found():
    # Two ticks of room between two enemies, and a straight line that will not do.
    row = [(x, 0, 250) for x in range(-2000, 2500, 502)]
    way = shortest(700, -600, -700, 600, RADIUS, row, [], FAR)
    assert way is not None
    assert way_length(700, -600, way) < 2000
    assert is_legal((700, -600), way, row, [])


def test_a_nook_between_two_enemies_is_reached_from_outside():
    enemies = [(1097, 16, 250), (700, 17, 250), (357, 714, 250), (411, 265, 250), (1316, 235, 250), (149, 436, 250)]
    way = shortest(1005, -500, 447, 17, RADIUS, enemies, [], 8 * INCH)
    assert way is not None
    assert way_length(1005, -500, way) < 830


def test_a_way_stays_within_its_bounds():
    barn = naive.shifted(BARN, 1000, 460)
    free = shortest(200, 300, 1800, 300, RADIUS, [], [barn], FAR)
    kept = shortest(200, 300, 1800, 300, RADIUS, [], [barn], FAR, (125, 125, 3000, 3000))
    assert free is not None
    assert kept is not None
    assert min(point.y for point in free) < 125 <= min(point.y for point in kept)
    assert shortest(200, 300, 1800, 100, RADIUS, [], [], FAR, (125, 125, 3000, 3000)) is None


def test_a_way_is_as_long_as_its_legs():
    assert way_length(0, 0, ()) == 0
    assert way_length(0, 0, (Point(3, 4), Point(3, 5), Point(4, 6))) == 5 + 1 + 2
