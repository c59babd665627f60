"""`carnyx ratings`: how strong the computer players of a game are, by battles they fight with one another."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
from cyclopts import Parameter

from carnyx.cli.games import BadInput, game_named, unusable
from carnyx.cli.question import Json, Lang, manner, print_json, whole_number
from carnyx.game import Game

if TYPE_CHECKING:
    from carnyx.players.ratings import Rating, Result

LEAST, MOST = 2, 10_000
BATTLES = 20
YARDSTICK, SIMPLEST = "thumb", "random"
DICE = 2_000_000_000  # added to a battle's number: seeds of dice that no training has


def ratings(
    game: Annotated[str, Parameter(help="celtos or warriors.")],
    /,
    *,
    battles: Annotated[
        int, Parameter(help=f"How many each pair fights, seats changed ({LEAST} to {MOST}).", converter=whole_number)
    ] = BATTLES,
    keep: Annotated[Path | None, Parameter(help="Where results are kept: begun again, it goes on from there.")] = None,
    lang: Lang = None,
    json: Json = False,
) -> None:
    """How strong the computer players of a game are, in points of Elo; `thumb` has a thousand."""
    from carnyx.players.ratings import ratings as rated

    shown = manner(lang, None, json)
    meant = game_named(game)
    if not LEAST <= battles <= MOST:
        raise BadInput("error-range", option="--battles", low=str(LEAST), high=str(MOST), given=str(battles))
    if meant.ground is None:
        raise BadInput("error-no-ground", game=meant.title)
    results = _kept(keep)
    for result in _fought(meant, battles, {(each.one, each.other, each.number) for each in results}):
        results.append(result)
        _keep(keep, result)
    found = rated(results, YARDSTICK)
    if json:
        print_json([msgspec.to_builtins(each) for each in found])
    else:
        _say(found, shown.language)


def pairs(game: Game) -> list[tuple[str, str]]:
    """Who meets whom: neighbouring levels, everybody and the yardstick, and the simplest and the lowest level."""
    levels = sorted(name for name in game.players if name not in (YARDSTICK, SIMPLEST))
    found = [(stronger, weaker) for weaker, stronger in pairwise([SIMPLEST, *levels])]
    return [*found, *((name, YARDSTICK) for name in (*levels, SIMPLEST))]


def _fought(game: Game, battles: int, known: set[tuple[str, str, int]]) -> Iterator[Result]:
    """The battles that are missing, number by number, so that all pairs come equally far."""
    for number in range(battles):
        for one, other in pairs(game):
            if (one, other, number) not in known:
                yield _battle(game, one, other, number)


def _battle(game: Game, one: str, other: str, number: int) -> Result:
    from carnyx.players.player import fought
    from carnyx.players.ratings import Result

    seat = number % 2
    seated = [game.players[name](DICE + number + place) for place, name in enumerate((one, other))]
    ordered: list[Any] = seated if seat == 0 else seated[::-1]
    end = fought(game.system.muster(_setup(game, number)), ordered, Random(DICE + number // 2))
    winner = game.system.verdict(end.battle)
    return Result(one, other, number, 1 if winner is None else 2 * int(winner == seat))


def _setup(game: Game, number: int) -> Any:
    """Equal forces, each twice in a row, so that the seats are changed."""
    assert game.ground is not None
    scenario, size = game.ground
    names = [name for name in game.lists.army.forces() if name.endswith(f"-{size}")]
    force = game.lists.army.load(names[number // 2 % len(names)])
    return game.lists.prepare(scenario, (force, force), game.rules.editions["default"], "auto")


def _kept(path: Path | None) -> list[Result]:
    """The results of earlier battles, a line each."""
    from carnyx.players.ratings import Result

    if path is None or not path.exists():
        return []
    try:
        return [msgspec.json.decode(line, type=Result) for line in path.read_bytes().splitlines()]
    except OSError as error:
        raise unusable(path, error) from None
    except msgspec.DecodeError as error:
        raise BadInput("error-file", path=str(path), reason=str(error)) from None


def _keep(path: Path | None, result: Result) -> None:
    if path is None:
        return
    try:
        with path.open("ab") as file:
            file.write(msgspec.json.encode(result) + b"\n")
    except OSError as error:
        raise unusable(path, error) from None


def _say(found: tuple[Rating, ...], language: Any) -> None:
    from carnyx.words import catalogue

    say = catalogue(language).say
    heads = [say(f"ratings-{name}") for name in ("player", "elo", "error", "battles", "won")]
    rows = [[r.name, f"{r.elo:.0f}", f"±{r.error:.0f}", str(r.battles), f"{r.won:g}"] for r in found]
    wide = [max(len(line[place]) for line in (heads, *rows)) for place in range(len(heads))]
    for line in (heads, *rows):
        cells = [line[0].ljust(wide[0]), *(cell.rjust(width) for cell, width in zip(line[1:], wide[1:], strict=True))]
        sys.stdout.write("  ".join(cells) + "\n")
