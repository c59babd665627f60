"""A plan in words: what the story tells of its answers, up to the first throw."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from carnyx.core.flow import Choose, Pause, go_on, understand
from carnyx.core.rule import Refused
from carnyx.show.telling import Storyteller


def plan_lines(teller: Storyteller, pause: Pause[Any], player: int, answers: Sequence[Any]) -> list[str]:
    """What a player's answers lead to, line by line; told as far as he is asked and they are allowed."""
    lines: list[str] = []
    heads: list[str] = []  # what no unit does
    for answer in answers:
        question = pause.question
        if not isinstance(question, Choose) or question.player != player:
            break
        try:
            pause = go_on(pause, understand(question, msgspec.to_builtins(answer)))
        except Refused:
            break
        told = [line for line in teller.tell(pause) if not line.depth]
        lines += [line.text for line in told if line.unit is not None]
        heads += [line.text for line in told]
    return lines or heads
