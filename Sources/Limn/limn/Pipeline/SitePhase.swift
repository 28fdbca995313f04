import LimnConfiguration
import LimnDiagnostics
import LimnPages
import LimnPlatform

/// Step 6: collects all inputs of the site.
struct SitePhase {
  let workspace: Workspace
  let artifacts: BuildArtifacts
  /// The parts of the site that do not depend on the articles, if the command started to read them before; otherwise
  /// nil.
  let frame: SiteFrame?

  init(workspace: Workspace, artifacts: BuildArtifacts, frame: SiteFrame? = nil) {
    self.workspace = workspace
    self.artifacts = artifacts
    self.frame = frame
  }
}

/// The parts of a site that do not depend on its articles. They are read while the articles are read and the package is
/// built.
struct SiteFrame: Sendable {
  let history: Prefetched<GitHistory>
  let theme: Prefetched<Theme>
}

/// The result of step 6: the collected inputs of the site, and the mistakes that were found while they were collected.
struct SiteResult: Sendable {
  var input: SiteInput
  let findings: Findings
}

extension SitePhase {
  func run() throws(EnvironmentFailure) -> SiteResult {
    try workspace.progress.phase("preparing pages") { () throws(EnvironmentFailure) in try collect() }
  }

  private func collect() throws(EnvironmentFailure) -> SiteResult {
    let settings = workspace.settings
    let frame = frame ?? workspace.readFrame()
    var input = SiteInput(
      identity: workspace.identity, theme: try frame.theme.value(), articles: workspace.project.pages)
    input.appearance.budgets = settings.budgets
    input.jobs = workspace.options.jobs
    input.content.folder = workspace.contentFolder
    input.content.staticFiles = try staticFiles()
    let (root, files) = (workspace.layout.root, workspace.files)
    input.content.exists = { files.exists(root + "/" + $0) }
    input.snippets = SnippetResults(verdicts: artifacts.displayedVerdicts, swiftVersion: artifacts.swiftVersion)
    input.symbolLists = artifacts.symbolLists
    let ledger = try ledger()
    let history = try frame.history.value()
    input.history = SiteHistory(changes: history.changes, ledger: ledger)
    input.content.repositoryFolder = [history.prefix, input.content.folder].filter { !$0.isEmpty }.joined(
      separator: "/")
    let (cache, processes) = (workspace.cache, workspace.processes)
    input.drawDot = { text throws(DotFailure) in try DotPicture(text, cache: cache, runner: processes).html }
    let catalog = try CatalogPagesPhase(workspace: workspace, artifacts: artifacts).run()
    input.catalog = catalog.content
    let theme = input.appearance.theme.adding(catalog.styles)
    let previews = PreviewPagesPhase(workspace: workspace, artifacts: artifacts, theme: theme).run()
    (input.previews, input.appearance.theme) = (previews.content, previews.theme)
    return SiteResult(input: input, findings: Findings(diagnostics: history.diagnostics + catalog.diagnostics))
  }

  /// The other files of the content folder, such as images. These files are copied to the site.
  private func staticFiles() throws(EnvironmentFailure) -> [SiteFile] {
    var copies: [SiteFile] = []
    let folder = workspace.layout.content ?? workspace.layout.root
    for path in workspace.project.assets {
      do { copies.append(SiteFile(PageAddress(path), try workspace.files.read(folder + "/" + path))) } catch {
        throw error.failure
      }
    }
    return copies
  }

  /// Reads the addresses that were published before. Throws if the file cannot be read, since using an empty ledger
  /// would hide lost addresses.
  private func ledger() throws(EnvironmentFailure) -> AddressLedger {
    let path = workspace.layout.ledger
    do throws(FileError) {
      let text = try workspace.files.readIfPresent(path).map { String(decoding: $0, as: UTF8.self) }
      return AddressLedger(path: workspace.layout.relative(path), parsing: text ?? "")
    } catch {
      throw error.failure
    }
  }
}

extension Workspace {
  /// Starts to read the parts of the site that do not depend on its articles. One of them is the history of the
  /// project, since `git log` can take longer than all other steps of a build.
  func readFrame() -> SiteFrame {
    SiteFrame(
      history: Prefetched { [root = layout.root, cache, processes] () throws(EnvironmentFailure) in
        GitHistory.hasRepository(root)
          ? try GitHistory.read(folder: root, cache: cache, runner: processes) : GitHistory()
      },
      theme: Prefetched { [layout, settings, files] () throws(EnvironmentFailure) in
        let overrides = layout.site + "/theme"
        return try Theme(
          standard: Theme.standardFolder(files: files), overrides: overrides, shownAs: layout.relative(overrides),
          files: files
        ).withAccent(
          light: settings.theme.accentLight, dark: settings.theme.accentDark, at: settings.locations["theme"])
      })
  }

  /// The path of the content folder relative to the project's root.
  var contentFolder: String { layout.content.map(layout.relative).map { $0 == "." ? "" : $0 } ?? "Content" }

  var identity: SiteIdentity {
    SiteIdentity(
      title: settings.title, tagline: settings.description, url: settings.url, repository: settings.repository?.url,
      branch: settings.repository?.branch ?? "main", language: settings.language, basePath: options.basePath)
  }
}

extension Theme {
  /// The theme with further style sheets.
  fileprivate func adding(_ styles: [(name: String, bytes: [UInt8])]) -> Theme {
    var theme = self
    for style in styles { theme.add(style.name, style.bytes) }
    return theme
  }
}
