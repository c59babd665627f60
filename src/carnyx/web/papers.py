"""Rulebooks, sheets and rosters in the browser: of a running battle in its edition and with its forces, or of a game.

They are the pages that `carnyx book`, `carnyx sheet` and `carnyx roster` write, in the language and units of who looks
at them.
"""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import Any, cast

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from carnyx.book.page import SEARCH as BOOK_SEARCH
from carnyx.book.page import html as book_html
from carnyx.book.writer import rulebook
from carnyx.core.edition import Unsettled, house
from carnyx.core.journal import BadJournal
from carnyx.core.length import Units
from carnyx.core.limits import MOST_HOUSE_RULES
from carnyx.game import Game
from carnyx.games import GAMES
from carnyx.sheets.plain import SEARCH, THEME, html
from carnyx.sheets.roster import roster
from carnyx.sheets.writer import sheet
from carnyx.web.bygone import Bygone
from carnyx.web.complaints import language, sentence
from carnyx.web.headers import policy
from carnyx.web.lobby import Lobby, Unknown
from carnyx.web.troubles import trouble
from carnyx.words.explain import Speaker
from carnyx.words.language import Language


class Papers:
    """All that is printed on paper, to be looked at."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self._writing = asyncio.Lock()  # a book takes a second: one is written at a time, and no player waits for it
        self.routes = [
            Route("/book/{game}", self.book),
            Route("/sheet/{game}", self.sheet),
            Route("/battle/{id}/book", self.battle_book),
            Route("/battle/{id}/sheet", self.battle_sheet),
            Route("/battle/{id}/roster/{seat}", self.battle_roster),
        ]

    async def sheet(self, request: Request) -> Response:
        """The sheet of a game, in an edition and with house rules if they are named."""
        found = _chosen(request)
        if isinstance(found, Response):
            return found
        return await self._sheet(request, *found)

    async def book(self, request: Request) -> Response:
        """The rulebook of a game, in an edition and with house rules if they are named."""
        found = _chosen(request)
        return found if isinstance(found, Response) else await self._book(request, *found)

    async def battle_book(self, request: Request) -> Response:
        """The rulebook of a running battle: its game, its edition, its house rules."""
        found = await self._setup(request)
        if found is None:
            return _unknown(request)
        game, setup = found
        return await self._book(request, game, setup.edition, _nearest(game, setup.edition))

    async def _book(self, request: Request, game: Game, edition: Struct, name: str) -> Response:
        language, units = _language(request), _units(request, edition)
        async with self._writing:
            page = await asyncio.to_thread(_book, game.id, edition, name, language, units)
            return HTMLResponse(page, headers={"content-security-policy": policy(THEME, BOOK_SEARCH)})

    async def _sheet(self, request: Request, game: Game, edition: Struct, name: str) -> Response:
        language, units = _language(request), _units(request, edition)
        async with self._writing:
            return _shown(await asyncio.to_thread(_sheet, game.id, edition, name, language, units))

    async def battle_sheet(self, request: Request) -> Response:
        """The sheet of a running battle: its game, its edition, its house rules."""
        found = await self._setup(request)
        if found is None:
            return _unknown(request)
        game, setup = found
        return await self._sheet(request, game, setup.edition, _nearest(game, setup.edition))

    async def battle_roster(self, request: Request) -> Response:
        """The roster of one side of a running battle."""
        found = await self._setup(request)
        seat = request.path_params["seat"]
        if found is None or seat not in map(str, range(len(found[1].forces))):
            return _unknown(request)
        game, setup = found
        speaker = Speaker(game.rules.registry, setup.edition, _language(request), _units(request, setup.edition))
        async with self._writing:
            return _shown(await asyncio.to_thread(_roster, game, setup.forces[int(seat)], speaker))

    async def _setup(self, request: Request) -> tuple[Game, Any] | None:
        """A battle's game, and all that it began with."""
        try:
            found = await self._lobby.find(request.path_params["id"])
        except (Unknown, BadJournal):
            return None
        kept = found.past if isinstance(found, Bygone) else found.journal
        return GAMES[kept.system.id], kept.setup


def _chosen(request: Request) -> tuple[Game, Struct, str] | Response:
    """The game that is asked for, in the edition and with the house rules named; or why not."""
    game, name = GAMES.get(request.path_params["game"]), request.query_params.get("edition", "default")
    if game is None or name not in game.rules.editions:
        return _unknown(request)
    edition = game.rules.editions[name]
    try:
        for switch in request.query_params.getlist("house")[:MOST_HOUSE_RULES]:
            key, _, value = switch.partition("=")
            edition = house(edition, key, value)
    except Unsettled as error:
        return _shown_error(sentence(error, _language(request), ""), 400)
    return game, edition, name


@lru_cache(24)  # either game in every language and unit, and a few with house rules
def _book(game: str, edition: Struct, name: str, language: Language, units: Units) -> str:
    found = GAMES[game]
    return book_html(rulebook(found.sheet, found.telling, found.book, edition, name, language, units))


@lru_cache(24)
def _sheet(game: str, edition: Struct, name: str, language: Language, units: Units) -> str:
    return html(sheet(GAMES[game].sheet, edition, name, language, units))


def _roster(game: Game, force: Any, speaker: Speaker) -> str:
    return html(roster(game.sheet, force, speaker))


def _nearest(game: Game, edition: Struct) -> str:
    """The named edition that the fewest house rules part from the one in force."""
    settings, editions = game.rules.registry.settings, game.rules.editions

    def flipped(name: str) -> int:
        return sum(getattr(editions[name], each.name) != getattr(edition, each.name) for each in settings)

    return min(editions, key=flipped)


def _language(request: Request) -> Language:
    return language(request.query_params.get("lang"), request.headers.get("accept-language"))


def _units(request: Request, edition: Struct) -> Units:
    """The units asked for, or those of the edition."""
    wanted = request.query_params.get("units")
    if wanted in ("in", "cm"):
        return cast(Units, wanted)
    return "cm" if getattr(edition, "lengths", "inches") == "cm" else "in"


def _shown(page: str) -> Response:
    return HTMLResponse(page, headers={"content-security-policy": policy(THEME, SEARCH)})


def _shown_error(words: str, status: int) -> Response:
    return Response(words, status, media_type="text/plain; charset=utf-8")


def _unknown(request: Request) -> Response:
    return _shown_error(trouble("unknown", _language(request)).text, 404)
