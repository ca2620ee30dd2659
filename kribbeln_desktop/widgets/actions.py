"""Every action of the window as data: its words, its keys, its menu. Menus and the list of keys come from it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import overload

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar, QWidget

from kribbeln_desktop.core.texts import Text, mark, say

AGAIN_KEYS = "Ctrl+R"
"""Shown on the button at a game's end too."""

GAME, PLAY, VIEW, HELP = (
    mark("Menus", "&Game"),
    mark("Menus", "&Play"),
    mark("Menus", "&View"),
    mark("Menus", "&Help"),
)

Keys = str | QKeySequence.StandardKey


@dataclass(frozen=True)
class ActionSpec:
    """One action. Keys of ``on_table`` ones are single letters: they work on the table only, never while typing."""

    id: str
    title: Text
    menu: Text
    keys: tuple[Keys, ...] = ()
    on_table: bool = False
    role: QAction.MenuRole = QAction.MenuRole.NoRole
    separated: bool = False
    """A line stands above it in the menu."""
    checkable: bool = False


SPECS: tuple[ActionSpec, ...] = (
    ActionSpec("new", mark("Actions", "&New game …"), GAME, (QKeySequence.StandardKey.New, "N"), on_table=True),
    ActionSpec("open", mark("Actions", "&Open …"), GAME, (QKeySequence.StandardKey.Open,)),
    ActionSpec("save", mark("Actions", "&Save a copy …"), GAME, (QKeySequence.StandardKey.Save,)),
    ActionSpec("print", mark("Actions", "&Print …"), GAME, (QKeySequence.StandardKey.Print,), separated=True),
    ActionSpec("pad", mark("Actions", "Print a &blank pad …"), GAME, ("Ctrl+B",)),
    ActionSpec("export", mark("Actions", "&Export as PDF or picture …"), GAME, ("Ctrl+E",)),
    ActionSpec("share", mark("Actions", "&Copy the result to share it"), GAME, ("Ctrl+Shift+C",)),
    ActionSpec(
        "settings",
        mark("Actions", "Se&ttings …"),
        GAME,
        ("Ctrl+,",),
        role=QAction.MenuRole.PreferencesRole,
        separated=True,
    ),
    ActionSpec("quit", mark("Actions", "&Quit"), GAME, ("Ctrl+Q",), role=QAction.MenuRole.QuitRole, separated=True),
    ActionSpec("roll", mark("Actions", "&Roll, or what the big button says"), PLAY, ("R", "Space"), on_table=True),
    ActionSpec("enter", mark("Actions", "&Enter"), PLAY, ("Return", "Enter"), on_table=True),
    ActionSpec("cross", mark("Actions", "&Cross out"), PLAY, ("X",), on_table=True),
    ActionSpec("switch", mark("Actions", "Switch to the &Kribbel space"), PLAY, ("K",), on_table=True),
    ActionSpec("aside-all", mark("Actions", "Set &all dice aside or bring them back"), PLAY, ("0", "A"), on_table=True),
    ActionSpec("advice", mark("Actions", "Ad&vice"), PLAY, ("H",), on_table=True, separated=True),
    ActionSpec("undo", mark("Actions", "&Undo"), PLAY, ("Z", "Ctrl+Z"), on_table=True, separated=True),
    ActionSpec("redo", mark("Actions", "Re&do"), PLAY, ("Ctrl+Shift+Z", "Ctrl+Y"), on_table=True),
    ActionSpec("skip", mark("Actions", "&Skip the computers’ pauses"), PLAY, ("S",), on_table=True),
    ActionSpec("again", mark("Actions", "A&gain with the same seats"), PLAY, (AGAIN_KEYS,), separated=True),
    ActionSpec("review", mark("Actions", "Review o&f the decisions"), PLAY, ("V", "Ctrl+I"), on_table=True),
    ActionSpec("block", mark("Actions", "One seat’s &block, the next one’s, all"), VIEW, ("B",), on_table=True),
    ActionSpec("odds", mark("Actions", "Show the o&dds"), VIEW, ("O",), on_table=True, checkable=True),
    ActionSpec("zoom-in", mark("Actions", "Zoom the sheet &in"), VIEW, ("Ctrl++", "Ctrl+=")),
    ActionSpec("zoom-out", mark("Actions", "Zoom the sheet &out"), VIEW, ("Ctrl+-",)),
    ActionSpec("zoom-fit", mark("Actions", "&Fit the sheet"), VIEW, ("Ctrl+0",)),
    ActionSpec("full-screen", mark("Actions", "Full &screen"), VIEW, ("F11",), separated=True, checkable=True),
    ActionSpec("help", mark("Actions", "&Help"), HELP, ("F1", "?")),
    ActionSpec("keys", mark("Actions", "&Keys"), HELP, ("Ctrl+F1",)),
    ActionSpec("about", mark("Actions", "&About Kribbeln Desktop"), HELP, role=QAction.MenuRole.AboutRole),
)

NUMBER_KEYS = mark("Actions", "Set a die aside or bring it back")
BLOCK_KEYS = mark("Actions", "The block of the seat with this number; again: all seats")
TAB_KEYS = mark("Actions", "Tab · ↑ · ↓")
CHOOSE_KEYS = mark("Actions", "Go through what can be entered in the sheet; Enter enters it")
READ_KEYS = mark("Actions", "Go through the whole sheet, to read it")
SHIFT_NUMBER_KEYS = mark("Actions", "Roll only the dice named like this (the settings turn it round)")


def make_actions(window: QWidget, table: QWidget) -> dict[str, QAction]:
    """One ``QAction`` for each spec, by id: those of the table live on ``table``, the others on ``window``."""
    actions = {}
    for spec in SPECS:
        owner = table if spec.on_table else window
        action = QAction(owner)
        action.setObjectName(spec.id)
        action.setShortcuts([QKeySequence(key) for key in spec.keys])
        action.setMenuRole(spec.role)
        action.setCheckable(spec.checkable)
        if spec.on_table:
            action.setAutoRepeat(False)  # a key that is held down does its work once
            action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        owner.addAction(action)
        actions[spec.id] = action
    return actions


def fill_menus(bar: QMenuBar, actions: dict[str, QAction]) -> None:
    """Build the menus anew, in the language of the moment."""
    old = [action.menu() for action in bar.actions()]
    bar.clear()
    for gone in old:
        if gone is not None:
            gone.deleteLater()
    menus: dict[Text, QMenu] = {}
    for spec in SPECS:
        menu = menus.get(spec.menu)
        if menu is None:
            menu = menus[spec.menu] = bar.addMenu(_translated(spec.menu))
        action = actions[spec.id]
        action.setText(_translated(spec.title))
        if spec.separated:
            menu.addSeparator()
        menu.addAction(action)


def connect_all(actions: dict[str, QAction], slots: Iterable[tuple[str, Callable[[], object]]]) -> None:
    """Connect each id's ``triggered`` to its slot."""
    for action_id, slot in slots:
        actions[action_id].triggered.connect(lambda _checked=False, slot=slot: slot())


KeyPair = tuple[str, str]


class KeyList(Sequence[KeyPair]):
    """Pairs of keys and title for the sheet of keys; whenever it is read, in the language of that moment."""

    def __init__(self, actions: dict[str, QAction], dice: int) -> None:
        self._actions, self._dice = actions, dice

    def __len__(self) -> int:
        return len(_key_rows(self._actions, self._dice))

    @overload
    def __getitem__(self, index: int) -> KeyPair: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[KeyPair]: ...
    def __getitem__(self, index: int | slice) -> KeyPair | Sequence[KeyPair]:
        return _key_rows(self._actions, self._dice)[index]


def key_list(actions: dict[str, QAction], dice: int) -> KeyList:
    """The keys of the real actions, and of so many dice."""
    return KeyList(actions, dice)


def native_keys(keys: QKeySequence) -> str:
    """As the keyboard's own language calls them."""
    return keys.toString(QKeySequence.SequenceFormat.NativeText)


def _key_rows(actions: dict[str, QAction], dice: int) -> list[KeyPair]:
    """Those of the running game; keys that are no action's stand where they belong."""
    control = native_keys(QKeySequence("Ctrl+1")).removesuffix("1")
    beside = {
        "aside-all": [(f"1–{dice}", _translated(NUMBER_KEYS)), (f"⇧ 1–{dice}", _translated(SHIFT_NUMBER_KEYS))],
        "enter": [
            (_translated(TAB_KEYS), _translated(CHOOSE_KEYS)),
            (f"{control}↑ · ↓ · ← · →", _translated(READ_KEYS)),
        ],
        "block": [(f"{control}1–8", _translated(BLOCK_KEYS))],
    }
    rows = []
    for spec in SPECS:
        rows += beside.get(spec.id, [])
        keys = " · ".join(map(native_keys, actions[spec.id].shortcuts()))
        if keys and actions[spec.id].isVisible():
            rows.append((keys, _translated(spec.title).replace("&", "")))
    return rows


def _translated(text: Text) -> str:
    return say(text, QCoreApplication.translate)
