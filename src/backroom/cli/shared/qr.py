"""An address as a QR code, for the phones that look at this screen."""

from __future__ import annotations

import io
import sys

import segno


def qr(address: str) -> str:
    """In half blocks, two rows a line, with the quiet edge that cameras want."""
    out = io.StringIO()
    segno.make(address, error="m", micro=False).terminal(out, border=2, compact=True)
    return out.getvalue()


def can_show() -> bool:
    """Does anybody look, and are there letters for it?"""
    encoding = (sys.stdout.encoding or "").lower().replace("-", "")
    return sys.stdout.isatty() and encoding.startswith("utf")
