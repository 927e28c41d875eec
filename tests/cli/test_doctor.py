"""``backroom doctor`` finds what would spoil an evening, and says what to do."""

from __future__ import annotations

import socket
import sqlite3
from pathlib import Path
from unittest.mock import patch

import pytest
from typer.testing import CliRunner, Result

from backroom.cli.main import app
from backroom.store.sqlite import FILE, SQLiteStore
from tests.server.given import running, settings


def examined(folder: Path, lang: str = "en") -> Result:
    return CliRunner().invoke(app, ["doctor", "--data", str(folder), "--lang", lang])


@pytest.fixture(autouse=True)
def built(tmp_path: Path) -> object:
    """The pages for the browser are there."""
    with patch("backroom.cli.doctor.find_client", return_value=tmp_path) as found:
        yield found


def kept(folder: Path) -> Path:
    store = SQLiteStore.open(folder)
    store._engine.dispose()
    store._writer.close()
    return folder / FILE


def test_a_new_folder_is_no_fault(tmp_path: Path) -> None:
    result = examined(tmp_path / "not" / "there")
    assert result.exit_code == 0, result.output
    assert "No tables are kept there yet" in result.output
    assert "All is well." in result.output
    assert not (tmp_path / "not").exists(), "nothing is made"


def test_tables_that_are_sound_are_counted(tmp_path: Path) -> None:
    kept(tmp_path)
    result = examined(tmp_path)
    assert result.exit_code == 0, result.output
    assert "file is sound" in result.output


def test_a_damaged_file_is_found(tmp_path: Path) -> None:
    file = kept(tmp_path)
    file.write_bytes(b"no database at all, " * 400)
    for beside in tmp_path.glob(FILE + "-*"):
        beside.unlink()
    result = examined(tmp_path)
    assert result.exit_code == 1
    assert "can't be read" in result.output and "One thing" in result.output


def test_a_file_of_a_newer_version_is_found(tmp_path: Path) -> None:
    with sqlite3.connect(kept(tmp_path)) as store:
        store.execute("UPDATE alembic_version SET version_num = '9999'")
    assert "newer Backroom" in examined(tmp_path).output


def test_pages_that_are_not_built_are_missed(tmp_path: Path, built: object) -> None:
    with patch("backroom.cli.doctor.find_client", return_value=None):
        result = examined(tmp_path)
    assert result.exit_code == 1
    assert "make web" in result.output


def test_a_full_disk_is_foreseen(tmp_path: Path) -> None:
    with patch("backroom.cli.doctor._LEAST_SPACE", 1 << 62):
        result = examined(tmp_path)
    assert result.exit_code == 1
    assert "MB are free" in result.output


@pytest.mark.parametrize(
    ("lang", "well"),
    [("fr", "Tout va bien."), ("de", "Alles in Ordnung."), ("it", "Tutto bene.")],
)
def test_it_speaks_to_its_host(tmp_path: Path, lang: str, well: str) -> None:
    assert well in examined(tmp_path, lang).output


def test_a_folder_that_others_can_read_is_found(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    result = examined(tmp_path)
    assert result.exit_code == 1
    assert "chmod 700" in result.output


def test_a_clock_that_is_behind_is_found(tmp_path: Path) -> None:
    with sqlite3.connect(kept(tmp_path)) as store:
        store.execute(
            "INSERT INTO tables (id, game, head, secret, created, status, tempo)"
            " VALUES ('later', 'toy', '', x'00', 99999999999.0, 'waiting', '{}')"
        )
    assert "clock says" in examined(tmp_path).output
    assert examined(tmp_path).exit_code == 1


def test_a_back_room_that_is_open_is_told_from_anything_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(settings(tmp_path / "data")) as server:
        monkeypatch.setattr("backroom.cli.doctor.PORT", server.http.base_url.port)
        assert "A back room is open already" in examined(tmp_path).output
        assert "open on this folder right now" not in examined(tmp_path).output
        assert "open on this folder right now" in examined(tmp_path / "data").output
    with socket.create_server(("127.0.0.1", 0)) as other:
        monkeypatch.setattr("backroom.cli.doctor.PORT", other.getsockname()[1])
        monkeypatch.setattr("backroom.cli.doctor._ANSWER", 0.2)
        assert "Something listens on port" in examined(tmp_path).output


def test_a_store_as_large_as_it_may_be_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept(tmp_path)
    monkeypatch.setattr("backroom.cli.doctor.usual_limits", lambda: {"most_stored": "0"})
    result = examined(tmp_path)
    assert result.exit_code == 1
    assert "no new ones can be opened" in result.output
