"""The sources of the pages: linted, formatted, of types that fit the server's, and right in what they draw."""

from __future__ import annotations

import asyncio
import json
import os
import re
import subprocess
from pathlib import Path

import msgspec
import pytest

from carnyx.core.fortune import Fortune
from carnyx.core.seats import COLOURS
from carnyx.games import GAMES
from carnyx.web import wire
from carnyx.web.lobby import Lobby
from carnyx.web.setups import Wish
from carnyx.web.storage import Storage
from carnyx.web.viewer import Viewer
from carnyx.words import LANGUAGES
from tests.web.tools import LOCK, NODE, WEB, install

pytestmark = pytest.mark.long

CHECKS = {
    "types": ["node_modules/svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings"],
    "lint": ["node_modules/eslint/bin/eslint.js", "--max-warnings", "0", "."],
    "format": ["node_modules/prettier/bin/prettier.cjs", "--check", "."],
    "examples": ["node_modules/vitest/vitest.mjs", "run"],
}
LONGEST = 120


@pytest.fixture(scope="session")
def tools() -> None:
    """The developers' tools of the page."""
    install()


def _sources() -> list[Path]:
    folders = {"node_modules", "dist"}
    return [path for path in sorted(WEB.rglob("*")) if path.is_file() and not folders & set(path.parts)]


@pytest.mark.usefixtures("tools")
@pytest.mark.parametrize("check", CHECKS)
def test_the_pages_pass_their_own_checks(check: str) -> None:
    done = subprocess.run([NODE, *CHECKS[check]], cwd=WEB, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.usefixtures("tools")
@pytest.mark.parametrize(("system", "scenario"), [("celtos", "demo"), ("warriors", "box")])
def test_what_is_played_leads_from_each_position_to_the_next(system: str, scenario: str, tmp_path: Path) -> None:
    told = tmp_path / "states.json"
    told.write_bytes(_told(Lobby(Storage(tmp_path / "battles.sqlite")), Wish(system, scenario, ("random", "random"))))
    command = [NODE, *CHECKS["examples"], "src/stage/whole.test.ts"]
    seen = {**os.environ, "VITE_STATES": str(told)}
    done = subprocess.run(command, cwd=WEB, env=seen, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def _told(lobby: Lobby, wish: Wish) -> bytes:
    """All that a browser is told of a battle of two computer players."""

    async def fight() -> tuple[wire.ToBrowser, list[wire.ToBrowser]]:
        match = await lobby.begin(wish)
        random = GAMES[wish.system].players["random"]
        match.players = {seat: random(seat) for seat in match.players}
        match.fortune = Fortune(bytes([1]))  # the same battle every time
        viewer = Viewer(match)
        states: list[wire.ToBrowser] = [viewer.state()]
        match.listeners.add(lambda: states.append(viewer.state()))
        match.go_on()
        await match.settled()
        return viewer.opened(), states

    opened, states = asyncio.run(fight())
    return msgspec.json.encode({"opened": opened, "states": states})


def test_no_line_of_the_pages_is_too_long() -> None:
    assert [
        f"{path.relative_to(WEB)}:{number}"
        for path in _sources()
        if path != LOCK
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if len(line) > LONGEST
    ] == []


def test_the_lock_names_no_host() -> None:
    assert re.findall(r'.*https?://.*|.*"resolved".*', LOCK.read_text(encoding="utf-8")) == []


def test_users_who_build_the_pages_download_no_checkers() -> None:
    packages = json.loads(LOCK.read_text(encoding="utf-8"))["packages"]
    built = {path.removeprefix("node_modules/") for path, each in packages.items() if path and not each.get("dev")}
    assert {"svelte", "vite"} <= built
    assert built & {"eslint", "prettier", "svelte-check", "typescript", "vitest"} == set()


def test_the_page_knows_no_game_language_colour_or_computer_player() -> None:
    players = {name for game in GAMES.values() for name in game.players}
    foreign = {*GAMES, *LANGUAGES, *COLOURS, *players}
    named = {
        f"{path.name}: {word}"
        for path in _sources()
        if path.suffix in (".ts", ".svelte") and path.name != "wire.ts" and not path.name.endswith(".test.ts")
        for word in re.findall(r"[\"'`]([\w-]+)[\"'`]", path.read_text(encoding="utf-8"))
        if word in foreign
    }
    assert named == set()


def test_the_page_asks_for_no_kind_of_question() -> None:
    asked = [
        path.name for path in _sources() if re.search(r"question\??\.kind *[!=]=", path.read_text(encoding="utf-8"))
    ]
    assert asked == []
