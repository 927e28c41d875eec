"""Colours that the system forces on the page: what can be picked, what is chosen, what is whose."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser, Page

from tests.web.given import Served, new_page

#: What tells things apart once all colours are the system's, as the browser has worked it out.
TOLD = """() => {
    const probe = document.body.appendChild(document.createElement('i'));
    const colour = (name) => {
        probe.style.color = name;
        return getComputedStyle(probe).color;
    };
    const [lit, plain] = [colour('Highlight'), colour('CanvasText')];
    probe.remove();
    const edge = (each) => {
        const { outlineStyle, outlineColor, outlineWidth } = getComputedStyle(each);
        return outlineStyle === 'none' ? '' : `${outlineWidth} ${outlineColor}`;
    };
    const edges = (of) => [...document.querySelectorAll(of)]
        .filter((each) => each.checkVisibility()).map(edge);
    const ground = (of) => {
        const found = document.querySelector(of);
        return found && getComputedStyle(found).backgroundColor;
    };
    return {
        lit, plain, picks: edges('.pick'), step: edges('.step.now'),
        steps: edges('.step:not(.now)'),
        chip: ground('.mobster .chip'), turn: ground('.turn.yours'), header: ground('header'),
        tab: edges('.bar [aria-current]'), tabs: edges('.bar button:not([aria-current])'),
        focus: document.activeElement.matches('button') ? edge(document.activeElement) : '',
    };
}"""


def told(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(TOLD)
    return found


def test_what_colours_told_is_told_without_them(served: Served, browser: Browser) -> None:
    page = new_page(browser, 1440, 900)
    page.goto(served.url)
    page.locator(".now .button").click()
    page.locator(".hand .pick").first.wait_for()
    chip = told(page)["chip"]
    page.emulate_media(forced_colors="active", reduced_motion="reduce")
    page.wait_for_function(
        "() => getComputedStyle(document.querySelector('.hand .pick')).outlineStyle === 'solid'"
    )
    seen = told(page)
    lit = f"3px {seen['lit']}"
    assert seen["lit"] != seen["plain"]
    assert set(seen["picks"]) == {lit}, "what can be picked has an edge of its own"
    assert seen["step"] == [lit], "and the phase that is on"
    assert set(seen["steps"]) == {""}
    assert seen["turn"] == seen["lit"] != seen["header"], "one sees whose turn it is"
    assert seen["chip"] == chip, "a seat keeps its colour, behind its letter"
    page.locator(".hand .pick").first.focus()
    page.keyboard.press("Tab")
    assert told(page)["focus"] == f"4px {seen['plain']}", "the keyboard's place is another edge"
    page.set_viewport_size({"width": 390, "height": 844})
    seen = told(page)
    assert seen["tab"] == [lit]
    assert set(seen["tabs"]) == {""}
    page.context.close()
