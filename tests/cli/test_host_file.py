"""What a host has settled in a file, or in the environment."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from typer.testing import CliRunner

from backroom.cli.main import app


def served(argv: list[str]) -> tuple[dict[str, Any], str]:
    """What ``backroom serve`` would do, and what was said."""
    heard: dict[str, Any] = {}

    def listen(text: object, host: str, port: int | None) -> None:
        heard.update(host=host, port=port)
        raise SystemExit(0)

    with patch("backroom.cli.shared.hosting.listen", listen):
        result = CliRunner().invoke(app, argv)
    return heard, result.output


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    written = tmp_path / "backroom.toml"
    monkeypatch.setenv("BACKROOM_CONFIG", str(written))
    monkeypatch.setenv("BACKROOM_SERVE_DATA", str(tmp_path))
    return written


def test_a_file_says_what_is_usual_and_the_command_line_counts_more(file: Path) -> None:
    file.write_text("[serve]\nport = 9000\nhost = '127.0.0.2'\n")
    assert served(["serve"])[0] == {"host": "127.0.0.2", "port": 9000}
    assert served(["serve", "--port", "9001"])[0] == {"host": "127.0.0.2", "port": 9001}


def test_the_environment_counts_more_than_the_file(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file.write_text("[serve]\nport = 9000\n")
    monkeypatch.setenv("BACKROOM_SERVE_PORT", "9002")
    assert served(["serve"])[0]["port"] == 9002


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("[serve", "can't be read"),
        ("[sreve]\nport = 1\n", "Did you mean: serve?"),
        ("[serve]\nprot = 1\n", "Did you mean: port"),
    ],
)
def test_a_slip_in_the_file_is_told(file: Path, written: str, said: str) -> None:
    file.write_text(written)
    heard, output = served(["--lang", "en", "serve"])
    assert heard == {}
    assert said in output


def test_a_file_that_is_named_has_to_be_there(file: Path) -> None:
    assert "can't be read" in served(["--lang", "en", "serve"])[1]
