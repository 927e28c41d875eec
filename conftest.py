"""Lets the tests find the sources without an installation, and each other as ``tests.…``."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent / "src"))
