"""Lists that players write themselves: checked as soon as they are chosen, and a template to begin with."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from carnyx.core.problems import BadForce
from carnyx.game import Game
from carnyx.games import GAMES
from carnyx.web.complaints import language
from carnyx.web.setups import written_how
from carnyx.words.catalogue import catalogue
from carnyx.words.language import Language
from carnyx.words.problems import problem_line

LONGEST_LIST = 64 * 1024  # bytes
MOST_PROBLEMS = 12  # that are told at once


class Checked(Struct, frozen=True):
    """What a list is called, what it costs line by line, and everything that is wrong with it."""

    name: str = ""
    points: int = 0
    bill: tuple[tuple[str, int, int], ...] = ()  # a title, how many models, and their points
    problems: tuple[str, ...] = ()


def checked(game: Game, text: str, lang: Language) -> Checked:
    """A list looked over by its game; legal if it has no problems."""
    army = game.lists.army
    try:
        force: Any = army.loads(text)
    except BadForce as error:
        return Checked(problems=_said(error.problems, lang))
    if problems := army.check(force):
        return Checked(force.name, problems=_said(problems, lang))
    bill = army.bill(force, lang)
    return Checked(force.name, sum(cost for _, _, cost in bill), bill)


def _said(problems: Any, lang: Language) -> tuple[str, ...]:
    return tuple(problem_line(each, lang) for each in problems[:MOST_PROBLEMS])


def template(game: Game, lang: Language) -> str:
    """A list that is legal, with an explanation of the format before it."""
    scenarios, army = game.lists.scenarios, game.lists.army
    first = scenarios.load(scenarios.STARTER).forces[0]
    words = catalogue(lang)
    told = written_how(game, lang)
    peoples = words.say("page-list-peoples", peoples=", ".join(army.people_names()))
    lines = (*told.replace(". ", ".\n").splitlines(), peoples)
    return "".join(f"# {line}\n" for line in lines) + "\n" + army.files()[first].read_text("utf-8")


class Forces:
    """The routes of lists."""

    def __init__(self) -> None:
        self.routes = [
            Route("/api/forces/{game}", self.check, methods=["POST"]),
            Route("/api/forces/{game}/template", self.template),
        ]

    async def check(self, request: Request) -> Response:
        """Whether a list is legal, and what it costs."""
        game, lang = GAMES.get(request.path_params["game"]), _language(request)
        if game is None:
            return Response(status_code=404)
        text = bytearray()
        async for part in request.stream():
            text += part[: LONGEST_LIST + 1 - len(text)]
        if len(text) > LONGEST_LIST:
            too_long = catalogue(lang).say("table-trouble-too-long")
            return _json(Checked(problems=(too_long,)), 413)
        return _json(await asyncio.to_thread(checked, game, bytes(text).decode("utf-8", "replace"), lang))

    async def template(self, request: Request) -> Response:
        """A list to begin with."""
        game = GAMES.get(request.path_params["game"])
        if game is None:
            return Response(status_code=404)
        headers = {"content-disposition": f'attachment; filename="{game.id}-list.toml"'}
        return Response(template(game, _language(request)), media_type="application/toml", headers=headers)


def _language(request: Request) -> Language:
    return language(request.query_params.get("lang"), request.headers.get("accept-language"))


def _json(value: Struct, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, media_type="application/json")
