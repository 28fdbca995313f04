#!/usr/bin/env python3
"""Measures the catalog of a generated package of many types against its limit.

  run.py --limn PATH [--types N] [--limit SECONDS] [--libraries] [--folder FOLDER]

The package is an app with views, view models, routes and models, so that its architecture is recognized; with --libraries it is plain types in
libraries. Prints the time of each phase of `limn catalog` but the package's own build, once with an empty cache and once with a full one, the machine
and its load. Ends with status 1 if the first takes longer than the limit. The limit is for a machine of two cores with nothing else to do.
"""
import argparse
import json
import os
import pathlib
import platform
import re
import shutil
import subprocess
import sys
import tempfile
import time

here = pathlib.Path(__file__).resolve().parent
parser = argparse.ArgumentParser()
parser.add_argument("--limn", required=True)
parser.add_argument("--types", type=int, default=5000)
parser.add_argument("--limit", type=float, default=60)
parser.add_argument("--libraries", action="store_true", help="plain types in libraries, no app")
parser.add_argument("--folder", type=pathlib.Path, help="where the package is kept, and not built again if nothing changed")
options = parser.parse_args()


def seconds(text):
    number, unit = text.split()
    return float(number) * {"ms": 0.001, "s": 1, "min": 60}[unit]


def catalog(folder, *more):
    """The seconds of each step by its name, those of the phases of the catalog, and the index."""
    run = subprocess.run(
        [options.limn, "catalog", "--root", folder, "--format", "json", "--verbose", *more], capture_output=True, text=True)
    if run.returncode:
        sys.exit(f"limn catalog ended with status {run.returncode}:\n{run.stderr[-2000:]}")
    steps = {name: seconds(time) for name, time in re.findall(r"^(\w[\w ]*): ([\d.]+ (?:ms|s|min))$", run.stderr, re.M)}
    phases = re.search(r"^  (syntax .*)$", run.stderr, re.M)
    return steps, phases[1] if phases else "", json.loads(run.stdout)


folder = options.folder or pathlib.Path(tempfile.mkdtemp(prefix="limn-catalog-"))
kind = [] if options.libraries else ["--app"]
subprocess.run([sys.executable, here / "generate.py", folder, "--types", str(options.types), *kind], check=True)
load = os.getloadavg()[0]
missed = False
for name, more in [("cold", ["--no-cache"]), ("stored", []), ("stored again", [])]:
    start = time.perf_counter()
    steps, phases, index = catalog(folder, *more)
    whole = time.perf_counter() - start
    build = steps.get("building the package", 0)
    entities = index["entities"]
    types = [e for e in (entities.values() if isinstance(entities, dict) else entities) if e.get("declaration")]
    print(f"{name}: {whole - build:.1f} s for {len(types)} types, without {build:.1f} s for the package's own build")
    print(f"  {phases}")
    missed = missed or name == "cold" and whole - build > options.limit
apps = [e for e in (entities.values() if isinstance(entities, dict) else entities) if e["kind"] == "app"]
for app in apps:
    recognition = app.get("recognition") or {}
    print(f"app {app['name']}: {recognition.get('architecture')}, {recognition.get('certainty')}")
print(f"{platform.machine()}, {os.cpu_count()} cores, load {load:.1f} before and {os.getloadavg()[0]:.1f} after; limit {options.limit:g} s")
if not options.folder:
    shutil.rmtree(folder)
sys.exit("MISSED" if missed else 0)
