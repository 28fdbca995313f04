#!/usr/bin/env python3
"""Measures the site of a large app: a package of many types, some of which are views with a preview.

  app.py --limn PATH [--types 2500] [--previews 300] [--folder FOLDER]

Times `limn build` from nothing, with nothing changed, and after an edit of one view, and the memory of the largest process. Prints the seconds of the
processors too, since these differ less on a busy machine. Ends with status 1 if a limit is missed. The limits are for a machine of two
cores with nothing else to do.
"""
import argparse
import os
import pathlib
import resource
import shutil
import subprocess
import sys
import tempfile
import time

here = pathlib.Path(__file__).resolve().parent
parser = argparse.ArgumentParser()
parser.add_argument("--limn", required=True, type=pathlib.Path)
parser.add_argument("--types", type=int, default=2500)
parser.add_argument("--previews", type=int, default=300)
parser.add_argument("--folder", type=pathlib.Path, help="where the package is kept; what is there of an earlier run is removed")
options = parser.parse_args()
missed = False


def build(name, limit):
    global missed
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    start = time.perf_counter()
    result = subprocess.run([options.limn.resolve(), "build"], cwd=folder, capture_output=True, text=True)
    seconds = time.perf_counter() - start
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    processors = after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime
    if result.returncode:
        sys.exit(f"'limn build' ended with status {result.returncode}: {result.stdout[-3000:]}{result.stderr[-3000:]}")
    missed = missed or seconds > limit
    print(f"{name:24} {seconds:7.1f} s (limit {limit} s), {processors:7.1f} s of the processors")
    return result.stdout, after.ru_maxrss / 1024


folder = (options.folder or pathlib.Path(tempfile.mkdtemp(prefix="limn-app-"))).resolve()
shutil.rmtree(folder, ignore_errors=True)
words = ["--types", str(options.types), "--previews", str(options.previews), "--app"]
subprocess.run([sys.executable, here / "generate.py", folder, *words], check=True)
(folder / "README.md").write_text("# Many\n")
print(f"{options.types} types, {options.previews} previews, {os.cpu_count()} processors, load {os.getloadavg()[0]:.1f}")
report, _ = build("from nothing", 600)
print("".join(f"  {line}\n" for line in report.splitlines() if line.startswith(("previews:", "rules:")) or " pages in " in line), end="")
build("nothing changed", 5)
edited = folder / "Sources" / "M0" / "T5.swift"
text = edited.read_text()
edited.write_text(text.replace('Button("Count")', 'Button("Count one")', 1))
assert edited.read_text() != text, "the view to edit was not found"
_, megabytes = build("one view edited", 30)
print(f"largest process {megabytes:.0f} MB (limit 4096 MB)")
if not options.folder:
    shutil.rmtree(folder)
sys.exit(missed or megabytes > 4096)
