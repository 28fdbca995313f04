import LimnPlatform

/// Step 1: reads settings and articles.
struct ReadPhase {
  let context: RunContext

  func run() throws -> ReadResult {
    let (layout, options) = (context.layout, context.options)
    let paths = options.paths.map { ProjectLayout.absolute($0, from: layout.root) }
    let project = try context.progress.phase("reading the articles") {
      try Project.read(layout, named: paths, processes: context.processes, jobs: options.jobs)
    }
    if let found = layout.discovery { context.progress.say(found) }
    var sharedCache: RemoteCache?
    if options.usesCache, options.usesSharedCache {
      sharedCache = try SharedCacheChoice(
        options: options, settings: project.settings.cache, isForeign: context.isForeignContribution
      ).chosen().map(RemoteCache.init)
    }
    return ReadResult(
      workspace: Workspace(context: context.replacing(sharedCache: sharedCache), project: project),
      findings: Findings(diagnostics: project.diagnostics))
  }
}

/// A project as read from disk, and the findings of the step that read it or chose its sandbox.
struct ReadResult {
  let workspace: Workspace
  let findings: Findings

  /// The project without its articles and their diagnostics, for a command that reads only code.
  var withoutArticles: ReadResult {
    var project = workspace.project
    let pages = Set(project.documents.map(\.path))
    project.pages = []
    project.others = []
    project.catalogPages = []
    var findings = findings
    findings.diagnostics.removeAll { $0.kind == .noArticles || $0.location.map { pages.contains($0.path) } ?? false }
    return ReadResult(workspace: Workspace(context: workspace.context, project: project), findings: findings)
  }
}
