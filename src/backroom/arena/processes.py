"""Work in several processes. Ctrl-C is heard by whoever started them, who ends them."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing.connection import wait
from typing import TypeVar

from backroom.arena.executors import AHEAD, Executor, Serial, WorkersLost, batches, done, fetched

T = TypeVar("T")

#: Spawned, not forked: the same on every system, and nothing is inherited by accident.
SPAWN = multiprocessing.get_context("spawn")
#: So many numbers are handed to a process at once; to hand them over takes a fraction of a
#: millisecond, a game tens of them.
_BATCH = 4


@contextmanager
def undisturbed() -> Iterator[None]:
    """Processes that are started here don't hear Ctrl-C."""
    if threading.current_thread() is not threading.main_thread():  # signals are not for us
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def leave_with_parent() -> None:
    """A process whose parent was killed would wait for work for ever: it leaves, too."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        sentinel = parent.sentinel

        def watch() -> None:
            wait([sentinel])
            os._exit(1)

        threading.Thread(target=watch, daemon=True).start()


class Processes(Executor):
    """In processes of this machine."""

    def __init__(self, jobs: int) -> None:
        self._jobs = jobs

    def in_order(self, work: Callable[[int], T], numbers: range) -> Iterator[T]:
        others = set(multiprocessing.active_children())
        with ProcessPoolExecutor(self._jobs, SPAWN, leave_with_parent) as pool:

            def submit(part: range) -> Future[list[T]]:
                with undisturbed():  # the pool starts a process when there is work for it
                    return pool.submit(done, work, part)

            try:
                parts = batches(numbers, self._jobs, _BATCH)
                yield from fetched(parts, submit, Future.result, AHEAD * self._jobs)
            except BaseException as error:
                for child in set(multiprocessing.active_children()) - others:
                    child.terminate()
                if isinstance(error, BrokenProcessPool):
                    raise WorkersLost(str(error)) from error
                raise
            finally:
                pool.shutdown(cancel_futures=True)


def on_this_machine(jobs: int) -> Executor:
    """Here, or in so many processes."""
    return Serial() if jobs == 1 else Processes(jobs)
