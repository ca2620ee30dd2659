"""What the contract promises, checked in random games of every registered game, seat count and option."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest
from random_play import Moment, cases, random_game

from kribbeln_desktop.core.actions import Action, Decision, Roll, RollOff, Show
from kribbeln_desktop.core.errors import IllegalActionError, InvalidActionError, InvalidOptionError
from kribbeln_desktop.core.game import CHANCE, NOBODY, Game, State
from kribbeln_desktop.core.sheet import CellKind, Row, Sheet
from kribbeln_desktop.core.texts import Text, say
from kribbeln_desktop.games import GAMES, find_game

NAMES = ("Anna", "Ben {brave}", "Çağla", "D’Arcy", "Émile", "Fritz", "Gül", "Hans")
GLYPHS = {
    *("word", "tile", "no-tile", "any-tile", "no-any-tile", "disc", "rest"),
    *("die", "picture", "alike", "steps", "chip"),
}

WORDS = (
    "roll 1 2 3 4 5 6",
    "roll 1 2 3 4 5",
    "roll 2 4",
    "roll 6",
    "show 1k 2g 3b 4o 5y 6r",
    "show 1k",
    "show 1 2 3 4 5",
    "show 3",
    "show duck",
    "roll-off 4 4",
    "roll-off 1 2 3",
    "enter",
    "cross",
    "switch",
    "pass",
    "score chance",
    "score ones",
    "score full-house",
    "score duck",
    "take flush",
    "take flush aside",
)
"""Lines of all games: each knows some of them, and allows each only at its time."""

NO_ACTIONS = (
    *("", " ", "roll", "roll 7", "roll 0", "roll 2 1", "roll 1 1", "roll 1  2", "roll 1 ", "show", "show 7x"),
    *("roll-off", "roll-off 7", "roll-off x", "enter 5", "Enter", "enter\n", "undo", "fly {me}", "\x00", "👍"),
)
"""Lines that are an action in no game."""

NONSENSE: tuple[Action, ...] = (
    Roll(()),
    Roll((0,)),
    Roll((7,)),
    Roll((1, 1)),
    Roll((2, 1)),
    Show(()),
    *(Show(("7x",) * dice) for dice in range(1, 7)),
    RollOff(()),
    *(RollOff((7,) * dice) for dice in range(1, 6)),
    Decision("fly"),
    Decision("enter", ("it",)),
)
"""Actions that no record can hold, as a computer that errs might make them."""


CASES = [
    pytest.param(game, seats, options, id=f"{game.id}-{seats}-{options or 'default'}")
    for game in GAMES
    for seats, options in cases(game)
]
SEATS = [pytest.param(game, seats, id=f"{game.id}-{seats}") for game in GAMES for seats in game.seats]

every_case = pytest.mark.parametrize(("game", "seats", "options"), CASES)
every_seat_count = pytest.mark.parametrize(("game", "seats"), SEATS)
every_game = pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])


def said(text: Text) -> str:
    """The words of a text: all its places are filled (a player's name may have braces)."""
    words = say(text, lambda _context, source: f"‹{source}›", NAMES)
    assert words.strip("‹› "), text
    assert not set("{}") & set(words.replace("Ben {brave}", "Ben")), words
    return words


# -- the registry and the setup


def test_each_game_is_found_by_its_id() -> None:
    assert len({game.id for game in GAMES}) == len(GAMES)
    assert all(find_game(game.id) is game for game in GAMES)
    for unknown in ("", "chess", "KRIBBELN"):
        with pytest.raises(InvalidOptionError):
            find_game(unknown)


@every_game
def test_titles_of_a_game_its_options_and_decisions_are_words(game: Game) -> None:
    said(game.title)
    for option in game.options:
        said(option.title)
        assert len({said(title) for _, title in option.choices}) == len(option.choices)
        assert option.is_seat or option.default == option.choices[0][0]
    assert len({option.id for option in game.options}) == len(game.options)
    assert len({said(kind.title) for kind in game.decisions}) == len(game.decisions)
    assert len({kind.key for kind in game.decisions}) == len({kind.verb for kind in game.decisions})


@every_game
def test_a_wrong_number_of_seats_is_refused(game: Game) -> None:
    for seats in (-1, 0, game.seats.start - 1, game.seats.stop, 99):
        with pytest.raises(InvalidOptionError) as caught:
            game.initial_state(seats, {})
        assert str(seats) in str(caught.value)


@every_seat_count
def test_options_have_defaults_and_unknown_ones_are_kept(game: Game, seats: int) -> None:
    checked = game.checked_options(seats, {"colour-of-the-table": "green"})
    assert checked["colour-of-the-table"] == "green"
    assert checked["undo"] == "strict"
    assert all(checked[option.id] == option.default for option in game.options)
    assert game.checked_options(seats, checked) == checked
    assert game.initial_state(seats, {}) == game.initial_state(seats, checked)


@every_seat_count
def test_a_value_that_an_option_does_not_have_is_refused_by_name(game: Game, seats: int) -> None:
    wrong: tuple[object, ...] = ("no such value", -1, seats + 1000, 0.5, None, [], {})
    for option_id in ("undo", *(option.id for option in game.options)):
        for value in wrong:
            with pytest.raises(InvalidOptionError) as caught:
                game.initial_state(seats, {option_id: value})
            assert option_id in str(caught.value)
    for option in game.options:
        if option.is_seat:
            for value in (seats, True, "0"):
                with pytest.raises(InvalidOptionError):
                    game.initial_state(seats, {option.id: value})


@every_game
def test_lines_that_are_no_action_are_refused_with_a_sentence_that_quotes_them(game: Game) -> None:
    for line in NO_ACTIONS:
        with pytest.raises(InvalidActionError) as caught:
            game.parse_action(line)
        assert line in str(caught.value)


# -- random games


@every_case
def test_actions(game: Game, seats: int, options: dict[str, object]) -> None:
    """Never none before the end, none after it; each applies, prints and reads; others are refused in a sentence."""
    random = Random(f"{game.id} {seats} {options}")
    known = {action for line in WORDS if (action := parsed(game, line)) is not None}
    state = game.initial_state(seats, options)
    for moment in random_game(state, random):
        legal = list(islice(moment.state.legal_actions(), 250))
        assert legal
        assert len(set(legal)) == len(legal)
        for action in random.sample(legal, min(len(legal), 12)):
            assert game.parse_action(str(action)) == action
            assert moment.state.refusal(action) is None
            moment.state.apply_action(action)
        check_refusals(moment.state, legal, random.sample(sorted(known, key=str), min(len(known), 12)))
        known.update(legal[:70])
        state = moment.after
    assert list(state.legal_actions()) == []
    check_refusals(state, [], list(known))


def parsed(game: Game, line: str) -> Action | None:
    try:
        return game.parse_action(line)
    except InvalidActionError:
        return None


def check_refusals(state: State, legal: list[Action], others: list[Action]) -> None:
    """What is refused cannot be applied, what is not can; people and computers pass the same check."""
    is_chance = state.current_player() == CHANCE
    for action in (*others, *NONSENSE):
        refusal = state.refusal(action)
        if refusal is None:
            assert is_chance or action in legal  # real dice may show more than chance draws
            assert action not in NONSENSE
            state.apply_action(action)
        else:
            assert action not in legal
            assert said(refusal).rstrip("‹›").endswith(".")
            with pytest.raises(IllegalActionError) as caught:
                state.apply_action(action)
            assert caught.value.text == refusal


@every_case
def test_a_game_is_a_chain_of_values(game: Game, seats: int, options: dict[str, object]) -> None:
    """The same lines give equal states; totals never shrink; the end is an order of places."""
    start = game.initial_state(seats, options)
    moments = list(random_game(start, Random(f"{seats} {options}")))
    again = game.initial_state(seats, options)
    totals = again.totals()
    for moment in moments:
        assert again == moment.state
        assert hash(again) == hash(moment.state)
        assert again.current_player() in (CHANCE, *range(seats))
        assert not again.is_over()
        again = again.apply_action(game.parse_action(str(moment.action)))
        assert all(after >= before for before, after in zip(totals, again.totals(), strict=True))
        totals = again.totals()
    check_end(again, seats)


def check_end(state: State, seats: int) -> None:
    assert state.is_over()
    assert state.current_player() == NOBODY
    assert state.offers() == ()
    assert state.chance_dice() == ()
    assert state.automatic_action() is None
    result = state.final_standings()
    assert result.points == state.totals()
    assert len(result.places) == seats
    assert result.winners == tuple(seat for seat in range(seats) if result.places[seat] == 1)
    assert result.winners
    for place in result.places:
        assert place == 1 + sum(other < place for other in result.places)
    for seat in range(seats):
        better = [result.places[other] for other in range(seats) if result.points[other] < result.points[seat]]
        assert all(result.places[seat] < place for place in better)
    if result.reason is not None:
        said(result.reason)


@every_case
def test_what_eyes_see(game: Game, seats: int, options: dict[str, object]) -> None:
    """Sheet, prompt, offers, tray and narration exist at every moment, and agree with what is legal."""
    texts: set[Text] = set()
    state = game.initial_state(seats, options)
    for moment in random_game(state, Random(f"{options} {seats}")):
        texts.update(check_eyes(game, moment.state, seats))
        texts.add(moment.state.narration(moment.action))
        check_tray(moment)
        state = moment.after
    texts.update(check_eyes(game, state, seats))
    for text in texts:
        said(text)


def check_eyes(game: Game, state: State, seats: int) -> Iterator[Text]:
    """Checks a moment; all texts in it."""
    sheet, prompt = state.sheet(), state.prompt()
    yield from (text for text in (prompt.headline, prompt.status) if text is not None)
    yield from check_sheet(game, state, sheet, seats)
    yield from check_offers(state, sheet)
    yield from check_chips(state)
    automatic = state.automatic_action()
    if automatic is not None:
        assert list(state.legal_actions()) == [automatic]
        assert isinstance(automatic, Decision)


def check_sheet(game: Game, state: State, sheet: Sheet, seats: int) -> Iterator[Text]:
    assert sheet.columns == seats
    assert len({row.id for row in sheet.rows}) == len(sheet.rows)
    assert any(row.cells for row in sheet.rows)
    assert sheet.headings == ()  # each column is a seat's
    yield from (sheet.title, sheet.subtitle, *sheet.notes)
    for row in sheet.rows:
        assert len(row.cells) == seats, row.id
        assert {glyph.kind for glyph in row.symbol} <= GLYPHS
        assert row.area in ("red", "yellow", "blue", "plain")
        yield from (row.label, row.words)
        yield from check_cells(game, state, sheet, row)


def check_cells(game: Game, state: State, sheet: Sheet, row: Row) -> Iterator[Text]:
    for seat, cell in enumerate(row.cells):
        yield from (text for text in (cell.note, cell.small) if text is not None)
        if cell.kind is CellKind.PREVIEW:
            assert seat == state.current_player()
            assert cell.action
        if cell.kind is CellKind.ENTERED:
            assert cell.entry is not None
        if cell.kind in (CellKind.FREE, CellKind.STRUCK):
            assert not cell.entry
        if cell.action:
            assert seat == state.current_player()
            assert state.refusal(game.parse_action(cell.action)) is None
        if not sheet.has_points:
            assert cell.points is None


def check_offers(state: State, sheet: Sheet) -> Iterator[Text]:
    """Each decision is offered once, and is refused for the reason the rules give."""
    offers = state.offers()
    if state.current_player() < 0:
        assert offers == ()
        return
    assert len({offer.action for offer in offers}) == len(offers)
    possible = {offer.action for offer in offers if offer.refusal is None}
    assert possible == {action for action in state.legal_actions() if isinstance(action, Decision)}
    rows = {row.id for row in sheet.rows}
    for offer in offers:
        assert offer.refusal == state.refusal(offer.action)
        assert offer.row in rows
        yield offer.label
        if offer.refusal is not None:
            yield offer.refusal


def check_chips(state: State) -> Iterator[Text]:
    """Stacks lie in the order of their values; what can be taken from them is offered like every decision."""
    stacks = state.chips()
    assert [stack.value for stack in stacks] == sorted(stack.value for stack in stacks)
    assert len({stack.kind for stack in stacks}) == len(stacks)
    for stack in stacks:
        assert min(stack.in_tray, stack.aside) >= 0
        yield stack.words
        for offer in (stack.take, stack.take_aside):
            assert (offer is None) == (state.current_player() < 0)
            if offer is not None:
                assert offer in state.offers()


def check_tray(moment: Moment) -> None:
    """Dice that rolled are fresh and show what was shown; where dice may be chosen, rolling some is legal."""
    before, after = moment.state.tray(), moment.after.tray()
    assert 0 <= before.rolls_used <= before.rolls_allowed
    for die in before.dice:
        assert die.face is None or die.face in die.faces
        said(die.face.words) if die.face else None
    if moment.state.current_player() >= 0:
        rolls = [action for action in moment.state.legal_actions() if isinstance(action, Roll)]
        assert before.may_choose == any(len(action.positions) < len(before.dice) for action in rolls)
    match moment.action:
        case Roll(positions):
            assert len(moment.after.chance_dice()) == len(positions)
            assert moment.after.chance_dice() == tuple(before.dice[position - 1].faces for position in positions)
        case Show(faces):
            assert [die.face.text for die in after.dice if die.fresh and die.face] == list(faces)
            assert after.rolls_used == before.rolls_used + 1
        case RollOff(values):
            assert tuple(value for _seat, value in after.roll_off) == values


@every_seat_count
def test_a_pad_is_a_sheet_in_which_nothing_is_to_be_entered_yet(game: Game, seats: int) -> None:
    pad = game.pad_sheet(seats, {})
    assert len(pad.headings) in (0, pad.columns)
    assert {len(row.cells) for row in pad.rows} == {pad.columns}
    assert {row.area for row in pad.rows} <= {"red", "yellow", "blue", "plain"}
    assert not any(cell.action or cell.entry or cell.points for row in pad.rows for cell in row.cells)
    for text in (pad.title, pad.subtitle, *pad.notes, *pad.headings, *(row.words for row in pad.rows)):
        said(text)
    for wrong in (game.seats.start - 1, game.seats.stop):
        with pytest.raises(InvalidOptionError):
            game.pad_sheet(wrong, {})


@every_seat_count
def test_chance_draws_what_the_values_mean(game: Game, seats: int) -> None:
    for moment in random_game(game.initial_state(seats, {}), Random(f"chance {seats}")):
        dice = moment.state.chance_dice()
        assert bool(dice) == (moment.state.current_player() == CHANCE)
        for value in range(1, 7) if dice else ():
            action = moment.state.chance_action([value] * len(dice))
            assert moment.state.refusal(action) is None
            expected = [die[value - 1].text for die in dice]
            assert str(action).split(" ")[1:] == expected
        if 0 < len(dice) <= 3:
            assert len(set(moment.state.legal_actions())) == 6 ** len(dice)
