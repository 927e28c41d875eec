"""What a host may set by name, wherever he sets it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any
from unittest.mock import patch

import msgspec
import pytest
from litestar import Litestar
from typer.testing import CliRunner

from backroom.cli.main import app as program
from backroom.cli.shared.host_limits import limits
from backroom.server.settings import Settings
from tests.cli.given import backroom, complaint

DOCS = Path(__file__).parents[2] / "docs" / "hosting.md"


def settings_of(*words: str) -> Settings:
    """What the server would be made with."""
    made: list[Settings] = []

    def stop(app: Litestar, *_: Any) -> None:
        made.append(app.state.settings)
        raise SystemExit(0)

    with patch("backroom.cli.shared.hosting.Server", stop):
        result = CliRunner().invoke(program, [*words, "--port", "0"])
    assert made, result.output
    return made[0]


@pytest.mark.parametrize("command", ["serve", "play"])
def test_limits_are_set_by_name(command: str, tmp_path: Path) -> None:
    set_ = ["--limit", "most_tables=7", "--limit", "talk-rate=0.25", "--limit", "clocks=no"]
    made = settings_of(command, "--data", str(tmp_path), *set_)
    assert (made.most_tables, made.talk_rate, made.clocks) == (7, 0.25, False)
    assert made.idle == Settings(data=tmp_path).idle, "what is not named stays as it is"


def test_limits_stand_in_the_file_and_in_the_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "backroom.toml"
    file.write_text('[serve]\nlimit = ["most_tables=7", "idle=60"]\n')
    monkeypatch.setenv("BACKROOM_CONFIG", str(file))
    assert settings_of("serve", "--data", str(tmp_path)).most_tables == 7
    monkeypatch.setenv("BACKROOM_SERVE_LIMIT", "most_tables=8 idle=30")
    made = settings_of("serve", "--data", str(tmp_path / "another"))
    assert (made.most_tables, made.idle) == (8, 30.0)


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("most_tables", "NAME=VALUE"),
        ("most_tabels=3", "Did you mean: most_tables"),
        ("most_tables=3.5", "can't be “3.5”"),
        ("most_tables=-1", "can't be “-1”"),
        ("rate=nan", "can't be “nan”"),
        ("rate=inf", "can't be “inf”"),
        ("clocks=perhaps", "yes or no"),
        ("started=3", "no limit called “started”"),
        ("data=3", "no limit called “data”"),
    ],
)
def test_a_limit_that_can_not_be_is_told(tmp_path: Path, given: str, said: str) -> None:
    assert said in complaint(backroom("serve", "--data", str(tmp_path), "--limit", given))


def test_every_number_of_the_settings_can_be_set_and_is_shown(tmp_path: Path) -> None:
    kinds = {field.name: field.type for field in msgspec.structs.fields(Settings)}
    numbers = {name for name, kind in kinds.items() if kind in (int, float, bool)} - {"started"}
    assert set(limits()) == numbers
    shown = backroom("doctor", "--limits").output.split()
    assert {each.split("=")[0] for each in shown} == numbers
    given = [word for each in shown for word in ("--limit", each)]
    made = settings_of("serve", "--data", str(tmp_path), *given)
    as_it_is = Settings(data=tmp_path)
    assert [n for n in numbers if getattr(made, n) != getattr(as_it_is, n)] == []


def test_the_docs_speak_of_limits_that_there_are() -> None:
    table = DOCS.read_text(encoding="utf-8").partition("| limit | what it is |")[2].split("\n\n")[0]
    named = set(re.findall(r"^\| `(\w+)` \|", table, re.MULTILINE))
    assert named >= {"most_tables", "idle", "make_rate"}
    assert sorted(named - set(limits())) == []
