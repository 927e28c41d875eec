"""Any game can be played in the browser: on a table made of words, questions, deals and the log."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import Browser, Page

from tests.web.given import (
    IN_WORDS,
    OVER,
    PATIENCE,
    WATCH,
    Served,
    choose,
    invite,
    new_page,
    press,
    read_it,
)

#: Marks what is to be clicked next: pass if that can be done, else one of the first answers in
#: turn; of several things the first ones, then "these". Returns what kind of thing it is. What has
#: only just come up is not clicked: that would not be heeded.
NEXT = """() => {
    for (const old of document.querySelectorAll('[data-next]')) old.removeAttribute('data-next');
    const sheet = document.querySelector('.ask .panel');
    if (!sheet) return '';
    const asked = sheet.querySelector('.prompt')?.innerText ?? '';
    if (asked !== window.asked) [window.asked, window.since] = [asked, performance.now()];
    if (performance.now() - window.since < 400) return '';
    const mark = (found, kind) => { found.setAttribute('data-next', ''); return kind; };
    const box = sheet.querySelector('.question fieldset input:not(:checked):not(:disabled)');
    const these = sheet.querySelector('.question button[data-enter]:not(:disabled)');
    if (sheet.querySelector('.question fieldset')) {
        if (these) return mark(these, 'several');
        return box ? mark(box, 'box') : '';
    }
    const answers = [...sheet.querySelectorAll('.question button.answer:not(:disabled)')]
        .filter((answer) => answer.checkVisibility());
    const passes = answers.filter((answer) => answer.dataset.key === 'p');
    window.turn = (window.turn ?? 0) + 1;
    if (passes.length) return mark(passes[0], 'pass');
    if (answers.length) return mark(answers[window.turn % Math.min(answers.length, 3)], 'answer');
    const group = sheet.querySelector('.question button.group');
    return group ? mark(group, 'group') : '';
}"""


def play(people: tuple[Page, ...], so_far: str = OVER, patience: float = PATIENCE) -> set[str]:
    """To the end of the game, or so far; the kinds of things that were clicked."""
    until = time.monotonic() + patience
    clicked: set[str] = set()
    while not all(page.evaluate(so_far) for page in people):
        assert time.monotonic() < until, f"the game does not end: {clicked}"
        moved = False
        for page in people:
            kind = "" if page.evaluate(OVER) else page.evaluate(NEXT)
            if kind and press(page, "[data-next]"):
                clicked.add(kind)
                moved = True
        if not moved:
            people[0].wait_for_timeout(50)
    return clicked


#: The first game turn of King of Chicago is over.
ONE_TURN = """() => {
    const heading = document.querySelector('main .plain h2')?.innerText ?? '';
    return Number(heading.match(/Game turn (\\d+)/)?.[1]) > 1;
}"""


@pytest.mark.parametrize(
    "so_far", [ONE_TURN, pytest.param(OVER, marks=pytest.mark.soak)], ids=["one-turn", "whole"]
)
def test_two_people_and_two_bots_play_king_of_chicago(
    served: Served, browser: Browser, so_far: str
) -> None:
    host, _ = people = invite(served, browser, "chicago", in_words=True)
    for page in people:
        page.locator("main .plain table").first.wait_for()
    assert host.get_by_role("columnheader", name="Territories").count() == 2
    assert host.get_by_role("rowheader", name="Gus").first.is_visible()
    # Whether anybody has something to pass on in the first turn is up to the cards.
    wanted = {"answer"} if so_far is ONE_TURN else {"pass", "answer"}
    assert wanted <= play(people, so_far, PATIENCE * (1 if so_far is ONE_TURN else 12))
    for page in people:
        if so_far == OVER:
            assert "points" in page.locator("dialog[open] li.won").inner_text()
        page.context.close()


def test_the_game_of_the_tests_is_played_though_the_browser_has_never_heard_of_it(
    served: Served, browser: Browser
) -> None:
    people = invite(served, browser, "cellar", seats=3)
    for page in people:
        page.locator("main .plain table").first.wait_for()
    clicked = play(people)
    assert {"several", "answer"} <= clicked, "bids, and tokens on shelves"
    for page in people:
        assert page.locator("dialog[open] li.won").count() >= 1
        assert page.locator("dialog[open] li").count() == 3
        page.context.close()


def test_a_game_with_a_board_can_be_told_in_words_too(served: Served, browser: Browser) -> None:
    page = new_page(browser, 1440, 900)
    page.goto(served.url)
    page.locator(".now .button").click()
    page.locator("main .street, main [data-house]").first.wait_for()
    page.locator("button.menu").click()
    page.locator("dialog[open] details", has_text="Settings").locator("summary").click()
    plain = page.locator("dialog[open]").get_by_role("checkbox", name="in words")
    plain.check()
    page.locator("main .plain table").first.wait_for()
    assert page.get_by_role("heading", name="Speakeasies").is_visible()
    plain.uncheck()
    page.locator("main [data-house]").first.wait_for()
    assert page.locator("main .plain").count() == 0
    page.context.close()


def test_a_private_deal_with_a_promise(served: Served, browser: Browser) -> None:
    """Its parties see it; whoever looks on sees that there is one (K10.4)."""
    host, guest = people = invite(served, browser, "chicago", in_words=True)
    guest.locator("main .plain table").first.wait_for()
    watcher = new_page(browser, 1440, 900)
    watcher.goto(host.evaluate(WATCH))
    deal_open = "() => document.querySelector('main .plain h2')?.innerText.includes('Game turn')"
    until = time.monotonic() + PATIENCE
    # An offer lapses with the step: one is made while the table waits for the host.
    waits = """() => document.querySelector('.panel .question button.answer') !== null
        && document.querySelector('.panel [data-key=p]') === null"""
    while not (all(page.evaluate(deal_open) for page in people) and host.evaluate(waits)):
        assert time.monotonic() < until, "the first game turn does not begin"
        for page in people:
            if page.evaluate(NEXT):
                press(page, "[data-next]")
    host.get_by_role("navigation").get_by_role("button", name="Deals").click()
    host.get_by_role("button", name="Make an offer").click()
    tray = host.get_by_role("form", name="Make an offer")
    tray.get_by_role("button", name="Gus").click()
    cash = tray.get_by_role("spinbutton", name="You give: Cash")
    assert cash.get_attribute("step") == "50", "money is in steps of $50"
    cash.fill("50")
    tray.get_by_role("button", name="hands off").click()
    tray.get_by_label("Which one?").select_option("3")
    assert "You give $50 and a promise; you get nothing" in tray.inner_text()
    tray.get_by_role("button", name="Make this offer").click()
    offer = guest.locator(".ask .offer", has_text="Boss has an offer")
    assert "territory 4" in offer.inner_text() and "$50" in offer.inner_text()
    offer.wait_for()
    read_it(guest)
    offer.get_by_role("button", name="Shake hands").click()
    watcher.get_by_role("navigation").get_by_role("button", name="Deals").click()
    book = watcher.locator(".side .entry")
    book.wait_for()
    assert "something that Boss has promised Gus in private" in book.inner_text()
    guest.get_by_role("navigation").get_by_role("button", name="Deals").click()
    assert "territory 4" in guest.locator(".side .entry").inner_text()
    for page in (*people, watcher):
        page.context.close()


@pytest.mark.parametrize("locale", ["en-US", "de-DE", "fr-FR", "it-IT"])
def test_the_plain_table_is_no_wider_than_a_phone(
    served: Served, browser: Browser, locale: str
) -> None:
    page = new_page(browser, 390, 844, locale)
    page.add_init_script(IN_WORDS)
    page.goto(served.url)
    choose(page, "chicago")
    page.locator(".now .button").click()
    page.locator("main .plain table").first.wait_for()
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 390
    wide = (
        "() => { const m = document.querySelector('main'); return m.scrollWidth - m.clientWidth }"
    )
    assert page.evaluate(wide) <= 0, "nothing is cut off, and nothing is scrolled sideways"
    page.context.close()


def test_mild_words_are_spoken_where_the_table_wants_them(served: Served, browser: Browser) -> None:
    page = new_page(browser, 1440, 900)
    page.add_init_script(IN_WORDS)
    page.goto(served.url)
    choose(page, "chicago")
    page.locator("details.own > summary").click()
    page.locator("details.own [name=others][value=bots]").check()
    page.locator("details.own details > summary").click()
    page.get_by_role("radio", name="mild").check()
    page.locator("details.own .button").last.click()
    page.locator("main .plain table").first.wait_for()
    words = page.locator("main").inner_text()
    assert "dancers" in words and "girls" not in words
    page.context.close()
