#!/usr/bin/env python3
"""Weighs pages beside DocC's for the same articles, as a browser loads them: python3 Tests/Benchmarks/site/weights.py SITE [CONTENT]

SITE is a site that `limn build` made from CONTENT (default: Content). The articles become a .docc catalog, which `docc convert` of the toolchain turns into an archive.
Both are served here and opened in Chromium; what it asked for is compressed as a server would (gzip, level 9) and added up. Prints a table in bytes. Run it with
the Python of Tests/python, which has Playwright.
"""
import argparse
import contextlib
import functools
import gzip
import http.server
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import threading

from playwright.sync_api import sync_playwright

sys.path.append(str(pathlib.Path(__file__).resolve().parents[2] / "Browser"))
from chromium import launch


class Handler(http.server.SimpleHTTPRequestHandler):
    """Answers with the app's page for addresses below documentation/, as a host of a DocC archive has to."""

    def translate_path(self, path):
        found = super().translate_path(path)
        if path.startswith("/documentation") and not os.path.isfile(found):
            return os.path.join(self.directory, "index.html")
        return found

    def log_message(self, *arguments):
        pass


@contextlib.contextmanager
def serving(folder):
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Handler, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()


def articles(content):
    """Each article's path and the address of its page."""
    for path in sorted(content.rglob("*.md")):
        name = path.relative_to(content)
        yield path, name.as_posix().lower().removesuffix(".md").replace(" ", "-") + ".html"


def docc(content, folder):
    """The archive, and the address in it of each page."""
    catalog = folder / "Articles.docc"
    catalog.mkdir()
    (catalog / "Articles.md").write_text("# Articles\n\n@Metadata {\n  @TechnologyRoot\n}\n\nAll of them.\n")
    addresses = {}
    for path, address in articles(content):
        name = address.removesuffix(".html").replace("/", "-")
        text = re.sub(r"\A---\n.*?\n---\n", "", path.read_text(), flags=re.S)
        (catalog / f"{name}.md").write_text(text.lstrip())
        addresses[address] = f"documentation/articles/{name}"
    for path in content.rglob("*"):
        if path.suffix in (".png", ".jpg", ".svg"):
            shutil.copy(path, catalog / path.name)
    archive = folder / "Articles.doccarchive"
    command = ["docc", "convert", catalog, "--output-dir", archive, "--fallback-display-name", "Articles", "--fallback-bundle-identifier", "org.example.articles"]
    result = subprocess.run(command, capture_output=True, text=True)
    if not (archive / "index.html").exists():
        raise SystemExit(f"docc made no archive:\n{result.stdout[-1500:]}{result.stderr[-1500:]}")
    return archive, addresses


def loads(chromium, url):
    """The compressed bytes of all that a page asks for, by kind, and how many files."""
    context = chromium.new_context(viewport={"width": 1440, "height": 900})
    page = context.new_page()
    seen = {}
    page.on("requestfinished", lambda request: seen.setdefault(request.url, request))
    page.goto(url, wait_until="networkidle")
    page.wait_for_timeout(500)
    if not page.locator("h1").count():
        raise SystemExit(f"{url} shows no heading")
    sizes = {"html": 0, "css": 0, "js": 0, "other": 0}
    for request in seen.values():
        response = request.response()
        if not response or response.status >= 300:
            continue
        kind = {"document": "html", "stylesheet": "css", "script": "js"}.get(request.resource_type, "other")
        sizes[kind] += len(gzip.compress(response.body(), 9))
    context.close()
    return sizes, len(seen)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("site")
    parser.add_argument("content", nargs="?", default="Content")
    options = parser.parse_args()
    site, content = pathlib.Path(options.site), pathlib.Path(options.content)
    # The build generates the list of a module's symbols, so the size of the Markdown file says nothing about the size
    # of such a page.
    sizes = sorted(
        (path.stat().st_size, address) for path, address in articles(content)
        if not address.endswith("index.html") and "\n<!-- symbols:" not in path.read_text())
    kinds = {
        "home": "index.html", "overview of a folder": next(address for _, address in articles(content) if address.endswith("/index.html")),
        "short article": sizes[0][1], "average article": sizes[len(sizes) // 2][1], "long article": sizes[-1][1],
    }
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        archive, addresses = docc(content, pathlib.Path(folder))
        chromium = launch(playwright)
        with serving(site) as here, serving(archive) as there:
            print(f"{'page':<22} {'tool':<5} {'html':>8} {'css':>8} {'js':>8} {'other':>8} {'all':>8}  files")
            for kind, address in kinds.items():
                for tool, url in (("Limn", here + address), ("DocC", there + addresses[address])):
                    found, count = loads(chromium, url)
                    cells = " ".join(f"{size:>8}" for size in [*found.values(), sum(found.values())])
                    print(f"{kind:<22} {tool:<5} {cells}  {count:>5}   {address if tool == 'Limn' else ''}", flush=True)
        chromium.close()


if __name__ == "__main__":
    main()
