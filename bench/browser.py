"""How fast the page is: what it costs at rest, how soon a click shows, the longest tasks in play.

python -m bench.browser [--rounds 2]

A real server, a real Chromium slowed down four times by its own means. Run it on a quiet machine.
"""

from __future__ import annotations

import argparse
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Page, sync_playwright
from tests.web.given import FLAGS, Served, new_page
from tests.web.test_browser import ANSWER
from tools.browser import find_or_install
from tools.web import build

SLOWER = 4
REST = 5.0
#: Tasks above 50 ms, as the browser itself reports them.
WATCH = """
window.tasks = [];
new PerformanceObserver((list) => {
    for (const each of list.getEntries()) window.tasks.push(Math.round(each.duration));
}).observe({ type: 'longtask', buffered: true });
window.clicks = [];
new PerformanceObserver((list) => {
    for (const each of list.getEntries())
        if (each.name === 'click') window.clicks.push(Math.round(each.duration));
}).observe({ type: 'event', durationThreshold: 16, buffered: true });
window.clicked = 0;
addEventListener('click', (event) => { window.clicked += event.isTrusted; }, true);
"""


def busy(page: Page, seconds: float) -> float:
    """The share of the time in which the page does something."""
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable")

    def spent() -> float:
        metrics = session.send("Performance.getMetrics")["metrics"]
        return float(next(each["value"] for each in metrics if each["name"] == "TaskDuration"))

    before = spent()
    page.wait_for_timeout(seconds * 1000)
    share = (spent() - before) / seconds
    session.detach()
    return share


def measure(served: Served, rounds: int) -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_or_install(), args=FLAGS)
        page = new_page(browser, 1440, 900)
        page.add_init_script(WATCH)
        page.goto(served.url)
        page.locator(".now .button").click()
        page.locator(".panel .prompt").wait_for()
        page.locator(".mobster").first.wait_for()
        page.wait_for_timeout(3000)
        print(f"at rest: {busy(page, REST):.1%} of a core")
        print(f"moving at rest: {page.evaluate('document.getAnimations().length')}")
        session = page.context.new_cdp_session(page)
        session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        page.evaluate("() => { window.tasks = []; window.clicks = []; }")
        page.wait_for_timeout(REST * 1000)
        print(f"tasks above 50 ms at rest, {SLOWER} × slower: {page.evaluate('window.tasks')}")
        page.evaluate("() => { window.tasks = []; }")
        start = time.monotonic()
        while f"{rounds + 1} " not in page.locator(".track h2").first.inner_text():
            picks = page.locator("[data-pick^='muscle:'], [data-pick^='offer:']")
            if picks.count() and time.monotonic() - start > 1:
                picks.first.click(timeout=5000)
            else:
                page.evaluate(ANSWER)
            page.wait_for_timeout(400)
        tasks, clicks, clicked = page.evaluate("[window.tasks, window.clicks, window.clicked]")
        print(f"tasks above 50 ms in {rounds} rounds, {SLOWER} × slower: {sorted(tasks)[-12:]}")
        print(f"clicks: {clicked}; those that took 16 ms or more to show: {sorted(clicks)} ms")
        browser.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=2)
    rounds = parser.parse_args().rounds
    build()
    with tempfile.TemporaryDirectory() as folder:
        served = Served(Path(folder))
        try:
            measure(served, rounds)
        finally:
            served.kill()


if __name__ == "__main__":
    main()
