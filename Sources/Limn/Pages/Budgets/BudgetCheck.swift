import LimnConfiguration
import LimnDiagnostics
import LimnPlatform

/// Checks the size budgets of a site. Each violation names the page or file.
struct BudgetCheck {
  var budgets: Settings.Budgets
  private(set) var weights = SiteWeights()
  private(set) var diagnostics: [Diagnostic] = []

  /// The kinds of pages for which the accessibility of the frame was already checked. One page of each kind is enough.
  private var frames: Set<SitePage.Kind> = []

  /// Measures the style sheets and scripts of a theme.
  init(_ budgets: Settings.Budgets, _ theme: Theme) {
    self.budgets = budgets
    weigh(theme)
  }

  private var accessibility: AccessibilityCheck { AccessibilityCheck(level: budgets.accessibility) }

  /// Measures the compressed size of frames. A frame is a page without its content. Compressing all frames would take
  /// longer than creating the pages. So the frames are grouped by the section and the kind of their pages, and only the
  /// largest frame of each group is compressed.
  ///
  /// - Parameter sizes: the uncompressed size of each page's frame.
  mutating func weigh(_ pages: [SitePage], in frame: PageTemplate, sizes: [Int]) {
    var largest: [String: (page: SitePage, size: Int)] = [:]
    for (page, size) in zip(pages, sizes) {
      let key = "\(page.kind.rawValue)/\(frame.navigation.section(of: page.address) ?? -1)"
      if (largest[key]?.size ?? -1) < size { largest[key] = (page, size) }
    }
    for (page, _) in largest.values.sorted(by: { $0.page.address < $1.page.address }) {
      var empty = page
      empty.body = []
      let html = frame.render(empty)
      let size = CompressedSize.gzip(html)
      if frames.insert(page.kind).inserted { diagnostics += accessibility.diagnostics(ofFrame: html) }
      weights.frame = max(weights.frame, size)
      guard size > budgets.frame else { continue }
      // The list "On this page" grows with the number of headings in the article. If only this list makes the frame too
      // large, the problem is a warning and not an error.
      empty.contents = []
      let text =
        "the frame of '\(page.address)' has \(size) bytes when compressed, but the budget is \(budgets.frame) bytes"
      if CompressedSize.gzip(frame.render(empty)) > budgets.frame {
        diagnostics.add(.frameBudget, text)
      } else {
        let long =
          "\(text); the list 'On this page' has \(page.contents.count) headings, so consider splitting the article"
        diagnostics.add(.longArticle, long, at: page.source.map { Location(path: $0) })
      }
    }
  }

  private mutating func weigh(_ theme: Theme) {
    let styles = (theme.styles + theme.addresses(of: ["catalog.css"], ending: ".css")).compactMap {
      theme.assets[PageAddress($0)]
    }
    weights.css = styles.reduce(0) { $0 + CompressedSize.gzip($1) }
    let names = ["early.js", "limn.js", "search.js", "hover.js", "extra.js"].compactMap { theme.address(of: $0) }
    weights.scripts = names.reduce(0) { $0 + CompressedSize.gzip(theme.assets[PageAddress($1)] ?? []) }
    check(.cssBudget, "the style sheets", weights.css, budgets.css)
    check(.scriptBudget, "the scripts", weights.scripts, budgets.scripts)
  }

  /// Measures the files that a first search loads: the script, the manifest, the largest word shard, and the largest
  /// page shard.
  mutating func weigh(_ search: [SiteFile], _ theme: Theme, jobs: Int?) {
    func largest(_ kind: String) -> [UInt8]? {
      search.dropLast().filter { $0.address.name.hasPrefix(kind) }.map(\.bytes).max { $0.count < $1.count }
    }
    let script = theme.address(of: "search.js").flatMap { theme.assets[PageAddress($0)] }
    let loaded = [script, search.last?.bytes, largest("w"), largest("p")].compactMap(\.self)
    weights.search = concurrentMap(loaded, jobs: jobs, CompressedSize.gzip).reduce(0, +)
    check(.searchBudget, "the files that a reader's first search loads", weights.search, budgets.search)
  }

  private mutating func check(_ kind: DiagnosticKind, _ parts: String, _ size: Int, _ budget: Int) {
    if size > budget {
      diagnostics.add(kind, "\(parts) have \(size) bytes when compressed, but the budget is \(budget) bytes")
    }
  }
}
