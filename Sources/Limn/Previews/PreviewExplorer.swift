public import Diagnostics
import Foundation
public import Platform
public import SemanticTree
public import Toolchain

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
  /// Bytes that the states on one page may take.
  public var pageBudget = 88_000
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
  /// Whether previews can be run: the package, or what it was lent, has the preview host.
  public var canRun: Bool { built.objects[HostProgram.target] != nil }

  /// Explores the previews of the given targets, or of all that have some. `progress` is told how many are done of how many.
  public func explore(
    targets: [String]? = nil, progress: @Sendable (Int, Int) -> Void = { _, _ in }
  ) throws(EnvironmentFailure) -> PreviewReport {
    let chosen = built.description.targets.filter { targets?.contains($0.name) ?? ($0.kind != .test && built.objects[$0.name] != nil) }
    let withPreviews = chosen.compactMap { target in
      let catalogue = PreviewCatalogue.read([target], root: built.root, files: files)
      return catalogue.entries.isEmpty ? nil : TargetPreviews(target: target, entries: catalogue.entries)
    }
    var report = PreviewReport(graphs: [], diagnostics: [], explored: 0)
    var missing: [TargetPreviews] = []
    for previews in withPreviews {
      if let graphs = read(previews) { report.graphs += graphs } else { missing.append(previews) }
    }
    if !missing.isEmpty { try run(missing, into: &report, progress: progress) }
    report.graphs.sort { ($0.preview.module, $0.preview.location) < ($1.preview.module, $1.preview.location) }
    report.diagnostics += report.graphs.flatMap { graph in graph.findings.map { $0.diagnostic(of: graph) } }
    report.diagnostics.sort()
    return report
  }
}

/// The previews that one target's sources have.
private struct TargetPreviews: Sendable {
  var target: PackageTarget
  var entries: [PreviewCatalogue.Entry]
}

extension PreviewExplorer {
  private func run(
    _ missing: [TargetPreviews], into report: inout PreviewReport, progress: @Sendable (Int, Int) -> Void
  ) throws(EnvironmentFailure) {
    let (linked, problems) = try HostProgram.link(
      missing.map(\.target.name), of: built, toolchain: toolchain, processes: processes, files: files)
    report.diagnostics += problems
    guard let linked else { return }
    let program = linked
    let hosted = HostedPreviews(try program.previews())
    let total = missing.reduce(0) { $0 + $1.entries.count }
    let counter = ProgressCounter()
    for previews in missing {
      let results = concurrentMap(previews.entries, jobs: jobs) { entry -> Result<StateGraph?, EnvironmentFailure> in
        defer { progress(counter.next(), total) }
        guard let index = hosted.index(of: entry.key) else { return .success(nil) }
        do throws(EnvironmentFailure) {
          return .success(try self.run(entry.identity, index, in: program))
        } catch {
          return .failure(error)
        }
      }
      var graphs: [StateGraph] = []
      for (entry, result) in zip(previews.entries, results) {
        switch result {
        case .success(let graph?): graphs.append(graph)
        case .success(nil): report.diagnostics.append(entry.identity.notBuilt)
        case .failure(let failure): throw failure
        }
      }
      report.explored += graphs.count
      report.graphs += graphs
      if graphs.count == previews.entries.count { write(graphs, of: previews) }
    }
  }

  /// Runs a preview twice and compares.
  private func run(_ preview: PreviewIdentity, _ index: Int, in program: HostProgram) throws(EnvironmentFailure) -> StateGraph {
    let request = RunRequest(preview: index, seed: seed, clock: clock, budget: budget, conditions: Conditions.all)
    let first = try program.run(request)
    guard first.succeeded, let answer = try? JSONDecoder().decode(RunAnswer.self, from: Data(first.output)) else {
      throw EnvironmentFailure("preview '\(preview.title)' cannot be run: \(first.failure)")
    }
    var graph = StateGraph(preview, request, answer)
    let second = try program.run(request, addressesFixed: false)
    if second.output != first.output {
      let other = try? JSONDecoder().decode(RunAnswer.self, from: Data(second.output))
      graph.findings.append(RunComparison(graph: graph, other: other?.exploration).finding)
    }
    return graph.keeping(states: PreviewPage(graph).statesThatFit(pageBudget))
  }
}

extension PreviewExplorer {
  /// Changes with the sources of the target and of all that it or the host depends on, with the toolchain and with what is asked for.
  private func key(of previews: TargetPreviews) -> Digest {
    let names = [previews.target.name, HostProgram.target]
    let all = Set(names).union(names.flatMap(built.description.closure)).sorted()
    var parts: [[UInt8]] = [
      Array("\(StateGraph.schema) \(toolchain.version) \(seed) \(clock) \(budget) \(pageBudget) \(built.lent?.digest ?? "")".utf8)
    ]
    for target in all.compactMap(built.description.target) {
      for path in target.sources { parts += [Array(path.utf8), (try? files.read(built.root + "/" + path)) ?? []] }
    }
    return Digest(ofParts: parts)
  }

  private func read(_ previews: TargetPreviews) -> [StateGraph]? {
    guard let bytes = cache?.read(key(of: previews)) else { return nil }
    return try? JSONDecoder().decode([StateGraph].self, from: Data(bytes))
  }

  private func write(_ graphs: [StateGraph], of previews: TargetPreviews) {
    guard let bytes = try? JSONEncoder().encode(graphs) else { return }
    cache?.write(key(of: previews), Array(bytes))
  }
}

extension PreviewIdentity {
  fileprivate var notBuilt: Diagnostic {
    .warning(
      "preview-not-built", "preview '\(title)' is not part of the build: a condition such as '#if os(iOS)' may leave it out", at: location)
  }
}
