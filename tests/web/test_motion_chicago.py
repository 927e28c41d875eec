"""King of Chicago: what moves tells no secret, and is seen before what comes after it."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Iterator
from itertools import zip_longest

import msgspec
import pytest
from playwright.sync_api import Browser, WebSocket, expect
from tools.web import build

from backroom.games.chicago.actions import NoAction, NoPolice, RaidBusiness, Stay
from backroom.games.chicago.components import SHOTGUNS, TOMMYGUNS
from backroom.games.chicago.gangsters import (
    BUGS_BENNY,
    CHICKEN_JOE,
    DOUGH_BOY,
    HARRY_THE_HAND,
    KEN_EVIL,
    KNUCKLES,
)
from backroom.games.chicago.trade_phase import BEFORE_LOT
from tests.chicago.fights import LAST_DROP
from tests.chicago.given import Given
from tests.server.given import Player, answers
from tests.web.given import PATIENCE, new_page
from tests.web.laid import Laid, laid_out

#: So long news are gathered, in milliseconds (`web/src/follow/News.svelte`).
GATHER = 1200
#: Writes down whatever is set in motion: what, where, from where to where.
RECORD = """
window.moved = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, timing) {
    const place = this.closest('[data-at]')?.dataset.at ?? '';
    const shown = this.closest('.layer[aria-hidden]') ? this.innerHTML : '';
    window.moved.push(`${place} ${shown} ${JSON.stringify(frames)}`);
    return animate.call(this, frames, timing);
};
// News are gathered for a while before they are said. How long that is on this machine is luck, so
// they are said when we look: all that has come since we last did.
window.gathered = new Map();
const [set, clear] = [window.setTimeout, window.clearTimeout];
window.setTimeout = (then, after, ...rest) => {
    if (after !== GATHER) return set(then, after, ...rest);
    const number = -1 - window.gathered.size;
    window.gathered.set(number, then);
    return number;
};
window.clearTimeout = (number) => {
    if (window.gathered.has(number)) window.gathered.set(number, null); else clear(number);
};
"""
#: Nothing moves, and nothing waits for its turn: no two motions are further apart.
AT_REST = """() => new Promise((done) => {
    let since = performance.now();
    const look = () => {
        if (document.querySelector('[data-moving]')) since = performance.now();
        if (performance.now() - since > 300) done(true); else setTimeout(look, 20);
    };
    look();
})"""
#: What was gathered is said.
SAY = """async () => {
    for (const [number, say] of window.gathered) {
        window.gathered.set(number, null);
        say?.();
    }
    await new Promise((done) => requestAnimationFrame(done));
}"""
#: The page, but for the points that have just come or gone: those are seen for a while, and public.
#: Svelte numbers names as parts of the page are made, and those come when they have been fetched:
#: here they are numbered as they stand in the page.
PAGE = """() => {
    const page = document.body.cloneNode(true);
    for (const change of page.querySelectorAll('[data-change]')) change.remove();
    const names = [];
    return page.innerHTML.replace(/(?<=[" -])c\\d+(?=[" -])/g, (name) => {
        if (!names.includes(name)) names.push(name);
        return `c${names.indexOf(name)}`;
    });
}"""


class Watcher:
    """Somebody at a browser, who is told what a player of the same seat is told."""

    def __init__(self, browser: Browser, laid: Laid, table: str, seat: int, width: int) -> None:
        self._heard = 0
        self.page = new_page(browser, width, 900)
        self.page.add_init_script(f"const GATHER = {GATHER};{RECORD}")
        self.page.on("websocket", self._listen)
        self.page.goto(laid.address(table, seat))
        self.page.locator(".map [data-thing]").first.wait_for(state="attached")
        self.page.locator(".layer[aria-hidden]").wait_for(state="attached")
        self.page.evaluate("() => document.fonts.ready")
        self.page.evaluate(AT_REST)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        log = json.loads(frame).get("log")
        if log:
            self._heard = log["from"] + len(log["events"])

    def follow(self, player: Player) -> None:
        """Until the page has been told all that this player has been told; then it goes to rest."""
        player.settle(0.02)
        until = time.monotonic() + PATIENCE
        while self._heard < len(player.log):
            assert time.monotonic() < until, "the page is not told what the player is told"
            self.page.wait_for_timeout(20)
        self.page.evaluate(f"() => {{ window.rests = ({AT_REST})(); }}")

    def seen(self) -> list[str]:
        """All that has moved, and the page as it is when it has come to rest."""
        self.page.evaluate("() => window.rests")
        moved: list[str] = self.page.evaluate("() => window.moved.splice(0)")
        self.page.evaluate(SAY)
        page: str = self.page.evaluate(PAGE)
        return [*moved, *re.split(r"(?=<)", page)]


@pytest.fixture(scope="module")
def laid(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Laid]:
    build()
    with laid_out(tmp_path_factory.mktemp("laid")) as laid:
        yield laid


def answer(player: Player, hires: bool) -> bool:
    """As somebody who wants nothing, or only whoever is for hire. False: he is not asked."""
    waiting = player.waiting()
    if not waiting:
        return False
    ask = waiting[0]
    bids = [each for each in answers(ask) if each["do"] == "bid"]
    action = bids[0] if bids and hires else ask.get("default", answers(ask)[0])
    refused = player.act(action, ask["id"])
    assert refused is None, refused
    return True


class TradePhase:
    """2 ends a game turn: all that 0 sees, and all that 1 sees, until the next one begins."""

    def __init__(self, laid: Laid, browser: Browser, given: Given, width: int) -> None:
        self._table = laid.lay(given.turn_of(2, round=4))
        self._players = [laid.player(self._table, each) for each in range(given.state.seats)]
        self._watchers = [Watcher(browser, laid, self._table, seat, width) for seat in (0, 1)]
        self.seen: tuple[list[str], list[str]] = ([], [])

    @property
    def goes_on(self) -> bool:
        return bool(self._players[0].view["table"]["turn"] == 2)

    def step(self) -> None:
        """Somebody answers, and it begins to be seen."""
        assert any(answer(player, hires=at == 1) for at, player in enumerate(self._players))
        for player in self._players:
            player.settle(0.02)
        for watcher, player in zip(self._watchers, self._players, strict=False):
            watcher.follow(player)

    def look(self) -> None:
        """Until it has been seen."""
        for watcher, lines in zip(self._watchers, self.seen, strict=True):
            lines += [line.replace(self._table, "table") for line in watcher.seen()]

    def end(self) -> None:
        for player in self._players:
            player.close()
        for watcher in self._watchers:
            assert watcher.page.evaluate("() => window.gathered.size") > 0, "news were gathered"
            watcher.page.context.close()


def differ(one: list[str], other: list[str]) -> tuple[str, str] | None:
    """The first line in which they do."""
    return next(
        (pair for pair in zip_longest(one, other, fillvalue="") if len(set(pair)) > 1), None
    )


def gang() -> Given:
    return Given(3).gangster(0, KNUCKLES, KEN_EVIL).draws(0, CHICKEN_JOE)


def secretly(cash: int, goods: tuple[int, int, int], card: int, men: tuple[int, int]) -> Given:
    """What nobody but 1 knows: his cash and resources, the card that he will draw, who of his men
    is at home and who is in the car (one of them brings money at home)."""
    given = gang().cash(1, cash).goods(1, *goods).draws(1, card)
    return given.gangster(1, men[0], spot=given.home(1)).gangster(1, men[1])


@pytest.mark.rule("K9.1")
@pytest.mark.parametrize("width", [1440, pytest.param(390, marks=pytest.mark.soak)])
def test_what_moves_tells_no_secret_of_others(laid: Laid, browser: Browser, width: int) -> None:
    """Two games that differ in nothing else: 0 sees the same, whatever it is that moves."""
    games = (
        secretly(400, (3, 0, 0), SHOTGUNS, (HARRY_THE_HAND, BUGS_BENNY)),
        secretly(2000, (0, 1, 2), TOMMYGUNS, (BUGS_BENNY, HARRY_THE_HAND)),
    )
    phases = [TradePhase(laid, browser, each, width) for each in games]
    while under_way := [phase for phase in phases if phase.goes_on]:
        for phase in under_way:  # what takes its time at one table does so while it does at another
            phase.step()
        for phase in under_way:
            phase.look()
    for phase in phases:
        phase.end()
    (one, own), (other, own_other) = (phase.seen for phase in phases)
    assert any("transform" in line for line in one), "something moves"
    assert differ(one, other) is None
    assert differ(own, own_other) is not None, "whose secrets they are sees them"


@pytest.mark.rule("K1.1")
@pytest.mark.parametrize("width", [1440, 390])
def test_points_that_go_are_told_where_they_go(laid: Laid, browser: Browser, width: int) -> None:
    given = Given(3).business(LAST_DROP, 1).gangster(1, DOUGH_BOY, spot=LAST_DROP)
    given.badge(0).police(given.door(LAST_DROP)).turn_of(0).act(0, Stay(), NoAction(), NoPolice())
    given.dice("raid police", 6).dice("raid 1", 1)
    had = given.points(1)
    table = laid.lay(given)
    watcher = Watcher(browser, laid, table, 0, width)
    player = laid.player(table, 0)
    player.act(msgspec.to_builtins(RaidBusiness(LAST_DROP)))
    lost = had - player.view["bosses"][1]["points"]
    assert lost > 0
    sign = watcher.page.locator(":is([data-at='boss-1'], [data-at='points-1']) [data-change]")
    expect(sign).to_have_text(f"−{lost}")
    expect(sign).to_have_count(0)  # for as long as a glance takes
    player.close()
    watcher.page.context.close()


#: Was the auction there while what was paid or drawn was on its way?
SOON = """
window.soon = [];
window.flown = 0;
new MutationObserver(() => {
    const flying = document.querySelectorAll('.layer[aria-hidden] > .thing').length;
    if (document.querySelector('.trade .auction') && flying) window.soon.push(flying);
    window.flown = Math.max(window.flown, flying);
}).observe(document, { subtree: true, childList: true });
"""


@pytest.mark.rule("K8.1", "K8.4")
def test_an_auction_opens_when_what_was_drawn_has_come(laid: Laid, browser: Browser) -> None:
    table = laid.lay(gang().draws(1, SHOTGUNS).turn_of(2, round=4))
    watcher = Watcher(browser, laid, table, 0, 1440)
    watcher.page.evaluate(f"() => {{ {SOON} }}")
    players = [laid.player(table, each) for each in range(3)]
    while players[0].view.get("auction") is None:
        assert any(answer(player, hires=False) for player in players)
        for player in players:
            player.settle(0.02)
    watcher.page.locator(".trade .auction").wait_for()
    assert watcher.page.evaluate("() => window.flown") > 0, "something was on its way"
    assert watcher.page.evaluate("() => window.soon") == []
    for player in players:
        player.close()
    watcher.page.context.close()


def test_the_offer_on_a_phone_can_be_scrolled(laid: Laid, browser: Browser) -> None:
    """More are for hire than fit: a finger gets to the last of them, and whoever is up is seen."""
    many = (CHICKEN_JOE, DOUGH_BOY, KEN_EVIL, KNUCKLES, BUGS_BENNY, HARRY_THE_HAND)
    table = laid.lay(Given(3).offer(*many).trade(BEFORE_LOT))
    watcher = Watcher(browser, laid, table, 0, 390)
    row = watcher.page.locator(".trade .offer ol")
    assert row.evaluate("(row) => row.scrollWidth > row.clientWidth"), "they do not fit"
    box = row.bounding_box()
    assert box is not None
    watcher.page.mouse.move(box["x"] + 40, box["y"] + box["height"] / 2)
    watcher.page.mouse.wheel(2000, 0)
    watcher.page.wait_for_function(
        "(last) => { const box = document.querySelector(last).getBoundingClientRect();"
        " return box.left >= 0 && box.right <= innerWidth + 1; }",
        arg=".trade .offer li:last-child",
    )
    assert watcher.page.evaluate("() => document.documentElement.scrollWidth") <= 390
    watcher.page.context.close()
