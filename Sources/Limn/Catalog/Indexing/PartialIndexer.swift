import LimnDiagnostics
public import LimnPlatform
public import LimnToolchain

/// Has the compiler index targets that do not build here: it notes what it understands and goes on after errors.
///
/// Modules that are missing get an empty stand-in, so that the compiler names each symbol that it does not find.
public struct PartialIndexer: Sendable {
  /// The folder that the sources' paths are relative to, absolute.
  public var root: String
  /// A folder for modules, indices and copies of sources.
  public var scratch: String
  public var toolchain: Toolchain
  public var bundled: BundledModules?
  /// Packages whose modules were built.
  public var packages: [BuiltPackage]
  /// For a target the platform that its conditions are answered for, such as `macOS`; `iOS` where nothing is said.
  public var platforms: [String: String] = [:]
  /// For a target the compiler's flags that its project asks for.
  public var flags: [String: [String]] = [:]
  public var jobs: Int?
  public var processes: ProcessRunner
  public var files: FileSystem

  public init(
    root: String, scratch: String, toolchain: Toolchain, bundled: BundledModules?, packages: [BuiltPackage] = [], jobs: Int? = nil,
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

/// What the compiler noted of targets that it could not build.
struct PartialIndex: Sendable {
  /// By path, of the files that the compiler got through.
  var occurrences: [String: [Occurrence]] = [:]
  /// For each file the symbols that it did not find, with the first place of each.
  var missing: [String: [String: Location]] = [:]
}

extension PartialIndexer {
  /// - Parameters:
  ///   - targets: those that were not built.
  ///   - imports: the modules that each file imports, by path.
  func index(
    _ targets: [PackageTarget], in description: PackageDescription, imports: [String: Set<String>]
  ) throws(EnvironmentFailure) -> PartialIndex {
    let wanted = Set(targets.map(\.name))
    var found = PartialIndex()
    var done = Set<String>()
    // A target comes after those that it depends on. Where they depend on one another in a circle, any order is as good.
    var open = targets
    while !open.isEmpty {
      let ready = open.filter { target in Set(target.dependencies).intersection(wanted).isSubset(of: done) }
      let batch = ready.isEmpty ? [open[0]] : ready
      done.formUnion(batch.map(\.name))
      open.removeAll { done.contains($0.name) }
      let own = Set(description.targets.map(\.module))
      let lacking = Set(batch.flatMap(\.sources).flatMap { imports[$0] ?? [] }).subtracting(own)
      try makeStandIns(for: lacking)
      let results: [Result<PartialIndex, EnvironmentFailure>] = concurrentMap(batch, jobs: jobs) { target in
        Result { () throws(EnvironmentFailure) in try TargetIndexing(self, target, in: description).run() }
      }
      for result in results {
        let part = try result.get()
        found.occurrences.merge(part.occurrences) { first, _ in first }
        found.missing.merge(part.missing) { first, _ in first }
      }
    }
    return found
  }

  var standIns: String { scratch + "/stand-ins" }
  var modules: String { scratch + "/modules" }
  var moduleCache: String { scratch + "/module-cache" }
  var moduleFolders: [String] { [modules] + packages.flatMap(\.modulesFolders) + [standIns] }

  /// An empty module for each name that nothing here provides.
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
      // Modules of apps offer Foundation's names as well, those of widgets SwiftUI's.
      try files.write(standIns + "/plain.swift", Array("@_exported import Foundation\n".utf8))
      try files.write(standIns + "/views.swift", Array("@_exported import Foundation\n@_exported import SwiftUI\n".utf8))
    } catch { throw error.failure }
    let results: [Result<Void, EnvironmentFailure>] = concurrentMap(missing.sorted(), jobs: jobs) { name in
      Result { () throws(EnvironmentFailure) in
        let source = ["WidgetKit", "ActivityKit"].contains(name) ? "views" : "plain"
        let frontend = SwiftFrontend(
          toolchain: toolchain, stage: .partialModule("\(standIns)/\(name).swiftmodule"), sources: ["\(standIns)/\(source).swift"],
          moduleName: name, languageMode: "5", flags: bundled?.compilerFlags ?? [], scratch: standIns, label: name, moduleCache: moduleCache
        )
        // A name that no module can have is one that the sources cannot import either.
        _ = try frontend.run(processes: processes, files: files, timeLimit: .seconds(60))
      }
    }
    for result in results { try result.get() }
  }
}

extension Toolchain {
  /// Where the modules of the standard library and of Foundation lie.
  var libraryFolders: [String] { ["lib/swift/linux", "lib/swift/linux/x86_64", "lib/swift/macosx"].map { root + "/" + $0 } }
}
