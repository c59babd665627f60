"""Rosters: every force of ours on one page, its points right, a box for every wound, and errors printed."""

from __future__ import annotations

from pathlib import Path

import pypdfium2
import pytest

from carnyx.cli import main
from carnyx.games import GAMES
from carnyx.games.celtos.lists import army as celtos_army
from carnyx.games.celtos.lists.profiles import profile
from carnyx.games.celtos.rules.weapons import weapon
from carnyx.games.warriors.lists import army as warriors_army
from carnyx.games.warriors.lists.profiles import profile as warriors_profile
from carnyx.sheets.page import Grid, Page
from carnyx.sheets.print import Paper, pdf
from carnyx.sheets.roster import roster
from carnyx.words import LANGUAGES, Language, catalogue
from carnyx.words.explain import Speaker
from tests.sheets.test_print import BODY, smallest

FORCES = [*celtos_army.forces(), *warriors_army.forces()]


def written(force: str, capsys: pytest.CaptureFixture[str], *options: str) -> str:
    main(["roster", force, "--format", "md", *options])
    return capsys.readouterr().out


@pytest.mark.parametrize("force", FORCES)
def test_a_roster_is_one_page_and_nothing_leaves_it(force: str, tmp_path: Path) -> None:
    main(["roster", force, "--lang", "de", "-o", str(tmp_path / "army.pdf")])
    document = pypdfium2.PdfDocument(tmp_path / "army.pdf")
    assert len(document) == 1
    width, _ = document[0].get_size()
    text = document[0].get_textpage()
    boxes = [text.get_rect(place) for place in range(text.count_rects())]
    assert all(left > 20 and right < width - 20 for left, _, right, _ in boxes)


def test_a_roster_of_celtos_has_a_box_for_every_wound(capsys: pytest.CaptureFixture[str]) -> None:
    force = celtos_army.load("fir_bolg-400")
    wounds = sum(entry.models * profile(entry.unit).w for entry in force.units)
    told = written("fir_bolg-400", capsys)
    assert told.count("□") == wounds
    assert "400 points" in told
    assert "+0 / 6 | +0 / 5 | −1 / 5" in told  # the crossbow at short, medium and long range


def test_a_roster_of_warriors_has_boxes_for_figures_and_volleys(capsys: pytest.CaptureFixture[str]) -> None:
    force = warriors_army.load("orcs-box")
    figures = sum(entry.figures for entry in warriors_army.entries(force))
    told = written("orcs-box", capsys)
    assert told.count("□") >= figures
    assert all(f"| {leader.leadership} | {leader.points()} |" in told for leader in [force.warchief])


def test_lengths_follow_the_units(capsys: pytest.CaptureFixture[str]) -> None:
    assert '9"' in written("barbarians-800", capsys)
    assert "22.9\u202fcm" in written("barbarians-800", capsys, "--units", "cm")


def test_the_errors_of_a_list_are_printed_on_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bad = tmp_path / "bad.toml"
    bad.write_text(
        'name = "Bad"\npeople = "gael"\nunits = [{unit = "gael.warrior", models = 99}, {unit = "gael.dragon"}]\n',
        encoding="utf-8",
    )
    told = written(str(bad), capsys)
    assert "Not allowed in this list" in told
    assert "99" in told
    assert "gael.dragon" in told.replace("\\", "")


def test_a_roster_follows_the_edition_and_the_house_rules(capsys: pytest.CaptureFixture[str]) -> None:
    plain, housed = written("orcs-800", capsys), written("orcs-800", capsys, "--house", "volleys_bow=9")
    assert housed.count("□") == plain.count("□") + 3
    assert "volleys\\_bow=9" in housed
    assert '10"' in written("orcs-800", capsys, "--house", "move_medium=10")
    assert "lengths=cm" in written("gael-400", capsys, "--edition", "es")


@pytest.mark.parametrize(
    ("lang", "word"), [("en", "Reconstruction"), ("de", "Rekonstruktion"), ("es", "Reconstrucción")]
)
@pytest.mark.parametrize("force", ["gael-400", "orcs-800"])
def test_profiles_of_ours_are_labelled_a_reconstruction(
    force: str, lang: str, word: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert word in written(force, capsys, "--lang", lang)
    main(["roster", force, "--lang", lang, "-o", str(tmp_path / "army.pdf")])
    page = pypdfium2.PdfDocument(tmp_path / "army.pdf")[0]
    assert word in page.get_textpage().get_text_bounded()


def test_an_edition_the_game_does_not_have_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["roster", "orcs-800", "--edition", "es"])
    assert stopped.value.code == 2
    assert "--edition" in capsys.readouterr().err


# --- the strip of the sheet -------------------------------------------------------------------------------------------


def paper(name: str, language: Language = "en") -> Page:
    game = GAMES["warriors" if name in warriors_army.forces() else "celtos"]
    speaker = Speaker(game.rules.registry, game.rules.editions["default"], language)
    return roster(game.sheet, game.lists.army.load(name), speaker)


def strip(name: str) -> dict[str, Grid]:
    """The tables of the sheet that stand on a roster; a list of modifiers under the name of its throw and `±`."""
    blocks = [block for section in paper(name).sections if section.column is not None for block in section.blocks]
    return {block.id + ("±" if block.listed else ""): block for block in blocks if isinstance(block, Grid) and block.id}


ALWAYS = {"celtos.test", "celtos.cover", "celtos.cover±", "celtos.cc.hit±", "celtos.morale.test±", "celtos.rally±"}
SHOOTERS = {"celtos.shoot.hit", "celtos.shoot.hit±", "celtos.shoot.size"}


@pytest.mark.parametrize("name", celtos_army.forces())
def test_an_army_of_celtos_has_the_shooting_tables_only_if_it_shoots(name: str) -> None:
    kinds = [profile(entry.unit) for entry in celtos_army.load(name).units]
    shoots = any(weapon(arm).missile for kind in kinds for arm in kind.weapons)
    assert set(strip(name)) == ALWAYS | (SHOOTERS if shoots else set())


def test_swordsmen_alone_need_no_table_of_shooting(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text('name = "Own"\npeople = "gael"\nunits = [{unit = "gael.warrior", models = 6}]\n', encoding="utf-8")
    assert set(strip(str(own))) == ALWAYS


def test_only_the_skills_of_its_shooters_are_on_the_table() -> None:
    kinds = [profile(entry.unit) for entry in celtos_army.load("gael-800").units]
    skills = {str(kind.sh) for kind in kinds if any(weapon(arm).missile for arm in kind.weapons)}
    assert set(strip("gael-800")["celtos.shoot.hit"].heads[1:]) == skills


@pytest.mark.parametrize("name", warriors_army.forces())
def test_an_army_of_warriors_has_the_scores_of_its_own_weapons_and_the_reactions_of_its_own_units(name: str) -> None:
    found, say = strip(name), catalogue("en").say
    kinds = [warriors_profile(entry.unit) for entry in warriors_army.entries(warriors_army.load(name))]
    shot = {say(f"warriors.label.{kind.missile}") for kind in kinds if kind.missile}
    struck = {say(f"warriors.label.{kind.melee}") for kind in kinds}
    assert {row[0].text for row in found["warriors.combat.scores"].rows} == struck
    for table in ("warriors.shoot.scores", "warriors.shoot.scores.ranges"):
        assert {row[0].text for row in found[table].rows} if shot else table not in found
        assert not shot or {row[0].text for row in found[table].rows} == shot
    disciplines = {say(f"warriors.label.{kind.discipline}") for kind in kinds}
    assert set(found["warriors.combat.reaction"].heads[1:]) == disciplines
    shooting = {"warriors.shoot.hit±", "warriors.shoot.kill±", "warriors.shoot.scores", "warriors.shoot.scores.ranges"}
    tests = {"combat.hit", "combat.kill", "combat.test", "orders.test", "orders.results", "influence.test"}
    tests |= {"command.test", "command.results"}
    wanted = {"warriors.combat.scores", "warriors.combat.reaction", *(f"warriors.{test}±" for test in tests)}
    assert set(found) == wanted | (shooting if shot else set())


@pytest.mark.parametrize("name", ["gael-demo", "fomorian-800", "orcs-box", "men-1200"])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", ["a4", "letter"])
def test_a_roster_is_set_in_letters_that_can_be_read(name: str, language: Language, size: Paper) -> None:
    document = pdf(paper(name, language), size)
    assert len(pypdfium2.PdfDocument(document)) == 1
    assert smallest(document) >= BODY


def test_an_army_too_large_for_one_page_goes_on_in_letters_that_can_be_read(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    units = ", ".join(['{unit = "gael.warrior", models = 12}'] * 60)
    own.write_text(f'name = "Own"\npeople = "gael"\nunits = [{units}]\n', encoding="utf-8")
    document = pdf(paper(str(own)))
    assert len(pypdfium2.PdfDocument(document)) > 1
    assert smallest(document) >= BODY
