"""Starting the server: on this machine alone, with its battles in the user's data folder."""

from __future__ import annotations

import os
import signal
import socket
import sys
import threading
import webbrowser
from pathlib import Path

import uvicorn

from carnyx.web.app import HERE, Server
from carnyx.web.storage import Storage
from carnyx.web.thinking import Thinking, in_process

HOST = "127.0.0.1"
FILE = "battles.sqlite"
SWITCH = 0.001  # seconds that a long journal being followed may keep those waiting who only want their answer taken
LONGEST_HEARD = 16 * 1024 * 1024  # a longer message ends the connection; one that is merely too long is answered


def data_folder() -> Path:
    """Where a user's battles are kept, as his system would have it."""
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", home / "AppData" / "Local")) / "carnyx"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "carnyx"
    return Path(os.environ.get("XDG_DATA_HOME", home / ".local" / "share")) / "carnyx"


def listening(storage: Storage, host: str = HOST, thinking: Thinking | None = None) -> uvicorn.Server:
    """The server of a data folder, not yet running."""
    config = uvicorn.Config(
        Server(storage, (*HERE, host), thinking).app,
        log_level="warning",
        ws="websockets-sansio",
        ws_max_size=LONGEST_HEARD,
        ws_per_message_deflate=False,  # on one machine packing takes longer than sending
        lifespan="off",
    )
    return uvicorn.Server(config)


def serve(data: Path, host: str = HOST, port: int = 0, *, browser: bool = True) -> None:
    """Serve until stopped; port nought takes any that is free, and the address is printed once it answers."""
    data.mkdir(parents=True, exist_ok=True)
    storage = Storage(data / FILE)
    door = socket.create_server((host, port))
    address = f"http://{host}:{door.getsockname()[1]}/"
    thinking = in_process()
    server = listening(storage, host, thinking)
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
        storage.close()
