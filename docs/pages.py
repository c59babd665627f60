"""Takes the README's pictures of the table in the browser and of the sheet.

Run: uv run --group dev --with pillow python docs/pages.py

Two battles between computer players, each stopped where there is something to see, looked at with Chromium.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from io import BytesIO
from json import load
from pathlib import Path
from random import Random

from PIL import Image
from playwright.sync_api import Page, sync_playwright
from pypdfium2 import PdfDocument

from carnyx.core.flow import Choose
from carnyx.core.journal import Journal
from carnyx.games import SYSTEMS
from carnyx.show.documents import Question
from carnyx.web import boards
from carnyx.web.setups import Wish, prepared

HERE = Path(__file__).parent
COLOURS = 192
SHEET_WIDTH = 909  # pixels
SIZE = {"width": 1280, "height": 800}


def stopped(system: str, scenario: str, turn: int, fits: Callable[[Question], bool]) -> bytes:
    """The journal of a battle up to the first question of a turn that is worth a picture."""
    player = import_module(f"carnyx.games.{system}.players").ThumbPlayer()
    table = Journal(SYSTEMS[system], prepared(Wish(system, scenario, ("person", "person"))))
    board, rng = boards.board(table, "en", "in"), Random(7)
    while (question := table.pause.question) is not None:
        if not isinstance(question, Choose):
            table.answer(question.sample(rng))
            continue
        if table.pause.battle.turn >= turn and fits(board.question(table.pause, 1)):
            return b"".join(table.lines())
        table.answer(player.answer(table.pause))
    raise LookupError("the battle ended before")


def at_a_shot(page: Page) -> None:
    """The odds, the lines of sight and the range bands of a shot that is looked at."""
    page.locator(".ask .options button", has_text="Shoot at").first.hover()
    page.wait_for_selector("path.sight")
    page.wait_for_selector(".odds")


def at_a_volley(page: Page) -> None:
    """The last volley that killed, looked back at with its dice."""
    told = page.locator("[data-test=looking] .told", has_text=re.compile(r"[1-9]\d* kill"))
    while not told.count():
        page.keyboard.press("Comma")
        page.wait_for_selector("[data-test=looking][data-at]")


PICTURES = {
    "play-celtos": (
        (
            "celtos",
            "pitched",
            2,
            lambda asked: any("Shoot at" in each.label for each in asked.options if each.has_odds),
        ),
        at_a_shot,
    ),
    "play-warriors": (("warriors", "field1200", 3, lambda asked: asked.kind == "march"), at_a_volley),
}


@contextmanager
def served() -> Iterator[str]:
    """The address of a server that knows no battle yet."""
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-m", "carnyx", "play", "--no-browser", "--port", "0", "--data", data]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            try:
                yield server.stdout.readline().strip()
            finally:
                server.terminate()


def lighten(picture: Image.Image) -> Image.Image:
    """The same picture in as few colours as are enough."""
    return picture.convert("RGB").quantize(COLOURS, dither=Image.Dither.NONE)


def sheet() -> Image.Image:
    """The first page of the sheet of Celtos."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "sheet.pdf"
        subprocess.run([sys.executable, "-m", "carnyx", "sheet", "celtos", "-o", str(path)], check=True)
        with PdfDocument(path) as paper:
            drawn: Image.Image = paper[0].render(scale=SHEET_WIDTH / paper[0].get_width()).to_pil()
    return drawn


def main() -> None:
    """All pictures, anew."""
    lighten(sheet()).save(HERE / "sheet.png", optimize=True)
    with served() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for name, (position, do) in PICTURES.items():
            request = urllib.request.Request(f"{address}api/battles/upload", stopped(*position), method="POST")
            with urllib.request.urlopen(request, timeout=60) as answer:
                battle = load(answer)["id"]
            page = browser.new_page(viewport=SIZE, reduced_motion="reduce", locale="en-GB")
            page.goto(f"{address}battle/{battle}")
            page.wait_for_selector(".play[data-waits=asked]")
            do(page)
            lighten(Image.open(BytesIO(page.screenshot()))).save(HERE / f"{name}.png", optimize=True)
        browser.close()


if __name__ == "__main__":
    main()
