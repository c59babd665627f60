"""The options that any game may offer a player: one of several, a split of a total, a place within reach."""

from __future__ import annotations

from random import Random
from typing import ClassVar

from msgspec import Struct

from carnyx.core.length import Length, Point, is_within
from carnyx.core.rule import Refusal, RuleId


class OneOf(Struct, frozen=True):
    """One of several named answers."""

    answer: ClassVar[type] = str

    names: tuple[str, ...]
    rule: RuleId = "core.answer"

    def refuse(self, answer: str) -> Refusal | None:
        """Refused unless it is one of the names."""
        return None if answer in self.names else Refusal(self.rule, {"answer": str(answer)})

    def sample(self, rng: Random) -> str:
        """Any name, each as likely."""
        return rng.choice(self.names)

    def hints(self) -> tuple[str, ...]:
        """All of them."""
        return self.names


class Split(Struct, frozen=True):
    """A total shared out among several, none above its cap; evenly: nobody gets a second before all have a first."""

    answer: ClassVar[object] = tuple[int, ...]

    total: int
    caps: tuple[int, ...]
    rule: RuleId
    evenly: bool = False

    def refuse(self, answer: tuple[int, ...]) -> Refusal | None:
        """Refused if it does not add up, goes over a cap, or is uneven where it must be even."""
        fits = len(answer) == len(self.caps) and all(
            0 <= part <= cap for part, cap in zip(answer, self.caps, strict=True)
        )
        if not fits or sum(answer) != self.total:
            return Refusal(self.rule, {"total": self.total})
        if self.evenly:
            room = [part for part, cap in zip(answer, self.caps, strict=True) if part < cap]
            if room and max(answer) > min(room) + 1:
                return Refusal(self.rule, {"total": self.total})
        return None

    def sample(self, rng: Random) -> tuple[int, ...]:
        """Any split; not every one is as likely."""
        parts = [0] * len(self.caps)
        for _ in range(self.total):
            open_to = [place for place, cap in enumerate(self.caps) if parts[place] < cap]
            if self.evenly:
                least = min(parts[place] for place in open_to)
                open_to = [place for place in open_to if parts[place] == least]
            parts[rng.choice(open_to)] += 1
        return tuple(parts)

    def hints(self) -> tuple[tuple[int, ...], ...]:
        """From the front and from the back."""
        front = self._filled(range(len(self.caps)))
        back = self._filled(range(len(self.caps) - 1, -1, -1))
        return (front,) if front == back else (front, back)

    def _filled(self, order: range) -> tuple[int, ...]:
        parts, left = [0] * len(self.caps), self.total
        if not self.evenly:
            for place in order:
                parts[place] = min(left, self.caps[place])
                left -= parts[place]
        while left:
            for place in order:
                if left and parts[place] < self.caps[place]:
                    parts[place] += 1
                    left -= 1
        return tuple(parts)


class Within(Struct, frozen=True):
    """Any place no farther off than a reach."""

    answer: ClassVar[type] = Point

    centre: Point
    reach: int
    rule: RuleId

    def refuse(self, answer: Point) -> Refusal | None:
        """Refused beyond the reach."""
        return None if is_within(self.centre, answer, self.reach) else Refusal(self.rule, {"reach": Length(self.reach)})

    def sample(self, rng: Random) -> Point:
        """Any place, each as likely."""
        while True:
            place = self.centre + Point(rng.randint(-self.reach, self.reach), rng.randint(-self.reach, self.reach))
            if self.refuse(place) is None:
                return place

    def hints(self) -> tuple[Point, ...]:
        """Where it stands, and the four farthest points ahead, behind and aside."""
        ways = (Point(0, 0), Point(0, self.reach), Point(self.reach, 0), Point(0, -self.reach), Point(-self.reach, 0))
        return tuple(self.centre + way for way in ways)
