"""The layers: who may import whom; and the shape of every module: short, and with a sentence on top."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src"
FOLDERS = ("src", "tests", "benchmarks")
LONGEST = 400
LONGEST_TOY = 200

# What each part may import besides itself.  These parts know no game.
GAMES = ("celtos", "warriors")
PARTS: dict[str, tuple[str, ...]] = {
    "core": (),
    "odds": ("core",),
    "words": ("core",),
    "players": ("core", "odds"),
    "sheets": ("core", "words"),
    "show": ("core", "odds", "words"),
    "book": ("core", "words", "sheets", "show"),
    "learn": ("core", "words", "show"),
    "lookback": ("core", "words", "players", "sheets", "show"),
    "game": ("core", "odds", "words", "players", "sheets", "show", "book"),
    "web": ("core", "odds", "words", "players", "sheets", "show", "book", "learn", "lookback", "game", "games"),
    "cli": ("core", "odds", "words", "players", "sheets", "show", "book", "learn", "lookback", "game", "games", "web"),
    "__main__": ("cli",),
    "celtos": ("core", "games.celtos"),
    "warriors": ("core", "games.warriors"),
}

# A game is a house of rooms: what each room may import of its own game, and which of the parts above.
ROOMS: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "rules": ((), ("core",)),
    "lists": (("rules",), ("core",)),
    "blocks": (("rules",), ("core",)),
    "play": (("rules", "lists", "blocks"), ("core",)),
    "odds": (("rules", "lists", "blocks", "play"), ("core", "odds")),
    "players": (("rules", "lists", "blocks", "play", "odds"), ("core", "odds", "players")),
    "show": (
        ("rules", "lists", "blocks", "play", "odds", "players"),
        ("core", "odds", "players", "words", "sheets", "show"),
    ),
    "book": (
        ("rules", "lists", "blocks", "play", "odds", "players", "show"),
        ("core", "odds", "players", "words", "sheets", "show", "book"),
    ),
    "game": (
        ("rules", "lists", "blocks", "play", "odds", "players", "show", "book"),
        ("core", "odds", "players", "words", "sheets", "show", "book", "game"),
    ),
}


def is_part_of(name: str, whole: str) -> bool:
    return name == whole or name.startswith(f"{whole}.")


def allowed(module: str) -> tuple[str, ...]:
    """Everything that a module may import; the bare package holds only its version and is open to all."""
    _, _, rest = module.partition(".")
    first, _, inner = rest.partition(".")
    if not first:
        return ()
    if first != "games":
        if first not in PARTS:
            raise LookupError(f"{module} has no layer")
        return (f"carnyx.{first}", *(f"carnyx.{part}" for part in PARTS[first]))
    game, _, inner = inner.partition(".")
    if not game:
        return ("carnyx.game", *(f"carnyx.games.{name}.game" for name in GAMES))
    house, room = f"carnyx.games.{game}", inner.partition(".")[0]
    if not room:
        return ()
    if room not in ROOMS:
        raise LookupError(f"{module} has no layer")
    rooms, parts = ROOMS[room]
    return (f"{house}.{room}", *(f"{house}.{each}" for each in rooms), *(f"carnyx.{part}" for part in parts))


def may_import(module: str, target: str) -> bool:
    """Whether the layers allow it; who gets games as values may import the list of them, but no game."""
    if target == "carnyx":
        return True
    return any(target == each if each == "carnyx.games" else is_part_of(target, each) for each in allowed(module))


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


@cache
def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), filename=str(path))


SOURCES = {module_name(path): path for path in modules("src")}


def test_there_are_modules_to_look_at() -> None:
    assert {"carnyx", "carnyx.core.flow", "carnyx.games.celtos.rules", "carnyx.odds.future"} <= SOURCES.keys()


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


def test_no_room_of_the_toy_is_longer_than_200_lines() -> None:
    lengths = {path.name: len(path.read_text(encoding="utf-8").splitlines()) for path in modules("tests/toy")}
    assert {name: length for name, length in lengths.items() if length > LONGEST_TOY} == {}


@pytest.mark.parametrize(
    ("module", "target", "allowed"),
    [
        ("carnyx.core.flow", "carnyx.core.rule", True),
        ("carnyx.core.flow", "carnyx.games.celtos", False),
        ("carnyx.core.flow", "carnyx.odds.future", False),
        ("carnyx.core.flow", "carnyx", True),
        ("carnyx.games.celtos.rules.melee", "carnyx.core.check", True),
        ("carnyx.games.celtos.rules.melee", "carnyx.games.celtos.rules.tables", True),
        ("carnyx.games.celtos.rules.melee", "carnyx.games.celtos.play.battle", False),
        ("carnyx.games.celtos.rules.melee", "carnyx.games.warriors.rules.tables", False),
        ("carnyx.games.warriors.play.fights", "carnyx.games.warriors.rules.combat", True),
        ("carnyx.games.warriors.play.fights", "carnyx.games.warriors.odds.combat", False),
        ("carnyx.games.warriors.play.fights", "carnyx.odds.spread", False),
        ("carnyx.games.warriors.play.fights", "carnyx.games.celtos.rules", False),
        ("carnyx.games", "carnyx.games.celtos.game", True),
        ("carnyx.games", "carnyx.games.celtos.rules", False),
        ("carnyx.games.celtos.game", "carnyx.games.celtos.show.story", True),
        ("carnyx.games.celtos.game", "carnyx.games.warriors.game", False),
        ("carnyx.web.setups", "carnyx.games", True),
        ("carnyx.web.setups", "carnyx.games.celtos.lists.army", False),
        ("carnyx.cli.battle", "carnyx.games.celtos.game", False),
        ("carnyx.games.celtos", "carnyx.games.celtos.rules", False),
        ("carnyx.games.celtos.odds.shoot", "carnyx.odds.spread", True),
        ("carnyx.games.celtos.odds.shoot", "carnyx.games.celtos.play.shooting", True),
        ("carnyx.games.celtos.odds.shoot", "carnyx.games.celtos.players.thumb", False),
        ("carnyx.games.celtos.odds.shoot", "carnyx.games.warriors.odds.shoot", False),
        ("carnyx.games.celtos.players.thumb", "carnyx.games.celtos.odds.shoot", True),
        ("carnyx.games.celtos.players.thumb", "carnyx.games.celtos.show.story", False),
        ("carnyx.games.celtos.show.story", "carnyx.games.celtos.players.thumb", True),
        ("carnyx.games.celtos.show.story", "carnyx.show.story", True),
        ("carnyx.games.celtos.show.story", "carnyx.web.viewer", False),
        ("carnyx.odds.future", "carnyx.games.celtos.play.battle", False),
        ("carnyx.odds.future", "carnyx.words.catalogue", False),
        ("carnyx.players.random", "carnyx.games.celtos.play.battle", False),
        ("carnyx.words.catalogue", "carnyx.games.celtos.rules", False),
        ("carnyx.show.story", "carnyx.words.explain", True),
        ("carnyx.show.story", "carnyx.games.celtos.play.battle", False),
        ("carnyx.celtos", "carnyx.games.celtos.odds", True),
        ("carnyx.celtos", "carnyx.games.warriors.rules", False),
        ("carnyx.warriors", "carnyx.games.celtos.odds", False),
        ("carnyx.celtos", "carnyx.words.catalogue", False),
        ("carnyx.web.server", "carnyx.words.catalogue", True),
        ("carnyx", "carnyx.core.flow", False),
    ],
)
def test_the_layers_point_one_way(module: str, target: str, allowed: bool) -> None:
    assert may_import(module, target) is allowed


def test_a_part_without_a_layer_is_an_error() -> None:
    with pytest.raises(LookupError, match=r"carnyx\.newcomer has no layer"):
        may_import("carnyx.newcomer", "carnyx.core.flow")


def test_a_room_that_no_game_has_is_an_error() -> None:
    with pytest.raises(LookupError, match=r"carnyx\.games\.celtos\.attic\.dust has no layer"):
        may_import("carnyx.games.celtos.attic.dust", "carnyx.core.flow")


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
