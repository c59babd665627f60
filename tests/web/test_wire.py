"""The browser's types are the server's: nobody writes them twice."""

from __future__ import annotations

import importlib.util
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_types_of_the_pages_are_those_of_the_server() -> None:
    spec = importlib.util.spec_from_file_location("carnyx_wire", ROOT / "web" / "wire.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    assert module.TARGET.read_text(encoding="utf-8") == module.written()
