"""What happens is seen, and then the table is at rest, with everything as it truly is."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.web.given import PATIENCE, Served, new_page
from tests.web.test_browser import ANSWER

#: The stills of the table: their dice as they lie there, and as they are told.
STILLS = """() => [...document.querySelectorAll('[data-at^=still-]')].map((still) => ({
    name: still.dataset.at,
    lying: [...still.querySelectorAll('.die')].map(
        (die) => die.querySelectorAll('.blank').length
            ? 0 : die.querySelectorAll('circle').length),
    told: still.getAttribute('aria-label'),
}))"""
#: Nothing flies about, and nothing else moves either.
AT_REST = (
    """() => !document.querySelector('[data-moving]') && document.getAnimations().length === 0"""
)
#: And we are asked: until we answer, nobody rolls anything.
ASKED_AT_REST = f"""() => ({AT_REST})()
    && document.querySelector('.panel .question button.answer') !== null"""
#: Writes down everything that is seen to move, from now on.
WATCH = """() => {
    window.seen = [];
    new MutationObserver((changes) => {
        for (const change of changes)
            for (const node of change.addedNodes)
                if (node.classList?.contains('thing') || node.classList?.contains('ring'))
                    window.seen.push(node.classList.contains('shown')
                        ? 'shown' : node.classList[0]);
    }).observe(document.body, { childList: true, subtree: true });
}"""
#: Skips what moves; null: nothing does. How much of it is left?
SKIP = """async (by) => {
    const moving = [...document.querySelectorAll('.layer .thing')];
    if (!moving.length) return null;
    const event = by === 'keydown'
        ? new KeyboardEvent(by, { key: 'Escape' }) : new PointerEvent(by);
    window.dispatchEvent(event);
    await new Promise((done) => setTimeout(done));
    return moving.filter((thing) => thing.isConnected).length;
}"""


#: Among fast bots a whole round may go by between two looks.
A_ROUND_IS_OVER = """() =>
    Number(/(\\d+) of 12/.exec(document.querySelector('header').innerText)?.[1]) > 1"""


@pytest.fixture
def page(served: Served, browser: Browser) -> Iterator[Page]:
    page = new_page(browser, 1440, 900)
    page.goto(served.url)
    yield page
    page.context.close()


def sit(page: Page) -> None:
    page.locator(".now .button").click()
    page.locator(".panel .question button.answer").first.wait_for(state="attached")
    page.locator(".layer").wait_for(state="attached")
    page.evaluate(WATCH)


def play_until_rolled(page: Page) -> list[dict[str, Any]]:
    """Answer anything until a still has been rolled; then everything is let come to rest."""
    until = time.monotonic() + PATIENCE
    while not any(any(still["lying"]) for still in page.evaluate(STILLS)):
        assert time.monotonic() < until, "no still is ever rolled"
        page.evaluate(ANSWER)
        page.wait_for_timeout(60)
    page.wait_for_function(ASKED_AT_REST)
    return list(page.evaluate(STILLS))


def test_dice_stay_as_they_fell_and_nothing_moves_at_rest(page: Page) -> None:
    sit(page)
    page.wait_for_function(AT_REST)
    assert not any(any(still["lying"]) for still in page.evaluate(STILLS)), "not rolled yet"
    rolled = play_until_rolled(page)
    assert page.evaluate("() => window.seen.length") > 0, "something was seen to move"
    fell = [still for still in rolled if any(still["lying"])]
    assert fell
    log = page.locator(".log p").all_inner_texts()
    for still in fell:
        dice = " + ".join(str(pips) for pips in still["lying"])
        assert dice in str(still["told"]), "what is seen is what is told"
        assert any(dice in line for line in log), "and what was rolled"
    page.reload()
    page.locator(".layer").wait_for(state="attached")
    page.wait_for_function("() => document.querySelector('[data-at^=still-] .die')")
    assert page.evaluate(STILLS) == rolled, "after a reload too"
    page.wait_for_function(AT_REST)


def test_coming_back_shows_no_backlog(page: Page) -> None:
    sit(page)
    play_until_rolled(page)
    page.reload()
    page.evaluate(WATCH)
    page.locator(".layer").wait_for(state="attached")
    page.wait_for_timeout(500)
    assert page.evaluate("() => window.seen") == []


@pytest.mark.parametrize("how", ["off", "reduced"])
def test_whoever_wants_no_motion_sees_none(page: Page, how: str) -> None:
    if how == "off":
        page.evaluate("() => localStorage.setItem('backroom.speed', 'off')")
        page.reload()
    else:
        page.emulate_media(reduced_motion="reduce")
    sit(page)
    play_until_rolled(page)
    seen = page.evaluate("() => window.seen")
    flown = [what for what in seen if what == "thing"]
    assert flown == []
    assert bool(seen) == (how == "reduced"), "what has changed is marked"


@pytest.mark.parametrize("by", ["keydown", "pointerdown"])
def test_one_key_or_tap_skips_it_all(page: Page, by: str) -> None:
    page.evaluate("() => localStorage.setItem('backroom.speed', 'slow')")
    page.reload()
    sit(page)
    until = time.monotonic() + PATIENCE
    while (left := page.evaluate(SKIP, by)) is None:
        assert time.monotonic() < until, "nothing moves"
        page.evaluate(ANSWER)
        page.wait_for_timeout(20)
    assert left == 0


def test_a_round_that_is_over_can_be_looked_up(served: Served, browser: Browser) -> None:
    page = new_page(browser, 390, 844)
    page.goto(served.url)
    sit(page)
    until = time.monotonic() + PATIENCE
    while not page.evaluate(A_ROUND_IS_OVER):
        assert time.monotonic() < until, "no round is ever over"
        page.evaluate(ANSWER)
        page.wait_for_timeout(60)
    page.locator(".bar button.log").click()
    page.locator(".log button.summed").first.press("Enter")
    table = page.locator("dialog[open] table")
    assert table.locator("tbody tr").count() == 4, "every mobster has a row"
    assert "$" in table.inner_text(), "wages were paid at least"
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 390
    page.keyboard.press("Escape")
    table.wait_for(state="detached")
    page.context.close()


#: Remembers whether the table was ever shown as it was, while the next round is played and asked
#: about; and whether the round on top was ever another than the one that was shown.
HELD = """
window.held = window.ahead = false;
new MutationObserver(() => {
    const round = document.querySelector('.track h2')?.innerText ?? '';
    const moving = document.querySelector('.layer[data-moving]') !== null;
    const docks = document.querySelector('.house .docks') !== null;
    const told = /Round 2/.test(document.querySelector('[role=log]')?.textContent ?? '');
    if (document.querySelector('.ask.later') !== null && moving && docks) {
        window.held = true;
        const turn = document.querySelector('header .turn')?.innerText;
        if (told || round.startsWith('Round 2 ') || turn === 'Your turn') window.ahead = true;
    }
}).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
"""


BEGUN = """() => document.querySelector('.ask.later') !== null
    || /Round 2/.test(document.querySelector('[role=log]')?.textContent ?? '')"""


def test_how_a_round_ended_is_seen_before_the_next_is_laid_out(
    served: Served, browser: Browser
) -> None:
    page = new_page(browser, 1440, 900)
    page.add_init_script(HELD)
    page.goto(served.url)
    page.locator(".now .button").click()
    page.locator(".panel .prompt").wait_for()
    until = time.monotonic() + PATIENCE
    # What is asked next is there first: whoever answered on would miss how the round before ended.
    while not page.evaluate(f"() => ({BEGUN})() || ({ANSWER})() < 0"):
        assert time.monotonic() < until
        page.wait_for_timeout(60)
    page.locator(".house .docks").first.wait_for(state="detached")
    assert page.locator(".track h2").first.inner_text().startswith("Round 2 ")
    assert page.evaluate("window.held"), (
        "crates and money moved on a table that was cleared already"
    )
    assert not page.evaluate("window.ahead"), "the bar on top or the log ran ahead of the board"
    assert page.locator(".offer li").count() > 1
    page.context.close()
