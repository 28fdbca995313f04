import LimnDiagnostics
public import LimnPlatform

/// The declarations and documentation of modules outside the package, such as the standard library.
///
/// Reading a module takes seconds, so the results are cached until the toolchain or the module changes. The cache has
/// one entry for the whole module, and one entry for each set of symbols that was requested.
public struct ExternalSymbols: Sendable {
  var toolchain: Toolchain
  /// The compiler's arguments for finding modules outside the toolchain.
  public var compilerFlags: [String] = []
  /// The folders that contain modules outside the toolchain.
  public var modulesFolders: [String] = []
  /// The folder for files that the compiler writes.
  var scratch: String
  public var cache: ContentCache?
  public var processes = ProcessRunner.local

  public init(toolchain: Toolchain, scratch: String) { (self.toolchain, self.scratch) = (toolchain, scratch) }

  /// The declaration and documentation of a symbol.
  public struct Note: Record {
    /// The declaration as printed by the compiler.
    public var declaration: String
    public var documentation: String?
  }

  private static let format = StoredFormat<[String: Note]>("external-notes", version: 2)

  /// Returns the notes on the given symbols of a module, by USR (unified symbol resolution).
  ///
  /// - Throws: if the module cannot be read. In this case, nothing is cached.
  public func notes(on symbols: Set<String>, of module: String) throws -> [String: Note] {
    var identity = [module, toolchain.version, toolchain.triple]
    for folder in modulesFolders {
      identity += try files.digests(ofModule: module, in: folder, cache).map { $0?.hex ?? "" }
    }
    let key = Digest(ofParts: ["some"] + identity + symbols.sorted())
    let all = Digest(ofParts: ["all"] + identity)
    return try cache.value(Self.format, key) {
      try cache.value(Self.format, all) { try extract(module) }.filter { symbols.contains($0.key) }
    }
  }

  private func extract(_ module: String) throws -> [String: Note] {
    let flags =
      modulesFolders.flatMap { ["-I", $0] }
      + compilerFlags.filter { $0.hasPrefix("-fmodule") }.flatMap { ["-Xcc", $0] }
    let graph = try ModuleExtraction(
      toolchain: toolchain, module: module, searchFlags: flags,
      options: ["-minimum-access-level", "public", "-skip-synthesized-members"],
      scratch: scratch + "/symbols", processes: processes
    ).graph()
    let notes = graph.symbols.map { symbol in
      // Some attributes only matter for the module's implementation: `@frozen struct Int` becomes `struct Int`.
      let words = symbol.declaration.fields(at: " ").drop { $0.hasPrefix("@") && !$0.contains("(") }
      return (symbol.usr, Note(declaration: words.withSpaces, documentation: symbol.documentation))
    }
    return Dictionary(keepingFirst: notes)
  }
}

extension FileSystem {
  /// The digests of the compiled files of a module in a folder; nil for a missing file. With a cache, files that did not
  /// change are not read again.
  func digests(ofModule module: String, in folder: String, _ cache: ContentCache?) throws -> [Digest?] {
    try ["swiftmodule", "swiftdoc"].map { ending throws in
      let path = "\(folder)/\(module).\(ending)"
      if let cache { return cache.digest(ofFile: path) }
      return try readIfPresent(path).map { Digest(of: $0) }
    }
  }
}
