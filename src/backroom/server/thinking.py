"""Where bots think, and whatever else takes long is worked out: in processes of their own, never
in the one that serves people.

A bot's dice and memory come with the situation: whichever process thinks for it, and however often
one dies, it is the same bot.
"""

from __future__ import annotations

import asyncio
import logging
import os
import pickle
import signal
import threading
import zlib
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from typing import NamedTuple, TypeVar

from backroom.company.thinking import Advice, Situation, Thought, advise, hire, think
from backroom.games import shelf

T = TypeVar("T")

_log = logging.getLogger("backroom.bots")

#: When the server stops, a bot has so many seconds to finish.
_LAST_THOUGHT = 2.0


class Place(NamedTuple):
    """Where a bot sits, and which one it is."""

    game: str
    table: str
    seat: int
    bot: str


class WorkFailed(Exception):
    """Nothing came of it."""


class BotFailed(Exception):
    """No thought came of it."""


# --- in the worker -------------------------------------------------------------------------------


def _begin() -> None:
    """Ctrl-C is the server's business. If the server dies, nobody is left to think for."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def _think(packed: bytes) -> Thought:
    place: Place
    situation: Situation
    place, situation = pickle.loads(packed)
    return think(hire(place.bot, shelf.find(place.game)), situation)


def _advise(packed: bytes) -> Advice:
    place: Place
    situation: Situation
    place, situation = pickle.loads(packed)
    return advise(hire(place.bot, shelf.find(place.game)), situation)


# --- in the server -------------------------------------------------------------------------------


class Thinkers:
    """The processes. They are started when first needed."""

    def __init__(self, workers: int, patience: float) -> None:
        self._workers: list[ProcessPoolExecutor | None] = [None] * workers
        self._patience = patience
        #: One piece of work at a time each: its time is up when it takes too long, not when it has
        #: to wait; and what waits is not lost with a process that is given up.
        self._turns = [asyncio.Lock() for _ in range(workers)]
        self._closed = False

    async def think(self, place: Place, situation: Situation) -> Thought:
        """What a bot does next."""
        return await self._of_bot(place, situation, _think)

    async def advise(self, place: Place, situation: Situation) -> Advice:
        """What a bot would do in somebody's place, and why."""
        return await self._of_bot(place, situation, _advise)

    async def _of_bot(self, place: Place, situation: Situation, job: Callable[[bytes], T]) -> T:
        """Packed at once: the table goes on meanwhile."""
        packed = pickle.dumps((place, situation), pickle.HIGHEST_PROTOCOL)
        try:
            return await self.work(place.table, job, packed)
        except WorkFailed as failure:
            if failure.__cause__ is not None:
                _log.error("bot %s failed", place.bot, exc_info=failure.__cause__)
            raise BotFailed(place.bot) from failure.__cause__

    async def work(self, table: str, job: Callable[[bytes], T], packed: bytes) -> T:
        """A function of a module, with what it needs, in the process that thinks for the table."""
        at = zlib.crc32(table.encode()) % len(self._workers)
        async with self._turns[at]:
            for _ in range(2):  # a process that has died is no fault of this work, perhaps
                if self._closed:
                    break
                worker = self._worker(at)
                try:
                    done = asyncio.get_running_loop().run_in_executor(worker, job, packed)
                    return await asyncio.wait_for(done, self._patience)
                except BrokenProcessPool:
                    self._drop(at, worker)
                except TimeoutError:
                    self._drop(at, worker)
                    break
                except Exception as error:
                    raise WorkFailed(table) from error
        raise WorkFailed(table)

    def close(self) -> None:
        """They finish their thought, if it does not take too long; whoever waits does not begin."""
        self._closed = True
        workers = [worker for worker in self._workers if worker is not None]
        self._workers = [None] * len(self._workers)
        for worker in workers:
            processes = list((worker._processes or {}).values())
            worker.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.join(_LAST_THOUGHT)
                if process.is_alive():
                    process.kill()

    def _worker(self, at: int) -> ProcessPoolExecutor:
        worker = self._workers[at]
        if worker is None:
            # Not forked: the server has threads.
            worker = ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=_begin)
            self._workers[at] = worker
        return worker

    def _drop(self, at: int, worker: ProcessPoolExecutor) -> None:
        if self._workers[at] is worker:
            self._workers[at] = None
        for process in list((worker._processes or {}).values()):  # it may never stop by itself
            process.kill()
        worker.shutdown(wait=False, cancel_futures=True)
