import LimnDiagnostics
public import LimnPlatform

/// Extracts the symbol graphs of a built package's modules in parallel, and caches the results.
public struct SymbolGraphExtractor: Sendable {
  var package: BuiltPackage
  var toolchain: Toolchain
  /// The cache of results; nil to run the extraction tool each time.
  public var cache: ContentCache?
  /// The graphs that this run has already read. The steps of the run share these graphs.
  public var memo: SymbolGraphMemo?
  public var jobs: Int?
  public var level = Level.private
  public var processes = ProcessRunner.local

  public init(package: BuiltPackage, toolchain: Toolchain) { (self.package, self.toolchain) = (package, toolchain) }

  private static let format = StoredFormat<SymbolGraph>("symbol-graph", version: 8)

  /// The declarations that a graph contains.
  public enum Level: String, Sendable {
    /// With `public` and `internal`, a graph is the interface for documentation, with inherited members and inherited
    /// documentation. With `private`, a graph has all declarations of the module.
    case `public`, `internal`, `private`

    fileprivate var options: [String] {
      ["-minimum-access-level", rawValue, "-emit-extension-block-symbols"]
        + (self == .private ? ["-skip-inherited-docs", "-skip-synthesized-members"] : [])
    }
  }

  /// Returns the graphs of the named targets, in the order of the names.
  ///
  /// The graph of a module that the compiler cannot read is missing.
  public func graphs(ofTargets names: [String]) throws -> [SymbolGraph] {
    try results(ofTargets: names).compactMap { try? $0.get() }
  }

  /// Returns the graph of each of the named targets, or the reason why the compiler cannot read the target's module.
  public func results(
    ofTargets names: [String]
  ) throws -> [Result<SymbolGraph, any Error>] {
    let targets = names.compactMap(package.description.target(named:))
    let digests: [String: Digest]
    do {
      digests = try moduleDigests()
    } catch {
      throw EnvironmentFailure("a symbol graph cannot be read: \(error)")
    }
    return concurrentMap(targets, jobs: jobs) { target in
      Result { try graph(of: target, digests: digests) }
    }
  }

  private func graph(of target: PackageTarget, digests: [String: Digest]) throws -> SymbolGraph {
    let needed = [target.name] + package.description.closure(of: target.name).sorted()
    let key = Digest(ofParts: [toolchain.version, level.rawValue] + needed.map { "\($0) \(digests[$0]?.hex ?? "")" })
    if let known = memo?[key] { return known }
    let graph = try cache.value(Self.format, key) { try extract(module: target.module) }
    memo?[key] = graph
    return graph
  }

  private func extract(module: String) throws -> SymbolGraph {
    try ModuleExtraction(
      toolchain: toolchain, module: module,
      searchFlags: package.modulesFolders.flatMap { ["-I", $0] } + package.importFlags,
      options: level.options,
      scratch: package.scratch + "/limn-symbols", processes: processes
    ).graph()
  }

  /// Returns the digest of each target's compiled module, by the target's name.
  private func moduleDigests() throws -> [String: Digest] {
    let found = try concurrentMap(
      package.description.targets, jobs: jobs,
      { target -> (String, Digest)? in
        let digests = try package.modulesFolders.flatMap { folder in
          try files.digests(ofModule: target.module, in: folder, cache)
        }
        let parts = digests.compactMap { $0?.bytes }
        return parts.isEmpty ? nil : (target.name, Digest(ofParts: parts))
      })
    return Dictionary(uniqueKeysWithValues: found.compactMap(\.self))
  }
}
