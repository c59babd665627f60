"""How Sphinx builds the manual: Markdown pages, and a reference from the docstrings.

Nothing is fetched from elsewhere, neither while it is built nor while it is read.
"""

from __future__ import annotations

import ast
import inspect
from contextlib import suppress
from importlib import import_module
from typing import Any, get_type_hints

from msgspec import Struct
from pygments.lexers.special import TextLexer
from sphinx.application import Sphinx
from sphinx.highlighting import lexers

import carnyx
from carnyx import celtos, warriors
from carnyx.core.bounds import Bounded
from carnyx.core.edition import Setting, settings
from carnyx.words import catalogue

project = "Carnyx"
copyright = "its authors, MIT licence"
version = release = carnyx.__version__

extensions = ["myst_parser", "sphinx.ext.autodoc"]
exclude_patterns = ["_build"]
root_doc = "index"

html_theme = "furo"
html_title = f"Carnyx {release}"
html_show_sourcelink = False
html_copy_source = False

# Docstrings are written like Markdown: `play` is code.
default_role = "code"
autodoc_member_order = "bysource"
autodoc_default_options = {"members": True, "show-inheritance": True}
autodoc_typehints = "signature"
autodoc_typehints_format = "short"
autodoc_preserve_defaults = True

myst_heading_anchors = 3
myst_enable_extensions = ["colon_fence", "deflist"]

# Two languages of our pages that Pygments does not know.
lexers["mermaid"] = TextLexer()
lexers["ftl"] = TextLexer()

# Read before annotations are made plain, since settings are declared there.
EDITIONS = {edition: settings(edition) for edition in (celtos.Edition, warriors.Edition)}


def with_all_names(module: str) -> None:
    """Import what a module imports for the type checker alone: a struct needs it to show its signature."""
    found = import_module(module)
    for node in ast.parse(inspect.getsource(found)).body:
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            exec("\n".join(map(ast.unparse, node.body)), vars(found))


for module in ("carnyx.game", "carnyx.sheets.book", "carnyx.show.telling", "carnyx.words.catalogue"):
    with_all_names(module)


def without_bounds(thing: Any) -> None:
    """Leave the types of a function or a struct alone in its signature: its bounds would fill the page."""
    with suppress(NameError):  # a type that is imported for the type checker alone stays as it is written
        hints = get_type_hints(thing)
        thing.__annotations__.update({name: hints[name] for name in thing.__annotations__})


def plain(app: Sphinx, thing: Any, bound: bool) -> None:
    """Show a parameter of a calculator by its type alone."""
    del app, bound
    for each in (thing, inspect.unwrap(thing)):
        if getattr(each, "__module__", "").startswith("carnyx"):
            without_bounds(each)


for side in Bounded.__subclasses__():
    without_bounds(side)


def told(setting: Setting) -> str:
    """A setting in one line: its name, its title, its choices with the default first, and its source."""
    others = [each for each in setting.choices if each != setting.default]
    values = ", ".join(others) if setting.choices else f"{setting.low} to {setting.high}"
    title = catalogue("en").say(setting.id)
    return f"- ``{setting.name}``: {title}. Default ``{setting.default}``; else {values}. ({setting.cite})"


def with_settings(app: Sphinx, what: str, name: str, thing: Any, options: Any, lines: list[str]) -> None:
    """List the settings below the docstring of an edition."""
    del app, what, name, options
    if inspect.isclass(thing) and issubclass(thing, Struct) and thing in EDITIONS:
        lines += ["", *map(told, EDITIONS[thing]), ""]


def with_parameters(app: Sphinx, what: str, name: str, thing: Any, options: Any, lines: list[str]) -> None:
    """Turn the underlined list of parameters of a calculator into fields that Sphinx knows."""
    del app, what, name, thing, options
    if "----------" in lines:
        first = lines.index("----------")
        names, sentences = lines[first + 1 :: 2], lines[first + 2 :: 2]
        lines[first - 1 :] = [
            f":param {name}: {said.strip()}" for name, said in zip(names, sentences, strict=False) if name
        ]


def setup(app: Sphinx) -> None:
    """Connect what is above with Sphinx."""
    app.connect("autodoc-before-process-signature", plain)
    app.connect("autodoc-process-docstring", with_settings)
    app.connect("autodoc-process-docstring", with_parameters)
