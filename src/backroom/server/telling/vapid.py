"""The key by which push services know this server: made once, kept in the data folder."""

from __future__ import annotations

import base64
import os
from pathlib import Path

from cryptography.hazmat.primitives import serialization
from py_vapid import Vapid02

FILE = "vapid.pem"


def load(folder: Path) -> Vapid02:
    """The key that is there; or else a new one, which only the owner of the folder may read."""
    file = folder / FILE
    if file.is_file():
        return Vapid02.from_pem(file.read_bytes())
    key = Vapid02()
    key.generate_keys()
    fresh = file.with_suffix(".new")
    handle = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(handle, "wb") as written:
        written.write(key.private_pem())
        written.flush()
        os.fsync(written.fileno())
    fresh.replace(file)
    return key


def public(key: Vapid02) -> str:
    """As browsers want it."""
    point: bytes = key.public_key.public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )
    return base64.urlsafe_b64encode(point).decode().rstrip("=")
