"""The connection to one browser: it is told whenever its battle changes, and what it says is heard."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from time import monotonic, thread_time
from typing import Protocol

from msgspec.structs import replace
from starlette.websockets import WebSocket, WebSocketDisconnect

from carnyx.web import wire
from carnyx.web.inquiries import PONDERED, Inquiry, written_reply
from carnyx.web.rates import LEAST, Share
from carnyx.web.troubles import trouble
from carnyx.web.workers import Lost, Overdue, Workers
from carnyx.words.language import Language

BROKEN = 1011
UNKNOWN = 4404  # there is no such battle: the page does not ask again
LONGEST_QUEUE = 16  # more than there are topics
APART = 0.2  # what a second of a worker's time costs, in seconds of the server's own


class Watched(Protocol):
    """A battle as far as a connection knows it."""

    @property
    def listeners(self) -> set[Callable[[], None]]:
        """Who is told that it has changed."""
        ...

    @property
    def is_over(self) -> bool:
        """Whether it was deleted."""
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

    @property
    def lang(self) -> Language:
        """The language it is told in."""
        ...

    @property
    def view(self) -> int:
        """The seat whose view this is."""
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

    def understood(self, raw: str | bytes, /) -> wire.Said | wire.Trouble:
        """What the browser says, or why that is no message."""
        ...

    def do(self, said: wire.Said, /) -> wire.ToBrowser | None:
        """Do as the browser says."""
        ...

    def inquire(self, said: wire.Request, /) -> Inquiry | wire.ToBrowser:
        """What has to be worked out for a request; or the reply, if it is at hand."""
        ...


class Connection:
    """A viewer and the socket it is reached by.

    What a browser says is done at once, one thing after the other.  What it asks waits in a queue of its own and is
    worked out apart, one thing at a time; a newer request on a topic takes the place of an older one that still waits.
    """

    def __init__(
        self, socket: WebSocket, viewer: Watcher, asking: Workers, share: Share, pondering: Workers | None = None
    ) -> None:
        self._socket, self._viewer, self._asking, self._share = socket, viewer, asking, share
        self._pondering = pondering or asking
        self._pondered: dict[type, asyncio.Task[None]] = {}  # by topic: what takes seconds, each newest one
        self._hinted = 0  # the question that the newest hint is for
        self._changed = asyncio.Event()
        self._speaking = asyncio.Lock()  # what was made first is said first
        self._queue: dict[object, wire.Request | wire.Trouble] = {}  # by topic, in the order in which they came
        self._asked, self._room = asyncio.Event(), asyncio.Event()

    async def hold(self) -> None:
        """Tell and hear until the browser leaves."""
        match = self._viewer.match
        await asyncio.to_thread(
            self._viewer.catch_up
        )  # a long story is told in a thread, so that the other battles go on
        opened = await asyncio.to_thread(self._viewer.opened)
        self._changed.set()
        match.listeners.add(self._changed.set)
        tasks: list[asyncio.Task[None]] = []
        try:
            await self._say(opened)
            tasks = [asyncio.create_task(each) for each in (self._listen(), self._tell(), self._reply())]
            # One of them finds out first that the browser has left.
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        except WebSocketDisconnect:
            pass
        finally:
            match.listeners.discard(self._changed.set)
            tasks += self._pondered.values()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _listen(self) -> None:
        """Hear one message after the other; in between everybody else has his turn."""
        try:
            while (message := await self._socket.receive())["type"] != "websocket.disconnect":
                await self._hear(message.get("text") or message.get("bytes") or "")
                if self._share.is_due and self._share.is_news():
                    await self._say(trouble("too-fast", self._viewer.lang))
                await self._share.wait()
        except WebSocketDisconnect:
            pass
        except Exception:
            await self._broken("a message could not be heard")

    async def _hear(self, raw: str | bytes) -> None:
        said = self._viewer.understood(raw)
        if isinstance(said, wire.Request | wire.Trouble):
            await self._enqueue(said)
            return
        async with self._speaking:
            started = thread_time()
            reply = self._viewer.do(said)
            self._share.spend(LEAST + thread_time() - started)
            if reply is not None:
                await self._say(reply)
            if isinstance(reply, wire.Opened):  # in another language: the whole story again
                await asyncio.to_thread(self._viewer.catch_up)
                self._changed.set()

    async def _enqueue(self, said: wire.Request | wire.Trouble) -> None:
        """A request waits its turn, and so does the word that something was no message."""
        while len(self._queue) >= LONGEST_QUEUE:  # nothing more is read meanwhile
            self._room.clear()
            await self._room.wait()
        topic = type(said) if isinstance(said, wire.Request) else object()
        self._queue.pop(topic, None)
        self._queue[topic] = said
        self._share.spend(LEAST)
        self._asked.set()

    async def _reply(self) -> None:
        """Reply to one request after the other."""
        try:
            while True:
                await self._asked.wait()
                said = self._queue.pop(next(iter(self._queue)))
                self._room.set()
                if not self._queue:
                    self._asked.clear()
                await self._answer(said)
                await asyncio.sleep(0)
        except WebSocketDisconnect:
            pass
        except Exception:
            await self._broken("a request could not be answered")

    async def _answer(self, said: wire.Request | wire.Trouble) -> None:
        started, view = thread_time(), self._viewer.view
        inquiry = said if isinstance(said, wire.Trouble) else self._viewer.inquire(said)
        self._share.spend(thread_time() - started)
        if not isinstance(inquiry, Inquiry):
            await self._say(inquiry)
            return
        if not isinstance(said, PONDERED):
            await self._work_out(inquiry, view, self._asking)
            return
        # Nobody waits for what takes seconds; who asks again on the same topic no longer waits for the old answer.
        if (old := self._pondered.pop(type(said), None)) is not None:
            old.cancel()
        if isinstance(said, wire.AskHint):
            self._hinted = said.number
        self._pondered[type(said)] = asyncio.create_task(self._ponder(inquiry, view))

    async def _ponder(self, inquiry: Inquiry, view: int) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):  # the browser may have left meanwhile
            await self._work_out(inquiry, view, self._pondering)

    def _stop_hint(self, number: int) -> None:
        """A hint that is being worked out for a question that is past is wanted no more."""
        if number != self._hinted and (old := self._pondered.pop(wire.AskHint, None)) is not None:
            old.cancel()

    async def _work_out(self, inquiry: Inquiry, view: int, workers: Workers) -> None:
        """Have a request worked out apart, and send what was found."""
        began = monotonic()
        try:
            found, seconds = await workers.do(written_reply, inquiry)
        except (Overdue, Lost) as error:
            what: wire.What = "overdue" if isinstance(error, Overdue) else "lost"
            found, seconds = self._unanswered(inquiry, what), monotonic() - began
        except asyncio.CancelledError:  # the worker stops at its next playout: what it did until then is paid for
            self._share.spend((monotonic() - began) * APART)
            raise
        except Exception:  # a question that nobody can answer costs its asker the answer, not the connection
            logging.getLogger(__name__).exception("a request could not be worked out")
            found, seconds = self._unanswered(inquiry, "lost"), monotonic() - began
        self._share.spend(seconds * APART)
        if self._viewer.view == view:  # the table may have been handed to somebody who must not see this
            await self._socket.send_text(found)

    def _unanswered(self, inquiry: Inquiry, what: wire.What) -> str:
        """That a request has no answer; and which one it is."""
        said = inquiry.said
        topic = str(said.__struct_config__.tag)
        return wire.written(replace(trouble(what, self._viewer.lang), topic=topic, ask=said.ask))

    async def _say(self, message: wire.ToBrowser) -> None:
        await self._socket.send_text(wire.written(message))

    async def _tell(self) -> None:
        """Where the battle stands, whenever that changes; it goes on when that has been told, so that all is seen."""
        is_told = False
        try:
            while True:
                await self._changed.wait()
                self._changed.clear()
                if self._viewer.match.is_over:
                    await self._say(trouble("unknown", self._viewer.lang))
                    await self._socket.close(UNKNOWN)
                    return
                async with self._speaking:
                    state = self._viewer.state()
                    await self._say(state)
                self._stop_hint(state.number)
                if not is_told:
                    is_told = True
                    self._viewer.match.go_on()
        except WebSocketDisconnect:
            pass
        except Exception:
            await self._broken("a state could not be told")

    async def _broken(self, why: str) -> None:
        """A browser that can no longer be told anything is disconnected and connects anew."""
        logging.getLogger(__name__).exception(why)
        with suppress(WebSocketDisconnect, RuntimeError):  # it may have left meanwhile
            await self._socket.close(BROKEN)
