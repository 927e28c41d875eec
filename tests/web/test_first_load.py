"""What a first visit costs, in bytes on the wire: from an empty browser to the first question."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, CDPSession, Page
from tools.fonts import FOLDER, OURS, letters
from tools.web import ROOT

from tests.web.given import Served, choose, new_page

#: In bytes, compressed as the server sends them.
MOST = 200_000
MOST_FONTS = 90_000
#: The code and the words that a game brings, once the lobby is there.
MOST_OWN = 122_000
LOCALES = {"en": "en-GB", "fr": "fr-FR", "de": "de-DE", "it": "it-IT"}
#: Signs that no typeface of ours has: the system draws them.
SIGNS = set("░★●∞✓←≈")


class Wire:
    """Counts what comes in."""

    def __init__(self, line: CDPSession) -> None:
        self.urls: dict[str, str] = {}
        self.sizes: dict[str, int] = {}
        line.send("Network.enable")
        line.on("Network.requestWillBeSent", self._sent)
        line.on("Network.loadingFinished", self._finished)

    def _sent(self, event: dict[str, dict[str, str]]) -> None:
        self.urls[str(event["requestId"])] = event["request"]["url"]

    def _finished(self, event: dict[str, int]) -> None:
        self.sizes[self.urls[str(event["requestId"])]] = int(event["encodedDataLength"])

    def total(self, fonts: bool) -> int:
        return sum(size for url, size in self.sizes.items() if (".woff" in url) == fonts)


def listening(page: Page) -> Wire:
    """What a phone in the room is sent: without HTTPS, browsers ask for no more than gzip, and what
    is there without a line is not fetched (a few seconds later: a slow machine would count it)."""
    page.context.set_extra_http_headers({"Accept-Encoding": "gzip"})
    page.add_init_script("Object.defineProperty(window, 'isSecureContext', { value: false })")
    return Wire(page.context.new_cdp_session(page))


@pytest.mark.parametrize("lang", LOCALES)
def test_the_first_load_is_small(served: Served, browser: Browser, lang: str) -> None:
    page = new_page(browser, 1440, 900, LOCALES[lang], newcomer=True)
    wire = listening(page)
    page.goto(served.url)
    page.locator(".now .button").click()
    page.locator("dialog[open] .goal").wait_for()
    page.locator(".panel .prompt").first.wait_for()
    page.locator(".mobster").first.wait_for()
    page.evaluate("() => document.fonts.ready")
    page.wait_for_load_state("networkidle")
    listed = "\n".join(f"{size:8} {url}" for url, size in sorted(wire.sizes.items()))
    assert wire.total(fonts=True) > 10_000, "the fonts are counted"
    assert wire.total(fonts=False) <= MOST, listed
    assert wire.total(fonts=True) <= MOST_FONTS, listed
    assert not [url for url in wire.sizes if "latin-ext" in url], listed
    page.context.close()


def test_the_second_game_is_loaded_when_it_is_opened(served: Served, browser: Browser) -> None:
    """Whoever plays the first one never loads it: its code and its words."""
    page = new_page(browser, 1440, 900)
    wire = listening(page)
    page.goto(served.url)
    page.locator(".now .button").wait_for()
    page.wait_for_load_state("networkidle")
    lobby = set(wire.sizes)
    choose(page, "chicago")
    page.locator(".now .button").click()
    page.locator(".map [data-thing]").first.wait_for()
    page.wait_for_load_state("networkidle")
    code = {url: size for url, size in wire.sizes.items() if "/assets/" in url}
    own = {url: code[url] for url in code if url not in lobby and ".woff" not in url}
    listed = "\n".join(f"{size:8} {url}" for url, size in sorted(own.items()))
    assert sum(own.values()) > 30_000, "it is counted"
    assert sum(own.values()) <= MOST_OWN, listed
    page.context.close()


def test_a_name_with_other_letters_fetches_them(served: Served, browser: Browser) -> None:
    page = new_page(browser, 1440, 900)
    with page.expect_response(lambda answer: "latin-ext" in answer.url) as found:
        page.goto(served.url)
        page.locator(".field input").fill("Łukasz")
        page.evaluate("() => { document.querySelector('h1').textContent = 'Łukasz' }")
    assert found.value.ok
    page.context.close()


@pytest.mark.parametrize("file", sorted(ROOT.glob("src/backroom/text/*/*.ftl")), ids=str)
def test_the_fonts_have_all_letters_of_the_catalogues(file: Path) -> None:
    used = set(file.read_text(encoding="utf-8")) - SIGNS - {"\n"}
    missing = {letter for letter in used if ord(letter) not in letters(OURS)}
    assert missing == set()


def test_what_is_cut_out_is_what_the_browser_is_told() -> None:
    css = (FOLDER / "fonts.css").read_text(encoding="utf-8")
    ranges = re.findall(r'url\("\./[^"]+"\)[^}]*unicode-range: ([^;]+);', css)
    assert len(ranges) == 5
    assert all(letters(each) == letters(OURS) for each in ranges)
