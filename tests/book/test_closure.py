"""The book is whole: every rule of both games is named by a test, here or among the tests of its values."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import pytest

from carnyx.core.registry import Registry
from carnyx.games.celtos.rules import REGISTRY as CELTOS
from carnyx.games.warriors.rules import REGISTRY as WARRIORS
from tests.book.rulebook import PLAYED

TESTS = Path(__file__).resolve().parents[1]


@pytest.mark.parametrize("registry", [CELTOS, WARRIORS], ids=["celtos", "warriors"])
def test_no_rule_lacks_a_test_that_names_it(registry: Registry) -> None:
    game = registry.game
    text = "\n".join(path.read_text(encoding="utf-8") for path in TESTS.rglob("*.py") if path != Path(__file__))
    named = set(re.findall(rf"{game}\.[a-z_]+(?:\.[a-z_0-9]+)*", text))
    families = set(re.findall(rf"({game}\.[a-z_.]+)\.\{{", text))  # tests that go through all of a kind
    assert [id for id in registry.rules if id not in named and id.rpartition(".")[0] not in families] == []


def test_the_book_plays_every_rule_of_warriors() -> None:
    for path in sorted(Path(__file__).parent.glob("test_warriors_*.py")):
        import_module(f"tests.book.{path.stem}")
    named = set(PLAYED)
    assert [id for id in sorted(named) if id not in WARRIORS.rules and id.startswith("warriors.")] == []
    # A modifier is played with the throw it belongs to.
    modifiers = {modifier.id for trial in WARRIORS.trials for modifier in trial.modifiers}
    assert [id for id in WARRIORS.rules if id not in named | modifiers] == []
