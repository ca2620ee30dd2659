"""Four games on the new-game page: chosen by their pictures, with the same seats, each with its own options."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest
from pseudo_language import PseudoLanguage
from PySide6.QtCore import QLocale, QPoint, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from kribbeln_desktop.app.languages import LanguageSwitch
from kribbeln_desktop.core.game import CHANCE, Game
from kribbeln_desktop.core.header import SeatEntry
from kribbeln_desktop.core.texts import mark
from kribbeln_desktop.games.dice_duel import DiceDuel
from kribbeln_desktop.games.kniffel import Kniffel
from kribbeln_desktop.games.kniffel_kids import KniffelKids
from kribbeln_desktop.games.kribbeln import Kribbeln
from kribbeln_desktop.printing.palette import DARK, HIGH_CONTRAST, LIGHT, Look
from kribbeln_desktop.widgets import new_game_games
from kribbeln_desktop.widgets.new_game_page import LevelTitle, NewGame, NewGamePage

GAMES: tuple[Game, ...] = (Kribbeln(), Kniffel(), KniffelKids(), DiceDuel())
IDS = [game.id for game in GAMES]
BEGINNER, CASUAL, EXPERT = (LevelTitle(id, mark("Test", id)) for id in ("beginner", "casual", "expert"))
LEVELS = {"kribbeln": [BEGINNER, CASUAL], "kniffel": [BEGINNER, CASUAL, EXPERT], "kniffel-kids": [BEGINNER]}
EIGHT = tuple(map(SeatEntry, ("Anna", "Ben", "Clara", "Dora", "Emil", "Frieda", "Gustav", "Wilhelmine")))
SMALL = (1024, 700)
"""What the page has of a screen of 1024 × 768 below the menus."""


@pytest.fixture
def page(qtbot: QtBot) -> NewGamePage:
    page = NewGamePage(GAMES, LEVELS)
    qtbot.addWidget(page)
    page.resize(*SMALL)
    with qtbot.waitExposed(page):
        page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    return page


@pytest.fixture
def painted(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The texts that are painted."""
    texts: list[str] = []
    paint = QPainter.drawText

    def drawn(painter: QPainter, *arguments: object) -> object:
        texts.extend(text for text in arguments if isinstance(text, str))
        return paint(painter, *arguments)  # type: ignore[call-overload]

    monkeypatch.setattr(QPainter, "drawText", drawn)
    return texts


def choose(page: NewGamePage, game_id: str) -> None:
    page.options.picker.cards[IDS.index(game_id)].click()
    assert page.proposal().game_id == game_id


def press(key: Qt.Key) -> QWidget:
    """A key where the focus is; where it is then."""
    before = QApplication.focusWidget()
    assert before is not None
    QTest.keyClick(before, key)
    after = QApplication.focusWidget()
    assert after is not None
    return after


def interface(widget: QWidget) -> QAccessibleInterface:
    found = QAccessible.queryAccessibleInterface(widget)
    assert found is not None
    return found


def heard(widget: QWidget) -> str:
    return interface(widget).text(QAccessible.Text.Name)


def names(page: NewGamePage) -> list[str]:
    return [seat.name for seat in page.proposal().seats]


# -- choosing


def test_arrows_go_from_game_to_game_and_choose_at_once(page: NewGamePage) -> None:
    cards = page.options.picker.cards
    cards[0].setFocus()
    for key, index in (("Right", 1), ("Down", 2), ("Right", 3), ("Right", 3), ("Up", 2), ("Left", 1)):
        assert press(Qt.Key[f"Key_{key}"]) is cards[index], key
        assert page.proposal().game_id == IDS[index]


def test_tab_leads_to_the_chosen_game_and_to_no_other_and_then_to_its_options(page: NewGamePage) -> None:
    for game_id in (*IDS, "kribbeln"):
        choose(page, game_id)
        page.seats.start.setFocus()
        seen = [press(Qt.Key.Key_Tab) for _ in range(1 + len(page.options.groups))]
        chosen = [group.buttons[group.value()] for group in page.options.groups]
        assert seen == [page.options.picker.cards[IDS.index(game_id)], *chosen]


def test_a_click_chooses_and_a_second_one_changes_nothing(page: NewGamePage, qtbot: QtBot) -> None:
    card = page.options.picker.cards[2]
    QTest.mouseClick(card, Qt.MouseButton.LeftButton)
    assert page.proposal().game_id == "kniffel-kids"
    page.seats.rows[0].name.setText("Anna")
    with qtbot.assertNotEmitted(page.proposal_changed):
        QTest.mouseClick(card, Qt.MouseButton.LeftButton)
    assert names(page)[0] == "Anna"


def test_enter_starts_the_chosen_game(page: NewGamePage, qtbot: QtBot) -> None:
    choose(page, "dice-duel")
    page.options.picker.cards[3].setFocus()
    with qtbot.waitSignal(page.game_requested) as started:
        press(Qt.Key.Key_Return)
    game = started.args[0]
    assert (game.game_id, game.options, game.others) == ("dice-duel", {"undo": "strict"}, {})
    assert all(seat.name for seat in game.seats)


def test_games_are_radio_buttons_that_say_their_title_and_their_seats(page: NewGamePage) -> None:
    choose(page, "kniffel")
    found = [interface(card) for card in page.options.picker.cards]
    assert {card.role() for card in found} == {QAccessible.Role.RadioButton}
    assert [bool(card.state().checked) for card in found] == [False, True, False, False]
    titles = ["Kribbeln", "Kniffel", "Kniffel Kids", "Kniffel Dice Duel"]
    assert [card.text(QAccessible.Text.Name) for card in found] == [f"Game: {title}" for title in titles]
    seats = ["1 to 5 seats", "1 to 8 seats", "1 to 6 seats", "1 to 4 seats"]
    assert [card.text(QAccessible.Text.Description) for card in found] == seats
    assert [card.toolTip() for card in page.options.picker.cards] == seats


def test_the_chosen_game_is_marked_by_more_than_colour(page: NewGamePage, monkeypatch: pytest.MonkeyPatch) -> None:
    ticked: list[bool] = []
    bold: list[tuple[str, bool]] = []
    paint = QPainter.drawText

    def drawn(painter: QPainter, *arguments: object) -> object:
        bold.append((str(arguments[-1]), painter.font().bold()))
        return paint(painter, *arguments)  # type: ignore[call-overload]

    choose(page, "kniffel")
    monkeypatch.setattr(new_game_games, "paint_tick", lambda *_arguments: ticked.append(True))
    monkeypatch.setattr(QPainter, "drawText", drawn)
    page.options.picker.cards[0].grab()
    assert (ticked, bold) == ([], [("Kribbeln", False)])
    page.options.picker.cards[1].grab()
    assert (len(ticked), bold[1:]) == (1, [("Kniffel", True)])


def test_each_card_shows_the_three_dice_of_its_game(page: NewGamePage, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[tuple[int, str]] = []
    monkeypatch.setattr(new_game_games, "paint_die", lambda _p, _r, pips, motif, _look: shown.append((pips, motif)))
    for card, game in zip(page.options.picker.cards, GAMES, strict=True):
        shown.clear()
        card.grab()
        assert shown == [(face.pips, face.motif) for face in game.emblem]


# -- the same seats


def test_seats_beyond_the_most_are_not_lost(page: NewGamePage) -> None:
    page.set_proposal(NewGame("kniffel", EIGHT))
    for game_id, count in (("kribbeln", 5), ("dice-duel", 4), ("kniffel-kids", 6), ("kniffel", 8)):
        choose(page, game_id)
        assert names(page) == [seat.name for seat in EIGHT[:count]]
        assert not page.seats.add_person.isEnabled()


def test_what_is_changed_at_another_game_stays_changed(page: NewGamePage) -> None:
    page.set_proposal(NewGame("kniffel", EIGHT))
    choose(page, "dice-duel")
    page.seats.rows[0].name.setText("Zoe")
    choose(page, "kniffel")
    assert names(page) == ["Zoe", *(seat.name for seat in EIGHT[1:])]
    choose(page, "dice-duel")
    page.seats.rows[1].remove.click()
    choose(page, "kniffel")
    assert names(page) == ["Zoe", "Clara", "Dora"]


def test_strengths_are_kept_or_the_nearest_is_taken(page: NewGamePage) -> None:
    seats = [SeatEntry("Anna"), *(SeatEntry(level.id.upper(), level.id) for level in (BEGINNER, CASUAL, EXPERT))]
    page.set_proposal(NewGame("kniffel", tuple(seats)))
    for game_id, levels in (
        ("kribbeln", [None, "beginner", "casual", "casual"]),
        ("kniffel-kids", [None, "beginner", "beginner", "beginner"]),
        ("dice-duel", [None, None, None, None]),
        ("kniffel", [None, "beginner", "casual", "expert"]),
    ):
        choose(page, game_id)
        assert [seat.level for seat in page.proposal().seats] == levels


def test_where_no_computer_plays_its_name_does_not_become_a_persons(page: NewGamePage) -> None:
    page.set_proposal(NewGame("kniffel", (SeatEntry("Anna"), SeatEntry("Berta", "expert"))))
    choose(page, "dice-duel")
    assert page.proposal().seats == (SeatEntry("Anna"), SeatEntry(""))
    choose(page, "kniffel")
    assert page.proposal().seats == (SeatEntry("Anna"), SeatEntry("Berta", "expert"))


@pytest.mark.parametrize("game", GAMES, ids=IDS)
def test_seats_can_be_added_and_removed_as_far_as_the_game_takes_them(page: NewGamePage, game: Game) -> None:
    choose(page, game.id)
    for _ in range(10):
        page.seats.add_person.click()
    assert len(page.proposal().seats) == game.seats[-1]
    for _ in range(10):
        page.seats.rows[-1].remove.click()
    assert len(page.proposal().seats) == game.seats[0]


@pytest.mark.parametrize("game", GAMES, ids=IDS)
def test_every_game_has_sensible_seats_at_the_first_start(game: Game, qtbot: QtBot) -> None:
    page = NewGamePage((game,), {game.id: [BEGINNER, CASUAL, EXPERT]})
    qtbot.addWidget(page)
    with qtbot.waitSignal(page.game_requested) as started:
        page.seats.start.click()
    seats = [(seat.name, seat.level) for seat in started.args[0].seats]
    assert seats == [("Player 1", None), ("Berta", "beginner"), ("Ben", "casual")]


# -- each its own options


def test_each_game_remembers_its_options(page: NewGamePage) -> None:
    page.set_proposal(NewGame("kribbeln", EIGHT[:2], {"sheet": "4", "rising": False, "undo": "free"}))
    choose(page, "kniffel")
    kniffel = {group.option.id: group for group in page.options.groups}
    assert [button.text() for button in kniffel["further-five"].buttons.values()] == [
        "50 extra points",
        "100 extra points",
        "no extra points",
    ]
    kniffel["further-five"].buttons[0].click()
    kniffel["undo"].buttons["strict"].click()
    choose(page, "dice-duel")
    choose(page, "kribbeln")
    options = page.proposal().options
    assert (options["sheet"], options["rising"], options["undo"]) == ("4", False, "free")
    choose(page, "kniffel")
    options = page.proposal().options
    assert (options["further-five"], options["undo"]) == (0, "strict")


def test_what_was_chosen_last_comes_back_from_the_settings_for_every_game(page: NewGamePage, qtbot: QtBot) -> None:
    page.set_proposal(NewGame("kribbeln", EIGHT[:3], {"sheet": "6"}))
    choose(page, "kniffel")
    page.options.groups[0].buttons[100].click()
    page.seats.list.starter_rows[0].begins.click()
    text = page.proposal().to_text()
    assert "\n" not in text
    again = NewGamePage(GAMES, LEVELS)
    qtbot.addWidget(again)
    again.set_proposal(NewGame.from_text(text))
    assert again.proposal() == page.proposal()
    assert again.proposal().options == {"further-five": 100, "start": "roll-off", "undo": "strict"}
    choose(again, "kribbeln")
    assert again.proposal().options["sheet"] == "6"


# -- who begins


def test_the_highest_die_can_begin(page: NewGamePage, qtbot: QtBot) -> None:
    page.set_proposal(NewGame("kniffel", EIGHT[:3], {"start": 1}))
    (row,) = page.seats.list.starter_rows
    assert row.isVisible()
    assert heard(row.begins) == row.words.text() == "the highest die begins"
    QTest.mouseClick(row, Qt.MouseButton.LeftButton, pos=QPoint(20, row.height() // 2))
    assert [seat.begins.isChecked() for seat in page.seats.rows] == [False, False, False]
    with qtbot.waitSignal(page.game_requested) as started:
        page.seats.start.click()
    assert started.args[0].options["start"] == "roll-off"
    assert Kniffel().initial_state(3, started.args[0].options).current_player() == CHANCE
    page.seats.rows[2].begins.click()
    assert not row.begins.isChecked()
    assert page.proposal().options["start"] == 2


def test_arrows_lead_from_the_seats_to_the_highest_die(page: NewGamePage) -> None:
    page.set_proposal(NewGame("kniffel", EIGHT[:2], {"start": 1}))
    page.seats.rows[1].begins.setFocus()
    press(Qt.Key.Key_Down)
    assert page.proposal().options["start"] == "roll-off"
    assert press(Qt.Key.Key_Tab) is page.seats.add_person


def test_alone_nothing_decides_who_begins(page: NewGamePage) -> None:
    page.set_proposal(NewGame("kniffel", EIGHT[:2], {"start": "roll-off"}))
    (row,) = page.seats.list.starter_rows
    page.seats.rows[1].remove.click()
    assert not row.isVisible()
    assert page.proposal().options["start"] == 0
    page.seats.add_person.click()
    assert row.isVisible()
    assert page.proposal().options["start"] == "roll-off"


def test_who_begins_goes_with_the_seats_and_the_highest_die_stays_with_its_game(page: NewGamePage) -> None:
    page.set_proposal(NewGame("kribbeln", EIGHT[:3], {"start": 2}))
    choose(page, "kniffel")
    assert page.proposal().options["start"] == 2
    page.seats.list.starter_rows[0].begins.click()
    choose(page, "kniffel-kids")
    assert page.proposal().options["start"] == 0
    page.seats.rows[1].begins.click()
    choose(page, "kribbeln")
    assert page.proposal().options["start"] == 1
    choose(page, "kniffel")
    assert page.proposal().options["start"] == "roll-off"


def test_a_game_that_rolls_for_the_start_says_so_and_has_no_marks(page: NewGamePage) -> None:
    page.set_proposal(NewGame("dice-duel", EIGHT[:2]))
    assert page.seats.list.starter_rows == []
    assert not any(row.begins.isVisible() for row in page.seats.rows)
    assert page.seats.begins_title.text() == "The dice decide who begins."
    page.seats.rows[0].remove.click()
    assert page.seats.begins_title.text() == ""
    choose(page, "kniffel-kids")
    assert page.seats.begins_title.text() == "begins"
    assert page.seats.rows[0].begins.isVisible()


# -- screen readers


def test_who_plays_is_heard_with_the_seat(page: NewGamePage) -> None:
    page.set_proposal(NewGame("kniffel", (SeatEntry("Anna"), SeatEntry("Berta", "casual"))))
    kinds = [row.kind for row in page.seats.rows]
    assert [interface(kind).text(QAccessible.Text.Value) for kind in kinds] == [
        "Seat 1: Person",
        "Seat 2: Computer: casual",
    ]
    assert [kind.words(kind.currentIndex()) for kind in kinds] == ["Person", "Computer: casual"]
    page.seats.rows[1].up.click()
    assert interface(kinds[1]).text(QAccessible.Text.Value) == "Seat 1: Computer: casual"


def test_letters_find_what_is_seen_of_who_plays(page: NewGamePage) -> None:
    page.set_proposal(NewGame("kniffel", EIGHT[:2]))
    kind = page.seats.rows[1].kind
    for key, level in (("c", "beginner"), ("c", "casual"), ("p", None), ("s", None)):
        QTest.keyClicks(kind, key)
        assert page.proposal().seats[1].level == level


def test_everything_that_can_have_the_keyboard_has_a_name(page: NewGamePage) -> None:
    for game_id in IDS:
        choose(page, game_id)
        for widget in page.findChildren(QWidget):
            if widget.isVisible() and widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
                assert heard(widget), (game_id, widget)


# -- room


def lowest(widgets: Sequence[QWidget], page: NewGamePage) -> int:
    return max(widget.mapTo(page, QPoint(0, widget.height())).y() for widget in widgets)


@pytest.fixture(params=["en", "de", "longer", "from right to left"])
def language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    before, switch, made_up = (
        QLocale(),
        LanguageSwitch(qapp),
        PseudoLanguage(request.param == "from right to left", qapp),
    )
    switch.use("de" if request.param == "de" else "en")
    if request.param not in ("en", "de"):
        qapp.installTranslator(made_up)
    yield request.param
    qapp.removeTranslator(made_up)
    switch.remove()
    QLocale.setDefault(before)


@pytest.mark.parametrize("game", GAMES, ids=IDS)
def test_as_many_seats_as_a_game_takes_fit_the_smallest_screen(
    language: str, page: NewGamePage, game: Game, qtbot: QtBot
) -> None:
    levels: list[str | None] = [None, *(level.id for level in LEVELS.get(game.id, ()))]
    seats = [SeatEntry(seat.name, levels[place % len(levels)]) for place, seat in enumerate(EIGHT)]
    page.set_proposal(NewGame(game.id, tuple(seats[: game.seats[-1]])))
    page.set_resumable("Anna, Ben, Clara and Dora")
    qtbot.wait(5)
    assert not page._scroll.verticalScrollBar().isVisible()
    assert not page._scroll.horizontalScrollBar().isVisible()
    for row in page.seats.rows:
        assert row.height() >= row.minimumSizeHint().height()
    parts = [*page.seats.rows, *page.seats.list.starter_rows, page.seats.start, page.options.groups[-1]]
    assert lowest(parts, page) <= page.height()
    assert lowest(page.options.groups, page) <= lowest([page.options], page) - 20


@pytest.mark.parametrize("game", GAMES, ids=IDS)
@pytest.mark.parametrize("language", ["en", "de"], indirect=True)
def test_no_word_of_any_game_is_cut(
    language: str, page: NewGamePage, game: Game, painted: list[str], qtbot: QtBot
) -> None:
    page.set_proposal(NewGame(game.id, (*EIGHT[:1], SeatEntry("Berta", "casual"))))
    qtbot.wait(5)
    painted.clear()
    page.grab()
    assert painted
    assert [text for text in painted if "…" in text] == []


def test_titles_are_whole_in_a_narrow_window_too(page: NewGamePage, painted: list[str], qtbot: QtBot) -> None:
    page.resize(800, 700)
    qtbot.wait(5)
    painted.clear()
    page.options.picker.grab()
    assert [text.split() for text in painted] == [game.title.source.split() for game in GAMES]


@pytest.mark.parametrize("language", ["en", "de"], indirect=True)
def test_in_a_narrow_window_strengths_are_whole_and_names_can_be_read(
    language: str, page: NewGamePage, painted: list[str], qtbot: QtBot
) -> None:
    """800 pixels without the window's frame; the word for computers is left to their sign."""
    page.set_proposal(NewGame("kribbeln", (SeatEntry("Wilhelmine-Charlotte"), SeatEntry("Berta", "casual"))))
    page.resize(796, 540)
    qtbot.wait(20)
    painted.clear()
    for row in page.seats.rows:
        row.kind.grab()
        assert row.name.width() >= 12 * row.name.fontMetrics().averageCharWidth()
    assert painted == ["Mensch" if language == "de" else "Person", "casual"]
    assert page._scroll.horizontalScrollBar().maximum() == 0
    page.resize(*SMALL)
    qtbot.wait(20)
    painted.clear()
    page.seats.rows[1].kind.grab()
    assert painted == ["Computer: casual"]


@pytest.fixture
def half_as_large_again(qapp: QApplication) -> Iterator[None]:
    before = qapp.font()
    larger = qapp.font()
    larger.setPointSizeF(before.pointSizeF() * 1.5)
    qapp.setFont(larger)
    yield
    qapp.setFont(before)


@pytest.mark.usefixtures("half_as_large_again")
def test_large_letters_fit_the_smallest_window(page: NewGamePage, qtbot: QtBot) -> None:
    page.set_resumable("Kniffel: Anna, Ben")
    page.resize(1024, 700)
    qtbot.wait(20)
    assert page._scroll.horizontalScrollBar().maximum() == 0


def test_a_long_name_shows_how_it_begins(page: NewGamePage) -> None:
    page.set_proposal(NewGame("kribbeln", (SeatEntry("Wilhelmine-Charlotte 12"), SeatEntry("Berta", "casual"))))
    name, other = page.seats.rows[0].name, page.seats.rows[1].name
    assert name.cursorPosition() == 0
    name.setFocus()
    QTest.keyClick(name, Qt.Key.Key_End)
    QTest.keyClicks(name, "3")
    assert name.text() == "Wilhelmine-Charlotte 123"
    assert name.cursorPosition() == len(name.text())
    other.setFocus()
    assert name.cursorPosition() == 0


def test_cards_keep_their_place_whichever_game_is_chosen(page: NewGamePage, qtbot: QtBot) -> None:
    def places() -> list[object]:
        return [(card.pos(), card.size()) for card in page.options.picker.cards] + [page.seats.rows[0].pos()]

    page.set_proposal(NewGame("kribbeln", EIGHT[:3]))
    qtbot.wait(5)
    before = places()
    for game_id in IDS[1:]:
        choose(page, game_id)
        qtbot.wait(5)
        assert places() == before


# -- pictures


@pytest.mark.parametrize("look", [LIGHT, DARK, HIGH_CONTRAST], ids=lambda look: look.name)
@pytest.mark.parametrize("game", GAMES, ids=IDS)
def test_every_game_can_be_painted_in_every_look(page: NewGamePage, game: Game, look: Look) -> None:
    page.set_look(look)
    page.set_proposal(NewGame(game.id, EIGHT[:2]))
    picture = page.grab().toImage()
    colours = {picture.pixelColor(x, y).name() for x in range(0, SMALL[0], 8) for y in range(0, SMALL[1], 8)}
    assert {look.window, look.paper, look.accent} <= colours


def test_the_sheet_is_shown_where_no_option_is_a_picture_of_it(page: NewGamePage) -> None:
    for game_id, is_shown in (("kribbeln", False), ("kniffel", True), ("kniffel-kids", True), ("dice-duel", True)):
        choose(page, game_id)
        assert page.options.preview.isVisible() is is_shown


def test_the_sheet_has_the_seats_names_and_what_the_options_note(page: NewGamePage, painted: list[str]) -> None:
    page.resize(1600, 1000)
    page.set_proposal(NewGame("kniffel-kids", (SeatEntry("Anna"), SeatEntry(""))))
    painted.clear()
    page.options.preview.grab()
    assert {"Anna", "Player 2", "Duck"} <= set(painted)
    assert "Free undo" not in painted
    page.options.groups[-1].buttons["free"].click()
    page.seats.rows[0].name.setText("Zoe")
    painted.clear()
    page.options.preview.grab()
    assert {"Zoe", "Free undo"} <= set(painted)


def test_the_dice_on_the_felt_are_the_games_own(page: NewGamePage) -> None:
    found = {}
    for game_id in IDS:
        choose(page, game_id)
        found[game_id] = page.seats.still.faces
    assert sorted(face.motif for face in found["kribbeln"]) == list("bgkory")
    assert [face.pips for face in found["kniffel"]] == [3, 2, 6, 5, 4]
    assert len({face.motif for face in found["kniffel-kids"]}) == len(found["kniffel-kids"]) == 5
    assert {face.text for face in found["dice-duel"]} <= set("123456")
