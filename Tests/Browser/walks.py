"""What is tried on previews with scripts: the walk, its keys, where focus goes, and the frames in articles."""
import re

from previews import REVEAL, follow, graphs, whole_graphs
from suite import Skip

SHOWN = "main > .st:visible"
CURRENT = "() => [...document.querySelectorAll('.trail a')].findIndex(a => a.getAttribute('aria-current'))"
# Describes the element with focus, and the elements that may get focus after a step: the control with the same name,
# the view that opened, or the heading.
FOCUS = """name => {
  const shown = [...document.querySelectorAll('main > .st')].find(s => getComputedStyle(s).display !== 'none'), active = document.activeElement;
  const nameOf = e => (e.getAttribute('aria-label') || e.textContent).trim(), rough = text => text.replace(/\\d+/g, '#');
  const there = [...shown.querySelectorAll('.pv a, .pv .op, .pv .tab')].filter(e => !e.closest('[inert]'));
  return {
    inside: shown.contains(active), disabled: !!active.disabled, name: nameOf(active),
    isSame: nameOf(active) === name, isAlike: rough(nameOf(active)) === rough(name), isThere: there.some(e => nameOf(e) === name),
    alike: there.filter(e => rough(nameOf(e)) === rough(name)).length,
    opened: active.matches('[role=dialog], [role=alertdialog], .ttl'), heading: active.tagName === 'H2', dialog: !!shown.querySelector('[role=dialog], [role=alertdialog]'),
  };
}"""


def back_and_forth(browser):
    """A preview with a step from the start that can be undone, and both edges."""
    for address, graph in graphs(browser).items():
        for edge in graph["edges"]:
            back = next((other for other in graph["edges"] if other["from"] == edge["to"] and other["to"] == 0), None)
            if edge["from"] == 0 and edge["to"] != 0 and back and "/PersonBMIView/" not in address:
                return address, edge, back
    raise Skip("a step that can be undone")


# Gives focus to the link from the visible state to another state, unless the view has no visible link to it. Returns the name of the link.
FOCUS_LINK = """to => {
  const shown = [...document.querySelectorAll('main > .st')].find(s => getComputedStyle(s).display !== 'none');
  const link = [...shown.querySelectorAll(`.pv a[href='#s${to}']`)].find(e => e.checkVisibility({visibilityProperty: true}) && e.getClientRects().length);
  link?.focus();
  return link && (link.getAttribute('aria-label') || link.textContent).trim();
}"""


def follow_focus(browser):
    """after a step focus is on the same control, else on what opened, else on the heading"""
    tried = 0
    page = browser.page()
    for address, graph in graphs(browser).items():
        # Try controls with a number in their name first. Several of these controls may differ only in the number.
        edges = [edge for edge in graph["edges"] if edge["from"] != edge["to"]]
        for edge in sorted(edges, key=lambda edge: not re.search(r"\d", edge["step"].get("label") or ""))[:3]:
            page.goto(browser.place.url(f"{address}#s{edge['from']}"))
            name = page.evaluate(FOCUS_LINK, edge["to"])
            if name is None:
                continue
            was_alone = page.evaluate(FOCUS, name)["alike"] == 1
            page.keyboard.press("Enter")
            page.wait_for_function("id => getComputedStyle(document.getElementById(id)).display !== 'none'", arg=f"s{edge['to']}")
            got = page.evaluate(FOCUS, name)
            where = f"{address}: {name} from s{edge['from']} to s{edge['to']}: {got}"
            assert got["inside"] and not got["disabled"], where
            if got["isThere"]:
                assert got["isSame"], where
            elif not (got["isAlike"] and got["alike"] == 1 and was_alone):
                assert got["opened"] if got["dialog"] else got["opened"] or got["heading"], where
            tried += 1
    assert tried > 20, f"only {tried} steps"


def keep_their_place(browser):
    """going back marks the walk by position, a new step cuts what came later, and chips say what was pressed"""
    address, there, back = back_and_forth(browser)
    page = browser.page(address)
    follow(page, there)
    follow(page, back)
    chips = page.locator(".trail a")
    assert chips.count() == 3 and page.evaluate(CURRENT) == 2
    page.go_back()
    page.wait_for_function(CURRENT + " === 1")
    page.go_back()
    page.wait_for_function(CURRENT + " === 0")
    assert page.locator(SHOWN).get_attribute("id") == "s0" and chips.count() == 3
    page.go_forward()
    page.wait_for_function(CURRENT + " === 1")
    page.reload()
    assert page.evaluate(CURRENT) == 1, "the walk is lost when the page is loaded again"
    page.go_back()
    page.wait_for_function(CURRENT + " === 0")
    follow(page, there)
    assert chips.count() == 2, "what came later is not cut"
    words = chips.nth(1).get_attribute("title")
    assert (there["step"].get("label") or "") in words and words == chips.nth(1).inner_text(), words


def go_on_over_pages(browser):
    """a walk goes on over the pages of a large preview, which tell what the step did, and back again"""
    for address, graph in whole_graphs(browser).items():
        if len(graph["pageStarts"]) < 2:
            continue
        end = graph["pageStarts"][1]
        edge = next((edge for edge in graph["edges"] if edge["from"] < end <= edge["to"]), None)
        if edge:
            break
    else:
        raise Skip("a preview with several pages")
    page = browser.page(f"{address}#s{edge['from']}")
    link = page.locator(f"{SHOWN} >> .p-actions a[href$='#s{edge['to']}']").first
    words = link.text_content()
    link.click()
    page.wait_for_function(CURRENT + " === 1")
    assert page.locator(SHOWN).get_attribute("id") == f"s{edge['to']}" and page.locator(".trail a").count() == 2
    assert words in page.inner_text(".st.now .tap h3")
    page.get_by_role("button", name="Back", exact=True).click()
    page.wait_for_function(CURRENT + " === 0")
    assert page.locator(SHOWN).get_attribute("id") == f"s{edge['from']}" and page.locator(".trail a").count() == 2
    page.get_by_role("button", name="Forward", exact=True).click()
    page.wait_for_function(CURRENT + " === 1")
    page.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_function(CURRENT + " === 2")
    assert page.locator(SHOWN).get_attribute("id") == "s0" and page.url.split("#")[0].endswith(address)


def leave_clicks_alone(browser):
    """a click with Control opens a tab and is no step"""
    address, there, _ = back_and_forth(browser)
    page = browser.page(address)
    with page.context.expect_page():
        link = page.locator(f"{SHOWN} >> a[href='#s{there['to']}']").first
        link.evaluate(REVEAL)
        link.click(modifiers=["Control"])
    assert page.locator(".trail a").count() == 1 and page.locator(SHOWN).get_attribute("id") == "s0"


def obey_buttons_and_keys(browser):
    """buttons and keys go back, forward and to the start, also where brackets need AltGr"""
    address, there, _ = back_and_forth(browser)
    page = browser.page(address)
    start, back, forward = (page.get_by_role("button", name=name, exact=True) for name in ("Start", "Back", "Forward"))
    assert start.is_disabled() and back.is_disabled() and forward.is_disabled() and "[" in page.inner_text(".keys")
    follow(page, there)
    shows = lambda state: page.wait_for_function("id => getComputedStyle(document.getElementById(id)).display !== 'none'", arg=f"s{state}")
    back.click()
    shows(0)
    assert page.evaluate("document.activeElement.tagName") == "H2", "focus stays on a button that is now disabled"
    forward.click()
    shows(there["to"])
    key = "key => document.activeElement.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true, ctrlKey: true, altKey: true, modifierAltGraph: true}))"
    page.evaluate(key, "[")
    shows(0)
    page.keyboard.press("]")
    shows(there["to"])
    page.locator(f"{SHOWN} >> a").first.focus()
    page.keyboard.press("Home")
    shows(0)
    page.evaluate("document.activeElement.dispatchEvent(new KeyboardEvent('keydown', {key: '[', bubbles: true, ctrlKey: true}))")
    page.wait_for_timeout(100)
    assert page.locator(SHOWN).get_attribute("id") == "s0", "Control with a bracket is the browser's"


def framed(browser, **options):
    """An article with a preview in a frame, which has a step."""
    page = browser.page(browser.need('class="preview-frame"'), color_scheme="light", **options)
    element = page.locator(".preview-frame").first
    element.scroll_into_view_if_needed()
    frame = element.element_handle().content_frame()
    frame.wait_for_selector("body.walks")
    return page, frame


def follow_the_theme(browser):
    """the theme switch reaches previews in frames"""
    page, frame = framed(browser)
    ground = "getComputedStyle(document.querySelector('.now h2')).color"
    light = frame.evaluate(ground)
    page.select_option(".theme select", "dark")
    frame.wait_for_function("() => document.documentElement.dataset.theme === 'dark'")
    assert frame.evaluate(ground) != light
    page.select_option(".theme select", "auto")
    frame.wait_for_function("() => !document.documentElement.dataset.theme")
    assert frame.evaluate(ground) == light


def tell_one_tap(browser):
    """on the home page, the first press of the prominent button computes a value, and the panel tells what this press did"""
    if 'class="preview-frame"' not in browser.places.text("index.html"):
        raise Skip("a preview on the home page")
    page = browser.page("index.html", width=1440)
    element = page.locator(".preview-frame").first
    element.scroll_into_view_if_needed()
    frame = element.element_handle().content_frame()
    frame.wait_for_selector("body.walks")
    view, tap = frame.locator(".st.now .pv"), frame.locator(".st.now .tap")
    assert "22.9" not in view.inner_text() and "calculateButtonTapped" not in tap.inner_text()
    before = frame.locator(SHOWN).get_attribute("id")
    frame.locator(".st.now .bt-borderedProminent").first.click()
    frame.wait_for_selector(f"body.walks .st.now:not(#{before})")
    assert "22.9" in view.inner_text(), "the first press computes nothing"
    told = tap.inner_text()
    assert "calculateButtonTapped" in told and "0.0 → 22.86" in told, told
    assert tap.evaluate("tap => tap.scrollWidth <= tap.clientWidth"), "the panel is clipped"
    assert frame.get_by_role("button", name="Back", exact=True).is_enabled()


def cut_no_panel(browser):
    """on a phone, the home page shows the whole device, and what a press did ends inside its frame"""
    if 'class="preview-frame"' not in browser.places.text("index.html"):
        raise Skip("a preview on the home page")
    page = browser.page("index.html", width=390, height=844)
    element = page.locator(".preview-frame").first
    element.scroll_into_view_if_needed()
    frame = element.element_handle().content_frame()
    frame.wait_for_selector("body.walks")
    for _ in range(2):
        fit = frame.evaluate("""() => {
          const page = document.documentElement, pane = document.querySelector('.now > .pane').getBoundingClientRect();
          return [page.scrollHeight - page.clientHeight, innerHeight - pane.bottom, pane.height];
        }""")
        assert fit[0] <= 0 <= fit[1] and fit[2] >= 96, fit
        frame.locator(".st.now .bt-borderedProminent").first.click()
        frame.wait_for_function("() => document.querySelectorAll('.trail li').length > 1")


def stay_in_place(browser):
    """the device of a preview stays where it is when a control is pressed, and its top can be reached"""
    address, there, _ = back_and_forth(browser)
    page = browser.page(address, width=1440)
    device = lambda: page.locator(f"{SHOWN} >> .dev").bounding_box()
    before = device()
    follow(page, there)
    assert abs(device()["x"] - before["x"]) < 1 and abs(device()["width"] - before["width"]) < 1, f"{before} {device()}"
    top = page.locator(f"{SHOWN} >> .pv").evaluate("e => { e.scrollTop = 0; return e.firstElementChild.getBoundingClientRect().top - e.getBoundingClientRect().top }")
    assert top >= -1, f"the first element begins {top} above the view"


def change_conditions(browser):
    """without scripts the toolbar changes appearance, text size and direction, and the tabs what the inspector shows"""
    # A view that sets its own color scheme ignores the toolbar, as on a device. Choose a preview without such a view.
    address = next(address for address in graphs(browser) if not re.search(r'class="pv [^"]*\b(light|dark)\b', browser.places.text(address)))
    page = browser.page(address, width=1440, color_scheme="light", java_script_enabled=False)
    view = page.locator("main > .st:visible .pv").first
    style = lambda name: view.evaluate(f"e => getComputedStyle(e).{name}")
    before = style("backgroundColor"), style("fontSize")
    page.check("#scheme-dark")
    page.check("#text-large")
    page.check("#direction-rtl")
    assert style("backgroundColor") != before[0] and style("fontSize") != before[1] and style("direction") == "rtl"
    page.check("#tab-state")
    assert page.locator(".p-state:visible").count() == 1 and page.locator(".p-actions:visible").count() == 0


def keep_articles_still(browser):
    """a step in a frame moves neither the article nor its history, and the frame shows the view first"""
    page, frame = framed(browser)
    assert not frame.locator("header").is_visible() and frame.locator(".walk").is_visible()
    page.evaluate("document.querySelector('.preview-frame').scrollIntoView({block: 'center'})")
    before = page.evaluate("[scrollY, history.length]")
    number = frame.locator(SHOWN).get_attribute("id")
    frame.locator(f"{SHOWN} >> .pv a:not([href='#{number}'])").first.click()
    frame.wait_for_function("id => !document.getElementById(id).matches('.now')", arg=number)
    page.wait_for_timeout(200)
    assert page.evaluate("[scrollY, history.length]") == before
    assert frame.locator(".st.now .tap h3").is_visible()
    frame.get_by_role("button", name="Back", exact=True).click()
    frame.wait_for_function("id => document.getElementById(id).matches('.now')", arg=number)


# Loads all frames of an article and returns how the view of each one and its page fit. Scripts can read frames from the same origin.
FRAMES = """async () => {
  const frames = [...document.querySelectorAll('.preview-frame')], wrong = [];
  for (const frame of frames) frame.loading = 'eager';
  for (const frame of frames) {
    const deadline = performance.now() + 15000;
    while (!frame.contentDocument?.querySelector('body.walks')) {
      if (performance.now() > deadline) return [frame.title + ' does not load'];
      await new Promise(done => setTimeout(done, 5));
    }
    const page = frame.contentDocument.documentElement, view = page.querySelector('.now .pv');
    if (page.scrollHeight > page.clientHeight) wrong.push(`${frame.title}: the page has ${page.scrollHeight} in ${page.clientHeight} pixels`);
    // A frame is at most 740 pixels high. A longer view shows only its beginning.
    const isLong = frame.getAttribute('height') === '740';
    if (!isLong && view.scrollHeight > view.clientHeight + 1) wrong.push(`${frame.title}: the view has ${view.scrollHeight} in ${view.clientHeight} pixels`);
  }
  return wrong;
}"""


def fit_their_frames(browser):
    """a preview in a frame needs no scroll bar for what it starts with"""
    page = browser.page()
    for address in browser.places.pages():
        if 'class="preview-frame"' not in browser.places.text(address):
            continue
        page.goto(browser.place.url(address))
        wrong = page.evaluate(FRAMES)
        assert not wrong, f"{address}: " + "; ".join(wrong)


CHECKS = [keep_their_place, go_on_over_pages, leave_clicks_alone, obey_buttons_and_keys, follow_the_theme, tell_one_tap, cut_no_panel, keep_articles_still, stay_in_place, change_conditions]
# Checks that take long and whose result does not depend on where the site is served.
ONCE = [follow_focus, fit_their_frames]
