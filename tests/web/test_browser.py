"""People at real browsers: two of them and two bots play a whole game, whatever happens."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import Browser, Error, Page, expect

from tests.web.given import OVER, PATIENCE, Served, invite, new_page, read_it

#: Load what fits, then answer the question with one of its first answers, in turn.
ANSWER = """(stop) => {
    const asked = document.querySelector('.panel .prompt')?.innerText ?? '';
    if (stop && asked.includes(stop)) return -1;
    const given = document.querySelector('.panel .plan [data-enter]');
    if (given) { given.click(); return 1; }
    for (const more of document.querySelectorAll('.panel .question .amount button.all'))
        if (!more.disabled) more.click();
    const answers = [...document.querySelectorAll('.panel .question button.answer:not(:disabled)')];
    if (!answers.length) return 0;
    window.turn = (window.turn ?? 0) + 1;
    answers[window.turn % Math.min(answers.length, 4)].click();
    return answers.length;
}"""


def test_one_click_and_you_are_in_a_game(served: Served, browser: Browser) -> None:
    page = new_page(browser, 1440, 900)
    page.goto(served.url)
    page.locator(".now .button").click()
    page.locator(".panel .question button.answer").first.wait_for(state="attached")
    assert "#" not in page.url, "whoever sees the address has no seat by it"
    assert page.locator(".panel .question button.answer").count() == 12, "twelve muscle cards"
    page.context.close()


@pytest.mark.parametrize(
    ("locale", "words"),
    [("fr-FR", "Jouer"), ("de-DE", "spielen"), ("it-IT", "Gioca"), ("en-GB", "Play now")],
)
def test_the_page_speaks_the_browser_s_language(
    served: Served, browser: Browser, locale: str, words: str
) -> None:
    page = new_page(browser, 390, 844, locale)
    page.goto(served.url)
    assert words in page.locator(".now .button").inner_text()
    width = page.evaluate("() => document.documentElement.scrollWidth")
    assert width <= 390, "nothing is wider than a phone"
    page.context.close()


def test_the_keyboard_answers(served: Served, browser: Browser) -> None:
    page = new_page(browser, 1440, 900)
    page.goto(served.url)
    page.keyboard.press("Tab")
    expect(page.locator(".now .button")).to_be_enabled()
    page.locator(".now .button").focus()
    page.keyboard.press("Enter")
    page.locator(".panel .question details summary").click()
    page.locator(".panel .question button.answer").first.wait_for()
    page.wait_for_timeout(1000)  # a key pressed at once might have been meant for something else
    expect(page.locator(".panel .told")).to_have_count(0)
    page.keyboard.press("h")  # as the lamp beside the question would
    expect(page.locator(".panel .question .told")).to_contain_text("Here's what I'd do")
    page.keyboard.press("3")
    page.wait_for_function(
        "() => document.querySelectorAll('.panel .question button.answer').length !== 12"
    )
    page.context.close()


def sit_down(served: Served, browser: Browser, short: bool = False) -> tuple[Page, Page]:
    """Two people and two bots at a table of Bootleggers."""
    people = invite(served, browser, short=short)
    for page in people:
        page.locator(".panel .question button.answer").first.wait_for(state="attached")
        assert page.locator(".panel .hint[data-key]").count() == 0, "nobody gives hints"
    return people


def play_until(people: tuple[Page, Page], rule: str, cash: int = 0) -> None:
    """Answer anything until both are asked what this rule is about, and have that much (in G)."""
    until = time.monotonic() + PATIENCE
    while True:
        asked = [page.evaluate(ANSWER, rule) for page in people]
        if asked == [-1, -1]:
            if all(own_cash(page) >= cash for page in people):
                return
            for page in people:
                page.evaluate(ANSWER)
        assert time.monotonic() < until, f"nobody is asked about {rule}"
        people[0].wait_for_timeout(60)


def own_cash(page: Page) -> int:
    found = re.search(r"\d+", page.locator("[data-at='own-cash']").inner_text())
    assert found is not None, "one's own cash is always in sight"
    return int(found[0])


def test_two_people_strike_a_deal(served: Served, browser: Browser) -> None:
    host, guest = people = sit_down(served, browser)
    play_until(people, "B13.6", cash=1)
    host.keyboard.press("o")
    host.locator(".tray .to").get_by_role("button", name="Gus").click()
    host.locator(".tray .give input[type=number]").first.fill("1")
    host.locator(".tray [type=submit]").click()
    offer = guest.locator(".panel .offer", has_text="Boss has an offer")
    offer.wait_for()
    read_it(guest)
    offer.get_by_role("button", name="Shake hands").click()
    host.locator(".side", has_text="It's a deal!").wait_for()
    for page in people:
        page.context.close()


def after_all(page: Page, script: str) -> int:
    """Of a page that begins anew by itself: its line was cut while it fetched a part of itself."""
    while True:
        try:
            return int(page.evaluate(script))
        except Error as error:
            if "Execution context was destroyed" not in error.message:
                raise
            page.wait_for_load_state()


def test_two_people_and_two_bots_play_a_whole_game(served: Served, browser: Browser) -> None:
    """One line is cut and comes back; the server is killed and started again in between."""
    host, guest = people = sit_down(served, browser, short=True)
    cut = killed = False
    until = time.monotonic() + PATIENCE
    answered = 0
    while not all(after_all(page, OVER) for page in people):
        if time.monotonic() > until:
            stuck = [page.locator("body").inner_text() for page in people]
            pytest.fail(f"the game does not end ({answered} answers): {stuck}")
        moved = [after_all(page, ANSWER) for page in people]
        answered += sum(bool(count) for count in moved)
        if not cut and answered > 20:
            guest.context.set_offline(True)
            guest.wait_for_timeout(300)
            guest.context.set_offline(False)
            cut = True
        if not killed and answered > 40:
            served.kill()
            host.locator(".banner.lost").wait_for()
            served.start()
            host.locator(".banner.lost").wait_for(state="detached")
            killed = True
        host.wait_for_timeout(40 if any(moved) else 120)

    assert cut and killed
    for page in people:
        assert "$" in page.locator("body").inner_text()
        page.context.close()
