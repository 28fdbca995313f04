import LimnCatalog
import LimnDiagnostics
import LimnMarkup

/// Rules as expandable rows with their state and title. An expanded row shows the violation next to the correct code.
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
            "input", [], [("type", "radio"), ("name", "severity"), ("id", "r-\(name)"), ("checked", name == "all" ? "" : nil)])
          html.write(title + " ")
          html.element("span", text: "\(count)")
        }
      }
    }
    return .drawn(Array((html.text + "\n").utf8), [])
  }

  /// The state of a group of rules, and a row for each rule, those with violations first.
  func blocks(_ rules: [RuleSummary], on page: PageAddress) -> [CatalogBlock] {
    var counts: [String: Int] = [:]
    for violation in words.index.violations where violation.state == .open { counts[violation.rule, default: 0] += 1 }
    let violated = rules.filter { counts[$0.id] != nil }
    var html = Markup()
    html.element(
      "p", ["state", violated.isEmpty ? "ok" : "bad"],
      text: violated.isEmpty ? "All \(rules.count) pass" : "\(violated.count) of \(rules.count) violated")
    html.element("div", ["rules"]) { html in
      for rule in violated + rules.filter({ counts[$0.id] == nil }) { row(rule, counts[rule.id] ?? 0, on: page, into: &html) }
    }
    let rows = rules.map { rule -> [[CatalogInline]] in
      [
        [.page(rule.title, RulesPage.address(of: rule))], [.code(rule.id)], [.text(rule.severity.rawValue)],
        [.text(state(counts[rule.id] ?? 0))],
      ]
    }
    return [.drawn(Array((html.text + "\n").utf8), [.table(columns: ["Rule", "Name", "Severity", "State"], rows: rows)])]
  }

  private func state(_ count: Int) -> String { count == 0 ? "passes" : count == 1 ? "1 violation" : "\(count) violations" }

  private func row(_ rule: RuleSummary, _ count: Int, on page: PageAddress, into html: inout Markup) {
    html.element("details", ["rule", rule.severity.rawValue], [("id", rule.id)]) { html in
      html.element("summary") { html in
        html.element("i", count == 0 ? ["ok"] : ["bad"], [("aria-hidden", "true")], text: count == 0 ? "✓" : "✕")
        html.element("b", text: rule.title)
        html.element("code", text: rule.id)
        html.element("span", ["badge"], text: rule.severity.rawValue)
        html.element("span", ["vh"], text: state(count))
      }
      html.element("p", text: rule.reason)
      html.add(pair(rule))
      html.element("p") { html in
        html.element("a", [], [("href", page.link(to: RulesPage.address(of: rule)))], text: count == 0 ? "About this rule" : state(count))
        html.write(" · To suppress a line, end it with ")
        html.element("code", text: "// limn:ignore \(rule.id) - reason")
      }
    }
    html.add("\n")
  }

  /// The violating code next to the correct code, with the rule's message.
  func examples(of rule: RuleSummary) -> CatalogBlock {
    let message = rule.exampleMessage.map { [CatalogBlock.paragraph([.strong(rule.severity.rawValue), .text(": " + $0)])] } ?? []
    return .drawn(
      Array((pair(rule) + "\n").utf8),
      [.heading("Violation", anchor: ""), .code(rule.violatingExample)] + message
        + [.heading("Correct", anchor: ""), .code(rule.compliantExample)])
  }

  private func pair(_ rule: RuleSummary) -> String {
    var html = Markup()
    html.element("div", ["pair"]) { html in
      for (title, name, code) in [("Violation", "violates", rule.violatingExample), ("Correct", "complies", rule.compliantExample)] {
        html.element("figure", ["code", name]) { html in
          html.element("div", ["cap"]) { $0.element("b", text: title) }
          html.add("<pre tabindex=\"0\" aria-label=\"\(title)\"><code>\(RulesPage.highlighted(code))</code></pre>")
          if name == "violates", let message = rule.exampleMessage {
            html.element("div", ["output"]) { html in
              html.element("p", ["label"], text: "What limn check reports")
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
