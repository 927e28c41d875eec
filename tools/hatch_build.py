"""The wheel contains the browser client: it is built first. An editable install has no need."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        root = Path(self.root)
        subprocess.run([sys.executable, str(root / "tools" / "web.py"), "build"], check=True)
        build_data["force_include"][str(root / "web" / "dist")] = "backroom/web"
