import LimnCatalog
import LimnConfiguration
import LimnDiagnostics
import Foundation
import LimnMarkdown
import LimnPages
import LimnPlatform
import LimnPreviews
import LimnSnippets
import LimnToolchain

/// The results of earlier steps that pages are made from.
struct BuildArtifacts {
  /// The verdict of each snippet.
  var verdicts: [Verdict] = []
  /// Copies of the verdicts on code files, one for each place where a tutorial or another directive shows the file.
  var verdictsOnShownCode: [Verdict] = []
  var toolchain: Toolchain?
  var index: CatalogIndex?
  /// Whether the catalog has everything that can be found out. Otherwise it ran out of time, and the next build may find more.
  var hasCompleteCatalog = true
  var graphs: [StateGraph] = []
  /// The state graphs of previews in snippets.
  var snippetGraphs: [StateGraph] = []
  var symbolLists: [String: ModuleSymbols] = [:]
  /// The names of the package's modules; nil if the package was not built.
  var modules: [String]?
  /// The digest of what the package was built from; nil if there is no package or some targets did not build.
  var packageDigest: String?

  /// All verdicts, each with the location where readers see the code.
  var displayedVerdicts: [Verdict] { verdicts + verdictsOnShownCode }
}

extension Pipeline {
  /// Step 6: collects all inputs of the site.
  mutating func siteInput(_ project: Project, _ material: BuildArtifacts) throws(EnvironmentFailure) -> SiteInput {
    let progress = progress
    return try progress.phase("preparing pages") { () throws(EnvironmentFailure) in try collectedInput(project, material) }
  }

  private mutating func collectedInput(_ project: Project, _ material: BuildArtifacts) throws(EnvironmentFailure) -> SiteInput {
    let settings = project.settings
    let identity = SiteIdentity(
      title: settings.title, tagline: settings.description, url: settings.url, repository: settings.repository?.url,
      branch: settings.repository?.branch ?? "main", language: settings.language, basePath: options.basePath)
    let theme = try Theme(
      standard: Theme.standardFolder(files: files), overrides: layout.site + "/theme", shownAs: layout.relative(layout.site + "/theme"),
      files: files
    ).withAccent(light: settings.theme.accentLight, dark: settings.theme.accentDark, at: settings.locations["theme"])
    var input = SiteInput(identity: identity, theme: theme, articles: project.pages)
    input.appearance.budgets = settings.budgets
    input.jobs = options.jobs
    input.content.folder = layout.content.map(layout.relative).map { $0 == "." ? "" : $0 } ?? "Content"
    input.content.staticFiles = try staticFiles(project)
    input.snippets.verdicts = material.displayedVerdicts
    input.symbolLists.byModule = material.symbolLists
    input.symbolLists.modules = material.modules
    input.snippets.swiftVersion = material.toolchain.flatMap { Self.shortVersion($0.version) }
    let ledger = layout.site + "/addresses.txt"
    // If the ledger of addresses cannot be read, fail: with an empty ledger, lost addresses would not be noticed.
    do throws(FileError) {
      let text = try files.readIfPresent(ledger).map { String(decoding: $0, as: UTF8.self) }
      input.history.ledger = AddressLedger(path: layout.relative(ledger), parsing: text ?? "")
    } catch {
      throw error.failure
    }
    let history = try GitHistory.read(folder: layout.root, runner: processes)
    diagnostics += history.diagnostics
    input.history.changes = history.changes
    input.content.repositoryFolder = [history.prefix, input.content.folder].filter { !$0.isEmpty }.joined(separator: "/")
    let (root, files) = (layout.root, files)
    input.content.exists = { files.exists(root + "/" + $0) }
    let (cache, processes) = (cache, processes)
    input.drawDot = { text throws(DotFailure) in try DotPicture(text, cache: cache, runner: processes).html }
    if let index = material.index { try addCatalog(index, material, to: &input) }
    addPreviews(material.graphs + material.snippetGraphs, material, to: &input)
    return input
  }

  /// The other files of the content folder, such as images. They are copied to the site.
  private func staticFiles(_ project: Project) throws(EnvironmentFailure) -> [SiteFile] {
    var copies: [SiteFile] = []
    for path in project.assets {
      do { copies.append(SiteFile(PageAddress(path), try files.read((layout.content ?? layout.root) + "/" + path))) } catch {
        throw error.failure
      }
    }
    return copies
  }

  private mutating func addCatalog(
    _ index: CatalogIndex, _ material: BuildArtifacts, to input: inout SiteInput
  ) throws(EnvironmentFailure) {
    let graphs = material.graphs
    var catalog = CatalogPages(index: index, cache: cache, processes: processes)
    catalog.jobs = options.jobs
    catalog.previewPages = Set(graphs.map(\.preview.id))
    let byView = Dictionary(grouping: graphs) { "\($0.preview.module)/\($0.preview.type)" }
    catalog.previews = { module, name, root in
      byView["\(module)/\(name)"].map { graphs in
        // Embed only the first preview and link to the others, which would otherwise take up too much space in the text.
        Array((PreviewPages.embed(graphs[0], root: root) + PreviewPages.links(Array(graphs.dropFirst()), root: root)).utf8)
      }
    }
    let maps = Self.flowMaps(graphs, of: index)
    catalog.flow = { app, root in maps[app].map { Array($0.html(of: app, root: root).utf8) } }
    catalog.previewAssets = maps.isEmpty ? [] : ["previews.css"]
    let modules = Dictionary(
      index.entities(of: .app).map { app in (app.name, Set(index.entities(of: .target).filter { $0.app == app.id }.map(\.name))) }
    ) { first, _ in first }
    catalog.explored = { app in
      let own = graphs.filter { modules[app]?.contains($0.preview.module) == true }
      return own.isEmpty ? nil : (own.reduce(0) { $0 + $1.states.count }, own.count)
    }
    catalog.facts = Self.facts(of: material, swiftVersion: input.snippets.swiftVersion)
    input.catalog.results = BuildResults(index, catalog.facts)
    let observed = ObservedActions(graphs)
    catalog.actions = { module, store, name in observed.facts(module: module, store: store, name: name) }
    let controls = ObservedControls(graphs)
    catalog.controls = { module, view in controls.controls(module: module, view: view) }
    let (root, files) = (layout.root, files)
    catalog.source = { path in try? files.read(root + "/" + path) }
    for style in catalog.styles() { input.appearance.theme.add(style.name, style.bytes) }
    input.catalog.architectures = Set(index.profiles.map { $0.title.lowercased().filter(\.isLetter) })
    let made = catalog.pages()
    diagnostics += made.diagnostics
    input.catalog.pages += made.pages
    input.catalog.files += made.files
    input.catalog.navigation.append(catalog.navigation())
    input.catalog.symbols = SymbolLinks(index)
    input.catalog.files += try catalog.files()
  }

  private static func facts(of material: BuildArtifacts, swiftVersion: String?) -> CoverageFacts {
    var facts = CoverageFacts()
    facts.swiftVersion = swiftVersion
    facts.snippets = SnippetCounts(material.verdicts)
    facts.openSnippets = material.verdicts.filter { $0.kind != .passed }.map { verdict in
      (Location(path: verdict.path, line: verdict.line), verdict.kind.name + (verdict.kind.reason.map { ": \($0)" } ?? ""))
    }
    facts.previews = material.graphs.map { graph in
      CoverageFacts.Preview(
        title: graph.preview.title, address: graph.preview.path + ".html", states: graph.states.count, tried: graph.edges.count,
        untried: graph.frontier.count, findings: graph.findings.map { ($0.message, $0.state) })
    }
    return facts
  }

  /// Checks the links of documentation catalogs outside the content folder, as if they were published as a separate site.
  mutating func checkCatalogs(_ project: Project, _ material: BuildArtifacts) throws {
    guard !project.catalogPages.isEmpty else { return }
    var (own, part) = (project, self)
    part.layout.content = layout.root
    (own.layout, own.pages, own.assets) = (part.layout, project.catalogPages, project.catalogAssets)
    var input = try part.siteInput(own, material)
    input.history.ledger = AddressLedger()
    let paths = Set(project.catalogPages.map(\.document.path))
    let built = try progress.phase("checking documentation catalogs") { [input] in try SiteBuilder(input).build { _ in } }
    diagnostics += built.diagnostics.filter { $0.location.map { paths.contains($0.path) } ?? false }
  }

  /// The maps of the screens and transitions of each app. Apps whose previews show only one screen have none.
  private static func flowMaps(_ graphs: [StateGraph], of index: CatalogIndex) -> [String: FlowPicture] {
    var maps: [String: FlowPicture] = [:]
    for app in index.entities(of: .app) {
      let modules = Set(index.entities(of: .target).filter { $0.app == app.id }.map(\.name))
      let picture = FlowPicture(graphs.filter { modules.contains($0.preview.module) })
      if !picture.isEmpty { maps[app.name] = picture }
    }
    return maps
  }

  /// The version number in the compiler's version line, such as `6.3.1`.
  private static func shortVersion(_ line: String) -> String? {
    line.split(separator: " ").first { $0.first?.isNumber == true }.map(String.init)
  }

  /// Adds the diagnostics of the pages and their links to the report.
  mutating func note(_ output: SiteOutput, of input: SiteInput) {
    diagnostics += output.diagnostics
    hasCheckedLinks = true
    let links = input.content.articles.reduce(0) { $0 + $1.document.links.count }
    phases.append(CheckPhase(name: "links", counts: [.init("total", links, "in all"), .init("pages", output.pageCount)]))
  }
}
