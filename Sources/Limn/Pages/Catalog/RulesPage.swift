import LimnCatalog
import LimnMarkup

/// Describes the page of all rules and the page of each rule. The page of all rules says whether the rules pass, then
/// lists the violations, then the rules.
extension CatalogFormatter {
  func rulesPage() -> CatalogContent {
    var page = CatalogContent(
      here, title: "Rules", summary: "The rules of the architectures, and where the code violates them.")
    // With these classes, the list of groups stays visible beside the rules.
    page.classes = ["wide", "jumps"]
    let open = index.violations.filter { $0.state == .open }
    let accepted = index.violations.filter { $0.state != .open }
    page.add(verdict(open, accepted))
    if !open.isEmpty { page.section("Violations", [table(of: open, without: "State")]) }
    if !accepted.isEmpty {
      let title = "\(accepted.count) suppressed, in the baseline, or unconfirmed"
      page.section("Accepted violations", [.folded(title, [table(of: accepted, without: "State")])])
    }
    page.add(filters)
    // When the page loads, one rule is expanded: the first violated rule, or else the first rule.
    let violated = Set(open.map(\.rule))
    let all = groups.flatMap(\.rules)
    let shown = all.first { violated.contains($0.id) } ?? all.first
    for (profile, rules) in groups {
      page.section(profile, [list(of: rules, opening: shown?.id)])
      page.counts[CatalogContent.anchor(of: profile)] = rules.count
    }
    page.counts["violations"] = open.count
    return page
  }

  /// A sentence that says whether all rules pass.
  private func verdict(_ open: [Violation], _ accepted: [Violation]) -> CatalogBlock {
    let violated = Set(open.map(\.rule)).count
    let unconfirmed = Set(accepted.filter { $0.state == .unconfirmed }.map(\.rule)).count
    let title =
      violated == 0
      ? unconfirmed == 0
        ? "All \(index.rules.count) rules pass"
        : "No violations are reported until the architecture is confirmed. "
          + "The code would then violate \(unconfirmed) of \(index.rules.count) rules"
      : "\(violated) of \(index.rules.count) rules violated, in \(open.count.counted("place"))"
    let types = countedTypes.count
    let about =
      "\(types.counted("type")) of \(index.entities(of: .target).count) targets checked. "
      + (accepted.isEmpty
        ? "No violation is suppressed." : "\(accepted.count) accepted: suppressed, in the baseline, or unconfirmed.")
    var html = Markup()
    html.element("div", violated + unconfirmed == 0 ? ["verdict", "passes"] : ["verdict"]) { html in
      html.element("b", violated > 0 ? ["bad"] : unconfirmed == 0 ? ["ok"] : [], text: title)
      html.element("span", text: about)
    }
    return .drawn(html, [.paragraph([.strong(title), .text(". " + about)])])
  }

  func rulePage(_ rule: RuleSummary) -> CatalogContent {
    var page = CatalogContent(here, title: rule.title, summary: rule.reason, symbols: [rule.id])
    page.classes = ["wide"]
    let found = index.violations.filter { $0.rule == rule.id }
    page.add(
      .paragraph([
        .code(rule.id), .text(" · \(title(of: rule)) · \(rule.severity.rawValue) · "),
        ViolationCount(found).fact(passes: "passes"),
      ]))
    page.add(examples(of: rule))
    page.section(
      "Where",
      found.isEmpty
        ? [.paragraph(["No code of this package violates this rule."])] : [table(of: found, without: "Rule")])
    page.section(
      "Suppress this rule",
      [
        .paragraph([
          "Write a comment at the end of the line, or alone above it: ", .code("// limn:ignore \(rule.id) - reason"),
          ".",
        ])
      ])
    return page
  }

  private func title(of rule: RuleSummary) -> String {
    index.profiles.first { $0.id == rule.profile }?.title ?? "Any code"
  }

  /// The rules of each architecture, in the order of the catalog's index.
  private var groups: [(profile: String, rules: [RuleSummary])] {
    let groups = index.rules.grouped(by: title)
    return index.rules.map(title).unique.map { ($0, groups[$0] ?? []) }
  }
}
