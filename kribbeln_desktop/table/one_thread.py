"""An executor of one thread that never keeps the program from ending."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor, Future
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, ParamSpec, TypeVar

T = TypeVar("T")
P = ParamSpec("P")

PATIENCE_SECONDS = 1.0
"""How long ``shutdown`` waits for work that runs; after that its thread is left to end with the program."""

Work = tuple[Future[Any], Callable[[], Any]]


class OneThread(Executor):
    """Does one piece of work after the other; the thread starts with the first."""

    def __init__(self) -> None:
        self._waiting: SimpleQueue[Work | None] = SimpleQueue()
        self._thread: Thread | None = None

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """See ``Executor``."""
        future: Future[T] = Future()
        self._waiting.put((future, lambda: fn(*args, **kwargs)))
        if self._thread is None:
            self._thread = Thread(target=_work, args=(self._waiting,), name="one thread", daemon=True)
            self._thread.start()
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """See ``Executor``; waits no longer than ``PATIENCE_SECONDS``."""
        if cancel_futures:
            for work in _taken(self._waiting):
                work[0].cancel()
        self._waiting.put(None)
        if wait and self._thread is not None:
            self._thread.join(PATIENCE_SECONDS)


def _taken(waiting: SimpleQueue[Work | None]) -> list[Work]:
    taken: list[Work] = []
    while True:
        try:
            work = waiting.get_nowait()
        except Empty:
            return taken
        if work is not None:
            taken.append(work)


def _work(waiting: SimpleQueue[Work | None]) -> None:
    while (work := waiting.get()) is not None:
        future, call = work
        if not future.set_running_or_notify_cancel():
            continue
        try:
            result = call()
        except BaseException as error:  # as every executor does: it is the future that raises
            future.set_exception(error)
        else:
            future.set_result(result)
        del work, future, call
