"""The browser's types are the server's: nobody writes them twice; and every reply names the request it belongs to."""

from __future__ import annotations

import asyncio
import importlib.util
import json
from pathlib import Path

from carnyx.web import wire
from carnyx.web.lobby import Lobby
from carnyx.web.setups import Wish
from carnyx.web.storage import Storage
from carnyx.web.viewer import Viewer

ROOT = Path(__file__).parents[2]


def test_the_types_of_the_pages_are_those_of_the_server() -> None:
    spec = importlib.util.spec_from_file_location("carnyx_wire", ROOT / "web" / "wire.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    assert module.TARGET.read_text(encoding="utf-8") == module.written()


def test_every_reply_carries_the_number_of_its_request(tmp_path: Path) -> None:
    match = asyncio.run(Lobby(Storage(tmp_path / "battles.sqlite")).begin(Wish("celtos", "demo", ("person", "person"))))
    place = Viewer(match)
    about = {
        wire.Probe: {"number": 1, "gesture": {}},
        wire.Glance: {"number": 1, "answer": 0},
        wire.Preview: {"number": 1, "answer": 0},
        wire.Look: {"at": 0},
        wire.AskCard: {"unit": 0},
        wire.AskDangers: {"unit": 0},
        wire.AskSights: {"unit": 0, "target": 1},
        wire.AskDeeds: {"number": 1, "unit": 0, "target": 1},
        wire.Advise: {"number": 1},
        wire.AskHint: {"number": 1},
        wire.AskWhy: {"at": 1},
        wire.AskBack: {},
    }
    assert set(about) == set(wire.Request.__subclasses__())
    for ask, (request, fields) in enumerate(about.items(), 1):
        reply = place.hear(json.dumps({"is": request.__struct_config__.tag, **fields, "ask": ask}))
        assert isinstance(reply, wire.Reply), (request, reply)
        assert reply.ask == ask
