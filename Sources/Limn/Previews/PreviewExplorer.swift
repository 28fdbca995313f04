import LimnDiagnostics
public import LimnPlatform
import SemanticTree
public import LimnTolerantBuild
public import LimnToolchain
import Synchronization

/// The files of this machine.
let files = FileSystem.local

/// Explores all previews of a built package: finds the previews, links a program with them, runs each preview twice,
/// and creates the graphs.
///
/// The result of each preview is cached. A preview is run again if code that it can reach has changed, or if its
/// target's resources have changed.
public struct PreviewExplorer: Sendable {
  var built: BuiltPackage
  /// The replaced parts of the built targets, by their ids.
  public var parts: [String: ReplacedPart] = [:]
  var toolchain: Toolchain
  var cache: ContentCache?
  var budget = Budget()
  var seed: UInt64 = 42
  /// The time at which every preview's clock starts, in seconds since 1970: January 1, 2026, 00:00 UTC.
  var clock: Int64 = 1_767_225_600
  /// The maximum size in bytes of the states on one page. A page has at most 120 KB. The remaining space is for the
  /// source code and the list of states.
  var pageBudget = 94_000
  public var jobs = 2
  /// The share of the previews that this run explores; nil if it explores all previews.
  public var shard: Shard?
  public var processes = ProcessRunner.local

  public init(_ built: BuiltPackage, toolchain: Toolchain, cache: ContentCache? = nil) {
    self.built = built
    self.toolchain = toolchain
    self.cache = cache
  }

  /// Whether previews can be run. This needs the preview host, which is part of the package or of the bundled modules.
  public var canRun: Bool { built.objects[HostProgram.target] != nil }

  /// Explores the previews of the given targets, or of all targets. `progress` receives the number of finished previews
  /// and the total.
  public func explore(
    targets: [String]? = nil, progress: @Sendable (Int, Int) -> Void = { _, _ in }
  ) throws -> PreviewReport {
    let chosen = built.description.targets.filter {
      targets?.contains($0.name) ?? ($0.kind != .test && built.objects[$0.name] != nil)
    }
    let read = try chosen.map {
      (target: $0, found: try DiscoveredPreviews.read($0, root: built.root))
    }
    let previews = try previews(of: read)
    let stored = concurrentMap(previews, jobs: cache?.lookups(jobs: jobs) ?? jobs) {
      cache?.read(PreviewRecord.format, $0.key)
    }
    let missing = zip(previews, stored).filter { $1 == nil }.map(\.0)
    var report = PreviewReport()
    var records = stored
    if cache?.isOnlySource == true {
      report.diagnostics += missing.map(\.entry.identity.notInCache)
    } else if !missing.isEmpty {
      var made = try self.records(of: missing, into: &report, progress: progress)[...]
      for index in records.indices where records[index] == nil { records[index] = made.removeFirst() }
    }
    // A preview that one platform lacks may be in the target for another one.
    var found = Set(zip(previews, records).filter { $1?.isAbsent == false }.map(\.0.entry.identity.location))
    for (preview, record) in zip(previews, records)
    where record?.isAbsent != true || found.insert(preview.entry.identity.location).inserted {
      report.add(record, of: preview.entry, parts)
    }
    report.graphs = FindingReader.withoutHandledByParents(report.graphs)
    report.graphs.sort { ($0.preview.module, $0.preview.location) < ($1.preview.module, $1.preview.location) }
    report.diagnostics += report.findings
    // Report unsent actions only if this run has the results of all previews. A preview without a result could send the
    // action.
    if shard == nil, !records.contains(nil) {
      report.diagnostics += UnsentActions(declared: read.flatMap(\.found.actions), graphs: report.graphs).diagnostics
    }
    report.diagnostics.sort()
    return report
  }

  /// Returns the previews of the targets. With `shard`, returns only every n-th preview, where n is the number of
  /// shards. Neighboring previews often show the same view and take a similar time. Since neighbors are in different
  /// shards, all shards take a similar time.
  private func previews(
    of read: [(target: PackageTarget, found: DiscoveredPreviews)]
  ) throws -> [SourcePreview] {
    var previews: [SourcePreview] = []
    var number = 0
    for (target, found) in read where !found.entries.isEmpty {
      let key = try key(of: target)
      for entry in found.entries {
        number += 1
        if let shard, number % shard.count != shard.index % shard.count { continue }
        previews.append(
          SourcePreview(
            target: target.name, entry: entry,
            synthesized: entry.identity.origin == .synthesized ? found.synthesized : nil,
            key: Digest(ofParts: [key.hex, entry.key.text, entry.identity.slug])))
      }
    }
    return previews
  }

  /// Runs the previews and returns one record for each, in order. Returns an empty array if the program cannot be
  /// linked.
  ///
  /// - Parameter objects: the object files of generated previews.
  func run(
    _ missing: [SourcePreview], with objects: [String], into report: inout PreviewReport,
    progress: @Sendable (Int, Int) -> Void
  ) throws -> [PreviewRecord] {
    // Modules of the same name cannot be linked into one program.
    var records: [PreviewRecord?] = missing.map { _ in nil }
    for names in linkGroups(of: Set(missing.map(\.target)).sorted()) {
      let indices = missing.indices.filter { names.contains(missing[$0].target) }
      let made = try runProgram(
        indices.map { missing[$0] }, of: names, with: objects, into: &report, progress: progress)
      for (index, record) in zip(indices, made) { records[index] = record }
    }
    let found = records.compactMap(\.self)
    return found.count == missing.count ? found : []
  }

  private func linkGroups(of targets: [String]) -> [[String]] {
    var groups: [(targets: [String], modules: [String: String])] = []
    for target in targets {
      let all = built.description.withDependencies([target])
      let modules = all.compactMap { name in built.description.target(named: name).map { ($0.module, name) } }
      let fits = { (known: [String: String]) in modules.allSatisfy { known[$0.0] == nil || known[$0.0] == $0.1 } }
      let index = groups.firstIndex { fits($0.modules) } ?? groups.endIndex
      if index == groups.endIndex { groups.append(([], [:])) }
      groups[index].targets.append(target)
      groups[index].modules.merge(modules) { first, _ in first }
    }
    return groups.map(\.targets)
  }

  private func runProgram(
    _ missing: [SourcePreview], of names: [String], with objects: [String], into report: inout PreviewReport,
    progress: @Sendable (Int, Int) -> Void
  ) throws -> [PreviewRecord] {
    let (program, problems) = try HostProgram.link(
      names, and: objects, of: built, toolchain: toolchain, processes: processes)
    report.diagnostics += problems
    guard let program else { return [] }
    let hosted = HostedPreviews(try program.previews())
    let runs = missing.enumerated().flatMap { index, preview -> [Run] in
      let views = hosted.previews(of: preview.entry.key)
      return zip(preview.entry.identities(of: views), views).map { Run(index: index, preview: $0, hosted: $1) }
    }
    let finished = Atomic(0)
    let graphs = try concurrentMap(runs, jobs: jobs) { run in
      defer { progress(finished.add(1, ordering: .relaxed).newValue, runs.count) }
      return try graph(of: run.preview, run.hosted, in: program)
    }
    var records = missing.map { preview in
      PreviewRecord(
        isAbsent: preview.synthesized == nil && hosted.previews(of: preview.entry.key).isEmpty)
    }
    for (run, graph) in zip(runs, graphs) {
      if graph.preview.origin != .synthesized || graph.startsWell { records[run.index].graphs.append(graph) }
    }
    report.explored += runs.count
    return records
  }

  /// Runs a preview, then repeats its steps with other memory addresses and compares the results, to detect
  /// nondeterminism. Only steps between the states that are stored are repeated.
  private func graph(
    of preview: PreviewIdentity, _ hosted: HostedPreview, in program: HostProgram
  ) throws -> StateGraph {
    var request = RunRequest(
      preview: hosted.index, view: hosted.view, seed: seed, clock: clock, budget: budget, conditions: Conditions.all)
    var first = try program.run(request)
    // Of a preview that takes too long, only the first state is shown.
    if first.timedOut {
      request.budget.steps = 0
      first = try program.run(request)
    }
    if first.timedOut {
      var hung = Exploration()
      hung.states = [ExploredState(tree: nil, ending: Ending(kind: .hung, message: first.failure))]
      return StateGraph(preview, request, RunAnswer(exploration: hung))
    }
    guard first.succeeded, let answer = try? RunAnswer(json: first.output) else {
      throw EnvironmentFailure("preview '\(preview.title)' cannot be run: \(first.failure)")
    }
    var graph = StateGraph(preview, request, answer).paged(pageBudget)
    let again = RepeatRequest(request, answer.exploration, states: graph.states.count)
    let second = try? RepeatAnswer(json: program.repeatRun(again).output)
    if second == nil || second?.difference != nil {
      graph.findings.append(RunComparison(graph: graph, request: again, difference: second?.difference).finding)
    }
    for index in graph.states.indices {
      if let path = graph.states[index].ending?.path.flatMap(source) { graph.states[index].ending?.path = path }
    }
    return graph
  }

  /// The path of a source file of which a crash names only the module and the file; nil if several files fit.
  private func source(_ name: String) -> String? {
    let found = built.description.targets.flatMap { target in
      target.sources.filter { "\(target.module)/\($0.fileName)" == name }
    }
    return found.count == 1 ? found[0] : nil
  }

  /// What each result depends on besides the code of the program. It is a part of both keys of a result.
  var options: String {
    "\(toolchain.version) \(toolchain.triple) \(seed) \(clock) \(budget) \(pageBudget) \(Conditions.all)"
  }

  /// Computes the part of the cache key that all previews of a target have in common. This part covers the toolchain,
  /// the options of the exploration, the files of the target and of the preview host, and the files of their
  /// dependencies.
  private func key(of target: PackageTarget) throws -> Digest {
    let names = [target.name, HostProgram.target]
    var parts = [options.bytes, built.contentDigest(ofTargets: names).bytes]
    // `contentDigest` does not cover the modules that Limn makes from snippets, so add the source files of these
    // modules to the key. Add only the names of the files, since their paths depend on where the package is.
    let all = built.description.withDependencies(names).sorted()
    for target in all.compactMap(built.description.target) where built.content.targets[target.name] == nil {
      for path in target.sources {
        let name = "\(target.name)/\(path.fileName)"
        parts += [name.bytes, try files.readIfPresent(built.root + "/" + path) ?? []]
      }
    }
    return Digest(ofParts: parts)
  }
}

/// A preview in the sources, with the cache key of its record.
struct SourcePreview {
  /// The name of the preview's target.
  var target: String
  var entry: DiscoveredPreviews.Entry
  /// The previews that are generated for the target's views, if this is one of them.
  var synthesized: SynthesizedPreviews?
  var key: Digest
}

/// One view of a preview, for which the program is run. Most previews have one view.
private struct Run {
  /// The index of the preview in the list of previews to run.
  var index: Int
  var preview: PreviewIdentity
  var hosted: HostedPreview
}

extension StateGraph {
  /// Whether the first state is usable. A generated preview can start in an unusable state, because it lacks data that
  /// only the app provides.
  fileprivate var startsWell: Bool {
    states.first?.ending == nil && !findings.contains { $0.state == 0 && $0.kind == .previewProblem }
  }
}

extension PreviewIdentity {
  fileprivate var notInCache: Diagnostic {
    .notInCache("the cache has no result of preview '\(title)'", job: "explores this preview", at: location)
  }
}
