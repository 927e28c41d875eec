"""A guided first game, in a real browser: told card by card, played by the reader, to its end."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import Browser, Page

from tests.web.given import AT_ONCE, PATIENCE, Served, new_page
from tests.web.test_access import examine, prepared

#: What is told, how it lies, and what is to be done: `at` is the thing to pick, if one is lit.
LOOK = """() => {
    const card = document.querySelector('.guide'), ring = document.querySelector('.ring');
    if (!card) return null;
    const [c, r] = [card, ring].map((each) => each?.getBoundingClientRect());
    const on = r ? Math.max(0, Math.min(c.right, r.right) - Math.max(c.left, r.left))
        * Math.max(0, Math.min(c.bottom, r.bottom) - Math.max(c.top, r.top)) : 0;
    const wide = document.documentElement.scrollWidth - innerWidth;
    const sheet = document.querySelector('.ask.closed .sheet')?.getBoundingClientRect();
    const asked = document.createRange();
    asked.selectNodeContents(document.querySelector('.panel .prompt') ?? document.head);
    const half = sheet ? [...asked.getClientRects()].filter((line) =>
        line.height < 30 && line.top + 4 < sheet.bottom && line.bottom - 4 > sheet.bottom) : [];
    return {
        half: half.length,
        told: card.querySelector('.words').innerText, end: card.matches('.end'), covers: on, wide,
        next: card.querySelector('[data-key=n]') !== null, does: card.matches('.does'),
        inside: c.left >= 0 && c.top >= 0 && c.right <= innerWidth && c.bottom <= innerHeight,
    };
}"""
#: Pieces and bare numbers on the board that say nothing when they are pointed at, held or focused.
#: (What lies on the map opens its card; a number in a list stands beside its word.)
BARE = """() => {
    const help = '[data-help], button, a, summary, [role=button][aria-label], '
        + '[role=img][aria-label]';
    const beside = 'dd, li.hired, .die, .before, .figure, [aria-hidden=true], .spoken';
    const bare = [];
    for (const each of document.querySelectorAll('main.board *')) {
        const own = [...each.childNodes].filter((node) => node.nodeType === 3);
        const said = own.map((node) => node.textContent.trim()).join('');
        const number = /\\d/.test(said) && !/\\p{L}{2}/u.test(said);
        if (!(number || each.matches('[data-at]')) || !each.checkVisibility()) continue;
        if (each.closest(beside) || each.closest(help) || each.querySelector(help)) continue;
        bare.push(`${each.tagName} ${each.getAttribute('class')} ${each.dataset.at ?? ''} ${said}`);
    }
    return bare;
}"""
NEXT = "() => document.querySelector('.guide [data-key=n]')?.click()"
#: Do what the reader is told to, on the real table: what is lit, what is arranged, what lies ready.
ANSWER = """() => {
    const click = (found) => { found?.click(); return found !== null && found !== undefined; };
    if (click(document.querySelector('.panel .plan [data-enter]'))) return 'given';
    const ring = document.querySelector('.guide.does ~ .ring')?.getBoundingClientRect();
    const lit = '[data-pick], .panel button.answer:not(:disabled)';
    for (const pick of ring ? document.querySelectorAll(lit) : []) {
        const box = pick.getBoundingClientRect();
        const off = Math.abs(box.left - ring.left - 6) + Math.abs(box.top - ring.top - 6);
        if (off < 6 && Math.abs(box.width + 12 - ring.width) < 6) {
            pick.dispatchEvent(new MouseEvent('click', { bubbles: true }));
            return 'picked';
        }
    }
    if (click(document.querySelector('.panel [data-key=a]'))) return 'ready';
    const answers = document.querySelectorAll('.panel .question button.answer:not(:disabled)');
    // The first, unless that only led in a circle.
    const asked = document.querySelector('.panel .prompt')?.innerText ?? '';
    window.again = asked === window.asked ? (window.again ?? 0) + 1 : 0;
    window.asked = asked;
    return click(answers[Math.floor(window.again / 3) % answers.length]) ? 'answered' : '';
}"""


#: "Bid up to $50" beside "Bid $50", where that is the least: what is the difference? (An order that
#: is given before one is asked stands beside no bid.)
TWICE = """() => [...document.querySelectorAll('.amount')].filter((each) => {
    const set = each.querySelector('[role=spinbutton]');
    return set?.ariaValueNow === set?.ariaValueMin;
}).flatMap((each) => [...each.querySelectorAll('.beside button')]).filter((each) =>
    each.checkVisibility({visibilityProperty: true}) &&
    /sans me demander|senza chiedermelo|automatisch mitbieten/.test(each.innerText)
).map((each) => each.innerText)"""


def learn(served: Served, browser: Browser, game: str, size: tuple[int, int], locale: str) -> Page:
    page = new_page(browser, *size, locale, newcomer=True)
    page.add_init_script(AT_ONCE)
    page.goto(served.url)
    page.locator(f"[data-learn={game}]").click()
    page.locator(".guide").wait_for()
    return page


def walk(page: Page, to: str = "") -> list[str]:
    """Read and do whatever is told, until the guide has told all, or this. All that was told."""
    told: list[str] = []
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        seen = page.evaluate(LOOK)
        if seen is not None and (not told or told[-1] != seen["told"]):
            told.append(seen["told"])
            assert seen["covers"] == 0, f"it lies on what it speaks of: {told[-1]}"
            assert seen["inside"] and seen["wide"] <= 0, told[-1]
            assert seen["half"] == 0, f"the question is cut in the middle of a line: {told[-1]}"
            assert (bare := page.evaluate(BARE)) == [], (
                f"whatever can be seen says what it is: {bare}"
            )
            assert (twice := page.evaluate(TWICE)) == [], f"the same answer twice: {twice}"
        if seen is not None and (seen["end"] or (to and to in seen["told"])):
            return told
        if seen is not None and seen["next"]:
            page.evaluate(NEXT)  # unless the moment is over meanwhile
        else:
            page.wait_for_timeout(30 if page.evaluate(ANSWER) else 60)
    raise AssertionError(f"it does not end: {told[-3:]}")


def end(page: Page) -> None:
    """Stop where the guide does: whoever leads has won, and the guide says what to do next."""
    page.locator(".guide.end .button").nth(1).click()
    page.locator("dialog[open] .won").wait_for()


@pytest.mark.parametrize(
    ("game", "size", "locale", "words"),
    [
        ("bootleggers", (390, 844), "de-DE", "Willkommen im Hinterzimmer"),
        ("chicago", (1440, 900), "fr-FR", "Bienvenue à Chicago"),
        ("chicago", (390, 844), "it-IT", "Benvenuto a Chicago"),
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
    assert len(told) > 20
    assert not [card for card in told if "learn-" in card], "every card has words"
    if game == "chicago":
        figures, map_ = {"fr-FR": ("Bouclier", "Le plan."), "it-IT": ("Scudo", "La mappa.")}[locale]
        assert [card for card in told if card.startswith(map_)], "what is on the map"
        assert [card for card in told if figures in card], "what a gangster's figures are"
    end(page)
    page.context.close()


#: The key that answers what is asked, as somebody without a mouse finds it: on the button. Where
#: the first answer has led back to the same question, it is done with.
KEY = """() => {
    const asked = document.querySelector('.panel .prompt')?.innerText ?? '';
    const again = asked === window.asked;
    window.asked = asked;
    const keys = again ? ['a', 'd', '1', 'p'] : ['a', '1', 'd', 'p'];
    const all = [['Enter', '[data-enter]'], ...keys.map((key) => [key, `[data-key="${key}"]`])];
    for (const [key, found] of all)
        for (const each of document.querySelectorAll('.panel ' + found))
            if (each.checkVisibility() && !each.disabled) return key;
    return '';
}"""


@pytest.mark.parametrize(
    ("game", "words"),
    [
        ("bootleggers", "Welcome to the back room"),
        ("chicago", "Welcome to Chicago"),
    ],
)
def test_a_guided_first_game_by_keyboard_alone(
    served: Served, browser: Browser, game: str, words: str
) -> None:
    page = new_page(browser, 1440, 900, "en-GB", newcomer=True)
    page.add_init_script(AT_ONCE)
    page.goto(served.url)
    page.locator(f"[data-learn={game}]").focus()
    page.keyboard.press("Enter")
    page.locator(".guide").wait_for()
    page.keyboard.press("Tab")  # by which the page knows: answers are listed from now on
    told: list[str] = []
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        seen = page.evaluate(LOOK)
        if seen is not None and seen["end"]:
            break
        if seen is not None and seen["next"]:
            told.append(seen["told"])
            assert (bare := page.evaluate(BARE)) == [], (
                f"whatever can be seen says what it is: {bare}"
            )
            page.keyboard.press("n")
            continue
        key = page.evaluate(KEY)
        if key:
            page.keyboard.press(key)  # pressed too soon it answers nothing
        page.wait_for_timeout(60)
    assert words in told[0] and len(set(told)) > 12
    for _ in range(40):
        if page.evaluate("document.activeElement?.innerText").startswith("End the game here"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.locator("dialog[open] .won").wait_for()
    page.keyboard.press("Escape")
    page.locator(".guide.end", has_text="That's the game.").wait_for()
    page.context.close()


def test_axe_finds_nothing_serious_in_a_card(served: Served, browser: Browser) -> None:
    faults: dict[str, str] = {}
    page = prepared(new_page(browser, 1440, 900, "de-DE", newcomer=True))
    page.add_init_script(AT_ONCE)
    page.goto(served.url)
    page.locator("[data-learn=chicago]").click()
    page.locator(".guide").wait_for()
    examine(page, "a card", faults)
    page.get_by_role("button", name="Ohne Erklärungen").click()
    examine(page, "put away", faults)
    assert faults == {}
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
    page.get_by_role("button", name="Back to the guide").click()
    assert page.locator(".guide .words").inner_text() == second
    page.get_by_role("button", name="Skip the guide").click()
    page.get_by_role("button", name="Menu").click()
    page.locator("dialog[open] [data-page=guide]").click()
    assert page.locator(".guide .words").inner_text() == first, "from the menu: all of it again"
    page.context.close()


#: How much of what can be picked now, or of the question, lies under the card: in square pixels.
UNDER = """() => {
    const card = document.querySelector('.guide').getBoundingClientRect();
    return [...document.querySelectorAll('.game [data-pick], .ask .sheet, nav.bar')].map((each) => {
        const box = each.getBoundingClientRect();
        return Math.max(0, Math.min(card.right, box.right) - Math.max(card.left, box.left))
            * Math.max(0, Math.min(card.bottom, box.bottom) - Math.max(card.top, box.top));
    }).reduce((sum, each) => sum + each, 0);
}"""


def test_a_card_lies_in_nobodys_way_and_can_be_moved(served: Served, browser: Browser) -> None:
    page = learn(served, browser, "bootleggers", (1440, 900), "en-GB")
    walk(page, "Everybody takes one card")
    page.wait_for_timeout(600)  # until it has come to rest
    assert page.evaluate(UNDER) == 0

    def corner() -> tuple[int, int]:
        box = page.locator(".guide").bounding_box()
        assert box is not None
        return round(box["x"]), round(box["y"])

    grip = page.locator(".guide .grip")
    box = grip.bounding_box()
    assert box is not None
    left, top = corner()
    page.mouse.move(box["x"] + 20, box["y"] + 10)
    page.mouse.down()
    page.mouse.move(box["x"] - 280, box["y"] - 90, steps=4)
    page.mouse.up()
    assert corner() == (left - 300, top - 100), "by the mouse"
    grip.focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowLeft")
    assert corner() == (left - 324, top - 76), "by the keyboard"
    page.wait_for_timeout(600)
    assert corner() == (left - 324, top - 76), "there it stays"
    page.context.close()


def test_on_a_phone_one_turns_over_at_the_same_place(served: Served, browser: Browser) -> None:
    page = learn(served, browser, "bootleggers", (390, 844), "de-DE")
    seen = set()
    for _ in range(6):
        box = page.locator(".guide [data-key=n]").bounding_box()
        table = page.locator("main.board").bounding_box()
        assert box is not None and table is not None
        seen.add((round(box["x"]), round(box["y"]), round(table["y"])))
        page.locator(".guide [data-key=n]").click()
        page.wait_for_timeout(100)
    assert len(seen) == 1, f"it wanders: {seen}"
    page.context.close()


def test_it_speaks_of_the_offer_while_one_is_put_together(served: Served, browser: Browser) -> None:
    page = learn(served, browser, "bootleggers", (1440, 900), "en-GB")
    first = walk(page, "Take the influence card")[-1]
    page.keyboard.press("o")
    page.locator(".guide .words", has_text="You're putting an offer together").wait_for()
    page.keyboard.press("Escape")
    page.locator(".guide .words", has_text=first).wait_for()
    page.context.close()


def test_whoever_stops_alone_is_told_that_it_was_he(served: Served, browser: Browser) -> None:
    page = learn(served, browser, "bootleggers", (1440, 900), "en-GB")
    walk(page)
    end(page)
    page.locator("dialog[open] .why", has_text="You ended the game here.").wait_for()
    page.context.close()
