"""Ways to reach a person: which forms of address there are, and what is kept of them."""

from __future__ import annotations

import base64
import binascii
import re
import secrets
from typing import NamedTuple
from urllib.parse import urlsplit

import msgspec

from backroom.server import refusals, wire
from backroom.server.telling.settings import PUSH_SERVICES, Telling

_LABEL = r"[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?"
_NAME = re.compile(rf"(?:{_LABEL}\.)+[a-z](?:[a-z0-9-]{{0,61}}[a-z0-9])?")
_MAIL = re.compile(r"([A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64})@([^@]{3,190})")
_TOPIC = re.compile(r"[A-Za-z0-9_-]{1,64}")
_WEBHOOK = re.compile(
    r"https://(?:(?:ptb|canary)\.)?discord(?:app)?\.com/api/(?:v\d{1,2}/)?webhooks"
    r"/(\d{5,25})/([A-Za-z0-9_-]{20,100})"
)
_NTFY = "ntfy.sh"
_TLS = 443
#: How long the keys of a browser are, in bytes.
_POINT, _AUTH = 65, 16
_CODE = 6


class Kept(msgspec.Struct):
    """A way as it is kept."""

    id: str
    kind: wire.WayKind
    #: In the form that :func:`read` gives it.
    address: str
    state: wire.WayState = "good"
    #: Whoever has this may stop it.
    stop: str = ""
    #: What confirms it, until when, and how often something else was said.
    code: str = ""
    until: float = 0.0
    wrong: int = 0
    #: So many messages in a row did not get through.
    failed: int = 0


class Place(NamedTuple):
    """Whom to call: scheme, host, port, and what comes after."""

    scheme: str
    host: str
    port: int
    path: str


def new_way(kind: wire.WayKind, address: str) -> Kept:
    return Kept(secrets.token_hex(4), kind, address, stop=secrets.token_urlsafe(16))


def new_code() -> str:
    return f"{secrets.randbelow(10**_CODE):0{_CODE}d}"


def new_start() -> str:
    """What is said to a Telegram bot: it must not be guessed, since it is said to all the world."""
    return secrets.token_urlsafe(16)


def read(new: wire.NewWay, settings: Telling) -> str:
    """The address as it is kept, if it has one of the forms that are allowed."""
    address = new.address.strip()
    if new.kind == "mail":
        return _mail(address)
    if new.kind == "ntfy":
        return _ntfy(address, settings)
    if new.kind == "discord":
        return _discord(address)
    if new.kind == "push" and new.subscription is not None:
        return _push(new.subscription, settings)
    raise refusals.BadAddress()


def _mail(address: str) -> str:
    found = _MAIL.fullmatch(address)
    name, host = (found[1], found[2].lower()) if found else ("", "")
    if not _NAME.fullmatch(host) or ".." in name or name.startswith(".") or name.endswith("."):
        raise refusals.BadMail()
    return f"{name}@{host}"


def _ntfy(address: str, settings: Telling) -> str:
    if _TOPIC.fullmatch(address):
        return f"https://{_NTFY}/{address}"
    place = place_of(address, settings)
    if place is None or not _TOPIC.fullmatch(place.path.removeprefix("/")):
        raise refusals.BadTopic()
    return _written(place)


def _discord(address: str) -> str:
    found = _WEBHOOK.fullmatch(address)
    if found is None:
        raise refusals.BadWebhook()
    return f"{found[1]}/{found[2]}"


def _push(given: wire.Subscription, settings: Telling) -> str:
    place = place_of(given.endpoint, settings)
    point, auth = _bytes(given.p256dh), _bytes(given.auth)
    if place is None or len(point) != _POINT or point[0] != 4 or len(auth) != _AUTH:
        raise refusals.BadAddress()
    known = (*PUSH_SERVICES, *settings.push, *(each.split(":")[0] for each in settings.local))
    if not any(_fits(place.host, each) for each in known):
        raise refusals.UnknownPush(text=place.host)
    return msgspec.json.encode(given).decode()


def _fits(host: str, pattern: str) -> bool:
    if pattern.startswith("*."):
        return host.endswith(pattern[1:]) and len(host) > len(pattern) - 1
    return host == pattern


def _bytes(written: str) -> bytes:
    try:
        return base64.urlsafe_b64decode(written + "=" * (-len(written) % 4))
    except (binascii.Error, ValueError):
        return b""


def place_of(url: str, settings: Telling) -> Place | None:
    """Whom an address calls: by TLS, by a name, at the usual port; or one of our stand-ins."""
    if not url.isascii() or any(char <= " " for char in url):
        return None
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        return None
    host = parts.hostname or ""
    if parts.username is not None or parts.fragment or "\\" in url:
        return None
    path = parts.path + (f"?{parts.query}" if parts.query else "")
    if f"{host}:{port}" in settings.local and parts.scheme in ("http", "https"):
        return Place(parts.scheme, host, port or _TLS, path)
    if parts.scheme != "https" or port not in (None, _TLS) or not _NAME.fullmatch(host):
        return None
    return Place("https", host, _TLS, path)


def _written(place: Place) -> str:
    port = "" if place.port == _TLS else f":{place.port}"
    return f"{place.scheme}://{place.host}{port}{place.path}"


def shown(way: Kept) -> str:
    """Enough for its owner to know which one it is."""
    if way.kind == "mail":
        name, _, host = way.address.partition("@")
        return f"{name[:1]}…@{host}"
    if way.kind == "ntfy":
        head, _, topic = way.address.rpartition("/")
        return f"{head.partition('://')[2]}/{topic[:3]}…"
    if way.kind == "push":
        endpoint = msgspec.json.decode(way.address, type=wire.Subscription).endpoint
        return urlsplit(endpoint).hostname or ""
    return ""
