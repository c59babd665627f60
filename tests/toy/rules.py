"""The rules of the toy: its edition, its throws with their numbers, and the registry of all of them."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Struct

from carnyx.core.check import Band, Bands, Die, Lookup, Modifier, Trial
from carnyx.core.edition import number, switch
from carnyx.core.length import INCH
from carnyx.core.registry import Registry
from carnyx.core.rule import RULING, Rule

D6, D10 = Die(6), Die(10, zero=True)
NEAR, RANGE, PACE = 6 * INCH, 12 * INCH, 6 * INCH


class Edition(Struct, frozen=True):
    turns: Annotated[int, number("toy.edition.turns", 1, 3, RULING, rules=("toy.turn",))] = 2
    closed: Annotated[Literal["cover", "open"], switch("toy.edition.closed", "toy.shoot", cite=RULING)] = "cover"


NEED = Lookup("toy.shoot.need", RULING, ("near", "far"), ("loose", "close"), ((3, 4), (5, 6)))
HIT: Trial[int] = Trial("toy.shoot", RULING, D6, lambda need: need, naturals=lambda need: True)
WOUND: Trial[None] = Trial("toy.wound", RULING, D6, lambda _: 3)
LOST: Modifier[int] = Modifier("toy.nerve.lost", RULING, lambda lost: -lost, -1)
NERVE: Trial[int] = Trial("toy.nerve", RULING, D10, lambda lost: 3, (LOST,))
PANIC = Bands("toy.panic", RULING, (Band("toy.panic.waver", high=2), Band("toy.panic.rout", low=3)))
PROSE = tuple(Rule(f"toy.{name}", RULING) for name in ("turn", "seal", "initiative", "move", "react", "allot"))
REGISTRY = Registry("toy", Edition, PROSE, (HIT, WOUND, NERVE), (NEED,), (PANIC,))
DEFAULT = Edition()
EDITIONS = {"default": DEFAULT}
