"""Around one table: a television, phones that come by its code, and somebody far away, under a name
of the home network, where browsers know neither clipboard nor service workers nor crypto.subtle."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Page, WebSocket, expect
from tools.web import build

from tests.web.given import AT_ONCE, HOME, KNOWS, PATIENCE, PLAYERS, Served, new_page
from tests.web.test_access import AXE, FOUND
from tests.web.test_browser import ANSWER

INSECURE = "[isSecureContext, typeof crypto.subtle, 'serviceWorker' in navigator]"
#: What a television must never hear of.
OWN = ("own", "asks", "asides")


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    build()
    server = Served(tmp_path_factory.mktemp("around"), names=HOME)
    server.url = server.url.replace("127.0.0.1", HOME)
    yield server
    server.kill()


def faults(page: Page) -> list[str]:
    page.emulate_media(reduced_motion="reduce")
    found: list[str] = page.evaluate(FOUND)
    return found


def television(host: Page, served: Served, code: str) -> tuple[Page, list[dict[str, Any]]]:
    """In the browser of the host, where the key of a seat lies; and all that it is told."""
    tv = host.context.new_page()
    tv.set_viewport_size({"width": 1920, "height": 1080})
    tv.add_init_script(KNOWS)
    tv.add_init_script(path=AXE)
    told: list[dict[str, Any]] = []

    def listen(line: WebSocket) -> None:
        line.on("framereceived", lambda raw: told.append(json.loads(raw)))

    tv.on("websocket", listen)
    tv.goto(served.url + "tv")
    tv.locator("form input").fill(code.lower())
    tv.keyboard.press("Enter")
    return tv, told


def takes_seat(page: Page, name: str) -> None:
    page.locator("form input[autocomplete=nickname]").fill(name)
    page.locator("form .button").click()


def a_table(served: Served, game: str) -> dict[str, Any]:
    """Three people in a room, and one elsewhere."""
    names = ("Ann", "", "", "Rex")
    body = {
        "game": game,
        "seats": [{"kind": "human", "name": name} for name in names],
        "tempo": {"window": 0, "time": {"kind": "none"}},
        "watching": {"who": "link"},
    }
    answer = httpx.post(f"http://127.0.0.1:{served.port}/api/tables", json=body, timeout=60)
    made: dict[str, Any] = answer.json()
    return made


def around(page: Page) -> None:
    close = page.locator("dialog[open] .close")
    while close.count():
        close.first.click()
    page.locator("button.menu").click()
    page.locator("dialog[open] .pages").get_by_role("button", name="TV and phones").click()
    page.locator("dialog[open] .check").first.wait_for()


@pytest.mark.parametrize("game", PLAYERS)
def test_a_television_two_phones_and_somebody_far_away(
    served: Served, browser: Browser, game: str
) -> None:
    made = a_table(served, game)
    errors: list[str] = []
    ann, bea, cy = (new_page(browser, 390, 844) for _ in range(3))
    rex = new_page(browser, 1440, 900, "de-DE")
    for page in (ann, bea, cy, rex):
        page.add_init_script(AT_ONCE)
        page.on("pageerror", lambda error: errors.append(str(error)))
    ann.goto(f"{served.url}table/{made['table']}#{made['key']}")
    assert ann.evaluate(INSECURE) == [False, "undefined", False]
    takes_seat(ann, "Ann")
    ann.get_by_role("button", name="TV and phones").click()
    ann.get_by_role("button", name="Make a code").click()
    code = ann.locator("dialog[open] .code").inner_text()
    tv, told = television(ann, served, code)
    tv.on("pageerror", lambda error: errors.append(str(error)))
    expect(tv.locator(".missing")).to_contain_text("3")
    assert tv.locator(".come .code").inner_text() == code
    assert faults(tv) == []

    bea.goto(f"{served.url}join/{code}")  # as the camera reads it
    takes_seat(bea, "Bea")
    bea.locator("main h1").wait_for()
    cy.goto(served.url)
    cy.get_by_role("link", name="Join by code").click()
    cy.locator("form input").fill(code)
    cy.locator("form .button").click()
    takes_seat(cy, "Cy")
    expect(tv.locator("li").nth(2)).to_contain_text("Cy")
    expect(tv.locator(".missing")).to_contain_text("One")
    rex.goto(f"{served.url}table/{made['table']}#{made['invites'][2]['key']}")
    takes_seat(rex, "Rex")

    tv.locator(PLAYERS[game]).first.wait_for()
    people = (ann, bea, cy, rex)
    for page in people:
        page.locator(".panel").first.wait_for()
    others = PLAYERS[game] + ", .strip"
    for page in (bea, cy):  # they came by the code: each shows a hand, and nothing else
        own = page.locator("main.board").locator(".hand, .folder")
        own.wait_for()
        assert page.locator("main.board").locator(others).count() == 0, "they are on the TV"
        for tab in page.locator("nav.bar").locator(".hand, .table").all():
            expect(tab).to_be_in_viewport(ratio=1)
        page.locator("nav.bar .table").click()
        page.locator("main.board").locator(others).first.wait_for()
        page.locator("nav.bar .hand").click()
        own.wait_for()
    assert ann.locator("nav.bar .hand").count() == 0, "she came by a link"
    around(cy)  # who can't see the television has the board for good
    cy.locator("dialog[open] .check input").uncheck()
    cy.locator("dialog[open] .close").click()
    cy.locator("main.board").locator(others).first.wait_for()
    expect(cy.locator("nav.bar .hand")).to_have_count(0)
    played = tv.locator(".moves p")
    until = time.monotonic() + PATIENCE
    while len([each for each in told if "log" in each]) < 12:
        assert time.monotonic() < until, "nothing happens"
        for page in people:
            page.evaluate(ANSWER)
        tv.wait_for_timeout(50)
    assert played.count() > 2
    assert tv.locator(".hand, .folder, .panel").count() == 0, "no hand, no question"
    assert faults(tv) == []
    views = [each["view"] for each in told if "view" in each]
    assert views and all(each.get(name) in (None, []) for each in views for name in OWN)
    assert [each["welcome"]["seat"] for each in told if "welcome" in each] == [None, None]

    tv.reload()  # after a power cut it goes on by itself
    tv.locator(PLAYERS[game]).first.wait_for()
    bea.goto(f"{served.url}join/{code}")
    bea.locator(".panel").first.wait_for()  # to her own seat
    bea.locator("nav.bar .hand").wait_for()  # which this phone has kept
    # At another table on the same phone there is no television.
    bea.goto(served.url)
    bea.locator(".now .button").click()
    bea.locator("nav.bar .table").wait_for()
    assert bea.locator("nav.bar .hand").count() == 0
    around(ann)  # the host's page: who is here, time, the end, the television
    ann.locator("dialog[open] [data-seat='3']").wait_for()
    ann.get_by_role("button", name="Stop showing it").click()
    expect(tv.get_by_role("alert")).to_contain_text("no longer shows this table")
    for page in people:
        page.context.close()
    assert errors == []
