"""What an evening at one page costs in memory: games of both kinds, one after the other, no reload.

python -m bench.evening [--lines 1500]

A real server and a real Chromium; somebody plays against bots who don't think twice, and sees
everything move. Every so many lines of the log the page is cleaned up by force, and what is left is
told: the heap, nodes and listeners. Then the lobby again, as at the beginning.
"""

from __future__ import annotations

import argparse
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import CDPSession, Page, sync_playwright
from tests.web.given import FLAGS, PLAYERS, Served, choose, new_page
from tests.web.test_browser import ANSWER
from tools.browser import find_or_install
from tools.web import build

GAMES = ("bootleggers", "chicago")
EVERY = 150
#: A game that does not go on is given up, in seconds.
PATIENCE = 240
#: Answer whatever is asked, and see all that moves, quickly.
PLAY = f"""() => {{
    const answer = {ANSWER};
    window.playing = setInterval(() => answer(), 120);
}}"""
STOP = "() => clearInterval(window.playing)"
#: How many lines the log has.
LINES = """() => Math.max(0, ...[...document.querySelectorAll('[role=log] [data-line]')]
    .map((each) => Number(each.dataset.line) + 1))"""
OVER = "() => document.querySelector('dialog[open] .won') !== null"


@dataclass
class Held:
    """What the page holds after it has been cleaned up."""

    heap: float
    nodes: int
    listeners: int

    def __str__(self) -> str:
        return f"{self.heap:.2f} MB, {self.nodes} nodes, {self.listeners} listeners"


def held(session: CDPSession) -> Held:
    for _ in range(3):
        session.send("HeapProfiler.collectGarbage")
    told = session.send("Performance.getMetrics")["metrics"]
    found = {each["name"]: each["value"] for each in told}
    return Held(found["JSHeapUsedSize"] / 1e6, int(found["Nodes"]), int(found["JSEventListeners"]))


def to_lobby(page: Page, url: str) -> None:
    page.evaluate("() => { history.pushState(null, '', '/'); }")
    page.evaluate("() => dispatchEvent(new PopStateEvent('popstate'))")
    page.locator(".now .button").wait_for()
    page.wait_for_timeout(1500)
    assert page.url == url


def play(page: Page, session: CDPSession, game: str, most: int) -> None:
    choose(page, game)
    page.locator(".now .button").click()
    page.locator(PLAYERS[game]).first.wait_for(state="attached")
    page.evaluate(PLAY)
    samples: list[tuple[int, Held]] = []
    changed, before = time.monotonic(), 0
    while True:
        page.wait_for_timeout(500)
        lines, over = page.evaluate(LINES), page.evaluate(OVER)
        if lines != before:
            changed, before = time.monotonic(), lines
        stuck = time.monotonic() - changed > PATIENCE
        if lines >= (samples[-1][0] if samples else 0) + EVERY or over or stuck:
            samples.append((lines, held(session)))
            print(f"  {lines} lines: {samples[-1][1]}", flush=True)
        if over or stuck or lines >= most:
            break
    page.evaluate(STOP)
    (first, early), (last, late) = samples[0], samples[-1]
    if last > first:
        grown = (late.heap - early.heap) * 1000 / (last - first)
        print(f"  {game}: {grown:.2f} kB a line from line {first} to line {last}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--lines", type=int, default=1500)
    parser.add_argument("--rounds", type=int, default=2)
    wanted = parser.parse_args()
    build()
    with tempfile.TemporaryDirectory() as folder:
        served = Served(Path(folder))
        try:
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=find_or_install(), args=FLAGS)
                page = new_page(browser, 1440, 900)
                page.add_init_script('localStorage.setItem("backroom.speed", "fast")')
                page.goto(served.url)
                page.locator(".now .button").wait_for()
                page.wait_for_timeout(1500)
                session = page.context.new_cdp_session(page)
                session.send("Performance.enable")
                session.send("HeapProfiler.enable")
                print(f"the lobby: {held(session)}")
                for _ in range(wanted.rounds):
                    for game in GAMES:
                        print(game, flush=True)
                        play(page, session, game, wanted.lines)
                        to_lobby(page, served.url)
                        print(f"the lobby again: {held(session)}", flush=True)
                browser.close()
        finally:
            served.kill()


if __name__ == "__main__":
    main()
