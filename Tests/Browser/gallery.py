"""What is tried on the gallery of controls: that sizes, insets, fonts, and colors are those of iOS 18."""
import json
import pathlib

from suite import Skip

EXPECTED = json.loads(pathlib.Path(__file__).with_name("gallery.json").read_text())
# Finds the element with a text, a placeholder, or a value in the visible state, and measures it.
MEASURE = """({text, closest, measure}) => {
  const view = [...document.querySelectorAll('main > .st')].find(e => getComputedStyle(e).display !== 'none').querySelector('.pv');
  const own = e => [e.placeholder, e.value, [...e.childNodes].filter(n => n.nodeType === 3).map(n => n.data).join('').trim()];
  const found = [...view.querySelectorAll('*')].filter(e => own(e).includes(text)).pop();
  if (!found) return 'there is no ' + text;
  const box = closest ? found.closest(closest) : found;
  if (!box) return 'nothing around ' + text + ' matches ' + closest;
  const size = e => e ? e.getBoundingClientRect() : {}, style = getComputedStyle(box), own_ = getComputedStyle(found);
  const scale = view.getBoundingClientRect().width / view.offsetWidth, rtl = own_.direction === 'rtl';
  const gap = (outer, inner) => rtl ? outer.right - inner.right : inner.left - outer.left;
  const range = document.createRange();
  range.selectNodeContents(found);
  const part = box.querySelector('.kn'), steps = [...box.querySelectorAll('.sm')].map(size), grabber = getComputedStyle(box, '::before');
  return {
    fontSize: () => parseFloat(own_.fontSize), lineHeight: () => parseFloat(own_.lineHeight), fontWeight: () => parseFloat(own_.fontWeight),
    height: () => size(box).height / scale, minHeight: () => size(box).height / scale, width: () => size(box).width / scale,
    radius: () => parseFloat(style.borderTopLeftRadius), border: () => parseFloat(own_.borderTopWidth), background: () => style.backgroundColor,
    start: () => gap(size(box), size(range)) / scale, textStart: () => gap(size(view), size(range)) / scale,
    labelStart: () => gap(size(box), size(box.querySelector('.hs').firstElementChild)) / scale,
    knobWidth: () => size(part).width / scale, knobHeight: () => size(part).height / scale, knobBackground: () => getComputedStyle(part).backgroundColor,
    stepperWidth: () => (Math.max(...steps.map(s => s.right)) - Math.min(...steps.map(s => s.left))) / scale, stepperHeight: () => steps[0].height / scale,
    fieldHeight: () => size(view.querySelector('[type=search]')).height / scale,
    grabberWidth: () => parseFloat(grabber.width), grabberHeight: () => parseFloat(grabber.height),
  }[measure]();
}"""


def are_drawn_to_size(browser):
    """controls have the sizes, insets, fonts, and colors of iOS 18, within one point"""
    folder = browser.places.folder
    addresses = {path.stem: path.relative_to(folder).as_posix() for path in folder.glob("catalog/preview/Snippets_*gallery*/*/*.json")}
    if not addresses:
        raise Skip("the gallery of controls")
    wrong, page = [], browser.page(width=1280, height=1200)
    for case in EXPECTED:
        page.goto(browser.place.url(addresses[case["preview"]].replace(".json", ".html")))
        for name, setting, default in (("appearance", "scheme", "light"), ("direction", "direction", "ltr"), ("size", "text", "default")):
            page.locator(f"#{setting}-{case.get(name, default)}").check(force=True)
        found, value = page.evaluate(MEASURE, {"closest": None, **case}), case["value"]
        is_right = found == value if isinstance(found, str) or isinstance(value, str) else found >= value - 1 and (case["measure"] == "minHeight" or found <= value + 1)
        if not is_right:
            wrong.append(f"{case['preview']}: {case['text']} has {case['measure']} {found} instead of {value} ({case['source']})")
    assert len(EXPECTED) >= 100 and sum(case["source"].startswith("Apple") for case in EXPECTED) >= 60
    assert not wrong, f"{len(wrong)} of {len(EXPECTED)}: " + "; ".join(wrong)


CHECKS = [are_drawn_to_size]
