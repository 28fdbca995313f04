import LimnCatalog
import LimnDiagnostics
import LimnMarkup

/// Describes the page of all rules and the page of each rule. The page of all rules says whether the rules pass, then
/// lists the violations, then the rules.
struct RulesPage {
  let words: CatalogFormatter

  static let address: PageAddress = "catalog/rules.html"
}

extension RulesPage {
  func content() -> CatalogContent {
    let index = words.index
    var page = CatalogContent(
      Self.address, title: "Rules", summary: "The rules of the architectures, and where the code violates them.")
    // With these classes, the list of groups stays visible beside the rules.
    page.classes = ["wide", "jumps"]
    let open = index.violations.filter { $0.state == .open }
    let accepted = index.violations.filter { $0.state != .open }
    page.blocks.append(verdict(open, accepted))
    page.table("Violations", ["Rule", "Type", "Message", "Source"], open.map(row))
    if !accepted.isEmpty {
      page.section(
        "Accepted violations",
        [
          .folded(
            "\(accepted.count) suppressed, in the baseline, or unconfirmed",
            [.table(columns: ["Rule", "Type", "Message", "Source"], rows: accepted.map(row))])
        ])
    }
    let list = RuleList(words: words)
    page.blocks.append(list.filters)
    // When the page loads, one rule is expanded: the first violated rule, or else the first rule.
    let violated = Set(open.map(\.rule))
    let all = groups.flatMap(\.rules)
    let shown = all.first { violated.contains($0.id) } ?? all.first
    for (profile, rules) in groups {
      page.section(profile, list.blocks(rules, on: page.address, opening: shown?.id))
      page.counts[CatalogContent.anchor(of: profile)] = rules.count
    }
    page.counts["violations"] = open.count
    return page
  }

  /// A sentence that says whether all rules pass.
  private func verdict(_ open: [Violation], _ accepted: [Violation]) -> CatalogBlock {
    let index = words.index
    let violated = Set(open.map(\.rule)).count
    let unconfirmed = Set(accepted.filter { $0.state == .unconfirmed }.map(\.rule)).count
    let title =
      violated == 0
      ? unconfirmed == 0
        ? "All \(index.rules.count) rules pass"
        : "No violations are reported until the architecture is confirmed. "
          + "The code would then violate \(unconfirmed) of \(index.rules.count) rules"
      : "\(violated) of \(index.rules.count) rules violated, in \(open.count) \(open.count == 1 ? "place" : "places")"
    let types = words.countedTypes.count
    let about =
      "\(types.grouped) \(types == 1 ? "type" : "types") of \(index.entities(of: .target).count) targets checked. "
      + (accepted.isEmpty
        ? "No violation is suppressed." : "\(accepted.count) accepted: suppressed, in the baseline, or unconfirmed.")
    var html = Markup()
    html.element("div", violated + unconfirmed == 0 ? ["verdict", "passes"] : ["verdict"]) { html in
      html.element("b", violated > 0 ? ["bad"] : unconfirmed == 0 ? ["ok"] : [], text: title)
      html.element("span", text: about)
    }
    return .drawn(Array((html.text + "\n").utf8), [.paragraph([.strong(title), .text(". " + about)])])
  }

  func rule(_ rule: RuleSummary) -> CatalogContent {
    var page = CatalogContent(Self.address(of: rule), title: rule.title, summary: rule.reason, symbols: [rule.id])
    page.classes = ["wide"]
    let found = words.index.violations.filter { $0.rule == rule.id }
    page.blocks.append(
      .paragraph([
        .code(rule.id), .text(" · \(title(of: rule)) · \(rule.severity.rawValue) · "),
        ViolationCount(found).fact(passes: "passes"),
      ]))
    page.blocks.append(RuleList(words: words).examples(of: rule))
    page.table(
      "Where", ["Type", "Message", "Source", "State"],
      found.map { violation in
        [
          [words.link(violation.entity)], words.words(violation.message), [words.source(violation.source)],
          [.text(ViolationTable.state(violation))],
        ]
      })
    if found.isEmpty { page.section("Where", [.paragraph(["No code of this package violates this rule."])]) }
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

  static func address(of rule: RuleSummary) -> PageAddress { PageAddress("catalog/rule/\(rule.id).html") }

  private func row(_ violation: Violation) -> [[CatalogInline]] {
    [
      [words.link("rule/" + violation.rule)], [words.link(violation.entity)], words.words(violation.message),
      [words.source(violation.source)],
    ]
  }

  private func title(of rule: RuleSummary) -> String {
    words.index.profiles.first { $0.id == rule.profile }?.title ?? "Any code"
  }

  /// The rules of each architecture, in the order of the catalog's index.
  private var groups: [(profile: String, rules: [RuleSummary])] {
    var order: [String] = []
    for rule in words.index.rules where !order.contains(title(of: rule)) { order.append(title(of: rule)) }
    let groups = Dictionary(grouping: words.index.rules, by: title)
    return order.map { ($0, groups[$0] ?? []) }
  }
}
