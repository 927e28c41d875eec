"""Every page on an enlarged screen, and on a phone with the largest letters there are."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page

from tests.web.films import lay, recorded
from tests.web.given import Served, new_page

#: 1440 × 900 at 200 %, and a phone: there the letters are what is enlarged.
SCREEN = (720, 450)
PHONE = (390, 844)
LETTERS = 150
FILM = "enlarged"

#: What can't be read or reached: nothing is wider than the page or than what holds it; whatever
#: answers to a tap comes wholly into sight, and nothing else lies over its middle.
FAULTS = """() => {
    const faults = [], root = document.scrollingElement;
    const dialog = document.querySelector('dialog[open]');
    const name = (el) => `${el.tagName.toLowerCase()}.${el.classList[0] ?? ''} "` +
        (el.getAttribute('aria-label') ?? el.textContent).trim().slice(0, 30) + '"';
    const shown = (el) => el.checkVisibility({ visibilityProperty: true, opacityProperty: true })
        && !el.closest('.spoken, .skip, [inert]');
    const all = [...(dialog ?? document.body).querySelectorAll('*')].filter(shown);
    if (root.scrollWidth > innerWidth) {
        faults.push(`the page is wider than the screen: ${root.scrollWidth}: ` + all.filter(
            (el) => el.getBoundingClientRect().right > innerWidth + 1).slice(0, 3).map(name));
    }
    const style = (el) => getComputedStyle(el);
    for (const el of all) {
        if (el.closest('svg') || el.matches('.view, [role=log]')) continue;  // one moves in these
        if (el.clientWidth <= 1) continue;  // said, not shown
        const { overflowX, overflowY, display } = style(el);
        if (display === 'inline') continue;
        const clips = (way) => way === 'hidden' || way === 'clip';
        const clamped = style(el).webkitLineClamp !== 'none';
        const said = el.textContent.trim() && !clamped;
        if (said && clips(overflowX) && el.scrollWidth > el.clientWidth + 2)
            faults.push(`cut at its side: ${name(el)}`);
        if (said && clips(overflowY) && el.scrollHeight > el.clientHeight + 3)
            faults.push(`cut below: ${name(el)}`);
        if (el.matches('dialog') && el.scrollWidth > el.clientWidth + 1)
            faults.push(`scrolls sideways: ${name(el)}`);
    }
    // Large letters don't all fit a phone's line: its own list shows them whole.
    for (const el of all.filter((each) => innerWidth > 600 && each.matches('select'))) {
        const wanted = el.cloneNode(true);
        wanted.style.cssText = 'position: fixed; width: auto; max-width: none; min-width: 0';
        wanted.replaceChildren(el.selectedOptions[0].cloneNode(true));
        el.after(wanted);
        if (wanted.offsetWidth > el.offsetWidth + 1) faults.push(`cut: ${name(wanted)}`);
        wanted.remove();
    }
    const seen = document.querySelector('main.board')?.getBoundingClientRect();
    if (seen && seen.height < innerHeight / 3) faults.push(`the table is ${seen.height} high`);
    const words = document.createTreeWalker(dialog ?? document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (words.nextNode()) {
        const at = words.currentNode.parentElement;
        if (!words.currentNode.data.trim() || !at || !shown(at) || at.clientWidth === 1) continue;
        if (at.closest('svg, select')) continue;
        range.selectNodeContents(words.currentNode);
        const box = range.getBoundingClientRect();
        let held = at;
        while (held && style(held).overflowX === 'visible') held = held.parentElement;
        if (held && held !== document.body && /auto|scroll/.test(style(held).overflowX)
            && held.scrollWidth > held.clientWidth + 1) continue;  // a table scrolls by itself
        if (box.width && (box.right > innerWidth + 1 || box.left < -1))
            faults.push(`outside: ${name(at)}`);
    }
    const CONTROLS = 'a, button, input, select, textarea, summary, [role=slider]';
    for (const el of all.filter((each) => each.matches(CONTROLS) && !each.disabled)) {
        el.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
        const box = el.getBoundingClientRect();
        if (box.width < 2 || box.height < 2) continue;
        const line = el.getClientRects()[0];
        const [x, y] = [line.left + line.width / 2, line.top + line.height / 2];
        if (x < 0 || x > innerWidth || y < 0 || y > innerHeight) {
            faults.push(`out of reach: ${name(el)}`);
            continue;
        }
        const top = document.elementFromPoint(x, y);
        if (top && !el.contains(top) && !top.contains(el) && !el.labels?.[0]?.contains(top))
            faults.push(`covered: ${name(el)} by ${name(top)}`);
    }
    return [...new Set(faults)];
}"""

UNFOLD = "document.querySelectorAll('details').forEach((each) => (each.open = true))"


@pytest.fixture(scope="module")
def served(served: Served) -> Served:
    """Each game has been played, under the longest names."""
    films = {
        "bootleggers": recorded("bootleggers", "short-5-scripted-chaotic"),
        "chicago": recorded("chicago", "default-4-scripted-11"),
    }
    lay(served.folder, {FILM + game: film for game, film in films.items()})
    return served


def look(page: Page, where: str, faults: dict[str, str]) -> None:
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(150)
    for fault in page.evaluate(FAULTS):
        faults.setdefault(fault, where)


@pytest.mark.parametrize("size", [SCREEN, PHONE], ids=["screen", "phone"])
def test_every_page_is_read_and_reached(
    served: Served, browser: Browser, size: tuple[int, int]
) -> None:
    page = new_page(browser, *size, "de-DE")
    page.emulate_media(reduced_motion="reduce")
    if size == PHONE:
        page.add_init_script(f'localStorage.setItem("backroom.text-size", "{LETTERS}")')
    faults: dict[str, str] = {}
    page.goto(served.url)
    page.locator(".now .button").wait_for()
    look(page, "lobby", faults)
    page.get_by_role("button", name="Einstellungen").click()
    page.locator("dialog[open] select").first.wait_for()
    look(page, "settings", faults)
    page.keyboard.press("Escape")
    page.locator("details.own > summary").click()
    page.locator("details.own .button").last.wait_for()
    look(page, "a table of one's own", faults)
    for path in ("challenges", "me", "back", "join", "rules/bootleggers", "rules/chicago"):
        page.goto(served.url + path)
        page.locator(":is(h1, h2):visible").first.wait_for()
        page.wait_for_timeout(300)
        look(page, path, faults)
    for game in ("bootleggers", "chicago"):
        page.goto(f"{served.url}table/{FILM}{game}/after#key-0")
        page.get_by_role("slider").first.wait_for()
        page.evaluate(UNFOLD)
        look(page, f"after {game}", faults)
        page.goto(f"{served.url}back/{FILM}{game}")
        page.locator("main section.board").wait_for()
        page.get_by_role("slider").wait_for()
        look(page, f"back {game}", faults)
    assert faults == {}, "\n".join(f"{where}: {fault}" for fault, where in faults.items())
