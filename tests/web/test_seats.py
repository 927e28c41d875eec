"""A seat is held by a key: it leaves the address bar, moves to a phone, and can be made anew."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Page, expect

from tests.web.given import WATCH, Served, invite, new_page


def at_table(served: Served, browser: Browser) -> tuple[Page, Page]:
    host, guest = invite(served, browser)
    for page in (host, guest):
        page.locator(".panel .prompt").first.wait_for()
    return host, guest


def people(page: Page) -> None:
    """Open the page of people and links."""
    page.locator("button.menu").click()
    page.locator("dialog[open] .pages").get_by_role("button", name="People and links").click()
    page.locator("dialog[open] [data-seat='0']").wait_for()


def own_link(page: Page, seat: int) -> str:
    people(page)
    page.locator(f"dialog[open] [data-seat='{seat}'] .button").first.click()
    code = page.locator("dialog[open] svg[role=img]")
    code.wait_for()
    return page.locator("dialog[open] .link input").input_value()


def test_the_key_is_in_no_address_and_the_seat_is_kept(served: Served, browser: Browser) -> None:
    host, guest = at_table(served, browser)
    table = re.compile(r"/table/\w+$")
    expect(host).to_have_url(table)
    expect(guest).to_have_url(table)
    guest.reload()
    guest.locator(".panel .prompt").first.wait_for()
    guest.goto(served.url)
    guest.go_back()
    guest.locator(".panel .prompt").first.wait_for()
    expect(guest).to_have_url(table)
    tab = guest.context.new_page()
    tab.goto(guest.url)  # as it stands in the address bar
    tab.locator(".panel .prompt").first.wait_for()
    stranger = new_page(browser, 390, 844)
    stranger.goto(guest.url)
    expect(stranger.get_by_role("alert")).to_contain_text("a link of its own")
    stranger.goto(host.evaluate(WATCH))
    stranger.locator("[data-banner=onlooking]").wait_for()
    assert stranger.locator(".panel .prompt").count() == 0, "who looks on has no seat"
    expect(stranger).to_have_url(table)
    for page in (host, guest, stranger):
        page.context.close()


def test_a_seat_moves_to_a_phone_and_a_new_link_takes_it_back(
    served: Served, browser: Browser
) -> None:
    host, guest = at_table(served, browser)
    old = own_link(guest, 1)
    phone = new_page(browser, 390, 844, "de-DE")
    phone.goto(old)
    phone.locator(".panel .prompt").first.wait_for()
    tab = guest.context.new_page()
    tab.goto(guest.url)
    tab.locator(".panel .prompt").first.wait_for()
    seat = guest.locator("dialog[open] [data-seat='1']")
    seat.get_by_role("button", name="Somebody else knows").click()
    seat.get_by_role("button", name="Make a new link").click()
    expect(seat).to_contain_text("Your seat has a new link")
    expect(phone.get_by_role("alert")).to_contain_text("Dieser Platz hat einen neuen Link")
    host.keyboard.press("t")
    expect(host.locator(".lines")).to_contain_text("Gus has made a new link")
    # Another tab of the same device goes on by itself.
    tab.reload()
    tab.locator(".panel .prompt").first.wait_for()
    new = seat.locator(".link input").input_value()
    assert new != old
    phone.goto("about:blank")
    phone.goto(old)
    expect(phone.get_by_role("alert")).to_contain_text("Schlüssel")
    phone.goto("about:blank")
    phone.goto(new)
    phone.locator(".panel .prompt").first.wait_for()
    guest.reload()
    guest.locator(".panel .prompt").first.wait_for()
    for page in (host, guest, phone):
        page.context.close()


def test_by_mail_a_moment_of_another_day_is_told_with_its_day(
    served: Served, browser: Browser
) -> None:
    host, guest = new_page(browser, 1440, 900), new_page(browser, 390, 844)
    host.goto(served.url)
    host.locator("details.own > summary").click()
    host.locator("details.own [name=others][value=bots]").check()
    host.locator("details.own li.seat select").first.select_option("person")
    host.locator("details.own input[type=radio][value=mail]").check()
    host.locator("details.own .button").last.click()
    guest.goto(host.locator(".link input").input_value())
    guest.locator("form input[type=text]").fill("Gus")
    guest.locator("form .button").click()
    host.locator(".panel .prompt").first.wait_for()
    day = re.compile(r"\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun)\b")

    people(host)
    seat = host.locator("dialog[open] [data-seat='1']")
    seat.get_by_role("button", name="Link lost?").click()
    seat.get_by_role("button", name="Yes, it is lost").click()
    expect(seat).to_contain_text(day)
    lost = guest.locator("[data-banner=lost-link]")
    expect(lost).to_contain_text(day)
    lost.get_by_role("button").click()
    expect(lost).to_have_count(0)

    clock = guest.locator(".panel [role=timer]").first
    expect(clock).to_contain_text(day)
    guest.locator("button.menu").click()
    guest.get_by_role("button", name="12 hours").click()
    guest.keyboard.press("Escape")
    host.keyboard.press("Escape")
    host.locator("[data-banner=pause]").get_by_role("button").click()
    expect(guest.locator("[data-banner=pause]")).to_contain_text("End the pause")
    expect(clock).to_have_text("")  # when it is up depends on when time runs again
    for page in (host, guest):
        page.context.close()


def test_onlookers_look_over_a_shoulder_as_long_as_its_seat_agrees(
    served: Served, browser: Browser
) -> None:
    host, guest = at_table(served, browser)
    onlooker = new_page(browser, 390, 844)
    onlooker.goto(host.evaluate(WATCH))
    bar = onlooker.locator("[data-banner=onlooking]")
    bar.wait_for()
    assert bar.locator("select").count() == 0
    people(guest)
    guest.locator("dialog[open] [data-seat='1'] input[type=checkbox]").check()
    bar.locator("select").select_option("1")
    hand = onlooker.locator(".hand, .own, [data-muscle]").first
    hand.wait_for()
    assert onlooker.locator(".panel .question button.answer").count() == 0
    host.keyboard.press("t")
    expect(host.locator(".lines")).to_contain_text("Gus lets onlookers see")
    guest.locator("dialog[open] [data-seat='1'] input[type=checkbox]").uncheck()
    expect(bar.locator("select")).to_have_count(0)
    expect(onlooker.locator("[data-muscle]")).to_have_count(0)
    for page in (host, guest, onlooker):
        page.context.close()


def test_who_looks_on_late_is_told_why_there_is_nothing_yet(
    served: Served, browser: Browser
) -> None:
    host = new_page(browser, 1440, 900)
    host.goto(served.url)
    host.locator("details.own > summary").click()
    host.locator("details.own [name=others][value=bots]").check()
    host.locator("details.own li.seat select").first.select_option("person")
    host.get_by_label("They see the table").select_option("2 minutes late")
    host.locator("details.own .button").last.click()
    host.get_by_role("button", name="Begin now").wait_for()
    onlooker = new_page(browser, 390, 844)
    onlooker.goto(host.evaluate(WATCH))
    onlooker.get_by_text("The game starts by itself").wait_for()
    assert onlooker.get_by_text("Give each player a link").count() == 0, "they have none to give"
    host.get_by_role("button", name="Begin now").click()
    expect(onlooker.locator("[data-banner=onlooking]")).to_contain_text("You see the table late")
    for page in (host, onlooker):
        page.context.close()
