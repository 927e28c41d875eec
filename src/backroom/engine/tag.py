"""The name of a type as it stands in data: ``PickMuscle`` is ``pick-muscle``."""

from __future__ import annotations

import re


def kebab(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()
