import LimnCatalog

/// Describes the page about code that was not compiled. It lists the targets, and the missing modules that prevent
/// their compilation.
extension CatalogFormatter {
  /// Whether the compiler did not compile some code completely.
  var hasCodeNotBuilt: Bool { index.entities.values.contains { $0.level == .read || $0.level == .indexed } }

  func notBuiltPage() -> CatalogContent {
    var page = CatalogContent(
      here, title: "Not built here",
      summary: "Code that is not compiled without errors on this machine, and why.")
    page.add(
      .paragraph([
        "In files that are compiled in part, only what the compiler could not resolve is inferred from names. In files that are read from syntax, all uses are. A use of an ambiguous name is left out."
      ]))
    let types = entities.filter { $0.isCounted || $0.kind == .test }
    let targets = index.entities(of: .target).compactMap { target -> [[CatalogInline]]? in
      let own = types.filter { $0.module == target.module }
      let (indexed, read) = (own.count { $0.level == .indexed }, own.count { $0.level == .read })
      return indexed + read == 0
        ? nil
        : [
          [link(target.id)], [.text("\(own.count)")], [.text("\(indexed)")], [.text("\(read)")],
          [.text(target.reason ?? "")],
        ]
    }
    page.table("Targets", ["Target", "Types and tests", "Compiled in part", "Read from syntax", "Reason"], targets)
    ranking("Missing modules", "Module", index.missing.filter { $0.isSymbol != true }, &page)
    ranking("Missing symbols", "Symbol", index.missing.filter { $0.isSymbol == true }, &page)
    return page
  }

  private func ranking(_ title: String, _ column: String, _ missing: [MissingModule], _ page: inout CatalogContent) {
    page.table(
      title, [column, "Files that lack only this", "Files that use it", "First use"],
      missing.map {
        [[.code($0.name)], [.text(String($0.alone))], [.text(String($0.files))], [source($0.source)]]
      })
  }
}
