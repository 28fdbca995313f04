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
# during each run.
STATES = """async only => {
  const run = RUN, states = [...document.querySelectorAll('main > .st')], wrong = [];
  const held = states.map(state => [...state.childNodes]);
  for (const [index, state] of states.entries()) {
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
  return wrong;
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


def violations_of_states(page):
    """The violations in each state of a preview whose scripts run."""
    return page.evaluate(STATES, TAGS)
