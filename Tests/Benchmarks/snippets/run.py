#!/usr/bin/env python3
"""Measures the snippet check against its limits and against its peers, on one generated corpus, in one run.

  run.py --limn PATH [--quick] [--snippets N] [--large N] [--book FOLDER] [--package FOLDER]

Prints a table: figure, limit, and for each peer how many times faster the check is. --quick leaves the large corpus out and times fewer peers.
--book also checks the Markdown files of a public book, in a copy. --package also checks one file with views in a package that contains or
depends on SwiftUI, such as this repository; limn must have built the package before. There, the check and one swiftc for each snippet
alternate, since the speed of a machine can change between two measurements. Ends with status 1 if a limit is missed. The limits are
for a machine of two cores with nothing else to do.
"""
import argparse
import concurrent.futures
import json
import os
import pathlib
import re
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

here = pathlib.Path(__file__).resolve().parent
rows = []
missed = False


def project(folder, snippets, *more):
    content = folder / "Content"
    subprocess.run([sys.executable, here / "generate.py", content, "--snippets", str(snippets), *more], check=True)
    (folder / "Site").mkdir()
    (folder / "Site" / "limn.yml").write_text("title: Benchmark\n")
    return folder


def check(limn, folder, *more, fails=False):
    start = time.perf_counter()
    run = subprocess.run(
        ["/usr/bin/env", limn, "check", "--only", "snippets", "--quiet", "--verbose", "--format", "json", "--root", folder, "--jobs", str(os.cpu_count()), *more],
        capture_output=True, text=True)
    seconds = time.perf_counter() - start
    report = json.loads(run.stdout)
    if run.returncode and not fails:
        sys.exit(f"the corpus does not check: {report['diagnostics'][:3]}")
    return seconds, report["summary"]


def row(name, figure, limit, unit):
    global missed
    missed = missed or figure > limit
    rows.append((name, f"{figure:.2f} {unit}", f"{limit:g} {unit}", "" if figure <= limit else "MISSED"))


def book(limn, folder, temporary):
    """Checks all snippets of real documents without a cache. Most of them are not written for Limn, so errors are expected."""
    copy = temporary / "book"
    shutil.copytree(folder, copy, ignore=shutil.ignore_patterns(".git", ".build"))
    seconds, summary = check(limn, copy, "--no-cache", fails=True)
    row(f"{pathlib.Path(folder).name}: {summary['total']:,} snippets, cold", seconds, 15, "s")


def package(limn, folder, temporary, count):
    """Checks a file with views in a package: all that `check FILE` does, cold and unchanged, and only the snippets beside one swiftc each."""
    content = temporary / "views" / "Content"
    subprocess.run([sys.executable, here / "generate.py", content, "--snippets", str(count), "--per-page", str(count), "--views"], check=True)
    sample = programs(temporary / "views", 40, module="SwiftUI", statements="print")
    modules = folder / ".build" / "limn" / "package" / "debug" / "Modules"
    alone = lambda path: ["swiftc", "-emit-sil", "-o", os.devnull, "-parse-as-library", "-swift-version", "6", "-I", modules, path]
    place = pathlib.Path(tempfile.mkdtemp(dir=folder, prefix="benchmark-"))
    try:
        file = shutil.copy(content / "page000.md", place / "views.md")
        cold = [limn, "check", file, "--no-cache", "--quiet"]
        timed(cold, folder)
        rounds = [(timed(cold, folder), timed([*cold, "--only", "snippets"], folder), peer(alone, sample, 1) / len(sample)) for _ in range(3)]
        row(f"{count} SwiftUI snippets in a package, cold, each", min(whole for whole, _, _ in rounds) * 1000 / count, 12, "ms")
        row("the same with --only snippets", min(only for _, only, _ in rounds) * 1000 / count, 10, "ms")
        parts = [only / count / each for _, only, each in rounds]
        row(f"  its part of one swiftc each, median of {len(parts)}", statistics.median(parts) * 100, 100 / 18, "%")
        ratios = ", ".join(f"{1 / part:.1f}" for part in parts)
        each = statistics.median(each for _, _, each in rounds)
        rows.append(("peer: one swiftc each in a loop, for SwiftUI", f"{each * 1000:.2f} ms", "", f"{ratios} times slower"))
        timed([limn, "check", file, "--quiet"], folder)
        row("the same file, unchanged", min(timed([limn, "check", file, "--quiet"], folder) for _ in range(3)), 0.3, "s")
    finally:
        shutil.rmtree(place)


def timed(command, folder):
    start = time.perf_counter()
    run = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    if run.returncode:
        sys.exit(f"{command} failed: {run.stdout[-2000:]}{run.stderr[-2000:]}")
    return time.perf_counter() - start


def programs(folder, count, module="Foundation", statements="let items"):
    """The first snippets as files of their own, as somebody without Limn would compile them. Statements begin with the last argument."""
    files = []
    for page in sorted((folder / "Content").glob("*.md")):
        for code in re.findall(r"^```swift\n(.*?)^```", page.read_text(), re.M | re.S):
            head, *rest = re.split(rf"^(?={statements})", code, maxsplit=1, flags=re.M)
            body = "".join(rest)
            path = folder / "peers" / f"s{len(files)}.swift"
            path.parent.mkdir(exist_ok=True)
            path.write_text(f"import {module}\n{head}func run{len(files)}() async throws {{\n{body}}}\n")
            files.append(path)
            if len(files) == count:
                return files
    return files


def peer(command, files, jobs=os.cpu_count()):
    """Seconds for all files, each compiled by itself, so many at once."""
    def one(path):
        subprocess.run(command(path), check=True, capture_output=True)
    start = time.perf_counter()
    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        list(pool.map(one, files))
    return time.perf_counter() - start


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--limn", required=True)
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--snippets", type=int, default=400)
    parser.add_argument("--large", type=int, default=1100)
    parser.add_argument("--book", type=pathlib.Path)
    parser.add_argument("--package", type=pathlib.Path)
    options = parser.parse_args()
    limn = str(pathlib.Path(options.limn).resolve())
    frontend = pathlib.Path(shutil.which("swiftc")).resolve().parent / "swift-frontend"
    with tempfile.TemporaryDirectory() as temporary:
        folder = project(pathlib.Path(temporary) / "small", options.snippets)
        cold, summary = check(limn, folder)
        each = cold * 1000 / options.snippets
        # This run in a new folder also compiles the C modules that Foundation imports, which takes about a second.
        row(f"{options.snippets} snippets, cold, each", each, 25, "ms")
        warm, summary = check(limn, folder)
        assert summary["snippets"]["cached"] == options.snippets if "snippets" in summary else summary["cached"] == options.snippets
        row("unchanged", warm, 0.3, "s")
        page = folder / "Content" / "page000.md"
        page.write_text(page.read_text().replace("let items0 =", "let first = 1\nlet items0 =", 1))
        edited, summary = check(limn, folder)
        row("one snippet edited", edited, 0.6, "s")
        if options.book:
            book(limn, options.book, pathlib.Path(temporary))
        if options.package:
            package(limn, options.package, pathlib.Path(temporary), options.snippets)
        if not options.quick:
            large = project(pathlib.Path(temporary) / "large", options.large, "--seed", "2")
            row(f"{options.large} snippets, cold", check(limn, large)[0], 15, "s")
        memory = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1024
        row("largest process", memory, 1024, "MB")
        sample = programs(folder, 20 if options.quick else 60)
        sil = lambda path: ["swiftc", "-emit-sil", "-o", os.devnull, "-parse-as-library", "-swift-version", "6", path]
        plain = lambda path: ["swiftc", "-typecheck", "-swift-version", "6", path]
        front = lambda path: [frontend, "-frontend", "-typecheck", "-parse-as-library", "-swift-version", "6", path]
        cores = os.cpu_count()
        peers = [
            ("one swiftc each in a loop, as far as the check goes", sil, 1), (f"the same, {cores} at once", sil, cores),
            ("one swiftc each in a loop, type check only", plain, 1), (f"the same, {cores} at once", plain, cores),
            (f"one frontend each, type check only, {cores} at once", front, cores),
        ]
        for name, command, jobs in peers:
            figure = peer(command, sample, jobs) * 1000 / len(sample)
            rows.append((f"peer: {name}", f"{figure:.2f} ms", "", f"{figure / each:.1f} times slower"))
            if (command, jobs) == (sil, 1):
                row("  the check's part of that time", each / figure * 100, 10, "%")
    width = max(len(line[0]) for line in rows)
    for line in rows:
        print(f"{line[0]:{width}}  {line[1]:>12}  {line[2]:>9}  {line[3]}".rstrip())
    sys.exit(1 if missed else 0)


main()
