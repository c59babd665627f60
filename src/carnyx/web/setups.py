"""Setting up a battle from what a player wishes: game, scenario, forces, edition, house rules and seats."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Literal

from msgspec import Struct

from carnyx.core.edition import house, settings
from carnyx.systems import SYSTEMS
from carnyx.words.explain import Choice, Speaker
from carnyx.words.language import Language

PERSON = "person"
COMPUTERS = ("thumb", "random")
QUICK = {"celtos": "demo", "warriors": "box"}  # where a newcomer begins
LONGEST_TITLE = 80


class Wish(Struct, frozen=True, forbid_unknown_fields=True):
    """What a player wants to play."""

    system: str
    scenario: str
    seats: tuple[str, ...]
    forces: tuple[str | None, ...] = ()  # a name of ours, the text of a list, or none: the scenario's own
    edition: str = "default"
    house: tuple[tuple[str, str], ...] = ()
    deploy: Literal["auto", "turns"] = "auto"
    title: str = ""


class Again(Struct, frozen=True, forbid_unknown_fields=True):
    """The wish to fight a battle again, as it was set up: who plays, and after which entry it goes on."""

    seats: tuple[str, ...]
    since: int = 0


class BadWish(ValueError):
    """A wish that cannot be granted: which part of it, and why."""


class Offered(Struct, frozen=True):
    """A scenario or a force to choose from."""

    id: str
    name: str
    players: int = 2
    points: int = 0


class House(Struct, frozen=True):
    """A setting that a house rule may choose otherwise: its words, its choices, and what each edition has chosen."""

    name: str
    title: str
    text: str
    choices: tuple[Choice, ...]
    low: int
    high: int
    unit: str
    chosen: dict[str, str]


class Game(Struct, frozen=True):
    """A game as the start page offers it."""

    id: str
    scenarios: tuple[Offered, ...]
    forces: tuple[Offered, ...]
    editions: tuple[str, ...]
    settings: tuple[House, ...]
    quick: str  # the scenario of a quick battle
    computers: tuple[str, ...] = COMPUTERS


_ROOMS = {"scenarios": "lists", "army": "lists", "edition": "rules", "muster": "play"}


def _module(system: str, name: str) -> Any:
    return import_module(f"carnyx.games.{system}.{_ROOMS[name]}.{name}")


def games(lang: Language = "en") -> tuple[Game, ...]:
    """All there is to choose from, in a language."""
    return tuple(_game(system, lang) for system in SYSTEMS)


def _game(system: str, lang: Language) -> Game:
    scenarios, army, edition = (_module(system, name) for name in ("scenarios", "army", "edition"))
    offered = []
    for name in scenarios.scenarios():
        found = scenarios.scenario(name)
        offered.append(Offered(name, found.name.of(lang), len(found.forces)))
    forces = []
    for name in army.forces():
        force = army.load(name)
        forces.append(Offered(name, force.name, 1, force.points or 0))
    return Game(
        system, tuple(offered), tuple(forces), tuple(edition.EDITIONS), _houses(system, edition, lang), QUICK[system]
    )


def _houses(system: str, edition: Any, lang: Language) -> tuple[House, ...]:
    """Every setting of a game in words."""
    registry = SYSTEMS[system].registry
    speakers = {name: Speaker(registry, chosen, lang) for name, chosen in edition.EDITIONS.items()}
    speaker = Speaker(registry, edition.Edition(), lang)
    found = []
    for setting in settings(edition.Edition):
        named = speaker.switch(setting.name)
        labels = {choice.value: choice.label for choice in named.choices}
        values = {name: str(each.switch(setting.name).value) for name, each in speakers.items()}
        chosen = {name: labels.get(value, value) for name, value in values.items()}
        text = speaker.explain(setting.id).text
        found.append(
            House(setting.name, named.title, text, named.choices, setting.low, setting.high, setting.unit, chosen)
        )
    return tuple(found)


def prepared(wish: Wish) -> Any:
    """The setup of a wish; what is wrong with it is said in one line."""
    if wish.system not in SYSTEMS:
        raise BadWish(wish.system)
    muster, scenarios, army, edition = (
        _module(wish.system, name) for name in ("muster", "scenarios", "army", "edition")
    )
    if wish.scenario not in scenarios.scenarios():
        raise BadWish(wish.scenario)
    chosen = edition.EDITIONS.get(wish.edition)
    if chosen is None:
        raise BadWish(wish.edition)
    for name, value in wish.house:
        chosen = house(chosen, name, value)
    players = len(scenarios.scenario(wish.scenario).forces)
    check_seats(wish.seats, players)
    if len(wish.forces) > players:
        raise BadWish("forces")
    own = tuple(None if force is None else _force(army, force) for force in wish.forces)
    return muster.prepared(wish.scenario, own, chosen, wish.deploy)


def check_seats(seats: tuple[str, ...], players: int) -> None:
    """Every player has a seat, and somebody we know sits in it."""
    if len(seats) != players:
        raise BadWish("seats")
    if strangers := sorted(set(seats) - {PERSON, *COMPUTERS}):
        raise BadWish(strangers[0])


def _force(army: Any, force: str) -> Any:
    """A force of ours by name, or a list a player has written."""
    found = army.load(force) if force in army.forces() else army.loads(force)
    if problems := army.check(found):
        from carnyx.core.problems import BadForce

        raise BadForce(problems[0])
    return found
