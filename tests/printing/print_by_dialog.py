"""Prints an order as a person does, in a process of its own: the system's dialog is opened, told the queue, accepted.

    python print_by_dialog.py QUEUE ORDER [COMMAND…]

ORDER is JSON: fields of a pad's ``PrintOrder``. COMMAND runs while the dialog is open. What came of it is printed: the
queues that were offered, and a sentence, empty where the pages were taken.
"""

from __future__ import annotations

import json
import subprocess
import sys

from PySide6.QtCore import QTimer
from PySide6.QtPrintSupport import QPrintDialog
from PySide6.QtWidgets import QApplication, QComboBox

from kribbeln_desktop.core.errors import KribbelnError
from kribbeln_desktop.games import find_game
from kribbeln_desktop.printing.dialogs import print_dialog
from kribbeln_desktop.printing.document import ordered_document
from kribbeln_desktop.printing.order import PrintOrder, Subject
from kribbeln_desktop.printing.paper import Document, Paper


def pad(fields: dict[str, object]) -> Document:
    """One copy of the pad with these fields."""
    order = PrintOrder(**{**fields, "subject": Subject.PAD, "paper": Paper(fields["paper"]), "copies": 1})  # type: ignore[arg-type]
    return ordered_document(order, find_game(order.game))


def main(queue: str, order: str, command: list[str]) -> dict[str, object]:
    """What came of it."""
    _application = QApplication([])
    offered: list[str] = []

    def answer() -> None:
        dialogs = [widget for widget in QApplication.topLevelWidgets() if isinstance(widget, QPrintDialog)]
        if not dialogs:
            QTimer.singleShot(20, answer)
            return
        printers = dialogs[0].findChild(QComboBox, "printers")
        assert isinstance(printers, QComboBox)
        offered.extend(printers.itemText(place) for place in range(printers.count()))
        printers.setCurrentText(queue)
        if command:
            subprocess.run(command, check=True, capture_output=True)
        dialogs[0].accept()

    QTimer.singleShot(0, answer)
    fields = json.loads(order)
    try:
        print_dialog(None, pad(fields), fields.get("copies", 1))
    except KribbelnError as error:
        return {"offered": offered, "sentence": str(error)}
    return {"offered": offered, "sentence": ""}


if __name__ == "__main__":
    print(json.dumps(main(sys.argv[1], sys.argv[2], sys.argv[3:])))
