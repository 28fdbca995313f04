import LimnCatalog

/// Describes the coverage page: first the totals, then the gaps, then all symbols. Each gap is a list of missing
/// things, such as the views without a preview. The gap with the most missing things comes first.
struct CoveragePage {
  let format: CatalogFormatter
  let facts: CoverageFacts

  private struct Gap {
    var title: String
    /// The title of the list of missing things.
    var missingTitle: String
    var missing: [[CatalogInline]]
    var total: Int?
    var complete: String
  }

  func content() -> CatalogContent {
    let coverage = format.index.coverage
    var page = CatalogContent(
      format.here, title: "Coverage",
      summary: "Views without a preview, actions without a sender, symbols without an example.")
    page.classes = ["wide"]
    func links(_ ids: [String]) -> [[CatalogInline]] { ids.map { [format.link($0)] } }
    var gaps = [
      Gap(
        title: "Views with a preview", missingTitle: "Views without a preview",
        missing: links(facts.undrawnViews(format.index)), total: coverage.views,
        complete: "Every view has a preview that ran."),
      Gap(
        title: "Actions that are sent", missingTitle: "Actions that are not sent",
        missing: links(coverage.actionsNobodySends), total: coverage.actions,
        complete: "Every action is sent."),
      Gap(
        title: "Actions that are handled", missingTitle: "Actions that are not handled",
        missing: links(coverage.actionsNobodyHandles), total: coverage.actions,
        complete: "Every action is handled."),
      Gap(
        title: "Providers without a mock", missingTitle: "Providers without a mock",
        missing: links(coverage.providersWithoutMock), total: nil,
        complete: "Every provider has a mock."
      ),
    ].filter { $0.total != 0 && !($0.total == nil && $0.missing.isEmpty) }
    gaps += coverage.libraries.map { library in
      let name = format[library.target]?.name ?? library.target
      return Gap(
        title: "Symbols of \(name) in snippets", missingTitle: "Symbols of \(name) in no snippet that compiles",
        missing: library.unused.map { link($0) + [.text(", \($0.kind), "), format.source($0.source)] },
        total: library.counted.count,
        complete: "Every public symbol is used in a snippet of an article.")
    }
    page.add(format.health(gaps.map(figure) + checkedFigures))
    let open =
      (gaps.filter { !$0.missing.isEmpty }.map {
        OpenGap($0.missingTitle, $0.missing.count, [CatalogBlock.list($0.missing)])
      }
      + snippetGap + previewGaps).sorted { $0.count > $1.count }
    let actions = format.index.entities.values.filter { $0.kind == .action }.sum(\.outputs.count) - coverage.actions
    page.section(
      "Gaps",
      open.isEmpty
        ? [
          .paragraph([
            actions <= 0
              ? "There are no gaps." : .text("No gaps are known. \(actions.counted("action")) could not be checked.")
          ])
        ]
        : largest(open[0].title, open[0].count, open[0].blocks)
          + open.dropFirst().map { .folded("\($0.title): \($0.count.grouped)", $0.blocks) })
    if !coverage.libraries.isEmpty {
      page.section(
        "Public symbols", anchor: "public-symbols", coverage.libraries.map(symbols))
    }
    return page
  }

  /// The number of visible rows in the list of the largest gap. The remaining rows are collapsed.
  private static let shown = 6

  /// Returns the content for the largest gap. If the gap has many rows, only the first rows are visible, and the others
  /// are collapsed.
  private func largest(_ title: String, _ count: Int, _ blocks: [CatalogBlock]) -> [CatalogBlock] {
    func parts<Item>(of items: [Item], _ block: ([Item]) -> CatalogBlock) -> [CatalogBlock] {
      let rest = items.dropFirst(Self.shown)
      return rest.count < 2
        ? [block(items)]
        : [block(Array(items.prefix(Self.shown))), .folded("\(rest.count.grouped) more", [block(Array(rest))])]
    }
    let opened = blocks.flatMap { block in
      switch block {
      case .list(let items): parts(of: items) { .list($0) }
      case .table(let columns, let rows, _): parts(of: rows) { .table(columns: columns, rows: $0) }
      default: [block]
      }
    }
    return [.paragraph([.strong("\(title): \(count.grouped)")])] + opened
  }

  private func figure(_ gap: Gap) -> HealthFigure {
    guard let total = gap.total else { return .init(title: gap.title, value: gap.missing.count.grouped, isBad: true) }
    let done = total - gap.missing.count
    return Self.figure(
      gap.title, done, of: total, done == total ? gap.complete : "\(gap.missing.count.grouped) missing, listed below")
  }

  /// Returns a measured value for the strip at the top of the page: `done` as a percentage of `total`, with a bar. The
  /// percentage is rounded down, so it is 100 only if nothing is missing.
  private static func figure(_ title: String, _ done: Int, of total: Int, _ remark: String) -> HealthFigure {
    let tenths = total == 0 ? 1000 : done * 1000 / total
    let percent = tenths % 10 == 0 ? "\(tenths / 10)%" : "\(tenths / 10).\(tenths % 10)%"
    return .init(
      title: title, value: percent, detail: "\(done.grouped) of \(total.grouped)", share: (done, total),
      remark: (remark, nil),
      isGood: done == total)
  }

  /// The measured values that come from checks: how many snippets compile, how many rules pass, and how many steps of
  /// previews were tried.
  private var checkedFigures: [HealthFigure] {
    var figures: [HealthFigure] = []
    let snippets = facts.snippets
    if snippets.total > 0 {
      let details =
        snippets.details + (snippets.exceptions.isEmpty || snippets.details.isEmpty ? "" : ", ") + snippets.exceptions
      figures.append(Self.figure("Snippets that compile", snippets.passed, of: snippets.total, details + "."))
    }
    let rules = format.index.rules
    if !rules.isEmpty, format.index.entities.values.contains(where: { $0.kind == .app }) {
      let states = format.index.violations.grouped(by: \.rule).values.map { Set($0.map(\.state)) }
      let violated = states.count { $0.contains(.open) }
      let unconfirmed = states.count { $0.contains(.unconfirmed) && !$0.contains(.open) }
      figures.append(
        Self.figure(
          "Rules that pass", rules.count - violated - unconfirmed, of: rules.count,
          violated + unconfirmed == 0 ? "No violation." : "\(violated) violated, \(unconfirmed) unconfirmed."))
    }
    if facts.tried + facts.untried > 0 {
      figures.append(
        Self.figure(
          "Preview steps tried", facts.tried, of: facts.tried + facts.untried,
          facts.untried == 0 ? "Every step leads to a state." : "The pages of the previews say why the others were not."
        )
      )
    }
    return figures
  }

  /// A gap with missing things.
  private typealias OpenGap = (title: String, count: Int, blocks: [CatalogBlock])

  private func gap(_ title: String, _ count: Int, _ columns: [String], _ rows: [[[CatalogInline]]]) -> [OpenGap] {
    rows.isEmpty ? [] : [(title, count, [.table(columns: columns, rows: rows)])]
  }

  /// The snippets that did not pass, with their locations and reasons.
  private var snippetGap: [OpenGap] {
    let open = facts.openSnippets
    return gap(
      "Snippets not known to compile", open.count, ["Snippet", "Result"],
      open.map { [[format.source($0.location)], [.text($0.reason)]] })
  }

  /// The two gaps in previews. The first gap lists the previews that have untried steps. The preview with the most
  /// untried steps comes first. The second gap lists the findings in all previews.
  private var previewGaps: [OpenGap] {
    let open = facts.previews.filter { $0.untried > 0 }.sorted { ($1.untried, $0.title) < ($0.untried, $1.title) }
    let steps = open.map { preview in
      [
        [CatalogInline.page(preview.title, PageAddress(preview.address))], [.text(preview.tried.grouped)],
        [.text(preview.untried.grouped)],
      ]
    }
    let findings = facts.previews.flatMap { preview in
      preview.findings.map { finding in
        [
          [CatalogInline.text(finding.message.capitalizedFirst)],
          [.page(preview.title, PageAddress(finding.address), fragment: "s\(finding.state)")],
        ]
      }
    }
    return gap("Steps of previews not tried", facts.untried, ["Preview", "Tried", "Not tried"], steps)
      + gap("Findings in previews", findings.count, ["Finding", "Preview"], findings)
  }

  private func symbols(_ library: LibraryCoverage) -> CatalogBlock {
    let name = format[library.target]?.name ?? library.target
    let (all, unused) = (library.counted.count, library.unused.count)
    return .folded(
      "Public symbols of \(name): \((all - unused).grouped) of \(all.grouped) used",
      [
        .paragraph(["Library ", format.link(library.target)]),
        .table(
          columns: ["Symbol", "Kind", "Used in"], rows: library.symbols.map { [link($0), [.text($0.kind)], uses($0)] }),
      ])
  }

  private func link(_ symbol: LibraryCoverage.Symbol) -> [CatalogInline] {
    guard let id = symbol.entity, let entity = format[id], let address = format.address(id) else {
      return [.code(symbol.name)]
    }
    let member = symbol.name.after(prefix: entity.name + ".")
    let anchor = member.flatMap { format.anchor($0, of: entity, at: symbol.source) }
    return [.page(symbol.name, address, fragment: anchor, isCode: true)]
  }

  /// Returns links to at most three articles that use a symbol. If the coverage does not count the symbol, returns the
  /// reason in words.
  private func uses(_ symbol: LibraryCoverage.Symbol) -> [CatalogInline] {
    switch symbol.exemption {
    case .witness: return ["not counted: fulfills a requirement"]
    case .defaultImplementation: return ["not counted: the protocol requirement is counted instead"]
    case .wrapper:
      return ["not counted: the compiler inserts calls of this symbol where code uses the property wrapper"]
    case .unreachable: return ["not counted: callers cannot obtain a value of its type"]
    case nil: break
    }
    return symbol.articles.isEmpty ? ["nothing"] : symbol.articles.map(format.link).joined(atMost: 3)
  }
}
