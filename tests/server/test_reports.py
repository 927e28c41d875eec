"""At a table for everybody a seat reports another to whoever runs the server; nobody else learns
of it, and nothing from rooms goes with it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from backroom.cli.main import app
from backroom.server import reports
from backroom.store.reports import Report, Reported, clear, read
from backroom.store.sqlite import SQLiteStore
from backroom.text.lookup import Text
from tests.server.given import Json, Player, Server, keys_of, running, settings

NAMES = ("Ann", "Bea", "Cy")


def seated(server: Server, **more: Any) -> list[Player]:
    made = server.make(public=True, talk={"mode": "private"}, **more)
    for key, name in zip(keys_of(made), NAMES, strict=True):
        server.sit(made["table"], key, name=name)
    players = [server.player(made["table"], key) for key in keys_of(made)]
    for player in players:
        player.until("log")
    return players


def tell(player: Player, number: int, **message: Any) -> str:
    """What it is refused for; "": it is done."""
    player.say({"id": number, **message})
    while True:
        heard = player.hear()
        if heard.get("done") == number:
            return ""
        refused = heard.get("refused")
        if refused is not None and refused["id"] == number:
            return str(refused["reason"]["key"])


def test_a_report_is_read_by_the_host_with_what_was_said_openly(tmp_path: Path) -> None:
    with running(settings(tmp_path)) as server:
        ann, bea, cy = seated(server)
        assert tell(bea, 1, chat="You are a rat, Ann") == ""
        assert tell(bea, 2, chat="between us, Cy", to=[2]) == ""
        assert tell(cy, 1, chat="Calm down") == ""
        for player in (ann, bea, cy):
            player.settle()
        frames = [len(player.frames) for player in (bea, cy)]
        assert tell(ann, 1, report=1, why="insult") == ""
        for player in (bea, cy):
            player.settle()
        told = [player.frames[n:] for player, n in zip((bea, cy), frames, strict=True)]
        assert not any("report" in frame or "insult" in frame for each in told for frame in each)
        [kept], _ = read(tmp_path)
        assert (kept.by, kept.seat, kept.why, kept.name) == (0, 1, "insult", "Bea")
        assert kept.lines == ["You are a rat, Ann"]
        for lang in ("en", "fr", "de", "it"):
            args = ["reports", "--data", str(tmp_path), "--lang", lang]
            shown = CliRunner().invoke(app, args)
            assert shown.exit_code == 0, shown.output
            assert "Bea" in shown.output and "You are a rat, Ann" in shown.output
            assert kept.table in shown.output and "{" not in shown.output
            assert "between us" not in shown.output


def test_reports_have_bounds(tmp_path: Path) -> None:
    with running(settings(tmp_path, report_burst=6, report_rate=0.0)) as server:
        ann, bea, _ = seated(server)
        wrong: list[Json] = [{"report": 0}, {"report": 5}, {"report": 9}, {"report": 1, "why": "x"}]
        for number, message in enumerate(wrong):
            assert tell(ann, 10 + number, **{"why": "name", **message}) == "refused-unreadable"
        said = [tell(ann, 20 + n, report=1, why="name") for n in range(4)]
        assert said == [""] * 3 + ["refused-reported-enough"]
        assert tell(bea, 1, report=0, why="spam") == "refused-too-fast", "all at this address"
        assert len(read(tmp_path)[0]) == 3
    with running(settings(tmp_path)) as server:
        by_link = server.sitting()
        assert tell(by_link[0], 1, report=1, why="name") == "refused-no-reports"
        watching = server.player(server.make(public=True)["table"], None)
        watching.until("welcome")
        assert tell(watching, 1, report=1, why="name") == "refused-spectator"


def test_so_many_reports_are_kept_and_for_so_long(tmp_path: Path) -> None:
    def report(n: int) -> Report:
        return Report("t", 0, 1, "name", f"N{n}", [], float(n))

    async def doing() -> None:
        store = SQLiteStore.open(tmp_path)
        reported = Reported(store)
        for n in range(6):
            await reported.keep(report(n), 4)
        assert [each.name for each in read(tmp_path)[0]] == ["N2", "N3", "N4", "N5"]
        await reported.sweep(4.0)
        assert [each.name for each in read(tmp_path)[0]] == ["N4", "N5"]
        assert await reported.count("t", 0) == 2 and await reported.count("t", 1) == 0
        await store.close()

    asyncio.run(doing())


def test_of_long_talk_the_last_goes_with_a_report(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reports, "_MOST_BYTES", 12)
    monkeypatch.setattr(reports, "_MOST_LINES", 3)
    with running(settings(tmp_path)) as server:
        ann, bea, cy = seated(server)
        for number, words in enumerate(["aa", "bb", "cc", "dd"]):
            assert tell(bea, number, chat=words) == ""
        assert tell(ann, 1, report=1, why="spam") == ""
        assert tell(bea, 9, chat="x" * 9) == ""
        assert tell(cy, 1, report=1, why="spam") == ""
        assert [each.lines for each in read(tmp_path)[0]] == [["bb", "cc", "dd"], ["dd", "x" * 9]]


def test_where_nobody_was_reported_the_host_is_told_so(tmp_path: Path) -> None:
    asyncio.run(SQLiteStore.open(tmp_path).close())
    shown = CliRunner().invoke(app, ["reports", "--data", str(tmp_path), "--lang", "de"])
    assert shown.output.strip() == Text("de").say("cli-reports-none", {})


def test_what_the_host_has_dealt_with_is_gone_and_what_came_since_is_not(tmp_path: Path) -> None:
    with running(settings(tmp_path)) as server:
        ann, _, cy = seated(server)
        assert tell(ann, 1, report=1, why="insult") == ""
        _, last = read(tmp_path)
        assert tell(cy, 1, report=1, why="spam") == ""
        clear(tmp_path, last)
        assert [each.why for each in read(tmp_path)[0]] == ["spam"]
        told = CliRunner().invoke(app, ["doctor", "--data", str(tmp_path), "--lang", "en"])
        assert "“backroom reports” shows it" in told.output, told.output
        shown = CliRunner().invoke(app, ["reports", "--clear", "--data", str(tmp_path)])
        assert shown.exit_code == 0 and "Bea" in shown.output
        assert read(tmp_path) == ([], 0)
