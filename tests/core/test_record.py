"""Records: what is written reads the same, undo and redo, and every kind of damage refused in one sentence."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from kribbeln_desktop.core.dice_source import DrawnDice
from kribbeln_desktop.core.errors import KribbelnError
from kribbeln_desktop.core.game import CHANCE
from kribbeln_desktop.core.header import (
    DamagedRecordError,
    ForeignRecordError,
    NewerRecordError,
    RecordError,
    SeatEntry,
    write_header,
)
from kribbeln_desktop.core.record import LARGEST_RECORD, GameRecord, new_record, read_record
from kribbeln_desktop.core.texts import say
from kribbeln_desktop.core.verification import drawn_values, verify
from kribbeln_desktop.games import find_game

DICE = DrawnDice(bytes(range(32)))
OTHER_DICE = DrawnDice(bytes(32))
ALL = "roll 1 2 3 4 5 6"


def begun(*names: str, real: bool = False, **options: object) -> GameRecord:
    """A game of people, and of computers where a name begins with ``@``."""
    seats = [SeatEntry(name.strip("@"), "casual" if name.startswith("@") else None) for name in names]
    commitment = None if real else DICE.commitment
    return new_record(write_header(find_game("kribbeln"), seats, options, commitment, {"id": "x"}), find_game)


def followed(record: GameRecord, *lines: str) -> GameRecord:
    """``record`` with these lines."""
    for line in lines:
        record = record.followed_by(line)
    return record


def fallen(record: GameRecord, dice: DrawnDice = DICE) -> GameRecord:
    """The dice that roll now have shown their faces."""
    return record.followed_by(str(record.state.chance_action(drawn_values(record, dice))))


@st.composite
def played(draw: st.DrawFn) -> GameRecord:
    """A game played by chance for a while, with undo and redo, in both kinds."""
    names = draw(st.sampled_from([("Änne",), ("A", "B"), ("A", "@C"), ("A", "@B", "C")]))
    record = begun(*names, undo=draw(st.sampled_from(["strict", "free"])))
    for _ in range(draw(st.integers(0, 60))):
        if record.state.is_over():
            break
        if record.state.current_player() == CHANCE:
            record = fallen(record)
        elif record.can_redo() and draw(st.integers(0, 3)) == 0:
            record = followed(record, *record.redo_lines())
        elif record.can_undo() and draw(st.integers(0, 5)) == 0:
            record = record.followed_by("undo")
        else:
            actions = list(record.state.legal_actions())
            record = record.followed_by(str(draw(st.sampled_from(actions))))
    return record


@given(played())
def test_what_was_written_reads_the_same(record: GameRecord) -> None:
    text = record.text()
    again = read_record(text.encode(), find_game)
    assert again == record
    assert again.text() == text


@given(played())
def test_reading_notes_the_lines_once_not_at_each_line(record: GameRecord) -> None:
    if not record.lines:
        return
    before = read_record("".join(f"{line}\n" for line in (record.header.text, *record.lines[:-1])).encode(), find_game)
    moved = before.moved_by(record.lines[-1])
    assert moved.lines == before.lines
    assert replace(moved, lines=record.lines) == record


@example("\ud800X")
@given(st.text(st.characters(exclude_categories=()), max_size=5))
def test_every_name_is_kept(name: str) -> None:
    record = begun(name)
    assert read_record(record.text().encode(), find_game).names == (name.strip("@"),)


def test_what_is_far_too_large_is_no_record() -> None:
    text = begun("Anna").text() + "undo\n" * (LARGEST_RECORD // 5)
    with pytest.raises(ForeignRecordError):
        read_record(text.encode(), find_game)


@given(played())
def test_do_undo_redo_gives_equal_states(record: GameRecord) -> None:
    if not record.can_undo():
        return
    undone = record.followed_by("undo")
    assert undone.state != record.state
    assert undone.draw_count() <= record.draw_count()
    redone = followed(undone, *undone.redo_lines())
    assert redone.state == record.state
    assert redone.draw_count() == record.draw_count()
    assert [step.action for step in redone.steps] == [step.action for step in record.steps]


@given(played(), st.data())
def test_a_torn_last_line_is_dropped_and_nothing_else(record: GameRecord, data: st.DataObject) -> None:
    content = record.text().encode()
    end = content.rfind(b"\n", 0, -1) + 1
    if end == 0:
        return
    torn = content[: data.draw(st.integers(end, len(content) - 1))]
    assert read_record(torn, find_game).lines == record.lines[:-1]


@given(played(), st.data())
def test_any_bytes_are_read_or_refused_in_a_sentence(record: GameRecord, data: st.DataObject) -> None:
    content = bytearray(record.text().encode())
    for _ in range(data.draw(st.integers(1, 3))):
        content[data.draw(st.integers(0, len(content) - 1))] = data.draw(st.integers(0, 255))
    assert refusal(bytes(content)).endswith(".")


def refusal(content: bytes) -> str:
    """Why ``content`` is refused; a full stop where it is read."""
    try:
        read_record(content, find_game)
    except RecordError as error:
        return str(error)
    return "."


def test_undo_takes_back_the_newest_decision_of_a_person_and_what_followed() -> None:
    record = fallen(followed(begun("Anna", "@Bot", sheet="3"), ALL))
    decision = "enter" if record.state.refusal(find_game("kribbeln").parse_action("enter")) is None else "cross"
    before = record.state
    record = followed(record, decision, ALL)
    assert record.followed_by("undo").state == before


def test_strict_undo_ends_at_a_throw_and_free_undo_does_not() -> None:
    def thrown(undo: str) -> GameRecord:
        record = fallen(followed(begun("A", "B", sheet="3", undo=undo), ALL))
        word = next(str(a) for a in record.state.legal_actions() if not str(a).startswith("roll"))
        return fallen(followed(record, word, ALL))

    assert not thrown("strict").can_undo()
    with pytest.raises(KribbelnError, match="nothing to take back"):
        thrown("strict").followed_by("undo")
    assert thrown("free").can_undo()


def test_free_undo_lets_the_same_dice_fall_again() -> None:
    record = fallen(followed(begun("A", "B", sheet="3", undo="free"), ALL))
    word = next(str(a) for a in record.state.legal_actions() if not str(a).startswith("roll"))
    ahead = fallen(followed(record, word, ALL))
    again = fallen(followed(ahead.followed_by("undo"), word, ALL))
    assert again.state == ahead.state
    assert verify_after_the_end(again)


def test_a_new_seed_starts_to_count_again_and_both_are_verified() -> None:
    record = fallen(followed(begun("A", "B"), ALL))
    record = record.followed_by(f"reseed {OTHER_DICE.commitment}")
    assert record.draw_count() == 0
    record = played_out(record, OTHER_DICE)
    assert "went on with a new one" in say(verify(record).reason)
    sealed = followed(record, f"seed {DICE.seed.hex()}", f"seed {OTHER_DICE.seed.hex()}")
    answer = verify(sealed)
    assert answer.verified
    assert answer.draws == sum(step.draws for step in sealed.steps)


def played_out(record: GameRecord, dice: DrawnDice) -> GameRecord:
    """The game played to its end by the first decision that is possible."""
    while not record.state.is_over():
        if record.state.current_player() == CHANCE:
            record = fallen(record, dice)
        else:
            words = [str(action) for action in record.state.legal_actions()]
            record = record.followed_by(min(words, key=lambda word: word.startswith("roll")))
    return record


def verify_after_the_end(record: GameRecord) -> bool:
    """Whether the game, played out and revealed, verifies."""
    return verify(played_out(record, DICE).followed_by(f"seed {DICE.seed.hex()}")).verified


def test_a_forged_throw_does_not_verify() -> None:
    record = played_out(begun("A", "B"), DICE)
    lines = list(record.lines)
    place = next(i for i, line in enumerate(lines) if line.startswith("show"))
    face = lines[place].split(" ")[1]
    others = [f.text for f in record.start.tray().dice[0].faces if f.text != face]
    forged = begun("A", "B").followed_by(lines[0]).followed_by(lines[place].replace(face, others[0], 1))
    sealed = played_out(forged, DICE).followed_by(f"seed {DICE.seed.hex()}")
    answer = verify(sealed)
    assert not answer.verified
    assert say(answer.reason) == "Line 3 does not show what the seed draws."
    assert answer.draws == 6


def test_another_seed_than_the_committed_one_does_not_verify() -> None:
    """Even where every throw is what that other seed draws: it was chosen afterwards."""
    sealed = played_out(begun("A", "B"), OTHER_DICE).followed_by(f"seed {OTHER_DICE.seed.hex()}")
    answer = verify(sealed)
    assert not answer.verified
    assert say(answer.reason) == "The revealed seed is not the one that was committed to."


def test_real_dice_and_unrevealed_seeds_do_not_verify() -> None:
    assert not verify(begun("A", real=True)).verified
    assert not verify(played_out(begun("A", "B"), DICE)).verified


def test_nothing_follows_the_seed() -> None:
    record = played_out(begun("A", "B"), DICE)
    with pytest.raises(KribbelnError, match="only when the game is over"):
        begun("A", "B").followed_by(f"seed {DICE.seed.hex()}")
    sealed = record.followed_by(f"seed {DICE.seed.hex()}")
    for line in ("undo", ALL, f"seed {DICE.seed.hex()}", f"reseed {DICE.commitment}"):
        with pytest.raises(KribbelnError):
            sealed.followed_by(line)
    assert not sealed.can_undo()


def test_drawn_dice_show_only_faces_they_have_and_real_ones_any() -> None:
    """Die 1 shows black on its 1 (rules.md 1.2), so a red 1 cannot lie at position 1."""
    throw = "show 1r 2b 3b 4b 5b 6b"
    with pytest.raises(KribbelnError, match="does not have this face"):
        followed(begun("A", "B"), ALL, throw)
    assert followed(begun("A", "B", real=True), ALL, throw).state.tray().rolls_used == 1


def header(**changes: object) -> bytes:
    """A right header, changed; a key set to None is left out."""
    content = {"kribbeln-record": 1, "game": "kribbeln", "seats": [{"name": "A"}], "dice": "real", **changes}
    return json.dumps({key: value for key, value in content.items() if value is not None}).encode() + b"\n"


def test_options_may_be_left_out_and_unknown_keys_are_kept() -> None:
    text = header(options=None, flags={"hint": True}, id="abc")
    record = read_record(text, find_game)
    assert record.text().encode() == text
    assert record.header.more == {"flags": {"hint": True}, "id": "abc"}
    assert record.header.options["undo"] == "strict"
    assert record.header.options["sheet"] == "1"


@pytest.mark.parametrize(
    ("content", "kind", "words"),
    [
        (b"", ForeignRecordError, "no Kribbeln record"),
        (b"hello\n", ForeignRecordError, "no Kribbeln record"),
        (b"[1]\n", ForeignRecordError, "no Kribbeln record"),
        (b'{"a": 1}\n', ForeignRecordError, "no Kribbeln record"),
        (header(**{"kribbeln-record": "1"}), ForeignRecordError, "no Kribbeln record"),
        (header(**{"kribbeln-record": True}), ForeignRecordError, "no Kribbeln record"),
        (header(**{"kribbeln-record": 2}), NewerRecordError, "newer program"),
        (header(game="chess"), DamagedRecordError, "line 1"),
        (header(seats=[]), DamagedRecordError, "line 1"),
        (header(seats=[{"name": 5}]), DamagedRecordError, "line 1"),
        (header(seats=[{"name": "A", "level": 3}]), DamagedRecordError, "line 1"),
        (header(seats=[{"name": "A"}] * 6), DamagedRecordError, "1 to 5 seats"),
        (header(dice="drawn"), DamagedRecordError, "commitment"),
        (header(dice={"commitment": "00"}), DamagedRecordError, "commitment"),
        (header(options=[]), DamagedRecordError, "options"),
        (header(options={"undo": "never"}), DamagedRecordError, "undo"),
        (header(options={"sheet": "7"}), DamagedRecordError, "sheet"),
        (header(options={"start": 1}), DamagedRecordError, "start"),
        (header(options={"start": True}), DamagedRecordError, "start"),
        (header(options={"dice-map": "2"}), DamagedRecordError, "dice-map"),
        (header(options={"sheet": "own", "tasks": ["none r"]}), DamagedRecordError, "six tasks"),
        (header(options={"sheet": "own", "tasks": ["none z"] * 6}), DamagedRecordError, "none z"),
        (header() + b"enter\n", DamagedRecordError, "line 2"),
        (header() + b"roll 1 2 3 4 5 6\nshow 1r\n", DamagedRecordError, "line 3"),
        (header() + b"roll 1 2 3 4 5 6\r\n", DamagedRecordError, "line 2"),
        (header() + b"\n", DamagedRecordError, "line 2"),
        (header() + b"roll  1\n", DamagedRecordError, "line 2"),
        (header() + b"roll 2 1\n", DamagedRecordError, "line 2"),
        (header() + b"dance\n", DamagedRecordError, "line 2"),
        (header() + b"\xff\xfe\n", DamagedRecordError, "UTF-8"),
        (header() + b"reseed " + b"0" * 64 + b"\n", DamagedRecordError, "line 2"),
    ],
)
def test_bad_records_are_refused(content: bytes, kind: type[RecordError], words: str) -> None:
    with pytest.raises(kind) as caught:
        read_record(content, find_game)
    assert words in str(caught.value)
    assert "left as it is" in str(caught.value)


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        (("enter",), "one of roll"),
        ((ALL, "enter"), "“show” with 6 faces"),
        ((ALL, "show 6k 6g 6b 6o 6y 6r", "dance"), "one of cross, switch, roll"),
    ],
)
def test_a_refusal_says_what_was_expected(lines: tuple[str, ...], expected: str) -> None:
    with pytest.raises(DamagedRecordError) as caught:
        read_record(header() + "".join(f"{line}\n" for line in lines).encode(), find_game)
    assert expected in str(caught.value)
    assert caught.value.line == len(lines) + 1
