"""The connection to one browser: it is told whenever its battle changes, and what it says is heard."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Protocol

from starlette.websockets import WebSocket, WebSocketDisconnect

from carnyx.web import wire

BROKEN = 1011


class Watched(Protocol):
    """A battle as far as a connection knows it."""

    @property
    def listeners(self) -> set[Callable[[], None]]:
        """Who is told that it has changed."""
        ...

    def go_on(self) -> None:
        """Let go on what goes on by itself."""
        ...


class Watcher(Protocol):
    """One browser at one battle, whoever plays it: `viewer` and `bygone` have one each."""

    @property
    def match(self) -> Watched:
        """The battle."""
        ...

    def catch_up(self) -> None:
        """Have the whole story told."""
        ...

    def opened(self) -> wire.Opened:
        """The battle this is."""
        ...

    def state(self) -> wire.State:
        """Where it stands."""
        ...

    def hear(self, raw: str | bytes, /) -> wire.ToBrowser | None:
        """Do as the browser says."""
        ...


class Connection:
    """A viewer and the socket it is reached by."""

    def __init__(self, socket: WebSocket, viewer: Watcher) -> None:
        self._socket, self._viewer = socket, viewer
        self._changed = asyncio.Event()
        self._speaking = asyncio.Lock()  # what was made first is said first

    async def hold(self) -> None:
        """Tell and hear until the browser leaves."""
        match = self._viewer.match
        await asyncio.to_thread(
            self._viewer.catch_up
        )  # a long story is told in a thread, so that the other battles go on
        opened = await asyncio.to_thread(self._viewer.opened)
        self._changed.set()
        match.listeners.add(self._changed.set)
        teller: asyncio.Task[None] | None = None
        try:
            await self._say(opened)
            teller = asyncio.create_task(self._tell())
            match.go_on()
            while True:
                message = await self._socket.receive()
                if message["type"] == "websocket.disconnect":
                    break
                await self._hear(message.get("text") or message.get("bytes") or "")
        except WebSocketDisconnect:
            pass
        finally:
            match.listeners.discard(self._changed.set)
            if teller is not None:
                teller.cancel()

    async def _hear(self, raw: str | bytes) -> None:
        async with self._speaking:
            reply = self._viewer.hear(raw)
            if reply is not None:
                await self._say(reply)
            if isinstance(reply, wire.Opened):  # in another language: the whole story again
                await asyncio.to_thread(self._viewer.catch_up)
                self._changed.set()

    async def _say(self, message: wire.ToBrowser) -> None:
        await self._socket.send_text(wire.written(message))

    async def _tell(self) -> None:
        """Where the battle stands, whenever that changes."""
        try:
            while True:
                await self._changed.wait()
                self._changed.clear()
                async with self._speaking:
                    await self._say(self._viewer.state())
        except WebSocketDisconnect:
            pass
        except Exception:  # a browser that can no longer be told anything is disconnected and connects anew
            logging.getLogger(__name__).exception("a state could not be told")
            await self._socket.close(BROKEN)
