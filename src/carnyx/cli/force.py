"""`carnyx force`: force lists of one's own, checked."""

from __future__ import annotations

import sys
from typing import Annotated

from cyclopts import App, Parameter
from msgspec.structs import asdict

from carnyx.cli.question import Json, Lang, manner, print_json

app = App(name="force", help="Force lists of your own.", help_format="plaintext")


@app.command
def check(
    file: Annotated[str, Parameter(help="A force list in TOML, or the name of one of ours.")],
    *,
    lang: Lang = None,
    json: Json = False,
) -> None:
    """Whether a list is legal, and what it costs."""
    from carnyx.games.celtos import army
    from carnyx.words.problems import problem_line

    shown = manner(lang, None, json)
    force = army.load(file)
    problems = [(problem, problem_line(problem, shown.language)) for problem in army.check(force)]
    if shown.json:
        points = None if problems else army.points(force)
        told = [{**asdict(problem), "text": text} for problem, text in problems]
        print_json({"name": force.name, "people": force.people, "points": points, "problems": told})
    elif not problems:
        for title, entry in zip(army.titles(force, shown.language), force.units, strict=True):
            sys.stdout.write(f"{title:32} {entry.models:3} {entry.points:5}\n")
        sys.stdout.write(f"{force.name:32} {army.models(force):3} {army.points(force):5}\n")
    else:
        sys.stderr.write("".join(f"carnyx: {text}\n" for _, text in problems))
    if problems:
        sys.exit(2)
