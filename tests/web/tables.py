"""A server on this machine for the tests, and browsers that write down every byte they are sent."""

from __future__ import annotations

import http.client
import json
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from carnyx.web.lobby import Lobby
from carnyx.web.server import listening
from carnyx.web.storage import Storage

PATIENCE = 60.0  # seconds: a busy machine is no failure


class House:
    """A running server, and the way to speak to it by HTTP."""

    def __init__(self, address: str, lobby: Lobby | None = None) -> None:
        self.address = address
        self.host = urlsplit(address).netloc
        self._lobby = lobby

    @property
    def lobby(self) -> Lobby:
        """The inside of a server that runs in the test's own process."""
        assert self._lobby is not None
        return self._lobby

    def fetch(self, path: str, method: str = "GET", body: bytes | None = None, **headers: str) -> tuple[int, bytes]:
        """What the server answers: status and body."""
        line = http.client.HTTPConnection(self.host, timeout=PATIENCE)
        try:
            line.request(method, path, body, headers)
            answer = line.getresponse()
            return answer.status, answer.read()
        finally:
            line.close()

    def begin(self, system: str, scenario: str, *seats: str, **more: Any) -> str:
        """A new battle."""
        wish = {"system": system, "scenario": scenario, "seats": seats, **more}
        status, body = self.fetch("/api/battles", "POST", json.dumps(wish).encode())
        assert status == 201, body
        return str(json.loads(body)["id"])

    def journal(self, battle: str) -> bytes:
        """A battle as it is downloaded."""
        status, body = self.fetch(f"/api/battles/{battle}/journal")
        assert status == 200, body
        return body

    def browser(self, battle: str, **asked: str) -> Browser:
        """A browser that has the battle open."""
        return Browser(self, battle, **asked)


class Browser:
    """One connection; `heard` is every message it was ever sent, as it came."""

    def __init__(self, house: House, battle: str, **asked: str) -> None:
        self.house, self.battle = house, battle
        self.heard: list[str] = []
        self.state: dict[str, Any] = {}
        key, invitation = asked.pop("key", None), asked.pop("invitation", "")
        query = "&".join(f"{name}={value}" for name, value in asked.items())
        url = f"ws://{house.host}/ws/{battle}?{query}"
        self._open = ExitStack()
        calling = connect(url, proxy=None, open_timeout=PATIENCE, max_size=None, max_queue=None)
        self.line: ClientConnection = self._open.enter_context(calling)
        if key is not None:
            self.say("show", key=key, invitation=invitation)

    def __enter__(self) -> Browser:
        return self

    def __exit__(self, *_: object) -> None:
        self._open.close()

    def hear(self, timeout: float = PATIENCE) -> dict[str, Any]:
        """The next message."""
        raw = self.line.recv(timeout)
        assert isinstance(raw, str)
        self.heard.append(raw)
        message: dict[str, Any] = json.loads(raw)
        if message["is"] == "state":
            self.state = message
        return message

    def until(self, wanted: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
        """Listen until a message is the one that is waited for."""
        while not wanted(message := self.hear()):
            pass
        return message

    def standing(self, number: int) -> dict[str, Any]:
        """Listen until the battle stands at that question at least."""
        while self.state.get("number", 0) < number:
            self.hear()
        return self.state

    def say(self, kind: str, **more: Any) -> None:
        """Say something the pages would."""
        self.line.send(json.dumps({"is": kind, **more}))

    def ask(self, kind: str, reply: str, **more: Any) -> dict[str, Any]:
        """Say something and wait for the reply, or for the trouble with it; that one is too fast is no reply."""
        self.say(kind, **more)
        return self.until(
            lambda message: message["is"] in (reply, "trouble", "refused") and message.get("what") != "too-fast"
        )

    def rest(self) -> None:
        """Hear all that is under way: a message that is understood by nobody comes back after everything before it."""
        self.line.send("?")
        self.until(lambda message: message["is"] == "trouble" and message["what"] == "malformed")


@contextmanager
def housed(folder: Path) -> Iterator[House]:
    """A server in a thread of this process."""
    storage = Storage(folder / "battles.sqlite")
    door = socket.create_server(("127.0.0.1", 0))
    server = listening(storage)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [door]}, daemon=True)
    thread.start()
    try:
        yield House(f"http://127.0.0.1:{door.getsockname()[1]}/", server.config.app.state.lobby)  # type: ignore[union-attr]
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        door.close()
        storage.close()


__all__ = ["PATIENCE", "Browser", "ConnectionClosed", "House", "housed"]
