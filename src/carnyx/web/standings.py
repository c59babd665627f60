"""How a saved battle stands, for the list of saved ones: turn, score, and whether it is over.

To know it the whole journal is followed, in a thread; what was found is kept until the battle goes on.  Of a battle
that takes too long to follow nothing is told.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from carnyx.core.fairness import fairness
from carnyx.core.journal import BadJournal
from carnyx.core.kept import Memory
from carnyx.core.past import Past, opened
from carnyx.core.system import NOBODY
from carnyx.games import SYSTEMS
from carnyx.web import boards
from carnyx.web.complaints import language
from carnyx.web.reading import Lane, late_after
from carnyx.web.storage import Storage
from carnyx.web.view import seen
from carnyx.words.catalogue import catalogue
from carnyx.words.language import Language

MOST = 256  # battles that are remembered
PATIENCE = 5.0  # seconds for one of them


class Standing(Struct, frozen=True):
    """Where a battle stands: its turn in words and how many there are, each force with its points, and its end."""

    phase: str = ""
    turns: int = 0
    forces: tuple[tuple[str, int], ...] = ()
    verdict: str = ""  # empty while it goes on
    bygone: bool = False  # it was played by earlier rules


def standing(text: bytes, lang: Language) -> Standing:
    """How the battle of a journal stands, as everybody may see it."""
    found: Any = opened(text, SYSTEMS, late_after(PATIENCE))
    if isinstance(found, Past):
        return Standing(bygone=True)
    board = boards.board(found, lang, "in")
    battle = seen(found.system, found.pause, NOBODY).battle
    stage, scene = board.stage(("",) * len(found.setup.forces)), board.scene(battle)
    forces = tuple((side.force, points) for side, points in zip(stage.sides, scene.score, strict=True))
    verdict = board.ending(battle, ()).verdict if found.pause.question is None else ""
    if verdict and fairness(found).is_practice:
        verdict = catalogue(lang).say("table-practice-verdict", verdict=verdict)
    return Standing(scene.phase, stage.turns, forces, verdict)


class Standings:
    """The route by which the start page asks for them, battle by battle."""

    def __init__(self, storage: Storage) -> None:
        self._storage, self._looking = storage, Lane("looking")
        self._known: Memory[tuple[str, int, Language], Standing] = Memory(MOST)
        self.routes = [Route("/api/battles/{id}/standing", self.standing)]

    async def standing(self, request: Request) -> Response:
        """How one battle stands; nothing is known of one that cannot be read."""
        id = request.path_params["id"]
        lang = language(request.query_params.get("lang"), request.headers.get("accept-language"))
        lines = self._storage.lines(id)
        if not lines:
            return Response(status_code=404)
        key = (id, len(lines), lang)
        try:
            found = self._known[key]
        except KeyError:
            try:
                found = await self._looking.do(standing, b"".join(lines), lang)
            except BadJournal:
                found = Standing()
            self._known.keep(key, found)
        return Response(msgspec.json.encode(found), media_type="application/json")
