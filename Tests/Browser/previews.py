"""What is tried on previews: that their links alone lead where the graphs say, and that every state can be read by everybody."""
import json
import re

import axe
from suite import Skip

LARGEST = 120_000
CARDS = {
    "BMI": {"Tutorial", "BMI", "Target weight", "History", "Result 1"},
    "ItemList": {"Items", "Login", "Item detail"},
    "NumberFacts": {
        "Home", "Numbers example", "Login", "Container", "Query", "Signal", "Shuffle Your Facts", "Number chooser",
        "Delete this fact?", "Culture Minds",
    },
}


def whole_graphs(browser):
    """The graph of each preview by the address of its first page."""
    folder = browser.places.folder
    found = {}
    for path in sorted((folder / "catalog" / "preview").rglob("*.json")):
        found[path.relative_to(folder).as_posix()[:-5] + ".html"] = json.loads(path.read_text())
    if not found:
        raise Skip("a preview")
    return found


def graphs(browser):
    """The part of each graph that is on the preview's first page, by the address of the page."""
    found = whole_graphs(browser)
    for graph in found.values():
        count = (graph["pageStarts"] + [len(graph["states"])])[1]
        graph["states"] = graph["states"][:count]
        graph["edges"] = [edge for edge in graph["edges"] if max(edge["from"], edge["to"]) < count]
        graph["frontier"] = [step for step in graph["frontier"] if step["state"] < count]
    return found


def pages(address, graph):
    """The address of each page of a preview, with the states on it."""
    starts = graph["pageStarts"]
    for number, (first, end) in enumerate(zip(starts, starts[1:] + [len(graph["states"])])):
        yield (address if number == 0 else address.replace(".html", f".{number + 1}.html")), range(first, end)


def way(graph, wanted, start=0):
    """The edges from a state to the nearest one that is wanted, or None."""
    open_ways, seen = [(start, [])], {start}
    while open_ways:
        state, edges = open_ways.pop(0)
        if edges and wanted(graph["states"][state], edges):
            return edges
        for edge in graph["edges"]:
            if edge["from"] == state and (edge["to"] not in seen or wanted(graph["states"][edge["to"]], edges + [edge])):
                seen.add(edge["to"])
                open_ways.append((edge["to"], edges + [edge]))
    return None


# Returns the ids of the visible states, and whether the view of the state 'from' contains a link to the state 'to'.
# One call instead of four saves time.
VISIBLE = """([from, to]) => [
  [...document.querySelectorAll('main > .st')].filter(e => getComputedStyle(e).display !== 'none').map(e => e.id),
  !!document.querySelector(`#s${from} .pv a[href$='#s${to}']`)
]"""
# Shows a link that is hidden until its field has focus, or until its menu is open.
REVEAL = """link => {
  link.closest('.fd')?.querySelector('.in').focus();
  for (let menu = link.closest('details'); menu; menu = menu.parentElement.closest('details')) menu.open = true;
}"""


def follow(page, edge):
    """Clicks what the edge stands for: in the view itself if it is there, else in the list beside it."""
    shown, is_inside = page.evaluate(VISIBLE, [edge["from"], edge["to"]])
    assert shown == [f"s{edge['from']}"], f"{shown} are visible instead of s{edge['from']}"
    links = page.locator(f"#s{edge['from']} {'.pv ' if is_inside else '.p-actions '}a[href$='#s{edge['to']}']")
    if edge["from"] == edge["to"] and not is_inside:
        # An action that changes nothing is listed without a link.
        assert "Without effect" in page.locator(f"#s{edge['from']} .p-actions").text_content(), edge
        return
    links.first.evaluate(REVEAL)
    links.first.click()
    page.wait_for_selector(f"#s{edge['to']}", state="attached")
    shown, _ = page.evaluate(VISIBLE, [edge["to"], edge["to"]])
    assert shown == [f"s{edge['to']}"], f"{shown} are visible instead of s{edge['to']}"


def texts(state):
    """All labels and values of a state's tree."""
    def walk(node):
        yield node.get("label") or ""
        yield node.get("value") or ""
        for child in node.get("children", []):
            yield from walk(child)
    return [text for text in walk(state["tree"]) if text] if state.get("tree") else []


# For each edge, shows its first state unless it is shown already, clicks the link to its second state, and returns the
# problems. A link counts only if a click at its center reaches it.
EDGES = """async edges => {
  const states = [...document.querySelectorAll('main > .st')], wrong = [];
  const shown = () => states.filter(state => getComputedStyle(state).display !== 'none').map(state => state.id).join(' ');
  const reach = async id => {
    const deadline = performance.now() + 3000;
    while ((location.hash !== '#' + id || shown() !== id) && performance.now() < deadline) await new Promise(done => setTimeout(done));
    return shown() === id;
  };
  const reveal = REVEAL;
  const isMet = link => {
    reveal(link);
    link.scrollIntoView({block: 'center', inline: 'center', behavior: 'instant'});
    return [...link.getClientRects()].some(box => {
      const met = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      return met && (link.contains(met) || met.contains(link) && !met.closest('a, button'));
    });
  };
  for (const {from, to} of edges) {
    const start = document.getElementById('s' + from), where = `s${from} to s${to}: `;
    if (shown() !== start.id || location.hash !== '#' + start.id) location.hash = start.id;
    if (!await reach(start.id)) { wrong.push(where + shown() + ' are visible at the start'); continue; }
    const inside = [...start.querySelectorAll(`.pv a[href$='#s${to}']`)];
    if (from === to && !inside.length) {
      // What changes nothing is listed without a link.
      if (!start.querySelector('.p-actions').textContent.includes('Without effect')) wrong.push(where + 'not listed as without effect');
      continue;
    }
    const links = inside.length ? inside : [...start.querySelectorAll(`.p-actions a[href$='#s${to}']`)], link = links.find(isMet);
    if (!link) { wrong.push(where + (links.length ? 'the link is covered or hidden' : 'no link')); continue; }
    // A state on another page is tried from there.
    if (!document.getElementById('s' + to)) continue;
    link.click();
    if (!await reach('s' + to)) wrong.push(where + shown() + ' are visible');
  }
  return wrong;
}"""


def in_one_walk(edges, state=0):
    """The edges in an order in which most of them start where the one before ends."""
    left = {}
    for edge in reversed(edges):
        left.setdefault(edge["from"], []).append(edge)
    found = []
    while left:
        if state not in left:
            state = next(iter(left))
        edge = left[state].pop()
        if not left[state]:
            del left[state]
        found.append(edge)
        state = edge["to"]
    return found


def lead_where_they_say(browser):
    """without its scripts every control of a preview leads to the state that its graph names"""
    context = browser.context()
    # The check itself is a script in the page. Block the page's own scripts instead of disabling all scripts.
    context.route("**/*.js", lambda route: route.fulfill(body="", content_type="text/javascript"))
    page = browser.page(context=context)
    for address, graph in browser.share(list(whole_graphs(browser).items())):
        for part, states in pages(address, graph):
            page.goto(browser.place.url(part))
            wrong = page.evaluate(EDGES.replace("REVEAL", REVEAL), in_one_walk([edge for edge in graph["edges"] if edge["from"] in states], states[0]))
            assert not wrong, f"{part}: " + "; ".join(wrong[:12])


def shuffle_and_back(browser):
    """without scripts the number facts are shuffled and put back by links alone"""
    for address, graph in whole_graphs(browser).items():
        if "/NumberFacts/" not in address or not any("huffle" in (edge["step"].get("label") or "") for edge in graph["edges"]):
            continue
        def shuffled(state, edges):
            return "huffle" in (edges[-1]["step"].get("label") or "") and edges[-1]["from"] != edges[-1]["to"]
        there = way(graph, shuffled)
        if not there:
            continue
        start = texts(graph["states"][0])
        back = way(graph, lambda state, edges: edges[-1]["to"] == 0 or sorted(texts(state)) == sorted(start), there[-1]["to"])
        page = browser.page(address, java_script_enabled=False)
        for edge in there + (back or []):
            follow(page, edge)
        assert back, "no way leads back from the shuffled list"
        return
    raise Skip("number facts to shuffle")


def compute_and_save(browser):
    """without scripts a person without numbers gets a computed and saved value by links alone"""
    for address, graph in whole_graphs(browser).items():
        if "/PersonBMIView/" not in address or any("22.9" in text for text in texts(graph["states"][0])):
            continue
        def pressed(label):
            return lambda state, edges: edges[-1]["step"].get("label") == label and edges[-1]["from"] != edges[-1]["to"]
        def filled(state, edges):
            is_filled = {"70", "175"} <= set(texts(state)) and not pressed("Save")(state, edges)
            return is_filled and way(graph, pressed("Calculate BMI"), edges[-1]["to"])
        form = way(graph, filled)
        computed = form and way(graph, pressed("Calculate BMI"), form[-1]["to"])
        saved = computed and way(graph, pressed("Save"), computed[-1]["to"])
        if not saved:
            continue
        page = browser.page(address, java_script_enabled=False)
        for edge in form + computed:
            follow(page, edge)
        shown = page.locator("main > .st:visible .pv")
        assert "22.9" in shown.inner_text(), "the computed value is not shown"
        for edge in saved:
            follow(page, edge)
        assert any(effect["text"].startswith("UserDefaultsClient.setData") for effect in saved[-1]["effects"]), "nothing was kept"
        history = way(graph, pressed("History"), saved[-1]["to"])
        assert history, "no way leads on to the history"
        for edge in history:
            follow(page, edge)
        assert "22.9" in shown.inner_text(), "the history does not show what was saved"
        return
    raise AssertionError("no preview computes and saves a value")


def are_accessible(browser):
    """axe finds nothing in any state of any preview"""
    context = browser.context()
    axe.install(context)
    page = browser.page(context=context)
    seen = set()
    for address, graph in browser.share(list(whole_graphs(browser).items())):
        for part, states in pages(address, graph):
            page.goto(browser.place.url(part))
            assert page.locator("main > .st").count() == len(states), f"{part} has not the {len(states)} states of its graph"
            wrong = axe.violations_of_states(page, seen)
            assert not wrong, f"{part}: " + "; ".join(wrong[:12])


def are_small(browser):
    """every file of a preview is under 120 KB and has no inline style"""
    folder = browser.places.folder
    for address in (part for preview in whole_graphs(browser).items() for part, _ in pages(*preview)):
        size = (folder / address).stat().st_size
        assert size < LARGEST, f"{address} has {size} bytes"
        assert not re.search(r" style=", (folder / address).read_text()), f"{address} has an inline style"


def try_what_a_user_would_try(browser):
    """of the steps within three taps from the start, 85 % were tried, in the previews of each app"""
    tried = untried = 0
    for address, graph in whole_graphs(browser).items():
        if "/Snippets_" in address:
            continue
        depths, left = {0: 0}, [0]
        for state in left:
            for edge in graph["edges"]:
                if edge["from"] == state and edge["to"] not in depths:
                    depths[edge["to"]] = depths[state] + 1
                    left.append(edge["to"])
        tried += sum(depths[edge["from"]] < 3 for edge in graph["edges"])
        untried += sum(depths.get(step["state"], 3) < 3 for step in graph["frontier"])
    if not tried:
        raise Skip("a preview of an app")
    assert tried >= 0.85 * (tried + untried), f"{tried} of {tried + untried} steps were tried"


def have_a_card_for_each_view(browser):
    """the maps of the sample apps have one card for each screen, whatever its title, and ways between them"""
    folder = browser.places.folder / "catalog" / "app"
    if not folder.exists():
        raise Skip("an app")
    for path in sorted(folder.glob("*.html")):
        app = path.stem
        if app not in CARDS:
            continue
        page = browser.page(f"catalog/app/{app}.html", java_script_enabled=False)
        links = page.locator("figure a[href*='catalog/preview/']")
        titles = {text.strip() for text in links.all_text_contents()}
        assert titles == CARDS[app], f"{app} has {sorted(titles ^ CARDS[app])} too much or too little"
        addresses = {link.get_attribute("href") for link in links.all()}
        assert len(addresses) == len(titles), f"{app} has {len(addresses)} places and {len(titles)} titles"
        page.close()


LONG = [are_accessible, lead_where_they_say]
SHORT = [shuffle_and_back, compute_and_save, are_small, try_what_a_user_would_try, have_a_card_for_each_view]
