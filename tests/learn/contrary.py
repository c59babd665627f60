"""Contrary pupils: at random, in another order, idle, off to the far corner, headlong, and always shown the way."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from carnyx.core.flow import Choose, sample
from carnyx.games.celtos.play.movement import shifted
from carnyx.games.celtos.play.moves import Goes
from carnyx.games.celtos.play.options import WhichUnit
from carnyx.games.celtos.play.orders import Order, Orders
from carnyx.games.warriors.play.marches import March, Marches
from carnyx.games.warriors.play.movement import Leg
from carnyx.games.warriors.play.orders import FirstOrders
from carnyx.games.warriors.play.walks import Walks
from tests.learn.pupil import Choice, Pupil

ABOUT = 1800  # tenths of a degree
LEADER = 2  # in both lessons


def at_random(seed: int) -> Choice:
    """Anything that the rules allow."""
    rng = Random(seed)

    def choose(pupil: Pupil, options: Any) -> Any:
        question = pupil.pause.question
        assert isinstance(question, Choose)
        found = (sample(question, rng) for _ in range(20))
        return next((answer for answer in found if answer != "concede"), None)

    return choose


def half_at_random(seed: int) -> Choice:
    """Now what is shown to him, now anything."""
    rng, other = Random(f"half {seed}"), at_random(seed)
    return lambda pupil, options: other(pupil, options) if rng.random() < 0.5 else None


def in_another_order(seed: int) -> Choice:
    """What some other stage asks for."""
    rng = Random(seed)

    def choose(pupil: Pupil, options: Any) -> Any:
        open = [stage for stage, done in zip(pupil.lesson.stages, pupil.now.done, strict=True) if not done]
        ways = [stage.way for stage in open if stage.way]
        return pupil.guide.script(pupil.pause, pupil.lesson, rng.choice(ways)) if ways else None

    return choose


def idle(seed: int) -> Choice:
    """Nothing at all."""
    return lambda pupil, options: pupil.guide.script(pupil.pause, pupil.lesson, ())


def far_away(seed: int) -> Choice:
    """All units away from the enemy, to whichever side is free."""
    rng = Random(seed)

    def choose(pupil: Pupil, options: Any) -> Any:
        match options:
            case Orders():
                names = [Order(name) for name in rng.sample(["move", "rush"], 2)]
                return next((order for order in names if options.refuse(order) is None), Order("done"))
            case Goes():
                footprint = pupil.pause.battle.units[options.unit].footprint
                steps = [options.reach * part // 8 - 2 for part in (8, 6, 4, 2, 1)]
                ways = [shifted(footprint, *to) for far in steps for to in rng.sample(_sides(far), 3)]
                return next((each for each in ways if options.refuse(each) is None), None)
            case Marches():
                turned = [March(unit, (Leg("turn", ABOUT),)) for unit in options.units]
                return next((march for march in turned if options.refuse(march) is None), None)
            case Walks():
                return options.sample(rng)
            case _:
                return None

    return choose


def _sides(far: int) -> list[tuple[int, int]]:
    return [(0, -far), (-far, 0), (far, 0)]


def headlong(seed: int) -> Choice:
    """Everybody at the enemy, the leader first, until he falls."""
    rng = Random(seed)

    def choose(pupil: Pupil, options: Any) -> Any:
        match options:
            case WhichUnit(units=units):
                return LEADER if LEADER in units else None
            case Orders():
                for name in ("assault", "rush", "move"):
                    found = [order for order in options.hints() if order.name == name]
                    if found:
                        return rng.choice(found)
                return None
            case FirstOrders(units=units):
                return tuple("attack" for _ in units)
            case Goes():
                return options.hints()[0]
            case Marches() | Walks():
                return rng.choice(options.hints())
            case _:
                return None

    return choose


def shown(seed: int) -> Choice:
    """Whatever is shown to him."""
    return lambda pupil, options: None


CONTRARY: Mapping[str, Callable[[int], Choice]] = {
    each.__name__: each for each in (at_random, half_at_random, in_another_order, idle, far_away, headlong, shown)
}
