"""How a long game is looked back at: how soon it opens, and the longest tasks while it is scrubbed.

python -m bench.back [--game chicago --name default-6-scripted-13] [--times 3]

The longest recorded games in a real server, and a real Chromium. Tasks are counted in CPU time of
the page's main thread, each time in a browser with nothing in it; the opening is also told by the
clock, from the last byte of the history until the board is drawn.
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path
from statistics import median

from bench.tasks import above, traced
from playwright.sync_api import Browser, sync_playwright
from tests.web.films import lay, recorded
from tests.web.given import FLAGS, Served, new_page
from tools.browser import find_or_install
from tools.web import build

GAMES = (("chicago", "default-6-scripted-13"), ("bootleggers", "pre-empt-6-scripted"))
SIZES = ((1440, 900), (390, 844))
#: A task that is felt, in milliseconds.
LONG = 50
#: From the last byte of the history until the slider can be moved and the board is drawn.
OPENED = """() => new Promise((resolve) => {
    const look = () => {
        const there = document.querySelector('[type=range]') &&
            document.querySelector('main section.board');
        if (!there) return requestAnimationFrame(look);
        const [got] = performance.getEntriesByType('resource')
            .filter((each) => each.name.endsWith('/history'));
        performance.mark('data', { startTime: got.responseEnd });
        requestAnimationFrame(() => setTimeout(() => {
            performance.mark('opened');
            resolve(performance.now() - got.responseEnd);
        }));
    };
    look();
})"""
#: A hundred places, one after the other, each drawn before the next.
SCRUB = """async () => {
    const slider = document.querySelector('[type=range]');
    const most = Number(slider.max);
    const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    for (let n = 0; n < 100; n++) {
        slider.value = Math.round((most * ((n * 37) % 100)) / 99);
        slider.dispatchEvent(new Event('input', { bubbles: true }));
        await drawn();
        await drawn();
    }
}"""


def measure(browser: Browser, url: str, width: int, height: int, times: int) -> None:
    clock, cost, opening, scrubbing, all_places = [], [], [], [], []
    for _ in range(times):
        page = new_page(browser, width, height)
        with traced(browser, page) as trace:
            page.goto(url)
            clock.append(page.evaluate(OPENED))
            page.wait_for_timeout(1000)
        cost.append(sum(trace.tasks("data", "opened")))
        opening.append(trace.tasks("data"))
        with traced(browser, page) as trace:
            page.evaluate(SCRUB)
        scrubbing.append(trace.tasks())
        all_places.append(sum(trace.tasks()))
        page.context.close()
    print(
        f"  {width} × {height}: opens {min(clock):.0f} ms after the data by the clock (median"
        f" {median(clock):.0f}), {min(cost):.0f} ms of CPU (median {median(cost):.0f});"
        f" longest task {min(max(each) for each in opening):.0f} ms"
        f" (median {median(max(each) for each in opening):.0f})"
    )
    print(
        f"    scrubbing to 100 places: longest task"
        f" {min(max(each) for each in scrubbing):.0f} ms of CPU"
        f" (median {median(max(each) for each in scrubbing):.0f}),"
        f" {min(all_places) / 100:.1f} ms a place; above {LONG} ms each time:"
        f" {', '.join(above(each, LONG) for each in scrubbing)}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game")
    parser.add_argument("--name")
    parser.add_argument("--times", type=int, default=3)
    wanted = parser.parse_args()
    games = ((wanted.game, wanted.name),) if wanted.game and wanted.name else GAMES
    build()
    with tempfile.TemporaryDirectory() as folder:
        saves = {game: recorded(game, name) for game, name in games}
        lay(Path(folder), saves)
        served = Served(Path(folder))
        try:
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=find_or_install(), args=FLAGS)
                for game, name in games:
                    print(f"{game}, {name}: {len(saves[game].records)} records")
                    for width, height in SIZES:
                        measure(browser, f"{served.url}back/{game}", width, height, wanted.times)
                browser.close()
        finally:
            served.kill()


if __name__ == "__main__":
    main()
