"""Work in several processes. Ctrl-C is heard by whoever started them, who ends them."""

from __future__ import annotations

import multiprocessing
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from typing import TypeVar

T = TypeVar("T")

#: Spawned, not forked: the same on every system, and nothing is inherited by accident.
SPAWN = multiprocessing.get_context("spawn")


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


def in_order(
    work: Callable[[int], T], numbers: Sequence[int], jobs: int, batch: int = 4
) -> Iterator[T]:
    """What the work makes of each number, in order. Who listens no longer ends the work."""
    others = set(multiprocessing.active_children())
    with ProcessPoolExecutor(jobs, mp_context=SPAWN) as pool:
        try:
            with undisturbed():
                done = pool.map(work, numbers, chunksize=batch)
            yield from done
        except BaseException:
            for child in set(multiprocessing.active_children()) - others:
                child.terminate()
            raise
        finally:
            pool.shutdown(cancel_futures=True)
