"""A Chromium for the tests: the one there is, or Debian's, installed when there is none."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def find() -> str | None:
    wanted = os.environ.get("CHROMIUM")
    if wanted:
        return wanted
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def find_or_install() -> str:
    found = find()
    if found is None and shutil.which("apt-get") and os.geteuid() == 0:
        print("Installing Chromium for the browser tests (once) …", flush=True)
        apt = ["apt-get", "-qq", "-o", "Dpkg::Use-Pty=0"]
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run([*apt, "update"], check=True, env=quiet, stdout=subprocess.DEVNULL)
        install = [*apt, "install", "--yes", "--no-install-recommends", "chromium"]
        subprocess.run(install, check=True, env=quiet, stdout=subprocess.DEVNULL)
        found = find()
    if found is None:
        sys.exit("The browser tests need Chromium. Install it, or set CHROMIUM to its path.")
    return found


if __name__ == "__main__":
    print(find_or_install())
