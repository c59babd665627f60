"""What events are made of: stats, strengths, contacts, blocks and the legs of their marches, points that were paid."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from carnyx.show.places import Way

Flight: TypeAlias = Literal["arrow", "bolt", "javelin", "stone", "boulder"]  # what flies when a unit shoots


class Value(Struct, frozen=True, omit_defaults=True):
    """Something that counts, by its id: a stat and how high it is, a weapon, a kind of cover."""

    id: str
    number: int | None = None


class Strength(Struct, frozen=True, omit_defaults=True):
    """What is left of a unit and what it began with: models, or the wounds of a single one."""

    left: int
    start: int
    is_wounds: bool = False


class Contact(Struct, frozen=True):
    """How many models of a unit touch an enemy, and which enemies it touches."""

    models: int
    foes: tuple[int, ...]


class Near(Struct, frozen=True, omit_defaults=True):
    """Where a unit stands to the enemy: whom it touches, or else the nearest one, and who has cover from there."""

    touching: tuple[int, ...] = ()
    enemy: int | None = None
    way: Way | None = None
    covered: int = 0  # models


class Block(Struct, frozen=True):
    """A block of figures: the middle of its front, its facing in tenths of a degree, files, figures, and a base."""

    x: int
    y: int
    facing: int
    files: int
    figures: int
    width: int
    depth: int


class Leg(Struct, frozen=True, omit_defaults=True):
    """One leg of a march, and how the block stands after it.

    `advance` and `walk` go straight on; `wheel` goes round its pivot; `turn` and `face` are about the middle of the
    block; `reform` changes its files, `align` swings it flush with whom it met.  Amounts are ticks, files, or tenths of
    a degree to the right.
    """

    kind: str
    amount: int
    to: Block
    pivot: tuple[int, int] | None = None


class Paid(Struct, frozen=True, omit_defaults=True):
    """Points that a player has at the end, and for what: a unit of the enemy's, or a place."""

    player: int
    points: int
    how: str
    unit: int | None = None
    models: int = 0  # that it has lost, where that counts
    place: int | None = None
