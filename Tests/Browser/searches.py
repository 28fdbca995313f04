"""What is tried on search: that the queries of search.json find what they should.

A query of search.json has patterns of the pages that it should find. A pattern with `#` is one of sections, such as members.
"""
import fnmatch
import json
import pathlib
import re

from suite import PHONE, Skip

QUERIES = pathlib.Path(__file__).with_name("search.json")
# Ten phrasings for each page of a task.
TASKS = pathlib.Path(__file__).with_name("tasks.json")
# SearchWordTests reads these examples too.
WORDS = pathlib.Path(__file__).with_name("words.json")


def results(page, query):
    """The addresses of the results' pages for a query, best first."""
    return [address.split("#")[0] for address in sections(page, query)]


def sections(page, query):
    """The addresses of the results for a query with their anchors, best first."""
    page.fill("dialog input", query)
    page.wait_for_function(
        "query => document.querySelector('dialog').dataset.shown === query", arg=query)
    return page.evaluate("[...document.querySelectorAll('[role=option]')].map(a => a.getAttribute('href'))")


def rank_the_test_set(browser):
    """95 % of the queries in search.json find their page first, all find it among the first three"""
    index = browser.places.folder / "catalog" / "index.json"
    if not index.exists() or json.loads(index.read_text())["package"] != "limn":
        raise Skip("the types of this package")
    page = browser.page("index.html")
    page.keyboard.press("/")
    page.wait_for_selector("dialog[open]")
    late, missed = [], []
    queries = json.loads(QUERIES.read_text())
    for query, wanted in queries:
        found = sections(page, query)
        places = [
            place for place, address in enumerate(found)
            if any(fnmatch.fnmatch(address if "#" in pattern else address.split("#")[0], pattern) for pattern in wanted)]
        if not places or places[0] > 2:
            missed.append(f"'{query}' finds {found[:3]}")
        elif places[0] > 0:
            late.append(f"'{query}' finds {found[:places[0] + 1]}")
    assert not missed, f"{len(missed)} of {len(queries)} not among the first three: " + "; ".join(missed[:20])
    assert len(late) <= len(queries) * 0.05, f"{len(late)} of {len(queries)} not first: " + "; ".join(late)


def find_the_tasks(browser):
    """each phrasing of tasks.json finds its page among the first three, most find it first, and none is a title"""
    if any(not (browser.places.folder / page).exists() for page in json.loads(TASKS.read_text())):
        raise Skip("the pages of tasks")
    page = browser.page("index.html")
    page.keyboard.press("/")
    page.wait_for_selector("dialog[open]")
    late, missed, count = [], [], 0
    for wanted, phrasings in json.loads(TASKS.read_text()).items():
        title = re.search("<h1[^>]*>(.*?)</h1>", (browser.places.folder / wanted).read_text()).group(1)
        assert len(phrasings) == 10, wanted
        for phrasing in phrasings:
            assert phrasing.lower() != title.lower(), phrasing
            count += 1
            found = list(dict.fromkeys(results(page, phrasing)))
            if wanted not in found[:3]:
                missed.append(f"'{phrasing}' finds {found[:3]}")
            elif wanted != found[0]:
                late.append(phrasing)
    assert not missed, f"{len(missed)} of {count} not among the first three: " + "; ".join(missed)
    assert len(late) <= count / 4, f"{len(late)} of {count} not first: " + "; ".join(late)


def do_the_first_tasks(browser):
    """a newcomer gets from the home page to each of ten pages with at most two clicks or one search"""
    tasks = json.loads(TASKS.with_name("newcomer.json").read_text())
    assert len(tasks) == 10
    if not (browser.places.folder / "limn" / "install.html").exists():
        raise Skip("the pages of tasks")
    done = []
    for task in tasks:
        page = browser.page("index.html")
        if "search" in task:
            page.keyboard.press("/")
            page.wait_for_selector("dialog[open]")
            assert results(page, task["search"]), task
            page.keyboard.press("Enter")
            page.wait_for_function("!location.pathname.endsWith('/index.html') || location.pathname.includes('catalog')")
            done.append(f"{task['task']}: one search")
        else:
            assert len(task["clicks"]) <= 2, task
            for name in task["clicks"]:
                link = page.locator("a:visible").filter(has_text=re.compile(f"^\\s*{re.escape(name)}\\s*$")).first
                link.click()
                page.wait_for_load_state()
            done.append(f"{task['task']}: {len(task['clicks'])} clicks")
        address = page.url.split("#")[0].split("?")[0]
        assert fnmatch.fnmatch(address, "*/" + task["page"]), f"{task['task']} ends at {address}"
        assert task["text"] in page.inner_text("main"), f"{task['task']}: the page does not say '{task['text']}'"
    assert len(done) == 10, done


def split_queries(browser):
    """a query is split into the words of words.json"""
    page = browser.page("index.html")
    page.keyboard.press("/")
    page.wait_for_selector("dialog[open]")
    for text, words in json.loads(WORDS.read_text()):
        found = page.evaluate("text => limnWords.split(text)", text)
        assert found == words, f"'{text}': {found}"


def split_names(browser):
    """a name in a query has the parts that SearchWordTests expects in a page"""
    page = browser.page("index.html")
    page.keyboard.press("/")
    page.wait_for_selector("dialog[open]")
    for name, parts in [
        ("NumberFactView", ["number", "fact", "view"]), ("URLSession", ["url", "session"]), ("max_tokens", ["max", "tokens"]),
        ("UTF8View", ["utf8", "view"]), ("ÉcoleView", ["école", "view"]), ("Plain", []),
    ]:
        found = page.evaluate("name => limnWords.parts(name.toLowerCase(), 'who uses ' + name)", name)
        assert found == parts, f"'{name}': {found}"


def say_that_nothing_is_found(browser):
    """a query that finds nothing says so, even if it has no letters"""
    page = browser.page("index.html")
    page.keyboard.press("/")
    page.wait_for_selector("dialog[open]")
    for query in ["∆", "(", "qzxqzxqzx", "qzx_qzx", "~|~|~"]:
        assert not results(page, query), query
        status = page.inner_text("dialog [role=status]")
        assert status == f"Nothing found for “{query}”", status


def announce_typos(browser):
    """a misspelled word says what was searched instead"""
    page = browser.page(browser.need('id="limnNav"'))
    page.keyboard.press("/")
    page.wait_for_selector("dialog[open]")
    word = next(word for word in page.evaluate("document.querySelector('main').innerText").split() if word.isalpha() and len(word) > 8)
    results(page, word[:4] + word[5] + word[4] + word[6:])
    status = page.inner_text("dialog [role=status]")
    assert status.startswith("Nothing found for “") and " for “" in status[20:], status


def fit_a_phone(browser):
    """on a phone the hint of the search field is not cut, results have their icons in view, and a button closes search"""
    page = browser.page(browser.need('id="limnNav"'), **PHONE)
    page.click("a.search")
    field = page.wait_for_selector("dialog[open] input")
    room, text = field.evaluate("""e => {
      const style = getComputedStyle(e), pen = document.createElement('canvas').getContext('2d');
      pen.font = style.font;
      return [e.clientWidth - parseFloat(style.paddingInlineStart) - parseFloat(style.paddingInlineEnd), pen.measureText(e.placeholder).width];
    }""")
    assert text > 0 and text <= room, f"{text} in {room}"
    results(page, page.inner_text("main h1").split()[0])
    icon, name = (page.locator(f"[role=option] > {part}").first.bounding_box() for part in ("b", "span"))
    assert icon["width"] >= 24 and icon["x"] >= 0 and icon["x"] + icon["width"] <= name["x"], f"{icon} {name}"
    close = page.get_by_role("button", name="Close", exact=True)
    box = close.bounding_box()
    assert box["height"] >= 44 and box["y"] + box["height"] <= PHONE["height"]
    close.click()
    assert not page.locator("dialog[open]").count()


def find_states(browser):
    """states of previews are among the first results for what they show, and a result leads to the state"""
    if not (browser.places.folder / "catalog" / "preview" / "UserInterface").exists():
        raise Skip("the previews of BMI")
    page = browser.page("index.html")
    page.keyboard.press("/")
    page.wait_for_selector("dialog[open]")
    for query in ("alert", "Save", "Dismiss", "Choose a Target"):
        results(page, query)
        links = page.evaluate("[...document.querySelectorAll('[role=option]')].slice(0, 3).map(a => a.href)")
        states = [link for link in links if re.search(r"/catalog/preview/.*#s\d+$", link)]
        assert states, f"'{query}' finds no state of a preview among the first three results"
        state = browser.page(width=1280)
        state.goto(states[0])
        assert state.locator("main > .st:visible").get_attribute("id") == states[0].split("#")[1]
        assert query.lower() in state.content().lower()
        state.close()


CHECKS = [rank_the_test_set, find_states, find_the_tasks, do_the_first_tasks, split_queries, split_names, say_that_nothing_is_found, announce_typos, fit_a_phone]
