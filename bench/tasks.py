"""What a page does, by the browser's own trace: each task of its main thread, in CPU time.

That is what the page costs: the clock on the wall counts whatever else the machine does, too.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, Page

CATEGORIES = ["disabled-by-default-devtools.timeline", "blink.user_timing"]
TASK = "RunTask"


class Trace:
    """What was written down between two moments; times are in milliseconds."""

    def __init__(self) -> None:
        self.events: list[dict[str, Any]] = []

    def tasks(self, since: str | None = None, until: str | None = None) -> list[float]:
        """The page's tasks that cost something, in their order; since and until it made these marks
        (`performance.mark`)."""
        begun = self._mark(since) if since else float("-inf")
        ended = self._mark(until) if until else float("inf")
        mains = {
            (each["pid"], each["tid"])
            for each in self.events
            if each["name"] == "thread_name" and each["args"]["name"] == "CrRendererMain"
        }
        tasks = [
            each
            for each in self.events
            if each["name"] == TASK and "tdur" in each and (each["pid"], each["tid"]) in mains
        ]
        tasks.sort(key=lambda each: float(each["ts"]))
        return [each["tdur"] / 1000 for each in tasks if begun <= each["ts"] < ended]

    def _mark(self, name: str) -> float:
        return next(float(each["ts"]) for each in self.events if each["name"] == name)


@contextmanager
def traced(browser: Browser, page: Page) -> Iterator[Trace]:
    """Of what the page does here; it can be read afterwards."""
    trace = Trace()
    browser.start_tracing(page=page, categories=CATEGORIES)
    try:
        yield trace
    finally:
        trace.events = json.loads(browser.stop_tracing())["traceEvents"]


def above(tasks: list[float], least: float) -> str:
    """The tasks that took longer, the longest first."""
    return str(sorted((round(each) for each in tasks if each > least), reverse=True))
