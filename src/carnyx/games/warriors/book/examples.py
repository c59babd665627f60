"""The worked examples of the Warriors rulebook: positions with real units, and the seeds of their dice."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from carnyx.book.materials import Pose, Posed
from carnyx.core.flow import Choose
from carnyx.core.length import INCH
from carnyx.core.options import OneOf
from carnyx.core.outlines import Piece
from carnyx.games.warriors.book.positions import SOUTH, Chief, posed, stand
from carnyx.games.warriors.play.battle import Battle, Contact, Courier, Message
from carnyx.games.warriors.play.calming import Influencing
from carnyx.games.warriors.play.command import CommandTests
from carnyx.games.warriors.play.delivery import NewOrders
from carnyx.games.warriors.play.fights import Combat
from carnyx.games.warriors.play.muster import Setup
from carnyx.games.warriors.play.sequence import Nominate
from carnyx.games.warriors.play.volleys import Aim, Shooting
from carnyx.games.warriors.show.picture import picture
from carnyx.words.explain import Speaker

LETTERS = 36  # along the longer side of the picture of an example
END = "warriors.initiative"  # an example ends where the next throw for it would be


def _rest(question: Choose) -> Any:
    """Whatever the engine suggests, up to the question who moves first."""
    return None if isinstance(question.options, OneOf) and question.options.rule == END else question.options.hints()[0]


def _example(
    speaker: Speaker,
    setup: Setup,
    battle: Battle,
    answers: tuple[Any, ...],
    *,
    seed: int,
    asked: bool = False,
    width: int = 46,
) -> Posed:
    battle = replace(battle, agenda=()).then(*battle.agenda[::-1], Nominate(0))
    drawn = picture(battle, setup, speaker.language, speaker.units, close=LETTERS)
    return Posed(setup, battle, answers, _rest, drawn, asked, seed, width)


def volley(speaker: Speaker) -> Posed:
    """Archers shoot at men-at-arms behind a hedge."""
    stands = [
        stand(0, "orcs.archers", (7, 3), files=5, figures=10),
        stand(1, "men.men_at_arms", (7, 10), SOUTH, files=5, figures=10),
    ]
    hedge = Piece("hedge", ((2, 9), (12, 9), (12, 9.5), (2, 9.5)))
    setup, battle = posed(speaker, (14, 13), stands, [hedge])
    return _example(speaker, setup, battle.then(Shooting()), (Aim(2, 1),), seed=7, asked=True)


def combat(speaker: Speaker) -> Posed:
    """Orcs on ATTACK have reached a line of dwarves, and both sides fight."""
    stands = [
        stand(0, "orcs.warriors", (6.5, 5), files=6, figures=12, order="attack"),
        stand(1, "dwarves.spears", (7.5, 5), SOUTH, files=6, figures=12, standard=True),
    ]
    setup, battle = posed(speaker, (14, 10), stands)
    battle = replace(battle, contacts=(Contact(0, 2),))
    return _example(speaker, setup, battle.then(Combat()), (_rest,), seed=2, asked=True)


def order(speaker: Speaker) -> Posed:
    """A courier brings a unit the order to attack."""
    stands = [
        stand(0, "orcs.warriors", (14, 9), files=5, figures=10),
        stand(0, "orcs.spears", (5, 8), files=5, figures=10, disorganised=True),
        stand(1, "dwarves.axes", (13, 14), SOUTH, files=5, figures=10),
    ]
    setup, battle = posed(speaker, (19, 17), stands, chiefs=(Chief((3, 2), leadership=4), Chief()))
    rider = (13 * INCH, 7 * INCH)  # at the rear of the unit
    couriers = (Courier(2, rider), *battle.couriers[1:])
    battle = replace(battle, couriers=couriers, messages=(Message(2, 0, "attack", 0),))
    return _example(speaker, setup, battle.then(NewOrders()), (), seed=7)


def influence(speaker: Speaker) -> Posed:
    """A Warchief tries to calm a unit in bloodlust."""
    stands = [
        stand(0, "barbarians.warriors", (7, 5), files=5, figures=10, condition="bloodlust", disorganised=True),
        stand(1, "dwarves.spears", (7, 9), SOUTH, files=5, figures=10),
    ]
    setup, battle = posed(speaker, (14, 12), stands, chiefs=(Chief(host=0, leadership=4), Chief()))
    return _example(speaker, setup, battle.then(Influencing()), (_rest,), seed=2, asked=True)


def panic(speaker: Speaker) -> Posed:
    """The Warchief has fallen, and every unit tests."""
    stands = [
        stand(0, "goblins.mob", (5, 5.5), files=6, figures=18),
        stand(0, "goblins.javelins", (13, 5.5), files=5, figures=10),
        stand(1, "men.foot_knights", (9, 10), SOUTH, files=5, figures=10),
    ]
    setup, battle = posed(speaker, (18, 13), stands)
    chief = 2
    battle = battle.changed(chief, fate="killed").with_command(bereaved=(chief,))
    return _example(speaker, setup, battle.then(CommandTests()), (), seed=5)


EXAMPLES: dict[str, Pose] = {
    "volley": volley,
    "combat": combat,
    "order": order,
    "influence": influence,
    "panic": panic,
}
