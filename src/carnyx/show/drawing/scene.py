"""A scene: what the pictures of both games share, a position, how its reader wants it, and the ground it is on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Generic, TypeVar

from msgspec import Struct

from carnyx.core.length import Units
from carnyx.show.drawing import page, table
from carnyx.show.drawing.page import LONGEST_NAME
from carnyx.show.drawing.table import LETTERS, Frame, shortened
from carnyx.words.catalogue import catalogue
from carnyx.words.language import Language

B = TypeVar("B", bound=Any)
S = TypeVar("S", bound=Any)


class Scene(Struct, Generic[B, S], frozen=True):
    """A position and how its reader wants it."""

    rules: ClassVar[Mapping[str, str]]  # words that a rule has, by its name
    game: ClassVar[str]  # whose own words come before those that every picture has

    battle: B
    setup: S
    language: Language
    units: Units
    close: int = 0  # for a book: so many letters along the longer side, and neither heading nor legend

    @property
    def frame(self) -> Frame:
        """The table it is on."""
        return Frame(self.battle.field.table.width, self.battle.field.table.depth, self.close or LETTERS)

    def say(self, word: str, **numbers: int | str) -> str:
        """A word of the rules where they have one, of the game's pictures, or of every picture; else as it stands."""
        words = catalogue(self.language)
        if word in self.rules:
            return words.say(self.rules[word])
        said = {name: str(number) for name, number in numbers.items()}  # as figures stand in a picture, ungrouped
        for id in (f"picture-{self.game}-{word}", f"picture-{word}"):
            if words.has(id):
                return words.say(id, **said)
        return word

    def side(self, player: int) -> str:
        """What a player's force is called."""
        return shortened(self.setup.forces[player].name, LONGEST_NAME)

    def document(self, bottom: int, now: str, told: str, *parts: str) -> str:
        """The whole picture: heading, scale and ground, and on it what the game has."""
        frame, terrain = self.frame, self.battle.field.table.terrain
        around = () if self.close else (page.heading(frame, now), table.scale_bar(frame, self.units, self.language))
        drawn = (
            table.terrain_patterns([piece.kind for piece in terrain]),
            *around,
            table.ground(frame, self.units, self.language),
            *(table.terrain(each.kind, frame.turned(each.outline), self.say(each.kind)) for each in terrain),
            *parts,
        )
        if not self.close:
            return table.document(frame, bottom, now, told, *drawn)
        edge = frame.letter * 2
        return table.image((-edge, -edge // 2, frame.width + edge // 2, frame.depth + edge), now, told, *drawn)
