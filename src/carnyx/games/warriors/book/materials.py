"""All that the script of the Warriors rulebook may ask for by name."""

from __future__ import annotations

from carnyx.book.materials import Materials
from carnyx.games.warriors.book.diagrams import DIAGRAMS
from carnyx.games.warriors.book.examples import EXAMPLES
from carnyx.games.warriors.book.lists import armies, battles
from carnyx.games.warriors.book.tables import ground, individuals, reactions, sample

LISTS = {
    "armies": armies,
    "battles": battles,
    "ground": ground,
    "individuals": individuals,
    "reactions": reactions,
    "sample": sample,
}
MATERIALS = Materials(DIAGRAMS, EXAMPLES, LISTS)
