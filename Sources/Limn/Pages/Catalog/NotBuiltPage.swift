import LimnCatalog

/// Describes the page about code that was not compiled here: which targets, and which missing modules keep it from being compiled.
struct NotBuiltPage {
  let words: CatalogFormatter

  static let address: PageAddress = "catalog/not-built.html"

  /// Nil if everything was built.
  init?(words: CatalogFormatter) {
    guard words.index.entities.values.contains(where: { $0.level == .read }) else { return nil }
    self.words = words
  }
}

extension NotBuiltPage {
  func content() -> CatalogContent {
    var page = CatalogContent(
      Self.address, title: "Not built here", summary: "Targets whose facts come from their syntax alone, and the modules that they lack.")
    page.blocks.append(
      .paragraph([
        "These targets were not compiled on this machine. What the catalog says of them comes from their syntax: types, clauses, and uses by name. ",
        "A use whose name could mean several things is left out.",
      ]))
    let types = words.index.types()
    let targets = words.index.entities(of: .target).compactMap { target -> [[CatalogInline]]? in
      let own = types.filter { $0.module == target.module }
      let read = own.count { $0.level == .read }
      return read == 0 ? nil : [[words.link(target.id)], [.text("\(read) of \(own.count)")]]
    }
    page.table("Targets", ["Target", "Types read from syntax"], targets)
    page.table(
      "Missing modules", ["Module", "Files it blocks alone", "Files that import it", "First import"],
      words.index.missing.map { module in
        [[.code(module.name)], [.text(String(module.alone))], [.text(String(module.files))], [words.source(module.source)]]
      })
    if !words.index.missing.isEmpty {
      page.blocks.append(
        .paragraph(["A module of Apple's is missing on Linux; one of a package is missing until 'swift package resolve' can fetch it."]))
    }
    return page
  }
}
