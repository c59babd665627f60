"""Names in sentences: every name has the forms its language needs, and every message puts them in rightly."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import astuple

from carnyx.cli.replay import begun_with, positions
from carnyx.core.flow import Choose
from carnyx.core.journal import load
from carnyx.games import GAMES, SYSTEMS
from carnyx.games.celtos.lists import profiles as celtos
from carnyx.games.warriors.lists import profiles as warriors
from carnyx.show.names import Called, named, sided
from carnyx.show.story import sentence
from carnyx.words import LANGUAGES, Language, catalogue
from carnyx.words.catalogue import Catalogue
from carnyx.words.noun import KIND, MESSAGE, REST, Noun

TRANSCRIPTS = Path(__file__).parents[1] / "transcripts"

each_language = pytest.mark.parametrize("language", LANGUAGES)


@cache
def names(language: Language) -> tuple[str, ...]:
    """What every unit and every individual of both games is called."""
    units = [unit.name for people in (*celtos.peoples(), *warriors.peoples()) for unit in people.units]
    chiefs = [name for people in warriors.peoples() for name in astuple(people.individuals)]
    return tuple(dict.fromkeys(name.of(language) for name in (*units, *chiefs)))


def unit(language: Language, title: str, seat: int = 0, is_one: bool = False) -> Noun:
    """A unit as the story calls it."""
    return sided(catalogue(language), Called(title, seat, is_one))


# --- the forms -------------------------------------------------------------------------------------------------------


@each_language
def test_every_name_has_an_entry_and_no_entry_is_left_over(language: Language) -> None:
    general = {catalogue(language).say("refused-a-unit")}
    assert set(catalogue(language).bent) - general == set(names(language))


@each_language
def test_an_entry_has_a_kind_that_its_language_knows_and_no_form_that_it_does_not_have(language: Language) -> None:
    words = catalogue(language)
    kinds = set(re.findall(r"\[(\w+)\]", words.sources[MESSAGE]))
    for name, entry in words.bent.items():
        assert entry[KIND] in kinds, name
        assert set(entry) <= {KIND, REST, *words.forms}, name


@each_language
def test_a_message_asks_only_for_forms_there_are(language: Language) -> None:
    words = catalogue(language)
    asked = {(id, form) for id, text in words.sources.items() for form in re.findall(r"\$\w+-(\w+)", text)}
    assert {id for id, form in asked if form not in words.forms} == set()
    assert {form for _, form in asked} == set(words.forms)  # none is idle either


def head(name: str) -> str:
    """The noun itself, without those it belongs to: "Kriegsherrn" of "Kriegsherrn der Trolle"."""
    return re.split(r" (?:der|zu) ", name)[0].split()[-1]


ARTICLES = {
    "m": ("der", "den", "dem", "des"),
    "f": ("die", "die", "der", "der"),
    "n": ("das", "das", "dem", "des"),
    "p": ("die", "die", "den", "der"),
}


@pytest.mark.parametrize("name", names("de"))
def test_german_names_are_declined(name: str) -> None:
    noun, kind = catalogue("de").noun(name), catalogue("de").bent[name][KIND]
    forms = [noun.form(case) for case in ("nominative", "accusative", "dative", "genitive")]
    assert tuple(form.split()[0] for form in forms) == ARTICLES[kind]
    assert noun.form("number") == ("other" if kind == "p" else "one")
    bare = [form.partition(" ")[2] for form in forms]
    if kind == "p":
        assert head(bare[2])[-1] in "ns"  # "den Kriegern", "den Orks"
        assert bare[0] == bare[1] == bare[3]
    if kind in "mn":
        assert head(bare[3])[-1] in "sn"  # "des Häuptlings", "des Druiden"
    adjectives = [word for word in bare[2].split()[:-1] if word[-2:] == "en" and word[0].isupper()]
    if name.split()[0].endswith(("er", "e")) and len(bare[0].split()) == 2:
        assert adjectives, name  # "dem Orkischen Helden"


ELLA = {"m": ("el", "del", "al"), "f": ("la", "de la", "a la")} | {
    "mp": ("los", "de los", "a los"),
    "fp": ("las", "de las", "a las"),
}


@pytest.mark.parametrize("name", names("es"))
def test_spanish_names_have_their_articles(name: str) -> None:
    noun, kind = catalogue("es").noun(name), catalogue("es").bent[name][KIND]
    assert tuple(noun.form(form) for form in ("el", "de", "a")) == tuple(f"{word} {name}" for word in ELLA[kind])
    first = name.removeprefix("Medio ").split()[0]
    assert kind.endswith("p") == first.endswith("s")
    if first.endswith(("a", "as")) and first != "Druida":
        assert kind[0] == "f"


@pytest.mark.parametrize("name", names("en"))
def test_english_names_have_a_number(name: str) -> None:
    noun = catalogue("en").noun(name)
    assert noun.form("the") == f"the {name}"
    assert noun.form("number") in ("one", "other")
    last = re.split(" of ", name)[0].split()[-1]
    if last.endswith("s"):
        assert noun.form("number") == "other"


@pytest.mark.parametrize(
    ("language", "name", "form", "said"),
    [
        ("de", "Krieger", "dative", "den Kriegern"),
        ("de", "Orkischer Kriegsherr", "genitive", "des Orkischen Kriegsherrn"),
        ("de", "Berittener Prinz", "accusative", "den Berittenen Prinzen"),
        ("de", "Steinwerfer der Trolle", "dative", "den Steinwerfern der Trolle"),
        ("de", "Zwergische Hammergarde", "dative", "der Zwergischen Hammergarde"),
        ("de", "Katapult", "genitive", "des Katapults"),
        ("es", "Caudillo", "de", "del Caudillo"),
        ("es", "Valquirias", "el", "las Valquirias"),
        ("es", "Guardia orca", "a", "a la Guardia orca"),
        ("en", "Goblin mob", "number", "one"),
        ("en", "Orc guard", "number", "other"),
    ],
)
def test_a_form(language: Language, name: str, form: str, said: str) -> None:
    assert catalogue(language).noun(name).form(form) == said


def test_a_number_and_a_side_stand_behind_every_form() -> None:
    leader = unit("de", "Orkischer Schlachtführer 2", 1)
    assert leader == "Orkischer Schlachtführer 2 (Blau)"
    assert leader.form("genitive") == "des Orkischen Schlachtführers 2 (Blau)"
    assert named(catalogue("de"), Called("Krieger 1", 0)).form("dative") == "den Kriegern 1"


def test_a_name_that_a_player_gave_stands_as_it_is() -> None:
    assert unit("en", "Finn", is_one=True).form("the") == "Finn (Red)"
    assert unit("en", "Finn", is_one=True).form("number") == "one"
    assert unit("en", "Fianna").form("number") == "other"
    assert unit("de", "Finn", is_one=True).form("genitive") == "von Finn (Rot)"
    assert unit("es", "Finn", is_one=True).form("de") == "de Finn (Rojo)"


def test_a_language_without_forms_speaks_with_plain_names(tmp_path: Path) -> None:
    (tmp_path / "ga").mkdir()
    (tmp_path / "ga" / "language.ftl").write_text("language-one = 1\nrun = { $unit-the } / { $unit-number }\n")
    words = Catalogue("ga", (tmp_path,))
    assert words.forms == ()
    assert words.say("run", unit=words.noun("Fianna")) == "Fianna / other"
    assert words.say("run", unit=words.noun("Fionn", is_one=True)) == "Fionn / one"
    assert words.say("run", unit=words.several(["A", "B"], " agus ".join)) == "A agus B / other"


# --- sentences -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "id", "units", "said"),
    [
        ("en", "story-panics", {"unit": "Warriors"}, "The Warriors (Red) panic."),
        ("en", "story-panics", {"unit": "Chieftain"}, "The Chieftain (Red) panics."),
        ("en", "story-round", {"unit": "Trolls 1", "enemies": "Trolls 2"}, None),
        ("de", "story-panics", {"unit": "Krieger"}, "Die Krieger (Rot) geraten in Panik."),
        ("de", "story-panics", {"unit": "Häuptling"}, "Der Häuptling (Rot) gerät in Panik."),
        ("de", "story-touching", {"enemies": "Krieger"}, "In Kontakt mit den Kriegern (Rot)."),
        (
            "de",
            "story-waits",
            {"unit": "Orkischer Kriegsherr", "target": "Wolfsreiter"},
            "Der Kurier des Orkischen Kriegsherrn (Rot) wartet auf dem Weg zu den Wolfsreitern (Rot).",
        ),
        ("es", "story-annihilated", {"unit": "Guardia orca"}, "La Guardia orca (Rojo) es aniquilada."),
        ("es", "story-annihilated", {"unit": "Guerreros"}, "Los Guerreros (Rojo) son aniquilados."),
        ("es", "story-annihilated", {"unit": "Valquirias"}, "Las Valquirias (Rojo) son aniquiladas."),
        (
            "es",
            "story-waits",
            {"unit": "Señor de la Guerra orco", "target": "Jinetes de lobo"},
            "El mensajero del Señor de la Guerra orco (Rojo) espera en su camino hacia los Jinetes de lobo (Rojo).",
        ),
    ],
)
def test_a_sentence(language: Language, id: str, units: dict[str, str], said: str | None) -> None:
    nouns = {name: unit(language, title) for name, title in units.items()}
    told = sentence(catalogue(language).say(id, **nouns))
    assert told == (said or "Close combat: the Trolls 1 (Red) against the Trolls 2 (Red).")


def test_several_units_are_each_in_their_case() -> None:
    words = catalogue("de")

    def listed(items: Sequence[str]) -> str:
        return " und ".join(items)

    foes = words.several([unit("de", "Krieger"), unit("de", "Berittener Prinz", 1)], listed)
    assert (
        words.say("story-touching", enemies=foes)
        == "In Kontakt mit den Kriegern (Rot) und dem Berittenen Prinzen (Blau)."
    )
    assert foes.form("number") == "other"
    alone = words.several([unit("de", "Häuptling")], listed)
    assert words.say("story-won", winners=alone, wounds="1").startswith("der Häuptling (Rot) gewinnt")


LEFTOVERS = re.compile(r"[{}$]|None|  | [.,;:]|\([A-ZÄÖÜ]\w+\) \d|\b([a-zäöüñ]+) \1\b")
ONE = {
    "en": r"\b1 (?:models|figures|dice|hits|wounds|kills|volleys|ranks|files|casualties|points|answers|values)\b",
    "de": r"\b1 (?:Modelle|Figuren|Wunden|Verluste|Tötungen|Salven|Gliedern?|Rotten|Punkte|Antworten|Werte)\b",
    "es": r"\b1 (?:miniaturas|dados|impactos|heridas|bajas|muertes|andanadas|filas|puntos|respuestas|valores)\b",
}
CLASHES = {
    "en": r"\b(?:the the|a the)\b",
    "de": r"\bvon (?:der|die|das|den) \w+ \((?!\w+\))|\b(?:der der|die die|von von|zu dem dem)\b",
    "es": r"\b(?:de el|a el|de de|a a|del el|con del)\b",
}


def told_wrongly(language: Language, text: str) -> bool:
    return any(re.search(found, text) for found in (LEFTOVERS, ONE[language], CLASHES[language]))


def kinds(language: Language) -> Iterator[Noun]:
    """A unit of every kind of name there is, one of an unknown name, one of a man, and several at once."""
    words = catalogue(language)
    for kind in dict.fromkeys(words.bent[name][KIND] for name in names(language)):
        yield unit(language, next(name for name in names(language) if words.bent[name][KIND] == kind) + " 2")
    both = [unit(language, "Fianna"), unit(language, "Finn", 1, is_one=True)]
    yield from both
    yield words.several(both, " + ".join)


@each_language
def test_every_message_can_be_said_of_every_kind_of_name_and_every_number(language: Language) -> None:
    words = catalogue(language)
    about = {id: text for id, text in words.sources.items() if re.search(r"\$\w+-\w+", text)}
    assert len(about) > 100
    for id, text in about.items():
        nouns = set(re.findall(r"\$(\w+)-", text))
        others = set(re.findall(r"\$(\w+)", text)) - nouns
        for noun in kinds(language):
            for number in (0, 1, 2):
                given: dict[str, Any] = {**dict.fromkeys(nouns, noun), **dict.fromkeys(others, number)}
                quick = words.plainly(id, None, given)
                assert quick is not None, id  # no story waits for Fluent
                assert quick == words.parsed(id, None, given), id
                if number and not re.search(r"\$\w+ \}.*\$\w+ \}", text.replace("-", "_")):
                    assert not told_wrongly(language, quick), quick


@each_language
@pytest.mark.parametrize("battle", ["celtos-melee", "celtos-demo", "warriors-box", "warriors-field800"])
def test_a_whole_battle_is_told_in_sentences(battle: str, language: Language) -> None:
    table = load(TRANSCRIPTS / f"{battle}.jsonl", SYSTEMS)
    for line in told(table, language):
        assert not told_wrongly(language, line.text), line.text
        if line.text.endswith("."):
            assert not line.text[0].islower(), line.text


@each_language
def test_an_enemy_carries_his_side_wherever_an_order_names_him(language: Language) -> None:
    table = load(TRANSCRIPTS / "celtos-demo.jsonl", SYSTEMS)  # both sides have retainers
    board = GAMES["celtos"].telling.board(begun_with(table), language, "in")
    sides = [f"({catalogue(language).say(f'story-{colour}')})" for colour in ("red", "blue")]
    asked = [board.question(pause, 1) for pause in positions(table)[:40] if isinstance(pause.question, Choose)]
    aimed = [option for question in asked if question.kind == "order" for option in question.options if option.unit]
    assert len(aimed) > 10
    for option in aimed:
        assert any(side in option.label for side in sides), option.label


def told(table: Any, language: Language) -> Iterator[Any]:
    teller = GAMES[table.system.id].telling.story(begun_with(table), language, "in")
    first, *stood = positions(table)
    yield from teller.opening(first)
    for after in stood:
        yield from teller.tell(after)
