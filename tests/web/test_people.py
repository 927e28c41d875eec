"""Who is here, how others come in, what is said with one tap, and where the goal is told."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.given import KNOWS, Served, invite, new_page

LOCALES = {"en": "en-GB", "fr": "fr-FR", "de": "de-DE", "it": "it-IT"}
#: The words are from the catalogues: the page says them in the reader's language.
NOWHERE = {"en": "nothing at this address", "fr": "rien", "de": "ist nichts", "it": "niente"}
#: From now on nothing on the page is done because time has passed.
NO_TIMERS = "() => { window.setTimeout = () => 0; }"


@pytest.mark.parametrize("path", ["tabel/abc", "table/nosuch22"])
@pytest.mark.parametrize("lang", LOCALES)
def test_an_unknown_address_has_a_page_with_a_way_home(
    served: Served, browser: Browser, lang: str, path: str
) -> None:
    page = new_page(browser, 390, 844, LOCALES[lang])
    answer = page.goto(served.url + path)
    assert answer is not None and answer.status == 404
    alert = page.get_by_role("alert")
    alert.wait_for()
    if path.startswith("tabel"):
        expect(alert).to_contain_text(NOWHERE[lang])
    assert page.evaluate("() => document.documentElement.lang") == lang
    page.locator(".row .button").last.click()
    page.locator(".now .button").wait_for()
    page.context.close()


def at_table(served: Served, browser: Browser) -> tuple[Page, Page]:
    host, guest = invite(served, browser)
    for page in (host, guest):
        page.locator(".panel .prompt").first.wait_for()
    return host, guest


def dot(page: Page, seat: int) -> str:
    return f".mobster[data-mobster='{seat}'] .presence"


def test_one_sees_who_is_here_and_who_has_left(served: Served, browser: Browser) -> None:
    host, guest = at_table(served, browser)
    expect(host.locator(dot(host, 1))).to_have_attribute("aria-label", "Gus is here")
    expect(host.locator(dot(host, 2))).to_have_attribute("aria-label", re.compile("Strong"))
    guest.context.close()
    away = re.compile(r"Gus has been away since \d?\d:\d\d")
    expect(host.locator(dot(host, 1))).to_have_attribute("aria-label", away)
    expect(host.locator(dot(host, 1))).to_have_attribute("data-here", "false")
    host.context.close()


def test_being_offline_is_noticed_at_once(served: Served, browser: Browser) -> None:
    page = new_page(browser, 390, 844)
    page.goto(served.url)
    page.locator(".now .button").click()
    page.locator(".panel .prompt").first.wait_for()
    page.evaluate(NO_TIMERS)  # so it is not the silence of the line that is noticed
    page.context.set_offline(True)
    banner = page.locator(".banner.lost")
    banner.wait_for()
    expect(banner).to_contain_text("You are offline")
    page.context.set_offline(False)
    banner.wait_for(state="detached")
    page.context.close()


def test_an_invitation_says_who_invites_to_what(served: Served, browser: Browser) -> None:
    host = new_page(browser, 1440, 900)
    host.goto(served.url)
    host.locator(".now input[type=text]").fill("Stella Host")
    host.locator("details.own > summary").click()
    host.locator("details.own [name=others][value=bots]").check()
    host.locator("details.own li.seat select").first.select_option("person")
    host.locator("details.own li.seat select").nth(1).select_option("chaotic")
    host.locator("details.own li.seat input").nth(1).fill("Wild Bill")
    host.locator("details.own details summary").click()
    host.locator("input[type=radio][name=rounds]").nth(1).check()
    host.locator("details.own .button").last.click()
    expect(host.get_by_role("note")).to_contain_text("this computer only")
    expect(host.get_by_role("note")).to_contain_text("ROOM=1")
    link = host.locator(".link input")
    host.locator(".link .button").last.click()
    code = host.locator("svg[role=img][aria-label*='QR']")
    code.wait_for()
    guest = new_page(browser, 390, 844)
    invitation = link.input_value()
    guest.goto(invitation)
    main = guest.locator("main")
    expect(main).to_contain_text("Stella Host invites you to a game of Bootleggers")
    expect(main).to_contain_text("Wild Bill (bot)")
    expect(main).to_contain_text(re.compile("8 rounds|short", re.IGNORECASE))
    guest.locator("form .button").click()
    host.locator(".panel .prompt").first.wait_for()
    # Again, at any time, from the menu.
    host.locator("button.menu").click()
    host.get_by_role("button", name="People and links").click()
    dialog = host.locator("dialog[open]")
    dialog.locator("[data-seat='1'] .button").first.wait_for()
    assert dialog.locator(".link input").count() == 0, "no link is shown unasked"
    dialog.locator("[data-seat='1'] .button").first.click()
    expect(dialog.locator(".link input")).to_have_value(invitation)
    for page in (host, guest):
        page.context.close()


def test_a_phrase_is_read_by_each_in_his_own_language(served: Served, browser: Browser) -> None:
    host, guest = at_table(served, browser)
    guest.set_viewport_size({"width": 1280, "height": 720})
    guest.evaluate("() => localStorage.setItem('backroom.lang', 'de')")
    guest.reload()
    guest.locator(".panel .prompt").first.wait_for()
    host.keyboard.press("t")
    phrases = host.locator(".phrases button")
    expect(phrases).to_have_count(3)
    phrases.first.click()
    expect(guest.locator(".tip.bubble")).to_have_text("Die gehört mir!")
    expect(host.locator(".lines")).to_contain_text("That one's mine!")
    expect(guest.locator(".bar .talk .count")).to_have_text("1")
    guest.locator(".bar .talk").click()
    expect(guest.locator(".lines")).to_contain_text("Die gehört mir!")
    for page in (host, guest):
        page.context.close()


@pytest.mark.parametrize("width", [1440, 390])
@pytest.mark.parametrize("lang", LOCALES)
def test_a_newcomer_is_told_the_goal_once(
    served: Served, browser: Browser, lang: str, width: int
) -> None:
    page = new_page(browser, width, 900, LOCALES[lang], newcomer=True)
    page.goto(served.url)
    page.locator(".now .button").click()
    card = page.locator("dialog[open]")
    expect(card).to_contain_text("100")
    inside = "(box) => box.scrollWidth <= box.clientWidth && box.offsetWidth <= innerWidth"
    assert card.evaluate(inside)
    page.keyboard.press("Enter")  # the way on has the focus
    expect(card).to_have_count(0)
    page.reload()
    page.locator(".panel .prompt").first.wait_for()
    expect(card).to_have_count(0)
    page.locator("button.menu").click()
    page.locator("dialog[open] .pages .button").first.click()
    expect(page.locator("dialog[open] .goal")).to_be_visible()
    page.context.close()


@pytest.mark.parametrize(
    ("lang", "word", "rule"),
    [
        ("en", "recruits", "B9.1"),
        ("de", "frische leute", "B9.1"),
        ("fr", "B9.4", "B9.4"),
        ("it", "b9.4", "B9.4"),
    ],
)
def test_the_rules_are_searched(
    served: Served, browser: Browser, lang: str, word: str, rule: str
) -> None:
    page = new_page(browser, 390, 844, LOCALES[lang])
    page.goto(served.url)
    page.locator(".now .button").click()
    page.locator(".panel .prompt").first.wait_for()
    page.locator("button.menu").click()
    page.locator("dialog[open] [data-page=rules]").click()
    rules = page.locator("dialog[open] .page p .number")
    expect(rules.first).to_be_visible()
    every = rules.count()
    page.locator("dialog[open] input[type=search]").fill(word)
    expect(page.locator("dialog[open] .page")).to_contain_text(rule)
    page.wait_for_function(
        """(most) => {
            const left = document.querySelectorAll('dialog[open] .page p .number').length;
            return left > 0 && left < most;
        }""",
        arg=every / 4,
    )
    page.locator("dialog[open] input[type=search]").fill("xyzzy")
    expect(rules.first).to_be_visible()  # nothing has that word: what was there is no blank page
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.context.close()


#: What on the table has a note, and a word of it.
TIPS = {
    ".track h2": "last round",
    ".phase strong": "bids a muscle card",
    ".step >> nth=2": "every pip is a crate",
    ".state >> nth=0": "buys whiskey",
    ".state >> nth=1": "3 more markers",
    ".price >> nth=1": "Wholesale",
    ".circles >> nth=0": "opens at 3",
    ".slots >> nth=0": "improvements",
    ".demand >> nth=1": "rolled in phase 5",
    ".decks p": "decks",
    ".hand h2 strong": "most at the end",
    ".mobster .secret >> nth=0": "every payment is public",
    ".mobster .presence >> nth=1": "Strong bot",
    ".mobster .room >> nth=0": "back room",
    ".mobster .count[role=img] >> nth=0": "supply",
    ".mobster .count[role=img] >> nth=1": "muscle cards in hand",
}


def test_everything_on_the_table_says_what_it_is(served: Served, browser: Browser) -> None:
    page = new_page(browser, 1440, 900)
    page.goto(served.url)
    page.locator(".now .button").click()
    page.locator(".mobster").first.wait_for()
    page.locator(".panel .prompt").first.wait_for()
    for sign, word in TIPS.items():
        page.mouse.move(0, 0)
        page.locator(f"css={sign}" if ">>" not in sign else sign).hover(force=True)
        expect(page.locator(".tip"), sign).to_contain_text(word)
    page.context.close()


def test_a_long_press_asks_and_does_nothing_else(served: Served, browser: Browser) -> None:
    context = browser.new_context(
        viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, locale="en-GB"
    )
    page = context.new_page()
    page.add_init_script(KNOWS)
    page.goto(served.url)
    page.locator(".now .button").click()
    page.locator(".panel .prompt").first.wait_for()
    house = page.locator("button.docks").nth(1)
    house.wait_for()
    box = house.bounding_box()
    assert box is not None
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    line = context.new_cdp_session(page)
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(page.locator(".tip")).to_contain_text("Texas Lil's Diner")
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(house).to_have_attribute("aria-expanded", "false")
    house.tap()
    expect(house).to_have_attribute("aria-expanded", "true")
    context.close()
