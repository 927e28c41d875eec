"""What has just moved under a finger is not answered with: it meant what was there before."""

from __future__ import annotations

from playwright.sync_api import Browser, Page

from tests.web.given import Served, choose, new_page
from tests.web.test_one_screen import SETTLED

#: From now on time stands still but for what the test lets pass; whatever lies there has lain long.
STOP_THE_CLOCK = """() => {
    window.now = performance.now() + 10_000;
    performance.now = () => window.now;
    window.taps = [];
    document.addEventListener("click", (event) => {
        window.taps.push(event.target.closest("[data-pick]")?.dataset.pick);
    });
}"""
#: As an offer that comes in, or a longer question, does.
GROW = """() => {
    const more = document.createElement("p");
    more.style.height = "70px";
    document.querySelector(".panel").prepend(more);
}"""


def tap(page: Page, name: str) -> list[str]:
    """With a finger where it lies now; which taps have come through so far?"""
    box = page.locator(f"[data-pick='{name}']").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    taps: list[str] = page.evaluate("window.taps")
    return taps


def test_a_card_that_has_just_moved_is_not_played(served: Served, browser: Browser) -> None:
    page = new_page(browser, 390, 844)
    page.goto(served.url)
    choose(page, "bootleggers")
    page.locator(".now .button").click()
    page.locator(".fan [data-pick]").first.wait_for()
    page.evaluate(SETTLED)
    names = [
        each.get_attribute("data-pick") or "" for each in page.locator(".fan [data-pick]").all()
    ]
    with page.expect_response("**/steady-*.js"):
        page.locator(".board h2").first.click()
    page.wait_for_load_state("networkidle")
    page.evaluate(SETTLED)
    page.evaluate(STOP_THE_CLOCK)
    before = page.locator(".fan").bounding_box()
    page.evaluate(GROW)
    assert page.locator(".fan").bounding_box() != before, "the hand makes room for the question"
    assert tap(page, names[0]) == []
    page.evaluate("window.now += 349")
    assert tap(page, names[1]) == []
    page.evaluate("window.now += 1")
    assert tap(page, names[2]) == [names[2]]
    page.context.close()
