"""What is tried on how previews look: that nothing is cut, on small screens and on paper."""
from previews import graphs, pages, whole_graphs
from suite import Skip

# Shows each state of a page in turn, and returns the problems that CHECKS find in it.
STATES = """() => {
  const states = [...document.querySelectorAll('main > .st')], wrong = [];
  for (const state of states) {
    for (const other of states) other.classList.toggle('now', other === state);
    for (const check of [CHECKS]) {
      const found = check(state);
      if (found) wrong.push(state.id + ': ' + found);
    }
  }
  return wrong;
}"""
OVERFLOW = "(s => document.documentElement.scrollWidth > innerWidth && document.documentElement.scrollWidth + ' wide')"
CUT = """(s => [...s.querySelectorAll('.pv :is(.op, .sm, .bt)')].filter(e => {
  const box = e.closest('.ul, .sb, .pv'), own = e.getBoundingClientRect(), all = box.getBoundingClientRect();
  return own.width && (own.right > all.right + 1 || own.left < all.left - 1);
}).map(e => e.textContent + ' is cut at its side').join(', '))"""
SHEET = """(s => {
  const view = s.querySelector('.pv'), sheet = s.querySelector('.dim > .sht');
  if (!sheet || sheet.closest('.sht .dim')) return;
  // The status bar is the border of the view.
  const start = view.getBoundingClientRect().top + view.clientTop - view.scrollTop;
  const top = sheet.getBoundingClientRect().top - start;
  const below = sheet.getBoundingClientRect().bottom - start;
  if (sheet.scrollHeight > sheet.clientHeight + 1) return 'the sheet is cut';
  if (below > view.scrollHeight + 4) return 'the sheet is longer than its frame';
  if (top < 8) return 'nothing is seen above the sheet';
})"""
# A button in a row keeps its words whole.
BROKEN = """(s => [...s.querySelectorAll('.hs > .bt .t')].filter(e => {
  const range = document.createRange(), text = e.firstChild;
  return text?.nodeType === 3 && [...text.data.matchAll(/\\S+/g)].some(word => {
    range.setStart(text, word.index);
    range.setEnd(text, word.index + word[0].length);
    return range.getClientRects().length > 1;
  });
}).map(e => e.textContent + ' is broken inside a word').join(', '))"""
# The content of a phone ends above its home indicator.
INDICATOR = """(s => {
  const view = s.querySelector('.pv');
  view.scrollTop = view.scrollHeight;
  if (view.querySelector('.dim, .tbs') || view.matches('.fits, .landscape')) return;
  const bottoms = [...view.querySelectorAll('.t, a, button')].filter(e => !e.closest('.ovr, .und')).map(e => e.getBoundingClientRect().bottom);
  const room = view.getBoundingClientRect().bottom - Math.max(0, ...bottoms);
  if (room < 16) return `the content ends ${room} pixels above the end of the screen`;
})"""
# The checks at each width of the window. INDICATOR is the last one, since it scrolls the view.
CHECKS_BY_WIDTH = {320: [OVERFLOW], 390: [CUT, BROKEN], 1280: [CUT, BROKEN, SHEET, INDICATOR]}


def fit_their_screens(browser):
    """every state of a preview fits a screen of 320 pixels, shows whole controls and sheets, and ends above the home indicator"""
    page = browser.page()
    for address in (part for preview in whole_graphs(browser).items() for part, _ in pages(*preview)):
        page.goto(browser.place.url(address))
        for width, checks in CHECKS_BY_WIDTH.items():
            page.set_viewport_size({"width": width, "height": 800})
            wrong = page.evaluate(STATES.replace("CHECKS", ", ".join(checks)))
            assert not wrong, f"{address} at {width}: " + "; ".join(wrong[:5])


def fit_small_screens(browser):
    """no matrix is wider than a screen of 320 pixels"""
    page = browser.page(width=320, height=700)
    for address in graphs(browser):
        page.goto(browser.place.url(address.replace(".html", ".matrix.html")))
        assert page.evaluate("document.documentElement.scrollWidth") <= 320, address


def lay_light_beside_dark(browser):
    """a matrix has light beside dark, and desktops wider than phones"""
    address = browser.need('class="looks desktop"', 'class="pv light large desktop"')
    page = browser.page(address)
    box = lambda width, appearance: page.locator(f".looks.{width} .pv.{appearance}.large").first.bounding_box()
    for width in ("phone", "desktop"):
        light, dark = box(width, "light"), box(width, "dark")
        assert light["y"] == dark["y"] and dark["x"] > light["x"], f"{width}: {light}, {dark}"
    assert box("desktop", "light")["width"] > box("phone", "light")["width"] * 1.5
    assert "matrix" not in page.inner_text("h1").lower()


def print_on_paper(browser):
    """in print a preview is light, shows its state, and has no buttons of the walk"""
    page = browser.page(next(iter(graphs(browser))), color_scheme="dark")
    page.emulate_media(media="print", color_scheme="dark")
    assert page.locator("main > .st:visible").count() == 1 and not page.locator(".walk").is_visible()
    assert page.evaluate("getComputedStyle(document.documentElement).colorScheme") == "light"
    channels = page.evaluate("getComputedStyle(document.querySelector('.st .pv')).color.match(/\\d+/g).slice(0, 3).map(Number)")
    assert sum(channels) < 150, f"the ink is {channels}"


def frame_phones(browser):
    """a phone has the time, the status icons and the home indicator over its screen"""
    page = browser.page(next(iter(graphs(browser))), width=1280)
    images = page.evaluate("getComputedStyle(document.querySelector('.st.now .dev'), '::before').maskImage")
    assert images.count("url(") == 3 and "9:41" in images, images
    page.evaluate("document.querySelector('.st.now .dev > .pv').classList.add('fits')")
    assert page.evaluate("getComputedStyle(document.querySelector('.st.now .dev'), '::before').content") == "none"


def begin_near_the_top(browser):
    """on a phone, the device of a preview begins in the first third of the screen, and nothing lies over the state's name"""
    page = browser.page(next(iter(graphs(browser))), width=390, height=844)
    box = lambda part: page.locator(f".st.now {part}").first.bounding_box()
    assert box(".dev")["y"] <= 281, box(".dev")
    ways = page.locator(".ways button")
    name = page.locator(".st.now h2").evaluate("e => { const range = document.createRange(); range.selectNodeContents(e); return range.getBoundingClientRect().toJSON() }")
    assert ways.count() == 3 and all(one.bounding_box()["x"] >= name["right"] and one.bounding_box()["y"] < name["bottom"] for one in ways.all())


def end_rows_with_swipe_actions(browser):
    """swipe actions fill the end of their row, from its upper edge to its lower one, in both directions"""
    page = browser.page(browser.need('<li class="rw', 'class="st"'), width=1280)
    for direction in ("ltr", "rtl"):
        row, action = page.evaluate("""direction => {
          const state = [...document.querySelectorAll('main > .st')].find(one => one.querySelector('li.rw'));
          for (const one of document.querySelectorAll('main > .st')) one.classList.toggle('now', one === state);
          state.querySelector('.pv').dir = direction;
          const row = state.querySelector('li.rw');
          row.innerHTML = '<p class="t">A result</p><div class="sw"><button class="bt des" type="button">Delete</button></div>';
          return [row, row.querySelector('button')].map(e => { const b = e.getBoundingClientRect(); return [b.left, b.top, b.right, b.bottom]; });
        }""", direction)
        end = 2 if direction == "ltr" else 0
        assert all(abs(row[side] - action[side]) < 1.5 for side in (1, end, 3)), f"{direction}: {row} {action}"


def name_samples(browser):
    """a field with focus offers its texts without moving the layout, and its cursor does not ask to type"""
    page = browser.page(browser.need('class="sa"', 'class="st"'))
    # A field that has a text already offers to clear it.
    page.locator("main > .st:has(.sm[aria-label^='Type “'])").first.evaluate("e => location.hash = e.id")
    field = page.locator("main > .st:visible .fd:has(.sm[aria-label^='Type “'])").first
    sample, box = field.locator(".sm").first, field.bounding_box()
    assert not sample.is_visible()
    field.locator(".in").focus()
    assert sample.is_visible() and field.bounding_box() == box
    assert field.locator(".in").evaluate("e => getComputedStyle(e).cursor") == "default"
    labels = field.locator(".sm").evaluate_all("all => all.map(e => e.getAttribute('aria-label'))")
    assert any("” into " in label for label in labels), labels
    assert all(label.startswith(("Type “", "Clear “")) for label in labels), labels


def keep_maps_readable(browser):
    """a map of screens is a list on a small screen, each with what it leads to, and has its arrows on a wide one, without scripts"""
    address = browser.need('class="flow-ways"')
    page = browser.page(address, width=390, height=800, java_script_enabled=False)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert page.locator(".flow-scroll").first.evaluate("e => e.scrollWidth <= e.clientWidth")
    cards = [card.bounding_box() for card in page.locator(".flow-card:visible").all()]
    assert len({card["x"] for card in cards}) == 1 and all(card["x"] + card["width"] <= 390 for card in cards), cards
    assert cards == sorted(cards, key=lambda card: card["y"]) and not page.locator(".flow-ways").first.is_visible()
    leads = page.locator(".flow-leads:visible").first
    assert "→" in leads.inner_text() and leads.locator("a[href*='/preview/']").count()
    page.set_viewport_size({"width": 1440, "height": 900})
    ways, first = page.locator(".flow-ways").first, page.locator(".flow-card").first.bounding_box()
    assert ways.is_visible() and not page.locator(".flow-leads:visible").count()
    # An arrow starts at the right edge of the first card. Only the style sheet determines the position of the card.
    starts = page.evaluate("""() => [...document.querySelectorAll('.flow-ways .flow-way')].map(way => {
      const start = way.getPointAtLength(0).matrixTransform(way.getScreenCTM());
      return [start.x, start.y];
    })""")
    assert any(abs(x - first["x"] - first["width"]) < 12 and first["y"] < y < first["y"] + first["height"] for x, y in starts), f"{first} {starts}"
    assert "Transitions back to an earlier screen are listed only in the text below" in page.locator(".flow figcaption").first.inner_text()
    assert page.locator(".flow-ways g > title").first.text_content()


def fold_other_screens(browser):
    """the list of all states is folded by screen: the group of the current state is open, others open on request"""
    for address, graph in graphs(browser).items():
        page = browser.page(address, width=1280)
        folds = page.locator(".all details")
        if folds.count() < 3:
            page.close()
            continue
        link = page.locator(".all details:not([open]) a").first
        state = link.get_attribute("href")
        assert page.locator(".all details[open]").count() == 1 and not link.is_visible()
        page.evaluate("hash => location.hash = hash", state)
        page.wait_for_function("state => document.querySelector(`.all a[href='${state}']`).closest('details').open", arg=state)
        assert page.locator(".all details[open]").count() == 1 and page.locator(".all [aria-current]").get_attribute("href") == state
        still = browser.page(address, width=1280, java_script_enabled=False)
        link = still.locator(f".all a[href='{state}']")
        if not link.is_visible(): still.locator(f".all details:has(a[href='{state}']) > summary").click()
        link.click()
        assert still.locator("main > .st:visible").get_attribute("id") == state[1:]
        return
    raise Skip("a preview of several screens")


CHECKS = [fit_their_screens, fit_small_screens, lay_light_beside_dark, print_on_paper, frame_phones, begin_near_the_top, end_rows_with_swipe_actions, name_samples, keep_maps_readable, fold_other_screens]
