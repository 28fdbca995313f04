#!/usr/bin/env python3
"""Follows every link of built sites as a browser does: python3 Tests/Browser/crawl.py SITE_DIR... [--build LIMN PACKAGE...]

Reads pages, Markdown alternates, llms.txt, the sitemap, the feed, redirects, hover cards, and the search. Each address is resolved against the address of its
file, percent-decoded, and compared byte by byte with the files of the site; each fragment with the ids of its page. Also reports ids that are empty or used
twice, and files whose names are equal in lower case. With --build, the program LIMN first builds the sites of copies of packages. Nothing else of Limn is used. Prints 'N passed, N failed', and exits with 1 on a failure.
"""
import html.parser
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import unicodedata
import urllib.parse

URLS = {"href", "src", "poster", "action", "data-search", "data-cards", "data-hovers", "data-src", "cite"}
IDS = {"aria-labelledby", "aria-describedby", "aria-controls", "popovertarget", "for", "list", "headers"}


class Page(html.parser.HTMLParser):
    def __init__(self, text):
        super().__init__(convert_charrefs=True)
        self.ids, self.links, self.names, self.doubled = set(), [], [], []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag, attributes):
        given = {}
        for name, value in attributes:
            given.setdefault(name, value or "")
        if "id" in given:
            if given["id"] in self.ids or not given["id"] or re.search(r"\s", given["id"]):
                self.doubled.append(given["id"])
            self.ids.add(given["id"])
        if tag == "a" and "name" in given:
            self.ids.add(given["name"])
        for name, value in given.items():
            if name in URLS and tag != "base":
                self.links.append(value)
            elif name == "srcset":
                self.links += [part.split()[0] for part in re.split(r",\s+", value) if part.split()]
            elif name in IDS:
                self.names += value.split()
        if tag == "meta" and given.get("http-equiv", "").lower() == "refresh":
            self.links.append(given.get("content", "").split("url=", 1)[-1])
        if tag == "link" and given.get("rel") == "canonical":
            self.canonical = given.get("href")


def markdown_links(text):
    """The destinations of links outside of code."""
    text = re.sub(r"^( *)(`{3,}|~{3,})[^\n]*\n.*?(?:^ *\2[`~]*[ \t]*$|\Z)", "", text, flags=re.M | re.S)
    text = re.sub(r"(?<!`)(`+)(?!`)(?:.*?)(?<!`)\1(?!`)", "code", text)
    text = re.sub(r"<!--.*?-->", "", text, flags=re.S)
    text = re.sub(r"^(?: {4}|\t).*$", "", text, flags=re.M)
    found = re.findall(r"\]\((<[^>\n]*>|[^()\s]*(?:\([^()\s]*\)[^()\s]*)*)(?:\s+(?:\"[^\"]*\"|'[^']*'))?\s*\)", text)
    found += re.findall(r"^ {0,3}\[[^\]^][^\]]*\]:\s*(<[^>\n]*>|\S+)", text, flags=re.M)
    return [html.unescape(re.sub(r"\\([!-/:-@\[-`{-~])", r"\1", link.strip("<>"))) for link in found]


class Site:
    def __init__(self, folder):
        self.folder, self.problems, self.count, self.pages, self.owners = folder, set(), 0, {}, {}
        self.files = set()
        for place, _, names in os.walk(os.fsencode(folder)):
            for name in names:
                self.files.add(os.path.relpath(os.path.join(place, name), os.fsencode(folder)))
        robots = self.text(b"robots.txt") if b"robots.txt" in self.files else ""
        match = re.search(r"^Sitemap: (.*)sitemap\.xml$", robots, re.M)
        self.url = match.group(1) if match else None
        # The page for missing addresses and the redirects start with the path of the site on its host.
        root = re.search(r"data-root=\"(/[^\"]*)\"", self.text(b"404.html"))
        self.root = html.unescape(root.group(1)) if root else "/"

    def text(self, file):
        with open(os.path.join(os.fsencode(self.folder), file), "rb") as stream:
            return stream.read().decode("utf-8")

    def page(self, file):
        if file not in self.pages:
            self.pages[file] = Page(self.text(file))
        return self.pages[file]

    def fail(self, file, link, reason):
        self.problems.add(f"{file.decode('utf-8', 'replace')}: '{link}' {reason}")

    def follow(self, file, link, root=None):
        """Follows a link of a file as a browser does. `root` is the path below which a host serves the site."""
        self.count += 1
        link = link.strip(" \t\n\f\r")
        base = "http://site" + (root or "/") + urllib.parse.quote(file)
        if self.url and link.startswith(self.url):
            link = "http://site/" + link[len(self.url):]
            base = "http://site/"
        elif re.match(r"[A-Za-z][A-Za-z0-9+.-]*:", link) or link.startswith("//"):
            return
        if re.search(r"[\s<>\"{}|\\^`]", link):
            self.fail(file, link, "has a character that an address cannot contain")
        target = urllib.parse.urlsplit(urllib.parse.urljoin(base, link))
        path = urllib.parse.unquote_to_bytes(target.path)
        if root and path.startswith(root.encode()):
            path = b"/" + path[len(root):]
        path = path[1:]
        if path == b"" or path.endswith(b"/"):
            path += b"index.html"
        if path not in self.files:
            return self.fail(file, link, f"leads to no file ({path.decode('utf-8', 'replace')})")
        if target.fragment.startswith(":~:") or target.fragment in ("", "top"):
            return
        if path.endswith(b".md"):
            path = path[:-3] + b".html"
        if not path.endswith(b".html") or path not in self.files:
            return
        ids = self.page(path).ids
        if target.fragment not in ids and urllib.parse.unquote(target.fragment) not in ids:
            # Previews read their state from the fragment, and do not scroll.
            if not path.startswith(b"catalog/preview/"):
                self.fail(file, link, "leads to no element of its page")

    def check(self):
        seen = {}
        for file in sorted(self.files):
            small = unicodedata.normalize("NFC", file.decode("utf-8", "replace")).casefold()
            if small in seen:
                self.fail(file, seen[small].decode(), "has a name that is equal in lower case")
            seen[small] = file
            if file.endswith(b".html"):
                self.check_page(file)
            elif file.endswith(b".md") or file == b"llms.txt":
                for link in markdown_links(self.text(file)):
                    self.follow(file, link)
            elif file in (b"sitemap.xml", b"feed.xml"):
                text = self.text(file)
                links = re.findall(r"<(?:loc|id)>(.*?)</", text) + re.findall(r" href=\"(.*?)\"", text)
                for link in map(html.unescape, links):
                    self.follow(file, link)
            elif file == b"_redirects":
                for line in self.text(file).splitlines():
                    words = line.split(" ")
                    if len(words) != 3:
                        self.fail(file, line, "is not an address, its target, and a status")
                    for link in words[:2]:
                        self.follow(file, link, self.root)
        for file in self.files:
            if file.startswith(b"assets/hovers/"):
                self.check_hovers(file)
        if b"search/index.js" in self.files:
            self.check_search()

    def check_page(self, file):
        text, page = self.text(file), self.page(file)
        self.count += 1
        for name in page.doubled:
            self.fail(file, name, "is an empty id, has a space, or is used twice")
        for name in page.names:
            if name not in page.ids:
                self.fail(file, name, "is the id of no element")
        root = self.root if file == b"404.html" else None
        for link in page.links:
            if file == b"404.html" and not re.match(r"/|#|https?:|data:", link):
                self.fail(file, link, "works in one folder only")
            self.follow(file, link, root)
        cards = re.findall(r"data-hovers=\"([^\"]*)\"", text)
        for link in cards:
            target = urllib.parse.urljoin("http://site/" + urllib.parse.quote(file), html.unescape(link))
            self.owners.setdefault(urllib.parse.unquote_to_bytes(urllib.parse.urlsplit(target).path)[1:], file)

    def check_hovers(self, file):
        if file not in self.owners:
            return self.fail(file, "", "is loaded by no page")
        for card in self.shard(file, "limnHovers")[0]:
            if len(card) > 2 and card[2]:
                self.follow(self.owners[file], card[2])

    def shard(self, file, function):
        """The arguments of the call that a script consists of."""
        return json.loads("[" + self.text(file).strip().removeprefix(function + "(").removesuffix(")") + "]")

    def check_search(self):
        for _, name in self.shard(b"search/index.js", "limnSearch")[2]["pages"]:
            for page in self.shard(b"search/" + name.encode(), "limnSearch")[2]:
                self.follow(b"index.html", page[1])
                for anchor in filter(None, page[5::3]):
                    self.follow(b"index.html", page[1] + "#" + anchor)


def built(limn, package, scratch):
    """Builds the site of a copy of a package, and returns its folder."""
    copy = os.path.join(scratch, os.path.basename(package))
    shutil.copytree(package, copy, ignore=shutil.ignore_patterns(".build", "_site"))
    subprocess.run([limn, "build", "--no-check", "--quiet"], cwd=copy, check=True, stdout=subprocess.DEVNULL)
    return os.path.join(copy, "_site")


def main():
    folders, _, wanted = " ".join(sys.argv[1:]).partition("--build")
    count, failed = 0, 0
    with tempfile.TemporaryDirectory() as scratch:
        folders = folders.split()
        if wanted:
            limn, *packages = wanted.split()
            folders += [built(os.path.abspath(limn), package, scratch) for package in packages]
        for folder in folders:
            site = Site(folder)
            site.check()
            for problem in sorted(site.problems):
                print(f"✘ {os.path.basename(os.path.dirname(os.path.abspath(folder)))}: {problem}")
            count, failed = count + site.count, failed + len(site.problems)
    print(f"{count - failed} passed, {failed} failed")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
