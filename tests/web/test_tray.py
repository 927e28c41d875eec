"""Two people haggle on the tray beside the board: by mouse, by keyboard, and about their word."""

from __future__ import annotations

import time
from itertools import count

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.films import lay, recorded
from tests.web.given import PATIENCE, Served, new_page, read_it
from tests.web.test_browser import ANSWER, own_cash

#: Nothing of the board is hidden behind the tray.
BESIDE = """() => {
    const tray = document.querySelector('.offering').getBoundingClientRect();
    const board = document.querySelector('main.board').getBoundingClientRect();
    return tray.left >= board.right - 1 || tray.top >= board.bottom - 1;
}"""


#: A recorded game, and when its first two seats are asked whether they want to deal (B13.6).
GAME, RECORDS = "default-3-scripted", 21
NUMBERS = count(1)


@pytest.fixture
def people(served: Served, browser: Browser) -> tuple[Page, Page]:
    """Two people and a bot; both are asked whether they want to deal, and have $5G to deal with."""
    table = f"tray{next(NUMBERS):04}"
    game = {table: recorded("bootleggers", GAME)}
    lay(served.folder, game, {table: RECORDS}, names=("Boss", "Gus", "Pearl"), people=2)
    people = new_page(browser, 1440, 900), new_page(browser, 390, 844)
    for seat, page in enumerate(people):
        page.goto(f"{served.url}table/{table}#key-{seat}")
        expect(page.locator(".panel .prompt").first).to_contain_text("B13.6")
        assert own_cash(page) == 5
    return people


def deal_done(page: Page) -> None:
    page.get_by_role("button", name="Log").click()
    expect(page.locator(".side")).to_contain_text("It's a deal!")


def test_goods_are_tapped_on_the_board_and_an_offer_is_countered(
    people: tuple[Page, Page],
) -> None:
    host, guest = people
    host.locator(".panel").get_by_role("button", name="Make an offer").click()
    tray = host.get_by_role("form", name="Make an offer")
    assert host.evaluate(BESIDE), "the tray lies beside the board"
    host.locator("[data-lay='mobster:1']").click()
    expect(tray.get_by_role("button", name="Gus")).to_have_attribute("aria-pressed", "true")
    host.locator("[data-lay='cash:0']").click()
    host.locator("[data-lay='cash:0']").click()
    host.locator("[data-lay='cash:1']").click()
    expect(tray).to_contain_text("You give $2G; you get $1G.")
    tray.get_by_label("A few words to go with it").fill("Between friends.")
    tray.get_by_role("button", name="Make this offer").click()

    offer = guest.locator(".panel .offer", has_text="Boss has an offer for you")
    expect(offer).to_contain_text("Between friends.")
    assert guest.locator(".offer", has_text="Between friends.").count() == 1, "shown once"
    read_it(guest)
    offer.get_by_role("button", name="Counter-offer").click()
    theirs = guest.get_by_role("form", name="Make an offer")
    assert guest.evaluate(BESIDE), "on a phone the board is in sight above it"
    expect(theirs).to_contain_text("You give $1G; you get $2G.")
    theirs.get_by_role("button", name="More: Cash").last.click()
    expect(theirs).to_contain_text("you get $3G")
    theirs.get_by_role("button", name="Make this offer").click()

    answer = host.locator(".panel .offer", has_text="Gus has an offer for you")
    answer.wait_for()
    read_it(host)
    answer.get_by_role("button", name="Shake hands").click()
    deal_done(host)
    for page in people:
        page.context.close()


def test_an_offer_by_keyboard_alone(people: tuple[Page, Page]) -> None:
    host, guest = people
    host.keyboard.press("o")
    focused = "() => document.activeElement.closest('.tray .to') !== null"
    host.wait_for_function(focused)
    host.keyboard.press("Escape")
    expect(host.locator(".tray")).to_have_count(0)
    host.keyboard.press("o")
    host.wait_for_function(focused)
    for _ in range(3):
        if "Gus" in host.evaluate("() => document.activeElement.innerText"):
            break
        host.keyboard.press("Tab")
    host.keyboard.press("Space")
    for _ in range(6):
        host.keyboard.press("Tab")
        if host.evaluate("() => document.activeElement.type") == "number":
            break
    host.keyboard.press("ArrowUp")
    expect(host.locator(".tray")).to_contain_text("You give $1G")
    host.keyboard.press("Enter")
    offer = guest.locator(".panel .offer", has_text="Boss has an offer for you")
    offer.wait_for()
    read_it(guest)
    offer.get_by_role("button", name="Shake hands").click()
    deal_done(host)
    for page in people:
        page.context.close()


def test_who_is_not_trading_is_seen_and_left_alone(people: tuple[Page, Page]) -> None:
    host, guest = people
    guest.locator(".panel").get_by_role("button", name="Make me no offers").click()
    expect(guest.locator(".panel")).to_contain_text("You take no offers in this round.")
    badge = host.locator("[data-mobster='1']").get_by_label("Gus takes no offers in this round.")
    expect(badge).to_be_visible()
    host.keyboard.press("o")
    tray = host.get_by_role("form", name="Make an offer")
    tray.get_by_role("button", name="Gus").click()
    tray.get_by_role("button", name="More: Cash").last.click()
    tray.get_by_role("button", name="Make this offer").click()
    expect(tray).to_contain_text("Gus is taking no offers in this round. Ask somebody else")
    guest.locator(".panel").get_by_role("button", name="Take offers again").click()
    tray.get_by_role("button", name="Make this offer").click()
    expect(tray).to_have_count(0)
    for page in people:
        page.context.close()


def test_a_word_is_not_broken_unwarned(people: tuple[Page, Page]) -> None:
    """B13.4: it binds nobody, but one is asked before it is broken."""
    host, guest = people
    host.keyboard.press("o")
    tray = host.get_by_role("form", name="Make an offer")
    tray.get_by_role("button", name="Gus").click()
    tray.get_by_role("button", name="no truck to …").click()
    which = tray.get_by_label("Which one?").locator("option:checked")
    house, name = which.get_attribute("value"), which.inner_text()  # the first in the street
    tray.get_by_label("Until the end of", exact=True).select_option("round 12")
    expect(tray).to_contain_text("You give a promise; you get nothing.")
    tray.get_by_role("button", name="Make this offer").click()
    offer = guest.locator(".panel .offer", has_text="Boss has an offer for you")
    offer.wait_for()
    read_it(guest)
    offer.get_by_role("button", name="Shake hands").click()
    deal_done(host)

    there = host.locator(f"[data-pick='house:{house}']")
    until = time.monotonic() + PATIENCE
    while host.evaluate(ANSWER, "B7.5") != -1 or there.count() == 0:
        assert time.monotonic() < until, "no truck is ever loaded"
        if there.count() == 0:
            host.evaluate(ANSWER)
        guest.evaluate(ANSWER)
        host.wait_for_timeout(60)
    host.wait_for_timeout(500)  # a click at once was meant for the question before
    there.click()
    choice = host.locator("dialog[open] button")
    if choice.count():
        choice.first.click()
    warning = host.locator(".panel .unsure")
    expect(warning).to_contain_text("This breaks your word")
    expect(warning).to_contain_text(f"not to send a truck to {name}")
    warning.get_by_role("button", name="Yes, do it").click()
    host.wait_for_timeout(500)
    host.locator(".panel").get_by_role("button", name="Do it", exact=True).click()
    expect(host.locator(".side")).to_contain_text("You have broken a promise to Gus")
    for page in people:
        page.context.close()
