"""What is tried on a site at every place where it is looked at. Each check's first line is its name."""
import re

from suite import Skip


def load(page, place, address, kinds):
    """Opens an address, whose page must have a heading and a style."""
    page.goto(place.url(address))
    assert page.locator("h1").count() == 1, f"{' and '.join(kinds)} {address} has {page.locator('h1').count()} h1"
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") != "rgba(0, 0, 0, 0)", f"{address} has no style"


def loads(browser):
    """every kind of page loads without a complaint"""
    # One page visits all addresses. A new page would start a process, which takes longer than the visit itself.
    page = browser.page()
    for address, kinds in browser.places.kinds_by_address().items():
        load(page, browser.place, address, kinds)


def follows_links(browser):
    """links of the navigation lead to pages"""
    page = browser.page(browser.need('rel="next"'))
    before = page.url
    page.click("a[rel=next]")
    page.wait_for_url(lambda url: url != before)
    assert page.locator("h1").count() == 1
    page.click("a[rel=prev]")
    page.wait_for_url(before)
    page.click(".brand")
    page.wait_for_url("**/index.html")


def finds(browser):
    """search finds an article by a word of its title and goes there"""
    address = browser.need('rel="next"', 'data-root="../"')
    title = re.search(r'property="og:title" content="([^"]*)"', browser.places.text(address)).group(1)
    page = browser.page("index.html")
    page.keyboard.press("/")
    page.keyboard.type(title)
    page.wait_for_selector("[role=option]")
    page.wait_for_function("title => [...document.querySelectorAll('[role=option] span')].some(hit => hit.textContent.startsWith(title))", arg=title)
    before = page.url
    page.keyboard.press("Enter")
    page.wait_for_url(lambda url: url.split("#")[0] != before)
    assert page.locator("h1").count() == 1


def forgives(browser):
    """search forgives a swapped letter and completes a beginning"""
    # Pages of previews have no 'og:title' and are not in the search index.
    found = [re.search(r'property="og:title" content="([^"]*)"', browser.places.text(address)) for address in browser.places.pages()]
    words = [word for title in found if title for word in re.findall(r"[A-Za-z]{7,}", title.group(1))]
    if not words:
        raise Skip("a long word in its title")
    word = words[0]
    for typed in (word[:3] + word[4] + word[3] + word[5:], word[:-2]):
        page = browser.page("index.html")
        page.keyboard.press("Control+k")
        page.keyboard.type(typed)
        page.wait_for_function("word => document.querySelector('#limnHits')?.textContent.toLowerCase().includes(word)", arg=word.lower())
        page.close()


def ranks(browser):
    """a page with the word in its title comes before those that only use the word"""
    title = lambda address: re.search(r'property="og:title" content="([^"]*)"', browser.places.text(address))
    articles = [address for address in browser.places.pages() if not address.startswith("catalog/") and title(address)]
    for address in reversed(articles):
        for word in re.findall(r"[a-z]{6,}", title(address).group(1).lower()):
            users = [other for other in articles if word in browser.places.text(other).split("<main", 1)[1].lower() and word not in title(other).group(1).lower()]
            if sum(other < address for other in users) < 3:
                continue
            page = browser.page("index.html")
            page.keyboard.press("/")
            page.keyboard.type(word)
            page.wait_for_function("word => [...document.querySelectorAll('[role=option]')].some(hit => hit.textContent.toLowerCase().includes(word))", arg=word)
            page.wait_for_timeout(200)
            first = page.locator("[role=option] span").first.inner_text().lower()
            assert word in first, f"'{word}' finds '{first}' first"
            return
    raise Skip("a title whose word others use")


def switches_theme(browser):
    """a chosen theme changes the page and is remembered, and with Auto the page follows the system again"""
    page = browser.page("index.html", color_scheme="light")
    ground = "getComputedStyle(document.body).backgroundColor"
    light = page.evaluate(ground)
    theme = page.get_by_role("combobox", name="Theme")
    assert theme.input_value() == "auto" and theme.locator("option").all_text_contents() == ["Auto", "Light", "Dark"]
    theme.select_option("dark")
    dark = page.evaluate(ground)
    assert light != dark
    page.reload()
    assert page.evaluate(ground) == dark and theme.input_value() == "dark"
    theme.focus()
    assert page.evaluate("getComputedStyle(document.querySelector('.theme')).outlineStyle") == "solid"
    page.keyboard.press("Home")
    page.wait_for_function("() => !document.documentElement.dataset.theme")
    page.reload()
    assert page.evaluate(ground) == light and theme.input_value() == "auto"
    page.emulate_media(color_scheme="dark")
    assert page.evaluate(ground) == dark


def shows_cards(browser):
    """hover and focus show what a name is, and copy gives the whole program"""
    page = browser.page(browser.need("data-hovers", "figure class=\"code\" data-n"))
    if not browser.place.base.startswith("file"):
        page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.locator("figure[data-n] pre").first.hover()
    page.wait_for_selector("[data-card]")
    page.locator("[data-card]").first.hover()
    assert page.locator("#limnCard").is_visible() and page.locator("#limnCard code").inner_text()
    page.mouse.move(0, 0)
    assert not page.locator("#limnCard").is_visible()
    page.locator("[data-card]").first.focus()
    assert page.locator("#limnCard").is_visible()
    if not browser.place.base.startswith("file"):
        page.locator("figure[data-n] .copy button").nth(1).click()
        page.wait_for_function("() => navigator.clipboard.readText().then(text => text.length > 10)")


EVERYWHERE = [follows_links, finds, ranks, forgives, switches_theme, shows_cards]
