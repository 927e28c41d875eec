"""Colours that the system forces on the page: what can be picked, what is chosen, what is whose."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page
from tools.web import build

from backroom.games.chicago.events import Dead
from backroom.games.chicago.gangsters import (
    BUGS_BENNY,
    CHICKEN_JOE,
    DOUGH_BOY,
    HARRY_THE_HAND,
    KEN_EVIL,
    KNUCKLES,
)
from backroom.games.chicago.questions import WhoDies, WhoIsHit
from tests.chicago.fights import LAST_DROP, at_business, attack, cars, idle, over, rolls
from tests.chicago.given import Given
from tests.server.given import Player
from tests.web.films import lay, recorded
from tests.web.given import AT_ONCE, Served, choose, new_page, where_to_begin
from tests.web.laid import Laid, laid_out

FILM = "forced"
#: Trucks of several mobsters stand at the docks, and houses are closed.
DOCKS = f"{FILM}docks"
#: The first two seats can make each other offers.
OFFERS = f"{FILM}offers"
#: Either side of a shootout.
OURS = [KNUCKLES, KEN_EVIL, BUGS_BENNY]
THEIRS = [DOUGH_BOY, HARRY_THE_HAND, CHICKEN_JOE]


@pytest.fixture(scope="module")
def served(served: Served) -> Served:
    """A game that is over, and the same in the middle; and moments of the other."""
    film = recorded("chicago", "default-4-scripted-11")
    lay(served.folder, {FILM: film, f"{FILM}mid": film}, {f"{FILM}mid": 900})
    lay(served.folder, {DOCKS: recorded("bootleggers", "short-5-scripted-chaotic")}, {DOCKS: 220})
    offers = recorded("bootleggers", "default-3-scripted")
    lay(served.folder, {OFFERS: offers}, {OFFERS: 21}, people=2)
    return served


@pytest.fixture(scope="module")
def laid(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Laid]:
    build()
    with laid_out(tmp_path_factory.mktemp("laid")) as laid:
        yield laid


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
        const { outlineStyle, outlineColor, backgroundColor, backgroundImage, borderTopColor,
            borderBottomColor, borderLeftColor, color, opacity, fill, stroke,
            strokeDasharray, textDecorationLine } = getComputedStyle(each);
        return { outlineStyle, outlineColor, backgroundColor, backgroundImage, borderTopColor,
            borderBottomColor, borderLeftColor, color, opacity, fill, stroke,
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


def forced(browser: Browser, scheme: str = "light", width: int = 1440) -> Page:
    page = new_page(browser, width, 900)
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


def edges(page: Page, of: str) -> set[tuple[str, str]]:
    return {(each["outlineStyle"], each["outlineColor"]) for each in drawn(page, of)}


def grounds(page: Page, of: str) -> set[str]:
    return {each["backgroundColor"] for each in drawn(page, of)}


def test_who_is_here_is_a_full_disc(served: Served, browser: Browser) -> None:
    page = forced(browser, "dark")
    page.goto(f"{served.url}table/{FILM}mid#key-0")
    page.locator(".boss .presence[data-here=true]").wait_for()
    comes(page)
    assert grounds(page, ".boss .presence[data-here=true]") == {system(page, "CanvasText")}
    assert grounds(page, ".boss .presence[data-here=false]") == {CLEAR}
    page.context.close()


def test_what_cannot_be_pressed_is_not_faded_as_well(served: Served, browser: Browser) -> None:
    page = forced(browser, "dark")
    page.goto(f"{served.url}tv")
    page.locator("form .button:disabled").wait_for()
    comes(page)
    (button,) = drawn(page, "form .button:disabled")
    grey = system(page, "GrayText")
    assert (button["color"], button["borderTopColor"]) == (grey, grey)
    assert button["opacity"] == "1"
    page.context.close()


def test_one_line_of_the_rules_is_marked(served: Served, browser: Browser) -> None:
    page = forced(browser, "dark")
    page.goto(f"{served.url}rules/bootleggers#B7.5")
    page.locator(".page p.here").wait_for()
    comes(page)
    lit, ground = system(page, "Highlight"), system(page, "Canvas")
    assert {each["borderLeftColor"] for each in drawn(page, ".page p.here")} == {lit}
    others = drawn(page, ".page p:not(.here)")
    assert {each["borderLeftColor"] for each in others} == {ground}
    (other,) = drawn(page, "nav .game:not([aria-current])")
    assert other["borderBottomColor"] == ground
    page.context.close()


def test_doors_that_are_open_and_whose_trucks_stand_there(served: Served, browser: Browser) -> None:
    page = forced(browser, "dark")
    page.goto(f"{served.url}table/{DOCKS}#key-0")
    page.locator(".house.open").first.wait_for()
    comes(page)
    lit = system(page, "Highlight")
    assert grounds(page, ".house.open .lamp") == {lit}
    for circle in drawn(page, ".circle.shaded"):
        assert "gradient" in circle["backgroundImage"], "so many open the house"
    for circle in drawn(page, ".circle:not(.shaded)"):
        assert circle["backgroundImage"] == "none"
    page.set_viewport_size({"width": 390, "height": 844})
    page.locator(".slim .truck").first.wait_for()
    assert grounds(page, ".slim.open .lamp") == {lit}
    assert lit not in grounds(page, ".slim:not(.open) .lamp")
    trucks = drawn(page, ".slim .truck")
    assert len({each["borderBottomColor"] for each in trucks}) > 2, "each has its mobster's colour"
    page.context.close()


def test_an_offer_to_oneself_has_a_broad_edge(served: Served, browser: Browser) -> None:
    page = forced(browser, "dark", 390)
    page.goto(f"{served.url}table/{OFFERS}#key-0")
    page.locator(".panel .prompt").first.wait_for()
    other = Player(f"ws://127.0.0.1:{served.port}/api/live/{OFFERS}")
    other.say({"hello": {"key": "key-1", "log": 0, "panels": False}})
    other.until("log")
    word = {"kind": "word", "by": 1, "to": 0, "text": "I leave you alone"}
    offer = {"do": "make-offer", "to": [0], "promises": [word], "words": "Between friends"}
    assert other.act(offer) is None
    page.locator(".panel .offer.open").wait_for()
    comes(page)
    (open_,) = drawn(page, ".panel .offer.open")
    assert open_["borderTopColor"] == system(page, "Highlight")
    other.close()
    page.context.close()


def test_who_has_fallen_is_crossed_out(laid: Laid, browser: Browser) -> None:
    given = rolls(attack(cars(OURS, THEIRS)), [1] * 6, [6] * 6)
    while not given.all(Dead):
        idle(given)
    while not {WhoDies, WhoIsHit} & set(given.asked(0)):
        idle(given)
    page = forced(browser, "dark")
    page.goto(laid.address(laid.lay(given), 0))
    page.locator(".scene .fighter.out").first.wait_for()
    comes(page)
    lit, text = system(page, "Highlight"), system(page, "CanvasText")
    assert grounds(page, ".fighter.out .strike") == {text}
    assert edges(page, ".fighter:not(.out) .pick") == {("solid", lit)}
    page.context.close()


def test_whom_one_holds_and_where_he_can_go(laid: Laid, browser: Browser) -> None:
    given = rolls(attack(at_business(OURS, THEIRS), LAST_DROP), [6] * 6, [1] * 6)
    while not over(given):
        idle(given)
    page = forced(browser, "dark")
    page.add_init_script(AT_ONCE)
    page.goto(laid.address(laid.lay(given), 0))
    page.locator(".seating .tag").first.click()
    page.locator(".seating .can").first.wait_for()
    comes(page)
    lit = system(page, "Highlight")
    assert edges(page, ".seating .taken") == {("solid", lit)}
    assert edges(page, ".seating .can") == {("solid", lit)}
    assert {style for style, _ in edges(page, ".seating .tag:not(.taken)")} == {"none"}
    page.context.close()


def test_the_legend_has_the_colours_of_the_map(laid: Laid, browser: Browser) -> None:
    page = forced(browser, "dark")
    page.goto(laid.address(laid.lay(Given(3).turn_of(0)), 0))
    page.locator(".map .tools button").last.click()
    page.locator("dialog[open] .plot").first.wait_for()
    comes(page)
    assert len(grounds(page, "dialog[open] .plot")) >= 6
    page.context.close()
