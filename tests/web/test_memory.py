"""An evening's page holds no more than what is seen: what was there before is let go."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, CDPSession, Page

from tests.web.films import lay, recorded
from tests.web.given import PLAYERS, Served, choose, new_page

#: So often it is cleaned up: what only what is thrown away holds is thrown away next.
TIMES = 4
#: Finished games.
FILMS = {"bootleggers": "short-3-scripted", "chicago": "default-2-scripted-7"}


@pytest.fixture(scope="module")
def served(served: Served) -> Served:
    lay(served.folder, {f"film{game}": recorded(game, name) for game, name in FILMS.items()})
    return served


def clean_up(page: Page, session: CDPSession) -> dict[str, int]:
    """Nodes and listeners that are left."""
    for _ in range(TIMES):
        session.send("HeapProfiler.collectGarbage")
        page.wait_for_timeout(100)
    return {name: int(count) for name, count in session.send("Memory.getDOMCounters").items()}


def test_a_table_that_was_left_is_gone(served: Served, browser: Browser) -> None:
    page = new_page(browser, 1440, 900)
    page.goto(served.url)
    session = page.context.new_cdp_session(page)
    for game in PLAYERS:
        choose(page, game)
        page.locator(".now .button").click()
        page.locator(PLAYERS[game]).first.wait_for(state="attached")
        page.locator(".panel .prompt").first.wait_for()
        page.locator("[role=log] [data-line]").first.wait_for()
        page.evaluate(
            """() => {
                window.left = ['main', '.panel', 'section.board', '[role=log]']
                    .map((each) => new WeakRef(document.querySelector(each)));
                history.pushState(null, '', '/');
                dispatchEvent(new PopStateEvent('popstate'));
            }"""
        )
        page.locator(".now .button").wait_for()
        # What was just touched is held by the browser itself until something else is.
        page.locator(".now .button").hover()
        clean_up(page, session)
        assert page.evaluate("() => window.left.filter((each) => each.deref()).length") == 0, game
    page.context.close()


@pytest.mark.parametrize("game", FILMS)
def test_a_game_looked_back_at_twice_is_no_more_than_once(
    served: Served, browser: Browser, game: str
) -> None:
    page = new_page(browser, 1440, 900)
    page.goto(f"{served.url}back/film{game}")
    page.locator("main section.board").wait_for()
    session = page.context.new_cdp_session(page)
    counted = []
    for _ in range(3):
        page.evaluate(
            """async () => {
                const slider = document.querySelector('[type=range]');
                const drawn = () => new Promise((done) => requestAnimationFrame(done));
                for (let at = 0; at <= 60; at++) {
                    slider.value = Math.round((Number(slider.max) * ((at * 7) % 60)) / 59);
                    slider.dispatchEvent(new Event('input', { bubbles: true }));
                    for (let frame = 0; frame < 2; frame++) await drawn();
                }
            }"""
        )
        page.wait_for_timeout(300)
        counted.append(clean_up(page, session))
    once, _, thrice = counted
    for what in ("nodes", "jsEventListeners"):
        assert thrice[what] <= once[what] * 1.02 + 10, counted
    page.context.close()
