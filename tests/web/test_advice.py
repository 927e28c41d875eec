"""What would you do? And what is said when a part of the page can't be fetched."""

from __future__ import annotations

import time

from playwright.sync_api import Browser, Page, Route, expect

from tests.web.given import PATIENCE, Served, new_page

LAMP = ".panel .prompt .hint"
TAKE = ".panel .told button"


def alone(served: Served, browser: Browser) -> Page:
    page = new_page(browser, 1440, 900)
    page.goto(served.url)
    page.locator(".now .button").click()
    page.locator(LAMP).wait_for()
    return page


def test_advice_is_taken_with_a_tap_and_goes_on_until_all_that_is_arranged_is_given(
    served: Served, browser: Browser
) -> None:
    page = alone(served, browser)
    until = time.monotonic() + PATIENCE
    while not page.locator(".panel .plan").count():
        assert time.monotonic() < until, "nothing is ever arranged"
        page.locator(LAMP).or_(page.locator(".panel .plan")).first.wait_for()
        if page.locator(LAMP).count() and not page.locator(TAKE).count():
            page.locator(LAMP).click()
        if page.locator(TAKE).count():
            page.locator(TAKE).first.click()
        page.wait_for_timeout(150)
    # It goes on from what is arranged, and ends with the button that gives it.
    while page.locator(".panel .plan").count():
        assert time.monotonic() < until, "it is never given"
        parts = page.locator(".panel .plan [data-parts]").get_attribute("data-parts")
        page.locator(LAMP).click()
        expect(page.locator(".panel .told .why")).not_to_be_empty()
        if page.locator("[data-hinted]").count():
            expect(page.locator(".panel .told")).to_contain_text("I'd leave it at that")
        else:
            expect(page.locator(".panel .told")).to_contain_text("Here's what I'd do")
        page.locator(TAKE).click()
        page.wait_for_function(
            "(parts) => document.querySelector('.panel [data-parts]')?.dataset.parts !== parts",
            arg=parts,
        )
    page.context.close()


def test_a_part_that_is_gone_is_fetched_anew_once_and_then_said(
    served: Served, browser: Browser
) -> None:
    page = alone(served, browser)

    def gone(route: Route) -> None:
        route.fulfill(status=404, body="")

    page.route("**/assets/Hint-*.js", gone)
    page.evaluate("() => { window.before = true }")
    page.locator(LAMP).click()
    page.wait_for_function("() => !window.before")  # it has begun anew
    page.locator(LAMP).wait_for()
    page.evaluate("() => { window.before = true }")
    page.locator(LAMP).click()
    expect(page.locator(".outdated[role=alert]")).to_contain_text("Load it again")
    page.wait_for_timeout(500)
    assert page.evaluate("() => window.before"), "it does not begin over and over"
    page.unroute("**/assets/Hint-*.js")
    page.get_by_role("button", name="Load it again").click()
    page.locator(LAMP).click()
    expect(page.locator(".panel .told")).to_be_visible()
    page.context.close()
