"""Where a site is looked at: two servers and the file system."""
import functools
import http.server
import os
import pathlib
import threading


class Handler(http.server.SimpleHTTPRequestHandler):
    """Serves a folder below a prefix, and its 404.html for what is not there."""

    def __init__(self, *arguments, prefix, **options):
        self.prefix = prefix
        super().__init__(*arguments, **options)

    def translate_path(self, path):
        if not path.startswith(self.prefix):
            return os.path.join(self.directory, "nothing-is-here")
        return super().translate_path("/" + path[len(self.prefix):])

    def send_error(self, code, message=None, explain=None):
        page = pathlib.Path(self.directory, "404.html")
        body = page.read_bytes() if page.exists() else b""
        self.send_response(code)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    def log_message(self, *arguments):
        pass


class Server(http.server.ThreadingHTTPServer):
    request_queue_size = 64

    def handle_error(self, request, address):
        """A browser that leaves in the middle of a file is no error."""


class Place:
    def __init__(self, name, base):
        self.name = name
        self.base = base

    def url(self, address):
        return self.base + address


class Places:
    """The places of one site, with its pages by kind."""

    def __init__(self, folder):
        self.folder = pathlib.Path(folder).resolve()
        if not (self.folder / "index.html").exists():
            raise SystemExit(f"{folder} has no index.html: build the site first")
        self.servers = []

    def __enter__(self):
        self.root = self._serve("/", "/")
        self.below = self._serve("/a/b/", "/a/b/")
        self.files = Place("file://", self.folder.as_uri() + "/")
        return self

    def __exit__(self, *error):
        for server in self.servers:
            server.shutdown()

    def __iter__(self):
        return iter([self.root, self.below, self.files])

    def _serve(self, name, prefix):
        handler = functools.partial(Handler, directory=str(self.folder), prefix=prefix)
        server = Server(("127.0.0.1", 0), handler)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        self.servers.append(server)
        return Place(name, f"http://127.0.0.1:{server.server_port}{prefix}")

    @functools.cache
    def pages(self):
        """All addresses of pages, sorted, without redirects."""
        found = []
        for path in sorted(self.folder.rglob("*.html")):
            address = path.relative_to(self.folder).as_posix()
            if 'http-equiv="refresh"' not in self.text(address)[:1500]:
                found.append(address)
        return found

    @functools.cache
    def text(self, address):
        return (self.folder / address).read_text()

    def find(self, *marks, no=()):
        """The first page whose HTML has all the marks."""
        for address in self.pages():
            text = self.text(address)
            if address != "404.html" and all(mark in text for mark in marks) and not any(mark in text for mark in no):
                return address
        return None

    def kinds(self):
        """One page of each kind: a folder of the catalog, or the features that an article shows."""
        chosen = {"home": "index.html", "all pages": "all-pages.html"}
        for address in self.pages():
            parts = address.split("/")
            if parts[0] == "catalog":
                chosen.setdefault("catalog " + parts[1], address)
        marks = {"article": 'class="toc"', "code": "<figure", "table": "<table", "picture": 'class="dot"', "tabs": 'class="tabs"', "aside": "<aside",
                 "hovers": "data-hovers", "variants": 'class="pick"'}
        for name, mark in marks.items():
            address = self.find(mark)
            if address:
                chosen[name] = address
        return chosen

    def kinds_by_address(self):
        """The kinds that each of the pages stands for: one page can be the first of several."""
        found = {}
        for kind, address in self.kinds().items():
            found.setdefault(address, []).append(kind)
        return found
