"""`carnyx battle`: a battle of any game fought out by computer players, its journal kept."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Annotated

from cyclopts import Parameter

from carnyx.cli.fight import DICE, Seat, Seed, fight, named, seat, seat_names, tell
from carnyx.cli.games import BadInput, chosen, game_named, unusable
from carnyx.cli.question import House, InEdition, Json, Lang, manner
from carnyx.core.army import Force
from carnyx.core.journal import Journal
from carnyx.core.seats import COLOURS
from carnyx.game import Game


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
    seed: Seed = 0,
    journal: Annotated[Path | None, Parameter(help="Where to keep the journal; never overwritten.")] = None,
    dice: Annotated[str, Parameter(help="thrown, or typed: real dice typed in.")] = "thrown",
    edition: InEdition = "default",
    house: House = None,
    lang: Lang = None,
    json: Json = False,
) -> None:
    """A battle fought out by computer players."""
    shown = manner(lang, None, json)
    meant = game_named(game)
    named("--deploy", deploy, ("auto", "turns"))
    named("--dice", dice, DICE)
    rules = chosen(meant, edition, house or [])
    known = meant.lists.scenarios
    place = scenario or known.STARTER
    seated = COLOURS[: len(known.load(place).forces)]
    seats = dict(zip(COLOURS, (red, blue, green, yellow), strict=True))
    names = seat_names(seats, seated)
    setup = meant.lists.prepare(place, _forces(meant, force or [], seated), rules, deploy)
    players = seat(meant, names, seed, shown.language)
    fought = Journal(meant.system, setup, names)
    try:
        file = journal.open("xb") if journal else None
    except OSError as error:
        raise unusable(journal, error) from None
    if file:
        file.writelines(fought.lines())
    fight(fought, players, Random(seed), typed=dice == "typed", file=file, language=shown.language)
    tell(fought, shown)


def _forces(game: Game, given: list[str], seated: tuple[str, ...]) -> tuple[Force | None, ...]:
    """The forces of one's own in the order of their seats, nothing for a seat without one; each is looked over."""
    from carnyx.core.problems import BadForce

    army = game.lists.army
    found: dict[str, Force] = {}
    for each in given:
        colour, equals, path = each.partition("=")
        if not equals:
            raise BadInput("error-choice", option="--force", choices="COLOUR=FILE", given=each)
        if colour not in seated:
            raise BadInput("error-seat", option=f"--force {colour}", choices=", ".join(seated))
        if colour in found:
            raise BadInput("error-twice", option=f"--force {colour}")
        found[colour] = army.load(path)
        if problems := army.check(found[colour]):
            raise BadForce(problems[0])
    last = max((COLOURS.index(colour) for colour in found), default=-1)
    return tuple(found.get(colour) for colour in COLOURS[: last + 1])
