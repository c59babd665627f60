"""`carnyx force`: force lists of one's own, checked."""

from __future__ import annotations

import sys
from typing import Annotated, Any

from cyclopts import App, Parameter
from msgspec.structs import asdict

from carnyx.cli.games import BadInput
from carnyx.cli.question import Json, Lang, manner, print_json
from carnyx.core.lists import translated
from carnyx.core.problems import BadForce, Problem
from carnyx.game import Game
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
    """Check whether a list is legal, and say what it costs."""
    shown = manner(lang, None, json)
    if system is not None and system not in GAMES:
        raise BadInput("error-choice", option="--system", choices=", ".join(GAMES), given=system)
    game, force, found = _looked_over(file, system)
    problems = [(problem, problem_line(problem, shown.language)) for problem in found]
    army = (game or next(iter(GAMES.values()))).lists.army
    bill = () if problems else army.bill(force, shown.language)
    ours = () if problems else army.reconstructed(force)
    points = sum(line[2] for line in bill)
    if shown.json:
        told = [{**asdict(problem), "text": text} for problem, text in problems]
        answer = {
            "system": game and game.id,
            "name": getattr(force, "name", None),
            "people": getattr(force, "people", None),
        }
        print_json({**answer, "points": None if problems else points, "reconstruction": ours, "problems": told})
    elif not problems:
        name = translated(force.name, shown.language)
        for title, number, cost in (*bill, (name, sum(line[1] for line in bill), points)):
            sys.stdout.write(f"{title:32} {number:3} {cost:5}\n")
        if ours:
            sys.stdout.write(catalogue(shown.language).say("app-reconstruction", rule=army.RULE) + "\n")
    else:
        sys.stderr.write("".join(f"carnyx: {text}\n" for _, text in problems))
    if problems:
        sys.exit(2)


def _looked_over(file: str, system: str | None) -> tuple[Game | None, Any, tuple[Problem, ...]]:
    """The game of a list, the list as far as it can be read, and everything that is wrong with it."""
    game = GAMES[system] if system else None
    try:
        game = game or game_of_list(file)
        force = game.lists.army.load(file)
    except BadForce as error:
        return game, None, error.problems
    return game, force, game.lists.army.check(force)


def game_of_list(file: str) -> Game:
    """The game a list is of: that of its name or of its people, else of a key that only one game has."""
    from carnyx.core.lists import opened

    for game in GAMES.values():
        if file in game.lists.army.forces():
            return game
    first = next(iter(GAMES.values()))
    known = {name: path for game in GAMES.values() for name, path in game.lists.army.files().items()}
    raw, _ = opened(known, file, first.lists.army.RULE)
    for game in GAMES.values():
        if raw.get("people") in list(game.lists.army.people_names()):
            return game
    return next((game for game in GAMES.values() if game.lists.army.KEYS & raw.keys()), first)
