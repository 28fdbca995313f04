"""Runs checks in a browser and counts what becomes of them."""
import os
import shutil
import time

from playwright.sync_api import sync_playwright


class Skip(Exception):
    """The site has no page on which this can be tried."""


class Browser:
    """A browser at one place, with what its pages complained of."""

    def __init__(self, chromium, place, places):
        self.chromium = chromium
        self.place = place
        self.places = places
        self.complaints = []
        self.contexts = []

    def page(self, address=None, width=1280, height=900, **options):
        context = self.chromium.new_context(viewport={"width": width, "height": height}, **options)
        context.set_default_timeout(5000)
        self.contexts.append(context)
        page = context.new_page()
        page.on("console", lambda message: message.type == "error" and self.complaints.append(message.text))
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("requestfailed", lambda request: self.complaints.append(f"{request.url} failed"))
        if address:
            page.goto(self.place.url(address))
        return page

    def need(self, *marks, **options):
        address = self.places.find(*marks, **options)
        if not address:
            raise Skip(" and ".join(marks))
        return address

    def close(self):
        for context in self.contexts:
            context.close()


class Suite:
    def __init__(self, places, only):
        self.places = places
        self.only = only
        self.passed = self.failed = self.skipped = 0

    def run_in(self, place, checks):
        executable = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
        with sync_playwright() as playwright:
            chromium = playwright.chromium.launch(executable_path=executable, args=["--no-sandbox"])
            for check in checks:
                name = f"{check.__doc__} ({place.name})"
                if self.only in name:
                    self._run(check, name, Browser(chromium, place, self.places))
            chromium.close()

    def _run(self, check, name, browser):
        start = time.monotonic()
        try:
            check(browser)
            if browser.complaints:
                raise AssertionError("; ".join(browser.complaints[:3]))
        except Skip as reason:
            self.skipped += 1
            print(f"- {name}: no page has {reason}")
            return
        except Exception as error:
            self.failed += 1
            print(f"✘ {name}: {type(error).__name__}: {str(error)[:1500]}")
            return
        finally:
            browser.close()
        self.passed += 1
        print(f"✔ {name} {time.monotonic() - start:.1f} s")
