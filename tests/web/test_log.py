"""The log: by rounds, with the rule of each line, only what one looks for, however long it is."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import Browser, Page, expect

from backroom.games import shelf
from tests.web.given import AT_ONCE, PATIENCE, PLAYERS, Served, choose, new_page
from tests.web.long_log import LONG, lines_of, tell
from tests.web.test_browser import ANSWER

#: More lines than these are never on the page at once.
MOST = 320


def sit_down(served: Served, page: Page, game: str) -> None:
    page.goto(served.url)
    choose(page, game)
    page.locator(".now .button").click()
    page.locator(PLAYERS[game]).first.wait_for(state="attached")


@pytest.mark.parametrize(
    ("game", "locale", "word", "phone"),
    [("bootleggers", "de-DE", "Kisten", True), ("chicago", "en-US", "hospital", False)],
)
def test_a_long_log_is_read_by_rounds(
    served: Served, browser: Browser, game: str, locale: str, word: str, phone: bool
) -> None:
    events = lines_of(game)
    shape = shelf.find(game).lines
    begins = {str(kind.__struct_config__.tag) for kind in shape.rounds}
    page = new_page(browser, *((390, 844) if phone else (1440, 900)), locale)
    tell(page, events)
    sit_down(served, page, game)
    if phone:
        page.locator(".bar button.log").click()
    log = page.get_by_role("log")
    lines = log.locator("[data-line]")
    heads = log.locator("h3 [data-head]")
    rounds = sum(event["event"] in begins for event in events)
    expect(heads.nth(rounds - 1)).to_be_attached()
    lines.last.wait_for()
    assert 0 < lines.count() <= MOST
    assert heads.first.get_attribute("aria-expanded") == "false", "what is long ago is closed"

    # One of them is opened, by keyboard; its lines are there, each with its rule.
    first = next(n for n, event in enumerate(events) if event["event"] in begins) + 1
    heads.nth(0 if first == 1 else 1).focus()
    page.keyboard.press("Enter")
    log.locator(f"[data-line='{first}']").wait_for()
    page.keyboard.press("ArrowDown")
    if page.evaluate("() => document.activeElement.matches('h4 *')"):
        page.keyboard.press("ArrowDown")
    assert page.evaluate("() => Number(document.activeElement.dataset.line)") == first
    assert lines.count() <= MOST
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator("dialog[open] .words")).not_to_be_empty()
    page.keyboard.press("Escape")

    # What touched me is less than everything, and what I look for less than that.
    choice = page.locator(".filter select")
    choice.select_option("me")
    expect(heads.first).to_have_attribute("aria-expanded", "true")  # what is looked for is open
    assert lines.count() <= MOST
    page.locator(".filter input").fill(word)
    expect(lines.first).to_contain_text(word, ignore_case=True)
    expect(lines.last).to_contain_text(word, ignore_case=True)
    page.locator(".filter input").fill("xyzzy")
    expect(lines).to_have_count(0)
    expect(log.locator(".none")).to_be_visible()
    choice.select_option("all")
    page.locator(".filter input").fill("")
    expect(lines.last).to_be_visible()
    assert page.evaluate("() => document.documentElement.scrollWidth") <= (390 if phone else 1440)
    assert len(events) == LONG
    page.context.close()


#: Do the words of the line that is pointed at lie below its bookmark?
COVERED = """() => {
    const line = document.querySelector("[data-line]:hover");
    const flag = line.querySelector(".flag").getBoundingClientRect();
    const words = document.createRange();
    words.selectNodeContents(line.querySelector("p"));
    return [...words.getClientRects()].some(({ left, right, top, bottom }) =>
        right > flag.left + 1 && left < flag.right && bottom > flag.top && top < flag.bottom);
}"""


def test_a_bookmark_covers_no_words(served: Served, browser: Browser) -> None:
    page = new_page(browser, 1440, 900)
    tell(page, lines_of("bootleggers"))
    sit_down(served, page, "bootleggers")
    lines = page.get_by_role("log").locator("[data-line]")
    lines.last.wait_for()
    for at in (-1, -2, -3, -4):
        line = lines.nth(at)
        line.hover()
        line.locator(".flag").wait_for()
        assert not page.evaluate(COVERED), line.inner_text()
    page.context.close()


def test_a_word_can_be_written_at_the_last_line_on_a_phone(
    served: Served, browser: Browser
) -> None:
    page = new_page(browser, 390, 844, "it-IT")
    page.add_init_script(AT_ONCE)
    sit_down(served, page, "bootleggers")
    page.locator("nav.bar .log").click()
    log = page.get_by_role("log")
    until = time.monotonic() + PATIENCE
    while not log.evaluate("(log) => log.scrollHeight > log.clientHeight + 100"):
        assert time.monotonic() < until, "nothing happens"
        page.evaluate(ANSWER)
        page.wait_for_timeout(100)
    line = log.locator("[data-line]").last
    line.click(position={"x": 20, "y": 10})
    line.locator(".flag").click()
    field = line.get_by_role("textbox")
    expect(field).to_be_focused()
    expect(field).to_be_in_viewport(ratio=1)
    page.context.close()


def test_what_happened_meanwhile_is_still_told_after_a_reload(
    served: Served, browser: Browser
) -> None:
    page = new_page(browser, 1440, 900)
    sit_down(served, page, "bootleggers")
    page.locator(".fan [data-pick]").first.wait_for()
    page.evaluate("document.querySelector('.fan [data-pick]').click()")
    page.locator(".offer [data-pick]").first.wait_for()
    recap = page.locator(".recap li")
    recap.first.wait_for()
    told = recap.all_inner_texts()
    page.reload()
    page.locator(".offer [data-pick]").first.wait_for()
    recap.first.wait_for()
    again = recap.all_inner_texts()  # as many lines as there is room for just then
    both = min(len(told), len(again))
    assert both > 0 and again[:both] == told[:both]
    page.context.close()
