"""A battle of older rules, told from what its journal keeps: who stood where at each turn's start, and who was gone.

Board and pictures are those of any battle.  The score is the one that was kept, by the rules of the day.  Without
positions there are the table and the answers as they were written.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from carnyx.core.army import Army
from carnyx.core.codec import encode
from carnyx.core.length import Units
from carnyx.core.past import Moment, Past
from carnyx.show.board import Board
from carnyx.show.documents import Body, Scene, Told
from carnyx.show.names import side
from carnyx.show.telling import Telling
from carnyx.words.catalogue import catalogue
from carnyx.words.language import Language


class Chapter(Struct, frozen=True):
    """A turn's start: the number of the entry that led there, how it stood, and what is told of it."""

    number: int
    scene: Scene
    told: tuple[Told, ...]


class Recollection:
    """A battle of older rules in one language and one unit of length."""

    def __init__(self, past: Past, telling: Telling, army: Army[Any], lang: Language, units: Units) -> None:
        self.past, self.lang, self._army = past, lang, army
        self.board: Board = telling.board(past.setup, lang, units)
        self._say = catalogue(lang).say
        self.chapters = tuple(self._chapters())

    @property
    def why(self) -> str:
        """Why the battle is not told answer by answer, in one sentence."""
        name = "past-positions" if self.past.moments else "past-no-positions"
        return self._say(name, rules=self.past.header.rules, known=self.past.system.rules_version)

    def scene(self, number: int | None = None) -> Scene:
        """How it stood at the last turn's start no later than an entry, or at the last of all."""
        found = [each.scene for each in self.chapters if number is None or each.number <= number]
        return found[-1] if found else self.board.scene(self.past.table())

    def told(self) -> tuple[Told, ...]:
        """Everything that is told: turn by turn; or the answers as they are written, if there are no positions."""
        if self.chapters:
            return tuple(line for chapter in self.chapters for line in chapter.told)
        opening = (Told(0, name) for name in self._forces())
        answers = (Told(each.number, f"{each.number}: {encode(each.answer).decode()}") for each in self.past.entries)
        return (*opening, *answers)

    def _forces(self) -> Iterator[str]:
        """Each side with its force, its points and its units."""
        forces = self.past.setup.forces
        for each, force in zip(self.board.stage(("",) * len(forces)).sides, forces, strict=True):
            units = ", ".join(f"{number} {title}" for title, number, _ in self._army.bill(force, self.lang))
            yield self._say("past-force", side=each.name, force=each.force, points=each.points, units=units)

    def _chapters(self) -> Iterator[Chapter]:
        before: dict[int, Body] | None = None
        for moment in self.past.moments:
            scene = self._scene(moment)
            now = {body.id: body for body in scene.bodies}
            yield Chapter(moment.number, scene, tuple(self._told(moment, before, now)))
            before = now

    def _scene(self, moment: Moment) -> Scene:
        return replace(self.board.scene(self.past.battle(moment)), score=moment.position.score)

    def _told(self, moment: Moment, before: dict[int, Body] | None, now: dict[int, Body]) -> Iterator[Told]:
        """The turn and its score, under it who is as before, then whoever has changed; at first that is everybody."""
        turn, number = moment.position.turn, moment.number
        score = ", ".join(f"{side(seat, self.lang)} {each}" for seat, each in enumerate(moment.position.score))
        yield Told(number, self._say("past-turn", turn=turn, score=score), turn=turn)
        known = before or {}
        same = [id for id, body in sorted(now.items()) if id in known and self._state(known[id]) == self._state(body)]
        for id in same:
            yield Told(number, self._line(now[id]), 1, id, turn=turn)
        for id in sorted((known.keys() | now.keys()) - set(same)):
            gone = id not in now
            text = self._say("past-gone", unit=self._named(known[id])) if gone else self._line(now[id])
            yield Told(number, text, 0, id, turn=turn)

    def _line(self, body: Body) -> str:
        figures, start, *signs = self._state(body)
        text = self._say("past-unit", unit=self._named(body), figures=figures, start=start)
        return ", ".join([text, *map(str, signs)])

    def _named(self, body: Body) -> str:
        return f"{body.name} ({side(body.player, self.lang)})"

    def _state(self, body: Body) -> tuple[int | str, ...]:
        """What there is to say of a unit: how many stand, of how many, and its badges."""
        return (body.figures, body.start, *(badge.label for badge in body.badges))


def written(told: tuple[Told, ...]) -> list[dict[str, object]]:
    """The lines for a program."""
    return [{"answer": line.number, **_plain(line)} for line in told]


def _plain(line: Told) -> dict[str, object]:
    fields: dict[str, object] = msgspec.to_builtins(line)
    return {name: value for name, value in fields.items() if name != "number"}
