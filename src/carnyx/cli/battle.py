"""`carnyx battle`: a battle of either game fought out by computer players, its journal kept."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Annotated, Any

from cyclopts import Parameter

from carnyx.cli.games import GAMES, BadInput, chosen, part
from carnyx.cli.question import House, InEdition, Json, Lang, manner, print_json
from carnyx.core.codec import digest, encode
from carnyx.core.flow import Choose
from carnyx.core.journal import Table
from carnyx.systems import COLOURS, SYSTEMS

Seat = Annotated[str | None, Parameter(help="Who plays this colour: random or thumb.")]


def battle(
    game: Annotated[str, Parameter(help="celtos or warriors.")],
    /,
    *,
    scenario: Annotated[
        str | None, Parameter(help="A scenario of the game, or a file of your own; the smallest unless said.")
    ] = None,
    red: Seat = None,
    blue: Seat = None,
    green: Seat = None,
    yellow: Seat = None,
    force: Annotated[
        list[str] | None, Parameter(name="--force", negative="", help="A force of your own: COLOUR=FILE.")
    ] = None,
    deploy: Annotated[str, Parameter(help="auto, or turns: unit by unit.")] = "auto",
    seed: Annotated[int, Parameter(help="The same seed gives the same battle.")] = 0,
    journal: Annotated[Path | None, Parameter(help="Where to keep the journal; never overwritten.")] = None,
    dice: Annotated[str, Parameter(help="thrown, or typed: real dice typed in.")] = "thrown",
    edition: InEdition = "default",
    house: House = None,
    lang: Lang = None,
    json: Json = False,
) -> None:
    """A battle fought out by computer players."""
    shown = manner(lang, None, json)
    _named("GAME", game, GAMES)
    _named("--deploy", deploy, ("auto", "turns"))
    _named("--dice", dice, ("thrown", "typed"))
    rules = chosen(game, edition, house or [])
    known = part(game, "scenarios")
    place = scenario or known.STARTER
    seated = COLOURS[: len(known.load(place).forces)]
    seats = dict(zip(COLOURS, (red, blue, green, yellow), strict=True))
    for colour in (each for each in COLOURS if seats[each] is not None):
        _named("COLOUR", colour, seated)
    setup = part(game, "muster").prepared(place, _forces(game, force or [], seated), rules, deploy)
    players = [_player(game, colour, seats[colour] or "random", seed) for colour in seated]
    table = Table(SYSTEMS[game], setup)
    _fight(table, players, Random(seed), typed=dice == "typed", journal=journal)
    _told(table, shown.json)


def _named(option: str, given: str, choices: tuple[str, ...]) -> None:
    """What was given is one of the choices, or the option is named with all of them."""
    if given not in choices:
        raise BadInput("error-choice", option=option, choices=", ".join(choices), given=given)


def _forces(game: str, given: list[str], seated: tuple[str, ...]) -> tuple[Any, ...]:
    """The forces of one's own in the order of their seats, nothing for a seat without one; each is looked over."""
    from carnyx.core.problems import BadForce

    army, found = part(game, "army"), {}
    for each in given:
        colour, equals, path = each.partition("=")
        if not equals or colour not in COLOURS:
            raise BadInput("error-choice", option="--force", choices="COLOUR=FILE", given=each)
        _named("COLOUR", colour, seated)
        found[colour] = army.load(path)
        if problems := army.check(found[colour]):
            raise BadForce(problems[0])
    last = max((COLOURS.index(colour) for colour in found), default=-1)
    return tuple(found.get(colour) for colour in COLOURS[: last + 1])


def _player(game: str, colour: str, name: str, seed: int) -> Any:
    from carnyx.players import RandomPlayer

    if name == "random":
        return RandomPlayer(seed * 4 + COLOURS.index(colour) + 1)
    if name == "thumb":
        return import_module(f"carnyx.players.{game}").ThumbPlayer()
    raise BadInput("error-choice", option=f"--{colour}", choices="random, thumb", given=name)


def _fight(table: Table[Any], players: list[Any], rng: Random, *, typed: bool, journal: Path | None) -> None:
    """The battle to its end; every answer is on disk before the next is asked."""
    from carnyx.cli.typing import typed_faces

    try:
        file = journal.open("xb") if journal else None
    except OSError as error:
        raise BadInput("error-file", path=str(journal), reason=error.strerror or "") from None
    try:
        if file:
            file.writelines(table.lines())
            file.flush()
        while (question := table.pause.question) is not None:
            if isinstance(question, Choose):
                answer = players[question.player].answer(table.pause)
            else:
                answer = typed_faces(question) if typed else question.sample(rng)
            entry = table.answer(answer)
            if file:
                file.write(encode(entry) + b"\n")
                file.flush()
    finally:
        if file:
            file.close()


def _told(table: Table[Any], as_json: bool) -> None:
    """What came of it."""
    position, system = table.pause.battle, table.system
    winner = system.verdict(position)
    told = {
        "system": system.id,
        "scenario": position.field.scenario,
        "verdict": COLOURS[winner] if winner is not None else "draw",
        "turns": position.turn,
        "losses": dict(zip(COLOURS, system.losses(position), strict=False)),
        "points": dict(zip(COLOURS, system.score(position), strict=False)),
        "answers": len(table.entries),
        "digest": digest(position),
    }
    if as_json:
        print_json(told)
        return
    for name, value in told.items():
        text = ", ".join(f"{k} {v}" for k, v in value.items()) if isinstance(value, dict) else value
        sys.stdout.write(f"{name:10} {text}\n")
