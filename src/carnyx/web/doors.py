"""Limits of connections: how many there may be, and how long a request may take.

A request that is never finished, a reply that nobody reads and a browser that no longer answers are cut off after a
while.  When too many connections wait to be served, the one that has waited longest is cut off, so that half-open
requests never lock others out.  Little is read from a connection at once, so that thousands of tiny pieces are not
taken apart while everybody else waits; a socket that sends more pings or pieces of messages than any browser is closed.
"""

from __future__ import annotations

import asyncio

import h11
from uvicorn._types import ASGISendEvent
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from carnyx.web.rates import Purse

MOST = 400  # connections at one time; each takes one of the files that a process may have open
MOST_WAITING = 100  # of these, how many may be in the midst of a request or a reply
HEADERS = 10.0  # seconds until all headers are there
REQUEST = 60.0  # seconds for a request and its reply
READ_AT_ONCE = 2048  # bytes that are read from one socket before the others have their turn
CLOSING = 1.0  # seconds that a browser has to close its socket when the server ends
PIECES = (5.0, 100.0)  # pings, pongs and pieces of messages that a socket may send in a second, and how many at once
FLOODED, NO_TEXT = 1008, 1007  # why a socket is closed


class Doors:
    """The connections that wait to be served, the oldest first."""

    def __init__(self, most: int = MOST, waiting: int = MOST_WAITING) -> None:
        self._most, self._waiting_most = most, waiting
        self._waiting: dict[Door, None] = {}

    def wait(self, door: Door, everybody: int) -> None:
        """A connection waits to be served; if there are too many, those that have waited longest are cut off."""
        self._waiting[door] = None
        while len(self._waiting) > self._waiting_most or (everybody > self._most and self._waiting):
            first = next(iter(self._waiting))
            del self._waiting[first]
            first.transport.abort()
            everybody -= 1

    def served(self, door: Door) -> None:
        """A connection has been served, or is closed."""
        self._waiting.pop(door, None)


class Door(H11Protocol):
    """A connection for requests, each with a time limit."""

    doors: Doors  # of the whole server
    _timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody has come in."""
        super().connection_made(transport)
        read_little(transport)
        self._expect(HEADERS)

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody has gone."""
        self._no_more()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Part of a request has come."""
        had_headers = self.conn.their_state is not h11.IDLE
        super().data_received(data)
        if self.transport.get_protocol() is not self:  # it is a socket now, and that is served in its own way
            self._no_more()
        elif self.conn.their_state is h11.IDLE:
            if self._timer is None:  # the headers of another request begin
                self._expect(HEADERS)
        elif not had_headers:
            self._expect(REQUEST)

    def send_400_response(self, msg: str) -> None:
        """What has come is no request; whoever was at work on its beginning need not answer it."""
        super().send_400_response(msg)
        if self.cycle is not None:
            self.cycle.disconnected = True
            self.cycle.message_event.set()

    def on_response_complete(self) -> None:
        """The reply is on its way."""
        self._no_more()
        super().on_response_complete()

    def _expect(self, seconds: float) -> None:
        self._no_more()
        self._timer = self.loop.call_later(seconds, self.transport.abort)
        self.doors.wait(self, len(self.connections))

    def _no_more(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self.doors.served(self)


class Line(WebSocketsSansIOProtocol):
    """A socket; one whose browser no longer answers is cut, whatever was still to be sent."""

    _is_refused = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """A browser has come."""
        super().connection_made(transport)
        self._pieces = Purse(*PIECES, self.loop.time)
        read_little(transport)

    def handle_ping(self) -> None:
        """Answer, unless the answers pile up because nobody reads them."""
        if self._is_borne():
            super().handle_ping()
            if not self.writable.is_set():
                self.transport.abort()

    def handle_pong(self, event: Frame) -> None:
        """The browser is still there, or says so unasked."""
        if self._is_borne():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """Another piece of a message; pieces of nothing would be kept without end."""
        if self._is_borne():
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """A message is whole; one that is no text ends the connection, and is no error of the server's."""
        if self.curr_msg_data_type == "text" and not _is_text(self.frames):
            self._refuse(NO_TEXT)
        else:
            super().send_receive_event_to_app()

    async def send(self, message: ASGISendEvent) -> None:
        """Say something; to a browser that has left nothing is said, and whoever listens hears that it has left."""
        await self.writable.wait()
        if not self._is_refused and not self.disconnected:
            await super().send(message)

    def _is_borne(self) -> bool:
        """Whether one more piece can be borne; the socket is closed at the first that cannot."""
        if self.close_sent or self.transport.is_closing():
            return False
        if self._pieces.pay(1.0) <= 0:
            return True
        self._refuse(FLOODED)
        return False

    def _refuse(self, code: int) -> None:
        self.frames = []
        if not self.close_sent:
            self.conn.fail(code)
            self.handle_parser_exception()

    def handle_parser_exception(self) -> None:
        """What was sent is none of the messages there are."""
        self._is_refused = True
        super().handle_parser_exception()

    def keepalive_timeout(self) -> None:
        """The browser has not answered for a while."""
        super().keepalive_timeout()
        self.transport.abort()

    def shutdown(self) -> None:
        """The server ends."""
        super().shutdown()
        self.loop.call_later(CLOSING, self.transport.abort)


def read_little(transport: asyncio.BaseTransport) -> None:
    """Have asyncio read less at once than it would: all that was read is taken apart in one go."""
    transport.max_size = READ_AT_ONCE  # type: ignore[attr-defined]


def _is_text(parts: list[bytes]) -> bool:
    try:
        b"".join(parts).decode()
    except UnicodeDecodeError:
        return False
    return True


def doors(most: int = MOST, waiting: int = MOST_WAITING) -> type[H11Protocol]:
    """The kind of connection of one server."""

    class OurDoor(Door):
        doors = Doors(most, waiting)

    return OurDoor
