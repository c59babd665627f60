"""The routes of the server: pages, saved battles, and a socket for each place at a table."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.websockets import WebSocket, WebSocketDisconnect

from carnyx.core.edition import Unsettled
from carnyx.core.journal import BadJournal
from carnyx.core.problems import BadForce
from carnyx.web import wire
from carnyx.web.lobby import Lobby, Unknown
from carnyx.web.setups import BadWish, Wish, games
from carnyx.web.storage import Storage
from carnyx.web.table import Place
from carnyx.words.catalogue import Catalogue, catalogue
from carnyx.words.language import LANGUAGES

PAGES = Path(__file__).parent / "static"
LONGEST_UPLOAD = 8 * 1024 * 1024


def _json(value: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def _wrong(text: str, status: int = 400) -> Response:
    return _json({"error": text}, status)


def _is_ours(origin: str | None, host: str | None) -> bool:
    """Whether a page that speaks to us came from us: other pages in the same browser must not."""
    return origin is None or urlsplit(origin).netloc == host


def _pages(words: Catalogue) -> list[tuple[str, str]]:
    return [(id, source) for id, source in words.sources.items() if id.startswith("page-")]


def _plain(source: str) -> str:
    """A message of one line, its places for numbers left as they are: the page fills them in."""
    return source.partition("=")[2].strip()


class Server:
    """The server of one data folder."""

    def __init__(self, storage: Storage) -> None:
        self.lobby = Lobby(storage)
        self.app = Starlette(
            routes=[
                Route("/", self.page),
                Route("/battle/{id}", self.page),
                Route("/api/games", self.games),
                Route("/api/words/{lang}", self.words),
                Route("/api/battles", self.battles, methods=["GET", "POST"]),
                Route("/api/battles/upload", self.upload, methods=["POST"]),
                Route("/api/battles/{id}", self.forget, methods=["DELETE"]),
                Route("/api/battles/{id}/journal", self.journal),
                WebSocketRoute("/ws/{id}", self.socket),
                Mount("/assets", StaticFiles(directory=PAGES / "assets", check_dir=False)),
            ]
        )

    async def page(self, request: Request) -> Response:
        """The page; it is the same everywhere."""
        found = PAGES / "index.html"
        return FileResponse(found) if found.exists() else PlainTextResponse("The pages are not built.", 503)

    async def games(self, request: Request) -> Response:
        """All there is to choose from."""
        return _json(games())

    async def words(self, request: Request) -> Response:
        """The words of the pages in a language."""
        lang = request.path_params["lang"]
        if lang not in LANGUAGES:
            return _wrong("language", 404)
        words = catalogue(lang)
        return _json({id: words.say(id) if "{" not in source else _plain(source) for id, source in _pages(words)})

    async def battles(self, request: Request) -> Response:
        """The saved battles; or a new one."""
        if request.method == "GET":
            return _json(self.lobby.listed())
        if not _is_ours(request.headers.get("origin"), request.headers.get("host")):
            return _wrong("origin", 403)
        try:
            wish = msgspec.json.decode(await self._body(request), type=Wish)
            match = self.lobby.begin(wish)
        except (msgspec.DecodeError, BadWish, BadForce, Unsettled, Unknown) as error:
            return _wrong(str(error))
        match.go_on()
        return _json({"id": match.id}, 201)

    async def upload(self, request: Request) -> Response:
        """A battle from a journal."""
        if not _is_ours(request.headers.get("origin"), request.headers.get("host")):
            return _wrong("origin", 403)
        try:
            match = self.lobby.upload(await self._body(request), request.query_params.get("title", "")[:80])
        except BadJournal as error:
            return _wrong(str(error))
        return _json({"id": match.id}, 201)

    async def _body(self, request: Request) -> bytes:
        """The body, as far as it is read: what is too long is cut, and then fits nothing."""
        body = b""
        async for part in request.stream():
            body += part
            if len(body) > LONGEST_UPLOAD:
                return b""
        return body

    async def journal(self, request: Request) -> Response:
        """A battle to take along."""
        try:
            text = self.lobby.journal(request.path_params["id"])
        except Unknown:
            return _wrong("unknown", 404)
        name = f"carnyx-{request.path_params['id']}.jsonl"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return Response(text, media_type="application/x-ndjson", headers=headers)

    async def forget(self, request: Request) -> Response:
        """A battle is deleted."""
        if not _is_ours(request.headers.get("origin"), request.headers.get("host")):
            return _wrong("origin", 403)
        try:
            self.lobby.delete(request.path_params["id"])
        except Unknown:
            return _wrong("unknown", 404)
        return _json({})

    async def socket(self, socket: WebSocket) -> None:
        """A place at a table, until the browser leaves."""
        if not _is_ours(socket.headers.get("origin"), socket.headers.get("host")):
            await socket.close(4403)
            return
        try:
            match = self.lobby.match(socket.path_params["id"])
        except Unknown:
            await socket.close(4404)
            return
        await socket.accept()
        asked = socket.query_params
        lang, units = asked.get("lang", "en"), asked.get("units", "in")
        place = Place(match, lang if lang in ("en", "de", "es") else "en", units if units in ("in", "cm") else "in")  # type: ignore[arg-type]
        changed = asyncio.Event()
        changed.set()
        match.listeners.add(changed.set)
        teller = asyncio.create_task(_told(socket, place, changed))
        match.go_on()
        try:
            await socket.send_text(wire.written(place.opened()))
            while True:
                message = await socket.receive()
                if message["type"] == "websocket.disconnect":
                    break
                reply = place.hear(message.get("text") or message.get("bytes") or "")
                if reply is not None:
                    await socket.send_text(wire.written(reply))
                    if isinstance(reply, wire.Opened):
                        changed.set()
        except WebSocketDisconnect:
            pass
        finally:
            match.listeners.discard(changed.set)
            teller.cancel()


async def _told(socket: WebSocket, place: Place, changed: asyncio.Event) -> None:
    """Tell a browser where the battle stands, whenever that changes."""
    while True:
        await changed.wait()
        changed.clear()
        await socket.send_text(wire.written(place.state()))
