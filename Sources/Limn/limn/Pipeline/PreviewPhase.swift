import LimnCatalog
import LimnDiagnostics
import LimnPreviews
import LimnTolerantBuild

/// Step 3: explores every state of every preview of the package, and of the other packages and projects in its folder.
struct PreviewPhase: Phase {
  let workspace: Workspace
  let package: PackageResult
  let codebase: Codebase
  /// The package with the targets that were built with parts replaced; nil if there are none.
  let tolerant: TolerantPackage?
}

/// The explored previews.
struct PreviewResult {
  var graphs: [StateGraph] = []
  var unrun: [UnrunPreview] = []
  var findings = Findings()
}

extension PreviewPhase {
  /// Explores the previews. Returns an empty result if nothing was built, or if the build does not contain the preview
  /// host.
  func run() throws -> PreviewResult {
    guard let built = tolerant ?? package.built.map({ TolerantPackage(built: $0) }) else {
      return PreviewResult()
    }
    var explorer = PreviewExplorer(built.built, toolchain: package.toolchain, cache: cache)
    explorer.parts = built.parts
    explorer.jobs = options.jobs
    explorer.processes = processes
    explorer.files = files
    explorer.shard = options.snippets.shard
    guard explorer.canRun else { return PreviewResult() }
    // The targets of remote packages are built too, but their previews are not explored.
    let ownTargets = codebase.description.targets.filter { $0.kind != .test && built.built.objects[$0.name] != nil }
    let (ready, targets) = (explorer, settings.targets.isEmpty ? ownTargets.map(\.name) : settings.targets)
    let report = try progress.phase("exploring previews") {
      try ready.explore(targets: targets) { done, total in
        progress.detail("exploring previews \(done)/\(total)")
      }
    }
    // A preview in the sources can have several views. It ran if each of them did.
    let own = report.graphs.filter { $0.preview.origin != .synthesized }
    let unrun = Set(report.unrun.map(\.preview.location))
    let written = unrun.union(own.map(\.preview.location))
    let ran = written.subtracting(unrun)
    let total = report.graphs.count + unrun.subtracting(own.map(\.preview.location)).count
    let incomplete = Set(own.filter { !$0.startsComplete }.map(\.preview.location)).intersection(ran).count
    var counts: [CheckPhase.Count] = [
      .init("total", total, "in all"),
      .init("unrun", unrun.count, "that did not run"),
      .init("states", report.graphs.reduce(0) { $0 + $1.states.count }),
      .init("transitions", report.graphs.reduce(0) { $0 + $1.edges.count }),
      .init("findings", report.graphs.reduce(0) { $0 + $1.findings.count }),
      .init("explored", report.explored, "explored in this run", isWork: true),
    ]
    let failures = built.failures.sortedByKey.compactMap { name, reason -> Diagnostic? in
      guard let target = codebase.description.target(named: name), let path = target.sources.first(where: hasPreviews)
      else { return nil }
      let message = "the previews of target '\(name)' did not run: it cannot be compiled: \(reason)"
      return .init(.previewNotBuilt, message, at: Location(path: path))
    }
    if written.count != total { counts.insert(.init("own", written.count, "written in the sources"), at: 1) }
    if incomplete > 0 { counts.insert(.init("incomplete", incomplete, "drawn without parts of the code"), at: 1) }
    return PreviewResult(
      graphs: report.graphs, unrun: report.unrun,
      findings: Findings(
        diagnostics: report.diagnostics + failures, phases: [CheckPhase(name: "previews", counts: counts)]))
  }

}
