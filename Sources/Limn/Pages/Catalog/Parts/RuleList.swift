import LimnCatalog
import LimnDiagnostics
import LimnMarkup

/// Shows rules in expandable rows with their state and title. An expanded row shows the violating example next to the
/// compliant example.
struct RuleList {
  let words: CatalogFormatter
}

extension RuleList {
  /// Radio buttons that filter rules by severity without scripts.
  var filters: CatalogBlock {
    let rules = words.index.rules
    let choices =
      [("all", "All", rules.count)]
      + [Severity.error, .warning].map { severity in
        ("\(severity.rawValue)", severity == .error ? "Errors" : "Warnings", rules.count { $0.severity == severity })
      }
    var html = Markup()
    html.element("fieldset", ["filters"]) { html in
      html.element("legend", ["vh"], text: "Show")
      for (name, title, count) in choices where count > 0 {
        html.element("label") { html in
          html.open(
            "input", [],
            [("type", "radio"), ("name", "severity"), ("id", "r-\(name)"), ("checked", name == "all" ? "" : nil)])
          html.write(title + " ")
          html.element("span", text: "\(count)")
        }
      }
    }
    return .drawn(Array((html.text + "\n").utf8), [])
  }

  /// Returns a summary of the rules' state, such as "All 12 pass", and a row for each rule. The violated rules come
  /// first, then the unconfirmed rules. The row of the rule with the id `opened` is expanded.
  func blocks(_ rules: [RuleSummary], on page: PageAddress, opening opened: String?) -> [CatalogBlock] {
    let counts = Dictionary(grouping: words.index.violations, by: \.rule).mapValues(ViolationCount.init)
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
        row(rule, counts[rule.id] ?? ViolationCount([]), on: page, isOpen: rule.id == opened, into: &html)
      }
    }
    let rows = rules.map { rule -> [[CatalogInline]] in
      [
        [.page(rule.title, RulesPage.address(of: rule))], [.code(rule.id)], [.text(rule.severity.rawValue)],
        [.text((counts[rule.id] ?? ViolationCount([])).text(passes: "passes"))],
      ]
    }
    return [
      .drawn(Array((html.text + "\n").utf8), [.table(columns: ["Rule", "Name", "Severity", "State"], rows: rows)])
    ]
  }

  private func row(
    _ rule: RuleSummary, _ count: ViolationCount, on page: PageAddress, isOpen: Bool, into html: inout Markup
  ) {
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
      html.add(pair(rule))
      html.element("p") { html in
        html.element(
          "a", [], [("href", page.link(to: RulesPage.address(of: rule)))], text: count.text(passes: "About this rule"))
        html.write(" · To suppress the rule on a line, end the line with ")
        html.element("code", text: "// limn:ignore \(rule.id) - reason")
      }
    }
    html.add("\n")
  }

  /// Returns the rule's violating example and message next to its compliant example.
  func examples(of rule: RuleSummary) -> CatalogBlock {
    let message =
      rule.exampleMessage.map { [CatalogBlock.paragraph([.strong(rule.severity.rawValue), .text(": " + $0)])] } ?? []
    return .drawn(
      Array((pair(rule) + "\n").utf8),
      [.heading("Violation", anchor: ""), .code(rule.violatingExample)] + message
        + [.heading("Correct", anchor: ""), .code(rule.compliantExample)])
  }

  private func pair(_ rule: RuleSummary) -> String {
    var html = Markup()
    html.element("div", ["pair"]) { html in
      for (title, name, code) in [
        ("Violation", "violates", rule.violatingExample), ("Correct", "complies", rule.compliantExample),
      ] {
        html.element("figure", ["code", name]) { html in
          html.element("div", ["cap"]) { $0.element("b", text: title) }
          html.add("<pre tabindex=\"0\" aria-label=\"\(title)\"><code>\(RulesPage.highlighted(code))</code></pre>")
          if name == "violates", let message = rule.exampleMessage {
            html.element("div", ["output"]) { html in
              html.element("p", ["label"], text: "Reported by limn check")
              html.add("<pre tabindex=\"0\" aria-label=\"Message\"><samp>")
              html.element("b", ["bad"], text: rule.severity.rawValue)
              html.write(": \(message) [\(rule.id)]")
              html.add("</samp></pre>")
            }
          }
        }
      }
    }
    return html.text
  }
}
