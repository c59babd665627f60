"""Limits of connections: how many there may be, and how long a request may take.

A request that is never finished, a reply that nobody reads and a browser that no longer answers are cut off after a
while.  When too many connections wait to be served, the one that has waited longest is cut off, so that half-open
requests never lock others out.
"""

from __future__ import annotations

import asyncio

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

MOST = 400  # connections at one time; each takes one of the files that a process may have open
MOST_WAITING = 100  # of these, how many may be in the midst of a request or a reply
HEADERS = 10.0  # seconds until all headers are there
REQUEST = 60.0  # seconds for a request and its reply
READ_AT_ONCE = 2048  # bytes that are read from one socket before the others have their turn
CLOSING = 1.0  # seconds that a browser has to close its socket when the server ends


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

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """A browser has come."""
        super().connection_made(transport)
        # Asyncio reads up to this many bytes at once: thousands of tiny messages would be taken apart in one go.
        transport.max_size = READ_AT_ONCE  # type: ignore[attr-defined]

    def keepalive_timeout(self) -> None:
        """The browser has not answered for a while."""
        super().keepalive_timeout()
        self.transport.abort()

    def shutdown(self) -> None:
        """The server ends."""
        super().shutdown()
        self.loop.call_later(CLOSING, self.transport.abort)


def doors(most: int = MOST, waiting: int = MOST_WAITING) -> type[H11Protocol]:
    """The kind of connection of one server."""

    class OurDoor(Door):
        doors = Doors(most, waiting)

    return OurDoor
