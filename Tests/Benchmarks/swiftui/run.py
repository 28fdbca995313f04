#!/usr/bin/env python3
"""Measures the module named SwiftUI against its limits: type-checking a body of 30 children, and a list of 1,000 rows.

  run.py

Builds the module for release first. Prints a table of figures and limits, and ends with status 1 if a limit is missed. The limits are for a
machine of two cores with nothing else to do.
"""
import pathlib
import re
import statistics
import subprocess
import sys
import tempfile
import time

here = pathlib.Path(__file__).resolve().parent
root = here.parents[2]
modules = ["AppKit", "_Testing_AppKit", "Combine", "CoreGraphicsTypes", "CoreTransferable", "DeveloperToolsSupport", "FoundationLocalization", "SemanticTree", "Symbols", "UniformTypeIdentifiers", "SwiftUI"]
missed = False


def row(name, value, unit, limit=None):
    global missed
    verdict = ""
    if limit is not None:
        missed = missed or value >= limit
        verdict = f"limit {limit} {unit}: {'met' if value < limit else 'MISSED'}"
    print(f"{name:58} {value:9.3f} {unit:3} {verdict}")


def text_of_body(children):
    pairs = [".padding(8).font(.body)", ".bold().padding()", ".padding(.horizontal, 8).background(.red)", '.foregroundStyle(Color.red).frame(width: 10)']
    lines = [f'      Text("Row {number}"){pairs[number % len(pairs)]}' for number in range(children)]
    return "import SwiftUI\n\nstruct Children: View {\n  var body: some View {\n    VStack {\n" + "\n".join(lines) + "\n    }\n  }\n}\n"


def check(folder, name, text, flags, *more):
    """The seconds of one run of the compiler's frontend, and what it prints."""
    path = folder / f"{name}.swift"
    path.write_text(text)
    start = time.perf_counter()
    done = subprocess.run(["swiftc", "-frontend", "-typecheck", str(path), "-swift-version", "6", "-module-name", "Bench", *flags, *more], capture_output=True, text=True)
    seconds = time.perf_counter() - start
    if done.returncode:
        sys.exit(done.stdout + done.stderr)
    return seconds, done.stdout + done.stderr


def type_checking(folder, build):
    flags = ["-I", str(build / "Modules"), "-load-plugin-executable", f"{build}/SwiftUIMacros-tool#SwiftUIMacros"]
    body, empty = text_of_body(30), "import SwiftUI\n"
    check(folder, "empty", empty, flags)
    whole = statistics.median(check(folder, "body", body, flags)[0] for _ in range(7))
    start = statistics.median(check(folder, "empty", empty, flags)[0] for _ in range(7))
    times = [check(folder, "body", body, flags, "-debug-time-function-bodies")[1] for _ in range(7)]
    own = statistics.median(float(re.search(r"^([\d.]+)ms\t.*body\.getter", text, re.M)[1]) for text in times)
    row("type-check 30 children with two modifiers, whole process", whole, "s", 0.3)
    row("  of that starting and reading the modules", start, "s")
    row("  of that the body itself", own / 1000, "s")


def rows(folder, build):
    objects = [str(path) for module in modules for path in sorted((build / f"{module}.build").glob("*.o"))]
    program = folder / "rows"
    subprocess.run(["swiftc", "-O", "-swift-version", "6", "-I", str(build / "Modules"), "-o", str(program), "-module-name", "RowsBenchmark", str(here / "rows.swift"), *objects], check=True, cwd=folder)
    output = subprocess.run([str(program)], check=True, capture_output=True, text=True).stdout
    names = {"evaluate": "evaluate a list of 1,000 rows", "re-evaluate": "evaluate it again, one row changed", "diff": "find what changed"}
    for line in output.splitlines():
        name, value = line.split()
        row(names[name], float(value), "ms", 50)


subprocess.run(["swift", "build", "-c", "release", "--target", "SwiftUI", "--quiet"], check=True, cwd=root)
build = pathlib.Path(subprocess.run(["swift", "build", "-c", "release", "--show-bin-path"], check=True, cwd=root, capture_output=True, text=True).stdout.strip())
with tempfile.TemporaryDirectory() as name:
    type_checking(pathlib.Path(name), build)
    rows(pathlib.Path(name), build)
sys.exit(1 if missed else 0)
