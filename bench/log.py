"""How a table with a log of 2,000 lines is sat down at, reloaded and read: its longest tasks.

python -m bench.log [--times 3]

A real server and a real Chromium; the lines are real, too, and are told by way of the socket. Tasks
are counted in CPU time of the page's main thread.
"""

from __future__ import annotations

import argparse
import tempfile
from collections import defaultdict
from pathlib import Path
from statistics import median
from typing import Any

from bench.tasks import traced
from playwright.sync_api import Browser, sync_playwright
from tests.web.given import FLAGS, PLAYERS, Served, choose, new_page
from tests.web.long_log import LONG, lines_of, tell
from tools.browser import find_or_install
from tools.web import build

SIZES = ((1440, 900), (390, 844))
NARROW = 600
REST = 2000


def measure(
    browser: Browser, url: str, game: str, events: list[Any], size: tuple[int, int]
) -> dict[str, float]:
    """The longest task of each thing that is done."""
    longest: dict[str, float] = {}
    page = new_page(browser, *size)
    tell(page, events)
    page.goto(url)
    choose(page, game)
    board = page.locator(PLAYERS[game] if size[0] > NARROW else "section.board").first
    with traced(browser, page) as trace:
        page.locator(".now .button").click()
        board.wait_for(state="attached")
        page.wait_for_timeout(REST)
    longest["sitting down"] = max(trace.tasks())
    with traced(browser, page) as trace:
        page.reload()
        board.wait_for(state="attached")
        page.wait_for_timeout(REST)
    longest["reloading"] = max(trace.tasks())
    if size[0] < NARROW:
        with traced(browser, page) as trace:
            page.locator(".bar button.log").click()
            page.locator("[role=log] [data-line]").last.wait_for()
            page.wait_for_timeout(REST)
        longest["opening the log"] = max(trace.tasks())
    for which in ("me", "all"):
        with traced(browser, page) as trace:
            page.locator(".filter select").select_option(which)
            page.wait_for_timeout(REST)
        longest[f"lines of {which}"] = max(trace.tasks())
    page.context.close()
    return longest


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=3)
    times = parser.parse_args().times
    build()
    with tempfile.TemporaryDirectory() as folder:
        served = Served(Path(folder))
        try:
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=find_or_install(), args=FLAGS)
                for game in PLAYERS:
                    events = lines_of(game)
                    for size in SIZES:
                        found = defaultdict(list)
                        for _ in range(times):
                            told = measure(browser, served.url, game, events, size)
                            for what, task in told.items():
                                found[what].append(task)
                        print(f"{game}, {LONG} lines, {size[0]} × {size[1]}: longest task of CPU")
                        for what, tasks in found.items():
                            print(f"  {what}: {min(tasks):.0f} ms (median {median(tasks):.0f})")
                browser.close()
        finally:
            served.kill()


if __name__ == "__main__":
    main()
