import LimnCatalog
import LimnDiagnostics
import LimnPreviews
import LimnTolerantBuild
import LimnToolchain

/// Step 3: explores every state of every preview of the package, and of the other packages and projects in its folder.
struct PreviewPhase: Phase {
  let workspace: Workspace
  let package: PackageResult
  let codebase: Codebase
  /// The package with the targets that were built with parts replaced; nil if there are none.
  let tolerant: TolerantPackage?

  /// Explores the previews, and adds those that did not run because their target was not compiled or there is no target.
  func run() throws -> PreviewResult {
    let built = tolerant ?? package.built.map { TolerantPackage(built: $0) }
    let explored = try built.flatMap(explore)
    var report = explored ?? PreviewReport()
    for (name, failure) in (built?.failures ?? [:]).sortedByKey {
      guard explored != nil, let target = codebase.description.target(named: name) else { continue }
      let reason = "cannot be compiled: \(failure)"
      try report.addUnrun(in: target, "target '\(name)'", because: reason, root: layout.root)
    }
    for path in codebase.strays where settings.targets.isEmpty && hasPreviews(path) {
      let target = PackageTarget(name: codebase.nearestModule(to: path), path: path, sources: [path])
      let reason =
        "is in no target that Limn reads: add it to a target of a package or an Xcode project, or remove it"
      try report.addUnrun(in: target, "this file", because: reason, root: layout.root)
    }
    if explored == nil, report.unrun.isEmpty { return PreviewResult() }
    report.showOnMac(
      codebase.description.targets.filter { codebase.platforms[$0.name]?.first == "macOS" }.map(\.module))
    if progress.isVerbose {
      for graph in report.graphs {
        progress.say("\(graph.preview.location): '\(graph.preview.title)' is \(graph.wholeness)")
      }
    }
    return PreviewResult(
      graphs: report.graphs, unrun: report.unrun,
      findings: Findings(
        diagnostics: report.diagnostics, phases: [CheckPhase(name: "previews", counts: Self.counts(of: report))]))
  }

  /// Returns nil if the build does not contain the preview host.
  private func explore(_ built: TolerantPackage) throws -> PreviewReport? {
    var explorer = PreviewExplorer(built.built, toolchain: package.toolchain, cache: cache)
    explorer.parts = built.parts
    explorer.jobs = options.jobs
    explorer.processes = processes
    explorer.shard = options.snippets.shard
    guard explorer.canRun else { return nil }
    // The targets of remote packages are built too, but their previews are not explored.
    let own = Set(codebase.description.targets.map(\.name))
    let ownTargets = built.built.description.targets.filter {
      $0.kind != .test && built.built.objects[$0.name] != nil && ($0.original != nil || own.contains($0.name))
    }
    let (ready, targets) = (explorer, settings.targets.isEmpty ? ownTargets.map(\.name) : settings.targets)
    return try progress.phase("exploring previews") {
      try ready.explore(targets: targets) { done, total in
        progress.detail("exploring previews \(done)/\(total)")
      }
    }
  }

  private static func counts(of report: PreviewReport) -> [CheckPhase.Count] {
    // A preview in the sources can have several views. It ran if each of them did.
    let own = report.graphs.filter { $0.preview.origin != .synthesized }
    let unrun = Set(report.unrun.map(\.preview.location))
    let written = unrun.union(own.map(\.preview.location))
    let ran = written.subtracting(unrun)
    let total = report.graphs.count + unrun.subtracting(own.map(\.preview.location)).count
    let whole = ran.subtracting(own.filter { !$0.isWhole }.map(\.preview.location)).count
    let incomplete = ran.count - whole
    var counts: [CheckPhase.Count] = [
      .init("total", total, "in all"),
      .init("unrun", unrun.count, "that did not run"),
      .init("states", report.graphs.sum(\.states.count)),
      .init("transitions", report.graphs.sum(\.edges.count)),
      .init("findings", report.findings.count),
      .init("explored", report.explored, "explored in this run", isWork: true),
    ]
    if whole < written.count { counts.insert(.init("whole", whole, "with nothing replaced"), at: 1) }
    let made = report.graphs.count - own.count
    if made > 0 {
      counts.insert(
        contentsOf: [.init("own", total - made, "written in the sources"), .init("made", made, "made from views")],
        at: 1)
    }
    if incomplete > 0 { counts.insert(.init("incomplete", incomplete, "drawn without parts of the code"), at: 1) }
    return counts
  }
}

/// The explored previews.
struct PreviewResult {
  var graphs: [StateGraph] = []
  var unrun: [UnrunPreview] = []
  var findings = Findings()
}
