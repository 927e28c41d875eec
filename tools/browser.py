"""A Chromium for the tests: the one there is, or Debian's, installed when there is none."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

#: It draws pages and nothing else, so it takes less of a machine than a whole browser.
LEAN = "chromium-headless-shell"
WHOLE = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def find(whole: bool = False) -> str | None:
    """A browser; a whole one, if what is tested is more than pages (notifications)."""
    wanted = os.environ.get("CHROMIUM")
    if wanted:
        return wanted
    names = WHOLE if whole else (LEAN, *WHOLE)
    return next((path for name in names if (path := shutil.which(name))), None)


def find_or_install(whole: bool = False) -> str:
    found = find(whole)
    if found is None and shutil.which("apt-get") and os.geteuid() == 0:
        print("Installing Chromium for the browser tests (once) …", flush=True)
        _install(WHOLE[0] if whole else LEAN)
        found = find(whole)
    if found is None:
        sys.exit("The browser tests need Chromium. Install it, or set CHROMIUM to its path.")
    return found


def _install(package: str) -> None:
    apt = ["apt-get", "-qq", "-o", "Dpkg::Use-Pty=0"]
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run([*apt, "update"], check=True, env=quiet, stdout=subprocess.DEVNULL)
    install = [*apt, "install", "--yes", "--no-install-recommends", package]
    subprocess.run(install, check=True, env=quiet, stdout=subprocess.DEVNULL)


if __name__ == "__main__":
    for whole in (False, True):
        print(find_or_install(whole))
