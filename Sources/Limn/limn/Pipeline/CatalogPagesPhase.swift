import LimnCatalog
import LimnDiagnostics
import LimnMarkdown
import LimnPages
import LimnPreviews

/// Step 6: creates the part of the site that is made from the catalog.
struct CatalogPagesPhase: Phase {
  let workspace: Workspace
  let artifacts: BuildArtifacts
  /// The sources to publish, by path.
  let sources: [String: PublishedText]

  func run() throws -> CatalogPagesResult {
    guard let index = artifacts.index else {
      var none = CatalogPagesResult()
      none.content.isMissing = catalogsCode && hasPackage
      return none
    }
    var external = ExternalAddresses(templates: settings.documentation)
    let unread = external.readLists(processes, at: settings.locations["documentation"])
    let catalog = pages(of: index, external)
    let made = catalog.pages()
    var content = SiteCatalog()
    content.pages = made.pages
    content.navigation = [catalog.navigation()]
    content.files = made.files + (try catalog.files())
    content.symbols = catalog.symbols
    content.results = BuildResults(index, catalog.facts)
    return CatalogPagesResult(content: content, styles: catalog.styles(), diagnostics: unread + made.diagnostics)
  }

  private func pages(of index: CatalogIndex, _ external: ExternalAddresses) -> CatalogPages {
    let graphs = artifacts.graphs
    var catalog = CatalogPages(index: index)
    catalog.symbols.external = external
    catalog.jobs = options.jobs
    catalog.reportsLinks = options.only.contains(.links)
    catalog.add(content)
    catalog.previewPages = Set(graphs.map(\.preview.id))
    let byView = graphs.grouped { "\($0.preview.module)/\($0.preview.type)" }
    catalog.previews = { module, name, root in
      byView["\(module)/\(name)"].map { graphs in
        // Embed only the first preview, and link to the others. If all previews were embedded, they would take up too
        // much space in the text.
        (PreviewPages.embed(graphs[0], root: root) + PreviewPages.links(Array(graphs.dropFirst()), root: root)).bytes
      }
    }
    let byApp = index.entities(of: .app).keyed { ($0.name, self.graphs(of: $0, in: index)) }
    // An app has no map if its previews show only one screen.
    let maps = byApp.mapValues { FlowPicture($0) }.filter { !$0.value.isEmpty }
    catalog.flow = { app, root in maps[app].map { $0.html(of: app, root: root).bytes } }
    catalog.explored = { app in
      let own = byApp[app] ?? []
      return own.isEmpty ? nil : (own.sum(\.states.count), own.count)
    }
    catalog.facts = facts
    let properties = StoreProperties(index)
    catalog.actions = ObservedActions(graphs, properties: properties).facts(store:name:)
    catalog.controls = ObservedControls(graphs, properties: properties).controls(module:view:)
    catalog.source = { [sources] path in sources[path]?.text }
    return catalog
  }

  private func graphs(of app: Entity, in index: CatalogIndex) -> [StateGraph] {
    let modules = Set(index.entities(of: .target).filter { $0.app == app.id }.compactMap(\.module))
    return artifacts.graphs.filter { modules.contains($0.preview.module) }
  }

  private var facts: CoverageFacts {
    var facts = CoverageFacts()
    facts.version = limnVersion
    facts.swiftVersion = artifacts.swiftVersion
    facts.snippets = SnippetCounts(artifacts.verdicts)
    facts.openSnippets = artifacts.verdicts.filter { $0.kind != .passed }.map { verdict in
      (
        verdict.location,
        verdict.kind.name + (verdict.kind.reason.map { ": \($0)" } ?? "")
      )
    }
    facts.previews = artifacts.graphs.map { CoverageFacts.Preview($0) }
    facts.unrun = artifacts.unrun
    return facts
  }
}

/// The part of the site that is made from the catalog; empty if there is no catalog.
struct CatalogPagesResult {
  var content = SiteCatalog()
  /// The style sheets that the pages in `content` need, by name.
  var styles: [(name: String, bytes: [UInt8])] = []
  var diagnostics: [Diagnostic] = []
}
