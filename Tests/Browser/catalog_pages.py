"""What is tried on the pages of a catalog at one place. Each check's first line is its name."""
import json
import pathlib

from suite import PHONE, Skip


def filters_types(browser):
    """the filters of a table of types work without scripts"""
    page = browser.page(browser.need('class="filters"'), java_script_enabled=False)
    rows = page.locator(".types tbody tr:visible")
    everything = rows.count()
    label = page.locator(".filters label").nth(1)
    label.locator("input").check()
    assert 0 < rows.count() < everything and rows.count() == int(label.locator("span").inner_text())


def traces_types(browser):
    """focus on a type among the layers marks what it uses and fades the rest"""
    page = browser.page(browser.need('class="lanes"', "trace-"), java_script_enabled=False)
    opacity = "e => getComputedStyle(e).opacity"
    chips = page.locator(".lanes .chip")
    for number in range(chips.count()):
        chips.nth(number).focus()
        shown = [chip for chip in chips.all() if chip.evaluate(opacity) == "1"]
        if 1 < len(shown) < chips.count():
            return
    raise AssertionError("no type marks another")


def draws_layers(browser):
    """a layer's page shows the layer between others, in text of 12 pixels or more that no screen cuts"""
    address = browser.need('class="lanes"', ' own"><div><h3>')
    for width in (390, 768, 1440):
        page = browser.page(address, width=width, height=844)
        sizes, wide = page.evaluate("""() => {
          const texts = [...document.querySelectorAll('.lanes :is(h3, p, .chip, summary)')];
          return [texts.map(e => parseFloat(getComputedStyle(e).fontSize)), texts.filter(e => e.scrollWidth > e.clientWidth + 1).length];
        }""")
        assert page.locator(".lane").count() > page.locator(".lane.own").count() > 0 and min(sizes) >= 12 and not wide
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        page.close()


def leads_to_sources(browser):
    """a location leads to its line on a page of the source"""
    page = browser.page(browser.need('class="loc" href="../../source/'))
    page.locator('a.loc[href*="/source/"]').first.click()
    page.wait_for_url("**/catalog/source/**")
    assert page.locator(":target").count() == 1 and page.locator(".nums code > span").count() > 3


def keeps_rule_groups_beside(browser):
    """without scripts the groups of rules are beside the rules and lead to them, and behind a button on a phone"""
    address = browser.need('class="wide jumps"')
    page = browser.page(address, width=1440, java_script_enabled=False)
    links, text = page.locator("#limnToc ol a"), page.locator("main").bounding_box()
    box = links.first.bounding_box()
    assert box["x"] + box["width"] <= text["x"] and links.count() == page.locator("main h2").count()
    last = links.nth(links.count() - 1)
    assert last.locator("span").inner_text().isdigit()
    last.click()
    assert page.locator("h2:target").evaluate("e => e.getBoundingClientRect().top") < 900 and last.is_visible(), "the list does not stay"
    page = browser.page(address, java_script_enabled=False, **PHONE)
    assert not page.locator("#limnToc ol a").first.is_visible()
    page.click("[popovertarget=limnToc]")
    assert page.locator("#limnToc ol a").first.is_visible()


def folds_long_lists(browser):
    """on a phone, without scripts, long lists of an app show their first items until all are asked for"""
    address = browser.need('class="unfold"', 'class="lanes"')
    page = browser.page(address, java_script_enabled=False, **PHONE)
    fold = page.locator(".types.folds")
    rows, everything = fold.locator("tbody tr:visible"), fold.locator("tbody tr").count()
    few = rows.count()
    assert few < everything and fold.locator(".unfold").is_visible()
    fold.locator(".unfold input").check()
    assert rows.count() == everything
    fold.locator(".unfold input").uncheck()
    label = fold.locator(".filters label").nth(1)
    label.locator("input").check()
    assert rows.count() == int(label.locator("span").inner_text()) and not fold.locator(".unfold").is_visible()
    wide = browser.page(address, width=1280, java_script_enabled=False)
    assert wide.locator(".types tbody tr:visible").count() == everything and not wide.locator(".unfold:visible").count()
    tops = [row.bounding_box()["y"] for row in wide.locator(".types tbody tr").all()]
    assert tops == sorted(set(tops)), "rows lie over each other"


def cuts_no_declaration(browser):
    """on a phone no declaration of a type and nothing on the coverage page is cut"""
    pages = ["catalog/coverage.html", browser.need('class="entity-page"', '>Sent by</th>', "Nested types"), browser.need('>Leads to</th>')]
    wide = """() => [...document.querySelectorAll('main .table, main pre:not(.nums), main li, main td, main summary')]
      .filter(e => e.checkVisibility() && e.scrollWidth > e.clientWidth + 1).map(e => e.textContent.slice(0, 60))"""
    for address in pages:
        page = browser.page(address, width=390, height=844)
        page.evaluate("() => document.querySelectorAll('details').forEach(e => e.open = true)")
        cut = page.evaluate(wide)
        assert not cut, f"{address}: {len(cut)} are wider than the screen: {cut[:4]}"
        page.close()


def fits_tables(browser):
    """on a phone no table of an article is wider than the screen, and the rows of a wide one are lists with labels"""
    address = browser.need('class="table cards"', 'data-l="')
    page = browser.page(width=390, height=844)
    for other in browser.places.pages():
        if other.startswith("catalog/") or '<div class="table' not in browser.places.text(other):
            continue
        page.goto(browser.place.url(other))
        wide = page.evaluate("[...document.querySelectorAll('.table')].filter(e => e.scrollWidth > e.clientWidth + 1).map(e => e.innerText.slice(0, 60))")
        assert not wide, f"{other}: {wide}"
    page.goto(browser.place.url(address))
    label = page.locator("td[data-l]").first.evaluate("e => getComputedStyle(e, '::before').content")
    assert label.strip('"').endswith(": ") and len(label) > 4, label


def counts_symbols(browser):
    """the coverage page counts public symbols as index.json does, and our own articles leave out none"""
    file = browser.places.folder / "catalog" / "index.json"
    libraries = json.loads(file.read_text())["coverage"]["libraries"] if file.exists() else []
    if not libraries:
        raise Skip("libraries whose symbols are counted")
    text = browser.page("catalog/coverage.html").inner_text("main")
    missing = []
    for library in libraries:
        counted = [symbol for symbol in library["symbols"] if "exemption" not in symbol]
        unused = [symbol["name"] for symbol in counted if not symbol["articles"]]
        line = f"Public symbols of {library['target'].removeprefix('target/')}: {len(counted) - len(unused)} of {len(counted)} used"
        assert line in text, f"not on the page: {line}"
        missing += unused
    own = json.loads(file.read_text())["package"] == "limn"
    assert not (own and missing), f"in no snippet: {missing}"


def copies_code_alone(browser):
    """the copy button of a source page gives the file without line numbers and without links to previews"""
    # A line that handles an action has a link to its preview.
    page = browser.page(browser.need('class="nums"', 'class="play"'))
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.locator("figure.code:has(.nums) .copy button").first.click()
    copied = page.wait_for_function("() => navigator.clipboard.readText()").json_value().splitlines()
    path = page.locator("figure.code:has(.nums) .file").first.inner_text()
    source = pathlib.Path(__file__).parents[2] / path
    shown = page.locator(".nums code > span").count()
    assert len(copied) == shown, f"{len(copied)} lines are copied of {shown}"
    if source.is_file():
        differing = [pair for pair in zip(source.read_text().splitlines(), copied) if pair[0] != pair[1].rstrip()]
        assert not differing, f"{path}: {differing[0]}"


def wraps_no_source(browser):
    """the source of a type wraps no line on a wide screen, the list of contents is beside it, and tables of actions have code of 12 pixels or more"""
    addresses = [a for a in browser.places.pages() if a.startswith("catalog/store/") and 'class="excerpt"' in browser.places.text(a) and 'class="beside"' not in browser.places.text(a)]
    if not addresses:
        raise Skip("a store with its source")
    for width in (1440, 2048):
        page = browser.page(addresses[0], width=width)
        contents, heights, text = page.evaluate("""() => [
          document.querySelector('.toc').getBoundingClientRect().toJSON(),
          [...document.querySelectorAll('.excerpt .nums code > span')].map(line => line.getBoundingClientRect().height),
          document.querySelector('main').getBoundingClientRect().toJSON(),
        ]""")
        assert len(heights) > 5 and max(heights) < 24, f"at {width}: {max(heights)}"
        assert contents["width"] > 100 and contents["x"] >= text["right"], f"at {width}: {contents}"
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        sizes = page.evaluate("[...document.querySelectorAll('.cards code')].map(code => parseFloat(getComputedStyle(code).fontSize))")
        assert sizes and min(sizes) >= 12, f"at {width}: {min(sizes, default=0)}"
        page.close()


def draws_types_closely(browser):
    """the picture around a type has no long lines on a wide screen, and breadcrumbs are not underlined on any page"""
    page = browser.page(browser.need('class="hood"', 'class="excerpt"'), width=1440)
    assert 500 < page.locator(".hood").bounding_box()["width"] < 800
    for address in ("catalog/rules.html", browser.need('class="pvp', 'class="crumbs"')):
        line = browser.page(address).locator(".crumbs a").first.evaluate("e => getComputedStyle(e).textDecorationLine")
        assert line == "none", f"{address}: {line}"


ONCE = [draws_types_closely, copies_code_alone, wraps_no_source, filters_types, traces_types, draws_layers, leads_to_sources, keeps_rule_groups_beside, folds_long_lists, cuts_no_declaration, fits_tables, counts_symbols]
