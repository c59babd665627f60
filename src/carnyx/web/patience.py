"""Patience: requests of one address that come too fast wait, and when they would wait too long they are told so.

Whoever sends something says beforehand how long it is, as every browser does: a body without a length can be cut into
so many tiny pieces that taking it apart keeps everybody else waiting.
"""

from __future__ import annotations

import asyncio

import msgspec
from starlette.datastructures import Headers, QueryParams
from starlette.types import ASGIApp, Receive, Scope, Send

from carnyx.web import wire
from carnyx.web.complaints import language
from carnyx.web.rates import Purse
from carnyx.web.troubles import trouble

COST = 0.005  # seconds of the server's time that a request costs, at a guess
RATE = (1.0, 3.0)  # seconds that come back in a second, and how many can be saved up: 600 requests, then 200 a second
LONGEST = 5.0  # seconds that a request waits
MOST_KNOWN = 1000  # addresses that are remembered


class Patience:
    """Lets requests pass, address by address, no faster than they are paid for."""

    def __init__(self, app: ASGIApp, rate: tuple[float, float] = RATE, longest: float = LONGEST) -> None:
        self._app, self._rate, self._longest = app, rate, longest
        self._purses: dict[str, Purse] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, sooner or later; sockets have their own way to wait."""
        if scope["type"] == "http" and "transfer-encoding" in Headers(scope=scope):
            await self._refuse(scope, send, "malformed", 411)
        elif scope["type"] == "http" and not await self._is_paid(scope["client"][0] if scope.get("client") else ""):
            await self._refuse(scope, send, "too-fast", 429)
        else:
            await self._app(scope, receive, send)

    async def _is_paid(self, address: str) -> bool:
        purse = self._purses.pop(address, None) or Purse(*self._rate)
        self._purses[address] = purse  # the last one to come is forgotten last
        while len(self._purses) > MOST_KNOWN:
            del self._purses[next(iter(self._purses))]
        due, waited = purse.pay(COST), 0.0
        while due > 0:
            rest = due / purse.rate
            if waited + rest > self._longest:
                return False
            await asyncio.sleep(rest)
            due, waited = purse.pay(due), waited + rest
        return True

    async def _refuse(self, scope: Scope, send: Send, what: wire.What, status: int) -> None:
        asked, wanted = QueryParams(scope["query_string"]).get("lang"), Headers(scope=scope).get("accept-language")
        body = msgspec.json.encode({"error": trouble(what, language(asked, wanted)).text})
        headers = [(b"content-type", b"application/json"), (b"connection", b"close")]
        if what == "too-fast":
            headers.append((b"retry-after", b"5"))
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": body})
