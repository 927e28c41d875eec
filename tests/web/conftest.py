from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright
from tools.browser import find_or_install
from tools.web import build

from tests.web.given import FLAGS, Served

#: No machine is so busy that what comes at all comes later (in milliseconds).
expect.set_options(timeout=60_000)


@pytest.fixture(scope="package")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One for all modules that ask nothing special of it: each test makes tables of its own."""
    build()
    server = Served(tmp_path_factory.mktemp("served"))
    yield server
    server.kill()


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    """Its loop runs in this thread from now on: whoever needs another goes :func:`apart`."""
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="package")
def browsers(playwright: Playwright) -> Iterator[dict[bool, Browser]]:
    """Whole ones and lean ones, each started when it is first asked for."""
    started: dict[bool, Browser] = {}
    yield started
    for each in started.values():
        each.close()


@pytest.fixture
def browser(
    request: pytest.FixtureRequest, playwright: Playwright, browsers: dict[bool, Browser]
) -> Iterator[Browser]:
    """One that draws pages, with none of them open; a module that needs more of a browser says so
    (``WHOLE_BROWSER``)."""
    whole: bool = getattr(request.module, "WHOLE_BROWSER", False)
    if whole not in browsers:
        program = find_or_install(whole=whole)
        browsers[whole] = playwright.chromium.launch(executable_path=program, args=FLAGS)
    browser = browsers[whole]
    yield browser
    for context in browser.contexts:
        context.close()
