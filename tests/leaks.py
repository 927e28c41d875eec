"""Leaks planted on purpose: the checks must go red with each of them, in every game."""

from __future__ import annotations

from collections.abc import Callable

import pytest

Patch = pytest.MonkeyPatch
#: Plants a leak.
Leak = Callable[[Patch], None]
