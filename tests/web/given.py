"""A server in a process of its own, and people at real browsers."""

from __future__ import annotations

import functools
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

from playwright.sync_api import Browser, Page
from playwright.sync_api import Error as BrowserError
from tools.play import ready
from tools.web import DIST

from backroom.builds import FAST

ROOT = Path(__file__).parents[2]
#: A name of the home network: under it, browsers count a page as insecure.
HOME = "party.example"
FLAGS = [
    f"--host-resolver-rules=MAP {HOME} 127.0.0.1",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
#: A server that does not make anybody wait. The tests' own game lies on its shelf, too: whoever
#: thinks for a bot in another process reads this file again.
SERVE = """
import os
import sys
from pathlib import Path
import uvicorn
from backroom.games import shelf
from backroom.server.app import create_app
from backroom.server.running import running
from backroom.server.settings import Settings
from tests.toy.game import Cellar

shelf.add(Cellar())

if __name__ == "__main__":
    settings = Settings(
        data=Path(sys.argv[2]), web=Path(sys.argv[3]), least=0.0, leisure=0.0, clocks=False,
        workers=1, burst=10_000, rate=10_000.0, opening=float(os.environ.get("OPENING", "20")),
        names=tuple(os.environ.get("NAMES", "").split()),
    )
    app = create_app(settings)
    if len(sys.argv) > 4:  # always the same dice
        os.urandom = lambda count: sys.argv[4].encode().ljust(count)[:count]
    uvicorn.Server(running(app, port=int(sys.argv[1]))).run()
"""
#: Whoever waits for longer than this waits in vain.
PATIENCE = 300.0
OVER = "() => document.querySelector('dialog[open] .won') !== null"


@functools.cache
def sources() -> str:
    """The build that people play on: the compiled one, once it is made (``make test`` makes it)."""
    return str(ready(ROOT / FAST).folder)


class Served:
    """A server in a process of its own, so that it can be killed."""

    def __init__(
        self, folder: Path, dice: str = "", opening: float = 20.0, names: str = ""
    ) -> None:
        self.folder = folder
        self._dice = [dice] if dice else []
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}/"
        self.script = folder / "serve.py"
        self.script.write_text(SERVE, encoding="utf-8")
        path = os.pathsep.join((sources(), str(ROOT)))
        self._env = {**os.environ, "PYTHONPATH": path, "OPENING": str(opening), "NAMES": names}
        self.start()

    def start(self) -> None:
        where = [str(self.port), str(self.folder), str(DIST)]
        command = [sys.executable, str(self.script), *where, *self._dice]
        self.process = subprocess.Popen(command, cwd=ROOT, env=self._env, start_new_session=True)
        until = time.monotonic() + PATIENCE
        while True:
            try:
                urllib.request.urlopen(self.url, timeout=1).close()
                return
            except OSError:
                assert self.process.poll() is None, "the server does not start"
                assert time.monotonic() < until, "the server does not answer"
                time.sleep(0.1)

    def kill(self) -> None:
        """As a power cut would: the server and the processes in which its bots think."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()


#: Somebody who has been told what each game is about.
KNOWS = """for (const game of ["bootleggers", "chicago", "cellar"])
    localStorage.setItem(`backroom.goal.${game}`, "yes");"""


def new_page(
    browser: Browser, width: int, height: int, locale: str = "en-US", newcomer: bool = False
) -> Page:
    """A browser of its own, with nothing in it; a newcomer has yet to be told what it is about."""
    viewport: dict[str, int] = {"width": width, "height": height}
    context = browser.new_context(viewport=viewport, locale=locale)  # type: ignore[arg-type]
    page = context.new_page()
    if not newcomer:
        page.add_init_script(KNOWS)
    page.set_default_timeout(60_000)
    return page


#: The link to look on by, which only the host's device has.
WATCH = """() => {
    const kept = localStorage.getItem("backroom.table." + location.pathname.split("/").pop());
    return `${location.href}#${JSON.parse(kept).watch}`;
}"""


#: By which one sees that a game's own table is there: its players.
PLAYERS = {"bootleggers": ".mobster", "chicago": ".boss"}
#: Nothing moves and nobody waits, where what moves is not what is looked at.
AT_ONCE = 'localStorage.setItem("backroom.speed", "off")'
#: The table in words, instead of a game's own.
IN_WORDS = 'localStorage.setItem("backroom.plain", "yes")'


def choose(page: Page, game: str) -> None:
    """In the lobby: this game, not the first one."""
    if game:
        page.locator(f".games input[value={game}]").check()


def invite(
    served: Served,
    browser: Browser,
    game: str = "",
    seats: int = 4,
    in_words: bool = False,
    short: bool = False,
) -> tuple[Page, Page]:
    """A host at a desk and a guest with a phone, who comes by the link; bots fill the table.
    ``short``: Bootleggers of 8 rounds, in which nothing moves on the phone."""
    host = new_page(browser, 1440, 900)
    guest = new_page(browser, 390, 844)
    for page in (host, guest) if in_words else ():
        page.add_init_script(IN_WORDS)
    if short:
        guest.add_init_script(AT_ONCE)
    host.goto(served.url)
    choose(host, game)
    host.locator("details.own > summary").click()
    host.locator("details.own .sizes").get_by_label(str(seats), exact=True).check()
    host.locator("details.own [name=others][value=bots]").check()
    host.locator("details.own li.seat select").first.select_option("person")
    if short:
        host.locator("details.own details summary").click()
        host.locator("input[type=radio][name=rounds]").nth(1).check()
    host.locator("details.own .button").last.click()
    guest.goto(host.locator(".link input").input_value())
    guest.locator("form input").fill("Gus")
    guest.locator("form .button").click()
    return host, guest


def read_it(page: Page) -> None:
    """What has just come is read before it is answered: sooner, a tap is not meant for it."""
    page.evaluate(
        "() => new Promise((done) => requestAnimationFrame(() =>"
        " requestAnimationFrame(() => setTimeout(done, 400))))"
    )


#: There is a choice of where to begin; else the only answer is given. In one go, since
#: between a look and a click another question may come.
_BEGIN = """() => {
    const answers = document.querySelectorAll('.ask .answer:not(:disabled)');
    if (answers.length >= 3) return true;
    answers[0]?.click();
    return false;
}"""


def where_to_begin(page: Page) -> None:
    """In King of Chicago: put the first gangster somewhere; then one is asked where to begin."""
    until = time.monotonic() + PATIENCE
    while not page.evaluate(_BEGIN):
        assert time.monotonic() < until, "nobody asks where to begin"
        page.wait_for_timeout(60)


def press(page: Page, selector: str) -> bool:
    """Click as a hand would. False: what was to be clicked is gone meanwhile."""
    try:
        page.locator(selector).first.click(timeout=2000)
    except BrowserError:
        return False
    return True
