"""Looking back at real browsers: any moment of a game, by whose eyes, and a link to a move."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.server.given import Player
from tests.web.films import NAMES, lay, recorded
from tests.web.given import Served, new_page
from tests.web.test_access import examine, prepared

#: Finished games, and one that goes on: seat 0's key is "key-0".
FILMS = {"bootleggers": "filmb", "chicago": "filmc"}
GOES_ON = "goeson"
#: One that somebody leaves to a bot for a while: Bea is the other person there.
LEFT = "leftit"


@pytest.fixture(scope="module")
def served(served: Served) -> Served:
    bootleggers = recorded("bootleggers", "short-3-scripted")
    games = {
        FILMS["bootleggers"]: bootleggers,
        FILMS["chicago"]: recorded("chicago", "default-2-scripted-7"),
    }
    lay(served.folder, {**games, GOES_ON: bootleggers}, {GOES_ON: 220})
    lay(served.folder, {LEFT: bootleggers}, {LEFT: 60}, people=2)
    return served


def slide(page: Page, part: float) -> int:
    """The slider is drawn to this part of the game: to which step?"""
    slider = page.get_by_role("slider")
    return slider.evaluate(  # type: ignore[no-any-return]
        """async (slider, part) => {
            slider.value = Math.round(Number(slider.max) * part);
            slider.dispatchEvent(new Event("input", { bubbles: true }));
            const drawn = () => new Promise((done) => requestAnimationFrame(done));
            for (let frame = 0; frame < 3; frame++) await drawn();
            return Number(slider.value);
        }""",
        part,
    )


def at(page: Page) -> int:
    return int(page.get_by_role("slider").input_value())


def fits(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth") <= page.evaluate("innerWidth")


@pytest.mark.parametrize(
    ("game", "width", "height"), [("bootleggers", 1440, 900), ("chicago", 390, 844)]
)
def test_a_finished_game_is_scrubbed_by_hand_and_by_keys(
    served: Served, browser: Browser, game: str, width: int, height: int
) -> None:
    page = new_page(browser, width, height)
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.goto(f"{served.url}back/{FILMS[game]}")
    expect(page.locator("main section.board")).to_be_visible()
    last = int(page.get_by_role("slider").get_attribute("max") or 0)
    assert last > 100
    middle = slide(page, 0.5)
    expect(page.get_by_text(f"step {middle + 1} of")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("slider")).to_have_value(str(middle + 1))
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("slider")).to_have_value(str(middle))
    expect(page.get_by_role("log").locator("p").first).not_to_be_empty()
    page.keyboard.press("PageUp")
    page.wait_for_function(
        "(middle) => Number(document.querySelector('[type=range]').value) < middle", arg=middle
    )
    page.keyboard.press("End")
    expect(page.get_by_role("slider")).to_have_value(str(last))
    page.keyboard.press("Home")
    expect(page.get_by_role("slider")).to_have_value("0")
    page.keyboard.press(" ")  # it plays by itself
    page.wait_for_function("() => Number(document.querySelector('[type=range]').value) >= 2")
    page.keyboard.press(" ")
    fits(page)
    assert wrong == []


def test_whose_eyes_and_a_link_to_a_move(served: Served, browser: Browser) -> None:
    page = new_page(browser, 1440, 900)
    page.goto(f"{served.url}back/{FILMS['bootleggers']}")
    expect(page.locator(".mobster").first).to_be_visible()
    slide(page, 0.4)
    line = page.get_by_role("log").inner_text()
    expect(page.locator(".hand")).to_have_count(0)  # an onlooker has none
    page.get_by_label("Whose view?").select_option(label=NAMES[1])
    expect(page.locator(".hand")).to_be_visible()
    told = page.get_by_role("log")
    expect(told).to_have_text(line, use_inner_text=True)  # the same moment
    page.get_by_label("Whose view?").select_option("all")
    page.get_by_label("Whose hand?").select_option(label=NAMES[2])
    expect(page.locator(".hand h2")).to_contain_text(NAMES[2])
    link = page.locator("[data-link]").input_value()

    other = new_page(browser, 390, 844, "de-DE")
    other.goto(link)
    expect(other.get_by_role("log").locator("p").first).to_be_visible()
    assert f"at={other.locator('[data-link]').input_value().split('at=')[1]}" in link
    assert at(other) > 10


#: How much wider what is chosen is than what can be read of it.
CUT = """(select) => {
    const style = getComputedStyle(select);
    const pen = document.createElement("canvas").getContext("2d");
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const arrow = 20;
    const beside = parseFloat(style.paddingLeft) + parseFloat(style.paddingRight) + arrow;
    return pen.measureText(select.selectedOptions[0].text).width + beside - select.clientWidth;
}"""


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR", "de-DE", "it-IT"])
def test_whose_eyes_and_whose_hand_can_be_read_on_a_phone(
    served: Served, browser: Browser, locale: str
) -> None:
    page = new_page(browser, 390, 844, locale)
    page.goto(f"{served.url}back/{FILMS['bootleggers']}")
    eyes = page.locator("header select")
    eyes.first.select_option("all")
    expect(eyes).to_have_count(2)
    page.evaluate("document.fonts.ready")
    for select in eyes.all():
        assert select.evaluate(CUT) <= 0, select.inner_text()
    fits(page)
    page.context.close()


def test_of_a_game_that_goes_on_one_sees_what_one_saw(served: Served, browser: Browser) -> None:
    page = new_page(browser, 1440, 900)
    page.goto(f"{served.url}table/{GOES_ON}#key-0")
    expect(page.locator(".mobster").first).to_be_visible()
    page.locator("button.menu").click()
    page.get_by_role("button", name="Look back").click()
    expect(page.locator(".hand")).to_be_visible()
    expect(page.get_by_label("Whose view?")).to_have_count(0)
    slide(page, 0.5)
    link = page.locator("[data-link]").input_value()
    page.get_by_role("button", name="To the table").click()
    expect(page.locator("header .turn")).to_be_visible()

    other = new_page(browser, 390, 844)
    other.goto(link)  # whoever opens it looks on
    expect(other.get_by_role("log").locator("p").first).to_be_visible()
    expect(other.locator(".hand")).to_have_count(0)


def test_playing_on_from_a_move_with_new_dice(served: Served, browser: Browser) -> None:
    page = new_page(browser, 1440, 900)
    page.goto(f"{served.url}back/{FILMS['bootleggers']}")
    expect(page.locator("main section.board")).to_be_visible()
    slide(page, 0.3)
    page.get_by_role("button", name="Play on from here").click()
    page.locator("dialog[open]").get_by_label(NAMES[2]).check()
    page.get_by_role("button", name="Sit down").click()
    expect(page.locator(".hand")).to_be_visible()
    assert "/table/" in page.url
    page.locator("button.menu").click()
    expect(page.locator("[data-forked]")).to_contain_text("goes on from another game")


def test_a_saved_file_is_opened_and_a_bad_one_refused(
    served: Served, browser: Browser, tmp_path: Path
) -> None:
    page = new_page(browser, 390, 844)
    page.goto(served.url)
    page.get_by_role("link", name="Open a saved game").click()
    bad = tmp_path / "bad.jsonl"
    bad.write_text("this is no game\n", encoding="utf-8")
    with page.expect_file_chooser() as asked:
        page.get_by_role("button", name="Pick a file").click()
    asked.value.set_files(bad)
    expect(page.get_by_role("alert")).to_contain_text("Line 1")
    good = tmp_path / "game.jsonl"
    good.write_bytes(page.request.get(f"{served.url}api/tables/{FILMS['chicago']}/save").body())
    page.locator("input[type=file]").set_input_files(good)
    expect(page.locator("main section.board")).to_be_visible()
    slide(page, 0.5)
    expect(page.get_by_role("log").locator("p").first).to_be_visible()
    expect(page.get_by_role("button", name="Play on from here")).to_be_enabled()
    fits(page)


def come_back(page: Page, served: Served) -> Locator:
    """To a game that has gone on meanwhile."""
    page.goto(f"{served.url}table/{GOES_ON}#key-0")
    expect(page.locator("header .turn")).to_be_visible()
    read = f"() => JSON.parse(localStorage.getItem('backroom.table.{GOES_ON}')).read > 40"
    page.wait_for_function(read)
    page.goto(f"{served.url}style")
    page.evaluate(
        """(table) => {
            const kept = JSON.parse(localStorage.getItem(`backroom.table.${table}`));
            localStorage.setItem(`backroom.table.${table}`, JSON.stringify({ ...kept, read: 30 }));
        }""",
        GOES_ON,
    )
    page.goto(f"{served.url}table/{GOES_ON}#key-0")
    return page.locator("[data-banner=away]")


@pytest.mark.parametrize("look", ["light", "dark"])
def test_nothing_serious_when_one_looks_back(served: Served, browser: Browser, look: str) -> None:
    faults: dict[str, str] = {}
    page = prepared(new_page(browser, 1440, 900, "de-DE"))
    page.add_init_script(f'localStorage.setItem("backroom.look", "{look}")')
    for game, film in FILMS.items():
        page.set_viewport_size({"width": 1440, "height": 900})
        page.goto(f"{served.url}back/{film}")
        expect(page.locator("main section.board")).to_be_visible()
        slide(page, 0.5)
        examine(page, f"{game}, an onlooker", faults)
        page.get_by_label("Wessen Sicht?").select_option("all")
        expect(page.get_by_label("Wessen Hand?")).to_be_visible()
        examine(page, f"{game}, all cards open", faults)
        page.get_by_role("button", name="Ab hier weiterspielen").click()
        page.locator("dialog[open] .button").last.wait_for()
        examine(page, f"{game}, playing on", faults)
    banner = come_back(page, served)
    banner.wait_for()
    examine(page, "away", faults)
    banner.get_by_role("button").first.click()
    expect(page.locator("dialog.film").get_by_role("slider")).to_be_visible()
    page.keyboard.press(" ")  # it stands still
    examine(page, "what one has missed", faults)
    page.context.close()
    assert faults == {}


def test_away_for_thirty_moves_and_back(served: Served, browser: Browser) -> None:
    """Ann leaves her seat to a bot and closes the page; Bea and a bot go on with it."""
    page = new_page(browser, 390, 844)
    page.goto(f"{served.url}table/{LEFT}#key-0")
    expect(page.locator("header .turn")).to_be_visible()
    page.locator("button.menu").click()
    page.get_by_role("button", name="Let a bot play for me").click()
    expect(page.get_by_text("A bot plays for you").first).to_be_visible()
    context = page.context
    page.close()
    bea = Player(f"ws://127.0.0.1:{served.port}/api/live/{LEFT}")
    bea.say({"hello": {"key": "key-1", "log": 0, "panels": False}})
    bea.until("log")
    before = len(bea.log)
    bea.play(Random(1), lambda bea: len(bea.log) >= before + 90)
    bea.close()
    page = context.new_page()
    page.goto(f"{served.url}table/{LEFT}#key-0")
    banner = page.locator("[data-banner=away]")
    expect(banner).to_contain_text("while you were away")
    assert int(banner.inner_text().split()[0]) >= 30
    banner.get_by_role("button", name="Watch").click()
    film = page.locator("dialog.film")
    expect(film.get_by_role("slider")).to_be_visible()
    first = int(film.get_by_role("slider").input_value())
    page.wait_for_function(
        "(first) => Number(document.querySelector('dialog.film [type=range]').value) > first",
        arg=first,
    )
    film.get_by_role("button", name="To the table as it is").click()
    expect(film).to_have_count(0)
    expect(banner).to_have_count(0)
    expect(page.locator("header .turn")).to_be_visible()
