"""The twin of `carnyx.core.ways`: the same search, which remembers nothing and looks at every circle and every leg."""

from heapq import heappop, heappush
from math import isqrt

from carnyx.core import kernel
from carnyx.core.length import Point
from carnyx.core.turns import clear_of, gate, leg_between, places_round
from carnyx.core.ways import _corners


class PlainSearch:
    """One search from a to b."""

    def __init__(self, a, b, radius, circles, polygons, limit, bounds=None):
        self.radius, self.circles, self.polygons, self.bounds = radius, circles, polygons, bounds
        self.limit = limit
        self.points = [(*b, 0, 0), (*a, 0, 0)]
        self.turned = []
        self.reached = {}
        self.heap = []
        self.tried = 0
        self.seen = {a, b}

    def way(self):
        """The ends of the legs, or nothing."""
        (bx, by, _, _), (ax, ay, _, _) = self.points
        if self.far(0, 1) > self.limit or not (self.is_inside(ax, ay) and self.is_inside(bx, by)):
            return None
        if self.blockers(1, 1) or self.blockers(0, 0):
            return None
        self.settle(1, 0, None)
        while self.heap:
            _, _, gone, i, j = heappop(self.heap)
            if j in self.reached:
                continue
            blockers = self.blockers(i, j)
            if blockers:
                self.turn_round(list(blockers))
            elif j:
                self.settle(j, gone, i)
            else:
                legs = [Point(bx, by)]
                while i != 1:
                    legs.append(Point(*self.points[i][:2]))
                    i = self.reached[i][1]
                return tuple(reversed(legs))
        return None

    def far(self, i, j):
        (x, y, *_), (u, v, *_) = self.points[i], self.points[j]
        return kernel.root_up((x - u) ** 2 + (y - v) ** 2)

    def is_inside(self, x, y):
        return self.bounds is None or (self.bounds[0] <= x <= self.bounds[2] and self.bounds[1] <= y <= self.bounds[3])

    def blockers(self, i, j):
        return self.blockers_of(*self.points[i][:2], *self.points[j][:2])

    def blockers_of(self, ax, ay, bx, by):
        first = kernel.first_circle(ax, ay, bx, by, self.circles)
        if first >= 0:
            return [self.circles[first]]
        for polygon in self.polygons:
            if kernel.is_segment_near_polygon(ax, ay, bx, by, polygon, self.radius):
                return [(x, y, self.radius) for x, y in _corners(polygon)]
        return []

    def settle(self, i, gone, before):
        self.reached[i] = gone, before
        self.try_legs(i, range(len(self.points)))

    def try_legs(self, i, others):
        gone = self.reached[i][0]
        for j in others:
            leg = leg_between(self.points[i], self.points[j]) if j not in self.reached else -1
            if leg >= 0 and gone + leg + self.far(j, 0) <= self.limit:
                self.tried += 1
                heappush(self.heap, (gone + leg + self.far(j, 0), self.tried, gone + leg, i, j))

    def turn_round(self, keeps):
        first = len(self.points)
        while keeps:
            keep = keeps.pop()
            if keep in self.turned:
                continue
            for corner in places_round(keep):
                keeps += self.add(corner)
            self.add_sides(keep)
            for other in self.turned:
                square, both2 = (other[0] - keep[0]) ** 2 + (other[1] - keep[1]) ** 2, (keep[2] + other[2]) ** 2
                if both2 <= square and square * 100 <= both2 * 121:
                    for place in gate(keep, other):
                        self.add((*place, 0, 0))
            self.turned.append(keep)
        for i in list(self.reached) if first < len(self.points) else ():
            self.try_legs(i, range(first, len(self.points)))

    def add_sides(self, keep):
        far = clear_of(keep[2])
        for x, y, _, _ in self.points[:2]:
            dx, dy = x - keep[0], y - keep[1]
            if 0 < dx * dx + dy * dy < far * far:
                apart = isqrt(dx * dx + dy * dy)
                for side in (far * 268 // 1000, -far * 268 // 1000):
                    self.add((x + (2 * dx - dy * side) // apart, y + (2 * dy + dx * side) // apart, 0, 0))

    def add(self, corner):
        """Add a way point if a way within the limit can use it; return what stands there otherwise."""
        x, y, _, _ = corner
        self.points.append(corner)
        new = len(self.points) - 1
        is_of_use = (x, y) not in self.seen and self.far(1, new) + self.far(new, 0) <= self.limit
        blockers = self.blockers_of(x, y, x, y) if is_of_use else []
        if is_of_use:
            self.seen.add((x, y))
        if not is_of_use or blockers or not self.is_inside(x, y):
            self.points.pop()
        return blockers
