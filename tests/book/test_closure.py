"""The book is whole: every rule of Celtos in the registry is named by a test, here or among the tests of its values."""

from __future__ import annotations

import re
from pathlib import Path

from carnyx.games.celtos import REGISTRY

TESTS = Path(__file__).resolve().parents[1]


def test_no_rule_lacks_a_test_that_names_it() -> None:
    text = "\n".join(path.read_text(encoding="utf-8") for path in TESTS.rglob("*.py") if path != Path(__file__))
    named = set(re.findall(r"celtos\.[a-z_]+(?:\.[a-z_0-9]+)*", text))
    families = set(re.findall(r"(celtos\.[a-z_.]+)\.\{", text))  # tests that go through all of a kind
    assert [id for id in REGISTRY.rules if id not in named and id.rpartition(".")[0] not in families] == []
