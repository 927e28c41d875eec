from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect, sync_playwright
from tools.browser import find_or_install
from tools.web import build

from tests.web.given import FLAGS, Served

#: No machine is so busy that what comes at all comes later (in milliseconds).
expect.set_options(timeout=60_000)


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    build()
    server = Served(tmp_path_factory.mktemp("served"))
    yield server
    server.kill()


@pytest.fixture(scope="module")
def browser(request: pytest.FixtureRequest) -> Iterator[Browser]:
    """One that draws pages; a module that needs more of a browser says so (``WHOLE_BROWSER``)."""
    program = find_or_install(whole=getattr(request.module, "WHOLE_BROWSER", False))
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=program, args=FLAGS)
        yield chromium
        chromium.close()
