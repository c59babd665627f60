"""How the tests run: which come first, and which are left out.

Left out are the longest, unless they are asked for, and those whose files are not at hand.  What was left out is said
in one line each at the end of the run, however many processes have run the tests.
"""

from __future__ import annotations

import os
import sys
from typing import Any

import pytest

from tests.shared import SHARED

LEFT_OUT = pytest.StashKey[dict[str, list[str]]]()  # the modules of the tests that were left out, by the reason


def pytest_configure(config: pytest.Config) -> None:
    """Nothing is left out yet; and where Python keeps nothing that it has compiled, it does so among pytest's files.

    Otherwise every program that a test starts, such as a server that is killed fifty times, compiles Carnyx again.
    """
    config.stash[LEFT_OUT] = {}
    if sys.dont_write_bytecode and getattr(config, "cache", None):
        os.environ["PYTHONPYCACHEPREFIX"] = str(config.cache.mkdir("compiled"))
        os.environ.pop("PYTHONDONTWRITEBYTECODE", None)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the soak, unless `-m` names it, and tests that read the folder `shared` where there is none.

    Long modules come first, so that no process is left alone with one of them at the end.
    """
    items.sort(key=lambda item: item.get_closest_marker("long") is None)
    reasons = {}
    if "soak" not in config.option.markexpr:
        reasons["soak"] = "run them with -m soak"
    if not SHARED.is_dir():
        reasons["shared"] = "the folder `shared` is not beside the project"
    left_out: dict[str, list[pytest.Item]] = {
        marker: [item for item in items if item.get_closest_marker(marker)] for marker in reasons
    }
    for marker, found in left_out.items():
        if found:
            modules = [item.nodeid.partition("::")[0] for item in found]
            config.stash[LEFT_OUT][f"{marker}: {reasons[marker]}"] = modules
            config.hook.pytest_deselected(items=found)
            items[:] = [item for item in items if item not in found]


def pytest_sessionfinish(session: pytest.Session) -> None:
    """A process that runs tests for another tells it what it has left out."""
    if hasattr(session.config, "workeroutput"):
        session.config.workeroutput["left_out"] = session.config.stash[LEFT_OUT]


def pytest_testnodedown(node: Any) -> None:
    """Every process leaves out the same tests, so that any of them can tell."""
    node.config.stash[LEFT_OUT].update(getattr(node, "workeroutput", {}).get("left_out", {}))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """One line for each reason why tests were left out."""
    for reason, modules in config.stash[LEFT_OUT].items():
        names = ", ".join(dict.fromkeys(modules))
        terminalreporter.write_line(f"{len(modules)} tests left out ({reason}), of {names}")
