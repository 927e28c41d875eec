"""How shall we reach you? Said at the table, tried with one tap, in a real browser."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser
from tools.web import DIST

from backroom.server.telling.settings import Telling
from tests.server.given import Server, running, settings
from tests.server.telling.standins import Browser as PushedTo
from tests.server.telling.standins import Http, http
from tests.web.given import PATIENCE, new_page

#: Notifications are shown by a whole browser only.
WHOLE_BROWSER = True


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
    page.get_by_role("button", name="Notifications").click()
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


SHOWN = """async () => {
    const worker = await navigator.serviceWorker.ready;
    return (await worker.getNotifications()).map(({ title, body, tag, data }) =>
        ({ title, body, tag, path: data.path }));
}"""


def test_what_is_pushed_is_shown_by_the_browser(
    browser: Browser, server: Server, world: Http
) -> None:
    """All the way but for the service between: what the server sends there is handed to the
    browser's worker, which shows it. A later message takes the place of the one before."""
    table, (key,) = server.seated([{"kind": "human", "name": "Ann"}, *[{"kind": "bot"}] * 2])
    address = str(server.http.base_url).rstrip("/").replace("127.0.0.1", "localhost")
    page = new_page(browser, 390, 844)
    page.context.grant_permissions(["notifications"], origin=address)
    page.goto(f"{address}/profile")
    page.evaluate("() => navigator.serviceWorker.register('/worker.js')")
    page.evaluate("async () => { await navigator.serviceWorker.ready; }")
    workers: list[str] = []
    line = page.context.new_cdp_session(page)
    line.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: workers.extend(each["registrationId"] for each in told["registrations"]),
    )
    line.send("ServiceWorker.enable")
    until = time.monotonic() + PATIENCE
    while not workers:
        assert time.monotonic() < until, "no worker is ever told of"
        page.wait_for_timeout(50)

    def push(said: object, fits: str) -> None:
        """Until it is shown: the browser may drop one while its worker stops or starts."""
        whom = {"origin": address, "registrationId": workers[0]}
        until = time.monotonic() + PATIENCE
        while not page.evaluate(f"() => ({SHOWN})().then({fits})"):
            assert time.monotonic() < until, fits
            line.send("ServiceWorker.deliverPushMessage", {**whom, "data": json.dumps(said)})
            page.wait_for_timeout(300)

    def shown() -> list[dict[str, str]]:
        found: list[dict[str, str]] = page.evaluate(SHOWN)
        return found

    device = PushedTo()
    given = device.subscription(f"{world.url}/push/ann")
    body = {"key": key, "kind": "push", "subscription": given, "lang": "de"}
    (way,) = server.http.post(f"/api/tables/{table}/reach/add", json=body).json()["ways"]
    server.http.post(f"/api/tables/{table}/reach/try", json={"key": key, "way": way["id"]})
    sent = [device.read(world.next().body)]
    # The table may have had something to say before.
    while not sent[0]["body"].startswith("Das ist eine Probe."):
        sent = [device.read(world.next().body)]
    push(sent[0], "(all) => all.length > 0")
    assert shown()[0]["body"] == sent[0]["body"]
    sent.append({**sent[0], "body": "Du bist am Zug."})
    push(sent[1], "(all) => all[0]?.body === 'Du bist am Zug.'")
    (only,) = shown()
    assert only["title"] == sent[0]["title"] and only["path"] == only["tag"] == f"/table/{table}"
    assert not any(key in json.dumps(said) for said in sent)
    elsewhere = {"path": "https://elsewhere.example/table/x", "title": "?"}
    push(elsewhere, "(all) => all.some(({ title }) => title === '?')")
    assert {each["path"] for each in shown()} == {f"/table/{table}", "/"}, "it leads nowhere else"
    page.context.close()
