"""Gangsters are placed by drag, by keys and by tap, in secret and all at once (K8.6)."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, FloatRect, Page
from tools.web import build

from tests.web.given import AT_ONCE, PATIENCE, Served, choose, new_page
from tests.web.test_browser import ANSWER

SEATING = ".seating"
#: Each gangster's number and spot, as they stand now.
PLACED = """() => Object.fromEntries(
    [...document.querySelectorAll('.seating [data-gangster]')].map((tag) =>
        [tag.dataset.gangster, tag.closest('[data-spot]').dataset.spot]))"""
#: Somebody who can be put somewhere else, and where.
ANYBODY = "() => document.querySelector('.seating [data-gangster]').dataset.gangster"
OTHERS = """() => [...document.querySelectorAll('.seating .spot.can')]
    .map((spot) => spot.dataset.spot)"""
#: My gangsters are placed.
GIVE = ".panel .answer[data-key='d']"
PLAN = ".panel .plan"


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """The same dice every time."""
    build()
    server = Served(tmp_path_factory.mktemp("placing"), dice="a gang to place")
    yield server
    server.kill()


def placing(page: Page, served: Served) -> None:
    """A game of one's own, until one's gang is placed."""
    page.add_init_script(AT_ONCE)
    page.add_init_script("crypto.getRandomValues = (bytes) => bytes.fill(7)")
    page.goto(served.url)
    choose(page, "chicago")
    page.locator(".now .button").click()
    page.locator(".panel .prompt").first.wait_for()
    until = time.monotonic() + PATIENCE
    while not page.locator(f"{SEATING} .spot").count():
        assert time.monotonic() < until, "nobody has placed anybody"
        page.evaluate(ANSWER, "K8.6")
        page.wait_for_timeout(60)
    page.wait_for_timeout(600)  # what has only just come up is not answered


def box_of(page: Page, selector: str) -> FloatRect:
    box = page.locator(selector).bounding_box()
    assert box is not None
    return box


def middle(box: FloatRect) -> tuple[float, float]:
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def moved(page: Page, gangster: str, spot: str) -> None:
    page.wait_for_function(f"([who, spot]) => ({PLACED})()[who] === spot", arg=[gangster, spot])


@pytest.mark.rule("K8.6")
def test_a_gang_is_placed_by_drag_keys_and_tap_and_given_at_once(
    served: Served, browser: Browser
) -> None:
    page = new_page(browser, 1440, 900)
    placing(page, served)
    before = page.evaluate(PLACED)
    who: str = page.evaluate(ANYBODY)
    tag = f".seating [data-gangster='{who}']"

    page.locator(tag).click()  # taken: where he can go lights up
    [spot, *_] = page.evaluate(OTHERS)
    page.locator(f".seating [data-spot='{spot}'] .here").click()
    moved(page, who, spot)

    page.mouse.move(*middle(box_of(page, tag)))
    page.mouse.down()
    page.mouse.move(*middle(box_of(page, f".seating [data-spot='{before[who]}']")), steps=8)
    page.mouse.up()
    moved(page, who, before[who])

    page.locator(tag).focus()
    page.keyboard.press("ArrowRight")
    page.wait_for_function(f"([who, spot]) => ({PLACED})()[who] !== spot", arg=[who, before[who]])
    now = page.evaluate(PLACED)

    # Nothing of it has been given: after a reload all is as it was.
    other = page.context.new_page()
    other.goto(page.url)
    other.locator(f"{SEATING} .spot").first.wait_for()
    assert other.evaluate(PLACED) == before
    other.close()

    assert page.evaluate(PLACED) == now
    assert page.locator(PLAN).count() == 1
    page.locator(GIVE).click()
    page.wait_for_function("(plan) => !document.querySelector(plan)", arg=PLAN)
    page.context.close()
