"""A battle fought out at the command line, from wherever it stands to its end: what `battle` and `resume` share."""

from __future__ import annotations

import sys
from importlib import import_module
from random import Random
from typing import Annotated, Any, BinaryIO, TypeAlias

from cyclopts import Parameter

from carnyx.cli.games import BadInput
from carnyx.cli.question import Manner, print_json
from carnyx.core.codec import digest, encode
from carnyx.core.flow import Choose
from carnyx.core.journal import Table
from carnyx.systems import COLOURS

PLAYERS = ("random", "thumb")
UNNAMED = "random"  # who sits where nobody was named
DICE = ("thrown", "typed")

Seat: TypeAlias = Annotated[str | None, Parameter(help="Who plays this colour: random or thumb.")]


def named(option: str, given: str, choices: tuple[str, ...]) -> None:
    """What was given is one of the choices, or the option is named with all of them."""
    if given not in choices:
        raise BadInput("error-choice", option=option, choices=", ".join(choices), given=given)


def seat(game: str, names: tuple[str, ...], seed: int) -> list[Any]:
    """The computer players of these names, in the order of the seats."""
    from carnyx.players import RandomPlayer

    players: list[Any] = []
    for place, name in enumerate(names):
        named(f"--{COLOURS[place]}", name, PLAYERS)
        if name == "random":
            players.append(RandomPlayer(seed * len(COLOURS) + place + 1))
        else:
            players.append(import_module(f"carnyx.players.{game}").ThumbPlayer())
    return players


def fight(table: Table[Any], players: list[Any], rng: Random, *, typed: bool, file: BinaryIO | None) -> None:
    """The battle to its end; every answer is on disk before the next is asked."""
    from carnyx.cli.typing import typed_faces

    try:
        if file:
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


def tell(table: Table[Any], shown: Manner) -> None:
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
    if shown.json:
        print_json(told)
        return
    for name, value in told.items():
        text = ", ".join(f"{k} {v}" for k, v in value.items()) if isinstance(value, dict) else value
        sys.stdout.write(f"{name:10} {text}\n")
