"""Texts: marked, filled, translated, with the names of seats."""

import pytest

from kribbeln_desktop.core.texts import Seat, Text, TextList, mark, plain, say, untranslated

GERMAN = {
    ("Box", "{seat} entered {total}."): "{seat} hat {total} eingetragen.",
    ("Box", "a die"): "ein Würfel",
    ("Box", "{number} of {what}"): "{what}: {number}",
    ("Seat", "Player {number}"): "Spieler {number}",
}


def german(context: str, source: str) -> str:
    return GERMAN.get((context, source), source)


def test_a_marked_text_says_its_source() -> None:
    assert say(mark("Box", "a die")) == "a die"


def test_filling_a_text_leaves_the_marked_one_as_it_was() -> None:
    text = mark("Box", "{number} of {what}")
    filled = text(number=3, what="dice")
    assert say(filled) == "3 of dice"
    assert text == mark("Box", "{number} of {what}")
    assert say(text(number=4, what="dice")) == "4 of dice"


def test_texts_are_values() -> None:
    text = mark("Box", "{seat} entered {total}.")
    assert text(seat=Seat(0), total=20) == text(seat=Seat(0), total=20)
    assert len({text(seat=Seat(0), total=20), text(seat=Seat(0), total=20), text(seat=Seat(1), total=20)}) == 2


def test_a_text_is_translated_by_its_context_and_source_before_it_is_filled() -> None:
    asked: list[tuple[str, str]] = []

    def translate(context: str, source: str) -> str:
        asked.append((context, source))
        return german(context, source)

    text = mark("Box", "{seat} entered {total}.")(seat=Seat(1), total=20)
    assert say(text, translate, ("Anna", "Ben")) == "Ben hat 20 eingetragen."
    assert asked == [("Box", "{seat} entered {total}.")]


def test_texts_in_texts_are_translated_and_may_change_their_order() -> None:
    text = mark("Box", "{number} of {what}")(number=2, what=mark("Box", "a die"))
    assert say(text) == "2 of a die"
    assert say(text, german) == "ein Würfel: 2"


def test_a_seat_is_its_players_name_or_its_number() -> None:
    assert say(Seat(1), names=("Anna", "Ben")) == "Ben"
    assert say(Seat(1)) == "Player 2"
    assert say(Seat(2), german, ("Anna", "Ben")) == "Spieler 3"


def test_a_list_joins_its_parts_each_said_by_itself() -> None:
    parts = (Seat(0), mark("Box", "a die"), 5)
    assert say(TextList(parts), german, ("Anna",)) == "Anna, ein Würfel, 5"
    assert say(TextList(parts, " + "), names=("Anna",)) == "Anna + a die + 5"
    assert say(TextList(())) == ""


@pytest.mark.parametrize("words", ["{", "}", "{}", "{0}", "{seat}", "{{x}}", "Ben {brave}", "100 %", "", "Gül"])
def test_braces_in_plain_words_and_names_stay_as_they_are(words: str) -> None:
    assert say(plain(words)) == words
    assert say(Seat(0), names=(words,)) == words
    text = mark("Box", "{number} of {what}")
    assert say(text(number=1, what=words)) == f"1 of {words}"
    assert say(text(number=1, what=plain(words))) == f"1 of {words}"


def test_plain_words_are_never_translated() -> None:
    assert say(plain("a die"), lambda _context, _source: "translated") == "a die"


@pytest.mark.parametrize(("argument", "words"), [(7, "7"), (2.5, "2.5"), ("x", "x"), (0, "0"), (-1, "-1")])
def test_numbers_and_words_are_said_as_they_are(argument: int | float | str, words: str) -> None:
    assert say(argument) == words


def test_without_a_translator_the_source_is_said() -> None:
    assert untranslated("Box", "a die") == "a die"
    assert isinstance(mark("Box", "a die"), Text)
