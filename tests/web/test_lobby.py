"""The lobby: play now, one's own tables in every state, the rule book, without a server."""

from __future__ import annotations

import json
import urllib.request
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.given import Served, choose, new_page
from tests.web.test_access import examine, prepared


def post(served: Served, path: str, body: Any) -> Any:
    request = urllib.request.Request(
        served.url + path,
        json.dumps(body).encode(),
        {"Content-Type": "application/json"},
    )
    with urllib.request.urlopen(request, timeout=30) as answer:
        return json.loads(answer.read())


def made(served: Served, game: str, people: int) -> dict[str, Any]:
    """A table at which its host sits, and so many people more are awaited or play."""
    names = ["Bea", "Cy"][:people]
    seats = [{"kind": "human", "name": "Ann"}, *({"kind": "human", "name": n} for n in names)]
    seats += [{"kind": "bot", "bot": "scripted"}] * (3 - len(seats))
    table = post(served, "api/tables", {"game": game, "seats": seats})
    body = {"key": table["key"], "name": "Ann"}
    post(served, f"api/tables/{table['table']}/sit", body)
    kept: dict[str, Any] = table
    return kept


def remember(page: Page, *tables: tuple[dict[str, Any], str]) -> None:
    """This device has the host's seat at these tables."""
    for place, (table, game) in enumerate(tables):
        kept = {"key": table["key"], "seat": 0, "game": game, "at": 1000 - place}
        page.evaluate(
            "([name, kept]) => localStorage.setItem(name, kept)",
            [f"backroom.table.{table['table']}", json.dumps(kept)],
        )


def at(table: dict[str, Any], part: str = "") -> str:
    return f"[data-table='{table['table']}'] {part}"


def test_own_tables_are_told_by_name_with_whose_turn_it_is(
    served: Served, browser: Browser
) -> None:
    page = new_page(browser, 1440, 900)
    page.goto(served.url)
    page.locator(".now .button").wait_for()
    waiting = made(served, "bootleggers", people=2)
    playing = made(served, "bootleggers", people=0)
    city = made(served, "chicago", people=0)
    gone = {"table": "nosuchid", "key": "k" * 22}
    remember(
        page,
        (waiting, "bootleggers"),
        (playing, "bootleggers"),
        (city, "chicago"),
        (gone, "chicago"),
    )
    page.reload()
    mine = page.locator(".mine")
    expect(mine.locator("li.table")).to_have_count(3)
    card = mine.locator(at(playing))
    expect(card).to_have_attribute("data-status", "playing")
    # The first question is sealed: nobody is named, and only we are told that we are asked.
    expect(card.locator(".turn")).to_contain_text("It's your turn: all decide in secret")
    expect(card.locator(".far")).to_contain_text("Round 1 of 12")
    expect(card.locator(".last")).to_contain_text("Last: ")
    other = mine.locator(at(waiting))
    expect(other.locator(".turn")).to_have_text("2 seats are still free")
    expect(other.locator(".what")).to_contain_text("With Bea and Cy")
    expect(mine.locator(at(city, ".far"))).not_to_be_empty()
    assert page.evaluate("() => localStorage.getItem('backroom.table.nosuchid')") is None

    # Getting up from one that waits, deleting one against bots: for good.
    other.get_by_role("button", name="More about this table").click()
    other.get_by_role("button", name="Get up from the table").click()
    other.get_by_role("button", name="Yes").click()
    expect(mine.locator("li.table")).to_have_count(2)
    card.get_by_role("button", name="More about this table").click()
    card.get_by_role("button", name="Delete the table").click()
    card.get_by_role("button", name="Yes").click()
    expect(mine.locator("li.table")).to_have_count(1)

    # Sitting down again is one tap.
    mine.get_by_role("button", name="Go to the table: King of Chicago").click()
    page.locator(".panel .prompt").first.wait_for()
    page.context.close()


def test_play_now_takes_the_number_and_the_level_of_the_bots(
    served: Served, browser: Browser
) -> None:
    page = new_page(browser, 390, 844)
    page.goto(served.url)
    choose(page, "chicago")
    page.get_by_label("Against").select_option("1")
    page.get_by_label("How well they play").select_option("chaotic")
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    with page.expect_request("**/api/tables") as asked:
        page.locator(".now .button").click()
    seats = json.loads(asked.value.post_data or "")["seats"]
    assert [seat.get("bot") for seat in seats] == [None, "chaotic"]
    page.locator(".panel .prompt").first.wait_for()
    page.goto(served.url)
    assert page.get_by_label("Against").input_value() == "1", "the device remembers"
    page.context.close()


def test_the_rule_book_is_searched_by_keyboard_and_linked_to(
    served: Served, browser: Browser
) -> None:
    page = new_page(browser, 1440, 900, "de-DE")
    page.goto(served.url + "rules/chicago#K6.3")
    place = page.locator("[id='K6.3']")
    expect(place).to_be_focused()
    expect(place).to_be_in_viewport()
    page.keyboard.press("/")
    page.keyboard.type("schiesserei")
    marks = page.locator(".page mark")
    expect(marks.first).to_have_text("Schießerei")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    assert page.evaluate("() => document.activeElement.matches('[data-place]')")
    page.keyboard.press("Escape")
    expect(marks).to_have_count(0)
    # The contents, and the other book.
    page.locator("nav ol a").nth(6).click()
    expect(page.locator("h2[id='6']")).to_be_in_viewport()
    assert page.url.endswith("/rules/chicago#6")
    page.locator("header a.game", has_text="Bootleggers").click()
    page.locator("[id='B1.1']").wait_for()
    page.context.close()


def test_without_a_server_there_is_a_note_and_the_rules(tmp_path: Path, browser: Browser) -> None:
    """By the worker, where the browser allows one: this computer counts as secure."""
    served = Served(tmp_path)
    try:
        page = new_page(browser, 390, 844, "de-DE")
        page.goto(served.url)
        page.locator(".now .button").wait_for()
        page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
        manifest = page.evaluate("() => fetch('/manifest.webmanifest').then((it) => it.json())")
        for icon in manifest["icons"]:
            there = "(src) => fetch(src).then((it) => it.headers.get('content-type'))"
            assert page.evaluate(there, icon["src"]) == icon["type"]
        page.goto(served.url + "rules/bootleggers")  # what is read now is kept
        page.locator("[id='B1.1']").wait_for()
        page.reload()
        page.locator("[id='B1.1']").wait_for()
    finally:
        served.kill()
    page.goto(served.url)
    expect(page.locator("h2")).to_have_text("Du bist offline")
    page.goto(served.url + "rules/bootleggers#B1.2")
    expect(page.locator("[id='B1.2']")).to_be_in_viewport()
    page.goto(served.url)
    expect(page.locator("h2")).to_have_text("Du bist offline")
    served.start()
    try:
        page.locator(".now .button").wait_for()  # nobody has to try again
    finally:
        served.kill()
    page.context.close()


@pytest.mark.parametrize("look", ["light", "dark"])
def test_light_and_dark_can_be_read(served: Served, browser: Browser, look: str) -> None:
    page = prepared(new_page(browser, 1440, 900))
    page.add_init_script(f'localStorage.setItem("backroom.look", "{look}")')
    page.goto(served.url)
    page.locator(".now .button").wait_for()
    assert page.evaluate("() => document.documentElement.dataset.look") == look
    faults: dict[str, str] = {}
    examine(page, "lobby", faults)
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Size of the text").select_option("130")
    assert page.evaluate("() => getComputedStyle(document.documentElement).fontSize") == "20.8px"
    examine(page, "settings", faults)
    page.keyboard.press("Escape")
    page.locator(".now .button").click()
    page.locator(".panel .prompt").first.wait_for()
    page.locator(".mobster").first.wait_for()
    examine(page, "table", faults)
    page.locator("button.menu").click()
    page.locator("dialog[open] [data-page=rules]").click()
    page.locator("[id='B1.1']").wait_for()
    examine(page, "rule book", faults)
    assert faults == {}
    page.context.close()


#: How much wider the longest answer of a list is than what can be read of it when it is closed.
CUT = """(select) => {
    const style = getComputedStyle(select);
    const pen = document.createElement("canvas").getContext("2d");
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const wide = Math.max(...[...select.options].map((each) => pen.measureText(each.text).width));
    const arrow = 20;
    const beside = parseFloat(style.paddingLeft) + parseFloat(style.paddingRight) + arrow;
    return wide + beside - select.clientWidth;
}"""


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR", "de-DE", "it-IT"])
def test_how_to_play_is_read_whole_and_begun_without_scrolling(
    served: Served, browser: Browser, locale: str
) -> None:
    page = new_page(browser, 1280, 720, locale)
    page.goto(served.url)
    # The tests' own game lies on nobody else's shelf.
    own = page.locator(".games label").filter(has=page.locator("[value=cellar]"))
    own.evaluate("(each) => each.remove()")
    page.evaluate("document.fonts.ready")
    button = page.locator(".now .button").bounding_box()
    assert button is not None
    assert button["y"] + button["height"] <= 720
    for width, height in ((1280, 720), (390, 844), (360, 740)):
        page.set_viewport_size({"width": width, "height": height})
        for select in page.locator(".now select").all():
            assert select.evaluate(CUT) <= 0, (width, select.inner_text())
    page.context.close()


#: The number of a seat, and what is chosen beside it.
BESIDE = """(seat) => {
    const [number, choice] = [...seat.children].map((each) => each.getBoundingClientRect());
    return choice.left >= number.right && choice.top < number.bottom && number.top < choice.bottom;
}"""


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR", "de-DE", "it-IT"])
def test_a_table_of_ones_own_is_no_wider_than_a_phone(
    served: Served, browser: Browser, locale: str
) -> None:
    page = new_page(browser, 390, 844, locale)
    page.goto(served.url)
    choose(page, "chicago")
    page.locator("details.own > summary").click()
    page.locator("details.own [name=others][value=bots]").check()
    page.locator("details.own li.seat select").first.select_option("person")
    page.locator("details.own .watching select").first.wait_for()
    page.locator("details.own .times, details.own .modes").first.wait_for()
    page.locator("details.own details summary").click()
    page.locator("details.own input[name=words]").first.wait_for()
    for width in (390, 360, 320):
        page.set_viewport_size({"width": width, "height": 844})
        assert page.evaluate("() => document.documentElement.scrollWidth") <= width
        for seat in page.locator("details.own li.seat").all():
            assert seat.evaluate(BESIDE), (width, seat.inner_text())
    page.context.close()
