"""The languages Carnyx speaks."""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

Language: TypeAlias = Literal["en", "de", "es"]
LANGUAGES: tuple[Language, ...] = get_args(Language)
