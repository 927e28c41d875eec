"""Tables at real browsers: the list, a seat with one tap, the host's hand, the end, once more."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, expect

from tests.web.given import PLAYERS, Served, new_page


def open_table(served: Served, browser: Browser, people: int) -> Page:
    """Ann makes a table for everybody, at a desk."""
    host = new_page(browser, 1440, 900)
    host.goto(served.url)
    host.locator("form.now input[type=text]").fill("Ann")
    host.locator("details.own > summary").click()
    host.locator("details.own [name=others][value=bots]").check()
    host.locator("details.own .sizes").get_by_label("4", exact=True).check()
    for seat in range(people):
        host.locator("details.own li.seat select").nth(seat).select_option("person")
    host.get_by_label("Everyone: the table stands on the list").check()
    host.locator("details.own .button").last.click()
    host.get_by_role("button", name="Delete this table").wait_for()  # it stands on the list
    return host


def sit_down(served: Served, browser: Browser, name: str) -> Page:
    """Somebody with a phone, from the list."""
    guest = new_page(browser, 390, 844)
    guest.goto(served.url)
    guest.locator("form.now input[type=text]").fill(name)
    guest.get_by_role("button", name="Sit down with Ann: Bootleggers").click()
    expect(guest.get_by_role("button", name="Get up from the table")).to_be_visible()
    return guest


def test_a_seat_from_the_list_a_vote_and_the_same_people_again(
    served: Served, browser: Browser
) -> None:
    host = open_table(served, browser, people=2)
    guest = sit_down(served, browser, "Bea")

    host.get_by_role("button", name="Send Bea away").click()
    host.get_by_role("button", name="Send away", exact=True).click()
    expect(guest.get_by_role("alert")).to_contain_text("No hard feelings")
    host.get_by_role("button", name="New link").first.click()
    guest.goto(host.locator(".link input").first.input_value())
    guest.locator("form input[type=text]").fill("ANN")
    guest.locator("form .button").click()
    expect(guest.get_by_role("alert")).to_contain_text("Choose another name")
    guest.locator("form input[type=text]").fill("Bea")
    guest.locator("form .button").click()

    host.get_by_role("button", name="Begin now").click()
    for page in (host, guest):
        expect(page.locator(PLAYERS["bootleggers"]).first).to_be_visible()
    guest.locator("button.menu").click()
    guest.get_by_role("button", name="1 hour").click()
    guest.reload()  # the table knows who has voted
    mine = guest.locator("[data-banner=pause]").get_by_role("button")
    expect(mine).to_have_text("Never mind")
    host.locator("[data-banner=pause]").get_by_role("button").click()
    for page in (guest, host):  # who voted last, too, can vote for the end of it
        page.locator("[data-banner=pause]").get_by_role("button", name="End the pause").click()
    expect(host.locator("[data-banner=pause]")).to_have_count(0)
    guest.locator("button.menu").click()
    guest.get_by_role("button", name="Ask the others").click()
    expect(guest.locator("[data-banner=stop]")).to_contain_text("You would end it")
    asked = host.locator("[data-banner=stop]")
    expect(asked).to_contain_text("Somebody would like to end the game here")
    assert "Bea" not in asked.inner_text(), "nobody learns who"
    asked.get_by_role("button", name="End it").click()

    host.get_by_role("button", name="Play again with the same people").click()
    guest.locator("dialog[open]").get_by_role("button", name="Sit down with them").click()
    for page in (host, guest):
        expect(page.locator("[data-banner=again], dialog[open] .won")).to_have_count(0)
        expect(page.locator(PLAYERS["bootleggers"]).first).to_be_visible()
        expect(page.locator("header .turn")).not_to_have_text("The game is over")


def test_whoever_comes_to_the_address_of_a_public_table_is_offered_a_seat(
    served: Served, browser: Browser
) -> None:
    host = open_table(served, browser, people=2)
    passer_by = new_page(browser, 390, 844)
    passer_by.goto(host.url)
    expect(passer_by.locator("main")).to_contain_text("Ann")
    passer_by.locator("form input").fill("Eve")
    passer_by.get_by_role("button", name="Take the seat").click()
    expect(passer_by.get_by_role("button", name="Get up from the table")).to_be_visible()
    expect(host.locator("body")).to_contain_text("Eve")
    host.get_by_role("button", name="Delete this table").click()
    host.get_by_role("button", name="Delete it").click()
    expect(host.get_by_role("alert")).to_contain_text("cleared away")


def test_a_host_deletes_the_table_and_a_guest_gets_up(served: Served, browser: Browser) -> None:
    host = open_table(served, browser, people=1)
    address = host.url
    host.get_by_role("button", name="Delete this table").click()
    host.get_by_role("button", name="Delete it").click()
    expect(host.get_by_role("alert")).to_contain_text("cleared away")
    host.get_by_role("button").last.click()
    expect(host.locator("form.now")).to_be_visible()
    expect(host.locator(f"a[href='{address.removeprefix(served.url)}']")).to_have_count(0)
    host.goto(address)
    expect(host.get_by_role("alert")).to_contain_text("no such table")

    host = open_table(served, browser, people=2)
    guest = sit_down(served, browser, "Cy")
    guest.get_by_role("button", name="Get up from the table").click()
    expect(guest.get_by_role("alert")).to_contain_text("Your seat is free again")

    sit_down(served, browser, "Di")
    host.get_by_role("button", name="Begin now").click()
    host.locator("button.menu").click()
    host.get_by_role("button", name="People and links").click()
    expect(host.locator("dialog[open] [data-seat='1']")).to_contain_text("Di is here")
    shown = host.locator("dialog[open]").get_by_role("button", name="Show the invitation")
    expect(shown).to_have_count(0)  # nobody else knows Di's key, and a bot has none
