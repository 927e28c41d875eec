"""One device goes round: at each hand-over nothing of anybody's is in the page, and whoever has it
sees what is his, and nothing of the others."""

from __future__ import annotations

import json
import re
import time
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, WebSocket, expect

from tests.web.given import PATIENCE, PLAYERS, Served, new_page
from tests.web.test_access import AXE, FOUND
from tests.web.test_browser import ANSWER

#: Everything in the page that is no part of the screen between two people.
BESIDE = """() => {
    const screen = document.querySelector('[data-pass]');
    const own = new Set([...screen.querySelectorAll('*'), screen]);
    for (let up = screen.parentElement; up; up = up.parentElement) own.add(up);
    return [...document.body.querySelectorAll('*')]
        .filter((each) => !own.has(each) && each.tagName !== 'SCRIPT')
        .map((each) => each.outerHTML.slice(0, 200));
}"""
#: Whoever has an offer to answer keeps the device.
TURN_DOWN = """() => [...document.querySelectorAll('.offer.open button')]
    .find((each) => each.innerText.trim() === 'Turn down')?.click()"""
HAND_OVERS = 7


class Heard:
    """What each seat is told over its own line."""

    def __init__(self) -> None:
        self.views: dict[int, dict[str, Any]] = {}
        self.logs: dict[int, int] = {}

    def listen(self, line: WebSocket) -> None:
        seat: list[int] = []

        def hear(raw: str | bytes) -> None:
            told = json.loads(raw)
            if "welcome" in told and not seat:
                seat.append(told["welcome"]["seat"])
            if seat:
                self.views.setdefault(seat[0], {}).update(told.get("view", {}))
            if "log" in told:
                self.logs[seat[0]] = told["log"]["from"] + len(told["log"]["events"])

        line.on("framereceived", hear)


def sees_own(page: Page, game: str, heard: Heard, seat: int) -> None:
    """Of two hands the page shows the one whose turn it is, and no line of the other's log."""
    own = heard.views[seat]["own"]
    if game == "bootleggers":
        labels = [each.get_attribute("aria-label") for each in page.locator(".fan .held").all()]
        shown = {int(re.findall(r"\d+", label or "")[0]) for label in labels}
        assert shown <= set(own["hand"])
        for other, view in heard.views.items():
            assert other == seat or not shown & set(view["own"]["hand"])
    else:
        assert str(own["cash"]) in page.locator(".folder").inner_text().replace(",", "")
    lines = page.locator(".log p").count()
    assert lines <= heard.logs[seat]


@pytest.mark.parametrize("game", PLAYERS)
def test_one_device_goes_round_and_nobody_sees_anothers_hand(
    served: Served, browser: Browser, game: str
) -> None:
    page = new_page(browser, 1440, 900)
    page.emulate_media(reduced_motion="reduce")
    page.add_init_script(path=AXE)
    heard, errors, faults = Heard(), list[str](), list[str]()
    page.on("websocket", heard.listen)
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto(served.url)
    page.get_by_role("link", name="Pass one device around").click()
    page.locator(f"input[value={game}]").check()
    for at, name in enumerate(("Ann", "Bea")):
        page.locator(".name input").nth(at).fill(name)
    faults += page.evaluate(FOUND)
    page.locator("form .button.main").click()
    order: list[int] = []
    screen, take = page.locator("[data-pass]"), page.locator("[data-pass] .button.main")
    since, plays = page.locator(".events"), page.locator("[data-holder]")
    until = time.monotonic() + PATIENCE
    caught_up = 0
    while len(order) < HAND_OVERS:
        assert time.monotonic() < until, f"it stays with {order}"
        if take.count():
            assert page.evaluate(BESIDE) == []
            assert page.title() == "Backroom"
            if not order:
                faults += page.evaluate(FOUND)
            seat = int(screen.get_attribute("data-pass") or "-1")
            expect(page.locator("h1")).to_have_text(f"Pass the device to {('Ann', 'Bea')[seat]}.")
            order.append(seat)
            take.click()
            page.locator(".events, [data-holder]").first.wait_for()
            if since.count():
                assert page.locator(".game").count() == 0
                if not caught_up:
                    faults += page.evaluate(FOUND)
                caught_up += 1
                page.locator("[data-enter]").click()
            page.locator(PLAYERS[game]).first.wait_for()
            page.locator(".hand, .folder").first.wait_for()
            sees_own(page, game, heard, seat)
            assert page.locator(".note[role=alert]").count() == 0, "nothing is wrong with the dice"
        elif plays.count():
            page.evaluate(ANSWER)
            page.evaluate(TURN_DOWN)
        page.wait_for_timeout(40)
    assert order[:2] == [0, 1], "by the order of seats"
    assert caught_up > 1

    # The device is put down in the middle of it, and the page is opened anew.
    page.get_by_role("button", name="Hide and pass on").click()
    assert page.evaluate(BESIDE) == []
    table = page.url.rsplit("/", 1)[1]
    page.goto(f"{served.url}table/{table}")
    screen.wait_for()
    assert page.evaluate(BESIDE) == []
    assert faults == [] and errors == []
    page.context.close()
