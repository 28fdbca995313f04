public import LimnDiagnostics
public import LimnPlatform

/// Declarations and documentation of modules that are not the package's own, such as the standard library's.
///
/// Reading a module takes seconds, so the notes are kept until the toolchain or the module changes: those of the module, and those of each
/// set of symbols that was asked for.
public struct ExternalSymbols: Sendable {
  public var toolchain: Toolchain
  /// Arguments by which the compiler finds modules that are not the toolchain's.
  public var compilerFlags: [String]
  /// Folders with modules that are not the toolchain's.
  public var modulesFolders: [String]
  /// A folder for what the compiler writes.
  public var scratch: String
  public var cache: ContentCache?
  public var processes: ProcessRunner
  public var files: FileSystem

  public init(
    toolchain: Toolchain, compilerFlags: [String] = [], modulesFolders: [String] = [], scratch: String, cache: ContentCache? = nil,
    processes: ProcessRunner = .local, files: FileSystem = .local
  ) {
    self.toolchain = toolchain
    self.compilerFlags = compilerFlags
    self.modulesFolders = modulesFolders
    self.scratch = scratch
    self.cache = cache
    self.processes = processes
    self.files = files
  }
}

extension ExternalSymbols {
  /// What is said of a symbol.
  public struct Note: Hashable, Sendable, Codable {
    /// As the compiler prints it.
    public var declaration: String
    public var documentation: String?
  }

  private static let format = StoredFormat<[String: Note]>("external-notes", version: 2)

  /// The notes of the symbols that a module has, by their unified symbol resolutions.
  ///
  /// - Throws: if the module cannot be read; nothing is kept then.
  public func notes(on symbols: Set<String>, of module: String) throws(EnvironmentFailure) -> [String: Note] {
    var identity = [module, toolchain.version, toolchain.triple]
    for folder in modulesFolders {
      do { identity += try parts(of: module, in: folder) } catch { throw error.failure }
    }
    let key = Digest(ofParts: ["some"] + identity + symbols.sorted())
    if let known = cache?.read(Self.format, key) { return known }
    let all = Digest(ofParts: ["all"] + identity)
    let notes: [String: Note]
    if let known = cache?.read(Self.format, all) {
      notes = known
    } else {
      notes = try extract(module)
      cache?.write(notes, as: Self.format, all)
    }
    let wanted = notes.filter { symbols.contains($0.key) }
    cache?.write(wanted, as: Self.format, key)
    return wanted
  }

  /// What tells one build of a module from another.
  private func parts(of module: String, in folder: String) throws(FileError) -> [String] {
    try ["swiftmodule", "swiftdoc"].map { ending throws(FileError) in
      let path = "\(folder)/\(module).\(ending)"
      if let cache { return cache.digest(ofFile: path)?.hex ?? "" }
      return try files.readIfPresent(path).map { Digest(of: $0).hex } ?? ""
    }
  }

  private func extract(_ module: String) throws(EnvironmentFailure) -> [String: Note] {
    let flags = modulesFolders.flatMap { ["-I", $0] } + compilerFlags.filter { $0.hasPrefix("-fmodule") }.flatMap { ["-Xcc", $0] }
    let graph = try ModuleExtraction(
      toolchain: toolchain, module: module, searchFlags: flags, options: ["-minimum-access-level", "public"],
      scratch: scratch + "/symbols", processes: processes, files: files
    ).graph()
    let notes = graph.symbols.map { ($0.usr, Note(declaration: Self.withoutAttributes($0.declaration), documentation: $0.documentation)) }
    return Dictionary(notes, uniquingKeysWith: { first, _ in first })
  }

  /// `@frozen struct Int` as `struct Int`: what it says is for those who compile the module.
  private static func withoutAttributes(_ declaration: String) -> String {
    let words = declaration.split(separator: " ", omittingEmptySubsequences: false)
    return words.drop { $0.hasPrefix("@") && !$0.contains("(") }.joined(separator: " ")
  }
}
