import LimnCatalog
import LimnMarkup

/// Describes the page about coverage: figures first, then the gaps, the largest first, then all symbols.
struct CoveragePage {
  let words: CatalogFormatter

  static let address: PageAddress = "catalog/coverage.html"
}

extension CoveragePage {
  private struct Gap {
    var title: String
    var missing: [[CatalogInline]]
    var total: Int?
    var complete: String
  }

  func content() -> CatalogContent {
    let coverage = words.index.coverage
    var page = CatalogContent(
      Self.address, title: "Coverage", summary: "Views without a preview, actions without a sender, symbols without an example.")
    page.classes = ["wide"]
    func links(_ ids: [String]) -> [[CatalogInline]] { ids.map { [words.link($0)] } }
    var gaps = [
      Gap(
        title: "Views with a preview", missing: links(coverage.viewsWithoutPreview), total: coverage.views,
        complete: "Every view has a preview."),
      Gap(
        title: "Actions that are sent", missing: links(coverage.actionsNobodySends), total: coverage.actions,
        complete: "Every action is sent."),
      Gap(
        title: "Actions that are handled", missing: links(coverage.actionsNobodyHandles), total: coverage.actions,
        complete: "Every action is handled."),
      Gap(
        title: "Providers without a mock", missing: links(coverage.providersWithoutMock), total: nil, complete: "Every provider has a mock."
      ),
    ].filter { $0.total != 0 && !($0.total == nil && $0.missing.isEmpty) }
    gaps += coverage.libraries.map { library in
      let name = words.index.entities[library.target]?.name ?? library.target
      return Gap(
        title: "Symbols of \(name) in an article",
        missing: library.unused.map { link($0) + [.text(", \($0.kind), "), words.source($0.source)] }, total: library.counted.count,
        complete: "An article's snippet uses every public symbol.")
    }
    page.blocks.append(HealthStrip(figures: gaps.map(figure)).block(on: page.address))
    let open = gaps.filter { !$0.missing.isEmpty }.sorted { $0.missing.count > $1.missing.count }
    page.section(
      "Gaps",
      open.isEmpty
        ? [.paragraph(["There are no gaps."])]
        : open.map { .folded("\($0.title): \($0.missing.count) missing", [.list($0.missing)]) })
    if !coverage.libraries.isEmpty {
      page.section(
        "Public symbols", anchor: "public-symbols", [.list(coverage.libraries.map(summary))] + coverage.libraries.map(symbols))
    }
    return page
  }

  private func figure(_ gap: Gap) -> HealthStrip.Figure {
    guard let total = gap.total else { return .init(title: gap.title, value: "\(gap.missing.count)", isBad: true) }
    let done = total - gap.missing.count
    return .init(title: gap.title, value: "\(done) / \(total)", share: (done, total), isGood: done == total)
  }

  private func summary(_ library: LibraryCoverage) -> [CatalogInline] {
    let (all, unused) = (library.counted.count, library.unused.count)
    return [words.link(library.target), .text(": \(all - unused) of \(all)." + (unused == 0 ? " Every one is used." : ""))]
  }

  private func symbols(_ library: LibraryCoverage) -> CatalogBlock {
    let name = words.index.entities[library.target]?.name ?? library.target
    return .folded(
      "Public symbols of \(name)",
      [
        .table(
          columns: ["Symbol", "Kind", "Used in"], rows: library.symbols.map { [link($0), [.text($0.kind)], uses($0)] })
      ])
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
    case .witness: return ["not counted: fulfills a requirement"]
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
