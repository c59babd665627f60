"""Where a user's battles and the key of his server are kept, as his system would have it."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def data_folder() -> Path:
    """The data folder; who has no home and names no folder gets a `RuntimeError`."""
    # A name that is empty or not a whole path is as good as none.
    name = "LOCALAPPDATA" if sys.platform == "win32" else "XDG_DATA_HOME"
    said = Path(os.environ.get(name, ""))
    if sys.platform != "darwin" and said.is_absolute():
        return said / "carnyx"
    home = Path.home()
    if sys.platform == "win32":
        return home / "AppData" / "Local" / "carnyx"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "carnyx"
    return home / ".local" / "share" / "carnyx"
