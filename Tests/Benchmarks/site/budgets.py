#!/usr/bin/env python3
"""Weighs the files of a built site against its budgets: python3 Tests/Benchmarks/site/budgets.py SITE

Sizes are in bytes, compressed with gzip at level 9 unless it says otherwise. A page's assets are the style sheets, scripts and icons that its HTML names; what
is loaded later, such as search and pages in frames, is not among them. Prints a table; exits with 1 if a budget is exceeded.
"""
import gzip
import pathlib
import re
import sys

KINDS_OF_ENTITIES = {"app", "layer", "target", "rule", "source", "preview"}


def compressed(path):
    return len(gzip.compress(path.read_bytes(), 9))


def with_assets(path, site):
    """The size of a page and of each asset that it names, once."""
    text = path.read_text()
    names = set(re.findall(r'(?:href|src)="([^"#?]*assets/[^"/]*\.(?:css|js|svg))"', text))
    files = {(path.parent / name).resolve() for name in names}
    return compressed(path) + sum(compressed(file) for file in files if file.is_file())


def largest(files, measure):
    sizes = sorted((measure(file), file) for file in files)
    return sizes[-1] if sizes else (0, None)


def main():
    site = pathlib.Path(sys.argv[1]).resolve()
    articles = [path for path in site.rglob("*.html") if "catalog" not in path.relative_to(site).parts[:1]]
    # The build generates the list of all symbols of a module, so the size of this page depends on the module.
    lists = [path for path in articles if '<div class="symbols">' in path.read_text()]
    pages = [path for path in articles if path not in lists]
    catalog = site / "catalog"
    entities = [path for path in catalog.rglob("*.html") if len(path.relative_to(catalog).parts) > 2 and path.relative_to(catalog).parts[0] not in KINDS_OF_ENTITIES]
    assets = [path for path in (site / "assets").iterdir() if path.is_file()]
    style = [path for path in assets if path.name.startswith(("theme.", "catalog.", "accent.", "extra.")) and path.suffix == ".css"]
    scripts = [path for path in assets if path.suffix == ".js"]
    previews = [path for path in (catalog / "preview").rglob("*.html")]
    rows = [
        ("site CSS", sum(map(compressed, style)), None, 14 * 1024),
        ("CSS of previews", sum(compressed(path) for path in assets if path.match("previews.*.css")), None, 14 * 1024),
        ("scripts together", sum(map(compressed, scripts)), None, 18 * 1024),
        ("entity page, the largest", *largest(entities, compressed), 8 * 1024),
        ("article with its assets, the largest", *largest(pages, lambda path: with_assets(path, site)), 36 * 1024),
        ("symbol list with its assets, the largest", *largest(lists, lambda path: with_assets(path, site)), None),
        ("preview file, the largest, uncompressed", *largest(previews, lambda path: path.stat().st_size), 120 * 1024),
    ]
    failed = False
    for title, size, path, limit in rows:
        if limit is not None and size > limit:
            failed = True
        state = "no budget" if limit is None else f"of {limit:>7}  {'ok' if size <= limit else 'EXCEEDED'}"
        print(f"{title:<42} {size:>7} {state}  {path.relative_to(site) if path else ''}")
    sys.exit(failed)


if __name__ == "__main__":
    main()
