"""A guided first game, in a real browser: told card by card, played by the reader, to its end."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page

from tests.web.given import Served, new_page

#: Nothing moves and nobody waits.
AT_ONCE = 'localStorage.setItem("backroom.speed", "off")'
#: What is told, how it lies, and what is to be done: `at` is the thing to pick, if one is lit.
LOOK = """() => {
    const card = document.querySelector('.guide'), ring = document.querySelector('.ring');
    if (!card) return null;
    const [c, r] = [card, ring].map((each) => each?.getBoundingClientRect());
    const on = r ? Math.max(0, Math.min(c.right, r.right) - Math.max(c.left, r.left))
        * Math.max(0, Math.min(c.bottom, r.bottom) - Math.max(c.top, r.top)) : 0;
    const wide = document.documentElement.scrollWidth - innerWidth;
    return {
        told: card.querySelector('.words').innerText, end: card.matches('.end'), covers: on, wide,
        next: card.querySelector('[data-key=n]') !== null, does: card.matches('.does'),
        inside: c.left >= 0 && c.top >= 0 && c.right <= innerWidth && c.bottom <= innerHeight,
    };
}"""
NEXT = "() => document.querySelector('.guide [data-key=n]')?.click()"
#: Do what the reader is told to, on the real table: what is lit, what is arranged, what lies ready.
ANSWER = """() => {
    const click = (found) => { found?.click(); return found !== null && found !== undefined; };
    if (click(document.querySelector('.panel .plan [data-enter]'))) return 'given';
    const ring = document.querySelector('.guide.does ~ .ring')?.getBoundingClientRect();
    for (const pick of ring ? document.querySelectorAll('[data-pick]') : []) {
        const box = pick.getBoundingClientRect();
        const off = Math.abs(box.left - ring.left - 6) + Math.abs(box.top - ring.top - 6);
        if (off < 6 && Math.abs(box.width + 12 - ring.width) < 6) {
            pick.dispatchEvent(new MouseEvent('click', { bubbles: true }));
            return 'picked';
        }
    }
    if (click(document.querySelector('.panel [data-key=a]'))) return 'ready';
    const answers = document.querySelectorAll('.panel .question button.answer:not(:disabled)');
    return click(answers[0]) ? 'answered' : '';
}"""


def learn(served: Served, browser: Browser, game: str, size: tuple[int, int], locale: str) -> Page:
    page = new_page(browser, *size, locale, newcomer=True)
    page.add_init_script(AT_ONCE)
    page.goto(served.url)
    page.locator(f"[data-learn={game}]").click()
    page.locator(".guide").wait_for()
    return page


def walk(page: Page) -> list[str]:
    """Read and do whatever is told, until the guide has told all. What was told, in order."""
    told: list[str] = []
    for _ in range(1500):
        seen = page.evaluate(LOOK)
        if seen is not None and (not told or told[-1] != seen["told"]):
            told.append(seen["told"])
            assert seen["covers"] == 0, f"it lies on what it speaks of: {told[-1]}"
            assert seen["inside"] and seen["wide"] <= 0, told[-1]
        if seen is not None and seen["end"]:
            return told
        if seen is not None and seen["next"]:
            page.evaluate(NEXT)  # unless the moment is over meanwhile
        elif not page.evaluate(ANSWER):
            page.wait_for_timeout(40)
    raise AssertionError(f"it does not end: {told[-3:]}")


def end(page: Page) -> None:
    """Stop where the guide does: whoever leads has won, and the guide says what to do next."""
    page.locator(".guide.end .button").nth(1).click()
    page.locator("dialog[open] .won").wait_for()


@pytest.mark.parametrize(
    ("game", "size", "locale", "words"),
    [
        ("bootleggers", (1440, 900), "en-GB", "Welcome to the back room"),
        ("bootleggers", (390, 844), "de-DE", "Willkommen im Hinterzimmer"),
    ],
)
def test_a_guided_first_game_is_played_to_its_end(
    served: Served,
    browser: Browser,
    game: str,
    size: tuple[int, int],
    locale: str,
    words: str,
) -> None:
    page = learn(served, browser, game, size, locale)
    told = walk(page)
    assert told[0].startswith(words)
    assert len(told) > 25
    assert not [card for card in told if "learn-" in card], "every card has words"
    end(page)
    page.context.close()


def test_it_can_be_put_away_and_goes_on_where_it_was(served: Served, browser: Browser) -> None:
    page = learn(served, browser, "bootleggers", (1440, 900), "en-GB")
    first = page.locator(".guide .words").inner_text()
    page.locator(".guide [data-key=n]").click()
    second = page.locator(".guide .words").inner_text()
    page.locator(".guide [data-key=b]").click()
    assert page.locator(".guide .words").inner_text() == first, "back"
    page.locator(".guide [data-key=n]").click()
    page.reload()
    page.locator(".guide").wait_for()
    assert page.locator(".guide .words").inner_text() == second, "after a reload it goes on"
    page.get_by_role("button", name="Skip the guide").click()
    page.locator(".guide").wait_for(state="detached")
    page.reload()
    page.get_by_role("button", name="Guide, please").click()
    assert page.locator(".guide .words").inner_text() == second
    page.context.close()
