"""People at real browsers: two of them and two bots play a whole game, whatever happens."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, sync_playwright
from tools.browser import find_or_install
from tools.web import DIST, build

ROOT = Path(__file__).parents[2]
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
#: A server that does not make anybody wait.
SERVE = """
import sys
from pathlib import Path
import uvicorn
from backroom.server.app import create_app
from backroom.server.settings import Settings

if __name__ == "__main__":
    settings = Settings(
        data=Path(sys.argv[2]), web=Path(sys.argv[3]), window=0.0, pause=(0.0, 0.0),
        workers=1, burst=10_000, rate=10_000.0,
    )
    app = create_app(settings)
    uvicorn.run(app, port=int(sys.argv[1]), ws="websockets-sansio", log_config=None)
"""
#: Load what fits, then answer the question with one of its first answers, in turn.
ANSWER = """(stop) => {
    const asked = document.querySelector('.panel .prompt')?.innerText ?? '';
    if (stop && asked.includes(stop)) return -1;
    for (const more of document.querySelectorAll('.panel .question .amount button.all'))
        if (!more.disabled) more.click();
    const answers = [...document.querySelectorAll('.panel .question button.answer:not(:disabled)')];
    if (!answers.length) return 0;
    window.turn = (window.turn ?? 0) + 1;
    answers[window.turn % Math.min(answers.length, 4)].click();
    return answers.length;
}"""
OVER = "() => document.querySelector('dialog[open] li.won') !== null"
PATIENCE = 240.0


class Served:
    """A server in a process of its own, so that it can be killed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}/"
        self.script = folder / "serve.py"
        self.script.write_text(SERVE, encoding="utf-8")
        self.start()

    def start(self) -> None:
        command = [sys.executable, str(self.script), str(self.port), str(self.folder), str(DIST)]
        self.process = subprocess.Popen(command, cwd=ROOT, start_new_session=True)
        until = time.monotonic() + 30
        while True:
            try:
                urllib.request.urlopen(self.url, timeout=1).close()
                return
            except OSError:
                assert time.monotonic() < until, "the server does not start"
                time.sleep(0.1)

    def kill(self) -> None:
        """As a power cut would: the server and the processes in which its bots think."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    build()
    server = Served(tmp_path_factory.mktemp("served"))
    yield server
    server.kill()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=find_or_install(), args=FLAGS)
        yield chromium
        chromium.close()


def new_page(browser: Browser, width: int, height: int, locale: str = "en-US") -> Page:
    """A browser of its own, with nothing in it."""
    viewport: dict[str, int] = {"width": width, "height": height}
    context = browser.new_context(viewport=viewport, locale=locale)  # type: ignore[arg-type]
    page = context.new_page()
    page.set_default_timeout(20_000)
    return page


def test_one_click_and_you_are_in_a_game(served: Served, browser: Browser) -> None:
    page = new_page(browser, 1440, 900)
    page.goto(served.url)
    page.locator(".now .button").click()
    page.locator(".panel .question button.answer").first.wait_for()
    assert "#" in page.url, "the seat's key is in the fragment, which is never sent"
    assert page.locator(".panel .question button.answer").count() == 12, "twelve muscle cards"
    page.context.close()


@pytest.mark.parametrize(
    ("locale", "words"),
    [("fr-FR", "Jouer"), ("de-DE", "spielen"), ("it-IT", "Gioca"), ("en-GB", "Play now")],
)
def test_the_page_speaks_the_browser_s_language(
    served: Served, browser: Browser, locale: str, words: str
) -> None:
    page = new_page(browser, 390, 844, locale)
    page.goto(served.url)
    assert words in page.locator(".now .button").inner_text()
    width = page.evaluate("() => document.documentElement.scrollWidth")
    assert width <= 390, "nothing is wider than a phone"
    page.context.close()


def test_the_keyboard_answers(served: Served, browser: Browser) -> None:
    page = new_page(browser, 1440, 900)
    page.goto(served.url)
    page.keyboard.press("Tab")
    page.locator(".now .button").focus()
    page.keyboard.press("Enter")
    page.locator(".panel .question button.answer").first.wait_for()
    page.wait_for_timeout(1000)  # a key pressed at once might have been meant for something else
    page.keyboard.press("3")
    page.wait_for_function(
        "() => document.querySelectorAll('.panel .question button.answer').length !== 12"
    )
    page.context.close()


def sit_down(served: Served, browser: Browser) -> tuple[Page, Page]:
    """A host at a desk and a guest with a phone, who comes by the link; bots fill the table."""
    host = new_page(browser, 1440, 900)
    guest = new_page(browser, 390, 844)
    host.goto(served.url)
    host.locator("details.own > summary").click()
    host.locator("details.own li.seat select").first.select_option("person")
    host.locator("details.own .button").last.click()
    guest.goto(host.locator(".link input").input_value())
    guest.locator("form input").fill("Gus")
    guest.locator("form .button").click()
    for page in (host, guest):
        page.locator(".panel .question button.answer").first.wait_for()
    return host, guest


def play_until(people: tuple[Page, Page], rule: str) -> None:
    """Answer anything until both are asked what this rule is about."""
    until = time.monotonic() + PATIENCE
    while [page.evaluate(ANSWER, rule) for page in people] != [-1, -1]:
        assert time.monotonic() < until, f"nobody is asked about {rule}"
        people[0].wait_for_timeout(60)


def test_two_people_strike_a_deal(served: Served, browser: Browser) -> None:
    host, guest = people = sit_down(served, browser)
    play_until(people, "B13.6")
    host.keyboard.press("o")
    host.get_by_role("checkbox", name="Gus").check()
    host.locator("dialog[open] input[type=number]").first.fill("1")
    host.locator("dialog[open] .button").last.click()
    offer = guest.locator(".panel .offer", has_text="Boss has an offer")
    offer.get_by_role("button", name="Shake hands").click()
    host.locator(".side", has_text="It's a deal!").wait_for()
    for page in people:
        page.context.close()


def test_two_people_and_two_bots_play_a_whole_game(served: Served, browser: Browser) -> None:
    """One line is cut and comes back; the server is killed and started again in between."""
    host, guest = people = sit_down(served, browser)
    cut = killed = False
    until = time.monotonic() + PATIENCE
    answered = 0
    while not all(page.evaluate(OVER) for page in people):
        assert time.monotonic() < until, f"the game does not end ({answered} answers)"
        moved = [page.evaluate(ANSWER) for page in people]
        answered += sum(bool(count) for count in moved)
        if not cut and answered > 20:
            guest.context.set_offline(True)
            guest.wait_for_timeout(300)
            guest.context.set_offline(False)
            cut = True
        if not killed and answered > 40:
            served.kill()
            host.locator(".banner.lost").wait_for()
            served.start()
            host.locator(".banner.lost").wait_for(state="detached")
            killed = True
        host.wait_for_timeout(40 if any(moved) else 120)

    assert cut and killed
    for page in people:
        assert "$" in page.locator("body").inner_text()
        page.context.close()
