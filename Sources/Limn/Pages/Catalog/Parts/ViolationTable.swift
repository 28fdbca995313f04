import LimnCatalog

/// Violations as a table. Those of an architecture that no team confirmed are counted separately and collapsed, since nothing is reported about them.
struct ViolationTable {
  let words: CatalogFormatter
  /// Whether a column names the type.
  var namesTypes = true
}

extension ViolationTable {
  /// A table of the reported, suppressed, and accepted violations, and a collapsed one of the unconfirmed violations.
  func blocks(_ violations: [Violation]) -> [CatalogBlock] {
    let known = violations.filter { $0.state != .unconfirmed }
    return (known.isEmpty ? [] : [table(known)]) + [unconfirmed(violations)].compactMap { $0 }
  }

  /// The unconfirmed violations, collapsed; nil if there are none.
  func unconfirmed(_ violations: [Violation]) -> CatalogBlock? {
    let found = violations.filter { $0.state == .unconfirmed }
    return found.isEmpty ? nil : .folded(Self.unconfirmedTitle(found.count), [table(found)])
  }

  static func unconfirmedTitle(_ count: Int) -> String { "\(count) unconfirmed \(count == 1 ? "violation" : "violations")" }

  private func table(_ violations: [Violation]) -> CatalogBlock {
    .table(
      columns: ["Rule"] + (namesTypes ? ["Type"] : []) + ["Message", "Source", "State"],
      rows: violations.map { violation in
        [[words.link("rule/" + violation.rule)]] + (namesTypes ? [[words.link(violation.entity)]] : [])
          + [words.words(violation.message), [words.source(violation.source)], [.text(Self.state(violation))]]
      })
  }

  static func state(_ violation: Violation) -> String { violation.suppression.map { "suppressed: \($0)" } ?? violation.state.rawValue }
}

/// The number of violations of some types, as a figure or in a sentence.
struct ViolationCount {
  let open: Int
  let unconfirmed: Int

  init(_ violations: [Violation]) {
    open = violations.count { $0.state == .open }
    unconfirmed = violations.count { $0.state == .unconfirmed }
  }
}

extension ViolationCount {
  func figure(rules: Int) -> HealthStrip.Figure {
    let apply = "\(rules) \(rules == 1 ? "rule applies" : "rules apply")"
    return .init(
      title: "Violations", value: "\(open)", remark: (unconfirmed == 0 ? apply : "\(unconfirmed) unconfirmed, \(apply)", RulesPage.address),
      isBad: open > 0, isGood: open + unconfirmed == 0)
  }

  /// The state in a line of facts; `passes` says that there is no violation.
  func fact(passes: String) -> CatalogInline {
    let text = text(passes: passes)
    return open > 0 ? .strong(text) : .text(text)
  }

  func text(passes: String) -> String {
    if open > 0 { return open == 1 ? "1 violation" : "\(open) violations" }
    return unconfirmed > 0 ? ViolationTable.unconfirmedTitle(unconfirmed) : passes
  }
}
