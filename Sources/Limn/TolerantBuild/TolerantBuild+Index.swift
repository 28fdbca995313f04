public import LimnDiagnostics
import Foundation
import LimnPlatform
public import LimnToolchain

/// An incomplete index, which the compiler writes for targets that could not be built.
public struct PartialIndex: Sendable {
  /// Occurrences by path, only for files that the compiler could index.
  public var occurrences: [String: [Occurrence]] = [:]
  /// For each file, the symbols that the compiler did not find, with the first location of each.
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
    for batch in Self.batches(names, in: description) {
      var modules: [ModuleIndex] = []
      for target in batch { modules.append(try ModuleIndex(self, target, in: description)) }
      let runners = max(1, (jobs ?? ProcessInfo.processInfo.activeProcessorCount) / batch.count)
      let parts = try concurrentMap(modules, jobs: jobs) { module in
        try module.run(runners: runners)
      }
      for part in parts {
        found.occurrences.merge(part.occurrences) { first, _ in first }
        found.missing.merge(part.missing) { first, _ in first }
        found.isComplete = found.isComplete && part.isComplete
      }
    }
    return found
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
