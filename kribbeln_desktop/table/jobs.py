"""Slow work off the GUI thread, its outcome delivered in it."""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Callable
from concurrent.futures import Executor, Future
from functools import partial
from typing import Any, TypeVar

from PySide6.QtCore import QObject, Qt, Signal

from kribbeln_desktop.table.one_thread import OneThread

T = TypeVar("T")


class Job:
    """Work that was handed in; its outcome can be declined."""

    def __init__(self, done: Callable[[Any], None]) -> None:
        self._done: Callable[[Any], None] | None = done

    def cancel(self) -> None:
        """The outcome is not wanted any more: it will not be delivered."""
        self._done = None

    @property
    def is_wanted(self) -> bool:
        """Nobody declined it yet."""
        return self._done is not None

    def deliver(self, outcome: object) -> None:
        """Hand the outcome over, once, unless it was declined."""
        done, self._done = self._done, None
        if done is not None:
            done(outcome)


class JobRunner(QObject):
    """Runs work in an executor; without one, in a thread of its own that starts with the first job."""

    _finished = Signal(object, object)

    def __init__(self, executor: Executor | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._executor = executor or OneThread()
        self._has_own_thread = executor is None
        self._is_shut_down = False
        self.telling = threading.RLock()
        """Whoever tells something from another thread holds it meanwhile, so that giving up can wait for that."""
        self._finished.connect(self._on_finished, Qt.ConnectionType.QueuedConnection)

    def submit(self, work: Callable[[], T], done: Callable[[T | Exception], None]) -> Job:
        """Do ``work`` later; ``done`` gets its result, or the exception, in the GUI thread."""
        job = Job(done)
        if not self._is_shut_down:
            self._executor.submit(_outcome, work).add_done_callback(partial(self._report, job))
        return job

    def abandon(self) -> None:
        """Wait no longer for work that does not end: what comes next runs in another thread.

        Once this returns, a job that was cancelled before touches no object any more.
        """
        with self.telling:
            pass  # a thread that is just telling something has done so
        if self._has_own_thread:
            self._executor.shutdown(wait=False, cancel_futures=True)
            self._executor = OneThread()

    def shut_down(self) -> None:
        """Deliver nothing any more and let the thread end; one that does not is left behind after a moment.

        Then this object may be deleted: what is left behind does not touch it.
        """
        self._is_shut_down = True
        with self.telling:
            pass
        self._executor.shutdown(wait=self._has_own_thread, cancel_futures=True)

    def _report(self, job: Job, future: Future[object]) -> None:
        """Called in whatever thread ended the work."""
        with self.telling:
            if self._is_shut_down or future.cancelled() or not job.is_wanted:
                return
            with contextlib.suppress(RuntimeError):  # the program has ended and taken this object along
                self._finished.emit(job, future.result())

    def _on_finished(self, job: Job, outcome: object) -> None:
        if not self._is_shut_down:
            job.deliver(outcome)


def _outcome(work: Callable[[], object]) -> object:
    try:
        return work()
    except Exception as error:  # of any kind: raised here nobody would see it, whoever asked for the work gets it
        return error
