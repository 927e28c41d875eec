"""How shall we reach you? Said at the table, tried with one tap, in a real browser."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser
from tools.web import DIST

from backroom.server.telling.settings import Telling
from tests.server.given import Server, running, settings
from tests.server.telling.standins import Http, http
from tests.web.given import new_page


@pytest.fixture
def world() -> Iterator[Http]:
    with http() as standin:
        yield standin


@pytest.fixture
def server(world: Http, tmp_path: Path) -> Iterator[Server]:
    telling = Telling(local=(world.host,), wait=0.2)
    with running(settings(tmp_path, telling=telling, web=DIST, clocks=False)) as started:
        yield started


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_a_way_is_added_tried_and_forgotten(
    browser: Browser, server: Server, world: Http, width: int, height: int
) -> None:
    bots = [{"kind": "bot"}, {"kind": "bot"}]
    table, (key,) = server.seated([{"kind": "human", "name": "Ann"}, *bots])
    page = new_page(browser, width, height)
    page.goto(f"{str(server.http.base_url).rstrip('/')}/table/{table}#{key}")
    page.locator(".mobster").first.wait_for()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="How shall we reach you?").click()
    dialog = page.locator("dialog[open] .reach")
    dialog.locator("form select").select_option("mail")
    dialog.get_by_text("hasn't set up e-mail").wait_for()
    dialog.locator("form select").select_option("ntfy")
    dialog.get_by_label("Topic").fill("https://127.0.0.1/topic")
    dialog.get_by_role("button", name="Add it").click()
    dialog.get_by_text("That is no ntfy topic.").wait_for()
    dialog.get_by_label("Topic").fill(f"{world.url}/ann")
    dialog.get_by_role("button", name="Add it").click()
    dialog.get_by_role("button", name="Try it").click()
    said = world.next().said["message"]
    assert said.startswith("This is a trial message.") and key not in said
    dialog.get_by_text("Sent. Has it come?").wait_for()
    assert world.silent(), "he looks at the table"
    wide = "() => { const d = document.querySelector('dialog[open]'); "
    assert page.evaluate(wide + "return d.scrollWidth - d.clientWidth; }") == 0
    dialog.get_by_role("button", name="Forget all of this").click()
    dialog.get_by_text("So far nothing tells you.").wait_for()
    page.context.close()
