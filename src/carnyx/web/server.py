"""Starting the server: on this machine alone, with its battles in the user's data folder."""

from __future__ import annotations

import os
import socket
import sys
import threading
import webbrowser
from pathlib import Path

import uvicorn

from carnyx.web import wire
from carnyx.web.app import Server
from carnyx.web.storage import Storage

HOST = "127.0.0.1"
FILE = "battles.sqlite"


def data_folder() -> Path:
    """Where a user's battles are kept, as his system would have it."""
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", home / "AppData" / "Local")) / "carnyx"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "carnyx"
    return Path(os.environ.get("XDG_DATA_HOME", home / ".local" / "share")) / "carnyx"


def serve(data: Path, host: str = HOST, port: int = 0, *, browser: bool = True) -> None:
    """Serve until stopped; port nought takes any that is free, and the address is printed once it answers."""
    data.mkdir(parents=True, exist_ok=True)
    storage = Storage(data / FILE)
    listening = socket.create_server((host, port))
    address = f"http://{host}:{listening.getsockname()[1]}/"
    config = uvicorn.Config(
        Server(storage).app, log_level="warning", ws="websockets-sansio", ws_max_size=2 * wire.LONGEST, lifespan="off"
    )
    server = uvicorn.Server(config)
    sys.stdout.write(f"{address}\n")
    sys.stdout.flush()
    if browser:
        threading.Timer(0.3, webbrowser.open, (address,)).start()
    try:
        server.run(sockets=[listening])
    finally:
        storage.close()
