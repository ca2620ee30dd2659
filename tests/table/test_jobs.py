"""Slow work runs elsewhere; its outcome comes in the GUI thread, later, once, or never."""

from __future__ import annotations

import threading
import time
from concurrent.futures import ThreadPoolExecutor

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot
from shiboken6 import delete
from table_play import AtOnce, WhenTold

from kribbeln_desktop.table import one_thread
from kribbeln_desktop.table.jobs import JobRunner


def test_work_runs_in_another_thread_and_its_result_comes_in_this_one(qtbot: QtBot) -> None:
    runner = JobRunner()
    threads: list[threading.Thread] = []
    outcomes: list[object] = []

    def done(outcome: object) -> None:
        threads.append(threading.current_thread())
        outcomes.append(outcome)

    runner.submit(threading.current_thread, done)
    assert outcomes == []
    qtbot.waitUntil(lambda: bool(outcomes))
    assert threads == [threading.current_thread()]
    assert outcomes != threads
    runner.shut_down()


def test_no_thread_runs_before_the_first_job(qtbot: QtBot) -> None:
    before = threading.active_count()
    runner = JobRunner()
    assert threading.active_count() == before
    runner.shut_down()


def test_an_exception_is_an_outcome(qtbot: QtBot) -> None:
    runner = JobRunner(AtOnce())
    outcomes: list[object] = []
    error = ValueError("oops")

    def work() -> int:
        raise error

    runner.submit(work, outcomes.append)
    qtbot.waitUntil(lambda: bool(outcomes))
    assert outcomes == [error]


def test_even_work_done_at_once_is_delivered_later(qtbot: QtBot) -> None:
    outcomes: list[object] = []
    JobRunner(AtOnce()).submit(lambda: 3, outcomes.append)
    assert outcomes == []


def test_a_cancelled_job_delivers_nothing(qtbot: QtBot) -> None:
    executor = WhenTold()
    runner = JobRunner(executor)
    outcomes: list[object] = []
    job = runner.submit(lambda: 1, outcomes.append)
    runner.submit(lambda: 2, outcomes.append)
    job.cancel()
    executor.drain()
    qtbot.waitUntil(lambda: bool(outcomes))
    assert outcomes == [2]


@pytest.mark.parametrize("is_late", [False, True])
def test_after_the_shut_down_nothing_is_delivered_and_nothing_waited_for(qtbot: QtBot, is_late: bool) -> None:
    runner = JobRunner(ThreadPoolExecutor(1))
    outcomes: list[object] = []
    go_on = threading.Event()
    if not is_late:
        runner.submit(go_on.wait, outcomes.append)
        runner.submit(lambda: 2, outcomes.append)
    begin = time.monotonic()
    runner.shut_down()
    assert time.monotonic() - begin < 1
    if is_late:
        runner.submit(lambda: 1, outcomes.append)
    go_on.set()
    qtbot.wait(20)
    assert outcomes == []


def test_a_thread_that_does_not_end_is_left_behind(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(one_thread, "PATIENCE_SECONDS", 0.05)
    runner = JobRunner()
    outcomes: list[object] = []
    go_on = threading.Event()
    runner.submit(go_on.wait, outcomes.append)
    runner.submit(lambda: "waits behind it", outcomes.append)
    runner.abandon()
    runner.submit(lambda: "another thread", outcomes.append)
    qtbot.waitUntil(lambda: bool(outcomes))
    runner.submit(go_on.wait, outcomes.append)
    runner.shut_down()
    assert outcomes == ["another thread"]
    go_on.set()


def test_work_at_the_end_is_waited_for(qtbot: QtBot) -> None:
    runner = JobRunner()
    ends: list[int] = []

    def work() -> None:
        time.sleep(0.05)
        ends.append(1)

    runner.submit(work, lambda _outcome: None)
    time.sleep(0.01)
    runner.shut_down()
    assert ends == [1]


def test_a_runner_that_ended_with_the_program_is_no_fault(qtbot: QtBot, caplog: pytest.LogCaptureFixture) -> None:
    """Work that ends later finds no object to tell; executors log what a callback raises."""
    executor = WhenTold()
    runner = JobRunner(executor)
    ends: list[int] = []
    runner.submit(lambda: 1, ends.append)  # type: ignore[arg-type]
    delete(runner)
    executor.drain()
    assert ends == []
    assert caplog.records == []


@pytest.mark.parametrize("ends", ["shut_down", "abandon"])
def test_what_is_given_up_touches_nothing_afterwards(qtbot: QtBot, ends: str) -> None:
    """A thread that is in the midst of telling its outcome when the runner is deleted would crash the program."""
    runner, is_telling, has_told = JobRunner(), threading.Event(), threading.Event()

    def tell_slowly() -> None:
        is_telling.set()
        time.sleep(0.2)
        has_told.set()

    runner._finished.connect(lambda _job, _outcome: tell_slowly(), Qt.ConnectionType.DirectConnection)
    job = runner.submit(lambda: 1, lambda _outcome: None)
    assert is_telling.wait(5)
    job.cancel()
    getattr(runner, ends)()
    assert has_told.is_set()


def test_a_job_that_was_cancelled_and_abandoned_tells_nothing(qtbot: QtBot) -> None:
    runner, goes_on, told = JobRunner(), threading.Event(), []
    runner._finished.connect(lambda _job, _outcome: told.append(1), Qt.ConnectionType.DirectConnection)
    job = runner.submit(lambda: goes_on.wait(5), lambda _outcome: None)
    job.cancel()
    runner.abandon()
    goes_on.set()
    qtbot.wait(50)
    assert told == []
