"""One message by one way: web push by pywebpush, everything else by apprise.

Both wait for what they call, and so they do it in threads of their own; whoever takes too long is
cut off. Nothing of an address comes into the log.
"""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Literal
from urllib.parse import urlsplit

import apprise
import msgspec
import requests
from apprise.plugins.discord import NotifyDiscord
from apprise.plugins.email.base import NotifyEmail
from apprise.plugins.ntfy import NotifyNtfy
from apprise.plugins.telegram import NotifyTelegram
from py_vapid import Vapid02
from pywebpush import WebPushException, webpush

from backroom.server import wire
from backroom.server.telling.guard import Lines, only
from backroom.server.telling.letters import Letter
from backroom.server.telling.settings import Telling, mail_server
from backroom.server.telling.ways import Kept, place_of

_log = logging.getLogger("backroom.telling")
#: They name addresses and tokens where something fails.
for _name in ("apprise", "pywebpush", "urllib3"):
    logging.getLogger(_name).setLevel(logging.CRITICAL + 1)

#: Did it get through, will it never do so again, or not now?
Outcome = Literal["good", "gone", "failed"]
#: How many messages are under way at a time; those to anybody's own servers apart from the others.
_THREADS = 4
#: A push service keeps a message for so long for a browser that is not there.
_KEPT = 12 * 3600
_GONE = (403, 404, 410)
_SECONDS = 8.0


class Carrier:
    """Takes messages to where they go."""

    def __init__(self, settings: Telling, vapid: Vapid02, address: str) -> None:
        self._settings = settings
        self._vapid = vapid
        self._mail = mail_server(settings.mail)
        who = f"mailto:{settings.sender}" if settings.sender else "mailto:host@backroom.invalid"
        self._subject = address if address.startswith("https://") else who
        self._asset = apprise.AppriseAsset(
            app_id="Backroom",
            app_desc="Backroom",
            app_url=address or "",
            http_redirects=False,
            image_url_mask="",
            image_url_logo="",
        )
        self._pool = ThreadPoolExecutor(2 * _THREADS, thread_name_prefix="backroom-telling")
        self._room = {"ntfy": asyncio.Semaphore(_THREADS), "": asyncio.Semaphore(_THREADS)}

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def carry(self, way: Kept, letter: Letter) -> Outcome:
        """Back within a while, whatever is at the other end."""
        try:
            lines, doing = self._ready(way, letter)
        except Exception as error:  # nothing that a player has written stops the others' messages
            _log.warning("a message by %s can't be made: %s", way.kind, type(error).__name__)
            return "failed"
        return await self._in_time(way.kind, lines, doing) or "failed"

    async def started(self) -> dict[str, str]:
        """Who has pressed Start in Telegram lately: chats by the code that was said there."""
        lines = self._telegram_lines()
        return await self._in_time("telegram", lines, self._read_starts) or {}

    async def bot_name(self) -> str:
        """What the host's Telegram bot is called; "": there is none, or it can't be reached."""
        if not self._settings.telegram:
            return ""
        lines = self._telegram_lines()
        return await self._in_time("telegram", lines, self._read_bot_name) or ""

    async def _in_time(self, kind: str, lines: Lines, doing: Any) -> Any:
        def run() -> Any:
            with only(lines):
                return doing()

        async with self._room.get(kind, self._room[""]):
            working = asyncio.get_running_loop().run_in_executor(self._pool, run)
            working.add_done_callback(lambda done: done.cancelled() or done.exception())
            try:
                return await asyncio.wait_for(asyncio.shield(working), self._settings.patience)
            except TimeoutError:
                _log.warning("%s takes too long", kind)
            except Exception as error:
                _log.warning("%s fails: %s", kind, type(error).__name__)
            finally:
                lines.cut()
        return None

    # --- by each way -----------------------------------------------------------------------------

    def _ready(self, way: Kept, letter: Letter) -> tuple[Lines, Any]:
        """Whom it may call, and what is to be done."""
        local = self._settings.local
        if way.kind == "mail":
            return Lines("", 0), lambda: self._by_mail(way.address, letter)
        if way.kind == "telegram":
            return self._telegram_lines(), lambda: self._by_telegram(way.address, letter)
        if way.kind == "discord":
            return self._lines_to(self._settings.discord_api), lambda: self._by_discord(way, letter)
        url = way.address
        if way.kind == "push":
            subscription = msgspec.json.decode(way.address, type=wire.Subscription)
            url = subscription.endpoint
        place = place_of(url, self._settings)
        if place is None:
            raise ValueError(way.kind)
        lines = Lines(place.host, place.port, local)
        if way.kind == "push":
            return lines, lambda: self._by_push(subscription, letter)
        return lines, lambda: self._by_ntfy(url, letter)

    def _lines_to(self, url: str) -> Lines:
        parts = urlsplit(url)
        port = parts.port or (443 if parts.scheme == "https" else 80)
        return Lines(parts.hostname or "", port, self._settings.local)

    def _by_mail(self, to: str, letter: Letter) -> Outcome:
        server = self._mail
        if server is None:
            return "failed"
        headers = {"Auto-Submitted": "auto-generated"}
        if letter.stop:
            headers["List-Unsubscribe"] = f"<{letter.stop}>"
            headers["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        sent = NotifyEmail(  # type: ignore[no-untyped-call]
            smtp_host=server.host,
            host=server.host,
            port=server.port,
            secure_mode=server.mode,
            user=server.user or None,
            password=server.password or None,
            from_addr=f"Backroom <{self._settings.sender}>",
            targets=[to],
            headers=headers,
            format="text",
            asset=self._asset,
        )
        return _outcome(sent.notify(body=letter.body, title=letter.title))

    def _by_ntfy(self, url: str, letter: Letter) -> Outcome:
        parts = urlsplit(url)
        sent = NotifyNtfy(  # type: ignore[no-untyped-call]
            targets=[parts.path.removeprefix("/")],
            mode="private",
            host=parts.hostname,
            port=parts.port,
            secure=parts.scheme == "https",
            schema="ntfys" if parts.scheme == "https" else "ntfy",
            click=letter.link or None,
            include_image=False,
            asset=self._asset,
        )
        return _outcome(sent.notify(body=letter.body, title=letter.title))

    def _by_discord(self, way: Kept, letter: Letter) -> Outcome:
        number, token = way.address.split("/")
        sent = NotifyDiscord(number, token, avatar=False, asset=self._asset)
        sent.notify_url = self._settings.discord_api
        return _outcome(sent.notify(body=letter.body, title=letter.title))

    def _by_telegram(self, chat: str, letter: Letter) -> Outcome:
        sent = NotifyTelegram(  # type: ignore[no-untyped-call]
            self._settings.telegram, [chat], detect_owner=False, asset=self._asset
        )
        sent.notify_url = self._settings.telegram_api
        return _outcome(sent.notify(body=letter.body, title=letter.title))

    def _by_push(self, to: wire.Subscription, letter: Letter) -> Outcome:
        """The browser's own page is where it leads: it needs no address of this server."""
        said = {"title": letter.title, "body": "\n".join(letter.lines), "path": letter.path}
        said["stop"] = letter.stop_path
        session = requests.Session()
        session.trust_env = False
        session.max_redirects = 0
        try:
            webpush(
                {"endpoint": to.endpoint, "keys": {"p256dh": to.p256dh, "auth": to.auth}},
                data=msgspec.json.encode(said).decode(),
                vapid_private_key=self._vapid,
                vapid_claims={"sub": self._subject},
                ttl=_KEPT,
                timeout=_SECONDS,
                requests_session=session,
            )
        except WebPushException as error:
            status = 0 if error.response is None else error.response.status_code
            return "gone" if status in _GONE else "failed"
        finally:
            session.close()
        return "good"

    # --- Telegram: who has pressed Start ---------------------------------------------------------

    def _telegram_lines(self) -> Lines:
        return self._lines_to(self._settings.telegram_api)

    def _ask_telegram(self, call: str) -> Any:
        url = f"{self._settings.telegram_api}{self._settings.telegram}/{call}"
        answer = requests.get(url, timeout=_SECONDS, allow_redirects=False)
        return answer.json()["result"] if answer.status_code == requests.codes.ok else None

    def _read_starts(self) -> dict[str, str]:
        found: dict[str, str] = {}
        for update in self._ask_telegram("getUpdates?offset=-100") or ():
            message = update.get("message") or {}
            word, _, code = str(message.get("text", "")).partition(" ")
            chat = message.get("chat") or {}
            if word == "/start" and code and chat.get("type") == "private":
                found[code.strip()] = str(int(chat["id"]))
        return found

    def _read_bot_name(self) -> str:
        return str((self._ask_telegram("getMe") or {}).get("username", ""))


def _outcome(sent: Any) -> Outcome:
    return "good" if sent else "failed"
