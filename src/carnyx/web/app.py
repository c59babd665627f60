"""The routes of the server: pages, saved battles, and a socket for each place at a table."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import lru_cache, partial
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import urlsplit

import msgspec
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.trustedhost import TrustedHostMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.websockets import WebSocket, WebSocketDisconnect

from carnyx.core.edition import Unsettled
from carnyx.core.journal import BadJournal
from carnyx.core.length import Units
from carnyx.core.limits import LONGEST_TITLE, LONGEST_UPLOAD, MEGABYTE, plain
from carnyx.core.problems import BadForce
from carnyx.core.signing import Signer
from carnyx.games import GAMES
from carnyx.web import wire
from carnyx.web.briefings import Briefings
from carnyx.web.bygone import Bygone, BygoneViewer
from carnyx.web.complaints import TooLarge, language, sentence
from carnyx.web.connection import Connection, Watcher
from carnyx.web.forces import Forces
from carnyx.web.headers import Headers
from carnyx.web.inquiries import ready
from carnyx.web.lobby import Lobby, NotOwner, Unknown
from carnyx.web.match import Match, NotKept
from carnyx.web.papers import Papers
from carnyx.web.patience import Patience
from carnyx.web.phrases import phrases
from carnyx.web.rates import Addresses
from carnyx.web.seats import LONGEST_KEY, Ticket, ticket
from carnyx.web.setups import Again, BadWish, Wish, games
from carnyx.web.standings import Standings
from carnyx.web.storage import Storage, StorageTrouble
from carnyx.web.terms import Terms
from carnyx.web.thinking import Thinking
from carnyx.web.troubles import trouble
from carnyx.web.viewer import Viewer
from carnyx.web.workers import Workers, threads
from carnyx.words.language import Language, languages

PAGES = Path(__file__).parent / "static"
LONGEST_HEARD_OUT = 64  # megabytes after which nobody waits for the end of it
MOST_SOCKETS = 300
AT_THE_DOOR = 10.0  # seconds to show one's key
CROWDED = 1013  # try again later
W = TypeVar("W")
HERE = ("127.0.0.1", "localhost")  # what this machine is called by its own browser


def _json(value: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def _written(body: bytes) -> Response:
    return Response(body, media_type="application/json")


def _known() -> tuple[str, ...]:
    """All games and languages; either may join while the server runs."""
    return (*GAMES, *languages())


@lru_cache(16)  # each language; made in a thread, since the first time takes half a second
def _offered(lang: Language, known: tuple[str, ...]) -> bytes:
    """The games as the start page offers them."""
    del known
    return msgspec.json.encode(games(lang))


@lru_cache(16)
def _worded(lang: Language, known: tuple[str, ...]) -> bytes:
    """The words of the page."""
    del known
    return msgspec.json.encode(phrases(lang))


def _wrong(what: wire.What, request: Request, status: int) -> Response:
    """A trouble of the server's own."""
    return _json({"error": trouble(what, _language(request)).text}, status)


def _complaint(error: Exception, request: Request, name: str = "") -> Response:
    """What is wrong with what was sent."""
    return _json({"error": sentence(error, _language(request), name)}, 413 if isinstance(error, TooLarge) else 400)


def _language(asked: Request | WebSocket) -> Language:
    return language(asked.query_params.get("lang"), asked.headers.get("accept-language"))


def _key(request: Request) -> str:
    """The key that a browser shows with a request; it never stands in an address."""
    return request.headers.get("carnyx-key", "")[:LONGEST_KEY]


def _is_ours(origin: str | None, host: str | None) -> bool:
    """Whether a page that speaks to us came from us: other pages in the same browser must not."""
    try:
        return origin is None or urlsplit(origin).netloc == host
    except ValueError:  # that is no address at all
        return False


class Server:
    """The server of one data folder."""

    def __init__(
        self,
        storage: Storage,
        hosts: tuple[str, ...] = HERE,
        thinking: Thinking | None = None,
        asking: Workers | None = None,
        signer: Signer | None = None,
        pondering: Workers | None = None,
    ) -> None:
        self.lobby = Lobby(storage, thinking, signer)
        self._asking = asking or threads("asking")
        self._pondering = pondering or threads("pondering")
        self._addresses = Addresses()
        self._warming: asyncio.Future[None] | None = None
        self.app = Starlette(
            routes=[
                Route("/", self.page),
                Route("/battle/{id}", self.page),
                *Papers(self.lobby).routes,
                *Forces().routes,
                *Briefings().routes,
                *Terms(self.lobby).routes,
                *Standings(storage).routes,
                Route("/api/games", self.games),
                Route("/api/words", self.words),
                Route("/api/battles", self.battles, methods=["GET", "POST"]),
                Route("/api/battles/upload", self.upload, methods=["POST"]),
                Route("/api/battles/{id}", self.forget, methods=["DELETE"]),
                Route("/api/battles/{id}/journal", self.journal),
                Route("/api/battles/{id}/again", self.again, methods=["POST"]),
                WebSocketRoute("/ws/{id}", self.socket),
                Mount("/assets", StaticFiles(directory=PAGES / "assets", check_dir=False)),
            ],
            # A page of a stranger's host name that resolves to this machine is refused (DNS rebinding).
            middleware=[
                Middleware(Headers),
                Middleware(Patience),
                Middleware(TrustedHostMiddleware, allowed_hosts=list(hosts), www_redirect=False),
            ],
            exception_handlers={StorageTrouble: self._not_kept, ClientDisconnect: self._gone},  # type: ignore[dict-item]
        )
        self.app.state.lobby = self.lobby

    async def _not_kept(self, request: Request, error: StorageTrouble) -> Response:
        """The disk will not have it."""
        return _wrong(error.why, request, 507 if error.why == "full" else 503)

    async def _gone(self, request: Request, error: ClientDisconnect) -> Response:
        """Who has left in the midst of a request is no error of ours; nobody hears the answer."""
        del request, error
        return Response(status_code=400)

    async def page(self, request: Request) -> Response:
        """The page; it is the same everywhere."""
        found = PAGES / "index.html"
        return FileResponse(found) if found.exists() else PlainTextResponse("The pages are not built.", 503)

    async def games(self, request: Request) -> Response:
        """All there is to choose from."""
        return _written(await asyncio.to_thread(_offered, _language(request), _known()))

    async def words(self, request: Request) -> Response:
        """The words of the page in the language asked for, else in one that the browser names."""
        return _written(await asyncio.to_thread(_worded, _language(request), _known()))

    async def battles(self, request: Request) -> Response:
        """The saved battles; or a new one."""
        if request.method == "GET":
            return _json(self.lobby.listed(_key(request)))
        return await self._begun(request, Wish, partial(self.lobby.begin, key=_key(request)))

    async def again(self, request: Request) -> Response:
        """A battle as it was set up, fought anew from its beginning or from a moment on."""
        return await self._begun(
            request, Again, partial(self.lobby.again, request.path_params["id"], key=_key(request))
        )

    async def _begun(self, request: Request, kind: type[W], begin: Callable[[W], Awaitable[Match]]) -> Response:
        """A new battle by a wish, or what is wrong with the wish."""
        if not _is_ours(request.headers.get("origin"), request.headers.get("host")):
            return _wrong("origin", request, 403)
        try:
            match = await begin(msgspec.json.decode(await self._body(request), type=kind))
        except Unknown:
            return _wrong("unknown", request, 404)
        except (
            msgspec.DecodeError,
            UnicodeDecodeError,
            RecursionError,
            TooLarge,
            BadWish,
            BadForce,
            BadJournal,
            Unsettled,
        ) as error:
            return _complaint(error, request)
        # Computer players begin when somebody looks on, so that nobody misses the beginning.
        return _json({"id": match.id}, 201)

    async def upload(self, request: Request) -> Response:
        """A battle from a journal."""
        if not _is_ours(request.headers.get("origin"), request.headers.get("host")):
            return _wrong("origin", request, 403)
        title = plain(request.query_params.get("title", ""))[:LONGEST_TITLE]
        try:
            id = (await self.lobby.upload(await self._body(request), title, _key(request))).id
        except (BadJournal, TooLarge) as error:
            return _complaint(error, request, title)
        return _json({"id": id}, 201)

    async def _body(self, request: Request) -> bytes:
        """The body, up to what is read; of what is too large the rest is let go by, so that the answer arrives."""
        body, length = bytearray(), 0
        async for part in request.stream():
            length += len(part)
            if length <= LONGEST_UPLOAD * MEGABYTE:
                body += part
            elif length > LONGEST_HEARD_OUT * MEGABYTE:
                break
        if length > LONGEST_UPLOAD * MEGABYTE:
            raise TooLarge(LONGEST_UPLOAD)
        return bytes(body)

    async def journal(self, request: Request) -> Response:
        """A battle to take along."""
        try:
            text = await self.lobby.journal(request.path_params["id"])
        except Unknown:
            return _wrong("unknown", request, 404)
        name = f"carnyx-{request.path_params['id']}.jsonl"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return Response(text, media_type="application/x-ndjson", headers=headers)

    async def forget(self, request: Request) -> Response:
        """A battle is deleted."""
        if not _is_ours(request.headers.get("origin"), request.headers.get("host")):
            return _wrong("origin", request, 403)
        try:
            self.lobby.delete(request.path_params["id"], _key(request))
        except NotOwner:
            return _wrong("not-owner", request, 403)
        except Unknown:
            return _wrong("unknown", request, 404)
        return _json({})

    async def socket(self, socket: WebSocket) -> None:
        """A place at a table, until the browser leaves."""
        lang, asked = _language(socket), socket.query_params
        if not _is_ours(socket.headers.get("origin"), socket.headers.get("host")):
            await socket.close(4403)
            return
        await socket.accept()
        if len(self._addresses) >= MOST_SOCKETS:
            await self._turned_away(socket, trouble("crowded", lang), CROWDED)
            return
        self._warm_up()
        try:
            found = await self.lobby.find(socket.path_params["id"])
        except Unknown:
            await self._turned_away(socket, trouble("unknown", lang), 4404)
            return
        except BadJournal as error:
            await self._turned_away(
                socket, wire.Trouble("unknown", sentence(error, lang, socket.path_params["id"])), 4404
            )
            return
        except StorageTrouble as error:
            await self._turned_away(socket, trouble(error.why, lang), CROWDED)
            return
        units: Units = "cm" if asked.get("units") == "cm" else "in"
        address = socket.client.host if socket.client else ""
        share = self._addresses.enter(address)
        try:
            await share.wait()  # who comes in over and over waits longer each time
            shown = await self._shown(socket)
            with self.lobby.visit(found, shown):
                place = await self._place(socket, found, lang, units, shown)
                await Connection(socket, place, self._asking, share, self._pondering).hold()
        except NotKept as error:  # a seat cannot be claimed just now
            await self._turned_away(socket, trouble(error.why or "not-kept", lang), CROWDED)
        except (WebSocketDisconnect, TimeoutError):
            pass
        finally:
            self._addresses.leave(address)

    async def _shown(self, socket: WebSocket) -> Ticket:
        """What a browser shows at the door: who has a seat of his own says first by which key, or invitation."""
        seat = socket.query_params.get("seat", "")
        wanted = ticket(seat, "")
        if wanted.seat is None:
            return wanted
        async with asyncio.timeout(AT_THE_DOOR):
            message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect
        said = wire.heard(message.get("text") or message.get("bytes") or "")
        return ticket(seat, said.key, said.invitation) if isinstance(said, wire.Show) else wanted

    async def _place(
        self, socket: WebSocket, found: Match | Bygone, lang: Language, units: Units, shown: Ticket
    ) -> Watcher:
        """The place of a browser at a battle; who asks for a seat that is another's is told so, and looks on."""
        if isinstance(found, Bygone):
            return BygoneViewer(found, lang, units)
        place = Viewer(found, lang, units, shown, socket.query_params.get("turned") == "true")
        if shown.seat is not None and not place.seats:
            is_free = shown.seat in found.persons and shown.seat not in found.claims.marks
            await socket.send_text(wire.written(trouble("invitation" if is_free else "taken", lang)))
        return place

    def _warm_up(self) -> None:
        """The first who comes has those begin who work out what browsers want to know."""
        if self._warming is None:
            self._warming = asyncio.ensure_future(self._asking.warm_up(ready))

    async def _turned_away(self, socket: WebSocket, why: wire.Trouble, code: int) -> None:
        await socket.send_text(wire.written(why))
        await socket.close(code)
