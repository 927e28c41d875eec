"""What a host has settled in a file, or in the environment."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from typer.testing import CliRunner

from backroom.cli.main import app
from backroom.cli.shared.host_telling import written_down


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


@pytest.fixture
def usual(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The data folder that nobody has to name, with a file in it."""
    folder = tmp_path / "usual"
    folder.mkdir()
    (folder / "backroom.toml").write_text("[serve]\nport = 9000\n")
    monkeypatch.delenv("BACKROOM_CONFIG", raising=False)
    monkeypatch.delenv("BACKROOM_SERVE_DATA", raising=False)
    monkeypatch.setattr("backroom.cli.shared.host_file.data_folder", lambda: folder)
    return folder


@pytest.mark.parametrize("way", ["--data X", "--data=X", "environment"])
def test_the_file_lies_in_the_data_folder_that_is_named(
    usual: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    other = tmp_path / "other"
    other.mkdir()
    (other / "backroom.toml").write_text("[serve]\nport = 9003\n")
    assert served(["serve"])[0]["port"] == 9000
    argv = ["serve", *way.replace("X", str(other)).split(" ")]
    if way == "environment":
        monkeypatch.setenv("BACKROOM_SERVE_DATA", str(other))
        argv = ["serve"]
    assert served(argv)[0]["port"] == 9003
    (other / "backroom.toml").unlink()
    assert served(argv)[0]["port"] is None, "the usual folder is not this server's"


def test_the_command_line_names_the_folder_before_the_environment(
    usual: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BACKROOM_SERVE_DATA", str(tmp_path))
    assert served(["serve", "--data", str(usual)])[0]["port"] == 9000


def test_the_doctor_reads_the_file_of_the_same_folder(usual: Path) -> None:
    (usual / "backroom.toml").write_text("[serve]\nmail = 'smtps://mail.example.org'\n")
    assert written_down(usual).mail == "smtps://mail.example.org"
    assert written_down(usual / "elsewhere").mail == ""


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
