"""Services that stand in for those out in the world: on this computer, and they note everything."""

from __future__ import annotations

import asyncio
import base64
import email
import json
import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import Message
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Empty, Queue
from typing import Any

import http_ece
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec

#: Whoever waits for longer than this waits in vain; what is to arrive nowhere has so long.
PATIENCE = 30.0
SILENCE = 0.6


class Called:
    """A call that came in."""

    def __init__(self, path: str, headers: dict[str, str], body: bytes) -> None:
        self.path = path
        self.headers = headers
        self.body = body

    @property
    def said(self) -> Any:
        return json.loads(self.body)


class Http:
    """Answers every call alike, unless told otherwise by path."""

    def __init__(self) -> None:
        self.calls: Queue[Called] = Queue()
        self.status = 200
        self.location = ""
        self.answers: dict[str, Any] = {}
        outer = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                self._take()

            def do_GET(self) -> None:
                self._take()

            def _take(self) -> None:
                body = self.rfile.read(int(self.headers.get("content-length", 0)))
                headers = {name.lower(): value for name, value in self.headers.items()}
                outer.calls.put(Called(self.path, headers, body))
                name = self.path.rpartition("/")[2].partition("?")[0]
                answer = json.dumps(outer.answers.get(name, {})).encode()
                self.send_response(outer.status)
                if outer.location:
                    self.send_header("location", outer.location)
                self.send_header("content-length", str(len(answer)))
                self.end_headers()
                self.wfile.write(answer)

            def log_message(self, format: str, *args: object) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        self.host = f"127.0.0.1:{self._server.server_address[1]}"
        self.url = f"http://{self.host}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def next(self) -> Called:
        return self.calls.get(timeout=PATIENCE)

    def silent(self, seconds: float = SILENCE) -> bool:
        try:
            self.calls.get(timeout=seconds)
        except Empty:
            return True
        return False

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()


@contextmanager
def http() -> Iterator[Http]:
    standin = Http()
    try:
        yield standin
    finally:
        standin.close()


class Smtp:
    """A mail server that delivers to this list."""

    def __init__(self) -> None:
        self.mails: Queue[tuple[str, Message]] = Queue()
        self._loop = asyncio.new_event_loop()
        self._server = self._loop.run_until_complete(
            asyncio.start_server(self._talk, "127.0.0.1", 0)
        )
        self.port: int = self._server.sockets[0].getsockname()[1]
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()

    async def _talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 here\r\n")
        to = ""
        while line := (await reader.readline()).decode().strip():
            word = line.upper()
            if word.startswith("RCPT TO:"):
                to = line[8:].strip().strip("<>")
            if word == "DATA":
                writer.write(b"354 go on\r\n")
                lines = []
                while (part := await reader.readline()) != b".\r\n":
                    lines.append(part.removeprefix(b".") if part.startswith(b"..") else part)
                self.mails.put((to, email.message_from_bytes(b"".join(lines))))
            writer.write(b"221 bye\r\n" if word == "QUIT" else b"250 fine\r\n")
            await writer.drain()
            if word == "QUIT":
                break
        writer.close()

    def next(self) -> tuple[str, Message]:
        return self.mails.get(timeout=PATIENCE)

    def silent(self) -> bool:
        try:
            self.mails.get(timeout=SILENCE)
        except Empty:
            return True
        return False

    def close(self) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(PATIENCE)


@contextmanager
def smtp() -> Iterator[Smtp]:
    standin = Smtp()
    try:
        yield standin
    finally:
        standin.close()


def text_of(mail: Message) -> str:
    for part in mail.walk():
        if part.get_content_type() == "text/plain":
            raw = part.get_payload(decode=True)
            assert isinstance(raw, bytes)
            return raw.decode()
    raise AssertionError("no text in it")


class Browser:
    """A browser's half of a subscription: it alone can read what is pushed to it."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = os.urandom(16)

    def subscription(self, endpoint: str) -> dict[str, str]:
        point = self._key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return {"endpoint": endpoint, "p256dh": _written(point), "auth": _written(self._auth)}

    def read(self, body: bytes) -> Any:
        plain = http_ece.decrypt(
            body, private_key=self._key, auth_secret=self._auth, version="aes128gcm"
        )
        return json.loads(plain)


def _written(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")
