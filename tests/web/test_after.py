"""After the game, at real browsers: result, charts, tables, luck, a picture."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from backroom.arena.play import play
from backroom.engine.save import AnyGame
from backroom.games import shelf
from tests.server.finished import lay_out_finished
from tests.server.given import key_of
from tests.web.given import Served, new_page
from tests.web.test_access import FOUND, prepared

#: Names as long as they may be.
NAMES = [
    "Wilhelmina Longstreet",
    "Bartholomew Quigley",
    "Ann",
    "Ångström Öberg-Müller",
    "Zoë",
    "Max",
]
SEATS = {"bootleggers": 6, "chicago": 4}
#: Nothing is wider than the screen.
WIDE = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


#: This device has the first seat.
KEPT = "([name, key]) => localStorage.setItem(name, JSON.stringify({ key, seat: 0 }))"


def finished(data: Path, game: AnyGame, seed: int = 11) -> str:
    seats = SEATS[game.name]
    table = play(game, game.options(), ["scripted"] * seats, seed)
    id = f"over{game.name[:4]}"
    absent = {1: "resigned"}
    return lay_out_finished(data, table, NAMES[:seats], id, seed, absent, beside=True)


@pytest.fixture(scope="module")
def after_served(served: Served) -> Served:
    """A server on which a game of each sort has been played."""
    for game in shelf.GAMES.values():
        if game.name in SEATS:
            finished(served.folder, game)
    return served


def faults(page: Page) -> list[str]:
    found: list[str] = page.evaluate(FOUND)
    return found


@pytest.mark.parametrize("game", SEATS)
def test_from_the_result_to_charts_tables_and_a_picture(
    after_served: Served, browser: Browser, game: str
) -> None:
    page = prepared(new_page(browser, 1440, 900))
    page.goto(f"{after_served.url}table/over{game[:4]}#{key_of(0)}")
    dialog = page.locator("dialog[open]")
    dialog.locator(".verdict").wait_for()
    assert dialog.locator(".won").count() >= 1
    dialog.get_by_role("link", name="How it went").click()
    chart = page.get_by_role("slider").first
    chart.wait_for()
    assert page.url.endswith(f"/table/over{game[:4]}/after")
    # By keyboard: the end of the game, then step by step back.
    chart.focus()
    end = chart.get_attribute("aria-valuetext")
    page.keyboard.press("ArrowLeft")
    assert chart.get_attribute("aria-valuetext") != end
    page.keyboard.press("Home")
    assert chart.get_attribute("aria-valuenow") == "0"
    page.keyboard.press("End")
    assert chart.get_attribute("aria-valuetext") == end
    # The same as a table, and luck with its reasons.
    page.locator("details > summary", has_text="As a table").first.click()
    table = page.locator("details[open] table").first
    shown = int(chart.get_attribute("aria-valuemax") or 0) + 1
    expect(table.locator("tbody tr")).to_have_count(shown)
    lucky = page.locator("section", has=page.get_by_role("heading", name="Who was lucky?"))
    lucky.locator("summary").first.click()
    assert lucky.locator("details[open] dt").count() >= 1
    assert faults(page) == []
    with page.expect_download() as saved:
        page.get_by_role("button", name="Picture to share").click()
    picture = Path(saved.value.path()).read_bytes()
    assert picture.startswith(b"\x89PNG")
    width, height = (int.from_bytes(picture[at : at + 4], "big") for at in (16, 20))
    assert (width, height) == (1200, 630) and len(picture) > 20_000
    page.get_by_role("button", name="Check the dice").click()
    page.locator(".check .note").wait_for()
    assert page.locator(".check .note.bad").count() == 0
    page.get_by_role("link", name="To the table").click()
    page.locator("dialog[open] .verdict").wait_for()
    # A turning point is one tap away, at its move.
    page.go_back()
    page.evaluate(KEPT, [f"backroom.table.over{game[:4]}", key_of(0)])
    turn = page.locator(".swings a").first
    at = (turn.get_attribute("href") or "").partition("?at=")[2]
    turn.click()
    page.get_by_role("slider").wait_for()
    assert page.url.endswith(f"/back/over{game[:4]}?at={at}")
    expect(page.get_by_label("Whose view?")).to_have_value("0")  # the reader's own
    assert int(page.get_by_role("slider").input_value()) > 0
    page.context.close()


@pytest.mark.parametrize("game", SEATS)
def test_on_a_phone_nothing_is_wider_than_the_screen(
    after_served: Served, browser: Browser, game: str
) -> None:
    """In German, by its link alone, without a seat."""
    page = prepared(new_page(browser, 390, 844, "de-DE"))
    page.goto(f"{after_served.url}table/over{game[:4]}/after")
    page.get_by_role("slider").first.wait_for()
    for summary in page.locator("summary").all():
        summary.click()
    assert page.evaluate(WIDE) <= 0
    assert faults(page) == []
    chart = page.get_by_role("slider").first
    before = chart.get_attribute("aria-valuenow")
    chart.click(position={"x": 120, "y": 100})
    assert chart.get_attribute("aria-valuenow") != before
    page.context.close()


def test_a_game_that_goes_on_has_no_such_page(after_served: Served, browser: Browser) -> None:
    page = new_page(browser, 390, 844)
    page.goto(f"{after_served.url}table/nothing/after")
    page.get_by_role("heading").first.wait_for()
    assert page.get_by_role("slider").count() == 0
    page.context.close()
