import LimnDiagnostics
import LimnMarkdown
import LimnPlatform

/// Step 1: reads settings and articles.
struct ReadPhase {
  let context: RunContext
}

/// A project as read from disk, and the errors that it accepts.
struct ReadResult {
  let workspace: Workspace
  /// The errors of documents that the baseline accepts; nil if the project has no baseline.
  let baseline: ProblemBaseline?
  let findings: Findings
}

extension ReadPhase {
  func run() throws -> ReadResult {
    let (layout, options, files) = (context.layout, context.options, context.files)
    let paths = options.paths.map { ProjectLayout.absolute($0, from: layout.root) }
    let project = try context.progress.phase("reading") { () throws(EnvironmentFailure) in
      try Project.read(layout, named: paths, files: files, jobs: options.jobs)
    }
    if let found = layout.discovery, context.progress.style != .silent { Console.printError(found + "\n") }
    var sharedCache: RemoteCache?
    if options.usesCache, options.usesSharedCache {
      sharedCache = try SharedCacheChoice(options, project.settings, isForeign: context.isForeignContribution).chosen()
        .map(RemoteCache.init)
    }
    let (baseline, mistakes) = try baseline()
    return ReadResult(
      workspace: Workspace(context: context.replacing(sharedCache: sharedCache), project: project), baseline: baseline,
      findings: Findings(diagnostics: project.diagnostics + mistakes))
  }

  /// The accepted errors of documents from the baseline, if the project has one.
  private func baseline() throws(EnvironmentFailure) -> (ProblemBaseline?, [Diagnostic]) {
    let path = context.layout.baseline
    guard context.files.exists(path) else { return (nil, []) }
    let bytes: [UInt8]
    do { bytes = try context.files.read(path) } catch { throw error.failure }
    if let baseline = ProblemBaseline(bytes) { return (baseline, []) }
    let place = context.layout.relative(path)
    let text = "'\(place)' is not a baseline, so no failure is accepted: write the file again with --write-baseline"
    return (nil, [.error(.invalidBaseline, text, at: Location(path: place))])
  }
}

extension ReadResult {
  /// The project without its articles and their diagnostics, for a command that reads only code.
  var withoutArticles: ReadResult {
    var project = workspace.project
    let pages = Set(project.documents.map(\.path))
    (project.pages, project.others, project.catalogPages) = ([], [], [])
    return ReadResult(
      workspace: Workspace(context: workspace.context, project: project), baseline: baseline,
      findings: findings.without { $0.kind == .noArticles || $0.location.map { pages.contains($0.path) } ?? false })
  }
}
