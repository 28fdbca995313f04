import LimnCatalog

/// Shows violations in tables. If the architecture of an app is not confirmed, the violations in the app are
/// unconfirmed. Unconfirmed violations are not reported as diagnostics, and have a separate table, which is collapsed.
struct ViolationTable {
  let words: CatalogFormatter
  /// Whether the table has a column with the violating type.
  var namesTypes = true
}

extension ViolationTable {
  /// Returns a table of the reported, suppressed, and accepted violations, followed by a collapsed table of the
  /// unconfirmed violations.
  func blocks(_ violations: [Violation]) -> [CatalogBlock] {
    let known = violations.filter { $0.state != .unconfirmed }
    return rows(known) + [unconfirmed(violations)].compactMap { $0 }
  }

  private static let shown = 8

  /// Returns a table of the given violations. If there are many, the first eight are in a visible table, and the others
  /// are in a collapsed table.
  private func rows(_ violations: [Violation]) -> [CatalogBlock] {
    if violations.isEmpty { return [] }
    guard violations.count > Self.shown + 2 else { return [table(violations)] }
    let rest = Array(violations.dropFirst(Self.shown))
    return [table(Array(violations.prefix(Self.shown))), .folded("\(rest.count) more violations", [table(rest)])]
  }

  /// A collapsed table of the unconfirmed violations; nil if there are none.
  func unconfirmed(_ violations: [Violation]) -> CatalogBlock? {
    let found = violations.filter { $0.state == .unconfirmed }
    return found.isEmpty ? nil : .folded(Self.unconfirmedTitle(found.count), [table(found)])
  }

  static func unconfirmedTitle(_ count: Int) -> String {
    "\(count) unconfirmed \(count == 1 ? "violation" : "violations")"
  }

  private func table(_ violations: [Violation]) -> CatalogBlock {
    .table(
      columns: ["Rule"] + (namesTypes ? ["Type"] : []) + ["Message", "Source", "State"],
      rows: violations.map { violation in
        [[words.link("rule/" + violation.rule)]] + (namesTypes ? [[words.link(violation.entity)]] : [])
          + [words.words(violation.message), [words.source(violation.source)], [.text(Self.state(violation))]]
      })
  }

  static func state(_ violation: Violation) -> String {
    violation.suppression.map { "suppressed: \($0)" } ?? violation.state.rawValue
  }
}

/// The number of violations, as a measured value with a title or as text for a sentence.
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
      title: "Violations", value: "\(open)",
      remark: (unconfirmed == 0 ? apply : "\(unconfirmed) unconfirmed, \(apply)", RulesPage.address),
      isBad: open > 0, isGood: open + unconfirmed == 0)
  }

  /// The count for the line of facts below a page's title; `passes` is the text if there are no violations.
  func fact(passes: String) -> CatalogInline {
    let text = text(passes: passes)
    return open > 0 ? .strong(text) : .text(text)
  }

  func text(passes: String) -> String {
    if open > 0 { return open == 1 ? "1 violation" : "\(open) violations" }
    return unconfirmed > 0 ? ViolationTable.unconfirmedTitle(unconfirmed) : passes
  }
}
