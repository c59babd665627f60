"""The words: every rule has them in three languages, with its numbers and its sources, and none is copied or idle."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

import carnyx
from carnyx.core.edition import Setting
from carnyx.core.length import INCH, Length
from carnyx.core.registry import Registry
from carnyx.games.celtos import rules as celtos
from carnyx.games.warriors import rules as warriors
from carnyx.words import LANGUAGES, Language, catalogue
from carnyx.words.explain import Speaker
from carnyx.words.noun import MESSAGE as NOUN
from tests.learn.pupil import taught
from tests.shared import SHEETS

REGISTRIES: dict[str, Registry] = {"celtos": celtos.REGISTRY, "warriors": warriors.REGISTRY}
EDITIONS: dict[str, dict[str, Any]] = {"celtos": celtos.EDITIONS, "warriors": warriors.EDITIONS}
RULES = [id for registry in REGISTRIES.values() for id in registry.rules]
PROGRAM = [message for message in catalogue("en").sources if message.partition("-")[0] not in REGISTRIES]
LABELS = [message for message in catalogue("en").sources if re.match(r"\w+-label-", message)]

each_language = pytest.mark.parametrize("language", LANGUAGES)
each_game = pytest.mark.parametrize("game", REGISTRIES)

PLACEABLE = re.compile(r"\{ \$(\w+) \}")
SELECTOR = re.compile(r"\{ \$(\w+) ->(.*?)^ *\}", re.DOTALL | re.MULTILINE)
KEY = re.compile(r"^ *\*?\[(\w+)\]", re.MULTILINE)
RUN = 8  # so many words in a row are a sentence taken over


def registry_of(id: str) -> Registry:
    return REGISTRIES[id.partition(".")[0]]


def source_of(language: Language, id: str) -> str:
    return catalogue(language).sources[id.replace(".", "-")]


def values_to_try(setting: Setting) -> list[int | str]:
    """Every choice of a switch; of a number its limits, and those small ones that words treat apart."""
    if setting.choices:
        return list(setting.choices)
    return sorted({setting.low, setting.high, *(n for n in (0, 1, 2, 3) if setting.low <= n <= setting.high)})


def editions_of(id: str) -> Iterator[Any]:
    """Every edition, and every value of each setting that governs the rule."""
    for edition in EDITIONS[id.partition(".")[0]].values():
        yield edition
        for setting in registry_of(id).settings_of(id):
            for value in values_to_try(setting):
                yield replace(edition, **{setting.name: value})


@cache
def texts(language: Language, id: str) -> frozenset[str]:
    """All that the rule can ever say."""
    speakers = [Speaker(registry_of(id), edition, language) for edition in editions_of(id)]
    return frozenset(part.text for speaker in speakers for part in speaker.explain(id).parts)


# --- every rule has its words ----------------------------------------------------------------------------------------


def parts_of(id: str) -> list[str]:
    """The parts that the words of a rule must have."""
    registry = registry_of(id)
    own = [setting for setting in registry.settings if setting.id == id]
    choices = [f"choice-{choice}" for setting in own for choice in setting.choices]
    short = ["short"] if id.startswith("celtos.profile.") else []
    return [*registry.rules[id].cite.sources, *choices, *short]


@each_language
def test_a_rule_has_a_part_for_each_of_its_sources(language: Language) -> None:
    found = {id: list(catalogue(language).attributes(id)) for id in RULES}
    assert found == {id: parts_of(id) for id in RULES}


@each_language
@each_game
def test_a_rule_can_be_said_in_every_edition_and_with_every_choice(game: str, language: Language) -> None:
    for id in REGISTRIES[game].rules:
        for edition in editions_of(id):
            for units in ("in", "cm"):
                explained = Speaker(registry_of(id), edition, language, units).explain(id)
                assert explained.title, id
                for part in explained.parts:
                    assert len(part.text) > 10, id
                    assert not re.search(r"[{}$]|None|Length", part.text), id
                for switch in explained.switches:
                    assert all(choice.label for choice in switch.choices), id


@each_language
def test_a_title_is_a_heading(language: Language) -> None:
    titles = {id: catalogue(language).say(id) for id in RULES}
    assert {id: title for id, title in titles.items() if not re.fullmatch(r"[^\d\n]{1,48}(?<!\.)", title)} == {}


@each_language
def test_what_is_said_in_haste_is_what_fluent_says(language: Language) -> None:
    words = catalogue(language)
    for id in RULES:
        numbers = Speaker(registry_of(id), EDITIONS[id.partition(".")[0]]["default"], language).numbers(id)
        for attribute in (None, *words.attributes(id)):
            plain = words.plainly(id, attribute, numbers)
            assert plain is None or plain == words.parsed(id, attribute, numbers), id


@each_language
@pytest.mark.parametrize(
    "id", [id for id in RULES if registry_of(id).rules[id].cite.variant and registry_of(id).settings_of(id)]
)
def test_a_contested_rule_says_what_is_in_force(id: str, language: Language) -> None:
    registry = registry_of(id)
    edition = EDITIONS[registry.game]["default"]
    for setting in registry.settings_of(id):
        if setting.id == id:
            continue  # the switch itself tells of all choices at once
        said = [
            Speaker(registry, replace(edition, **{setting.name: choice}), language).explain(id).text
            for choice in setting.choices
        ]
        assert len(set(said)) == len(setting.choices)


# --- numbers ---------------------------------------------------------------------------------------------------------


def variables(id: str) -> dict[str, Any]:
    registry = registry_of(id)
    governed = {setting.name: setting.default for setting in registry.settings_of(id)}
    return {**governed, **registry.rules[id].numbers}


# A teardrop needs no roll to hit.
UNSPOKEN = {("celtos.weapon.breath", "short_hit")}


def spoken(language: Language, id: str) -> set[str]:
    return set(re.findall(r"\$(\w+)", source_of(language, id)))


@each_language
def test_the_words_speak_of_no_number_the_rule_does_not_have(language: Language) -> None:
    unknown = {id: spoken(language, id) - set(variables(id)) for id in RULES}
    assert {id: names for id, names in unknown.items() if names} == {}


@each_language
def test_the_words_speak_of_every_number_of_the_rule(language: Language) -> None:
    choices = {setting.name for registry in REGISTRIES.values() for setting in registry.settings if setting.choices}
    silent = {(id, name) for id in RULES for name in set(variables(id)) - choices - spoken(language, id)}
    assert silent <= UNSPOKEN


# Here a die happens to have the same number: that of the original game, and the D10.
SAME_BY_CHANCE = {("warriors.hit_score", "hit_score"), ("celtos.test", "most")}


def plain_words(language: Language, id: str) -> str:
    return KEY.sub("", PLACEABLE.sub("", source_of(language, id)))


def digits(number: Any) -> str:
    if isinstance(number, Length):
        number = number.ticks // INCH
    return str(number).lstrip("+−-")


@each_language
def test_no_number_is_written_out_where_a_variable_has_it(language: Language) -> None:
    written = {
        (id, name)
        for id in RULES
        for name, number in ((name, digits(value)) for name, value in variables(id).items())
        if number.isdigit() and re.search(rf"(?<![\d.,]){number}(?!\d|[.,]\d)", plain_words(language, id))
    }
    assert written <= SAME_BY_CHANCE


@each_language
@pytest.mark.parametrize("id", [id for id in RULES if "value" in registry_of(id).rules[id].numbers])
def test_a_modifiers_value_is_said_with_its_sign(id: str, language: Language) -> None:
    value = registry_of(id).rules[id].numbers["value"]
    said = f"+{value}" if value > 0 else f"\N{MINUS SIGN}{-value}"
    assert any(said in text for text in texts(language, id))


@pytest.mark.parametrize(
    ("edition", "units", "limits"),
    [
        ("default", "in", ['12"', '24"', '36"', '48"']),
        ("es", "cm", ["30\u202fcm", "60\u202fcm", "90\u202fcm", "120\u202fcm"]),
    ],
)
@each_language
def test_the_range_bands_are_said_as_the_editions_sheet_prints_them(
    language: Language, edition: str, units: Any, limits: list[str]
) -> None:
    text = Speaker(celtos.REGISTRY, celtos.EDITIONS[edition], language, units).explain("celtos.shoot.bands").text
    assert re.findall(r"\d+(?:\"|\u202fcm)", text) == limits


@each_language
def test_a_selector_knows_only_choices_there_are(language: Language) -> None:
    choices = {each.name: each.choices for registry in REGISTRIES.values() for each in registry.settings}
    for id in RULES:
        for name, variants in SELECTOR.findall(source_of(language, id)):
            keys = set(KEY.findall(variants))
            allowed = choices.get(name) or {"one", "other", *(key for key in keys if key.isdigit())}
            assert keys <= set(allowed), id


# --- the players' terms ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "id", "attribute", "term"),
    [
        ("en", "celtos.order.hold", None, "Hold"),
        ("en", "celtos.order.rush", None, "Rush"),
        ("en", "celtos.profile.sh", "short", "SH"),
        ("en", "celtos.profile.as", "short", "AS"),
        ("en", "celtos.profile.t", "short", "T"),
        ("en", "celtos.morale.rout", None, "Rout"),
        ("de", "celtos.order.hold", None, "Halten"),
        ("de", "celtos.order.assault", None, "Sturm"),
        ("de", "celtos.profile.sh", "short", "SH"),
        ("de", "celtos.profile.as", "short", "CC"),
        ("de", "celtos.profile.t", "short", "T"),
        ("de", "celtos.morale.panic", None, "Panik"),
        ("de", "celtos.morale.rout", None, "Fliehen"),
        ("de", "celtos.rally", None, "Sammeltest"),
        ("es", "celtos.order.hold", None, "Reacción"),
        ("es", "celtos.order.rush", None, "A la Carrera"),
        ("es", "celtos.profile.sh", "short", "DS"),
        ("es", "celtos.profile.as", "short", "AS"),
        ("es", "celtos.profile.t", "short", "RS"),
        ("es", "celtos.morale.panic", None, "Pánico"),
        ("es", "celtos.morale.rout", None, "Derrota"),
        ("es", "celtos.trait.battle_awareness", None, "Percepción Táctica"),
    ],
)
def test_a_rule_goes_by_the_players_name(language: Language, id: str, attribute: str | None, term: str) -> None:
    assert catalogue(language).say(id, attribute) == term


@pytest.mark.parametrize(
    ("language", "id", "term"),
    [
        ("de", "celtos.die", "W10"),
        ("de", "celtos.los", "Sichtlinie"),
        ("es", "celtos.die", "D10"),
        ("es", "celtos.los", "LdV"),
        ("es", "celtos.shoot.damage", "RS"),
        ("es", "celtos.shoot.hit", "DS"),
        ("es", "celtos.test", "DIF"),
    ],
)
def test_the_text_uses_the_players_terms(language: Language, id: str, term: str) -> None:
    assert any(re.search(rf"\b{term}\b", text) for text in texts(language, id))


# --- nothing is copied -----------------------------------------------------------------------------------------------


def words_of(text: str) -> list[str]:
    return re.findall(r"[^\W\d_]+", text.lower())


def runs_of(text: str) -> set[tuple[str, ...]]:
    words = words_of(text)
    return {tuple(words[at : at + RUN]) for at in range(len(words) - RUN + 1)}


@cache
def sheet_runs(name: str) -> frozenset[tuple[str, ...]]:
    lines = (SHEETS / name).read_text(encoding="utf-8").splitlines()
    return frozenset(runs_of(" ".join(line for line in lines if line.count("+") < 5)))


@pytest.mark.shared
@each_language
@pytest.mark.parametrize(
    "sheet", ["celtos-en.txt", "celtos-de.txt", "celtos-es.txt", "celtos-en-ocr.txt", "warriors-d10.txt"]
)
def test_no_sentence_of_a_sheet_is_copied(language: Language, sheet: str) -> None:
    printed = sheet_runs(sheet)
    assert len(printed) > 300
    ours = {id: texts(language, id) for id in RULES} | {id: {plain_words(language, id)} for id in PROGRAM}
    copied = {id: {" ".join(run) for text in said for run in runs_of(text) & printed} for id, said in ours.items()}
    assert {id: runs for id, runs in copied.items() if runs} == {}


# --- nothing is idle -------------------------------------------------------------------------------------------------


@cache
def program() -> str:
    """The whole program, and the browser's part of it if there is one."""
    package = Path(carnyx.__file__).parent
    browser = package.parents[1] / "web" / "src"
    files = [*package.rglob("*.py"), *browser.rglob("*.ts"), *browser.rglob("*.svelte")]
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


@cache
def quoted() -> frozenset[str]:
    return frozenset(re.findall(r"""["'`]([\w.-]+)["'`]""", program()))


@cache
def patterns() -> frozenset[str]:
    """Names the program puts together, such as app-{name}-lost, as regular expressions."""
    found = re.findall(r"""f["'](\w+-[\w-]*\{[^"']+\}[\w-]*)["']""", program())
    found += re.findall(r"`(\w+-[\w-]*\$\{[^`]+\}[\w-]*)`", program())  # the browser's way to write it
    return frozenset(re.sub(r"\$?\{[^{}]+\}", r"([\\w-]+)", pattern) for pattern in found)


def is_put_together(message: str) -> bool:
    """Whether the program makes this name of a pattern and words it knows."""
    names = (message, message.removeprefix("table-"))  # the table's own voice leaves its book unsaid
    matches = (re.fullmatch(pattern, name) for pattern in patterns() for name in names)
    return any(match and set(match.groups()) <= quoted() for match in matches)


@each_language
def test_no_message_is_left_over(language: Language) -> None:
    known = {id.replace(".", "-") for id in RULES} | {*PROGRAM, *LABELS}
    assert set(catalogue(language).sources) == known


def is_said(message: str) -> bool:
    """Whether the program has this name somewhere, whole or put together."""
    names = {message, message.replace("-", ".", 1), message.removeprefix("table-")}
    return bool(names & quoted()) or is_put_together(message)


def test_what_the_program_says_is_said_somewhere() -> None:
    assert PROGRAM
    lessons = taught()
    assert lessons <= set(PROGRAM)
    assert [message for message in PROGRAM if not is_said(message) and message not in lessons] == []


@pytest.mark.parametrize("message", LABELS)
def test_a_label_names_something_of_its_game(message: str) -> None:
    game, _, name = message.split("-", 2)
    heads = {head for table in REGISTRIES[game].tables for head in (*table.rows, *table.columns)}
    package = Path(carnyx.__file__).parent
    modules = list((package / "games" / game).rglob("*.py"))
    assert name in heads or any(f'"{name}"' in module.read_text(encoding="utf-8") for module in modules)


@each_game
def test_every_head_of_a_table_has_a_label(game: str) -> None:
    heads = {head for table in REGISTRIES[game].tables for head in (*table.rows, *table.columns)}
    words = {f"{game}-label-{head}" for head in heads if str(head)[0].isalpha()}
    assert words <= set(LABELS)


@each_language
def test_every_message_the_program_asks_for_is_there(language: Language) -> None:
    asked = {name for name in quoted() if re.match(r"(?:app|error)-[a-z]", name)}
    assert asked
    assert asked <= set(catalogue(language).sources)


@each_language
def test_a_message_of_the_program_speaks_of_the_same_things_in_every_language(language: Language) -> None:
    words = catalogue(language)
    # Which forms a name has is for each language to say: tests/words/test_grammar.py reads them.
    for message in {*PROGRAM, *LABELS} - {NOUN}:
        used = set(re.findall(r"\$(\w+)", words.sources[message]))
        assert used == set(re.findall(r"\$(\w+)", catalogue("en").sources[message])), message
        assert words.attributes(message) == catalogue("en").attributes(message), message
        for attribute in (None, *words.attributes(message)):
            for number in (1, 2):
                assert words.say(message, attribute, **dict.fromkeys(used, number)), message
