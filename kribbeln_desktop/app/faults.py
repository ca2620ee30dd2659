"""Our own bugs: written to a log for bug reports, and told to the person in one sentence, never as a traceback."""

from __future__ import annotations

import logging
import sys
import threading
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Any

from PySide6.QtCore import (
    QCoreApplication,
    QMessageLogContext,
    QObject,
    Qt,
    QtMsgType,
    Signal,
    qInstallMessageHandler,
    qVersion,
)

from kribbeln_desktop import __version__
from kribbeln_desktop.core.texts import Text, mark

LARGEST_LOG = 1_000_000
"""Bytes; one older file as large is kept beside it."""
REPEATS = 5
"""So often the same fault is logged; what happens at every repaint must not fill the log."""

Tell = Callable[[Text], None]

_LEVELS = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}


class _LogFile(logging.Handler):
    """Opens its file, and loads what turns files over, only when there is something to log.

    A log that cannot be written is no reason to stop, or to say anything.
    """

    def __init__(self, file: Path) -> None:
        super().__init__()
        self._path = file
        self._file: logging.FileHandler | None = None

    def emit(self, record: logging.LogRecord) -> None:
        """Write ``record``, or go on."""
        with suppress(OSError):
            self._opened().emit(record)

    def _opened(self) -> logging.FileHandler:
        if self._file is None:
            from logging.handlers import RotatingFileHandler

            self._path.parent.mkdir(parents=True, exist_ok=True)
            self._file = RotatingFileHandler(self._path, maxBytes=LARGEST_LOG, backupCount=1, encoding="utf-8")
            self._file.setFormatter(self.formatter)
            self._file.handleError = self.handleError  # type: ignore[method-assign]
        return self._file

    def handleError(self, record: logging.LogRecord) -> None:
        """Go on."""

    def close(self) -> None:
        """Let go of the file."""
        if self._file is not None:
            self._file.close()
        super().close()


class FaultWatch(QObject):
    """Watches for exceptions nobody caught, in any thread, and for Qt's own messages."""

    _found = Signal()

    def __init__(self, log_file: Path, tell: Tell | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.tell = tell
        """Called in this object's thread with the sentence for people, once for each different fault."""
        self._file = log_file
        self._handler: logging.Handler | None = None
        self._seen: Counter[str] = Counter()
        self._found.connect(self._on_found, Qt.ConnectionType.QueuedConnection)
        self._before: list[Any] = []

    def start(self) -> None:
        """Begin to watch."""
        self._handler = open_log(self._file)
        self._before = [sys.excepthook, threading.excepthook, sys.unraisablehook]
        sys.excepthook = self._on_exception
        threading.excepthook = self._on_thread_exception
        sys.unraisablehook = self._on_unraisable
        self._before.append(qInstallMessageHandler(_on_qt_message))

    def stop(self) -> None:
        """Leave everything as it was before ``start``."""
        sys.excepthook, threading.excepthook, sys.unraisablehook, handler = self._before
        qInstallMessageHandler(handler)
        if self._handler is not None:
            close_log(self._handler)

    def _on_exception(
        self, kind: type[BaseException], error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if issubclass(kind, KeyboardInterrupt):
            QCoreApplication.quit()
            return
        place = _place(kind, trace)
        self._seen[place] += 1
        if self._seen[place] <= REPEATS:
            log_fault(kind, error)
        if self._seen[place] == 1:
            with suppress(RuntimeError):  # the program is ending, and this object is gone already
                self._found.emit()

    def _on_thread_exception(self, arguments: threading.ExceptHookArgs) -> None:
        if not issubclass(arguments.exc_type, SystemExit):
            self._on_exception(arguments.exc_type, arguments.exc_value, arguments.exc_traceback)

    def _on_unraisable(self, arguments: sys.UnraisableHookArgs) -> None:
        self._on_exception(arguments.exc_type, arguments.exc_value, arguments.exc_traceback)

    def _on_found(self) -> None:
        if self.tell is not None:
            self.tell(sentence(self._file))


def sentence(log_file: Path) -> Text:
    """What a person is told about a bug."""
    return _BUG_LOGGED(file=str(log_file)) if log_file.exists() else _BUG


def open_log(file: Path) -> logging.Handler:
    """Write what is logged from now on to ``file`` as well; goes on silently where that is impossible."""
    handler = _LogFile(file)
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    logging.getLogger().addHandler(handler)
    return handler


def close_log(handler: logging.Handler) -> None:
    """Undo ``open_log``."""
    logging.getLogger().removeHandler(handler)
    handler.close()


def log_fault(kind: type[BaseException], error: BaseException | None) -> None:
    """Log an exception nobody caught, with what a bug report needs to say about the machine."""
    import platform

    machine = f"{platform.python_version()} on {platform.platform()}"
    logger = logging.getLogger(__name__)
    logger.error(
        "%s in Kribbeln Desktop %s, Qt %s, Python %s", kind.__name__, __version__, qVersion(), machine, exc_info=error
    )


def _place(kind: type[BaseException], trace: TracebackType | None) -> str:
    """What tells one fault from another: its kind and where it arose."""
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return f"{kind.__name__} {trace.tb_frame.f_code.co_filename}:{trace.tb_lineno}" if trace else kind.__name__


def _on_qt_message(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
    logging.getLogger("qt").log(_LEVELS.get(kind, logging.WARNING), "%s", message)
    if sys.stderr is not None:
        with suppress(OSError, ValueError):  # nobody reads it any more
            print(message, file=sys.stderr)


_BUG_LOGGED = mark(
    "Faults",
    "Something went wrong inside the program; your game is kept as it was, so please go on or start the program again. "
    "What a bug report needs is in {file}.",
)
_BUG = mark(
    "Faults",
    "Something went wrong inside the program; your game is kept as it was, so please go on or start the program again.",
)
