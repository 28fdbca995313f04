import LimnCatalog

/// Describes the page about what is missing.
struct CoveragePage {
  let words: CatalogFormatter

  static let address: PageAddress = "catalog/coverage.html"
}

extension CoveragePage {
  func content() -> CatalogContent {
    let coverage = words.index.coverage
    var page = CatalogContent(
      Self.address, title: "What is missing", summary: "Views without preview, actions without sender, symbols without example.")
    func list(_ title: String, _ ids: [String], of total: Int?, _ none: String) {
      let count = total.map { "\($0 - ids.count) of \($0)." } ?? ""
      page.section(
        title, [.paragraph([.text(ids.isEmpty ? "\(count) \(none)" : count)])] + (ids.isEmpty ? [] : [.list(ids.map { [words.link($0)] })]))
    }
    list("Views with a preview", coverage.viewsWithoutPreview, of: coverage.views, "Every view has one.")
    list("Actions that are sent", coverage.actionsNobodySends, of: coverage.actions, "Every action is sent.")
    list("Actions that are handled", coverage.actionsNobodyHandles, of: coverage.actions, "Every action is handled.")
    list("Providers without mock", coverage.providersWithoutMock, of: nil, "Every provider has one.")
    if !coverage.libraries.isEmpty {
      page.section("Public symbols that an article's snippet uses", anchor: "public-symbols", [.list(coverage.libraries.map(summary))])
    }
    for library in coverage.libraries { add(library, to: &page) }
    return page
  }

  private func summary(_ library: LibraryCoverage) -> [CatalogInline] {
    let (all, unused) = (library.counted.count, library.unused.count)
    return [words.link(library.target), .text(": \(all - unused) of \(all)." + (unused == 0 ? " Every one is used." : ""))]
  }

  private func add(_ library: LibraryCoverage, to page: inout CatalogContent) {
    let name = words.index.entities[library.target]?.name ?? library.target
    var blocks: [CatalogBlock] = []
    if !library.unused.isEmpty {
      blocks.append(.paragraph(["In no snippet:"]))
      blocks.append(.list(library.unused.map { link($0) + [.text(", \($0.kind), "), words.source($0.source)] }))
    }
    blocks.append(
      .table(
        columns: ["Symbol", "Kind", "Used in"],
        rows: library.symbols.map { [link($0), [.text($0.kind)], uses($0)] }))
    page.section("Public symbols of \(name)", anchor: "symbols-\(name.lowercased())", blocks)
  }

  private func link(_ symbol: LibraryCoverage.Symbol) -> [CatalogInline] {
    guard let id = symbol.entity, let entity = words.index.entities[id], let address = words.address(id) else {
      return [.code(symbol.name)]
    }
    let member = symbol.name.hasPrefix(entity.name + ".") ? String(symbol.name.dropFirst(entity.name.count + 1)) : nil
    return [.page(symbol.name, address, fragment: member.flatMap { words.anchor($0, of: entity) }, isCode: true)]
  }

  /// The articles that use a symbol, three at most, or why it does not count.
  private func uses(_ symbol: LibraryCoverage.Symbol) -> [CatalogInline] {
    switch symbol.exemption {
    case .witness: return ["not counted: fulfils a requirement"]
    case .defaultImplementation: return ["not counted: the requirement counts"]
    case .wrapper: return ["not counted: called for the wrapper's syntax"]
    case .unreachable: return ["not counted: nothing public leads to it"]
    case nil: break
    }
    if symbol.articles.isEmpty { return ["nothing"] }
    var found: [CatalogInline] = []
    for id in symbol.articles.prefix(3) { found += (found.isEmpty ? [] : [", "]) + [words.link(id)] }
    if symbol.articles.count > 3 { found.append(.text(" and \(symbol.articles.count - 3) more")) }
    return found
  }
}
