#!/usr/bin/env python3
"""Tests the site of a documentation catalog in a browser, with scripts off: python3 Tests/Browser/catalog.py [LIMN]

Builds Tests/Fixtures/DocumentationCatalog, whose catalog uses every directive and kind of link, and looks at what the pages show.
Prints 'N passed, N failed'; exits with 1 on a failure.
"""
import pathlib
import shutil
import subprocess
import sys
import tempfile

from playwright.sync_api import sync_playwright

import axe
from chromium import launch

ROOT = pathlib.Path(__file__).resolve().parents[2]
PAGES = ["index.html", "ponds.html", "ripple-tutorials.html", "making-waves.html", "about-water.html", "catalog/type/Ripple/Wave.html"]


def words(page, selector="main"):
    return " ".join(page.inner_text(selector).split())


def hrefs(page, selector="main a"):
    return page.eval_on_selector_all(selector, "all => all.map(a => a.getAttribute('href'))")


def links(page, url):
    """links by name, with DocC's anchors, to symbols, to overloads, by file, and to other sites lead where they say"""
    page.goto(url("index.html"))
    assert page.title().startswith("Ripple, the library"), page.title()
    found = hrefs(page)
    for wanted in ("ponds.html", "ponds.html#deep-water", "catalog/type/Ripple/Wave.html", "catalog/type/Ripple/Wave.html#member-height",
                   "catalog/type/Ripple/Wave.html#member-joined", "https://example.org", "ripple-tutorials.html"):
        assert wanted in found, f"{wanted} is not among {found}"
    for address in [link for link in found if not link.startswith(("http", "#"))]:
        page.goto(url("index.html"))
        page.goto(url(address))
        if "#" in address:
            assert page.locator(f"[id='{address.split('#')[1]}']").count() == 1, address


def navigation(page, url):
    """topics order the navigation, and the tutorials stand below their list"""
    page.goto(url("all-pages.html"))
    text = words(page)
    order = [text.index(word) for word in ("Basics", "Ponds", "Learning", "Learn Ripple", "First steps", "Making waves", "About water")]
    assert order == sorted(order), (order, text)


def extension(page, url):
    """an extension file adds to the page of its symbol, with its deprecation"""
    page.goto(url("catalog/type/Ripple/Wave.html"))
    text = words(page)
    assert "These words are added to the page of the type" in text and "Use a Pond instead." in text, text
    assert page.locator("main aside", has_text="Use a Pond instead.").count() == 1


def directives(page, url):
    """columns, tabs, small print, links, terms and asides show what they hold"""
    page.goto(url("ponds.html"))
    left, right = (page.locator(".columns > .column").nth(n).bounding_box() for n in (0, 1))
    assert left["x"] < right["x"] and abs(left["y"] - right["y"]) < 2, (left, right)
    assert page.locator("text=Words in shallow water.").is_visible() and not page.locator("text=Words in deep water.").is_visible()
    page.click("label:has-text('Deep')")
    assert page.locator("text=Words in deep water.").is_visible()
    assert page.inner_text(".small") == "Small print."
    assert hrefs(page, ".links a") == ["ripple-tutorials.html", "making-waves.html"]
    assert words(page, ".links").startswith("Learn Ripple")
    terms = page.eval_on_selector_all("dl > *", "all => all.map(e => e.tagName + ' ' + e.innerText.trim().split(/\\s+/).join(' '))")
    assert terms == ["DT Depth", "DD How far down the ground is.", "DT Wave", "DD A movement of water."], terms
    titles = page.eval_on_selector_all(".aside-title", "all => all.map(e => e.innerText)")
    assert [title.split()[-1] for title in titles] == ["Tip", "Experiment"], titles
    assert "Nobody reads" not in page.content()


def images(page, url):
    """images have the variants of their scales, and for dark surroundings others"""
    page.goto(url("ponds.html"))
    image = page.locator("img[alt='A pond at noon']")
    assert image.get_attribute("width") == "40" and "pond@2x.png 2x" in image.get_attribute("srcset"), image.get_attribute("srcset")
    assert image.evaluate("e => e.complete ? e.currentSrc : ''").endswith("pond.png")
    page.emulate_media(color_scheme="dark")
    # This check disables scripts, which Playwright's wait functions need, so poll the image instead.
    image.scroll_into_view_if_needed()
    for _ in range(40):
        page.wait_for_timeout(100)
        if image.evaluate("e => e.currentSrc").endswith("pond~dark.png"):
            break
    assert image.evaluate("e => e.currentSrc").endswith("pond~dark.png"), image.evaluate("e => e.currentSrc")
    page.emulate_media(color_scheme="light")
    assert page.locator("figure", has_text="A caption under the pond.").locator("img").get_attribute("alt") == "The pond again"
    film = page.locator("video")
    assert film.get_attribute("src").endswith("pond.mp4") and film.get_attribute("poster").endswith("pond.png") and film.get_attribute("controls") is not None


def snippets(page, url):
    """snippets of the package show their visible part and their slices"""
    page.goto(url("ponds.html"))
    code = [text.strip() for text in page.locator("figure.code pre").all_inner_texts()]
    assert any(text.startswith("var pond = Pond()") and "print(pond.waves.count)" in text and "import" not in text for text in code), code
    assert "print(pond.waves.count)" in code, code


def redirects(page, url):
    """an old address leads on"""
    page.goto(url("old/water.html"))
    page.wait_for_url("**/ponds.html")


def tutorials(page, url):
    """a list of tutorials has its volumes, chapters, tutorials and resources"""
    page.goto(url("ripple-tutorials.html"))
    assert page.inner_text("h1").startswith("Learn Ripple")
    heads = [text.replace("#", "").strip() for text in page.locator("main h2, main h3").all_inner_texts()]
    assert heads == ["First volume", "First steps", "Resources", "Documentation", "Videos"], heads
    assert hrefs(page, ".chapter a[href$='.html']") == ["making-waves.html", "about-water.html"]
    assert "https://example.org/docs" in hrefs(page)


def steps(page, url):
    """a tutorial has its steps with whole files, what changed in them, and what they show"""
    page.goto(url("making-waves.html"))
    assert page.inner_text("h1").startswith("Making waves") and "Estimated time: 20 minutes" in words(page)
    assert any(link.endswith("Waves.zip") for link in hrefs(page)) and "https://example.org/swift" in hrefs(page)
    assert page.locator(".step-number").all_inner_texts() == ["Step 1", "Step 2", "Step 3", "Step 4"]
    second = page.locator(".step").nth(1)
    assert second.locator(".file").inner_text() == "Stone.swift" and "func fall(into pond: inout Pond)" in second.locator("pre").inner_text()
    marked = [text.strip() for text in second.locator("mark.line").all_inner_texts()]
    assert marked == ["func fall(into pond: inout Pond) {", "pond.drop(weight)", "}"], marked
    assert page.locator(".step").nth(0).locator("mark").count() == 0 and second.locator("img").get_attribute("alt") == "The result"
    assert page.locator(".step .stamp").count() == 3, "the code of each step is checked"


def answers(page, url):
    """an answer opens without scripts and says whether it is right"""
    page.goto(url("making-waves.html"))
    choices = page.locator(".choice")
    assert choices.count() == 2 and not choices.nth(0).locator("text=It moves the water.").is_visible()
    choices.nth(0).locator("summary").click()
    assert "Correct That's right! It moves the water." in " ".join(choices.nth(0).inner_text().split())
    choices.nth(1).locator("summary").click()
    assert "Incorrect" in choices.nth(1).inner_text()


def themes(page, url):
    """a chosen theme selects the variants of images, whatever the system prefers"""
    page.goto(url("ponds.html"))
    image = page.locator("img[alt='A pond at noon']")
    image.scroll_into_view_if_needed()
    shows = lambda name: page.wait_for_function("([e, name]) => e.currentSrc.endsWith('/' + name)", arg=[image.element_handle(), name])
    shows("pond.png")
    page.select_option(".theme select", "dark")
    shows("pond~dark.png")
    page.emulate_media(color_scheme="dark")
    page.select_option(".theme select", "light")
    shows("pond.png")
    page.select_option(".theme select", "auto")
    shows("pond~dark.png")


def clean(page, url):
    """axe finds nothing on any of the pages, in either color scheme, and none is wider than a phone"""
    axe.install(page.context)
    for address in PAGES:
        page.goto(url(address))
        found = axe.violations_of_both_themes(page)
        assert not found, f"{address}: " + "; ".join(found)
    page.set_viewport_size({"width": 320, "height": 700})
    for address in PAGES:
        page.goto(url(address))
        assert page.evaluate("document.documentElement.scrollWidth") <= 320, address


# Checks that need scripts in the page: axe itself runs as a script of the page.
SCRIPTED = [themes, clean]
CHECKS = [links, navigation, extension, directives, images, snippets, redirects, tutorials, steps, answers]


def main():
    limn = str(pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / ".build/debug/limn").resolve())
    failed = 0
    with tempfile.TemporaryDirectory() as scratch:
        package = pathlib.Path(scratch, "Ripple")
        shutil.copytree(ROOT / "Tests/Fixtures/DocumentationCatalog", package)
        # A long title leaves room for the menu on a phone.
        (package / "limn.yml").write_text("title: swift-ripple-documentation\n")
        built = subprocess.run([limn, "build", "--quiet"], cwd=package, capture_output=True, text=True)
        if built.returncode or " error:" in built.stdout or " warning:" in built.stdout:
            print(f"✘ the catalog builds without an error or a warning:\n{built.stdout}{built.stderr}")
            failed += 1
        base = (package / "_site").as_uri() + "/"
        with sync_playwright() as playwright:
            chromium = launch(playwright)
            for check in CHECKS + SCRIPTED:
                context = chromium.new_context(java_script_enabled=check in SCRIPTED, viewport={"width": 1280, "height": 900})
                page = context.new_page()
                page.set_default_timeout(15000)
                try:
                    check(page, lambda address: base + address)
                    print(f"✔ {check.__doc__}", flush=True)
                except Exception as error:
                    failed += 1
                    print(f"✘ {check.__doc__}: {type(error).__name__}: {str(error)[:1500]}", flush=True)
                context.close()
            chromium.close()
    print(f"{len(CHECKS + SCRIPTED) + 1 - failed} passed, {failed} failed")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
