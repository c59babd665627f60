"""The briefing: what a scenario is about, how it is won, who meets, and a picture of table and armies.

The start page shows it before one chooses, and the table before the first answer.  The picture is the one that
`carnyx show` draws.
"""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import Any

import msgspec
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from carnyx.core.length import Length, Units
from carnyx.core.problems import BadForce
from carnyx.game import Game
from carnyx.games import GAMES
from carnyx.web.complaints import language
from carnyx.words.catalogue import catalogue
from carnyx.words.language import Language
from carnyx.words.numbers import length

REMEMBERED = 64  # setups of shipped scenarios and forces, as people look through them


class Muster(Struct, frozen=True):
    """One side: its force, its people, what it is worth, and its units line by line."""

    side: str
    force: str
    people: str
    points: int
    units: tuple[str, ...]


class Briefing(Struct, frozen=True):
    """What a battle is about."""

    name: str
    story: str
    ground: str  # how large the table is, and how long the battle lasts
    won: tuple[str, ...]
    sides: tuple[Muster, ...]


def briefing(game: Game, setup: Any, lang: Language, units: Units) -> Briefing:
    """The briefing of a setup."""
    words, scenario, army = catalogue(lang), setup.scenario, game.lists.army
    stage = game.telling.board(setup, lang, units).stage(("",) * len(setup.forces))
    story, goal = f"brief-{game.id}-{scenario.id}", f"brief-{game.id}-goal"
    goals = tuple(
        words.say(goal, name=each.name.of(lang), points=each.points) for each in getattr(scenario, "objectives", ())
    )
    return Briefing(
        stage.scenario,
        words.say(story) if words.has(story) else "",
        words.say(
            "brief-ground",
            width=length(Length(stage.width), units, lang),
            depth=length(Length(stage.depth), units, lang),
            turns=stage.turns,
        ),
        (words.say(f"brief-{game.id}-won", turns=stage.turns), *goals) if words.has(f"brief-{game.id}-won") else goals,
        tuple(
            Muster(side.name, side.force, side.people, side.points, _lines(army.bill(force, lang)))
            for side, force in zip(stage.sides, setup.forces, strict=True)
        ),
    )


def _lines(bill: tuple[tuple[str, int, int], ...]) -> tuple[str, ...]:
    """The units of a force, each with its models."""
    return tuple(f"{models} × {title}" if models > 1 else title for title, models, _ in bill)


@lru_cache(REMEMBERED)
def _setup(system: str, scenario: str, forces: tuple[str, ...]) -> Any:
    """The setup of a scenario with these forces, by their names; an empty name is the scenario's own."""
    lists = GAMES[system].lists
    own = tuple(lists.army.load(name) if name in lists.army.forces() else None for name in forces)
    return lists.prepare(scenario, own, GAMES[system].rules.editions["default"], "auto")


@lru_cache(REMEMBERED)
def _picture(system: str, scenario: str, forces: tuple[str, ...], lang: Language, units: Units) -> str:
    setup = _setup(system, scenario, forces)
    return GAMES[system].telling.picture(GAMES[system].system.muster(setup), setup, lang, units)


class Briefings:
    """The briefings of all scenarios, for the start page."""

    def __init__(self) -> None:
        self.routes = [
            Route("/api/briefing/{game}/{scenario}", self.told),
            Route("/api/briefing/{game}/{scenario}/picture", self.drawn),
        ]

    async def told(self, request: Request) -> Response:
        """The briefing of a scenario, with the forces that are named."""
        return await self._made(request, is_drawn=False)

    async def drawn(self, request: Request) -> Response:
        """The picture of table and armies."""
        return await self._made(request, is_drawn=True)

    async def _made(self, request: Request, is_drawn: bool) -> Response:
        asked, scenario = request.query_params, request.path_params["scenario"]
        game = GAMES.get(request.path_params["game"])
        if game is None or scenario not in game.lists.scenarios.scenarios():
            return Response(status_code=404)
        forces = tuple(name if name in game.lists.army.forces() else "" for name in asked.getlist("force"))
        lang = language(asked.get("lang"), request.headers.get("accept-language"))
        units: Units = "cm" if asked.get("units") == "cm" else "in"
        players = len(game.lists.scenarios.load(scenario).forces)
        try:
            return await asyncio.to_thread(_answer, game, scenario, forces[:players], lang, units, is_drawn)
        except BadForce:
            return Response(status_code=404)


def _answer(
    game: Game, scenario: str, forces: tuple[str, ...], lang: Language, units: Units, is_drawn: bool
) -> Response:
    if is_drawn:
        return Response(_picture(game.id, scenario, forces, lang, units), media_type="image/svg+xml")
    told = briefing(game, _setup(game.id, scenario, forces), lang, units)
    return Response(msgspec.json.encode(told), media_type="application/json")
