import LimnDiagnostics
import LimnPlatform

/// Builds and runs the snippets that compiled and that their authors marked to run.
struct RunPhase {
  let check: CheckRun
  let compiled: CompileReport

  private var context: CheckContext { check.context }
  private var scope: Scope { check.scope }

  /// Runs the snippets that compiled and that their authors marked to run. Compares their output with the expectations.
  func run() throws -> RunReport {
    guard context.options.runs else { return RunReport() }
    var problems = SnippetProblems()
    var wanted: [SnippetUnit] = []
    for unit in check.units {
      let owner = scope.owner(of: unit)
      guard owner.isRun, let outcome = compiled.outcomes[unit.owner], !outcome.hasErrors else { continue }
      var unit = unit
      unit.needsOtherActor = outcome.needsOtherActor
      if unit.parts.contains(where: { $0.role == .statement || scope.item($0.reference).isMain }) {
        wanted.append(unit)
      } else {
        let text = "nothing to run: the snippet has no statements"
        problems.add([.init(.nothingToRun, text, at: owner.opening)], to: unit.owner)
      }
    }
    var report = wanted.isEmpty ? RunReport() : try run(wanted)
    report.problems.merge(problems)
    let stating = Set(
      wanted.filter { unit in unit.parts.contains { $0.role == .statement && $0.reference.snippet == unit.owner } }.map(
        \.owner))
    for (id, result) in report.results {
      let snippet = scope.snippets[id]
      let fences = check.pages[snippet.page].fences
      let matcher = OutputMatcher(
        snippet: snippet, result: result, hasStatements: stating.contains(id), fences: fences,
        limits: context.options)
      report.problems.add(matcher.diagnostics(), to: id)
    }
    return report
  }

  private func run(_ units: [SnippetUnit]) throws -> RunReport {
    var report = RunReport()
    var open: [SnippetUnit] = []
    for (unit, known) in zip(units, concurrentMap(units, jobs: context.lookups, read)) {
      if let known { report.results[unit.owner] = known } else { open.append(unit) }
    }
    if !open.isEmpty { try execute(open, into: &report) }
    return report
  }

  private func execute(_ units: [SnippetUnit], into report: inout RunReport) throws {
    if context.readsOnlyCache {
      for unit in units {
        report.skipped[unit.owner] = CheckContext.notInCache
        let text = "the cache has the compiler's result for this snippet, but not the result of its run"
        report.problems.general.append(scope.notInCache(unit, text))
      }
      return
    }
    let runner = SnippetRunner(context: context, scratch: check.scratch)
    if case .unavailable(let reasons) = context.processes.sandbox {
      let text = "the snippets were not run, because no sandbox is available: \(reasons.joined(separator: "; "))"
      report.problems.general.add(.runRefused, text, notes: [Note(Sandbox.hint)])
      for unit in units { report.skipped[unit.owner] = "no sandbox is available" }
      return
    }
    let programs = try build(units)
    let jobs = programs.flatMap { program in program.units.map { (program, $0) } }
    let results = try concurrentMap(jobs, jobs: context.jobs) { program, unit in
      try program.path.map { try runner.run(unit, of: $0) }
    }
    for ((program, unit), result) in zip(jobs, results) {
      if let result {
        report.results[unit.owner] = result
        write(unit, result)
      } else {
        let place = scope.owner(of: unit).start
        report.problems.add(
          [.init(.runBuild, "the snippet could not be built as a program: \(program.problem)", at: place)],
          to: unit.owner)
      }
    }
  }

  private func build(_ units: [SnippetUnit]) throws -> [Program] {
    let builder = ProgramBuilder(context: context, scope: scope, scratch: check.scratch)
    let alone = units.filter { $0.isolationReason(in: scope) != nil }
    let ownMain = alone.filter { unit in
      scope.owner(of: unit).attributes.isScript
        || unit.parts.contains { scope.item($0.reference).isMain }
    }
    let single = alone.filter { unit in !ownMain.contains { $0.owner == unit.owner } }
    let together = units.filter { $0.isolationReason(in: scope) == nil }
    let shared = BinPacker.programs(of: together, in: scope, jobs: context.jobs)
    let programs = try builder.build(shared + single.flatMap { BinPacker.programs(of: [$0], in: scope, jobs: 1) })
    return try programs + concurrentMap(ownMain, jobs: context.jobs) { try builder.build(alone: $0) }
  }

  // Limn assumes that a program with unchanged libraries always behaves the same. Therefore, the cache stores the results
  // of runs.

  private static let format = StoredFormat<RunResult>("snippet-run", version: 7, isShared: true)

  /// Returns a text that identifies the code to link with snippets. If the digest of the code's sources is known, the
  /// text is this digest. If the digest is unknown, the text lists the sizes and modification times of the object
  /// files.
  static func inputs(_ context: CheckContext) -> String {
    let bundled = context.bundled?.content ?? ""
    if let digest = context.digests.objects { return "\(digest) \(bundled)" }
    let objects = context.linkInputs.map { path in
      let status = files.status(path)
      return "\(path.replacing(context.root, with: "")) \(status?.size ?? 0) \(status?.modified ?? 0)"
    }
    return (objects + [bundled]).withLineFeeds
  }

  private func key(_ unit: SnippetUnit) -> Digest? {
    compiled.keys[unit.owner].map { key in
      let limits =
        "\(context.options.scope.timeLimit) \(context.options.memoryLimit) \(context.options.outputLimit)"
      return Digest(ofParts: [key.hex, limits, Self.inputs(context)])
    }
  }

  private func read(_ unit: SnippetUnit) -> RunResult? {
    key(unit).flatMap { context.cache?.read(Self.format, $0) }
  }

  private func write(_ unit: SnippetUnit, _ result: RunResult) {
    // The cache does not store a timeout, since the machine may have been under load.
    guard result.end != .timeLimit, let key = key(unit) else { return }
    context.cache?.write(result, as: Self.format, key)
  }
}

/// The results of running snippets, by the id of the snippet.
struct RunReport {
  var results: [Int: RunResult] = [:]
  /// The reasons why snippets were not run.
  var skipped: [Int: String] = [:]
  var problems = SnippetProblems()
}
