import LimnCatalog
import LimnDiagnostics
import LimnMarkup

/// Describes the page about all rules, and the page of each: first the state, then the gaps, then the list.
struct RulesPage {
  let words: CatalogFormatter

  static let address: PageAddress = "catalog/rules.html"
}

extension RulesPage {
  func content() -> CatalogContent {
    let index = words.index
    var page = CatalogContent(Self.address, title: "Rules", summary: "The rules of the architectures, and where the code violates them.")
    page.classes = ["wide"]
    let open = index.violations.filter { $0.state == .open }
    let accepted = index.violations.filter { $0.state != .open }
    let violated = Set(open.map(\.rule)).count
    page.blocks.append(
      HealthStrip(figures: [
        .init(
          title: "Rules that pass", value: "\(index.rules.count - violated) / \(index.rules.count)",
          share: (index.rules.count - violated, index.rules.count)),
        .init(title: "Violations", value: "\(open.count)", isBad: !open.isEmpty, isGood: open.isEmpty),
        .init(title: "Suppressed or in the baseline", value: "\(accepted.count)"),
      ]).block(on: page.address))
    page.table("Violations", ["Rule", "Type", "Message", "Source"], open.map(row))
    page.table("Accepted violations", ["Rule", "Type", "Message", "Source"], accepted.map(row))
    for (profile, rules) in groups {
      let rows = rules.map { rule -> [[CatalogInline]] in
        let count = open.count { $0.rule == rule.id }
        return [
          [.page(rule.title, Self.address(of: rule))], [.code(rule.id)], [.text(rule.severity.rawValue)],
          [.text(count == 0 ? "passes" : count == 1 ? "1 violation" : "\(count) violations")],
        ]
      }
      let violated = rules.count { rule in open.contains { $0.rule == rule.id } }
      let state = violated == 0 ? "all \(rules.count) pass" : "\(violated) of \(rules.count) violated"
      page.section(profile, [.folded("\(profile): \(state)", [.table(columns: ["Rule", "Name", "Severity", "State"], rows: rows)])])
    }
    return page
  }

  func rule(_ rule: RuleSummary) -> CatalogContent {
    var page = CatalogContent(Self.address(of: rule), title: rule.title, summary: rule.reason, symbols: [rule.id])
    let found = words.index.violations.filter { $0.rule == rule.id }
    let open = found.count { $0.state == .open }
    page.blocks.append(
      .paragraph([
        .code(rule.id), .text(" · \(title(of: rule)) · \(rule.severity.rawValue) · "),
        open == 0 ? "passes" : .strong(open == 1 ? "1 violation" : "\(open) violations"),
      ]))
    let pair = [("Violation", "violates", rule.violatingExample), ("Correct", "complies", rule.compliantExample)]
    var html = Markup()
    html.element("div", ["pair"]) { html in
      for (title, name, code) in pair {
        html.element("figure", ["code", name]) { html in
          html.element("div", ["cap"]) { html in
            html.element("b", [], [("id", title.lowercased())], text: title)
            if name == "violates", let message = found.first?.message { html.element("span", text: message) }
          }
          html.add("<pre tabindex=\"0\"><code>\(Self.highlighted(code))</code></pre>")
        }
      }
    }
    page.blocks.append(
      .drawn(
        Array((html.text + "\n").utf8), pair.flatMap { [.heading($0.0, anchor: ""), .code($0.2)] }))
    page.table(
      "Where", ["Type", "Message", "Source", "State"],
      found.map { violation in
        [
          [words.link(violation.entity)], words.words(violation.message), [words.source(violation.source)],
          [.text(violation.suppression.map { "suppressed: \($0)" } ?? violation.state.rawValue)],
        ]
      })
    if found.isEmpty { page.section("Where", [.paragraph(["No code of this package violates it."])]) }
    page.section(
      "Suppress this rule",
      [.paragraph(["Write a comment at the end of the line, or alone above it: ", .code("// limn:ignore \(rule.id) - reason"), "."])])
    return page
  }

  static func address(of rule: RuleSummary) -> PageAddress { PageAddress("catalog/rule/\(rule.id).html") }

  private func row(_ violation: Violation) -> [[CatalogInline]] {
    [
      [words.link("rule/" + violation.rule)], [words.link(violation.entity)], words.words(violation.message),
      [words.source(violation.source)],
    ]
  }

  private func title(of rule: RuleSummary) -> String { words.index.profiles.first { $0.id == rule.profile }?.title ?? "Any code" }

  /// The rules of each architecture, those with violations first.
  private var groups: [(profile: String, rules: [RuleSummary])] {
    var order: [String] = []
    for rule in words.index.rules where !order.contains(title(of: rule)) { order.append(title(of: rule)) }
    let groups = Dictionary(grouping: words.index.rules, by: title)
    return order.map { ($0, groups[$0] ?? []) }
  }
}
