"""What axe finds on a page."""
from axe_playwright_python.sync_playwright import Axe

TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
# Report only violations, since a list of all passed checks would be far longer than the page. Do not preload style
# sheets, since no rule that runs needs them.
RUN = """async ([part, only]) => {
  const options = {preload: false, iframes: false, resultTypes: ['violations'], ...only && {runOnly: only}};
  const result = await axe.run(part || document, options);
  return result.violations.map(found => `${found.id}: ${found.nodes.slice(0, 2).map(node =>
    `${node.html.slice(0, 160)} ${node.any.length ? node.any[0].message : ''}`).join(' | ')}`);
}"""
# Shows each state in turn and runs axe in it. Axe reads every element of the page, so the other states are emptied
# during each run. A state that differs from a state before only in its words gives the same result, so it is left out.
STATES = """async ([only, known]) => {
  const run = RUN, states = [...document.querySelectorAll('main > .st')], wrong = [], seen = new Set(known);
  const held = states.map(state => [...state.childNodes]);
  const words = text => text.trim() ? 'x' : '';
  const form = node => {
    if (node.nodeType !== Node.ELEMENT_NODE) return words(node.nodeValue || '');
    const attributes = [...node.attributes].map(({name, value}) =>
      `${name}=${/^(aria-label|alt|title|value|placeholder|d)$/.test(name) ? words(value)
      : name === 'class' ? value : value.replace(/[0-9]+/g, '0')}`);
    return `<${node.localName} ${attributes.sort().join(' ')}>${[...node.childNodes].map(form).join('')}</>`;
  };
  for (const [index, state] of states.entries()) {
    const key = form(state);
    if (index && seen.has(key)) continue;
    seen.add(key);
    states.forEach((other, number) => {
      other.classList.toggle('now', other === state);
      other.replaceChildren(...other === state ? held[number] : []);
    });
    // What surrounds the states is the same for all of them.
    for (const found of await run([index ? '#' + state.id : null, only])) wrong.push(`#${state.id}: ${found}`);
  }
  states.forEach((state, index) => {
    state.classList.toggle('now', index === 0);
    state.replaceChildren(...held[index]);
  });
  return [wrong, [...seen]];
}""".replace("RUN", RUN)


def install(context):
    """Puts axe into each page that the context opens from now on."""
    context.add_init_script(Axe().axe_script)


def violations(page, part=None, only=None):
    """The violations in a part of the page or in all of it, of the rules that axe runs unless asked for others, or of those with the names."""
    return page.evaluate(RUN, [part, only])


def violations_of_both_themes(page):
    """The violations in light, and of contrast in dark: nothing else depends on the theme."""
    found = []
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        found += [f"{scheme}: {violation}" for violation in violations(page, only=["color-contrast"] if scheme == "dark" else None)]
    return found


def violations_of_states(page, seen):
    """The violations in each state of a preview whose scripts run. States like one in `seen` are left out, and new ones are added to it."""
    wrong, now = page.evaluate(STATES, [TAGS, sorted(seen)])
    seen.update(now)
    return wrong
