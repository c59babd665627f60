"""The positions whose futures are counted: of every system its scenarios, and fights at close quarters set up by hand.

Run as a program it counts them anew and keeps the counts: `uv run python -m tests.perft_positions`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from carnyx.core.flow import Agenda
from carnyx.games.celtos.lists.scenarios import scenarios
from carnyx.games.celtos.play.muster import prepared
from carnyx.games.celtos.play.system import SYSTEM as CELTOS
from carnyx.games.warriors.lists import scenarios as fields
from carnyx.games.warriors.play.battle import Courier, Message
from carnyx.games.warriors.play.calming import Influencing
from carnyx.games.warriors.play.command import CommandTests
from carnyx.games.warriors.play.delivery import NewOrders
from carnyx.games.warriors.play.fights import Combat
from carnyx.games.warriors.play.moves import MoveNext, Reorganise
from carnyx.games.warriors.play.muster import prepared as arrayed
from carnyx.games.warriors.play.phases import CommandPhase
from carnyx.games.warriors.play.sequence import EndTurn, Nominate
from carnyx.games.warriors.play.system import SYSTEM as WARRIORS
from carnyx.games.warriors.play.volleys import Shooting
from tests import toy
from tests.book import warriors_positions as blocks
from tests.book.positions import body, ground, kind, position, row
from tests.book.warriors_positions import SOUTH, block, man
from tests.perft import Line, perft

FOLDER = Path(__file__).resolve().parent / "perft"
MOST = {"celtos": 20_000, "toy": 160_000, "warriors": 10_000}  # pauses that are counted at the deepest


def volley() -> Agenda:
    """Archers and a unit behind a hedge that holds its fire."""
    archer = kind(weapons=("longbow", "hand_weapon"))
    return position(
        body(0, *row(20, 20, 3), kind=archer),
        body(1, *row(20, 30, 2), kind=kind(weapons=("javelin", "hand_weapon"), w=2), hold=True),
        terrain=(ground("hedge", 18, 29, 24, 29.25),),
        active=0,
    )


def charge() -> Agenda:
    """Two units within a charge of one another, one on Hold; the other has a lance and claws."""
    rider = kind(weapons=("lance", "claws"), m=6, sz=4)
    return position(body(0, (20, 20), (22, 20), kind=rider), body(1, *row(20, 25, 2), hold=True), active=0)


def press() -> Agenda:
    """One unit in contact with two, one of them panicked."""
    return position(
        body(0, (20, 20), (21, 20), start=4),
        body(1, (20, 20.99), start=2, panicked=True),
        body(1, (21, 19.01), kind=kind(traits={"first_strike": 1})),
        active=0,
    )


def beset() -> Agenda:
    """One who parries between two units of unlike speed: he names whom he strikes at, and whom he parries."""
    prince = kind(individual=True, w=2, traits={"parry": 1})
    return position(
        body(0, (20, 20), kind=prince),
        body(1, (20, 20.99)),
        body(1, (20, 19.01), kind=kind(weapons=("two_handed",))),
        active=0,
    )


def stone() -> Agenda:
    """A catapult and a unit in range of it."""
    catapult = kind(weapons=("catapult",), sz=5, individual=True, w=3)
    return position(body(0, (20, 20), kind=catapult), body(1, *row(20, 40, 3)), active=0, shot=False, moved=True)


def celtos() -> dict[str, Callable[[], Agenda]]:
    """Every scenario as it begins, and the hand-made positions."""
    begun = {name: lambda name=name: CELTOS.muster(prepared(name)) for name in scenarios()}
    return {**begun, "volley": volley, "charge": charge, "press": press, "beset": beset, "stone": stone}


def shower() -> Agenda:
    """Bows against javelins, a unit in a wood and a leader alone before them."""
    return blocks.position(
        block(0, 20, 20, kind=blocks.kind(arms=("bow", "hand")), files=3, figures=6),
        block(1, 20, 30, SOUTH, kind=blocks.kind(arms=("javelin", "hand")), files=3, figures=3, volleys=1),
        man(1, "leader", 30, 28, SOUTH),
        terrain=(ground("wood", 16, 30, 24, 34),),
        agenda=(Shooting(), EndTurn()),
        turns=1,
    )


def onset() -> Agenda:
    """One unit on ATTACK within a charge of an opposing one, another on HOLD that is disorganised."""
    return blocks.position(
        block(0, 20, 20, files=3, figures=6, order="attack"),
        block(1, 21, 25, SOUTH, files=3, figures=6, order="oppose"),
        block(0, 30, 20, files=2, figures=4, order="hold", disorganised=True),
        agenda=(MoveNext(0), MoveNext(1), Reorganise(), Combat(), EndTurn()),
        turns=1,
    )


def melee() -> Agenda:
    """Spears in two ranks with a hero against two units, one in bloodlust; standards, a champion, and pursuit."""
    return blocks.position(
        block(0, 20, 20, kind=blocks.kind(arms=("spear",)), files=2, figures=4, standard=True, order="attack"),
        block(1, 19, 20, SOUTH, files=2, figures=2, order="attack", condition="bloodlust", disorganised=True),
        block(1, 21, 20, SOUTH, files=2, figures=3, champion=True, standard=True),
        man(0, "hero", host=0),
        agenda=(Combat(), EndTurn()),
        turns=1,
        started=(1,),
    )


def council() -> Agenda:
    """A leader and a bannerman with a unit in bloodlust, another unit shaken, and their Warchief dead."""
    return blocks.position(
        block(0, 20, 20, leader=3, condition="bloodlust", disorganised=True),
        block(0, 40, 20, leader=4, condition="shaken", disorganised=True),
        block(1, 30, 40, SOUTH, files=1, figures=2),
        man(0, "leader", host=0),
        man(0, "warchief", 60, 10, fate="killed"),
        man(0, "bannerman", host=0),
        couriers=[Courier(3)],
        command=CommandPhase(bereaved=(4,)),
        agenda=(Nominate(0), NewOrders(), Influencing(), CommandTests(), EndTurn()),
        turns=1,
    )


def delay() -> Agenda:
    """A courier waits with a delayed order at a unit whose leader is far off."""
    return blocks.position(
        block(0, 20, 20),
        block(1, 30, 40, SOUTH),
        man(0, "leader", 60, 10, leadership=1),
        couriers=[Courier(2, (blocks.inch(20), blocks.inch(18)))],
        messages=(Message(2, 0, "attack", 0, delayed=True),),
        agenda=(NewOrders(), EndTurn()),
        turns=1,
    )


def posts() -> Agenda:
    """A hero and a leader with a unit whose front has a place for one of them."""
    return blocks.position(
        block(0, 20, 20, files=1, figures=2),
        block(1, 20, 20, SOUTH, files=1, figures=2),
        man(0, "hero", host=0),
        man(0, "leader", host=0),
        agenda=(Combat(), EndTurn()),
        turns=1,
    )


def warriors() -> dict[str, Callable[[], Agenda]]:
    """Every scenario as it begins, and the hand-made positions."""
    begun = {name: lambda name=name: WARRIORS.muster(arrayed(name)) for name in fields.scenarios()}
    by_hand = {"shower": shower, "onset": onset, "melee": melee, "council": council, "delay": delay, "posts": posts}
    return {**begun, **by_hand}


POSITIONS: dict[str, dict[str, Callable[[], Agenda]]] = {
    "celtos": celtos(),
    "warriors": warriors(),
    "toy": {name: lambda name=name: toy.muster(toy.setup(name)) for name in toy.SCENARIOS},
}


def counted(system: str) -> Iterator[Line]:
    """The counts of a system's positions, as deep as they stay below what is bearable, or as they end."""
    for name, begun in POSITIONS[system].items():
        depth, before = 1, None
        while (count := perft(begun(), depth)).pauses <= MOST[system] and count != before:
            yield Line(name, depth, count)
            depth, before = depth + 1, count


if __name__ == "__main__":
    for system in POSITIONS:
        text = "".join(f"{line}\n" for line in counted(system))
        (FOLDER / f"{system}.txt").write_text(text, encoding="utf-8")
