"""`carnyx battle`: a battle fought out by computer players, its journal kept."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from typing import Annotated, Any

from cyclopts import App, Parameter

from carnyx.cli.games import BadInput, chosen
from carnyx.cli.question import House, InEdition, Json, Lang, manner, print_json
from carnyx.core.codec import encode
from carnyx.core.flow import Choose
from carnyx.core.journal import Table
from carnyx.systems import COLOURS, SYSTEMS

app = App(name="battle", help="A battle fought out by computer players.", help_format="plaintext")

Seat = Annotated[str | None, Parameter(help="Who plays this colour: random or thumb.")]


@app.command
def celtos(
    *,
    scenario: Annotated[str, Parameter(help="demo, pitched, ford, raid, melee, or a file of your own.")] = "demo",
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
    """A battle of Celtos."""
    from carnyx.core.problems import BadForce
    from carnyx.games.celtos.army import check, load
    from carnyx.games.celtos.muster import prepared

    shown = manner(lang, None, json)
    if deploy not in ("auto", "turns"):
        raise BadInput("error-choice", option="--deploy", choices="auto, turns", given=deploy)
    if dice not in ("thrown", "typed"):
        raise BadInput("error-choice", option="--dice", choices="thrown, typed", given=dice)
    files = _forces(force or [])
    own = [load(files[colour]) if colour in files else None for colour in COLOURS]
    for each in own:
        if each is not None and (problems := check(each)):
            raise BadForce(problems[0])
    setup = prepared(
        scenario,
        tuple(own[: max((COLOURS.index(colour) + 1 for colour in files), default=0)]),
        chosen("celtos", edition, house or []),  # type: ignore[arg-type]
        "auto" if deploy == "auto" else "turns",
    )
    names = [red, blue, green, yellow][: setup.scenario.players]
    players = [_player("celtos", colour, name or "random", seed) for colour, name in zip(COLOURS, names, strict=False)]
    table = Table(SYSTEMS["celtos"], setup)
    _fight(table, players, Random(seed), typed=dice == "typed", journal=journal)
    _told(table, shown.json)


def _forces(given: list[str]) -> dict[str, str]:
    """The forces of one's own, by colour."""
    found = {}
    for each in given:
        colour, equals, path = each.partition("=")
        if not equals or colour not in COLOURS:
            raise BadInput("error-choice", option="--force", choices="COLOUR=FILE", given=each)
        found[colour] = path
    return found


def _player(game: str, colour: str, name: str, seed: int) -> Any:
    from carnyx.players import RandomPlayer

    if name == "random":
        return RandomPlayer(seed * 4 + COLOURS.index(colour) + 1)
    if name == "thumb":
        from carnyx.players.celtos import ThumbPlayer

        return ThumbPlayer()
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
    from carnyx.core.codec import digest
    from carnyx.games.celtos.victory import score

    battle = table.pause.battle
    winner = table.system.verdict(battle)
    losses = [0] * battle.field.players
    for unit in battle.units:
        losses[unit.player] += unit.start - unit.models
    told = {
        "system": table.system.id,
        "scenario": battle.field.scenario,
        "verdict": COLOURS[winner] if winner is not None else "draw",
        "turns": battle.turn,
        "losses": dict(zip(COLOURS, losses, strict=False)),
        "points": dict(zip(COLOURS, score(battle), strict=False)),
        "answers": len(table.entries),
        "digest": digest(battle),
    }
    if as_json:
        print_json(told)
        return
    for name, value in told.items():
        text = ", ".join(f"{k} {v}" for k, v in value.items()) if isinstance(value, dict) else value
        sys.stdout.write(f"{name:10} {text}\n")
