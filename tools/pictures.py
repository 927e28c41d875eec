"""Pictures in points, made from our own drawings: python -m tools.pictures

The icons of the installed client, and what is shown of a link that is sent to somebody. They are
kept in web/public; whoever changes a drawing makes them anew.
"""

from __future__ import annotations

import base64
import json
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tools.browser import find_or_install
from tools.web import WEB

PUBLIC = WEB / "public"
PICTURES = PUBLIC / "pictures"
GAMES = WEB / "src" / "games"
LETTERS = WEB / "src" / "look" / "fonts" / "backroom-display-400-normal.woff2"
#: What is asked of the picture of a link.
WIDTH, HEIGHT = 1200, 630
#: The name of each icon, its size, and how much of it the drawing takes: the system may cut the
#: edge off a maskable one.
ICONS = (
    ("icon-192.png", 192, 1.0),
    ("icon-512.png", 512, 1.0),
    ("icon-maskable.png", 512, 0.72),
    ("apple-touch-icon.png", 180, 0.9),
)
NIGHT = "#14110f"
STYLE = """
@font-face { font-family: D; src: url(data:font/woff2;base64,%s) }
* { box-sizing: border-box; margin: 0 }
body { background: #14110f; font-family: D; color: #c9a24b; overflow: hidden }
main { display: flex; flex-direction: column; height: 630px; border: 10px solid #7d6228 }
.pictures { display: flex; gap: 10px; background: #7d6228 }
img { display: block; flex: 1; min-width: 0; width: 0; object-fit: cover; height: 480px }
p { flex: 1; display: flex; align-items: center; justify-content: center; gap: 40px;
    font-size: 84px }
small { color: #f0d58c; font-size: 60px }
"""


def data(file: Path, kind: str) -> str:
    return f"data:{kind};base64,{base64.b64encode(file.read_bytes()).decode()}"


def drawn(browser: Browser, page: str, width: int, height: int, file: Path) -> None:
    sheet = browser.new_page(viewport={"width": width, "height": height})
    sheet.set_content(page)
    sheet.evaluate("() => document.fonts.ready")
    sheet.screenshot(path=file, omit_background=True)
    sheet.close()


def previews(browser: Browser) -> None:
    """One for each game, and one of both."""
    letters = base64.b64encode(LETTERS.read_bytes()).decode()
    games = sorted(file.parent for file in GAMES.glob("*/picture.svg"))
    wanted = {game.name: [game] for game in games} | {"home": games}
    PICTURES.mkdir(exist_ok=True)
    for name, shown in wanted.items():
        title = json.loads((shown[0] / "title.json").read_text(encoding="utf-8"))["en"]["title"]
        said = f"<small>{title}</small>" if len(shown) == 1 else ""
        images = "".join(
            f'<img alt="" src="{data(game / "picture.svg", "image/svg+xml")}">' for game in shown
        )
        page = f'<style>{STYLE % letters}</style><main><div class="pictures">{images}</div>'
        page += f"<p>Backroom{said}</p></main>"
        drawn(browser, page, WIDTH, HEIGHT, PICTURES / f"{name}.png")


def icons(browser: Browser) -> None:
    icon = data(PUBLIC / "icon.svg", "image/svg+xml")
    for name, size, share in ICONS:
        ground = "none" if share == 1.0 else NIGHT
        inner = round(size * share)
        page = f'<body style="margin:0;background:{ground}"><img alt="" src="{icon}" '
        page += f'style="position:fixed;inset:0;margin:auto;width:{inner}px;height:{inner}px">'
        drawn(browser, page, size, size, PUBLIC / name)


def main() -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=find_or_install(), args=["--no-sandbox"]
        )
        previews(browser)
        icons(browser)
        browser.close()


if __name__ == "__main__":
    main()
