"""What is remembered for as long as the program runs has a limit, unless there is a reason why it needs none.

A server runs for months, and strangers choose the forces, house rules, odds and sheets it is asked about. A memory
that grows with every new one of these would fill the machine.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from carnyx.core.flow import begin
from carnyx.games import GAMES
from carnyx.games.warriors.play import marches
from carnyx.games.warriors.play.movement import Leg
from carnyx.games.warriors.play.muster import prepared
from carnyx.games.warriors.play.system import SYSTEM
from carnyx.sheets.layout import layout

SOURCE = Path(__file__).resolve().parents[1] / "src" / "carnyx"
MEMORIES = ("cache", "lru_cache", "cached_property", "kept")
WRITABLE = re.compile(r"\b(dict|list|set|defaultdict|Counter)\b")

# By the name of the module and what is remembered there: why it cannot grow without end.
UNLIMITED = {
    "bounds._bounds_of": "the classes and calculators of the program",
    "catalogue._catalogue": "the languages, with the words that come with the program",
    "codec._decoder": "the kinds of battle",
    "edition.settings": "the games",
    "evaluation._table": "it takes nothing",
    "evaluation.by_points": "it takes nothing",
    "evaluation.learned": "it takes nothing",
    "fragment.fragment": "the labels that come with the program",
    "language._languages": "the folders of words that come with the program",
    "layout.layout": "the games and languages",
    "lists.ours": "the folders that come with the games",
    "matchup.self._as, self._harm, self._fate": "it is gone with its match-up",
    "numbers.style": "the languages",
    "profiles.people": "the peoples that come with the game; an unknown name is an error, and no error is remembered",
    "profiles.peoples": "the game",
    "profiles.profile": "the units that come with the game; an unknown name is an error, and no error is remembered",
    "terminal.console": "one value",
}


def is_memory(node: ast.expr, *names: str) -> bool:
    """Whether a decorator or a call makes one of these memories."""
    called = node.func if isinstance(node, ast.Call) else node
    return (called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")) in names


def is_unlimited(node: ast.expr) -> bool:
    """Whether a decorator or a call makes a memory without a limit."""
    if is_memory(node, "cache"):
        return True
    sizes = [*node.args, *(each.value for each in node.keywords)] if isinstance(node, ast.Call) else []
    return is_memory(node, "lru_cache") and any(isinstance(size, ast.Constant) and size.value is None for size in sizes)


def sources() -> Iterator[tuple[str, ast.Module]]:
    for path in sorted(SOURCE.rglob("*.py")):
        yield path.stem, ast.parse(path.read_text(encoding="utf-8"))


def functions(tree: ast.Module) -> Iterator[ast.FunctionDef]:
    yield from (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))


def unlimited(tree: ast.Module) -> Iterator[str]:
    """What a module remembers without a limit."""
    for function in functions(tree):
        if any(map(is_unlimited, function.decorator_list)):
            yield function.name
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign) and any(
            isinstance(part, ast.Call) and is_unlimited(part) for part in ast.walk(node.value)
        ):
            yield ast.unparse(node.targets[0]).strip("()")


def test_every_memory_without_a_limit_has_a_reason() -> None:
    assert {f"{module}.{name}" for module, tree in sources() for name in unlimited(tree)} == set(UNLIMITED)


def test_nobody_can_write_to_what_is_remembered() -> None:
    """Lists and dicts are remembered as tuples and mappings, which the type checker lets nobody write to."""
    writable = [
        f"{module}.{function.name}: {ast.unparse(function.returns)}"
        for module, tree in sources()
        for function in functions(tree)
        if any(is_memory(each, *MEMORIES) for each in function.decorator_list)
        and function.returns is not None
        and WRITABLE.search(ast.unparse(function.returns))
    ]
    assert not writable


def test_a_browser_that_drags_a_unit_about_without_end_fills_no_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(marches, "_MOST_ASKED", 8)
    battle = begin(SYSTEM.muster(prepared("field800"))).battle
    unit = next(battle.formed(0))
    asked = marches.Marches(battle, (unit,))
    dragged = [marches.March(unit, (Leg("advance", ticks),)) for ticks in range(1, 31)]
    refusals = [asked.refuse(march) for march in dragged]
    assert 0 < len(asked._asked) <= 8
    assert [asked.refuse(march) for march in dragged] == refusals


def test_a_sheet_of_words_that_nobody_knows_fills_no_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    page = layout(GAMES["celtos"].sheet, "en")
    monkeypatch.setattr(page._alike, "most", 8)
    assert not any(page.alike(f"nonsense{number}") for number in range(30))
    assert len(page._alike) <= 8


def test_the_search_for_memories_finds_them() -> None:
    tree = ast.parse(
        "@cache\ndef one(): ...\n"
        "@functools.lru_cache(maxsize=None)\ndef two(): ...\n@lru_cache(None)\ndef three(): ...\n"
        "four = cache(work)\nself.five, self.six = cache(work), 6\n@lru_cache(64)\ndef not_this(): ...\n"
        "@lru_cache\ndef nor_this(): ..."
    )
    assert list(unlimited(tree)) == ["one", "two", "three", "four", "self.five, self.six"]
