public import LimnCatalog
import LimnMarkup

/// What `<!-- results -->` shows about a build: numbers, with links to the pages that have the details.
public struct BuildResults: Sendable {
  let index: CatalogIndex
  private let facts: CoverageFacts

  public init(_ index: CatalogIndex, _ facts: CoverageFacts) {
    self.index = index
    self.facts = facts
  }

  private typealias Row = (figure: String, title: String, about: String, link: String, page: PageAddress)

  /// The results to show, each with a number, a title, a description, and a link to the page with the details. The
  /// snippets are left out if the articles contain none. The previews are left out if none were explored.
  private var rows: [Row] {
    var rows: [Row] = []
    if facts.snippets.total > 0 {
      let version = facts.swiftVersion.map { " with Swift \($0)" } ?? ""
      rows.append(
        (
          "\(facts.snippets.passed.grouped) of \(facts.snippets.total.grouped)", "snippets checked",
          "Each snippet builds\(version) against the package, or fails with the error that the page names.", "Coverage",
          .coverage
        ))
    }
    if let preview = facts.previews.max(by: { ($0.states, $1.title) < ($1.states, $0.title) }) {
      rows.append(
        (
          facts.states.grouped, "preview states explored",
          "\(facts.tried.grouped) steps in \(facts.previews.count) previews. Every control is a plain link.",
          "Walk through \(preview.title.prefix { $0 != ":" })",
          PageAddress(preview.address)
        ))
    }
    let open = index.violations.count { $0.state == .open }
    let violations = open == 0 ? "none violated" : open.counted("violation")
    rows.append(
      (
        index.entities.values.count(where: \.isCounted).grouped, "types mapped",
        "\(index.relations.count { $0.kind != .partOf }.grouped) relations, each with its source lines. "
          + (index.rules.isEmpty ? "" : "\(index.rules.count.counted("rule")), \(violations)."),
        "Catalog", .catalog
      ))
    return rows
  }

  func html(on page: PageAddress) -> [UInt8] {
    var html = Markup()
    html.element("ul", ["results"]) { html in
      for row in rows {
        html.element("li") { html in
          html.element("strong") { html in
            html.element("b", text: row.figure)
            html.write(" " + row.title)
          }
          html.element("span", text: row.about + " ")
          html.link(to: page.link(to: row.page), text: row.link)
        }
      }
      if let version = facts.version {
        html.element("li") { $0.element("strong") { $0.write("Limn \(version)") } }
      }
    }
    return (html.text + "\n").bytes
  }
}
