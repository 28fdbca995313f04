public import LimnDiagnostics
import Foundation
import LimnPlatform
public import LimnToolchain

/// An incomplete index, which the compiler writes for targets that could not be built.
public struct PartialIndex: Sendable {
  /// Occurrences by path, only for files that the compiler could index.
  public var occurrences: [String: [Occurrence]] = [:]
  /// For each file, the symbols that the compiler did not find and the messages of other errors, with the first location
  /// of each. A key with spaces is the message of another error; a key without is the name of a symbol.
  public var missing: [String: [String: Location]] = [:]
  /// Whether the compiler finished in time for all targets.
  public var isComplete = true

  public init() {}
}

extension TolerantBuild {
  /// Indexes the named targets as their sources are, without replacing anything. Imports of missing modules find
  /// generated modules, so that the compiler reports each symbol that it does not find, and continues.
  public func index(_ names: Set<String>, in description: PackageDescription) throws -> PartialIndex {
    var found = PartialIndex()
    var all: [(target: PackageTarget, occurrences: [String: [Occurrence]])] = []
    for batch in Self.batches(names, in: description) {
      var modules: [ModuleIndex] = []
      for target in batch { modules.append(try ModuleIndex(self, target, in: description)) }
      let runners = max(1, (jobs ?? ProcessInfo.processInfo.activeProcessorCount) / batch.count)
      let parts = try concurrentMap(modules, jobs: jobs) { module in
        try module.run(runners: runners)
      }
      for (target, part) in zip(batch, parts) {
        all.append((target, part.occurrences))
        found.missing.merge(part.missing) { first, _ in first }
        found.isComplete = found.isComplete && part.isComplete
      }
    }
    for (target, occurrences) in all {
      let shared = Set(target.sharedSources)
      found.occurrences.merge(occurrences.filter { !shared.contains($0.key) }) { first, _ in first }
    }
    for (target, occurrences) in all where !target.sharedSources.isEmpty {
      let names = Self.names(of: occurrences, in: target.sharedSources, documented: found.occurrences)
      for path in target.sources {
        for index in found.occurrences[path]?.indices ?? 0..<0 {
          if let name = names[found.occurrences[path]![index].usr] { found.occurrences[path]![index].usr = name }
        }
      }
      found.occurrences.merge(occurrences) { first, _ in first }
    }
    return found
  }

  /// A declaration in a file of several targets has a USR in each of them. Returns the one in the target that documents
  /// the file, by the one in another target.
  private static func names(
    of occurrences: [String: [Occurrence]], in shared: [String], documented: [String: [Occurrence]]
  ) -> [String: String] {
    func definitions(_ all: [Occurrence]?) -> [(String, usr: String)] {
      (all ?? []).filter { $0.roles.contains(.definition) }.map {
        ("\($0.line):\($0.column) \($0.kind) \($0.name)", $0.usr)
      }
    }
    return shared.reduce(into: [:]) { found, path in
      let known = definitions(documented[path]).keyed { ($0.0, $0.usr) }
      for (place, usr) in definitions(occurrences[path]) { found[usr] = known[place] }
    }
  }

  /// The named targets in an order in which dependencies come before the targets that use them. The targets of a batch
  /// do not depend on each other. If targets depend on each other in a cycle, any order works.
  static func batches(_ names: Set<String>, in description: PackageDescription) -> [[PackageTarget]] {
    var open = description.targets.filter { names.contains($0.name) }
    var done = Set<String>()
    var batches: [[PackageTarget]] = []
    while !open.isEmpty {
      let ready = open.filter { Set($0.dependencies).intersection(names).isSubset(of: done) }
      let batch = ready.isEmpty ? [open[0]] : ready
      done.formUnion(batch.map(\.name))
      open.removeAll { done.contains($0.name) }
      batches.append(batch)
    }
    return batches
  }
}
