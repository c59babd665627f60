"""Names in sentences: what a unit is called where it acts, where something is done to it, and where it owns something.

Each language says which forms a name has: they are the parts of `language-noun` in its `language.ftl`.  What kind of
word a name is, and which of its forms are irregular, stands in the `forms.toml` beside the words of the game.  A
message asks for a form (`{ $unit-dative }`) or chooses by one (`{ $unit-number -> ...`).  A name without an entry, such
as one that a player has given to his unit, stands as the language puts a word that it does not know.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

FORMS = "forms.toml"
MESSAGE = "language-noun"  # its parts are the forms that a name has
KIND = "kind"
REST = "rest"  # what a name is called in every form that its entry does not give
ONE, MANY, SEVERAL = "one", "many", "several"  # the kinds of an unknown name, and of several names in a row

Entry: TypeAlias = Mapping[str, str]  # the kind of a name, and its irregular forms


class Noun(str):
    """A name for sentences: it reads as it stands, and knows its other forms."""

    _bend: Callable[[str], str]
    _known: dict[str, str]

    def __new__(cls, text: str, bend: Callable[[str], str]) -> Noun:
        """A name, and how to find a form of it."""
        made = super().__new__(cls, text)
        made._bend, made._known = bend, {}
        return made

    def form(self, form: str) -> str:
        """The name in one of its forms, or what is to be known about it, such as its number."""
        found = self._known.get(form)
        if found is None:
            found = self._known[form] = self._bend(form)
        return found


def entries(folders: Iterable[Traversable]) -> dict[str, Entry]:
    """Every name of these folders with its kind; a kind alone stands for a name without irregular forms."""
    import tomllib  # not needed before somebody tells a story

    files = (folder / FORMS for folder in folders)
    read = [tomllib.loads(file.read_text(encoding="utf-8")) for file in files if file.is_file()]
    return {name: {KIND: entry} if isinstance(entry, str) else entry for names in read for name, entry in names.items()}
