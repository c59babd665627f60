"""Setting up a battle from what a player wishes: game, scenario, forces, edition, house rules and seats."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal

from msgspec import Struct

from carnyx.core.army import Army
from carnyx.core.edition import house
from carnyx.core.lesson import PREFIX
from carnyx.core.limits import MOST_HOUSE_RULES
from carnyx.core.lines import Dice
from carnyx.core.lists import translated
from carnyx.game import Game, Look, Rules
from carnyx.games import GAMES
from carnyx.players.calling import BadCalling, Calling
from carnyx.show.manner import limit
from carnyx.words.catalogue import catalogue
from carnyx.words.explain import Choice, Speaker
from carnyx.words.language import Language
from carnyx.words.numbers import measured, per_cent

PERSON = "person"


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
    dice: Dice = "thrown"  # where they come from, until everybody agrees otherwise
    playouts: tuple[int | None, ...] = ()  # that the computer player of each seat may spend on a decision
    resigns: bool = False  # whether computer players give up a hopeless battle


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
    people: str = ""  # of a force


class House(Struct, frozen=True):
    """A setting that a house rule may choose otherwise: its words, its choices, and what each edition has chosen."""

    name: str
    title: str
    text: str
    choices: tuple[Choice, ...]
    low: int
    high: int
    sign: str  # what stands behind its number
    chosen: dict[str, str]


class OfferedPlayer(Struct, frozen=True):
    """A computer player as the start page offers it."""

    value: str
    label: str
    playouts: int  # for one decision; nought: it makes none
    same: tuple[str, ...] = ()  # other names of the very same player


class OfferedGame(Struct, frozen=True):
    """A game as the start page offers it."""

    id: str
    name: str
    about: str
    look: Look
    scenarios: tuple[Offered, ...]
    forces: tuple[Offered, ...]
    editions: tuple[Choice, ...]
    settings: tuple[House, ...]
    quick: str  # the scenario of a quick battle
    computers: tuple[OfferedPlayer, ...]
    gives_up: str  # when its computer players give up, if one wants them to; nothing if they cannot
    lessons: tuple[Choice, ...] = ()  # the guided battles, each by the scenario that a wish names
    format: str = ""  # how a list of one's own is written


def games(lang: Language = "en") -> tuple[OfferedGame, ...]:
    """All there is to choose from, in a language."""
    return tuple(_offered(game, lang) for game in GAMES.values())


def _offered(game: Game, lang: Language) -> OfferedGame:
    scenarios, army = game.lists.scenarios, game.lists.army
    offered = []
    for name in scenarios.scenarios():
        found = scenarios.load(name)
        offered.append(Offered(name, found.name.of(lang), len(found.forces)))
    forces = []
    for name in army.forces():
        force = army.load(name)
        forces.append(
            Offered(name, translated(force.name, lang), 1, force.points or 0, army.people_title(force.people, lang))
        )
    return OfferedGame(
        game.id,
        _said(f"page-game-{game.id}", game.title, lang),
        _said(f"page-about-{game.id}", "", lang),
        game.look,
        tuple(offered),
        tuple(forces),
        tuple(Choice(each, _edition(game.id, each, lang)) for each in game.rules.editions),
        _houses(game.rules, lang),
        scenarios.STARTER,
        computers(game, lang),
        catalogue(lang).say("page-giving-up-hopeless", limit=limit(lang)) if game.can_give_up else "",
        _lessons(game, lang),
        written_how(game, lang),
    )


def _lessons(game: Game, lang: Language) -> tuple[Choice, ...]:
    """The guided battles of a game."""
    names = game.lessons.names if game.lessons else ()
    return tuple(Choice(f"{PREFIX}{each}", catalogue(lang).say(f"{PREFIX}{game.id}-{each}")) for each in names)


def written_how(game: Game, lang: Language) -> str:
    """How a list of one's own is written, in words."""
    return f"{_said('page-list-format', '', lang)} {_said(f'page-list-format-{game.id}', '', lang)}".strip()


def computers(game: Game, lang: Language) -> tuple[OfferedPlayer, ...]:
    """The computer players of a game, each once, with the other names it has."""
    found = []
    for name in game.players:
        if game.alike[name] == name:
            same = tuple(other for other, first in game.alike.items() if first == name != other)
            label = _described(game, Calling(name), lang)
            if same:
                label += " · " + catalogue(lang).say("page-player-also", names=", ".join(same))
            found.append(OfferedPlayer(name, label, game.budget(name), same))
    return tuple(found)


def described(game: Game, seat: str, lang: Language) -> str:
    """Whoever sits in a seat, in words."""
    return catalogue(lang).say("page-person") if seat == PERSON else _described(game, game.called(seat), lang)


def _described(game: Game, called: Calling, lang: Language) -> str:
    """What a computer player is like, how hard it thinks, and whether it gives up."""
    say, playouts = catalogue(lang).say, called.playouts or game.budget(called.name)
    words = [_computer(game.id, called.name, lang)]
    if playouts:
        words.append(say("page-playouts-each", number=playouts))
    if called.resigns:
        words.append(say("page-resigns"))
    return " · ".join(words)


def _computer(game: str, name: str, lang: Language) -> str:
    """What a computer player is called: in the game's own words, where it has some for him."""
    return _said(f"page-computer-{game}-{name}", _said(f"page-computer-{name}", name, lang), lang)


def players(game: Game, seats: Iterable[str], lang: Language) -> tuple[Choice, ...]:
    """Everybody who may sit in a seat: a person, a computer player, and whoever sits there now."""
    offered = (PERSON, *(each.value for each in computers(game, lang)))
    known = (each for each in seats if may_sit(game, each))
    return tuple(Choice(each, described(game, each, lang)) for each in dict.fromkeys((*offered, *known)))


def seats_wished(wish: Wish) -> tuple[str, ...]:
    """Who sits where, by a wish that can be granted: every computer player by its first name and as it was wished."""
    game, found = GAMES[wish.system], []
    for place, seat in enumerate(wish.seats):
        if seat == PERSON:
            found.append(seat)
            continue
        called = game.called(seat)
        playouts = wish.playouts[place] if place < len(wish.playouts) else None
        resigns = called.resigns or (wish.resigns and game.can_give_up)
        if wish.scenario.startswith(PREFIX):  # a lesson is taught to its end
            resigns = False
        found.append(str(Calling(game.alike[called.name], playouts or called.playouts, resigns)))
    check_seats(game, tuple(found), len(found))
    return tuple(found)


def _edition(game: str, edition: str, lang: Language) -> str:
    return _said(f"page-edition-{game}-{edition}", _said(f"page-edition-{edition}", edition, lang), lang)


def _said(message: str, otherwise: str, lang: Language) -> str:
    """A message; what stands in for it where a game has not written it."""
    words = catalogue(lang)
    return words.say(message) if words.has(message) else otherwise


def _houses(rules: Rules, lang: Language) -> tuple[House, ...]:
    """Every setting of a game in words."""
    speakers = {name: Speaker(rules.registry, chosen, lang) for name, chosen in rules.editions.items()}
    speaker = speakers["default"]
    found = []
    for setting in rules.registry.settings:
        named = speaker.switch(setting.name)
        labels = {choice.value: choice.label for choice in named.choices}
        values = {name: str(each.switch(setting.name).value) for name, each in speakers.items()}
        chosen = {name: labels.get(value, value) for name, value in values.items()}
        text = speaker.explain(setting.id).text
        found.append(
            House(
                setting.name,
                named.title,
                text,
                named.choices,
                setting.low,
                setting.high,
                _sign(setting.unit, lang),
                chosen,
            )
        )
    return tuple(found)


def _sign(unit: str, lang: Language) -> str:
    """What stands behind the number of a setting."""
    match unit:
        case "length":
            return measured("", "in", lang).strip()
        case "percent":
            return per_cent("", lang).strip()
        case "degrees":
            return "°"
        case _:
            return ""


def prepared(wish: Wish) -> Any:
    """The setup of a wish; what is wrong with it is said in one line."""
    if wish.system not in GAMES:
        raise BadWish(wish.system)
    game = GAMES[wish.system]
    lists, editions = game.lists, game.rules.editions
    if wish.scenario.startswith(PREFIX):
        return _taught(game, wish)
    if wish.scenario not in lists.scenarios.scenarios():
        raise BadWish(wish.scenario)
    if wish.edition not in editions:
        raise BadWish(wish.edition)
    chosen = editions[wish.edition]
    if len(wish.house) > MOST_HOUSE_RULES:
        raise BadWish("house")
    for name, value in wish.house:
        chosen = house(chosen, name, value)
    players = len(lists.scenarios.load(wish.scenario).forces)
    check_seats(game, wish.seats, players)
    if len(wish.forces) > players:
        raise BadWish("forces")
    own = tuple(None if force is None else _force(lists.army, force) for force in wish.forces)
    return lists.prepare(wish.scenario, own, chosen, wish.deploy)


def _taught(game: Game, wish: Wish) -> Any:
    """The setup of a guided battle: always its own forces and the default edition."""
    name = wish.scenario.removeprefix(PREFIX)
    if game.lessons is None or name not in game.lessons.names:
        raise BadWish(wish.scenario)
    lesson = game.lessons.load(name)
    check_seats(game, wish.seats, len(lesson.forces))
    return game.lessons.setup(lesson)


def check_seats(game: Game, seats: tuple[str, ...], players: int) -> None:
    """Refuse seats that do not match the players of a battle, or that name an unknown player."""
    if len(seats) != players:
        raise BadWish("seats")
    for seat in seats:
        if not may_sit(game, seat):
            raise BadWish(seat)


def may_sit(game: Game, seat: str) -> bool:
    """Whether there is such a player."""
    try:
        return seat == PERSON or bool(game.called(seat))
    except BadCalling:
        return False


def _force(army: Army[Any], force: str) -> Any:
    """One of the shipped forces by name, or a list that a player has written."""
    found = army.load(force) if force in army.forces() else army.loads(force)
    if problems := army.check(found):
        from carnyx.core.problems import BadForce

        raise BadForce(problems[0])
    return found
