"""What is tried with the keyboard alone: an app's page, a preview, and search; and what sources, variants and rules show."""
from previews import REVEAL, graphs
from suite import Skip

# Describes the element with focus: its kind, whether it is visible, and whether a focus ring is drawn around it or,
# for a radio button, around its label.
FOCUSED = """() => {
  const e = document.activeElement, box = e.getBoundingClientRect(), shown = e.type === 'radio' ? e.closest('label') : e;
  const style = getComputedStyle(shown);
  return {
    kind: e.matches('.skip') ? 'skip' : e.matches('.flow-card a') ? 'screen' : e.matches('.lanes .chip') ? 'chip' : e.matches('.filters input') ? 'filter'
      : e.matches('.types tbody a') ? 'type' : e.matches('.cond input') ? e.name : e.matches('.pv a') ? 'control' : e.matches('.here a') ? 'map' : e.tagName,
    seen: box.width > 0 && box.height > 0, marked: style.outlineStyle !== 'none' || style.boxShadow !== 'none', body: e === document.body,
  };
}"""


def tab_through(page, most=300):
    """What has focus after each press of Tab, until it leaves the page."""
    found = []
    for _ in range(most):
        page.keyboard.press("Tab")
        now = page.evaluate(FOCUSED)
        if now["body"]:
            break
        found.append(now)
    return found


def walk_an_app(browser):
    """Tab goes through an app's page: screens, types in layers, filters and the table, each with a visible mark"""
    address = browser.need('class="lanes"', 'class="flow-map', 'class="filters"')
    page = browser.page(address, width=1440)
    stops = tab_through(page)
    kinds = [stop["kind"] for stop in stops]
    order = [kinds.index(kind) for kind in ("skip", "screen", "chip", "filter", "type")]
    assert order == sorted(order), f"the order of stops is {order}"
    # All filters together are one stop of the Tab key. Arrow keys move from one filter to the next.
    assert kinds.count("filter") == 1, f"{kinds.count('filter')} stops for the filters"
    unseen = [stop for stop in stops if not stop["seen"] or not stop["marked"]]
    assert not unseen, f"{len(unseen)} of {len(stops)} stops without a mark: {unseen[:3]}"
    rows = "[...document.querySelectorAll('.types tbody tr')].filter(row => row.checkVisibility()).length"
    page.locator("#f-all").focus()
    before = page.evaluate(rows)
    page.keyboard.press("ArrowRight")
    assert 0 < page.evaluate(rows) < before, "an arrow key does not change the filter"
    page.locator(".lanes .chip").first.focus()
    page.keyboard.press("Enter")
    page.wait_for_url(lambda url: not url.endswith(address.rsplit("/", 1)[1]))


def walk_a_preview(browser):
    """Tab goes through a preview: settings, tabs, controls and the map; arrows choose, Enter goes on"""
    for address, graph in graphs(browser).items():
        step = next((edge for edge in graph["edges"] if edge["from"] == 0 and edge["to"] != 0), None)
        if step and len({edge["to"] for edge in graph["edges"]}) > 3:
            break
    else:
        raise Skip("a preview with several states")
    page = browser.page(address, width=1440, color_scheme="light")
    stops = tab_through(page)
    kinds = [stop["kind"] for stop in stops]
    for kind in ("scheme", "text", "direction", "device", "tab", "control"):
        assert kind in kinds, f"Tab does not reach {kind}: {kinds}"
    unseen = [stop for stop in stops if not stop["seen"] or not stop["marked"]]
    assert not unseen, f"{len(unseen)} of {len(stops)} stops without a mark: {unseen[:3]}"
    view = page.locator("main > .st:visible .pv").first
    ground = "e => getComputedStyle(e).colorScheme"
    page.locator("#scheme-auto").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    assert view.evaluate(ground) == "dark", "arrows do not choose the appearance"
    page.locator("#tab-actions").focus()
    page.keyboard.press("ArrowRight")
    assert page.locator(".p-state:visible").count() == 1
    page.keyboard.press("ArrowLeft")
    link = page.locator(f"main > .st:visible a[href='#s{step['to']}']").first
    link.evaluate(REVEAL)
    link.focus()
    page.keyboard.press("Enter")
    page.wait_for_function("id => getComputedStyle(document.getElementById(id)).display !== 'none'", arg=f"s{step['to']}")
    assert page.evaluate("id => document.getElementById(id).contains(document.activeElement)", f"s{step['to']}"), "focus is lost"


def walk_search(browser):
    """search opens, is chosen from, goes to a result, and closes by keys; what was opened is there again before anything is typed"""
    page = browser.page("index.html")
    page.locator(".brand").focus()
    page.keyboard.press("/")
    page.wait_for_selector("dialog[open]")
    page.wait_for_selector("#limnHits h2")
    assert page.locator("#limnHits h2").all_text_contents() == ["Suggested"]
    page.keyboard.press("Escape")
    assert not page.locator("dialog[open]").count() and page.evaluate("document.activeElement.matches('.brand')"), "focus does not come back"
    page.keyboard.press("/")
    page.keyboard.type("view")
    page.wait_for_function("() => document.querySelector('dialog').dataset.shown === 'view'")
    page.keyboard.press("Escape")
    assert not page.locator("dialog[open]").count(), "Escape only empties the field"
    page.keyboard.press("/")
    chosen = lambda: page.evaluate("document.querySelector('dialog input').getAttribute('aria-activedescendant')")
    assert chosen() == "limnHit-0" and page.locator("#limnHit-0 mark").count() and page.locator("#limnHit-0 i.k").count()
    page.keyboard.press("ArrowDown")
    assert chosen() == "limnHit-1" and page.locator("#limnHit-1[aria-selected=true]").count() == 1
    page.keyboard.press("ArrowUp")
    title = page.locator("#limnHit-0 > span").inner_text()
    page.keyboard.press("Enter")
    page.wait_for_selector("h1")
    page.wait_for_function("() => document.readyState === 'complete'")
    page.keyboard.press("/")
    page.wait_for_selector("#limnHits h2")
    assert page.locator("#limnHits h2").first.inner_text() == "Recent" and page.locator("#limnHit-0 > span").inner_text() == title


def show_cards_in_sources(browser):
    """names in a source lead to types and members, and hovering one shows its declaration"""
    page = browser.page(browser.need('<pre class="nums"', "data-hovers", "#member-"))
    page.locator("pre.nums").first.hover()
    page.wait_for_selector(".nums [data-card]")
    assert page.locator(".nums a[data-c][href*='#member-']").count(), "no member is a link"
    page.locator(".nums [data-card]").first.focus()
    assert page.locator("#limnCard").is_visible() and page.locator("#limnCard code").inner_text()


def show_their_source(browser):
    """without scripts the inspector shows the source of a preview, with its lines as links"""
    page = browser.page(browser.need('id="tab-source"'), width=1440, java_script_enabled=False)
    assert not page.locator(".src").is_visible()
    page.check("#tab-source")
    assert page.locator(".src").is_visible() and not page.locator(".p-actions:visible").count()
    assert page.locator(".src .nums a[href*='/source/']").count() > 3


def pick_variants(browser):
    """without scripts a state can be picked whose variants are shown"""
    address = browser.need('class="pick"')
    page = browser.page(address, java_script_enabled=False)
    assert page.locator(".variant:visible").count() == 1
    for fold in page.locator(".pick details:not([open]) > summary").all()[::-1]:
        fold.click()
    page.locator(".pick a").nth(1).click()
    assert page.locator(".variant:visible").get_attribute("id") == page.url.split("#")[1] != "v0"


# Returns the boxes of the violation and of the correct code, the texts of both, and the message.
PAIR = """() => {
  const names = ['violates', 'complies'], one = selector => document.querySelector(selector);
  const boxes = names.map(name => one(`.pair .${name}`).getBoundingClientRect()).map(({x, y, width}) => ({x, y, width}));
  return [...boxes, names.map(name => one(`.${name} > pre`).innerText.trim())];
}"""


def show_violations_beside_fixes(browser):
    """the page of a rule has the violation beside the correct code"""
    rules = [address for address in browser.places.pages() if address.startswith("catalog/rule/")]
    if not rules:
        raise Skip("a rule")
    page = browser.page(width=1440)
    for address in rules:
        page.goto(browser.place.url(address))
        one, other, code = page.evaluate(PAIR)
        assert one["y"] == other["y"] and one["x"] + one["width"] <= other["x"], f"{address}: {one} {other}"
        assert all(code) and code[0] != code[1], f"{address}: {code}"


CHECKS = [walk_an_app, walk_a_preview, walk_search, show_cards_in_sources, show_their_source, pick_variants, show_violations_beside_fixes]
