"""Nothing is ever covered, cut or outside: measured at every question of real games."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page
from tools.web import build

from tests.web.given import OVER, PATIENCE, PLAYERS, Served, choose, invite, new_page
from tests.web.test_browser import ANSWER

MEASURE = (Path(__file__).parent / "measure.js").read_text(encoding="utf-8")
PROMPT = "document.querySelector('.panel .prompt')?.innerText ?? ''"
#: The page has been laid out anew.
SETTLED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
DESKS = ((1440, 900), (1280, 720), (1024, 768))
PHONES = ((390, 844), (360, 740))
#: Screens at 200 %: of 1280 × 1024, 1440 × 900 and 1920 × 1080; and a phone on its side.
ENLARGED = ((640, 512), (720, 450), (960, 540), (844, 390))
#: The longest name there is, in the widest letters.
NAME = "W" * 20
#: Some rounds: by then stills, trucks and kept cards have come to the table.
QUESTIONS = 45


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """The same games whenever it is measured."""
    build()
    server = Served(tmp_path_factory.mktemp("measured"), dice="a full table")
    yield server
    server.kill()


def sit_down(served: Served, browser: Browser, game: str, locale: str) -> Page:
    """One person and five bots: the fullest table."""
    page = new_page(browser, 1440, 900, locale)
    page.add_init_script(f"localStorage.setItem('backroom.name', '{NAME}')")
    page.add_init_script("crypto.getRandomValues = (bytes) => bytes.fill(7)")
    page.goto(served.url)
    choose(page, game)
    page.locator("details.own > summary").click()
    page.locator("details.own [name=others][value=bots]").check()
    page.locator("details.own .sizes").get_by_label("6", exact=True).check()
    page.locator("details.own .button").last.click()
    page.locator(".panel .prompt").wait_for()
    page.locator(PLAYERS[game]).first.wait_for()
    return page


def measure(page: Page, sizes: tuple[tuple[int, int], ...], faults: dict[str, str]) -> None:
    """At each of these sizes: what can't be seen whole, with the question and the size."""
    question: str = page.evaluate(PROMPT)  # which may be gone already
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(SETTLED)
        low = height <= 560
        for fault in page.evaluate(MEASURE, {"phone": low or width <= 900, "low": low}):
            faults.setdefault(fault, f"{width} × {height}: {question}")


def written(faults: dict[str, str]) -> str:
    return "\n".join(f"{where}: {fault}" for fault, where in faults.items())


@pytest.mark.soak
@pytest.mark.parametrize("game", PLAYERS)
@pytest.mark.parametrize(
    ("locale", "sizes"),
    [
        ("de-DE", DESKS),
        ("de-DE", PHONES),
        ("fr-FR", PHONES),
        ("de-DE", ENLARGED),
        ("fr-FR", ENLARGED),
    ],
)
def test_everything_is_seen_whole(
    served: Served, browser: Browser, game: str, locale: str, sizes: tuple[tuple[int, int], ...]
) -> None:
    page = sit_down(served, browser, game, locale)
    until = time.monotonic() + 3 * PATIENCE
    faults: dict[str, str] = {}
    asked = 0
    while asked < QUESTIONS:
        assert time.monotonic() < until, "the game does not go on"
        if page.locator(".panel .prompt").count() == 0:
            page.wait_for_timeout(40)
            continue
        measure(page, sizes, faults)
        asked += page.evaluate(ANSWER) > 0
        page.wait_for_timeout(60)
    assert faults == {}, written(faults)
    page.context.close()


@pytest.mark.parametrize("game", PLAYERS)
def test_the_first_question_is_seen_whole_on_an_enlarged_screen(
    served: Served, browser: Browser, game: str
) -> None:
    page = sit_down(served, browser, game, "de-DE")
    faults: dict[str, str] = {}
    measure(page, ENLARGED, faults)
    assert faults == {}, written(faults)
    page.context.close()


#: Something comes into the panel that fills what was free there, and a little more.
LATER = """() => {
    const ask = document.querySelector('aside.ask'), panel = ask.querySelector('.panel');
    const side = document.querySelector('.side').getBoundingClientRect();
    const late = document.createElement('div');
    const [top, foot] = [ask.getBoundingClientRect().top, panel.getBoundingClientRect().bottom];
    const free = ask.clientHeight - foot + top;
    late.style.height = `${free + side.height - 112 + 30}px`;
    panel.prepend(late);
}"""
SEEN = """() => {
    const ask = document.querySelector('aside.ask');
    return ask.scrollHeight <= ask.clientHeight + 1;
}"""


def test_what_comes_later_than_its_question_finds_room(served: Served, browser: Browser) -> None:
    """An offer that a bot makes while one is asked: what has happened is told in fewer words."""
    page = sit_down(served, browser, "bootleggers", "de-DE")
    until = time.monotonic() + PATIENCE
    while page.locator(".panel .prompt").count() == 0 or page.locator(".recap li").count() < 4:
        assert time.monotonic() < until, "nothing happens"
        page.evaluate(ANSWER)
        page.wait_for_timeout(400)
    page.evaluate(SETTLED)
    page.evaluate(LATER)
    page.wait_for_function(SEEN)
    assert page.locator(".recap li").count() < 4
    page.context.close()


@pytest.mark.soak
@pytest.mark.parametrize("game", PLAYERS)
def test_a_whole_game_of_two_people_is_seen_whole(
    served: Served, browser: Browser, game: str
) -> None:
    """Two people and two bots, from the first question to the last: at a desk and with a phone."""
    people = invite(served, browser, game)
    sizes = ((DESKS[0], DESKS[2]), (PHONES[0],))
    until = time.monotonic() + 36 * PATIENCE
    faults: dict[str, str] = {}
    asked = 0
    for page in people:
        page.locator(".panel").wait_for()
        page.keyboard.press("Escape")  # the card that tells the goal
    while not all(page.evaluate(OVER) for page in people):
        assert time.monotonic() < until, f"no end after {asked} questions"
        for page, its in zip(people, sizes, strict=True):
            if page.locator(".panel .prompt").count():
                measure(page, its, faults)
                asked += page.evaluate(ANSWER) > 0
        people[0].wait_for_timeout(40)
    print(f"{asked} questions measured")
    assert faults == {}, written(faults)
