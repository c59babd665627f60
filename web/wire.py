"""Writes `src/wire.ts`: the types of the messages, from the very structs the server speaks with.

    uv run python web/wire.py

A test compares the file with what this would write.
"""

from __future__ import annotations

import inspect
from pathlib import Path
from textwrap import wrap
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct
from msgspec.structs import fields

from carnyx.core.check import Applied, Check, Die
from carnyx.learn import coach
from carnyx.lookback import explained, told
from carnyx.show import chances, documents, grids, pieces, standing, throws, values
from carnyx.show.events import EVENTS, Event
from carnyx.show.places import Way
from carnyx.web import briefings, phrases, pondering, setups, terms, wire
from carnyx.web.forces import Checked
from carnyx.web.lobby import Listed
from carnyx.web.standings import Standing
from carnyx.words.explain import Choice

TARGET = Path(__file__).parent / "src" / "wire.ts"
WIDE = 120
MARGIN = {"initial_indent": " * ", "subsequent_indent": " * "}
PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", NoneType: "null", Any: "unknown"}


def written() -> str:
    """The whole file."""
    structs = [
        *_structs(pieces),
        *_structs(grids),
        *_structs(standing),
        *_structs(chances),
        *_structs(documents),
        Choice,
        setups.House,
        setups.Offered,
        setups.OfferedPlayer,
        setups.OfferedGame,
        setups.Wish,
        setups.Again,
        Checked,
        Listed,
        Standing,
        *_structs(phrases),
        *_structs(coach),
        told.RecountPlace,
        told.RecountTable,
        told.Recount,
        explained.Weighed,
        explained.Explained,
        pondering.Hinted,
        pondering.Hint,
        *_structs(briefings),
        terms.Term,
        Die,
        Applied,
        Check,
        Way,
        *_structs(values),
        *_structs(throws),
        *EVENTS,
    ]
    bases = (wire.FromBrowser, wire.ToBrowser, wire.Request, wire.Reply)
    spoken = [each for each in _structs(wire) if each not in bases]
    parts = ["// Written by web/wire.py from the server's own structs; do not edit."]
    parts += [_interface(each, _name(each)) for each in structs]
    parts += [_interface(each, _name(each)) for each in spoken]
    for base in bases:
        names = [_name(each) for each in spoken if issubclass(each, base)]
        parts.append(_fitted(f"export type {base.__name__} =", " | ".join(names)))
    parts.append(_fitted(f"export type {_name(Event)} =", " | ".join(map(_name, EVENTS))))
    return "\n\n".join(parts) + "\n"


def _structs(module: Any) -> list[type[Struct]]:
    return [
        each
        for each in vars(module).values()
        if inspect.isclass(each) and issubclass(each, Struct) and each.__module__ == module.__name__
    ]


def _name(struct: type[Struct]) -> str:
    """Messages carry their direction in their name, so that a card and a message with a card differ; events say so."""
    if issubclass(struct, wire.FromBrowser):
        return f"Say{struct.__name__}"
    if issubclass(struct, wire.ToBrowser):
        return f"Hear{struct.__name__}"
    if issubclass(struct, Event):
        return "BattleEvent" if struct is Event else f"Event{struct.__name__}"
    return struct.__name__


def _interface(struct: type[Struct], name: str) -> str:
    hints = get_type_hints(struct)
    config = struct.__struct_config__
    lines = []
    if config.tag is not None:
        lines.append(f'  {config.tag_field}: "{config.tag}";')
    spoken = issubclass(struct, wire.FromBrowser)
    for field in fields(struct):
        has_default = field.default is not msgspec.NODEFAULT or field.default_factory is not msgspec.NODEFAULT
        may_lack = has_default and (config.omit_defaults or spoken or struct is setups.Wish)
        lines.append(_fitted(f"  {field.encode_name}{'?' if may_lack else ''}:", _type(hints[field.name])))
    doc = (struct.__doc__ or "").strip()
    told = f"/** {doc} */" if len(doc) < WIDE - 8 else "\n".join(("/**", *wrap(doc, WIDE - 3, **MARGIN), " */"))
    return f"{told}\nexport interface {name} {{\n" + "\n".join(lines) + "\n}"


def _fitted(head: str, kind: str) -> str:
    """A type after its name, broken as the formatter would: a line of its own, else a line for each choice."""
    if len(f"{head} {kind};") <= WIDE:
        return f"{head} {kind};"
    margin = head[: len(head) - len(head.lstrip())]
    if kind.startswith("(") and kind.endswith(")[]"):
        return f"{head} (\n{margin}  {kind[1:-3]}\n{margin})[];"
    if len(f"{margin}  {kind};") <= WIDE:
        return f"{head}\n{margin}  {kind};"
    return "\n".join((head, *(f"{margin}  | {each}" for each in kind.split(" | ")))) + ";"


def _type(hint: Any) -> str:
    if hint in PLAIN:
        return PLAIN[hint]
    if get_origin(hint) is Literal:
        return " | ".join(f'"{value}"' for value in get_args(hint))
    if get_origin(hint) in (Union, UnionType):
        return " | ".join(_type(each) for each in get_args(hint))
    if get_origin(hint) is tuple:
        inner = get_args(hint)
        if len(inner) == 2 and inner[1] is Ellipsis:
            text = _type(inner[0])
            return f"({text})[]" if get_origin(inner[0]) in (Literal, Union, UnionType) else f"{text}[]"
        return f"[{', '.join(_type(each) for each in inner)}]"
    if get_origin(hint) is dict:
        return f"Record<string, {_type(get_args(hint)[1])}>"
    if inspect.isclass(hint) and issubclass(hint, Struct):
        return _name(hint)
    return "unknown"


if __name__ == "__main__":
    TARGET.write_text(written(), encoding="utf-8")
