"""The worked examples of the Celtos rulebook: positions with real units, and the seeds of their dice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from carnyx.book.materials import Pose, Posed
from carnyx.core.flow import Choose
from carnyx.core.length import Point
from carnyx.core.outlines import Piece
from carnyx.games.celtos.book.positions import Stand, activated, box, piece, posed, row
from carnyx.games.celtos.play.battle import Battle, UnitId
from carnyx.games.celtos.play.nerve import TryRally
from carnyx.games.celtos.play.options import WhichUnit
from carnyx.games.celtos.play.orders import Order, Orders
from carnyx.games.celtos.show.picture import picture
from carnyx.words.explain import Speaker

LETTERS = 36  # along the longer side of the picture of an example


def _rest(question: Choose) -> Any:
    """Whatever the engine suggests, up to the next order or activation."""
    return None if isinstance(question.options, Orders | WhichUnit) else question.options.hints()[0]


def _example(
    speaker: Speaker,
    size: tuple[int, int],
    stands: Sequence[Stand],
    terrain: Sequence[Piece],
    answers: tuple[Any, ...],
    *,
    seed: int,
    width: int = 46,
) -> Posed:
    """The first unit has been activated, and its first order has odds."""
    setup, battle = posed(speaker, size, stands, terrain)
    battle = activated(battle, 0)
    drawn = picture(battle, setup, speaker.language, speaker.units, close=LETTERS)
    asked = answers[0].target is not None
    return Posed(setup, battle, answers, _rest, drawn, asked, seed, width)


def shot(speaker: Speaker) -> Posed:
    """Slingers shoot at retainers, some of whom stand behind a hedge."""
    stands = [
        row(0, "gael.staff_slinger", (4, 2.5), 7),
        row(1, "sidhe.retainer", (4.5, 11.5), 6),
    ]
    return _example(speaker, (15, 14), stands, [box("hedge", 7, 10, 13, 10.5)], (Order("shoot", 1),), seed=5)


def charge(speaker: Speaker) -> Posed:
    """Warriors charge a spear guard that tries to meet them."""
    stands = [
        row(0, "gael.warrior", (4, 3), 6),
        row(1, "sidhe.spear_guard", (4.5, 7), 5),
    ]
    return _example(speaker, (14, 10), stands, (), (Order("assault", 1), "countercharge"), seed=5)


def reaction(speaker: Speaker) -> Posed:
    """Warriors leave a wood in sight of archers on Hold."""
    stands = [
        row(0, "gael.warrior", (3, 3), 6),
        row(1, "sidhe.archer", (10, 13), 6, hold=True),
    ]
    wood = piece("wood", (12, 4), (15, 3), (18, 5), (16, 8), (13, 7))
    return _example(speaker, (20, 15), stands, [wood], (Order("move"), _north, 1), seed=2)


def _north(question: Choose) -> Any:
    """Everybody walks north, three inches."""
    options: Any = question.options
    battle: Battle = options.battle
    unit: UnitId = options.unit
    shift = Point(0, 3 * battle.edition.inch)
    places = battle.units[unit].footprint
    return tuple((places.point(model) + shift,) for model in range(len(places)))


def rally(speaker: Speaker) -> Posed:
    """A panicked unit tries to rally while an enemy looks on."""
    stands = [
        row(0, "gael.retainer", (4, 2.5), 6, panicked=True),
        row(1, "sidhe.spear_guard", (5, 10.5), 6),
    ]
    setup, battle = posed(speaker, (15, 13), stands)
    battle = activated(battle, 0).then(TryRally(UnitId(0)))
    drawn = picture(battle, setup, speaker.language, speaker.units, close=LETTERS)
    return Posed(setup, battle, (), _rest, drawn, seed=2, width=46)


EXAMPLES: dict[str, Pose] = {"shot": shot, "charge": charge, "reaction": reaction, "rally": rally}
