"""The dice at real browsers: nobody has to do anything for them, and one tap checks them."""

from __future__ import annotations

import json
import urllib.request
from typing import Any
from urllib.parse import unquote

import msgspec
import pytest
from playwright.sync_api import Browser, Page

from backroom.engine.fairness import Kept, verify_chain, verify_dice, verify_kept, verify_links
from backroom.engine.save import Save
from tests.web.given import Served, choose, invite, new_page
from tests.web.test_plain_table import play

_KEPT = """() => Object.entries(localStorage)
    .filter(([name]) => name.startsWith('backroom.dice.')).map(([, raw]) => raw)"""


def kept(page: Page) -> dict[str, Any]:
    """What the device has kept of the dice of its only table."""
    (raw,) = page.evaluate(_KEPT)
    found: dict[str, Any] = json.loads(raw)
    return found


def save_of(served: Served, page: Page) -> bytes:
    table = page.url.split("/table/")[1].split("#")[0]
    with urllib.request.urlopen(f"{served.url}api/tables/{table}/save") as answer:
        raw: bytes = answer.read()
    return raw


def test_one_click_and_the_own_number_is_in_the_dice(served: Served, browser: Browser) -> None:
    page = new_page(browser, 1440, 900)
    page.goto(served.url)
    page.locator(".now .button").click()
    page.locator(".panel .prompt").first.wait_for()
    found = kept(page)
    (deal,) = found["deals"]
    assert found["seat"] == 0 and len(found["links"]) >= 1
    assert len(deal["nonce"]) == 32
    assert [bool(seal) for seal in deal["seals"]] == [True, False, False, False]
    page.context.close()


def test_two_people_check_the_whole_game_with_one_tap(served: Served, browser: Browser) -> None:
    people = invite(served, browser, "cellar", seats=3, in_words=True)
    host, guest = people
    for page in people:
        page.locator("main .plain table").first.wait_for()
    play(people)
    for page in people:
        page.locator("dialog[open]").get_by_role("button", name="Check the dice").click()
        said = page.locator("dialog[open] .said")
        said.get_by_text("The dice were fair, as far as this device can tell.").wait_for()
        words = said.inner_text()
        assert "settled its part of the dice before the game began" in words
        assert "The devices of 2 players had a part in these dice" in words
        assert "This device had a part in them itself" in words
        assert "moves while they were played, and all of them agree" in words
    raw = save_of(served, host)
    save = Save.decode(raw)
    assert save.end is not None
    secret = bytes.fromhex(save.end.secret)
    verify_dice(save, secret)
    verify_chain(save, secret)
    for page in people:
        page.locator("dialog[open] .check summary").click()
        href = page.locator("dialog[open] .check a").get_attribute("href") or ""
        own = msgspec.json.decode(unquote(href.split(",", 1)[1]), type=Kept)
        assert own.nonce and own.last == save.end.link and len(own.links) > 5
        verify_kept(save, own)
        verify_links(save, secret, own)
    _tamper(guest, raw)
    host.reload()
    host.locator("dialog[open]").get_by_role("button", name="Check the dice").click()
    host.locator("dialog[open] .said").get_by_text("The dice were fair").wait_for()
    for page in people:
        page.context.close()


def _tamper(page: Page, raw: bytes) -> None:
    """The server hands out another game: names are swapped, and all links made anew."""
    save = Save.decode(raw)
    save.head.names[0], save.head.names[1] = save.head.names[1], save.head.names[0]
    assert save.end is not None
    secret = bytes.fromhex(save.end.secret)
    forged = Save(save.head, save.records)
    last = verify_chain(forged, secret)[-1]
    forged.end = msgspec.structs.replace(save.end, link=last)
    page.route("**/save", lambda route: route.fulfill(body=forged.encode()))
    page.locator("dialog[open]").get_by_role("button", name="Check the dice").click()
    page.locator("dialog[open] .said").get_by_text("Don't trust this game.").wait_for()
    page.unroute("**/save")


def test_a_device_that_is_away_voids_the_deal_and_everybody_reads_so(
    tmp_path_factory: pytest.TempPathFactory, served: Served, browser: Browser
) -> None:
    # Less than the usual 20 seconds, and more than a device that is there takes on a busy machine.
    quick = Served(tmp_path_factory.mktemp("quick"), opening=5.0)
    try:
        _away(quick, browser)
    finally:
        quick.kill()


def _away(served: Served, browser: Browser) -> None:
    host = new_page(browser, 1440, 900)
    guest = new_page(browser, 390, 844)
    host.goto(served.url)
    choose(host, "cellar")
    host.locator("details.own > summary").click()
    host.locator("details.own .sizes").get_by_label("2", exact=True).check()
    host.locator("details.own li.seat select").first.select_option("person")
    host.locator("details.own .button").last.click()
    link = host.locator(".link input").input_value()
    table = host.url
    host.goto("about:blank")  # as somebody who has closed the page
    guest.goto(link)
    guest.locator("form input").fill("Gus")
    guest.locator("form .button").click()
    guest.get_by_text("did not show its number for the dice").wait_for()
    guest.locator(".panel .prompt").first.wait_for()
    first, last = kept(guest)["deals"]
    assert first["commitment"] != last["commitment"] and first["nonce"] != last["nonce"]
    assert last["seals"][0] == "" and last["seals"][1]
    host.goto(table)
    host.get_by_text("dealt without a number of this device").wait_for()
    host.get_by_role("alert").get_by_role("button").click()
    host.get_by_text("dealt without a number of this device").wait_for(state="detached")
    for page in (host, guest):
        page.context.close()


def test_a_page_that_is_loaded_anew_before_the_start_still_opens_its_number(
    served: Served, browser: Browser
) -> None:
    host = new_page(browser, 1440, 900)
    host.goto(served.url)
    choose(host, "cellar")
    host.locator("details.own > summary").click()
    host.locator("details.own .sizes").get_by_label("2", exact=True).check()
    host.locator("details.own li.seat select").first.select_option("person")
    host.locator("details.own .button").last.click()
    link = host.locator(".link input").input_value()
    (before,) = kept(host)["deals"]
    host.reload()
    host.locator(".link input").wait_for()
    guest = new_page(browser, 390, 844)
    guest.goto(link)
    guest.locator("form .button").click()
    for page in (host, guest):
        page.locator("main .plain table").first.wait_for()
    (after,) = kept(host)["deals"]
    assert after["nonce"] == before["nonce"] and all(after["seals"])
    for page in (host, guest):
        page.context.close()
