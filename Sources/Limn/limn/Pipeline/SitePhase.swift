import LimnCatalog
import LimnDiagnostics
import LimnMarkdown
import LimnPages
import LimnPlatform

/// Step 6: collects all inputs of the site.
struct SitePhase: Phase {
  let workspace: Workspace
  let artifacts: BuildArtifacts

  func run() throws -> SiteResult {
    try progress.phase("preparing pages") { try collect() }
  }

  private func collect() throws -> SiteResult {
    let ownTheme = try Theme(
      standard: Theme.standardFolder(), overrides: layout.site + "/theme"
    ).withAccent(light: settings.theme.accentLight, dark: settings.theme.accentDark)
    var input = SiteInput(identity: identity, theme: ownTheme, articles: project.pages)
    input.budgets = settings.budgets
    input.jobs = options.jobs
    input.content = content
    let copies = staticFiles()
    input.content.staticFiles = copies.files
    input.content.ignoredFiles = project.ignoredContent
    input.content.exampleSecrets = project.exampleSecrets
    input.snippets.verdicts = artifacts.displayedVerdicts
    input.snippets.swiftVersion = artifacts.swiftVersion
    input.symbolLists = artifacts.symbolLists
    // Fails if the file of published addresses cannot be read, since an empty ledger would hide lost addresses.
    let ledger = AddressLedger(
      path: layout.relative(layout.ledger), parsing: try files.readIfPresent(layout.ledger)?.text ?? "")
    let history =
      GitHistory.hasRepository(layout.root)
      ? try GitHistory.read(folder: layout.root, cache: cache, runner: processes) : GitHistory()
    input.history.changes = history.changes
    input.history.ledger = ledger
    input.content.repositoryFolder = [history.prefix, input.content.folder].filter { !$0.isEmpty }.joined(
      separator: "/")
    input.drawDot = { [cache, processes] text throws(DotFailure) in
      try DotPicture(text, cache: cache, runner: processes).html
    }
    let sources = publishedSources(in: artifacts.index)
    for source in sources.values {
      input.content.exampleSecrets.formUnion(source.examples)
      input.content.reportedSecrets.formUnion(source.secrets)
    }
    let catalog = try CatalogPagesPhase(workspace: workspace, artifacts: artifacts, sources: sources).run()
    input.catalog = catalog.content
    for style in catalog.styles { input.theme.add(style.name, style.bytes) }
    let previews = PreviewPagesPhase(
      workspace: workspace, artifacts: artifacts, sources: sources, theme: input.theme
    ).run()
    (input.previews, input.theme) = (previews.content, previews.theme)
    return SiteResult(
      input: input,
      findings: Findings(
        diagnostics: copies.diagnostics + history.diagnostics + catalog.diagnostics
          + sources.values.flatMap(\.diagnostics)))
  }

  /// The other files of the content folder, such as images. Reports those that cannot be read.
  private func staticFiles() -> (files: [StaticFile], diagnostics: [Diagnostic]) {
    let folder = layout.content ?? layout.root
    let found = concurrentMap(project.assets, jobs: options.jobs) { path in
      Result {
        try StaticFile(PageAddress(path), isRequested: project.requestedFiles.contains(path)) {
          try files.read(folder + "/" + path)
        }
      }
    }
    var diagnostics: [Diagnostic] = []
    let copies = zip(project.assets, found).compactMap { path, file in
      do { return try file.get() } catch {
        let place = Location(path: layout.relative(folder + "/" + path))
        diagnostics.add(.unreadableFile, "this file cannot be read: \(error)", at: place)
        return nil
      }
    }
    return (copies, diagnostics)
  }
}

/// The result of step 6: the collected inputs of the site, and the mistakes that were found while they were collected.
struct SiteResult {
  var input: SiteInput
  let findings: Findings
}

extension Phase {
  /// The articles, and the functions that read other files of the project.
  var content: SiteContent {
    let root = layout.root
    var content = SiteContent(articles: project.pages)
    content.folder = layout.content.map(layout.relative).map { $0 == "." ? "" : $0 } ?? "Content"
    content.exists = { files.exists(root + "/" + $0) }
    content.headings = { path in
      guard Project.isMarkdown(path), let bytes = try? files.read(root + "/" + path) else { return nil }
      return Article(path: path, document: Document(parsing: bytes, path: path), source: []).anchors
    }
    return content
  }

  /// The source files that the site contains, without their secrets. There are none if the repository is private, and
  /// files that Git ignores are left out.
  fileprivate func publishedSources(in index: CatalogIndex?) -> [String: PublishedText] {
    guard let index, settings.publishesSources else { return [:] }
    let paths = CatalogPages.sourcePaths(in: index).filter { !project.ignored.contains($0) }
    let texts = concurrentMap(paths, jobs: options.jobs) { path in
      (try? files.read(layout.root + "/" + path)).map { PublishedText($0, path: path) }
    }
    return zip(paths, texts).keyed { ($0, $1) }.compactMapValues(\.self)
  }

  var identity: SiteIdentity {
    SiteIdentity(
      title: settings.title, tagline: settings.description, url: settings.url, repository: settings.repository?.url,
      branch: settings.repository?.branch ?? "main", language: settings.language, basePath: options.basePath)
  }
}
