"""The example for people who write programs plays whole games over the wire."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.given import Json, Server

BOT = Path(__file__).parents[2] / "examples" / "bot.py"
PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"
#: Whole games take a while on a busy machine.
LONG = 500.0


def tables_of(server: Server, game: str, bots: list[str]) -> tuple[Json, str]:
    seats: list[Json] = [{"kind": "human"}, *({"kind": "bot", "bot": bot} for bot in bots)]
    made = server.make(seats, game=game, tempo={"pace": "off"})
    return made, f"{str(server.http.base_url).rstrip('/')}/table/{made['table']}#{made['key']}"


def started(link: str) -> subprocess.Popen[str]:
    """As anybody would start it: from its own folder, with nothing of ours in sight."""
    return subprocess.Popen(
        [sys.executable, "-P", str(BOT), link, "Robot"], stdout=subprocess.PIPE, text=True
    )


@pytest.mark.parametrize(
    ("game", "bots"), [("bootleggers", ["chaotic", "chaotic"]), ("chicago", ["scripted"])]
)
def test_it_plays_to_the_end(server: Server, game: str, bots: list[str]) -> None:
    made, link = tables_of(server, game, bots)
    child = started(link)
    try:
        said, _ = child.communicate(timeout=LONG)
    finally:
        child.kill()
    assert child.returncode == 0
    info = server.http.get(f"/api/tables/{made['table']}").json()
    assert info["over"] and info["seats"][0]["name"] == "Robot"
    assert len(json.loads(said)["scores"]) == 1 + len(bots)


def test_it_is_as_short_as_the_page_says() -> None:
    code = BOT.read_text(encoding="utf-8").split('"""', 2)[2]
    lines = [line for line in code.splitlines() if line.strip()]
    assert len(lines) <= 40
    imported = {line.split()[1].split(".")[0] for line in lines if line[:4] in ("impo", "from")}
    assert imported <= set(sys.stdlib_module_names) | {"httpx", "websockets"}
    assert "examples/bot.py" in PAGE.read_text(encoding="utf-8")
