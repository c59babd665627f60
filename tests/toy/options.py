"""What the toy asks its players beside names: to share hits out, and where to go."""

from __future__ import annotations

from random import Random
from typing import ClassVar

from msgspec import Struct

from carnyx.core.length import Length, Point, is_within
from carnyx.core.rule import Refusal, RuleId


class Split(Struct, frozen=True):
    """A total shared out among several, none above its cap."""

    answer: ClassVar[object] = tuple[int, ...]

    total: int
    caps: tuple[int, ...]
    rule: RuleId

    def refuse(self, answer: tuple[int, ...]) -> Refusal | None:
        """Refused if it does not add up or goes over a cap."""
        fits = len(answer) == len(self.caps) and all(
            0 <= part <= cap for part, cap in zip(answer, self.caps, strict=True)
        )
        return None if fits and sum(answer) == self.total else Refusal(self.rule, {"total": self.total})

    def sample(self, rng: Random) -> tuple[int, ...]:
        """Any split; not every one is as likely."""
        parts = [0] * len(self.caps)
        for _ in range(self.total):
            parts[rng.choice([place for place, cap in enumerate(self.caps) if parts[place] < cap])] += 1
        return tuple(parts)

    def hints(self) -> tuple[tuple[int, ...], ...]:
        """From the front and from the back."""
        front, back = self._filled(self.caps), self._filled(self.caps[::-1])[::-1]
        return (front,) if front == back else (front, back)

    def choices(self) -> None:
        """Too many to list."""

    def _filled(self, caps: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(max(0, min(cap, self.total - sum(caps[:place]))) for place, cap in enumerate(caps))


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

    def choices(self) -> None:
        """Cannot be listed: they are places on the table."""
