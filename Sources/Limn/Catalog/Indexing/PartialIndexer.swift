import Foundation
import LimnDiagnostics
public import LimnPlatform
public import LimnToolchain

/// Indexes targets that cannot be built on this machine. The compiler continues after most errors, so it can index the
/// rest of the code.
///
/// If an imported module is missing, the compiler would stop at the import. Limn therefore replaces each missing module
/// by an empty module. The compiler then reports each symbol that it does not find, and continues.
public struct PartialIndexer: Sendable {
  /// The absolute path of the folder that source paths are relative to.
  public var root: String
  /// The folder for compiled modules, indexes, and copies of sources.
  public var scratch: String
  public var toolchain: Toolchain
  public var bundled: BundledModules?
  /// The packages that were built. The indexed targets can import the modules of these packages.
  public var packages: [BuiltPackage]
  /// The platform of each target, such as `macOS`, for conditions like `#if os(…)`. The default is `iOS`.
  public var platforms: [String: String] = [:]
  /// The compiler flags that the project of each target sets.
  public var flags: [String: [String]] = [:]
  /// The targets that are compiled with UIKit. Has no effect if UIKit is not among the bundled modules.
  public var uiKitTargets: Set<String> = []
  /// The time limit for one run of the compiler. All runs for one target together may take twice as long. When this
  /// time is over, Limn reads the remaining files of the target only as syntax.
  public var timeLimit: Duration = .seconds(120)
  public var jobs: Int?
  public var processes: ProcessRunner
  public var files: FileSystem

  public init(
    root: String, scratch: String, toolchain: Toolchain, bundled: BundledModules?, packages: [BuiltPackage] = [],
    jobs: Int? = nil,
    processes: ProcessRunner = .local, files: FileSystem = .local
  ) {
    self.root = root
    self.scratch = scratch
    self.toolchain = toolchain
    self.bundled = bundled
    self.packages = packages
    self.jobs = jobs
    self.processes = processes
    self.files = files
  }
}

/// An incomplete index, which the compiler writes for targets that could not be built.
struct PartialIndex: Sendable {
  /// Occurrences by path, only for files that the compiler could index.
  var occurrences: [String: [Occurrence]] = [:]
  /// For each file, the symbols that the compiler did not find, with the first location of each.
  var missing: [String: [String: Location]] = [:]
  /// Whether the compiler finished in time for all targets.
  var isComplete = true
}

extension PartialIndexer {
  /// - Parameters:
  ///   - targets: the targets that were not built.
  ///   - imports: the modules that each file imports, by path.
  func index(
    _ targets: [PackageTarget], in description: PackageDescription, imports: [String: Set<String>]
  ) throws(EnvironmentFailure) -> PartialIndex {
    let wanted = Set(targets.map(\.name))
    var found = PartialIndex()
    var done = Set<String>()
    // Dependencies are indexed before the targets that use them. If targets depend on each other in a cycle, any order
    // works.
    var open = targets
    while !open.isEmpty {
      let ready = open.filter { target in Set(target.dependencies).intersection(wanted).isSubset(of: done) }
      let batch = ready.isEmpty ? [open[0]] : ready
      done.formUnion(batch.map(\.name))
      open.removeAll { done.contains($0.name) }
      let own = Set(description.targets.map(\.module))
      let lacking = Set(batch.flatMap(\.sources).flatMap { imports[$0] ?? [] }).subtracting(own)
      try makeStandIns(for: lacking)
      let runners = max(1, (jobs ?? ProcessInfo.processInfo.activeProcessorCount) / batch.count)
      let results: [Result<PartialIndex, EnvironmentFailure>] = concurrentMap(batch, jobs: jobs) { target in
        Result { () throws(EnvironmentFailure) in
          try TargetIndexing(self, target, in: description, runners: runners).run()
        }
      }
      for result in results {
        let part = try result.get()
        found.occurrences.merge(part.occurrences) { first, _ in first }
        found.missing.merge(part.missing) { first, _ in first }
        found.isComplete = found.isComplete && part.isComplete
      }
    }
    return found
  }

  /// The compiler flags that let the target import UIKit. Empty if the target is not in `uiKitTargets`, or if UIKit is
  /// not bundled.
  func uiKitFlags(of target: String) -> [String] { uiKitTargets.contains(target) ? bundled?.uiKitFlags ?? [] : [] }

  var standIns: String { scratch + "/stand-ins" }
  var modules: String { scratch + "/modules" }
  var moduleCache: String { BuiltPackage.moduleCache(besides: [], in: scratch, or: scratch) }
  var moduleFolders: [String] { [modules] + packages.flatMap(\.modulesFolders) + [standIns] }

  /// Creates an empty module for each of the given names for which no module is available.
  private func makeStandIns(for names: Set<String>) throws(EnvironmentFailure) {
    let known = packages.flatMap(\.modulesFolders) + (bundled.map { [$0.modulesFolder] } ?? [])
    let missing = names.filter { name in
      !files.exists("\(standIns)/\(name).swiftmodule") && !MissingModules.always.contains(name)
        && !(known + toolchain.libraryFolders).contains { files.exists("\($0)/\(name).swiftmodule") }
        && !toolchain.libraryFolders.contains { files.exists("\($0)/\(name)") }
    }
    guard !missing.isEmpty else { return }
    do {
      try FileSystem.makeFolder(standIns)
      // Real modules often re-export Foundation, so each empty module does so too. The empty modules for `WidgetKit`
      // and `ActivityKit` also re-export SwiftUI.
      try files.write(standIns + "/plain.swift", Array("@_exported import Foundation\n".utf8))
      try files.write(
        standIns + "/views.swift", Array("@_exported import Foundation\n@_exported import SwiftUI\n".utf8))
    } catch { throw error.failure }
    let results: [Result<Void, EnvironmentFailure>] = concurrentMap(missing.sorted(), jobs: jobs) { name in
      Result { () throws(EnvironmentFailure) in
        let source = ["WidgetKit", "ActivityKit"].contains(name) ? "views" : "plain"
        let frontend = SwiftFrontend(
          toolchain: toolchain, stage: .partialModule("\(standIns)/\(name).swiftmodule"),
          sources: ["\(standIns)/\(source).swift"],
          moduleName: name, languageMode: "5", flags: bundled?.compilerFlags ?? [], scratch: standIns, label: name,
          moduleCache: moduleCache
        )
        // If the name is not a valid module name, this run fails. Ignore the failure, since no source can import a
        // module with such a name.
        _ = try frontend.run(processes: processes, files: files, timeLimit: .seconds(60))
      }
    }
    for result in results { try result.get() }
  }
}

extension Toolchain {
  /// The folders with the modules of the standard library and Foundation.
  var libraryFolders: [String] {
    ["lib/swift/linux", "lib/swift/linux/x86_64", "lib/swift/macosx"].map { root + "/" + $0 }
  }
}
