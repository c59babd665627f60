"""The catalogue of words of one language: Fluent messages, found by name and parsed when first asked for.

The files are shared with the browser.  Parsing them all would take longer than most commands run, so each file is
only cut into messages at first.  A message of words, numbers and plain choices is filled in as it stands (`pattern`);
whatever takes more is parsed by Fluent when somebody wants to read it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache, cached_property
from threading import Lock
from typing import TYPE_CHECKING

from carnyx.words.language import ENGLISH, Language
from carnyx.words.noun import KIND, MANY, MESSAGE, ONE, REST, SEVERAL, Entry, Noun, entries
from carnyx.words.pattern import Pattern, filled, patterns
from carnyx.words.shelves import shelves

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from importlib.resources.abc import Traversable

    from fluent.runtime import FluentBundle

_MESSAGE = re.compile(r"^(?=-?[a-zA-Z][\w-]* *=)", re.MULTILINE)
_NAME = re.compile(r"-?[a-zA-Z][\w-]*")
_FORM = re.compile(r"\$(\w+)-(\w+)")
_ATTRIBUTE = re.compile(r"^ +\.([a-zA-Z][\w-]*) *=", re.MULTILINE)


class Unspoken(KeyError):
    """A message that is not in the catalogue, or that cannot be said with the numbers given."""


class Catalogue:
    """All messages of one language."""

    def __init__(self, language: Language, folders: tuple[Traversable, ...]) -> None:
        self.language: Language = language
        self._folders = folders
        self._plain: dict[str, Mapping[str | None, Pattern]] = {}  # of every message asked for so far
        self._fixed: dict[tuple[str, str | None], str] = {}  # what was said without any number
        self._parsed: set[str] = set()
        self._parsing = Lock()  # Fluent's bundle grows message by message; one thread at a time adds to it

    @cached_property
    def sources(self) -> Mapping[str, str]:
        """Every message by name, unparsed."""
        found: dict[str, str] = {}
        for name, source in self._messages([folder / self.language for folder in self._folders]):
            if name in found:
                raise ValueError(f"{self.language}: {name} is said twice")
            found[name] = source
        lacking = [folder / ENGLISH for folder in self._folders if not (folder / self.language).is_dir()]
        return {**dict(self._messages(lacking)), **found}

    @staticmethod
    def _messages(folders: Iterable[Traversable]) -> Iterator[tuple[str, str]]:
        """Every message of these folders by name."""
        for folder in folders:
            files = sorted(folder.iterdir(), key=lambda each: each.name) if folder.is_dir() else []
            for text in (file.read_text(encoding="utf-8") for file in files if file.name.endswith(".ftl")):
                for piece in _MESSAGE.split(text)[1:]:
                    match = _NAME.match(piece)
                    assert match is not None
                    yield match[0], _without_comments(piece)

    def has(self, id: str, attribute: str | None = None) -> bool:
        """Whether there is such a message, or such a part of it."""
        source = self.sources.get(_key(id))
        return source is not None and (attribute is None or attribute in self.attributes(id))

    def attributes(self, id: str) -> tuple[str, ...]:
        """The named parts of a message."""
        return tuple(_ATTRIBUTE.findall(self.sources[_key(id)]))

    def say(self, id: str, attribute: str | None = None, /, **numbers: int | str) -> str:
        """The message in words, with these numbers in it; a missing message or number is an error."""
        known = None if numbers else self._fixed.get((id, attribute))
        if known is not None:
            return known
        plain = self.plainly(id, attribute, numbers)
        said = self.parsed(id, attribute, numbers) if plain is None else plain
        if not numbers:
            self._fixed[id, attribute] = said
        return said

    def plainly(self, id: str, attribute: str | None, numbers: dict[str, int | str]) -> str | None:
        """The message if it consists of words, numbers and plain choices; None if it takes Fluent to say it."""
        plain = self._plain.get(id)
        if plain is None:
            source = self.sources.get(_key(id))
            if source is None:
                return None
            plain = self._plain[id] = patterns(source)
        pattern = plain.get(attribute)
        return None if pattern is None else filled(pattern, numbers, self._one)

    @cached_property
    def _one(self) -> int | None:
        """The number that takes the form `one`; none in a language with more forms than one and many."""
        found = self.sources.get("language-one")
        return int(found.partition("=")[2]) if found is not None else None

    def parsed(self, id: str, attribute: str | None, numbers: dict[str, int | str]) -> str:
        """The message as Fluent says it."""
        key = _key(id)
        bent = self._bent(key, numbers)
        with self._parsing:
            if key not in self._parsed:
                self._parse(key)
            message = self._bundle.get_message(key)
            pattern = message.value if attribute is None else message.attributes.get(attribute)
            if pattern is None:
                raise Unspoken(f"{self.language}: {key} has no {attribute or 'value'}")
            text, errors = self._bundle.format_pattern(pattern, numbers | bent)
        if errors:
            raise Unspoken(f"{self.language}: {key}: {errors[0]}")
        return str(text)

    # --- names in sentences ------------------------------------------------------------------------------------------

    def noun(self, name: str, called: Callable[[str], str] = str, *, is_one: bool = False) -> Noun:
        """A name with its forms; `called` makes each of them what the whole is called, such as "Warriors 2 (Red)"."""
        return Noun(called(name), lambda form: self._form(form, name, called, ONE if is_one else MANY))

    def several(self, names: Sequence[str], listed: Callable[[Sequence[str]], str]) -> Noun:
        """Several names in a row, whose forms are those of each; `listed` puts them in a row."""
        if len(names) == 1 and isinstance(names[0], Noun):
            return names[0]
        return Noun(listed(names), lambda form: self._form_of_several(form, names, listed))

    @cached_property
    def forms(self) -> tuple[str, ...]:
        """The forms that a name has in this language."""
        return self.attributes(MESSAGE) if self.has(MESSAGE) else ()

    @cached_property
    def bent(self) -> Mapping[str, Entry]:
        """Every name that this language has forms of."""
        return entries(folder / self.language for folder in self._folders)

    def _form(self, form: str, name: str, called: Callable[[str], str], unknown: str) -> str:
        entry = self.bent.get(name, {KIND: unknown})
        if form not in self.forms:
            return called(name) if form != "number" else "one" if entry[KIND] == ONE else "other"
        words = {each: called(entry.get(each, entry.get(REST, name))) for each in self.forms}
        return self.say(MESSAGE, form, **words, name=called(name), kind=entry[KIND])

    def _form_of_several(self, form: str, names: Sequence[str], listed: Callable[[Sequence[str]], str]) -> str:
        if form in self._facts or form == "number":
            return self._form(form, "", str, SEVERAL)
        return listed([each.form(form) if isinstance(each, Noun) else each for each in names])

    @cached_property
    def _facts(self) -> frozenset[str]:
        """The forms that say something about a name without naming it, such as its number."""
        mark = "\0"
        return frozenset(form for form in self.forms if mark not in self._form(form, mark, str, MANY))

    def _bent(self, key: str, numbers: Mapping[str, int | str]) -> dict[str, str]:
        """The forms of names that a message asks for, as variables for Fluent."""
        asked = [(name, form) for name, form in _FORM.findall(self.sources.get(key, "")) if name in numbers]
        nouns = {name: numbers[name] for name, _ in asked}
        known = {name: noun if isinstance(noun, Noun) else self.noun(str(noun)) for name, noun in nouns.items()}
        return {f"{name}-{form}": known[name].form(form) for name, form in asked}

    @cached_property
    def _bundle(self) -> FluentBundle:
        from fluent.runtime import FluentBundle  # not cheap, and seldom needed

        return FluentBundle([self.language], use_isolating=False)

    def _parse(self, key: str) -> None:
        from fluent.runtime import FluentResource

        source = self.sources.get(key)
        if source is None:
            raise Unspoken(f"{self.language}: there are no words for {key}")
        self._bundle.add_resource(FluentResource(source))
        if not self._bundle.has_message(key):
            raise Unspoken(f"{self.language}: {key} cannot be parsed")
        self._parsed.add(key)


def _key(id: str) -> str:
    """The name of a rule as a name that Fluent allows."""
    return id.replace(".", "-")


def _without_comments(piece: str) -> str:
    return "\n".join(line for line in piece.splitlines() if not line.startswith("#")).rstrip() + "\n"


def catalogue(language: Language) -> Catalogue:
    """The catalogue of a language, read once."""
    return _catalogue(language, shelves())


@cache
def _catalogue(language: Language, folders: tuple[Traversable, ...]) -> Catalogue:
    return Catalogue(language, folders)
