public import LimnDiagnostics
public import LimnPlatform

/// Extracts the symbol graphs of a built package's modules in parallel, and caches the results.
public struct SymbolGraphExtractor: Sendable {
  public var package: BuiltPackage
  public var toolchain: Toolchain
  /// The cache of results; nil to run the extraction tool each time.
  public var cache: ContentCache?
  /// The graphs that this run has already read. The steps of the run share these graphs.
  public var memo: SymbolGraphMemo?
  public var jobs: Int?
  public var processes: ProcessRunner
  public var files: FileSystem

  public init(
    package: BuiltPackage, toolchain: Toolchain, cache: ContentCache? = nil, memo: SymbolGraphMemo? = nil,
    jobs: Int? = nil,
    processes: ProcessRunner = .local,
    files: FileSystem = .local
  ) {
    self.package = package
    self.toolchain = toolchain
    self.cache = cache
    self.memo = memo
    self.jobs = jobs
    self.processes = processes
    self.files = files
  }
}

extension SymbolGraphExtractor {
  private static let format = StoredFormat<SymbolGraph>("symbol-graph", version: 3)

  /// Returns the graphs of the named targets, in the order of the names. The graphs contain declarations of all access
  /// levels.
  public func graphs(ofTargets names: [String]) throws(EnvironmentFailure) -> [SymbolGraph] {
    let targets = names.compactMap(package.description.target(named:))
    do {
      let digests = try moduleDigests()
      return try concurrentMap(targets, jobs: jobs, throwing: { try graph(of: $0, digests: digests) })
    } catch {
      throw error as? EnvironmentFailure ?? EnvironmentFailure("a symbol graph cannot be read: \(error)")
    }
  }

  private func graph(of target: PackageTarget, digests: [String: Digest]) throws -> SymbolGraph {
    let needed = [target.name] + package.description.closure(of: target.name).sorted()
    let parts = [toolchain.version] + needed.map { "\($0) \(digests[$0]?.hex ?? "")" }
    let key = Digest(ofParts: parts)
    if let known = memo?[key] { return known }
    let graph: SymbolGraph
    if let known = cache?.read(Self.format, key) {
      graph = known
    } else {
      graph = try extract(module: target.module)
      cache?.write(graph, as: Self.format, key)
    }
    memo?[key] = graph
    return graph
  }

  private func extract(module: String) throws(EnvironmentFailure) -> SymbolGraph {
    try ModuleExtraction(
      toolchain: toolchain, module: module,
      searchFlags: package.modulesFolders.flatMap { ["-I", $0] } + package.importFlags,
      options: ["-minimum-access-level", "private", "-emit-extension-block-symbols", "-skip-inherited-docs"],
      scratch: package.scratch + "/limn-symbols", processes: processes, files: files
    ).graph()
  }

  /// Returns the digest of each target's compiled module, by the target's name.
  private func moduleDigests() throws -> [String: Digest] {
    let found = try concurrentMap(
      package.description.targets, jobs: jobs,
      throwing: { target -> (String, Digest)? in
        let paths = package.modulesFolders.flatMap {
          ["\($0)/\(target.module).swiftmodule", "\($0)/\(target.module).swiftdoc"]
        }
        let parts = try paths.compactMap { path -> [UInt8]? in
          if let cache { return cache.digest(ofFile: path)?.bytes }
          return try files.readIfPresent(path).map { Digest(of: $0).bytes }
        }
        return parts.isEmpty ? nil : (target.name, Digest(ofParts: parts))
      })
    return Dictionary(uniqueKeysWithValues: found.compactMap(\.self))
  }
}
