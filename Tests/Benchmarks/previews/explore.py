#!/usr/bin/env python3
"""Measures how long exploring all previews of a package takes, and which part is explored again after an edit of one view.

    Tests/Benchmarks/previews/explore.py --limn PATH --package FOLDER --view FILE --replace OLD --with NEW

FOLDER is a copy of a package with previews; FILE is one of its views. In it, the benchmark replaces OLD by NEW, and restores it at the end.
The full run is done three times without a cache and once with an empty cache. The run after the edit must report what a full run of the edited
package reports. Ends with status 1 if a limit is missed. The limits are for a machine of two cores with nothing else to do.
"""
import argparse
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile


def explore(limn, folder, *more):
    """Seconds of exploring, and the report."""
    run = subprocess.run(
        [limn, "check", "--only", "previews", "--format", "json", "--verbose", *more], cwd=folder, capture_output=True, text=True)
    time = re.search(r"exploring previews: ([\d.]+) (ms|s)", run.stderr + run.stdout)
    if not time:
        sys.exit(f"no previews were explored: {run.stdout[-2000:]}{run.stderr[-2000:]}")
    report = json.loads(run.stdout[run.stdout.index("{"):])
    return float(time[1]) / (1000 if time[2] == "ms" else 1), report


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--limn", required=True, type=pathlib.Path)
    parser.add_argument("--package", required=True, type=pathlib.Path)
    parser.add_argument("--view", required=True)
    parser.add_argument("--replace", required=True)
    parser.add_argument("--with", required=True, dest="new")
    options = parser.parse_args()
    limn, folder = str(options.limn.resolve()), options.package
    view = folder / options.view
    text = view.read_text()
    if options.replace not in text:
        sys.exit(f"{view} does not contain '{options.replace}'")
    missed = False

    def row(name, figure, limit, unit):
        nonlocal missed
        missed = missed or figure > limit
        print(f"{name:<58} {figure:>7.2f} {unit:<2}  limit {limit:g} {unit}  {'holds' if figure <= limit else 'MISSED'}", flush=True)

    print(f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors")
    explore(limn, folder, "--no-cache")  # builds the package, if it is not built
    times = [explore(limn, folder, "--no-cache")[0] for _ in range(3)]
    row("exploring all previews, least of three runs", min(times), 12, "s")
    with tempfile.TemporaryDirectory() as cache:
        explore(limn, folder, "--cache", cache)
        try:
            view.write_text(text.replace(options.replace, options.new))
            _, edited = explore(limn, folder, "--cache", cache)
            _, full = explore(limn, folder, "--no-cache")
        finally:
            view.write_text(text)
    explored, total = (report["summary"]["previews"]["explored"] for report in (edited, full))
    row(f"explored after the edit: {explored} of {total}", explored / total * 100, 15, "%")
    for report in (edited, full):
        del report["summary"]["previews"]["explored"]
    if edited != full:
        sys.exit("the report after the edit differs from that of a full run")
    sys.exit(1 if missed else 0)


main()
