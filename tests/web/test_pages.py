"""What a browser must fetch before the first battle is small."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

from carnyx.web.app import PAGES

MOST = 120_000  # bytes of scripts and styles, packed
EVER = 180_000  # the same with all that is fetched later, when it is wanted


def packed(assets: list[Path]) -> int:
    """What a browser fetches for them."""
    assert assets, "the pages are not built"
    return sum(len(gzip.compress(path.read_bytes(), 6)) for path in assets)


def test_scripts_and_styles_are_small_at_first_load() -> None:
    named = set(re.findall(r"/assets/([\w.-]+)", (PAGES / "index.html").read_text(encoding="utf-8")))
    every = [path for path in (PAGES / "assets").iterdir() if path.suffix in (".js", ".css")]
    assert packed([path for path in every if path.name in named]) < MOST
    assert packed(every) < EVER
