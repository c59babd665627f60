"""A third game opens in the browser: it is offered, played by buttons and by dragging, and comes to its end."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

from tests.web.browser.at_the_table import AtTheTable

ROOT = Path(__file__).parents[3]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that knows the toy."""
    data = tmp_path_factory.mktemp("battles")
    command = [sys.executable, "-m", "tests.toy", "play", "--no-browser", "--port", "0", "--data", str(data)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT) as running:
        assert running.stdout is not None
        address = running.stdout.readline().strip()
        assert address.startswith("http"), "the server did not start"
        yield address
        running.terminate()


def test_it_is_offered_on_the_start_page(player: AtTheTable) -> None:
    player.page.goto("/")
    expect(player.page.locator("body")).to_contain_text("Toy")


def test_a_battle_of_it_is_played_to_its_end(player: AtTheTable) -> None:
    player.begin("toy", "ambush", "person", "random")
    rng = Random(5)
    while player.waits() != "over":
        player.act(rng)
    expect(player.page.locator(".log")).to_contain_text("advances")


def test_a_unit_of_it_is_dragged(player: AtTheTable) -> None:
    player.begin("toy", "ambush", "person", "random", house=[["turns", "1"]])
    rng = Random(5)
    while player.waits() != "over" and not player.page.locator("[data-unit]").count():
        player.act(rng)
    assert player.page.locator("[data-unit]").count() == 2
