"""A line for one person reaches that person alone, whatever happens on the page meanwhile."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from tools.web import DIST, build

from tests.server.given import Json, Player, Server, running, settings
from tests.web.given import new_page

SIZES = [(1440, 900), (390, 844)]
PEOPLE: list[Json] = [{"kind": "human", "name": "Ann"}, {"kind": "human"}, {"kind": "human"}]
#: The page has been laid out anew.
SETTLED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
SECRET = "Cy must never read this"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    build()
    wanted = settings(tmp_path_factory.mktemp("private"), web=DIST, clocks=False)
    with running(wanted) as started:
        yield started


@pytest.fixture(params=SIZES, ids=["desk", "phone"])
def table(
    request: pytest.FixtureRequest, server: Server, browser: Browser
) -> Iterator[tuple[Page, Player, Player]]:
    """Ann at a browser; P1 and P2, of whom all is known that they are told."""
    talk = {"mode": "private", "after": False}
    name, keys = server.seated(PEOPLE, game="bootleggers", talk=talk)
    others = [server.player(name, key) for key in keys[1:]]
    for player in others:
        player.until("log")
    page = new_page(browser, *request.param)
    page.goto(f"{str(server.http.base_url).rstrip('/')}/table/{name}#{keys[0]}")
    page.locator(".panel .prompt").first.wait_for()
    yield page, others[0], others[1]
    page.context.close()
    for player in others:
        player.close()


def says(player: Player, words: str, *to: int) -> None:
    player.say({"id": 1, "chat": words, "to": to} if to else {"id": 1, "chat": words})
    assert player.until("done") == 1


def hears(player: Player, words: str, *room: int) -> None:
    """Until this is said, to all or in this room."""
    while True:
        told = player.until("room" if room else "chat")
        if told["lines"][-1]["text"] == words:
            assert tuple(told.get("seats", ())) == room
            return


def tab(page: Page, name: str) -> Locator:
    return page.locator(".side .bar").first.get_by_role("button", name=name)


def press_slowly(page: Page, where: Locator, meanwhile: Player) -> None:
    """The page is laid out anew, and somebody speaks, before the hand lets go."""
    box = where.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    says(meanwhile, "Nice weather.")
    page.evaluate(SETTLED)
    page.mouse.up()


def heard_by_all(bea: Player, cy: Player) -> None:
    """All that was under way has come: a line to everybody comes after it."""
    says(bea, "That is all.")
    while "That is all." not in cy.frames[-1]:
        cy.hear()


def test_a_line_for_one_is_not_heard_by_another(table: tuple[Page, Player, Player]) -> None:
    page, bea, cy = table
    page.keyboard.press("t")
    addressee = page.locator(".side .to")
    expect(addressee).to_have_text("To all at the table")
    tab(page, "+ Talk with").click()
    expect(page.locator(".side form")).to_have_count(0)
    page.get_by_role("button", name="P1", exact=True).click()
    says(cy, "Are you two up to something?")
    says(cy, "Ann?", 0)
    page.get_by_role("button", name="Start talking").click()
    expect(addressee).to_have_text("To P1")
    line = page.locator(".side form input")
    expect(line).to_be_focused()
    page.keyboard.type(SECRET[:7])
    says(cy, "Ann, are you there?", 0)
    says(cy, "Your turn!")
    expect(tab(page, "P2")).to_contain_text("2")
    page.keyboard.type(SECRET[7:])
    page.keyboard.press("Enter")
    hears(bea, SECRET, 0, 1)
    expect(line).to_have_value("")
    heard_by_all(bea, cy)
    assert not any(SECRET in frame for frame in cy.frames)


def test_a_room_is_entered_although_the_page_moves_under_the_hand(
    table: tuple[Page, Player, Player],
) -> None:
    """With the key for talk the answers are listed; they fold up when the mouse is used."""
    page, bea, cy = table
    says(bea, "Psst.", 0)
    page.keyboard.press("t")
    line = page.locator(".side form input")
    line.fill("Good evening, ")
    page.evaluate(SETTLED)
    press_slowly(page, tab(page, "P1"), cy)
    expect(page.locator(".side .to")).to_have_text("To P1")
    expect(line).to_have_value("")
    expect(line).to_be_focused()
    page.keyboard.type(SECRET)
    press_slowly(page, tab(page, "Everybody"), cy)
    expect(line).to_have_value("Good evening, ")
    page.keyboard.type("all.")
    page.keyboard.press("Enter")
    hears(cy, "Good evening, all.")
    tab(page, "P1").click()
    expect(line).to_have_value(SECRET)
    page.keyboard.press("Enter")
    hears(bea, SECRET, 0, 1)
    heard_by_all(bea, cy)
    assert not any(SECRET in frame for frame in cy.frames)


def test_with_a_room_open_an_offer_is_answered_on_a_phone(server: Server, browser: Browser) -> None:
    talk = {"mode": "private", "after": True}
    name, keys = server.seated(PEOPLE, game="chicago", talk=talk)
    players = [server.player(name, key) for key in keys]
    for player in players:
        player.until("log")
    word = {"kind": "word", "by": 1, "to": 0, "text": "I leave you alone"}
    offer = {"do": "make-offer", "to": [0], "promises": [word], "words": "Between friends"}
    while players[1].act(offer) is not None:
        for player in players:
            player.settle(0.02)
            if player.waiting():
                player.answer()
    says(players[1], "Psst.", 0)
    page = new_page(browser, 390, 844)
    page.goto(f"{str(server.http.base_url).rstrip('/')}/table/{name}#{keys[0]}")
    page.locator("nav.bar .talk").click()
    tab(page, "P1").click()
    page.locator(".side form input").fill("Agreed.")
    buttons = page.locator(".panel .offer button")
    expect(buttons).to_have_count(4)
    for button in buttons.all():
        button.click(trial=True)
    page.locator(".panel .offer button.main").first.click()
    expect(buttons).to_have_count(0)
    players[1].until_view(lambda view: not view["offers"])
    assert any("deal" in event["event"] for event in players[1].log)
    expect(page.locator(".side form input")).to_have_value("Agreed.")
    page.context.close()
    for player in players:
        player.close()
