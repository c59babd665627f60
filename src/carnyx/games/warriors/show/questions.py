"""The questions of Warriors as the browser asks them, phase by phase."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec.structs import replace

from carnyx.core.flow import Choose, Pause
from carnyx.core.length import Point
from carnyx.core.options import OneOf
from carnyx.core.rule import Refusal
from carnyx.games.warriors.odds.preview import death_odds
from carnyx.games.warriors.play.battle import PLAYERS, Battle, UnitId, is_engaged
from carnyx.games.warriors.play.calming import NOBODY, Influences, WordOfPower
from carnyx.games.warriors.play.delivery import AGAIN, TryAgain
from carnyx.games.warriors.play.deployment import Deploys, MakeBoast, PickEdge
from carnyx.games.warriors.play.engagements import Choices, Fighting
from carnyx.games.warriors.play.fights import NameStruck
from carnyx.games.warriors.play.marches import March, Marches, manner
from carnyx.games.warriors.play.orders import CONCEDE, Dispatches, FirstOrders
from carnyx.games.warriors.play.places import BEHIND, Places, on_offer
from carnyx.games.warriors.play.riders import Rides
from carnyx.games.warriors.play.sequence import Nominate
from carnyx.games.warriors.play.volleys import Aims
from carnyx.games.warriors.play.walks import Walk, Walks, route
from carnyx.games.warriors.show.grids import first_orders, how_sent, new_orders
from carnyx.games.warriors.show.grips import grips
from carnyx.games.warriors.show.marches import how as by_what
from carnyx.games.warriors.show.marches import legs
from carnyx.games.warriors.show.spoken import aim_said, fight_said
from carnyx.show import documents as doc
from carnyx.show.places import between
from carnyx.words.numbers import percent

if TYPE_CHECKING:
    from carnyx.games.warriors.show.board import Board
    from carnyx.show.speech import Speech
    from carnyx.show.story import Voice

# What a choice among several names is about.
TOPICS: dict[type, str] = {
    Nominate: "nominate",
    PickEdge: "edge",
    MakeBoast: "boast",
    Influences: "influence",
    WordOfPower: "word",
    NameStruck: "struck",
    TryAgain: "again",
}


# What such a choice is about, where the title of its rule does not say it.
ABOUT: dict[type, str] = {Nominate: "how-nominate", Influences: "how-influence"}

COMPELLED = ("attack", "bloodlust", "shaken")  # who moves as he must: his reason is said with his way


def question(board: Board, pause: Pause[Battle], number: int) -> doc.Question:
    """The question that waits, with every answer that can be clicked, and why others cannot."""
    asked, battle = pause.question, pause.battle
    step: Any = battle.agenda[-1]
    say = board.speech.say
    unit = getattr(step, "unit", getattr(step, "leader", None))
    if not isinstance(asked, Choose):
        return doc.Question(
            number, None, "throw", say("ask-throw"), unit=unit, dice=board.speech.dice(pause, range(PLAYERS))
        )
    player = asked.player

    def made(kind: str, options: Iterator[doc.Option] | tuple[doc.Option, ...], **more: Any) -> doc.Question:
        name = board.speech.own[more["unit"]] if more.get("unit") is not None else ""
        how = say(f"how-{kind}") if more.get("gestures") else ""
        return doc.Question(
            number, player, kind, board.speech.head(f"ask-{kind}", unit=name), how=how, options=tuple(options), **more
        )

    match asked.options:
        case Marches() as marches:
            return made(
                "march",
                _marches(board, battle, marches),
                gestures=("march", "grip", "aim"),
                grips=tuple((int(unit), grips(battle, marches, unit)) for unit in marches.units),
                by_unit=True,
                rest=_stands(board, battle, marches),
            )
        case Walks() as walks:
            stays = doc.Rest(say("rest-walk"), msgspec.to_builtins(Walk(walks.units[0])))
            return made("walk", _walks(board, battle, walks), gestures=("walk",), by_unit=True, rest=stays)
        case Rides() as rides:
            ridden = tuple(doc.Option(_ride(board, rides, each), msgspec.to_builtins(each)) for each in rides.hints())
            straight = doc.Habit("ride", say("habit-ride"), ridden[0].answer)
            return made("ride", ridden, unit=rides.unit, gestures=("ride",), habit=straight)
        case Dispatches() as dispatches:
            gives_up = doc.Option(say("concede"), CONCEDE, is_grave=True)
            return made(
                "send", (gives_up,), grid=new_orders(board, battle, dispatches), text=how_sent(board, battle, player)
            )
        case FirstOrders() as first:
            return made("first-orders", (), grid=first_orders(board, battle, first), text=say("how-first-orders"))
        case Aims() as aims:
            return made("aim", _aims(board, battle, aims), unit=aims.unit, gestures=("aim",))
        case Choices() as choices:
            return made("fight", _fights(board, choices), unit=choices.unit)
        case Places() as places:
            return made("place", _places(board, places), unit=places.unit)
        case Deploys() as deploys:
            found = (
                doc.Option(board.names[each.unit], msgspec.to_builtins(each), each.unit) for each in deploys.hints()
            )
            placed = tuple(found)
            rest = doc.Rest(say("rest-deploy"), placed[0].answer) if placed else None
            return made("deploy", placed, gestures=("place", "reshape"), rest=rest)
        case OneOf() as one:
            mine = str(player) if isinstance(step, Nominate) else ""  # one's own side stands first
            named = tuple(_named(board, step, name) for name in sorted(one.names, key=lambda name: name != mine))
            always = doc.Habit("first", say("habit-first"), mine) if mine else None
            topic = TOPICS.get(type(step))
            rule = say(ABOUT[type(step)]) if type(step) in ABOUT else board.speech.about(topic, one.rule)
            rest = _nobody(board, step)
            asked_for = made("choose", named, unit=unit, text=rule, habit=always, rest=rest)
            who = "" if unit is None else board.speech.own[unit]
            if topic is None:
                return asked_for
            return replace(asked_for, title=board.speech.head(f"ask-{topic}", unit=who), topic=topic)
        case other:
            found = (doc.Option(str(each), msgspec.to_builtins(each)) for each in other.hints())
            return made("choose", found, unit=unit)


def _option(board: Board, label: str, answer: Any, unit: int, refusal: Refusal | None, **more: Any) -> doc.Option:
    """A button, or the reason why it is none."""
    if refusal is not None:
        return doc.Option(label, None, unit, board.speech.reason(refusal))
    return doc.Option(label, msgspec.to_builtins(answer), unit, **more)


def _marches(board: Board, battle: Battle, marches: Marches) -> Iterator[doc.Option]:
    """What each unit whose turn it is may do."""
    say, names = board.speech.say, board.names
    for unit in marches.units:
        # who goes comes first, then who stands, and reforms last
        for march in sorted(marches.for_unit(unit), key=lambda march: (march.files > 0, not march.legs)):
            if march.files:
                label = say("march-reform", unit=names[unit], files=march.files)
            elif not march.legs:
                label = say("march-stand", unit=names[unit])
            else:
                voice, way = board.story.voice, manner(battle, unit)
                kind = "bound" if way in COMPELLED else "go"
                label = say(f"march-{kind}", unit=names[unit], how=legs(voice, march), why=by_what(voice, way))
            yield doc.Option(label, msgspec.to_builtins(march), unit, has_odds=bool(march.legs))
        stand = March(unit)
        if refusal := marches.refuse(stand):
            yield doc.Option(say("march-stand", unit=names[unit]), None, unit, board.speech.reason(refusal))


def _stands(board: Board, battle: Battle, marches: Marches) -> doc.Rest | None:
    """What the first of the units that are left does if nobody says otherwise: as it must, else it stands."""
    unit = marches.units[0]
    stand = March(unit)
    is_free = manner(battle, unit) not in COMPELLED and marches.refuse(stand) is None
    found = (stand,) if is_free else marches.for_unit(unit)
    return doc.Rest(board.speech.say("rest-march"), msgspec.to_builtins(found[0])) if found else None


def _nobody(board: Board, step: Any) -> doc.Rest | None:
    """No leader who is left tries to bring a unit to its senses."""
    return doc.Rest(board.speech.say("rest-influence"), NOBODY) if isinstance(step, Influences) else None


def _ride(board: Board, rides: Rides, there: Point) -> str:
    """Where a courier rides to, as he would say it."""
    here = rides.here
    if here == there:
        return board.speech.say("ride-waits")
    return board.speech.say("way", **board.story.voice.where(between(here.x, here.y, there.x, there.y)))


def _walks(board: Board, battle: Battle, walks: Walks) -> Iterator[doc.Option]:
    say, names = board.speech.say, board.names
    for unit in walks.units:
        for friend in battle.formed(battle.units[unit].player):
            if friend == battle.units[unit].host:
                continue
            walk = Walk(unit, join=friend)
            label = say("walk-join", unit=names[unit], other=board.speech.own[friend])
            refusal, way = walks.refuse(walk), route(battle, walk)
            takes = say("walk-takes", **board.speech.spending(way.takes, way.allowed)) if refusal is None else ""
            yield _option(board, label, walk, unit, refusal, detail=takes)
        yield doc.Option(say("walk-stay", unit=names[unit]), msgspec.to_builtins(Walk(unit)), unit)


def _aims(board: Board, battle: Battle, aims: Aims) -> Iterator[doc.Option]:
    say = board.speech.say
    for aim in aims.hints():
        if not aim.volleys:
            yield doc.Option(say("aim-none"), msgspec.to_builtins(aim))
            continue
        yield doc.Option(aim_said(board.speech, aim), msgspec.to_builtins(aim), aim.target, has_odds=True, is_shot=True)
    from carnyx.games.warriors.play.targets import refuse_target

    for enemy in battle.enemies(aims.unit):
        if refusal := refuse_target(battle, aims.unit, enemy):
            label = say("aim", unit=board.speech.names[enemy], volleys=1)
            yield doc.Option(label, None, enemy, board.speech.reason(refusal), is_shot=True)


def _fights(board: Board, choices: Choices) -> Iterator[doc.Option]:
    for how in choices.hints():
        assert isinstance(how, Fighting)
        yield doc.Option(fight_said(board.speech, how), msgspec.to_builtins(how), how.extra, has_odds=True)


def _places(board: Board, places: Places) -> Iterator[doc.Option]:
    for answer in places.hints():
        label = "; ".join(places_said(board.speech.say, board.speech, places.battle, places.unit, answer))
        fights = is_engaged(places.battle, places.unit)
        risk = _risk(board, places, answer) if fights else ""
        yield doc.Option(label, msgspec.to_builtins(answer), has_odds=fights, detail=risk)


def _risk(board: Board, places: Places, answer: tuple[int, ...]) -> str:
    """How likely each individual is to be killed at his place: whoever stands in front can be struck."""
    chances = death_odds(places.battle, places.unit, answer)
    said = (f"{board.speech.own[who]} {percent(chance, board.lang)}" for who, chance in chances.items())
    return board.speech.say("place-risk", risks=", ".join(said))


def places_said(
    say: Callable[..., str], called: Speech | Voice, battle: Battle, unit: UnitId, places: tuple[int, ...]
) -> Iterator[str]:
    """For each individual with a unit where he would stand: before whom, behind, or in which file."""
    offered = on_offer(battle, unit)
    for who, place in zip(battle.attached(unit), places, strict=True):
        enemies, name = ", ".join(called.names[enemy] for enemy in offered.get(place, ())), called.own[who]
        if place == BEHIND:
            yield say("place-behind", unit=name)
        elif enemies:
            yield say("place-at", unit=name, file=place + 1, enemies=enemies)
        else:
            yield say("place-front", unit=name, file=place + 1)


def _named(board: Board, step: Any, name: str) -> doc.Option:
    """One of several names: a seat, an edge, a boast, a second try, a unit, or nobody."""
    speech = board.speech
    match step:
        case Nominate():
            return doc.Option(speech.seat(int(name)), name)
        case PickEdge():
            return doc.Option(speech.say("edge", number=int(name) + 1), name)
        case MakeBoast():
            return doc.Option(speech.title(f"warriors.boast.{name}"), name, detail=_explained(board, name))
        case TryAgain():
            return doc.Option(speech.say(name), name, has_odds=name == AGAIN)
        case _ if name.isdigit():
            return doc.Option(board.names[UnitId(int(name))], name, int(name), has_odds=True)
        case _:
            return doc.Option(speech.say("nobody"), name)


def _explained(board: Board, boast: str) -> str:
    return board.speech.speaker.explain(f"warriors.boast.{boast}").text
