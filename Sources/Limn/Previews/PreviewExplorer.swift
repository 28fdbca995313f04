public import LimnDiagnostics
import Foundation
public import LimnPlatform
public import SemanticTree
public import LimnToolchain

/// Explores all previews of a built package: finds them, links the program that holds them, runs each twice and reads the graphs.
///
/// What the sources of a target and all that it depends on did not change is read from the cache, and nothing is linked or run for it.
public struct PreviewExplorer: Sendable {
  public var built: BuiltPackage
  public var toolchain: Toolchain
  public var cache: ContentCache?
  public var budget = Budget()
  public var seed: UInt64 = 42
  /// Where the clock of every preview starts, in seconds since 1970: the first second of 2026, universal time.
  public var clock: Int64 = 1_767_225_600
  /// Bytes that the states on one page may take; the rest of its 100 KB is for the source and the list of states.
  public var pageBudget = 82_000
  /// Bytes that the states of a stored graph may take. More than a page has, so that a smaller page needs no other exploration.
  public var storedBudget = 96_000
  public var jobs = 2
  public var processes = ProcessRunner.local
  public var files = FileSystem.local

  public init(_ built: BuiltPackage, toolchain: Toolchain, cache: ContentCache? = nil) {
    self.built = built
    self.toolchain = toolchain
    self.cache = cache
  }
}

/// What exploring a package gave.
public struct PreviewReport: Hashable, Sendable {
  /// By module, file and line.
  public var graphs: [StateGraph]
  public var diagnostics: [Diagnostic]
  /// How many previews were run; the others came from the cache.
  public var explored: Int
}

extension PreviewExplorer {
  /// Whether previews can be run: the package, or what it was bundled, has the preview host.
  public var canRun: Bool { built.objects[HostProgram.target] != nil }

  /// Explores the previews of the given targets, or of all that have some. `progress` gets how many are done of how many.
  public func explore(
    targets: [String]? = nil, progress: @Sendable (Int, Int) -> Void = { _, _ in }
  ) throws(EnvironmentFailure) -> PreviewReport {
    let chosen = built.description.targets.filter { targets?.contains($0.name) ?? ($0.kind != .test && built.objects[$0.name] != nil) }
    var read: [(target: PackageTarget, found: PreviewCatalogue)] = []
    for target in chosen { read.append((target, try PreviewCatalogue.read([target], root: built.root, files: files))) }
    let withPreviews = read.filter { !$0.found.entries.isEmpty }.map { TargetPreviews(target: $0.target, found: $0.found) }
    var report = PreviewReport(graphs: [], diagnostics: [], explored: 0)
    var missing: [TargetPreviews] = []
    for previews in withPreviews {
      if let graphs = cache?.read(Self.format, try key(of: previews)) { report.graphs += graphs } else { missing.append(previews) }
    }
    if !missing.isEmpty { try run(missing, into: &report, progress: progress) }
    report.graphs = FindingReader.withoutHandledByParents(report.graphs)
    report.graphs.sort { ($0.preview.module, $0.preview.location) < ($1.preview.module, $1.preview.location) }
    report.graphs = concurrentMap(report.graphs, jobs: jobs) { $0.keeping(states: PreviewPage($0).statesThatFit(pageBudget)) }
    report.diagnostics += report.graphs.flatMap { graph in graph.findings.map { $0.diagnostic(of: graph) } }
    report.diagnostics += UnsentActions(declared: read.flatMap(\.found.actions), graphs: report.graphs).diagnostics
    report.diagnostics.sort()
    return report
  }
}

/// The previews that one target's sources have.
private struct TargetPreviews: Sendable {
  var target: PackageTarget
  var found: PreviewCatalogue
  var entries: [PreviewCatalogue.Entry] { found.entries }
}

/// A preview that is to be run.
private struct Run: Sendable {
  /// Among the targets whose previews are run.
  var target: Int
  var preview: PreviewIdentity
  var hosted: HostedPreview
}

extension PreviewExplorer {
  private func run(
    _ missing: [TargetPreviews], into report: inout PreviewReport, progress: @Sendable (Int, Int) -> Void
  ) throws(EnvironmentFailure) {
    var objects: [String] = []
    for synthesized in missing.flatMap(\.found.synthesized) {
      objects += try synthesized.compiled(for: built, toolchain: toolchain, processes: processes, files: files).map { [$0] } ?? []
    }
    let (linked, problems) = try HostProgram.link(
      missing.map(\.target.name), and: objects, of: built, toolchain: toolchain, processes: processes, files: files)
    report.diagnostics += problems
    guard let linked else { return }
    let program = linked
    let hosted = HostedPreviews(try program.previews())
    let runs = missing.enumerated().flatMap { place, previews in
      previews.entries.flatMap { entry -> [Run] in
        let views = hosted.previews(of: entry.key)
        return zip(entry.identities(of: views), views).map { Run(target: place, preview: $0, hosted: $1) }
      }
    }
    let counter = ProgressCounter()
    let results = concurrentMap(runs, jobs: jobs) { run -> Result<StateGraph, EnvironmentFailure> in
      defer { progress(counter.next(), runs.count) }
      do throws(EnvironmentFailure) {
        return .success(try self.run(run.preview, run.hosted, in: program))
      } catch {
        return .failure(error)
      }
    }
    var graphs = missing.map { _ in [StateGraph]() }
    for (run, result) in zip(runs, results) {
      switch result {
      case .success(let graph): graphs[run.target].append(graph)
      case .failure(let failure): throw failure
      }
    }
    for (previews, graphs) in zip(missing, graphs) {
      let absent = previews.entries.filter { $0.identity.origin != .synthesized && hosted.previews(of: $0.key).isEmpty }
      report.diagnostics += absent.map(\.identity.notBuilt)
      report.explored += graphs.count
      let usable = graphs.filter { $0.preview.origin != .synthesized || $0.startsWell }
      report.graphs += usable
      if absent.isEmpty { cache?.write(usable, as: Self.format, try key(of: previews)) }
    }
  }

  /// Runs a preview twice and compares.
  private func run(
    _ preview: PreviewIdentity, _ hosted: HostedPreview, in program: HostProgram
  ) throws(EnvironmentFailure) -> StateGraph {
    let request = RunRequest(preview: hosted.index, view: hosted.view, seed: seed, clock: clock, budget: budget, conditions: Conditions.all)
    let first = try program.run(request)
    guard first.succeeded, let answer = try? JSONDecoder().decode(RunAnswer.self, from: Data(first.output)) else {
      throw EnvironmentFailure("preview '\(preview.title)' cannot be run: \(first.failure)")
    }
    var graph = StateGraph(preview, request, answer)
    // The variants of the first state need no second run: without them the answer ends earlier.
    var again = request
    again.conditions = []
    let second = try program.run(again, addressesFixed: false)
    if !second.output.hasSuffix("]}") || !first.output.starts(with: second.output.dropLast(2)) {
      let other = try? JSONDecoder().decode(RunAnswer.self, from: Data(second.output))
      graph.findings.append(RunComparison(graph: graph, other: other?.exploration).finding)
    }
    return graph.keeping(states: PreviewPage(graph).statesThatFit(storedBudget))
  }
}

extension PreviewExplorer {
  private static let format = StoredFormat<[StateGraph]>("state-graphs", version: 1)

  /// Changes with the sources of the target and of all that it or the host depends on, with the toolchain and with what is asked for.
  private func key(of previews: TargetPreviews) throws(EnvironmentFailure) -> Digest {
    let names = [previews.target.name, HostProgram.target]
    let all = Set(names).union(names.flatMap(built.description.closure)).sorted()
    var parts: [[UInt8]] = [
      Array("page/2 \(toolchain.version) \(seed) \(clock) \(budget) \(storedBudget) \(built.bundled?.digest ?? "")".utf8)
    ]
    for target in all.compactMap(built.description.target) {
      for path in target.sources {
        do { parts += [Array(path.utf8), try files.readIfPresent(built.root + "/" + path) ?? []] } catch { throw error.failure }
      }
    }
    return Digest(ofParts: parts)
  }
}

extension [UInt8] {
  fileprivate func hasSuffix(_ text: String) -> Bool { suffix(text.utf8.count).elementsEqual(text.utf8) }
}

extension StateGraph {
  /// Whether there is something to see: a view that nobody wrote a preview for may need what only its app gives it.
  fileprivate var startsWell: Bool { states.first?.ending == nil && !findings.contains { $0.state == 0 && $0.kind == .problem } }
}

extension PreviewIdentity {
  fileprivate var notBuilt: Diagnostic {
    .warning(
      "preview-not-built", "preview '\(title)' is not part of the build: a condition such as '#if os(iOS)' may leave it out", at: location)
  }
}
