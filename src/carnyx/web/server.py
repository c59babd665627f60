"""Starting the server: on this machine alone, with its battles in the user's data folder."""

from __future__ import annotations

import logging
import os
import signal
import socket
import sys
import threading
import webbrowser
from pathlib import Path
from types import FrameType

import uvicorn

from carnyx.core.folder import data_folder
from carnyx.core.signing import Signer, signer
from carnyx.web.app import HERE, Server
from carnyx.web.doors import Line, doors
from carnyx.web.lock import locked
from carnyx.web.logbook import write_sparingly
from carnyx.web.storage import Storage
from carnyx.web.thinking import Thinking, in_process
from carnyx.web.workers import Workers, processes

__all__ = ["data_folder", "listening", "serve"]

HOST = "127.0.0.1"
FILE = "battles.sqlite"
SWITCH = 0.001  # seconds that a long journal being followed may keep those waiting who only want their answer taken
ASKERS = 2  # processes that work out what browsers want to know: one that is stuck is not all there are
PATIENCE = 8.0  # seconds for one such question
PONDERING = 60.0  # seconds for a hint or a look back, in a process of its own
LEAVE = 2  # seconds that clients have to leave when the server ends
AT_LAST = 4.0  # seconds after which it ends, whoever is still there
LONGEST_HEADERS = 16 * 1024
LONGEST_HEARD = 1024 * 1024  # a longer message ends the connection; one that is merely too long is answered


def listening(
    storage: Storage,
    host: str = HOST,
    thinking: Thinking | None = None,
    asking: Workers | None = None,
    signer: Signer | None = None,
    pondering: Workers | None = None,
) -> uvicorn.Server:
    """The server of a data folder, not yet running."""
    config = uvicorn.Config(
        Server(storage, (*HERE, host), thinking, asking, signer, pondering).app,
        log_level="error",
        access_log=False,
        http=doors(),
        ws=Line,
        ws_max_size=LONGEST_HEARD,
        ws_per_message_deflate=False,  # on one machine packing takes longer than sending
        h11_max_incomplete_event_size=LONGEST_HEADERS,
        lifespan="off",
        proxy_headers=False,  # nobody says for others whence they come
        server_header=False,
        timeout_graceful_shutdown=LEAVE,
    )
    return Leaving(config)


class Leaving(uvicorn.Server):
    """A server that ends when it is told to, whatever its clients and its workers do."""

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Begin to leave; who has not left after a while is gone all the same, and everything is on disk."""
        last = threading.Timer(AT_LAST, os._exit, (0 if sig == signal.SIGTERM else 130,))
        last.daemon = True
        last.start()
        logging.getLogger("uvicorn.error").setLevel(logging.CRITICAL)  # who is cut off now is no error
        super().handle_exit(sig, frame)


def serve(data: Path, host: str = HOST, port: int = 0, *, browser: bool = True) -> None:
    """Serve until stopped; port nought takes any that is free, and the address is printed once it answers."""
    data.mkdir(parents=True, exist_ok=True)
    with locked(data):
        storage = Storage(data / FILE)
        try:
            _serve(storage, socket.create_server((host, port)), host, browser, signer(data))
        finally:
            storage.close()


def _serve(storage: Storage, door: socket.socket, host: str, browser: bool, signs: Signer) -> None:
    address = f"http://{host}:{door.getsockname()[1]}/"
    thinking, asking, pondering = in_process(), processes(ASKERS, PATIENCE), processes(1, PONDERING)
    server = listening(storage, host, thinking, asking, signs, pondering)
    write_sparingly()
    sys.setswitchinterval(SWITCH)
    sys.stdout.write(f"{address}\n")
    sys.stdout.flush()
    if browser:
        threading.Timer(0.3, webbrowser.open, (address,)).start()
    # The server lets its connections go and then passes the signal on: who is told to stop tidies up before he does.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    try:
        server.run(sockets=[door])
    finally:
        thinking.end()
        asking.end()
        pondering.end()
