"""The built browser client: where it is, and how it is handed out."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from litestar import Response
from litestar.exceptions import NotFoundException

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
_FOR_EVER = "public, max-age=31536000, immutable"
_ASK_AGAIN = "no-cache"


def find_client(wanted: Path | None) -> Path | None:
    """The one that was asked for, the one in the package, or the one in a checkout."""
    package = Path(str(files("backroom")))
    places = [wanted] if wanted else [package / "web", package.parents[1] / "web" / "dist"]
    return next((place for place in places if (place / "index.html").is_file()), None)


def page(client: Path | None) -> Response[bytes]:
    """The one page there is; the client finds out where it is."""
    if client is None:
        raise NoClient
    body = (client / "index.html").read_bytes()
    return Response(body, media_type="text/html; charset=utf-8", headers=_kept(_ASK_AGAIN))


def asset(client: Path | None, path: str) -> Response[bytes]:
    """A file of the client. Those under ``assets`` have their hash in the name."""
    if client is None:
        raise NoClient
    root = client.resolve()
    file = (root / path.lstrip("/")).resolve()
    if not file.is_relative_to(root) or not file.is_file():
        raise NotFoundException
    kind = _KINDS.get(file.suffix, "application/octet-stream")
    hashed = file.relative_to(root).parts[0] == "assets"
    kept = _kept(_FOR_EVER if hashed else _ASK_AGAIN)
    return Response(file.read_bytes(), media_type=kind, headers=kept)


class NoClient(Exception):
    """The browser client has not been built."""


def _kept(how: str) -> dict[str, str]:
    return {"Cache-Control": how}
