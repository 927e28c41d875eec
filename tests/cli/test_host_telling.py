"""What a host says of how people are told, wherever he says it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.given import backroom, complaint
from tests.cli.test_limits import settings_of

TOKEN = "123456789:abcdefghijklmnopqrstuvwxyz"


def test_flags(tmp_path: Path) -> None:
    mail = ["--mail", "smtps://u:p%40ss@mail.example.org", "--mail-from", "b@example.org"]
    more = ["--address", "https://play.example.org", "--telegram", TOKEN, "--push", "p.example.org"]
    made = settings_of("serve", "--data", str(tmp_path), *mail, *more)
    assert made.address == "https://play.example.org"
    assert (made.telling.mail, made.telling.sender) == (mail[1], "b@example.org")
    assert (made.telling.telegram, made.telling.push) == (TOKEN, ("p.example.org",))


def test_file_and_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "backroom.toml"
    file.write_text('[serve]\naddress = "https://a.example"\nmail-from = "b@a.example"\n')
    monkeypatch.setenv("BACKROOM_CONFIG", str(file))
    monkeypatch.setenv("BACKROOM_SERVE_MAIL", "smtp://mail.a.example")
    made = settings_of("serve", "--data", str(tmp_path))
    assert (made.address, made.telling.mail) == ("https://a.example", "smtp://mail.a.example")


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (["--address", "play.example.org"], "https://play.example.org"),
        (["--address", "https://u@play.example.org"], "https://play.example.org"),
        (["--mail", "mail.example.org"], "smtps://"),
        (["--mail", "smtps://mail.example.org"], "--mail-from"),
        (["--telegram", "nonsense"], "@BotFather"),
    ],
)
def test_what_can_not_be_is_said(given: list[str], said: str, tmp_path: Path) -> None:
    assert said in complaint(backroom("serve", "--data", str(tmp_path), *given))


def test_no_password_is_shown(tmp_path: Path) -> None:
    mail = ["--mail", "smtps://u:geheim@mail.example.org:port"]
    assert "geheim" not in complaint(backroom("serve", "--data", str(tmp_path), *mail))


def test_the_doctor_says_what_is_set_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "backroom.toml"
    file.write_text("")
    monkeypatch.setenv("BACKROOM_CONFIG", str(file))
    before = backroom("doctor", "--data", str(tmp_path)).output
    assert "No mail server is set up" in before and "No Telegram bot is set up" in before
    monkeypatch.setenv("BACKROOM_SERVE_ADDRESS", "https://play.example.org")
    monkeypatch.setenv("BACKROOM_SERVE_MAIL", "smtps://u:geheim@mail.example.org")
    monkeypatch.setenv("BACKROOM_SERVE_MAIL_FROM", "b@example.org")
    monkeypatch.setenv("BACKROOM_SERVE_TELEGRAM", TOKEN)
    after = backroom("doctor", "--data", str(tmp_path)).output
    assert "by mail.example.org from b@example.org" in after
    assert "https://play.example.org" in after
    assert "geheim" not in after and TOKEN not in after
