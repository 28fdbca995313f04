#!/usr/bin/env python3
"""Tests `limn serve` with a real browser: python3 Tests/Browser/serve.py [LIMN]

Writes a small site, opens a page, edits its article, breaks a link, corrects it, adds and removes an article, and looks at what the browser shows each time.
Prints 'N passed, N failed'; exits with 1 on a failure.
"""
import pathlib
import re
import subprocess
import sys
import tempfile
import urllib.error
import urllib.request

from playwright.sync_api import sync_playwright

from chromium import launch


def edit_reloads(page, content, base):
    """an edit reloads the page that shows it, and keeps the place"""
    page.goto(base + "guides/water.html")
    page.evaluate("window.scrollTo(0, 600)")
    place = page.evaluate("scrollY")
    file = content / "Guides" / "Water.md"
    file.write_text(file.read_text() + "\nDeeper still.\n")
    page.wait_for_function("() => document.querySelector('main').textContent.includes('Deeper still')")
    page.wait_for_function("place => Math.abs(scrollY - place) < 5", arg=place)


def others_stay(page, content, base):
    """a page that did not change is not loaded again"""
    page.goto(base + "guides/ice.html")
    page.evaluate("window.untouched = true")
    file = content / "Guides" / "Water.md"
    file.write_text(file.read_text() + "\nMore.\n")
    page.wait_for_timeout(800)
    assert page.evaluate("window.untouched === true")


def problems_show(page, content, base):
    """a dead link shows in the page with its place, and the next good save clears it"""
    page.goto(base + "guides/ice.html")
    file = content / "Guides" / "Ice.md"
    good = file.read_text()
    file.write_text(good + "\n[gone](nowhere.md)\n")
    page.wait_for_selector("#limnProblems")
    text = page.inner_text("#limnProblems")
    assert "Content/Guides/Ice.md:5:1" in text and "'nowhere.md' does not exist" in text, text
    file.write_text(good)
    page.wait_for_selector("#limnProblems", state="detached")


def articles_come_and_go(page, content, base):
    """a new article has a page and a place in the navigation, and goes with its file"""
    page.goto(base + "guides/ice.html")
    file = content / "Guides" / "Steam.md"
    file.write_text("# Steam\n\nHot.\n")
    page.wait_for_selector("#limnNav a:has-text('Steam')")
    page.click("#limnNav a:has-text('Steam')")
    assert page.inner_text("h1").startswith("Steam")
    file.unlink()
    page.goto(base + "guides/ice.html")
    page.wait_for_function("() => !document.querySelector('#limnNav').textContent.includes('Steam')")


def searches_what_is_new(page, content, base):
    """search knows a word that was just written"""
    file = content / "Guides" / "Ice.md"
    file.write_text(file.read_text() + "\nThe word is quizzacious.\n")
    page.wait_for_timeout(1500)
    page.goto(base + "index.html")
    page.keyboard.press("/")
    page.keyboard.type("quizzacious")
    page.wait_for_selector("[role=option]:has-text('Ice')")


def stays_inside(page, content, base):
    """a path outside the site is refused"""
    for path in ("..%2f..%2fetc%2fpasswd", "%2e%2e/%2e%2e/etc/passwd"):
        try:
            urllib.request.urlopen(base + path)
            raise AssertionError(path + " was served")
        except urllib.error.HTTPError as error:
            assert error.code == 403, error.code


CHECKS = [edit_reloads, others_stay, problems_show, articles_come_and_go, searches_what_is_new, stays_inside]


def main():
    limn = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ".build/debug/limn").resolve()
    failed = 0
    with tempfile.TemporaryDirectory() as folder:
        content = pathlib.Path(folder, "Content")
        (content / "Guides").mkdir(parents=True)
        (content / "index.md").write_text("# Pond\n\nWater.\n")
        (content / "Guides" / "index.md").write_text("# Guides\n")
        (content / "Guides" / "Water.md").write_text("# Water\n\n" + "It is wet.\n\n" * 80)
        (content / "Guides" / "Ice.md").write_text("# Ice\n\nIt is cold.\n")
        server = subprocess.Popen([limn, "serve", folder, "--port", "0"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        try:
            base = re.search(r"http://\S+/", server.stdout.readline()).group(0)
            with sync_playwright() as playwright:
                chromium = launch(playwright)
                for check in CHECKS:
                    page = chromium.new_page()
                    page.set_default_timeout(8000)
                    try:
                        check(page, content, base)
                        print(f"✔ {check.__doc__}")
                    except Exception as error:
                        failed += 1
                        print(f"✘ {check.__doc__}: {type(error).__name__}: {str(error)[:600]}")
                    page.close()
                chromium.close()
        finally:
            server.terminate()
    print(f"{len(CHECKS) - failed} passed, {failed} failed")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
