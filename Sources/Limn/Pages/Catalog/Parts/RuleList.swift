import LimnCatalog
import LimnDiagnostics
import LimnMarkdown
import LimnMarkup

/// Shows rules in expandable rows with their state and title. An expanded row shows the violating example next to the
/// compliant example.
extension CatalogFormatter {
  /// Radio buttons that filter rules by severity without scripts.
  var filters: CatalogBlock {
    let counts = index.rules.map(\.severity).counts
    var html = Markup()
    html.filters(
      "severity", ids: "r-",
      [("all", "All", index.rules.count), ("error", "Errors", counts[.error] ?? 0)]
        + [("warning", "Warnings", counts[.warning] ?? 0)])
    return .drawn(html, [])
  }

  /// Returns a summary of the rules' state, such as "All 12 pass", and a row for each rule. The violated rules come
  /// first, then the unconfirmed rules. The row of the rule with the id `opened` is expanded.
  func list(of rules: [RuleSummary], opening opened: String?) -> CatalogBlock {
    let counts = index.violations.grouped(by: \.rule).mapValues(ViolationCount.init)
    let violated = rules.filter { counts[$0.id].map { $0.open > 0 } ?? false }
    let unconfirmed = rules.filter { counts[$0.id].map { $0.open == 0 && $0.unconfirmed > 0 } ?? false }
    let passed = rules.count - violated.count - unconfirmed.count
    var html = Markup()
    html.element(
      "p", ["state"] + (violated.isEmpty ? unconfirmed.isEmpty ? ["ok"] : [] : ["bad"]),
      text: violated.isEmpty
        ? unconfirmed.isEmpty
          ? "All \(rules.count) pass" : "\(passed) of \(rules.count) pass, the others are unconfirmed"
        : "\(violated.count) of \(rules.count) violated")
    html.element("div", ["rules"]) { html in
      let first = Set((violated + unconfirmed).map(\.id))
      for rule in violated + unconfirmed + rules.filter({ !first.contains($0.id) }) {
        row(rule, counts[rule.id] ?? ViolationCount([]), isOpen: rule.id == opened, into: &html)
      }
    }
    let rows = rules.map { rule -> [[CatalogInline]] in
      [
        [.page(rule.title, .rule(rule.id))], [.code(rule.id)], [.text(rule.severity.rawValue)],
        [.text((counts[rule.id] ?? ViolationCount([])).text(passes: "passes"))],
      ]
    }
    return .drawn(html, [.table(columns: ["Rule", "Name", "Severity", "State"], rows: rows)])
  }

  private func row(_ rule: RuleSummary, _ count: ViolationCount, isOpen: Bool, into html: inout Markup) {
    html.element("details", ["rule", rule.severity.rawValue], [("id", rule.id), ("open", isOpen ? "" : nil)]) { html in
      html.element("summary") { html in
        let isPassed = count.open + count.unconfirmed == 0
        html.element(
          "i", count.open > 0 ? ["bad"] : isPassed ? ["ok"] : [], [("aria-hidden", "true")],
          text: count.open > 0 ? "✕" : isPassed ? "✓" : "–")
        html.element("b", text: rule.title)
        html.element("code", text: rule.id)
        html.element("span", ["badge"], text: rule.severity.rawValue)
        html.element("span", ["vh"], text: count.text(passes: "passes"))
      }
      html.element("p", text: rule.reason)
      pair(rule, into: &html)
      html.element("p") { html in
        html.link(to: here.link(to: .rule(rule.id)), text: count.text(passes: "About this rule"))
        html.write(" · To suppress the rule on a line, end the line with ")
        html.element("code", text: "// limn:ignore \(rule.id) - reason")
      }
    }
    html.add("\n")
  }

  /// Returns the rule's violating example next to its compliant example.
  func examples(of rule: RuleSummary) -> CatalogBlock {
    var html = Markup()
    pair(rule, into: &html)
    return .drawn(
      html,
      [
        .heading("Violation", anchor: ""), .code(rule.violatingExample),
        .heading("Correct", anchor: ""), .code(rule.compliantExample),
      ])
  }

  private func pair(_ rule: RuleSummary, into html: inout Markup) {
    html.element("div", ["pair"]) { html in
      for (title, name, code) in [
        ("Violation", "violates", rule.violatingExample), ("Correct", "complies", rule.compliantExample),
      ] {
        html.element("figure", ["code", name]) { html in
          html.element("div", ["cap"]) { $0.element("b", text: title) }
          html.add(
            "<pre tabindex=\"0\" aria-label=\"\(title)\"><code>\(Highlighter.html(code: code, language: "swift").text)</code></pre>"
          )
        }
      }
    }
  }
}
