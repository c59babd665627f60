"""A real Chromium before a real server: what a player would see and click."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, expect, sync_playwright

from tests.alone import alone
from tests.web.browser.at_the_table import AT_ONCE, PATIENCE, AtTheTable

NAMES = ("chromium", "chromium-browser", "google-chrome", "chrome")
INSTALL = "apt-get install -y chromium"
# As root there is no sandbox; without the rest a browser looks for its maker on the network.
FLAGS = ("--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-sync")


@pytest.fixture(scope="session")
def chromium() -> str:
    """Where Chromium is; where it is missing it is installed, if we are allowed to."""
    with alone("chromium"):
        found = _chromium()
        if found is None and os.geteuid() == 0 and shutil.which("apt-get"):
            for command in ("apt-get update", INSTALL):
                subprocess.run(command.split(), check=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            found = _chromium()
    if found is None:
        pytest.fail(f"the tests of the pages need Chromium: {INSTALL}", pytrace=False)
    return found


def _chromium() -> str | None:
    return next((path for name in NAMES if (path := shutil.which(name))), None)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with a data folder of its own."""
    data = tmp_path_factory.mktemp("battles")
    command = [sys.executable, "-m", "carnyx", "play", "--no-browser", "--port", "0", "--data", str(data)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as running:
        assert running.stdout is not None
        address = running.stdout.readline().strip()
        assert address.startswith("http"), "the server did not start"
        yield address
        running.terminate()


@pytest.fixture(scope="module")
def browser(chromium: str) -> Iterator[Browser]:
    """The browser: one a module, since other tests want their own event loops."""
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=chromium, args=FLAGS, timeout=120_000)
        yield started
        started.close()


def _is_complaint(said: ConsoleMessage) -> bool:
    """An error of the page's own; that the server has refused something is not one."""
    return said.type == "error" and not said.text.startswith("Failed to load resource")


@pytest.fixture
def player(browser: Browser, server: str) -> Iterator[AtTheTable]:
    """A player before a fresh page, in English and inches, shown everything at once; the page must not complain."""
    context = browser.new_context(
        viewport={"width": 1280, "height": 820}, reduced_motion="reduce", locale="en-GB", base_url=server
    )
    context.add_init_script(AT_ONCE)
    yield from _seated(context, server)


@pytest.fixture(params=["no-preference", "reduce"])
def spectator(request: pytest.FixtureRequest, browser: Browser, server: str) -> Iterator[AtTheTable]:
    """A player who has everything played at the usual pace, with motion and without."""
    context = browser.new_context(
        viewport={"width": 1280, "height": 720}, reduced_motion=request.param, locale="en-GB", base_url=server
    )
    yield from _seated(context, server)


def _seated(context: BrowserContext, server: str) -> Iterator[AtTheTable]:
    """Somebody before a page that must not complain."""
    context.set_default_timeout(PATIENCE)
    expect.set_options(timeout=PATIENCE)
    page = context.new_page()
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("console", lambda said: complaints.append(said.text) if _is_complaint(said) else None)
    yield AtTheTable(page, server)
    context.close()
    assert complaints == []
