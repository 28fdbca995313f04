import LimnConfiguration
import LimnDiagnostics
import LimnPlatform
import LimnPreviews
import LimnSnippets
import LimnToolchain

/// Step 4: explores every state of every preview of the package.
struct PreviewPhase {
  let workspace: Workspace
  let package: PackageResult
}

/// The explored previews of the package.
struct PreviewResult {
  var graphs: [StateGraph] = []
  var findings = Findings()
}

extension PreviewPhase {
  /// Explores the previews. Returns an empty result if the package was not built, or if the build does not contain the
  /// preview host.
  func run() throws(EnvironmentFailure) -> PreviewResult {
    guard let built = package.built else { return PreviewResult() }
    var explorer = PreviewExplorer(built, toolchain: package.toolchain, cache: workspace.cache)
    explorer.jobs = workspace.options.jobs
    explorer.processes = workspace.processes
    explorer.files = workspace.files
    explorer.shard = workspace.options.snippets.shard
    guard explorer.canRun else { return PreviewResult() }
    let (ready, progress, targets) = (explorer, workspace.progress, workspace.settings.targets)
    let report = try progress.phase("exploring previews") { () throws(EnvironmentFailure) in
      try ready.explore(targets: targets.isEmpty ? nil : targets) { done, total in
        progress.detail("exploring previews \(done)/\(total)")
      }
    }
    let phase = CheckPhase(
      name: "previews",
      counts: [
        .init("total", report.graphs.count, "in all"),
        .init("states", report.graphs.reduce(0) { $0 + $1.states.count }),
        .init("transitions", report.graphs.reduce(0) { $0 + $1.edges.count }),
        .init("findings", report.graphs.reduce(0) { $0 + $1.findings.count }),
        .init("explored", report.explored, "explored in this run", isWork: true),
      ])
    return PreviewResult(graphs: report.graphs, findings: Findings(diagnostics: report.diagnostics, phases: [phase]))
  }
}
