"""Help in place: a short word for every rule of a battle, in its edition and in the reader's language.

The page asks for them once, when somebody first wants to know what something on it means.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import msgspec
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from carnyx.core.journal import BadJournal
from carnyx.core.length import Units
from carnyx.games import GAMES
from carnyx.web.bygone import Bygone
from carnyx.web.complaints import language
from carnyx.web.lobby import Lobby, Unknown
from carnyx.words.explain import Speaker
from carnyx.words.language import Language

REMEMBERED = 32  # languages, units and editions that are asked for
_SENTENCE = re.compile(r"(?<=[.!?])\s+(?=[A-ZÄÖÜÁÉÍÓÚÑ¿¡])")


class Term(Struct, frozen=True):
    """A rule in a word: its title, and its first sentence or what is told in its place."""

    title: str
    text: str


@lru_cache(REMEMBERED)
def terms(system: str, edition: Any, lang: Language, units: Units) -> Mapping[str, Term]:
    """Every rule of a game by its name."""
    speaker = Speaker(GAMES[system].rules.registry, edition, lang, units)
    told = (speaker.explain(rule) for rule in GAMES[system].rules.registry.rules)
    tips = GAMES[system].telling.tips
    return {
        each.id: Term(each.title, speaker.words.say(tips[each.id]) if each.id in tips else _short(each.text))
        for each in told
    }


def _short(text: str) -> str:
    """The first sentence of a text."""
    return _SENTENCE.split(text.strip(), maxsplit=1)[0]


class Terms:
    """The words of a battle's rules, for its page."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self.routes = [Route("/api/battles/{id}/terms", self.told)]

    async def told(self, request: Request) -> Response:
        """All of them."""
        try:
            found = await self._lobby.find(request.path_params["id"])
        except (Unknown, BadJournal):
            return Response(status_code=404)
        kept = found.past if isinstance(found, Bygone) else found.journal
        lang = language(request.query_params.get("lang"), request.headers.get("accept-language"))
        units: Units = "cm" if request.query_params.get("units") == "cm" else "in"
        setup: Any = kept.setup
        words = await asyncio.to_thread(terms, kept.system.id, setup.edition, lang, units)
        return Response(msgspec.json.encode(words), media_type="application/json")
