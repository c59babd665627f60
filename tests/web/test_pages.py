"""What a browser must fetch before the first battle is small."""

from __future__ import annotations

import gzip

from carnyx.web.app import PAGES

MOST = 120_000  # bytes of scripts and styles, packed


def test_scripts_and_styles_are_small_at_first_load() -> None:
    assets = [path for path in (PAGES / "assets").iterdir() if path.suffix in (".js", ".css")]
    assert assets, "the pages are not built"
    assert sum(len(gzip.compress(path.read_bytes(), 6)) for path in assets) < MOST
