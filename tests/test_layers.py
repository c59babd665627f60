"""The layers: who may import whom; and the shape of every module: short, and with a sentence on top."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src"
FOLDERS = ("src", "tests", "benchmarks")
LONGEST = 400
LONGEST_TOY = 200

# The first line whose name fits a module says what it may import, and what of that it may not.
EVERYTHING = ("carnyx",)
LAYERS: tuple[tuple[str, tuple[str, ...], tuple[str, ...]], ...] = (
    ("carnyx.core", ("carnyx.core",), ()),
    ("carnyx.games.celtos", ("carnyx.core", "carnyx.games.celtos"), ()),
    ("carnyx.games.warriors", ("carnyx.core", "carnyx.games.warriors"), ()),
    ("carnyx.games", ("carnyx.core",), ()),
    ("carnyx.draw", ("carnyx.core", "carnyx.games", "carnyx.words", "carnyx.draw"), ()),
    (
        "carnyx.odds.celtos",
        ("carnyx.core", "carnyx.games", "carnyx.odds"),
        ("carnyx.games.warriors", "carnyx.odds.warriors"),
    ),
    (
        "carnyx.odds.warriors",
        ("carnyx.core", "carnyx.games", "carnyx.odds"),
        ("carnyx.games.celtos", "carnyx.odds.celtos"),
    ),
    ("carnyx.odds", ("carnyx.core", "carnyx.games", "carnyx.odds"), ()),
    ("carnyx.players", ("carnyx.core", "carnyx.games", "carnyx.odds", "carnyx.players"), ()),
    ("carnyx.lab", ("carnyx.core", "carnyx.games", "carnyx.odds", "carnyx.players", "carnyx.lab"), ()),
    ("carnyx.words", ("carnyx.core", "carnyx.games", "carnyx.words"), ()),
    ("carnyx.sheets", ("carnyx.core", "carnyx.games", "carnyx.words", "carnyx.sheets"), ()),
    (
        "carnyx.celtos",
        ("carnyx.core", "carnyx.games", "carnyx.odds"),
        ("carnyx.games.warriors", "carnyx.odds.warriors"),
    ),
    ("carnyx.warriors", ("carnyx.core", "carnyx.games", "carnyx.odds"), ("carnyx.games.celtos", "carnyx.odds.celtos")),
    ("carnyx.__main__", EVERYTHING, ()),
    ("carnyx.systems", ("carnyx.core", "carnyx.games", "carnyx.odds"), ()),
    ("carnyx.cli", EVERYTHING, ()),
    ("carnyx.web", EVERYTHING, ()),
    ("carnyx", (), ()),  # every import passes through it, so it must not drag anything along
)


def is_part_of(name: str, whole: str) -> bool:
    return name == whole or name.startswith(f"{whole}.")


def may_import(module: str, target: str) -> bool:
    """Whether the layers allow it; the bare package holds only its version and is open to all."""
    lines = [line for line in LAYERS if is_part_of(module, line[0]) and (line[0] != "carnyx" or module == "carnyx")]
    if not lines:
        raise LookupError(f"{module} has no layer")
    _, allowed, barred = lines[0]
    return target == "carnyx" or (
        any(is_part_of(target, each) for each in allowed) and not any(is_part_of(target, each) for each in barred)
    )


def module_name(path: Path) -> str:
    return ".".join(path.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__")


def imports(tree: ast.Module, modules: frozenset[str]) -> Iterator[str]:
    """Every part of Carnyx that a module imports, at its top or later."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if is_part_of(alias.name, "carnyx"))
        elif isinstance(node, ast.ImportFrom) and node.module and is_part_of(node.module, "carnyx"):
            for alias in node.names:
                whole = f"{node.module}.{alias.name}"
                yield whole if whole in modules else node.module


def undocumented(tree: ast.Module) -> Iterator[str]:
    """Public classes, functions and methods without a docstring; what a protocol asks for goes without saying."""
    for node in tree.body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) and is_public(node.name):
            if not ast.get_docstring(node):
                yield node.name
            if isinstance(node, ast.ClassDef) and not is_protocol(node):
                yield from (
                    f"{node.name}.{method.name}"
                    for method in node.body
                    if isinstance(method, ast.FunctionDef | ast.AsyncFunctionDef)
                    and is_public(method.name)
                    and not ast.get_docstring(method)
                )


def is_public(name: str) -> bool:
    return not name.startswith("_")


def is_protocol(node: ast.ClassDef) -> bool:
    return any("Protocol" in ast.unparse(base) for base in node.bases)


def files(*folders: str) -> list[Path]:
    found = (path for folder in folders for path in sorted((ROOT / folder).rglob("*")))
    return [path for path in found if path.is_file() and "__pycache__" not in path.parts]


def modules(*folders: str) -> list[Path]:
    return [path for path in files(*folders) if path.suffix == ".py"]


def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), filename=str(path))


SOURCES = {module_name(path): path for path in modules("src")}


def test_there_are_modules_to_look_at() -> None:
    assert {"carnyx", "carnyx.core.flow", "carnyx.games.celtos", "carnyx.odds.future"} <= SOURCES.keys()


@pytest.mark.parametrize("module", SOURCES)
def test_a_module_imports_only_what_lies_below_it(module: str) -> None:
    targets = set(imports(parsed(SOURCES[module]), frozenset(SOURCES)))
    assert sorted(target for target in targets if not may_import(module, target)) == []


@pytest.mark.parametrize("module", SOURCES)
def test_every_public_class_and_function_says_what_it_promises(module: str) -> None:
    assert list(undocumented(parsed(SOURCES[module]))) == []


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_module_opens_with_a_docstring(folder: str) -> None:
    silent = [path for path in modules(folder) if not ast.get_docstring(parsed(path))]
    assert [str(path.relative_to(ROOT)) for path in silent] == []


@pytest.mark.parametrize("folder", FOLDERS)
def test_no_module_is_longer_than_400_lines(folder: str) -> None:
    lengths = {str(path.relative_to(ROOT)): len(path.read_bytes().splitlines()) for path in modules(folder)}
    assert {name: length for name, length in lengths.items() if length > LONGEST} == {}


def test_the_toy_is_no_longer_than_200_lines() -> None:
    assert len((ROOT / "tests" / "toy.py").read_text(encoding="utf-8").splitlines()) <= LONGEST_TOY


@pytest.mark.parametrize(
    ("module", "target", "allowed"),
    [
        ("carnyx.core.flow", "carnyx.core.rule", True),
        ("carnyx.core.flow", "carnyx.games.celtos", False),
        ("carnyx.core.flow", "carnyx.odds.future", False),
        ("carnyx.core.flow", "carnyx", True),
        ("carnyx.games.celtos.melee", "carnyx.core.check", True),
        ("carnyx.games.celtos.melee", "carnyx.games.celtos.tables", True),
        ("carnyx.games.celtos.melee", "carnyx.games.warriors.tables", False),
        ("carnyx.games.warriors.combat", "carnyx.games.celtos", False),
        ("carnyx.games.warriors.combat", "carnyx.odds.spread", False),
        ("carnyx.games", "carnyx.games.celtos", False),
        ("carnyx.odds.future", "carnyx.games.celtos", True),
        ("carnyx.odds.future", "carnyx.words.catalogue", False),
        ("carnyx.odds.celtos.shoot", "carnyx.odds.spread", True),
        ("carnyx.odds.celtos.shoot", "carnyx.games.celtos", True),
        ("carnyx.odds.celtos.shoot", "carnyx.games.warriors", False),
        ("carnyx.odds.celtos.shoot", "carnyx.odds.warriors.shoot", False),
        ("carnyx.odds.warriors.shoot", "carnyx.odds.celtos", False),
        ("carnyx.odds.warriors.shoot", "carnyx.games.celtos.tables", False),
        ("carnyx.players.thumb", "carnyx.odds.future", True),
        ("carnyx.players.thumb", "carnyx.lab.balance", False),
        ("carnyx.lab.balance", "carnyx.players.thumb", True),
        ("carnyx.lab.balance", "carnyx.web.server", False),
        ("carnyx.words.catalogue", "carnyx.games.celtos", True),
        ("carnyx.words.catalogue", "carnyx.odds.spread", False),
        ("carnyx.sheets.reader", "carnyx.games.warriors", True),
        ("carnyx.sheets.reader", "carnyx.words.catalogue", True),
        ("carnyx.sheets.force", "carnyx.odds.dice", False),
        ("carnyx.celtos", "carnyx.odds.celtos", True),
        ("carnyx.celtos", "carnyx.games.warriors", False),
        ("carnyx.warriors", "carnyx.odds.celtos", False),
        ("carnyx.celtos", "carnyx.words.catalogue", False),
        ("carnyx.cli", "carnyx.lab.balance", True),
        ("carnyx.web.server", "carnyx.words.catalogue", True),
        ("carnyx", "carnyx.core.flow", False),
    ],
)
def test_the_layers_point_one_way(module: str, target: str, allowed: bool) -> None:
    assert may_import(module, target) is allowed


def test_a_part_without_a_layer_is_an_error() -> None:
    with pytest.raises(LookupError, match=r"carnyx\.newcomer has no layer"):
        may_import("carnyx.newcomer", "carnyx.core.flow")


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("import carnyx.core.flow", ["carnyx.core.flow"]),
        ("import carnyx.core.flow as flow, os", ["carnyx.core.flow"]),
        ("from carnyx.core.flow import play", ["carnyx.core.flow"]),
        ("from carnyx.core import flow", ["carnyx.core.flow"]),
        ("from carnyx import celtos, __version__", ["carnyx.celtos", "carnyx"]),
        ("def late():\n    from carnyx.odds import future", ["carnyx.odds.future"]),
        ("from carnyxes import core", []),
    ],
)
def test_every_way_to_import_is_seen(source: str, found: list[str]) -> None:
    assert list(imports(ast.parse(source), frozenset(SOURCES))) == found


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("def open(): ...", ["open"]),
        ("def _closed(): ...", []),
        ("class Open:\n    def method(self): ...", ["Open", "Open.method"]),
        ('class Open:\n    "Said."\n    def __call__(self): ...', []),
        ('class Asked(Protocol):\n    "Said."\n    def method(self): ...', []),
        ('class Asked(Protocol[T]):\n    "Said."\n    def method(self): ...', []),
        ("class Asked(Protocol):\n    def method(self): ...", ["Asked"]),
    ],
)
def test_a_missing_docstring_is_seen(source: str, found: list[str]) -> None:
    assert list(undocumented(ast.parse(source))) == found
