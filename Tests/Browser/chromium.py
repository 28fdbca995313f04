"""Finds and starts the browser of the tests."""
import os
import shutil

# The headless shell needs half of the processor time of Chromium with its window system.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser")


def launch(playwright):
    """Starts the program in CHROMIUM, else the first of NAMES in PATH, else Playwright's own browser."""
    found = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    return playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
