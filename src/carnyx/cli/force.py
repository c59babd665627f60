"""`carnyx force`: force lists of one's own, checked."""

from __future__ import annotations

import sys
from typing import Annotated, Any

from cyclopts import App, Parameter
from msgspec.structs import asdict

from carnyx.cli.games import BadInput, part
from carnyx.cli.question import Json, Lang, manner, print_json
from carnyx.core.problems import BadForce, Problem
from carnyx.games import GAMES
from carnyx.words import catalogue
from carnyx.words.problems import problem_line

app = App(name="force", help="Force lists of your own.", help_format="plaintext")


@app.command
def check(
    file: Annotated[str, Parameter(help="A force list in TOML, or the name of one of ours.")],
    *,
    system: Annotated[str | None, Parameter(help="The game, celtos or warriors, if the list does not tell.")] = None,
    lang: Lang = None,
    json: Json = False,
) -> None:
    """Whether a list is legal, and what it costs."""
    shown = manner(lang, None, json)
    if system is not None and system not in GAMES:
        raise BadInput("error-choice", option="--system", choices=", ".join(GAMES), given=system)
    game, force, found = _looked_over(file, system)
    problems = [(problem, problem_line(problem, shown.language)) for problem in found]
    army = part(game or GAMES[0], "army")
    bill = () if problems else army.bill(force, shown.language)
    ours = () if problems else army.reconstructed(force)
    points = sum(line[2] for line in bill)
    if shown.json:
        told = [{**asdict(problem), "text": text} for problem, text in problems]
        answer = {"system": game, "name": getattr(force, "name", None), "people": getattr(force, "people", None)}
        print_json({**answer, "points": None if problems else points, "reconstruction": ours, "problems": told})
    elif not problems:
        for title, number, cost in (*bill, (force.name, sum(line[1] for line in bill), points)):
            sys.stdout.write(f"{title:32} {number:3} {cost:5}\n")
        if ours:
            sys.stdout.write(catalogue(shown.language).say("app-reconstruction", rule=army.RULE) + "\n")
    else:
        sys.stderr.write("".join(f"carnyx: {text}\n" for _, text in problems))
    if problems:
        sys.exit(2)


def _looked_over(file: str, system: str | None) -> tuple[str | None, Any, tuple[Problem, ...]]:
    """The game of a list, the list as far as it can be read, and everything that is wrong with it."""
    game = system
    try:
        game = system or game_of_list(file)
        army = part(game, "army")
        force = army.load(file)
    except BadForce as error:
        return game, None, error.problems
    return game, force, army.check(force)


def game_of_list(file: str) -> str:
    """The game a list is of: that of its name or of its people; a Warchief is one of Warriors in any case."""
    from carnyx.core.lists import opened, ours

    lists = {game: ours(f"carnyx.games.{game}.lists", "forces") for game in GAMES}
    for game, known in lists.items():
        if file in known:
            return game
    raw, _ = opened({name: path for known in lists.values() for name, path in known.items()}, file, "celtos.army")
    for game in GAMES:
        if raw.get("people") in list(ours(f"carnyx.games.{game}.lists", "peoples")):
            return game
    return "warriors" if {"warchief", "commands"} & raw.keys() else "celtos"
