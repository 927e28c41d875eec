"""The built browser client: where it is, and how it is handed out."""

from __future__ import annotations

import gzip
import html
from contextlib import suppress
from importlib.resources import files
from pathlib import Path

from litestar import Response
from litestar.exceptions import NotFoundException

from backroom.engine.message import Reason
from backroom.text.lookup import ENGLISH, Text, is_known, language

#: Nothing but our own files, and no script or style inside a page. (Style *attributes* are
#: allowed: the client lays things out with them, and they can't run anything.)
POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
#: The client's files lie there compressed already, and boards are kept so: what is marked like this
#: is not compressed again.
AS_IT_IS_KEY = "as_it_is"
AS_IT_IS = {AS_IT_IS_KEY: True}
#: Not left to the system: some call a script plain text, and then no browser runs it.
_KINDS = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".woff": "font/woff",
    ".woff2": "font/woff2",
}
#: How a file may lie beside itself, the smallest first (web/vite.config.ts).
_COMPRESSED = (("br", ".br"), ("gzip", ".gz"))
_FOR_EVER = "public, max-age=31536000, immutable"
_ASK_AGAIN = "no-cache"
_NOTHING = """<!doctype html>
<html lang="{lang}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Backroom</title>
<p>{said}</p>
<p><a href="/">Backroom</a></p>
</html>
"""


def find_client(wanted: Path | None) -> Path | None:
    """The one that was asked for, the one in the package, or the one in a checkout."""
    package = Path(str(files("backroom")))
    places = [wanted] if wanted else [package / "web", package.parents[1] / "web" / "dist"]
    return next((place for place in places if (place / "index.html").is_file()), None)


def page(
    client: Path | None, accepted: str, status: int, lang: str, head: str = ""
) -> Response[bytes]:
    """The one page there is; the client finds out where it is. ``head``: what else stands in its
    head, in this language."""
    if client is None:
        raise NoClient
    written = (client / "index.html").read_text(encoding="utf-8")
    written = written.replace('<html lang="en">', f'<html lang="{lang}">', 1)
    body = written.replace("</head>", f"{head}</head>", 1).encode()
    headers = {"Cache-Control": _ASK_AGAIN, "Vary": "Accept-Encoding, Accept-Language"}
    if "gzip" in accepted.lower():
        body, headers["Content-Encoding"] = gzip.compress(body), "gzip"
    return Response(body, media_type=_KINDS[".html"], headers=headers, status_code=status)


def asset(client: Path | None, path: str, accepted: str = "") -> Response[bytes]:
    """A file of the client. Those under ``assets`` have their hash in the name."""
    if client is None:
        raise NoClient
    root = client.resolve()
    try:
        file = (root / path.lstrip("/")).resolve()
        ours = file.is_relative_to(root) and file.suffix in _KINDS and file.is_file()
    except (OSError, ValueError):  # no file can be called that
        ours = False
    if not ours:
        raise NotFoundException
    hashed = file.relative_to(root).parts[0] == "assets"
    return _file(file, accepted, _FOR_EVER if hashed else _ASK_AGAIN)


def _file(file: Path, accepted: str, kept: str, status: int = 200) -> Response[bytes]:
    """As it lies there compressed, if the browser understands that (``Accept-Encoding``)."""
    headers = {"Cache-Control": kept}
    understood = {part.split(";")[0].strip() for part in accepted.lower().split(",")}
    body = file
    for encoding, ending in _COMPRESSED:
        packed = file.with_name(file.name + ending)
        if packed.is_file():
            headers["Vary"] = "Accept-Encoding"
            if encoding in understood:
                body = packed
                headers["Content-Encoding"] = encoding
                break
    kind = _KINDS[file.suffix]
    return Response(body.read_bytes(), media_type=kind, headers=headers, status_code=status)


def nothing_here(wanted: str) -> Response[bytes]:
    """An unknown address where there is no client: a page with a way home, in the language that
    the browser prefers (``Accept-Language``)."""
    kind, body = said(Reason("", "refused-no-such-page"), wanted)
    return Response(body, media_type=kind, status_code=404)


def said(reason: Reason, wanted: str) -> tuple[str, bytes]:
    """A page that says why not, and of what kind it is."""
    text = Text(preferred(wanted))
    words = html.escape(text.say(reason.key, reason.args))
    return _KINDS[".html"], _NOTHING.format(lang=text.lang, said=words).encode()


def preferred(wanted: str) -> str:
    """The language we have that the reader likes best."""
    ranked: list[tuple[float, str]] = []
    for part in wanted.split(","):
        tag, _, weight = part.strip().partition(";q=")
        with suppress(ValueError):
            ranked.append((-float(weight or 1), tag))
    ranked.sort(key=lambda each: each[0])
    return language(next((tag for _, tag in ranked if is_known(tag)), ENGLISH))


class NoClient(Exception):
    """The browser client has not been built."""
