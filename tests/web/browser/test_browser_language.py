"""A fourth language in the browser: it is offered by its own name; the table, its questions and its log speak it."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests import dutch
from tests.web.browser.at_the_table import AtTheTable

ROOT = Path(__file__).parents[3]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that knows Dutch."""
    words, data = tmp_path_factory.mktemp("words"), tmp_path_factory.mktemp("battles")
    dutch.write(words, {})
    command = [sys.executable, "-m", "tests.dutch", str(words), "play", "--no-browser", "--port", "0"]
    with subprocess.Popen([*command, "--data", str(data)], stdout=subprocess.PIPE, text=True, cwd=ROOT) as running:
        assert running.stdout is not None
        address = running.stdout.readline().strip()
        assert address.startswith("http"), "the server did not start"
        yield address
        running.terminate()


def test_it_is_chosen_by_its_own_name_and_the_start_page_speaks_it(player: AtTheTable) -> None:
    page = player.page
    page.goto("/")
    page.locator("[data-test=language]").select_option(label=dutch.OWN_NAME)
    expect(page.locator("html")).to_have_attribute("lang", dutch.DUTCH)
    expect(page.locator("h2").first).to_have_text(re.compile(f"^{dutch.MARK}"))
    expect(page.locator("[data-test=quick-celtos] strong")).to_have_text(f"{dutch.MARK}Celtos")
    expect(page.locator("[data-test=seat-0] option").first).to_have_text(re.compile(f"^{dutch.MARK}"))


def test_its_readers_measure_as_its_folder_says_unless_they_choose_otherwise(player: AtTheTable) -> None:
    page = player.page
    page.goto("/")
    page.evaluate(f"localStorage.setItem('lang', '{dutch.DUTCH}')")
    page.goto("/")
    expect(page.locator("[data-test=units]")).to_have_value("cm")


@pytest.mark.parametrize(("system", "scenario"), [("celtos", "demo"), ("warriors", "box")])
def test_the_table_its_questions_and_its_log_speak_it(player: AtTheTable, system: str, scenario: str) -> None:
    page = player.page
    player.begin(system, scenario, "person", "person")
    player.waits()
    player.settings()
    page.locator("[data-test=language]").select_option(dutch.DUTCH)
    marked = re.compile(dutch.MARK)
    for part in (".ask h2", ".log li", "[data-test=who-0] option", ".stands"):
        expect(page.locator(part).first).to_have_text(marked)
