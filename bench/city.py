"""How smoothly the map of King of Chicago moves, with six bosses and all of it taken.

python -m bench.city

A real server and a real Chromium; what the server tells of territories and businesses is filled up
on its way to the page. Frames are counted at full speed, long tasks with the CPU slowed down four
times. Run it on a quiet machine.
"""

from __future__ import annotations

import json
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

from bench.browser import SLOWER, WATCH
from playwright.sync_api import Page, WebSocketRoute, sync_playwright
from tests.web.given import FLAGS, Served, new_page
from tools.browser import find_or_install
from tools.web import build

SEATS = 6
#: The lots of the Loop by size: small, medium, large; and how many businesses there are of each.
LOTS = ((0, 9), (12, 6), (20, 3))
FRAMES = """() => {
    window.frames_ = [];
    let last = performance.now();
    const tick = (now) => {
        window.frames_.push(now - last);
        last = now;
        window.counting = requestAnimationFrame(tick);
    };
    window.counting = requestAnimationFrame(tick);
}"""
STOP = "() => { cancelAnimationFrame(window.counting); return window.frames_.slice(2); }"


def fill(message: str | bytes) -> str | bytes:
    """The same, with a crowded city."""
    told: dict[str, Any] = json.loads(message)
    view = told.get("view")
    if not isinstance(view, dict):
        return message
    if "table" in view:
        count = len(view["table"]["territories"])
        view["table"]["territories"] = [at % SEATS for at in range(count)]
    if "businesses" in view:
        lots = [first + at for first, count in LOTS for at in range(count)]
        for at, business in enumerate(view["businesses"]):
            business.update(owner=at % SEATS, lot=lots[at], count=at % 4)
    return json.dumps(told)


def between(socket: WebSocketRoute) -> None:
    server = socket.connect_to_server()
    server.on_message(lambda message: socket.send(fill(message)))
    socket.on_message(server.send)


def move_about(page: Page) -> None:
    """Drag the map, and turn the wheel, as somebody does who looks around."""
    box = page.locator(".map .view").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    for turn in range(12):
        page.mouse.move(x, y)
        page.mouse.wheel(0, -120 if turn < 6 else 120)
        page.wait_for_timeout(16)
    page.mouse.wheel(0, -600)
    for way in (1, -1, 1):
        page.mouse.move(x, y)
        page.mouse.down()
        for step in range(30):
            page.mouse.move(x + way * step * 9, y + way * step * 4)
            page.wait_for_timeout(8)
        page.mouse.up()


def measure(served: Served) -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_or_install(), args=FLAGS)
        page = new_page(browser, 1440, 900)
        page.add_init_script(WATCH)
        page.route_web_socket("**/*", between)
        page.goto(served.url)
        page.locator(".games input[value=chicago]").check()
        page.locator("details.own > summary").click()
        page.locator("details.own [name=others][value=bots]").check()
        page.locator("details.own .sizes").get_by_label(str(SEATS), exact=True).check()
        page.locator("details.own .button").last.click()
        page.locator(".map .pieces [data-thing]").first.wait_for()
        page.wait_for_timeout(2000)
        taken = page.locator(".pieces [data-at^='territory-']:not([data-thing])").count()
        opened = page.locator(".pieces [data-at^='business-']:not([data-thing])").count()
        print(f"territories taken: {taken}; businesses open: {opened}")
        page.evaluate(FRAMES)
        move_about(page)
        frames = sorted(page.evaluate(STOP))
        late = sum(frame > 1.5 * 1000 / 60 for frame in frames)
        print(
            f"frames: {len(frames)}, median {median(frames):.1f} ms, "
            f"99 of 100 within {frames[int(len(frames) * 0.99)]:.1f} ms, {late} late"
        )
        session = page.context.new_cdp_session(page)
        session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        page.evaluate("() => { window.tasks = []; }")
        move_about(page)
        page.wait_for_timeout(500)
        tasks = page.evaluate("window.tasks")
        print(f"tasks above 50 ms while it moves, {SLOWER} × slower: {sorted(tasks)}")
        browser.close()


def main() -> None:
    build()
    with tempfile.TemporaryDirectory() as folder:
        served = Served(Path(folder))
        try:
            measure(served)
        finally:
            served.kill()


if __name__ == "__main__":
    main()
