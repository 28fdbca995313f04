import LimnCatalog
public import LimnDiagnostics
public import LimnPreviews

/// The results of checking snippets and exploring previews.
public struct CoverageFacts: Sendable {
  /// The results of exploring one preview.
  public struct Preview: Sendable {
    var title: String
    /// The address of the preview's page relative to the site's root.
    var address: String
    var states, tried, untried: Int
    /// Findings, each with the state in which it occurs, and the address of the page that shows the state.
    var findings: [(message: String, address: String, state: Int)]
  }

  public var unrun: [UnrunPreview] = []
  /// The version of Limn that created the site.
  public var version: String?
  public var snippets = SnippetCounts()
  /// The snippets that did not pass, each with the reason.
  public var openSnippets: [(location: Location, reason: String)] = []
  public var previews: [Preview] = []
  /// The compiler's version, such as `6.3.1`.
  public var swiftVersion: String?

  public init() {}

  var states: Int { previews.sum(\.states) }
  var tried: Int { previews.sum(\.tried) }
  var untried: Int { previews.sum(\.untried) }

  /// The views that no preview drew, although one should.
  func undrawnViews(_ index: CatalogIndex) -> [String] {
    index.coveredViews.filter { view in
      let path = "preview/\(view.module ?? "")/\(view.name)/"
      return !previews.contains { $0.address.contains(path) }
        && (index.coverage.viewsWithoutPreview.contains(view.id) || unrun.contains { $0.preview.id.hasPrefix(path) })
    }.map(\.id)
  }
}

extension CoverageFacts.Preview {
  /// The results of an explored preview.
  public init(_ graph: StateGraph) {
    let preview = graph.preview
    self.init(
      title: preview.title, address: preview.path + ".html", states: graph.states.count,
      tried: graph.edges.count,
      untried: graph.frontier.count,
      findings: graph.findings.map { ($0.message, preview.path(ofPage: graph.page(of: $0.state)), $0.state) })
  }
}
