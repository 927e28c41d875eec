"""Colours that the system forces on the page: what can be picked, what is chosen, what is whose."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.web.films import lay, recorded
from tests.web.given import Served, choose, new_page, where_to_begin

FILM = "forced"


@pytest.fixture(scope="module")
def served(served: Served) -> Served:
    """A game that is over, and the same in the middle."""
    film = recorded("chicago", "default-4-scripted-11")
    lay(served.folder, {FILM: film, f"{FILM}mid": film}, {f"{FILM}mid": 900})
    return served


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


#: How these are drawn: by what one tells them apart, once colours are the system's.
DRAWN = """(of) => [...document.querySelectorAll(of)].filter((each) => each.checkVisibility())
    .map((each) => {
        const { outlineStyle, outlineColor, backgroundColor, color, fill, stroke,
            strokeDasharray, textDecorationLine } = getComputedStyle(each);
        return { outlineStyle, outlineColor, backgroundColor, color, fill, stroke,
            strokeDasharray, textDecorationLine, says: each.textContent.trim() };
    })"""
#: A system colour, as it is just now.
SYSTEM = """(name) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = name;
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
}"""
CLEAR = "rgba(0, 0, 0, 0)"


def drawn(page: Page, of: str) -> list[dict[str, str]]:
    found: list[dict[str, str]] = page.evaluate(DRAWN, of)
    assert found, f"there is no {of}"
    return found


def system(page: Page, name: str) -> str:
    found: str = page.evaluate(SYSTEM, name)
    return found


def forced(browser: Browser, scheme: str = "light") -> Page:
    page = new_page(browser, 1440, 900)
    page.emulate_media(
        forced_colors="active",
        reduced_motion="reduce",
        color_scheme="light" if scheme == "light" else "dark",
    )
    return page


def comes(page: Page) -> None:
    """The sheet for these colours has come."""
    page.wait_for_function(
        "() => getComputedStyle(document.body).getPropertyValue('--lamp') === 'Highlight'"
    )


def test_which_game_is_chosen_has_a_broad_edge(served: Served, browser: Browser) -> None:
    page = forced(browser)
    page.goto(served.url)
    choose(page, "chicago")
    comes(page)
    lit = system(page, "Highlight")
    (chosen,) = drawn(page, ".game:has(:checked)")
    assert (chosen["outlineStyle"], chosen["outlineColor"]) == ("solid", lit)
    for other in drawn(page, ".game:not(:has(:checked))"):
        assert other["outlineStyle"] == "none"
    page.context.close()


def test_what_can_be_picked_on_the_map_has_an_edge(served: Served, browser: Browser) -> None:
    page = forced(browser)
    page.goto(served.url)
    choose(page, "chicago")
    page.locator("details.own > summary").click()
    page.locator("details.own [name=others][value=bots]").check()
    page.locator("details.own .sizes").get_by_label("2", exact=True).check()
    page.locator("details.own .button").last.click()
    where_to_begin(page)
    page.locator(".map [data-pick^='lot:']").first.wait_for()
    comes(page)
    lit = system(page, "Highlight")
    for pick in drawn(page, ".map [data-pick]"):
        assert (pick["outlineStyle"], pick["outlineColor"]) == ("solid", lit)
    for other in drawn(page, ".map .thing:not(.pick, .lay, circle)"):
        assert other["outlineStyle"] == "none"
    page.context.close()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_whose_is_what_in_chicago(served: Served, browser: Browser, scheme: str) -> None:
    """Places bear their boss's letter; one's own name is underlined; signs are seen."""
    page = forced(browser, scheme)
    page.goto(f"{served.url}table/{FILM}mid#key-0")
    page.locator(".map [data-at^='territory-'] .mark").first.wait_for()
    page.locator(".boss.mine").wait_for()
    comes(page)
    letters = {each["says"] for each in drawn(page, ".boss header .chip")}
    marked = drawn(page, ".map [data-at^='territory-'] .mark")
    assert {each["says"] for each in marked} <= letters
    for mark, disc in zip(marked, drawn(page, ".map .disc"), strict=True):
        assert mark["fill"] != disc["fill"]
    (mine,) = drawn(page, ".boss.mine .name")
    assert mine["textDecorationLine"] == "underline"
    for other in drawn(page, ".boss:not(.mine) .name"):
        assert other["textDecorationLine"] == "none"
    for sign in drawn(page, ".boss .mark.brass"):
        told = (sign["backgroundColor"], sign["color"])
        assert told == (system(page, "Highlight"), system(page, "HighlightText"))
    for sign in drawn(page, ".tag > .sign"):
        assert sign["color"] == system(page, "CanvasText")
    assert drawn(page, ".die .face")[0]["fill"] != drawn(page, ".die circle")[0]["fill"]
    page.context.close()


def test_charts_are_told_apart_by_what_is_dashed_and_what_is_hollow(
    served: Served, browser: Browser
) -> None:
    page = forced(browser, "dark")
    page.goto(f"{served.url}table/{FILM}/after#key-0")
    page.get_by_role("slider").first.wait_for()
    comes(page)
    text = system(page, "CanvasText")
    page.locator(".track .band").first.wait_for()
    lines = drawn(page, ".chart polyline")[:4]
    assert {line["stroke"] for line in lines} == {text}
    assert len({line["strokeDasharray"] for line in lines}) == 4
    for band in drawn(page, ".track .band"):
        assert band["backgroundColor"] == CLEAR, "the bar is seen within"
    for bar in drawn(page, ".track .bar"):
        assert bar["backgroundColor"] == text
    page.context.close()
