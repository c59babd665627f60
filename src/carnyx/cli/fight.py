"""A battle fought out at the command line, from wherever it stands to its end: what `battle` and `resume` share."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from random import Random
from typing import Annotated, Any, BinaryIO, TypeAlias

from cyclopts import Parameter, Token

from carnyx.cli.games import BadInput
from carnyx.cli.question import Asked, Manner, print_json, whole_number
from carnyx.cli.replay import begun_with
from carnyx.core.bounds import Whole
from carnyx.core.codec import digest
from carnyx.core.flow import Choose
from carnyx.core.journal import Journal
from carnyx.core.rubbish import collect_seldom
from carnyx.core.seats import COLOURS
from carnyx.game import Game
from carnyx.players.calling import LEAST, MOST, BadCalling, Calling
from carnyx.players.levels import LEVELS
from carnyx.players.player import Player, how_it_came
from carnyx.words.language import Language

UNNAMED = "random"  # who sits where nobody was named
DICE = ("thrown", "typed")


def _seed(kind: Any, tokens: Sequence[Token]) -> int:
    """A whole number that is not negative: a generator takes the sign off, and two seeds would be one battle."""
    seed = whole_number(kind, tokens)
    if seed < 0:
        raise ValueError(tokens[0].value)
    return seed


Seed: TypeAlias = Annotated[
    int,
    Parameter(help="Of the dice and the random players: the same seed, the same battle.", converter=_seed),
    Asked(Whole(0, 999_999_999, "")),
]
Seat: TypeAlias = Annotated[
    str | None,
    Parameter(
        help="Who plays this colour (carnyx players GAME lists them); level5:64 thinks with 64 playouts a decision,"
        " level5:resigns gives up when hopeless."
    ),
]


def named(option: str, given: str, choices: tuple[str, ...]) -> None:
    """What was given is one of the choices, or the option is named with all of them."""
    if given not in choices:
        raise BadInput("error-choice", option=option, choices=", ".join(choices), given=given)


def seat_names(
    given: dict[str, str | None], seated: tuple[str, ...], recorded: tuple[str, ...] = ()
) -> tuple[str, ...]:
    """The computer player of each seat: the one named, else the one in the journal; too many names are refused."""
    for colour in (each for each, name in given.items() if name is not None and each not in seated):
        raise BadInput("error-seat", option=f"--{colour}", choices=", ".join(seated))
    known = dict(zip(seated, recorded, strict=False))
    return tuple(given[colour] or known.get(colour, UNNAMED) for colour in seated)


def seat(game: Game, names: tuple[str, ...], seed: int, language: Language) -> list[Player]:
    """The computer players who are called so, in the order of the seats; who is another by name is said to be."""
    from carnyx.words import catalogue

    called = [_called(game, f"--{COLOURS[place]}", name) for place, name in enumerate(names)]
    for name in dict.fromkeys(each.name for each in called if each.name in LEVELS):
        if (same := game.alike[name]) != name:
            note = catalogue(language).say("app-player-same", name=name, same=same, game=game.title)
            sys.stderr.write(f"carnyx: {note}\n")
    return [game.computer(each, seed * len(COLOURS) + place + 1) for place, each in enumerate(called)]


def _called(game: Game, option: str, given: str) -> Calling:
    try:
        return game.called(given)
    except BadCalling as error:
        if error.why == "name":
            named(option, error.given, tuple(sorted(game.players)))
        numbers = {"low": str(LEAST), "high": str(MOST), "game": game.title}
        raise BadInput(f"error-player-{error.why}", option=option, given=error.given, **numbers) from None


def fight(
    journal: Journal[Any],
    players: Sequence[Player],
    rng: Random,
    *,
    typed: bool,
    file: BinaryIO | None,
    language: Language,
) -> None:
    """The battle to its end; every answer is on disk before the next is asked."""
    from carnyx.cli.typing import Typist

    typist = Typist(journal, language) if typed else None
    collect_seldom()
    try:
        if file:
            file.flush()
        while (question := journal.pause.question) is not None:
            if isinstance(question, Choose):
                player = players[question.player]
                entry = journal.answer(player.answer(journal.pause), how_it_came(player))
            elif typist:
                entry = journal.answer(typist.faces(journal.pause), "typed")
            else:
                entry = journal.answer(question.sample(rng), "thrown")
            if file:
                file.write(journal.row(entry))
                file.flush()
    finally:
        if file:
            file.close()


def tell(journal: Journal[Any], shown: Manner) -> None:
    """What came of it."""
    position, system = journal.pause.battle, journal.system
    setup = begun_with(journal)
    winner = system.verdict(position)
    told = {
        "system": system.id,
        "scenario": setup.scenario.id,
        "verdict": COLOURS[winner] if winner is not None else "draw",
        "turns": position.turn,
        "losses": dict(zip(COLOURS, system.losses(position), strict=False)),
        "points": dict(zip(COLOURS, system.score(position), strict=False)),
        "answers": len(journal.entries),
        "digest": digest(position),
        "reconstruction": [profile.id for profile in setup.profiles if profile.reconstruction],
    }
    if shown.json:
        print_json(told)
    else:
        _say(told, setup.scenario.name.of(shown.language), shown.language)


def _say(told: dict[str, Any], scenario: str, language: Language) -> None:
    """The same in words, a line each."""
    from carnyx.words import catalogue

    say = catalogue(language).say

    def side(colour: str) -> str:
        return say("app-draw") if colour == "draw" else say(f"page-side-{colour}")

    lines = {
        "system": say(f"page-game-{told['system']}"),
        "scenario": f"{scenario} ({told['scenario']})",
        "verdict": side(told["verdict"]),
        "turns": told["turns"],
        "losses": ", ".join(f"{side(colour)} {lost}" for colour, lost in told["losses"].items()),
        "points": ", ".join(f"{side(colour)} {points}" for colour, points in told["points"].items()),
        "answers": told["answers"],
        "digest": told["digest"],
    }
    heads = {name: say(f"told-{name}") for name in lines}
    wide = max(map(len, heads.values()))
    for name, text in lines.items():
        sys.stdout.write(f"{heads[name]:{wide}}  {text}\n")
    if told["reconstruction"]:
        sys.stdout.write(say("app-reconstruction", rule=f"{told['system']}.army") + "\n")
