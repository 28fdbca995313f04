import LimnCatalog

/// Shows violations in tables. If the architecture of an app is not confirmed, the violations in the app are
/// unconfirmed. Unconfirmed violations are not reported as diagnostics, and have a separate table, which is collapsed.
extension CatalogFormatter {
  /// Returns a table of the reported, suppressed, and accepted violations, followed by a collapsed table of the
  /// unconfirmed violations.
  ///
  /// - Parameter namesTypes: Whether the tables have a column with the violating type.
  func tables(of violations: [Violation], namesTypes: Bool = true) -> [CatalogBlock] {
    let shown = 8
    let hidden = namesTypes ? nil : "Type"
    let known = violations.filter { $0.state != .unconfirmed }
    let rest = known.count > shown + 2 ? known[shown...] : []
    return (known.isEmpty ? [] : [table(of: known.dropLast(rest.count), without: hidden)])
      + (rest.isEmpty ? [] : [.folded("\(rest.count) more violations", [table(of: rest, without: hidden)])])
      + unconfirmedTable(violations, namesTypes: namesTypes)
  }

  /// A collapsed table of the unconfirmed violations, if there are any.
  func unconfirmedTable(_ violations: [Violation], namesTypes: Bool = true) -> [CatalogBlock] {
    let found = violations.filter { $0.state == .unconfirmed }
    return found.isEmpty
      ? []
      : [.folded(found.count.counted("unconfirmed violation"), [table(of: found, without: namesTypes ? nil : "Type")])]
  }

  /// A table of violations without the column with a title.
  func table(of violations: some Collection<Violation>, without hidden: String?) -> CatalogBlock {
    let titles = ["Rule", "Type", "Message", "Source", "State"]
    let shown = titles.indices.filter { titles[$0] != hidden }
    let rows = violations.map { violation in
      [
        [link("rule/" + violation.rule)], [link(violation.entity)], Self.words(violation.message),
        [source(violation.source)],
        [.text(violation.suppression.map { "suppressed: \($0)" } ?? violation.state.rawValue)],
      ]
    }
    return .table(columns: shown.map { titles[$0] }, rows: rows.map { row in shown.map { row[$0] } })
  }
}

/// The number of violations, as a measured value with a title or as text for a sentence.
struct ViolationCount {
  let open, unconfirmed: Int

  init(_ violations: [Violation]) {
    open = violations.count { $0.state == .open }
    unconfirmed = violations.count { $0.state == .unconfirmed }
  }

  /// - Parameter isJudged: whether the architecture of the code is known. If not, possible violations are not reported,
  ///   so that no violation says nothing.
  func figure(rules: Int, isJudged: Bool) -> HealthFigure? {
    guard isJudged || open + unconfirmed > 0 else { return nil }
    let apply = rules.counted("rule applies", "rules apply")
    return .init(
      title: "Violations", value: "\(open)",
      remark: (unconfirmed == 0 ? apply : "\(unconfirmed) unconfirmed, \(apply)", .rules),
      isBad: open > 0, isGood: open + unconfirmed == 0)
  }

  /// The count for the line of facts below a page's title; `passes` is the text if there are no violations.
  func fact(passes: String) -> CatalogInline {
    let text = text(passes: passes)
    return open > 0 ? .strong(text) : .text(text)
  }

  func text(passes: String) -> String {
    if open > 0 { return open.counted("violation") }
    return unconfirmed > 0 ? unconfirmed.counted("unconfirmed violation") : passes
  }
}
