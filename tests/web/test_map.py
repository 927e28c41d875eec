"""The map of the city, by hand."""

from __future__ import annotations

from playwright.sync_api import Browser

from tests.web.given import Served, choose, new_page, press

ANSWER = ".panel .question button.answer"
STARS = ".map [data-pick^='lot:']"


def test_a_click_that_takes_its_time_answers_on_the_map(served: Served, browser: Browser) -> None:
    """A hand holds the button down for a moment: that is no drag of the map."""
    page = new_page(browser, 1440, 900)
    page.goto(served.url)
    choose(page, "chicago")
    page.locator(".now .button").click()
    page.locator(ANSWER).first.wait_for()
    while not page.locator(STARS).count():  # what has only just come up is not clicked yet
        press(page, ANSWER)
    box = page.locator(STARS).first.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.wait_for_timeout(150)
    page.mouse.up()
    page.wait_for_function("(stars) => !document.querySelector(stars)", arg=STARS, timeout=5000)
    page.context.close()
