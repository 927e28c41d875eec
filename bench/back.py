"""How a long game is looked back at: how soon it opens, and the longest tasks while it is scrubbed.

python -m bench.back [--game chicago --name default-6-scripted-13]

A recorded game of more than 2,000 records in a real server, and a real Chromium.
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright
from tests.web.films import lay, recorded
from tests.web.given import FLAGS, Served, new_page
from tools.browser import find_or_install
from tools.web import build

#: Tasks above 50 ms as the browser reports them, and when the data was there.
WATCH = """
window.tasks = [];
new PerformanceObserver((list) => {
    for (const each of list.getEntries()) window.tasks.push(Math.round(each.duration));
}).observe({ type: 'longtask', buffered: true });
"""
#: From the last byte of the history to a slider that can be moved, and the board beside it.
OPENED = """() => new Promise((resolve) => {
    const look = () => {
        const there = document.querySelector('[type=range]') &&
            document.querySelector('main section.board');
        if (!there) return requestAnimationFrame(look);
        const [got] = performance.getEntriesByType('resource')
            .filter((each) => each.name.endsWith('/history'));
        resolve(performance.now() - got.responseEnd);
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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="chicago")
    parser.add_argument("--name", default="default-6-scripted-13")
    wanted = parser.parse_args()
    build()
    save = recorded(wanted.game, wanted.name)
    with tempfile.TemporaryDirectory() as folder:
        lay(Path(folder), {"film": save})
        served = Served(Path(folder))
        try:
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=find_or_install(), args=FLAGS)
                for width, height in ((1440, 900), (390, 844)):
                    page = new_page(browser, width, height)
                    page.add_init_script(WATCH)
                    page.goto(f"{served.url}back/film")
                    opened = page.evaluate(OPENED)
                    page.wait_for_timeout(2000)
                    steps = page.locator("[type=range]").get_attribute("max")
                    first = page.evaluate("window.tasks")
                    page.evaluate("() => { window.tasks = []; }")
                    page.evaluate(SCRUB)
                    scrubbed = page.evaluate("window.tasks")
                    print(
                        f"{width} × {height}: {len(save.records)} records, {steps} steps;"
                        f" open {opened:.0f} ms after the data; tasks above 50 ms: opening {first},"
                        f" scrubbing to 100 places {scrubbed}"
                    )
                    page.context.close()
                browser.close()
        finally:
            served.kill()


if __name__ == "__main__":
    main()
