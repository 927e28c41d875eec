"""Pictures of the table, one for each part of a round: python -m tools.screens

They go to docs/screens/<game>/<language>-<width>-<scene>.jpg, made from the scenes that
tools/web_scenes.py has recorded. `--languages en fr de it` takes them in every language.
"""

from __future__ import annotations

import argparse
import socket
import subprocess
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tools.browser import find_or_install
from tools.web import WEB, install, node_folder

ROOT = Path(__file__).parents[1]
SCREENS = ROOT / "docs/screens"
SIZES = ((1440, 900), (1024, 768), (390, 844))
#: A round from its beginning to its end, and the fullest table there is.
SCENES = ["muscle", "take", "place", "deals", "load-done", "drive", "over", "six-take", "six-drive"]
LANGUAGES = ["en", "de"]


@contextmanager
def served() -> Iterator[str]:
    """The client as engineers see it: only there a table needs no server."""
    install()
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]
    command = [str(node_folder() / "node"), "node_modules/vite/bin/vite.js"]
    vite = subprocess.Popen([*command, "--port", str(port), "--host", "127.0.0.1"], cwd=WEB)
    url = f"http://127.0.0.1:{port}/"
    try:
        until = time.monotonic() + 60
        while True:
            try:
                urllib.request.urlopen(url, timeout=5).close()
                break
            except OSError:
                if time.monotonic() > until:
                    raise
                time.sleep(0.2)
        yield url
    finally:
        vite.terminate()
        vite.wait()


def take(browser: Browser, url: str, game: str, language: str, scenes: list[str]) -> None:
    folder = SCREENS / game
    folder.mkdir(parents=True, exist_ok=True)
    for width, height in SIZES:
        page = browser.new_page(viewport={"width": width, "height": height}, locale=language)
        page.emulate_media(reduced_motion="reduce")
        for scene in scenes:
            names = "&names=long" if scene.startswith("six-") else ""
            page.goto(f"{url}table/mock?game={game}&scene={scene}{names}")
            page.locator(".panel").wait_for()
            page.locator(".board article").first.wait_for()
            page.evaluate("document.fonts.ready")
            page.wait_for_timeout(300)
            picture = folder / f"{language}-{width}-{scene}.jpg"
            page.screenshot(path=picture, type="jpeg", quality=62)
            print(picture.relative_to(ROOT))
        page.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="bootleggers")
    parser.add_argument("--languages", nargs="+", default=LANGUAGES)
    parser.add_argument("--scenes", nargs="+", default=SCENES)
    wanted = parser.parse_args()
    with served() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=find_or_install(), args=["--no-sandbox", "--disable-gpu"]
        )
        for language in wanted.languages:
            take(browser, url, wanted.game, language, wanted.scenes)
        browser.close()


if __name__ == "__main__":
    main()
