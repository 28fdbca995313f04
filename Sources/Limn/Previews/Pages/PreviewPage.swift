import LimnMarkup
import LimnPlatform
import SemanticTree

/// The page of a preview, which works without scripts. Each state is a section, and each control is a link to another
/// state.
struct PreviewPage {
  var graph: StateGraph
  let names: [String]
  let screens: PreviewScreens

  init(_ graph: StateGraph) {
    self.graph = graph
    names = graph.stateNames
    screens = PreviewScreens(graph)
  }

  /// Returns the content of `<main>` of a page. Adds the CSS classes that the content needs to `rules`.
  func main(_ page: Int, _ rules: inout ClassRules) -> String {
    graph.states.indices.filter { graph.page(of: $0) == page }.map { section($0, &rules) }.joined()
  }

  /// The address of a state, as a link from a page.
  func link(to state: Int, from page: Int) -> String {
    let target = graph.page(of: state)
    return (target == page ? "" : graph.preview.path(ofPage: target).fileName.percentEncoded) + "#s\(state)"
  }

  /// Writes links to all states, grouped by screen.
  func allStates(on page: Int, into html: inout Markup) {
    guard graph.states.count > 1 else { return }
    html.element("section", ["all"], [("aria-label", "All states")]) { html in
      html.element("h2", text: "All \(graph.states.count) states")
      screens.list(names, Array(graph.states.indices), into: &html) { link(to: $0, from: page) }
    }
  }

  /// Writes a static rendering of one state, without links, to a page with the path `root` to the site's root.
  func picture(of state: Int, _ root: String, into html: inout Markup, _ rules: inout ClassRules) {
    html.element("div", ["pv", "phone"]) { html in
      if let tree = graph.states[state].tree {
        html.append(TreeRenderer.render(tree, links: ControlLinks(), root: root, rules: &rules))
      }
    }
  }

  /// Returns the section of one state, with the actions that are available in the state.
  func section(_ index: Int, _ rules: inout ClassRules) -> String {
    var html = Markup()
    let state = graph.states[index]
    let page = graph.page(of: index)
    let edges = graph.edges.filter { $0.from == index }
    let unexplored = graph.frontier.filter { $0.state == index }
    html.element(
      "section", ["st"], [("id", "s\(index)"), ("data-n", "\(index + 1)"), ("aria-labelledby", "h\(index)")]
    ) { html in
      html.element("h2", [], [("id", "h\(index)")]) { html in
        html.element("span", ["nth"], text: "\(index + 1) of \(graph.states.count). ")
        html.write(names[index])
      }
      let links = edges.map { ControlLinks.Link(step: $0.step, address: link(to: $0.to, from: page)) }
      html.element("div", ["dev"]) { html in
        screen(
          state, links: links + unexplored.map { .init(step: $0.step, address: nil) }, classes: [graph.preview.device],
          into: &html, &rules)
      }
      html.element("div", ["pane"]) { html in
        html.element("div", ["p-actions"]) { html in
          actions(edges, unexplored, on: page, into: &html)
          if index > 0 { html.element("a", ["home"], [("href", link(to: 0, from: page))], text: "Back to the start") }
          notes(state, into: &html)
        }
        html.element("div", ["p-state"]) { values(state, into: &$0) }
        html.element("div", ["p-log"]) { log(index, into: &$0) }
      }
    }
    return html.text + "\n"
  }

  /// Writes the content of a state in a device frame.
  func screen(
    _ state: ExploredState, links: [ControlLinks.Link], classes: [String], direction: String? = nil,
    into html: inout Markup,
    _ rules: inout ClassRules
  ) {
    let preferred = state.tree?.style.colorScheme?.rawValue
    let appearances = Conditions.Appearance.allCases.map(\.rawValue)
    let classes = preferred.map { scheme in classes.filter { !appearances.contains($0) } + [scheme] } ?? classes
    html.element(
      "div", ["pv"] + classes, [("dir", direction), ("tabindex", "0"), ("role", "group"), ("aria-label", "The view")]
    ) { html in
      if let tree = state.tree {
        html.append(TreeRenderer.render(tree, links: ControlLinks(links), rules: &rules))
      } else if let ending = state.ending {
        html.element("p", ["pb"], text: ending.sentence)
      }
    }
  }

  private func actions(
    _ edges: [StateGraph.Edge], _ unexplored: [UnexploredStep], on page: Int, into html: inout Markup
  ) {
    html.element("h3", text: "Available actions")
    if edges.isEmpty, unexplored.isEmpty {
      html.note("This state has no actions.")
    }
    let idle = edges.filter(\.isIdle)
    let busy = edges.filter { !$0.isIdle }
    if !busy.isEmpty {
      html.list(busy) { html, edge in
        html.link(to: link(to: edge.to, from: page), text: edge.step.description)
        for line in lines(of: edge) {
          html.add(" ")
          html.element("span", ["note"], text: line)
        }
      }
    }
    if !idle.isEmpty {
      let steps = idle.map { $0.step.description + (words($0.effects).first.map { " (\($0))" } ?? "") }
      html.note("Without effect: " + steps.unique.joined(atMost: 5))
    }
    guard !unexplored.isEmpty else { return }
    let reasons = Array(Set(unexplored.map(\.reason.words))).sorted().joined(separator: "; ")
    html.note(
      "\(unexplored.count.counted("action")) unexplored (\(reasons)): "
        + unexplored.map(\.step.description).sorted().unique.joined(atMost: 5))
  }

  private func lines(of edge: StateGraph.Edge) -> [String] {
    var lines = words(edge.effects)
    var changes = edge.remembered.isEmpty ? edge.shown : edge.remembered.nearestFirst(\.path)
    // The count of a list says more than each property of an added element.
    if changes.contains(where: { !$0.path.contains("].") }) { changes.removeAll { $0.path.contains("].") } }
    lines += changes.prefix(3).map {
      Difference(path: edge.remembered.isEmpty ? $0.path : Self.short($0.path), old: $0.old, new: $0.new).text
    }
    if changes.count > 3 { lines.append("and \(changes.count - 3) more") }
    if edge.usesRandomness { lines.append("uses randomness, with the same seed in every build") }
    return lines.enumerated().map { $0.offset == 0 ? $0.element : "· " + $0.element }
  }

  /// Descriptions of the first four effects, such as `sent Counter.plusTapped`.
  private func words(_ effects: [Effect]) -> [String] {
    Array(
      effects.compactMap { effect in
        effect.kind == .replaced
          ? graph.replaced.first { $0.id == effect.text }?.explanation : "\(effect.kind.rawValue) \(effect.text)"
      }.unique.prefix(4))
  }

  private func notes(_ state: ExploredState, into html: inout Markup) {
    let start = words(graph.startEffects)
    if state == graph.states.first, !start.isEmpty {
      html.note("At the start: " + start.joined(separator: " · "))
    }
    if let next = state.pending.first {
      html.note("The next timer ends in \((next / 1000).css) s.")
    }
    if let ending = state.ending { html.element("p", ["bad"], text: ending.sentence) }
    approximations(state, into: &html)
  }

  private func values(_ state: ExploredState, into html: inout Markup) {
    html.element("h3", text: "View state")
    guard !state.values.isEmpty else { return html.note("The views keep no state.") }
    let left = state.values.count - Budget.valuesOnPage
    html.element("dl") { html in
      for value in state.values.nearestFirst(\.path).prefix(Budget.valuesOnPage) {
        html.element("dt", text: Self.short(value.path))
        html.element("dd", text: value.text.shortened(to: 60))
      }
    }
    if left > 0 { html.note("And \(left) more, see the JSON.") }
  }

  /// Writes a path from the start to a state, with the effects of the last step. At most eight steps are shown.
  private func log(_ index: Int, into html: inout Markup) {
    html.element("h3", text: "Path from the start")
    var steps: [StateGraph.Edge] = []
    var state = index
    while let edge = graph.discovery(of: state), steps.count < 8 {
      steps.insert(edge, at: 0)
      state = edge.from
    }
    guard !steps.isEmpty else { return html.note("This is the start.") }
    html.open("ol")
    for edge in steps {
      html.element("li") { html in
        html.link(to: link(to: edge.to, from: graph.page(of: index)), text: edge.step.description)
        guard edge.to == index else { return }
        for line in lines(of: edge) { html.element("span", ["note"], text: line) }
      }
    }
    html.close("ol")
  }

  /// Returns the last two components of a path, such as `person.weight` for `store.person.weight`. Two components are
  /// enough to recognize the path.
  private static func short(_ path: String) -> String { path.split(separator: ".").suffix(2).withDots }
}

extension Array {
  /// Returns the elements with the fewest dots in their paths first, such as `name` before `store.name`. The values of
  /// a view itself then come before the values of objects inside the view. The property `path` of an element contains
  /// its path.
  fileprivate func nearestFirst(_ path: KeyPath<Element, String>) -> [Element] {
    enumerated().map { place, element in (depth: element[keyPath: path].utf8.count { $0 == "." }, place) }
      .sorted { $0 < $1 }.map { self[$0.1] }
  }
}

extension StateGraph.Edge {
  /// Whether the step changed nothing. Sending an action does not count as a change.
  var isIdle: Bool { from == to && effects.allSatisfy { $0.kind == .sent } && !usesRandomness }
}

extension Ending {
  /// A description such as `Crashes: Index out of range (Numbers.swift:12)`.
  var sentence: String {
    let place = path.map { " (\($0)\(line.map { ":\($0)" } ?? ""))" } ?? ""
    return "\(verb.capitalizedFirst): \(message)\(place)"
  }
}

extension PreviewIdentity {
  /// The CSS class of the device frame that the preview's traits request.
  fileprivate var device: String {
    if isMac { return "fits mac" }
    if traits.contains(where: { $0.hasSuffix("landscapeLeft") || $0.hasSuffix("landscapeRight") }) {
      return "landscape"
    }
    return traits.contains { $0.hasSuffix("sizeThatFitsLayout") || $0.contains("fixedLayout") } ? "fits" : "phone"
  }
}

extension UnexploredStep.Reason {
  var words: String {
    switch self {
    case .budget: "state limit reached"
    case .loading: "only one action per screen is tried while loading"
    case .threads: "the app runs threads of its own"
    case .size: "page limit reached"
    }
  }
}
