"""How Sphinx builds the manual: Markdown pages, and a reference from the docstrings.

Nothing is fetched from elsewhere, neither while it is built nor while it is read.
"""

from __future__ import annotations

from pygments.lexers.special import TextLexer
from sphinx.highlighting import lexers

import carnyx

project = "Carnyx"
copyright = "its authors, MIT licence"
version = release = carnyx.__version__

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.napoleon"]
exclude_patterns = ["_build"]
root_doc = "index"

html_theme = "furo"
html_title = f"Carnyx {release}"
html_show_sourcelink = False
html_copy_source = False

# Docstrings are written like Markdown: `play` is code.
default_role = "code"
autodoc_member_order = "bysource"
autodoc_default_options = {"members": True, "undoc-members": True, "show-inheritance": True}
autodoc_typehints = "signature"
autodoc_typehints_format = "short"
autodoc_preserve_defaults = True
python_use_unqualified_type_names = True
napoleon_google_docstring = False

myst_heading_anchors = 3
myst_enable_extensions = ["colon_fence", "deflist"]
suppress_warnings: list[str] = []

# Two languages of our pages that Pygments does not know.
lexers["mermaid"] = TextLexer()
lexers["ftl"] = TextLexer()
