"""Work on a Ray cluster, or on one that is started here for the purpose.

Ray is an extra, ``pip install backroom[ray]``, and imported when somebody asks for it. On each node
Backroom has to be there, in the same version; bots from elsewhere are sent along.
"""

from __future__ import annotations

import logging
import os
import re
import socket
from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, TypeVar

from backroom import __version__
from backroom.arena.executors import (
    AHEAD,
    Executor,
    NotReached,
    WorkersLost,
    batches,
    done,
    fetched,
)
from backroom.bots import roster

T = TypeVar("T")

#: One is started on this machine, and ended with the work.
LOCAL = "local"
#: So many numbers are handed to a worker at once: over a network that takes milliseconds.
_BATCH = 16
#: So many seconds an address has to answer.
_PATIENCE = 5


class NoRay(Exception):
    """Ray is not installed."""


class OtherVersion(Exception):
    """A node has another version of Backroom: its games would not match."""


class RayCluster(Executor):
    """On the cluster at this address; ``jobs``: so many workers of one that is started here;
    ``bots``: those who play, of whom those with an import path are sent along."""

    def __init__(self, address: str, jobs: int | None = None, bots: Iterable[str] = ()) -> None:
        self._address = address
        self._jobs = jobs
        self._bots = list(bots)
        self._ray: Any = _ray()

    def in_order(self, work: Callable[[int], T], numbers: range) -> Iterator[T]:
        ray = self._ray
        self._connect()
        waiting: set[Any] = set()
        try:
            remote = ray.remote(num_cpus=1)(_checked)
            workers = max(1, int(ray.cluster_resources().get("CPU", 1)))

            def submit(part: range) -> Any:
                ticket = remote.remote(__version__, work, part)
                waiting.add(ticket)
                return ticket

            def fetch(ticket: Any) -> list[T]:
                found: list[T] = ray.get(ticket)
                waiting.discard(ticket)
                return found

            yield from fetched(batches(numbers, workers, _BATCH), submit, fetch, AHEAD * workers)
        except ray.exceptions.RayError as error:
            raise WorkersLost(_reason(error)) from error
        finally:
            for ticket in waiting:
                ray.cancel(ticket, force=True)
            ray.shutdown()

    def _connect(self) -> None:
        here = self._address == LOCAL
        how: dict[str, Any] = {"num_cpus": self._jobs, "include_dashboard": False} if here else {}
        try:
            _knock(self._address)
            self._ray.init(
                address=self._address,
                runtime_env=_surroundings(self._bots, here),
                log_to_driver=False,
                logging_level=logging.ERROR,
                **how,
            )
        except (
            OSError,
            OverflowError,
            RuntimeError,
            ValueError,
            AssertionError,
            ImportError,
        ) as error:
            raise NotReached(_reason(error)) from error


def _ray() -> Any:
    # Ray tells its makers how it is used unless it is told not to.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        return import_module("ray")
    except ImportError as error:
        raise NoRay from error


def _knock(address: str) -> None:
    """Is anybody there? Ray itself would try for minutes."""
    place = re.fullmatch(r"(?:ray://)?\[?([^/\[\]]+)\]?:(\d{1,5})", address)
    if place is not None:
        socket.create_connection((place[1], int(place[2])), _PATIENCE).close()


def _surroundings(bots: Iterable[str], here: bool) -> dict[str, Any]:
    """What the workers need to know bots from elsewhere: where they lie, or a copy of them."""
    tops = sorted({bot.partition(".")[0] for bot in bots if roster.is_path(bot)})
    if not tops:
        return {}
    places = [_source(name) for name in tops]
    if not here:
        return {"py_modules": [str(place) for place in places]}
    folders = dict.fromkeys(str(place.parent) for place in places)
    known = os.environ.get("PYTHONPATH")
    return {"env_vars": {"PYTHONPATH": os.pathsep.join([*([known] if known else []), *folders])}}


def _source(module: str) -> Path:
    """The file of a module, or the folder of a package."""
    top = import_module(module)
    file = Path(top.__file__ or ".").resolve() if top.__file__ else Path(next(iter(top.__path__)))
    return file.parent if file.name == "__init__.py" else file


def _checked(version: str, work: Callable[[int], T], numbers: range) -> list[T]:
    """A part of the work, at a worker's."""
    if version != __version__:
        raise OtherVersion(f"{__version__}, not {version}")
    return done(work, numbers)


def _reason(error: BaseException) -> str:
    """What it comes down to: Ray writes whole pages, and that last."""
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    return lines[-1] if lines else type(error).__name__
