"""Runs checks in a browser and reports the results."""
import multiprocessing.util
import time
from dataclasses import dataclass

from playwright.sync_api import sync_playwright

from chromium import launch
from places import Places

# A narrow phone. The checks pass its size to the page.
PHONE = {"width": 360, "height": 740}


class Skip(Exception):
    """The site has no page on which this can be tried."""


class Browser:
    """A browser at one place, with what its pages complained of."""

    def __init__(self, chromium, place, places, part=None):
        self.chromium = chromium
        self.place = place
        self.places = places
        self.part = part
        self.complaints = []
        self.contexts = []

    def context(self, width=1280, height=900, **options):
        context = self.chromium.new_context(viewport={"width": width, "height": height}, **options)
        # The Swift tests run at the same time, so pages can be slow although nothing is wrong.
        context.set_default_timeout(15000)
        context.set_default_navigation_timeout(30000)
        self.contexts.append(context)
        return context

    def page(self, address=None, context=None, **options):
        """A page in a context of its own, or in one that is there."""
        page = (context or self.context(**options)).new_page()
        page.on("console", lambda message: message.type == "error" and self.complaints.append(message.text))
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("requestfailed", self.note_failure)
        if address:
            page.goto(self.place.url(address))
        return page

    def note_failure(self, request):
        """What a page was still loading when it was left does not count as a failure."""
        if request.failure != "net::ERR_ABORTED":
            self.complaints.append(f"{request.url} failed: {request.failure}")

    def share(self, items):
        """The items that this run of a divided check takes: every second one of two parts."""
        index, count = self.part or (0, 1)
        return items[index::count]

    def need(self, *marks, **options):
        address = self.places.find(*marks, **options)
        if not address:
            raise Skip(" and ".join(marks))
        return address

    def close(self):
        for context in self.contexts:
            context.close()


class Worker:
    """What a process keeps from one job to the next: the servers of the site, and one browser."""

    places = None
    chromium = None

    @classmethod
    def start(cls, site):
        cls.places = Places(site).__enter__()
        playwright = sync_playwright().start()
        cls.chromium = launch(playwright)

        def stop():
            cls.chromium.close()
            playwright.stop()

        multiprocessing.util.Finalize(cls, stop, exitpriority=10)

    @classmethod
    def work(cls, job, only):
        return job.run(cls.places, cls.chromium, only)


@dataclass(frozen=True)
class Job:
    """Checks that run one after the other at one place; a check that takes long is divided into parts."""

    place: str
    checks: tuple
    part: tuple | None = None

    def run(self, places, chromium, only):
        """The results in order: 'passed', 'failed' or 'skipped', and the line that says so."""
        place = getattr(places, self.place)
        results = []
        for check in self.checks:
            part = f", part {self.part[0] + 1} of {self.part[1]}" if self.part else ""
            name = f"{check.__doc__} ({place.name}{part})"
            if only in name:
                results.append(self._try(check, name, Browser(chromium, place, places, self.part)))
        return results

    def _try(self, check, name, browser):
        start = time.monotonic()
        try:
            check(browser)
            if browser.complaints:
                raise AssertionError("; ".join(browser.complaints[:3]))
        except Skip as reason:
            return "skipped", f"- {name}: no page has {reason}"
        except Exception as error:
            return "failed", f"✘ {name}: {type(error).__name__}: {str(error)[:1500]}"
        finally:
            browser.close()
        return "passed", f"✔ {name} {time.monotonic() - start:.1f} s"
