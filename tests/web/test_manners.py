"""The manners of computer players on the server: how hard they think, when they give up, and why they did something."""

from __future__ import annotations

import asyncio
import json
import pickle
from pathlib import Path
from typing import Any

import pytest

from carnyx.core.flow import Choose
from carnyx.core.journal import read
from carnyx.core.lesson import PREFIX
from carnyx.core.lines import COMPUTED
from carnyx.core.seats import COLOURS
from carnyx.games import GAMES, SYSTEMS
from carnyx.players.player import inner
from carnyx.players.resigning import ResigningPlayer
from carnyx.players.search.player import SearchPlayer
from carnyx.web import computers, inquiries, pondering, setups, wire
from carnyx.web.inquiries import Inquiry
from carnyx.web.lobby import Lobby
from carnyx.web.match import Match
from carnyx.web.seats import Ticket
from carnyx.web.setups import BadWish, Wish
from carnyx.web.storage import Storage
from carnyx.web.viewer import Viewer
from carnyx.words import LANGUAGES

FEW = 10  # hundredths of the playouts


@pytest.fixture(autouse=True)
def _quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pondering, "SHARE", FEW)


@pytest.fixture
def lobby(tmp_path: Path) -> Lobby:
    return Lobby(Storage(tmp_path / "battles.sqlite"))


def begun(lobby: Lobby, *seats: str, **more: Any) -> Match:
    return asyncio.run(lobby.begin(Wish("celtos", "demo", seats, **more)))


def player_at(match: Match, seat: int) -> SearchPlayer:
    found = inner(match.players[seat])
    assert isinstance(found, SearchPlayer)
    return found


def test_the_wished_playouts_are_kept_with_the_battle_and_found_again(lobby: Lobby) -> None:
    match = begun(lobby, "person", "level5", playouts=(None, 64), resigns=True)
    assert match.seats == ["person", "level5:64:resigns"]
    assert match._storage.kept(match.id)[0].seats == "person,level5:64:resigns"
    del lobby._matches[match.id]
    again = asyncio.run(lobby.match(match.id))
    assert isinstance(again.players[1], ResigningPlayer)
    assert player_at(again, 1).depth.budget == 64
    assert player_at(again, 1).depth.seconds == computers.CLOCK


def test_a_level_thinks_as_hard_as_it_does_unless_told_otherwise(lobby: Lobby) -> None:
    match = begun(lobby, "person", "level4")
    assert match.seats == ["person", "level4"]
    assert player_at(match, 1).depth.budget == GAMES["celtos"].budget("level4")


@pytest.mark.parametrize(
    "wish",
    [
        Wish("celtos", "demo", ("person", "level5"), playouts=(None, 20_001)),
        Wish("celtos", "demo", ("person", "level5"), playouts=(None, -1)),
        Wish("celtos", "demo", ("person", "thumb"), playouts=(None, 5)),
        Wish("celtos", "demo", ("person", "level5:lots")),
        Wish("celtos", "demo", ("person", "person:5")),
    ],
)
def test_nonsense_begins_no_battle(lobby: Lobby, wish: Wish) -> None:
    with pytest.raises(BadWish):
        asyncio.run(lobby.begin(wish))
    assert lobby.listed() == []


@pytest.mark.parametrize("system", GAMES)
def test_each_player_is_offered_once_with_its_playouts_and_its_other_names(system: str) -> None:
    game = GAMES[system]
    offered = setups.computers(game, "en")
    assert [each.value for each in offered] == [name for name, first in game.alike.items() if name == first]
    assert sorted(name for each in offered for name in (each.value, *each.same)) == sorted(game.players)
    for each in offered:
        assert each.playouts == game.budget(each.value)
        assert (f"{each.playouts} playouts" in each.label) == bool(each.playouts)
        assert all(name in each.label for name in each.same)


@pytest.mark.parametrize("system", GAMES)
def test_another_name_of_a_player_is_taken_and_becomes_the_first(lobby: Lobby, system: str) -> None:
    game = GAMES[system]
    name, first = next((name, first) for name, first in game.alike.items() if name != first)
    scenario = {"celtos": "demo", "warriors": "box"}[system]
    match = asyncio.run(lobby.begin(Wish(system, scenario, ("person", name))))
    assert match.seats == ["person", first]


def test_who_sits_there_is_among_those_who_may(lobby: Lobby) -> None:
    match = begun(lobby, "person", "level5:64:resigns")
    offered = {choice.value: choice.label for choice in Viewer(match).opened().players}
    assert "64 playouts" in offered["level5:64:resigns"]
    assert "gives up" in offered["level5:64:resigns"]
    assert "level3" not in offered


@pytest.mark.parametrize("system", GAMES)
def test_nobody_gives_up_in_a_lesson(lobby: Lobby, system: str) -> None:
    lessons = GAMES[system].lessons
    assert lessons is not None
    wish = Wish(system, f"{PREFIX}{lessons.names[0]}", ("person", "thumb"), resigns=True)
    assert asyncio.run(lobby.begin(wish)).seats == ["person", "thumb"]


def fought(match: Match) -> Match:
    async def run() -> None:
        match.go_on()
        await match.settled()

    asyncio.run(run())
    return match


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_player_who_gives_up_says_why_in_the_log(lobby: Lobby, monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    match = begun(lobby, "thumb", "thumb:resigns")
    monkeypatch.setattr("carnyx.players.resigning.HOPELESS", 101)  # whatever the chance is, it is too small
    fought(match)
    last = match.journal.entries[-1]
    assert (last.answer, last.how) == ("concede", "hopeless")
    assert match.journal.system.verdict(match.pause.battle) == 0
    again = read(b"".join(match.journal.lines()), SYSTEMS)  # type: ignore[arg-type]
    assert again.entries[-1].how == "hopeless"
    viewer = Viewer(match, lang)
    told = [line.text for line in viewer.state().log if line.number == last.number]
    limit = {
        "en": "below 3%",
        "de": "unter 3\N{NARROW NO-BREAK SPACE}%",
        "es": "menos del 3\N{NARROW NO-BREAK SPACE}%",
    }[lang]
    assert any(limit in text for text in told), told


def test_a_thought_that_the_clock_cut_short_is_marked(lobby: Lobby, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(computers, "CLOCK", 0.0)
    match = begun(lobby, "level4:20000", "thumb")
    fought(match)
    hurried = [entry for entry in match.journal.entries if entry.how == "hurried"]
    assert hurried
    told = [line.text for line in Viewer(match).state().log if line.number == hurried[0].number]
    assert any("clock" in text for text in told)


def asked_why(place: Viewer, at: int) -> wire.WhyOf:
    reply = place.hear(json.dumps({"is": "why", "at": at}))
    assert isinstance(reply, wire.WhyOf)
    return reply


def decisions(match: Match) -> list[int]:
    """The entries at which computer players began a plan."""
    practice = GAMES["celtos"].practice
    assert practice is not None
    stood = match.journal.standing
    return [
        number
        for (number, _), (_, before) in zip(stood[1:], stood, strict=False)
        if match.journal.entries[number - 1].how in COMPUTED and practice.craft.is_milestone(before)
    ]


@pytest.fixture(scope="module")
def over(tmp_path_factory: pytest.TempPathFactory) -> Match:
    """A battle that computer players have fought."""
    lobby = Lobby(Storage(tmp_path_factory.mktemp("over") / "battles.sqlite"))
    return fought(asyncio.run(lobby.begin(Wish("celtos", "demo", ("thumb", "thumb")))))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_why_tells_the_plan_its_chance_and_the_next_best_ones(over: Match, lang: str) -> None:
    found = asked_why(Viewer(over, lang), decisions(over)[4]).why
    assert found is not None
    assert 2 <= len(found.plans) <= 3
    assert all("±" in plan.promise and plan.what for plan in found.plans)
    assert found.by
    assert found.note
    assert "{" not in str(found)


def test_rules_of_thumb_are_honestly_called_so(over: Match) -> None:
    found = asked_why(Viewer(over), decisions(over)[4]).why
    assert found is not None
    assert "rules of thumb" in found.by
    assert "afterwards" in found.by


def test_why_is_worked_out_where_the_game_is_not_known(over: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    place, at = Viewer(over), decisions(over)[2]
    wanted, inquiry = asked_why(place, at), place.inquire(wire.AskWhy(at))
    assert isinstance(inquiry, Inquiry)
    sent = pickle.dumps(inquiry)
    monkeypatch.setattr(GAMES, "_known", {})
    assert inquiries.reply(pickle.loads(sent)) == wanted


def test_only_what_a_computer_player_decided_has_a_why(over: Match) -> None:
    thrown = next(entry.number for entry in over.journal.entries if entry.how == "thrown")
    assert asked_why(Viewer(over), thrown).why is None
    assert asked_why(Viewer(over), 0).why is None
    assert asked_why(Viewer(over), -1).why is None
    assert asked_why(Viewer(over), 10_000).why is None


def test_the_log_marks_what_can_be_asked_about(over: Match) -> None:
    log = Viewer(over).state().log
    marked = {line.number for line in log if line.computed}
    assert set(decisions(over)) <= marked
    assert all(over.journal.entries[number - 1].how in COMPUTED for number in marked)


def test_who_gave_up_says_so_when_asked(lobby: Lobby, monkeypatch: pytest.MonkeyPatch) -> None:
    match = begun(lobby, "thumb", "thumb:resigns")
    monkeypatch.setattr("carnyx.players.resigning.HOPELESS", 101)
    last = fought(match).journal.entries[-1].number
    found = asked_why(Viewer(match), last).why
    assert found is not None
    assert not found.plans
    assert "gave up" in found.note


def sealed(lobby: Lobby, *orders: str) -> Match:
    """A battle of Warriors in which the computer has sealed such orders, and a person has not."""
    match = asyncio.run(lobby.begin(Wish("warriors", "box", ("person", "person"))))
    while (question := match.journal.pause.question) is not None:
        name = type(match.journal.pause.battle.agenda[-1]).__name__
        if not isinstance(question, Choose):
            raise TypeError(question)
        if name == "SealOrders":
            many = len(question.options.units)  # type: ignore[attr-defined]
            match.journal.answer([orders[unit % len(orders)] for unit in range(many)], "computer")
            break
        match.journal.answer("none", "")
    return match


def test_why_betrays_no_order_that_is_still_sealed(tmp_path: Path) -> None:
    """Whatever the computer has written down, everybody is told the same few words of it until it is shown."""
    for seat in (None, 0, 1):
        told = []
        for place, orders in enumerate((("attack",), ("hold", "oppose"))):
            folder = tmp_path / f"{seat}-{place}"
            folder.mkdir()
            match = sealed(Lobby(Storage(folder / "battles.sqlite")), *orders)
            number = match.journal.entries[-1].number
            assert number > match.journal.shown
            ticket = Ticket(None, "", watches=True) if seat is None else Ticket(seat, "a key")
            told.append(asked_why(Viewer(match, ticket=ticket), number).why)
        assert told[0] == told[1]
        assert told[0] is not None
        assert "sealed" in told[0].note
        assert not told[0].plans


def test_why_is_told_when_the_orders_are_shown(tmp_path: Path) -> None:
    match = sealed(Lobby(Storage(tmp_path / "battles.sqlite")), "attack")
    number = match.journal.entries[-1].number
    thumb = GAMES["warriors"].players["thumb"](0)
    while number > match.journal.shown:
        assert isinstance(match.journal.pause.question, Choose)
        match.journal.answer(thumb.answer(match.journal.pause))
    found = asked_why(Viewer(match), number).why
    assert found is not None
    assert "sealed" not in found.note
    assert found.plans
    assert any(colour in found.title.lower() for colour in COLOURS)
