import LimnDiagnostics
import Foundation
public import LimnPlatform

/// Declarations and documentation of modules that are not the package's own, such as the standard library's.
///
/// Reading a module takes seconds, so what it says is kept until the toolchain or the module changes, and what one set of symbols gave besides.
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

  /// The notes of the symbols that a module has, by their unified symbol resolutions. A module that cannot be read has none.
  public func notes(on symbols: Set<String>, of module: String) -> [String: Note] {
    let identity = [module, toolchain.version, toolchain.triple] + modulesFolders.flatMap(parts(of: module))
    let key = Digest(ofParts: ["outside-notes"] + identity + symbols.sorted())
    if let known: [String: Note] = read(key) { return known }
    let all = Digest(ofParts: ["outside-module"] + identity)
    let notes = read(all) ?? extract(module)
    write(all, notes)
    let wanted = notes.filter { symbols.contains($0.key) }
    write(key, wanted)
    return wanted
  }

  /// What tells one build of a module from another.
  private func parts(of module: String) -> (_ folder: String) -> [String] {
    { folder in
      ["swiftmodule", "swiftdoc"].map { ending in
        let path = "\(folder)/\(module).\(ending)"
        if let cache { return cache.digest(ofFile: path)?.hex ?? "" }
        return (try? files.read(path)).map { Digest(of: $0).hex } ?? ""
      }
    }
  }

  private func extract(_ module: String) -> [String: Note] {
    let folder = scratch + "/symbols-" + module
    defer { try? FileManager.default.removeItem(atPath: folder) }
    guard (try? FileSystem.makeFolder(folder)) != nil else { return [:] }
    let flags = modulesFolders.flatMap { ["-I", $0] } + compilerFlags.filter { $0.hasPrefix("-fmodule") }
    let result = try? processes.run(
      Command(
        toolchain.symbolGraphExtract,
        ["-module-name", module, "-target", toolchain.triple, "-output-dir", folder, "-minimum-access-level", "public"]
          + ["-skip-synthesized-members"] + flags, timeLimit: .seconds(300)))
    guard let result, result.succeeded else { return [:] }
    let paths = ((try? files.files(below: folder)) ?? []).filter { $0.hasSuffix(".symbols.json") }
    guard let graph = try? SymbolGraph(module: module, files: paths.map({ try files.read("\(folder)/\($0)") })) else { return [:] }
    let notes = graph.symbols.map { ($0.usr, Note(declaration: Self.withoutAttributes($0.declaration), documentation: $0.documentation)) }
    return Dictionary(notes, uniquingKeysWith: { first, _ in first })
  }

  /// `@frozen struct Int` as `struct Int`: what it says is for those who compile the module.
  private static func withoutAttributes(_ declaration: String) -> String {
    let words = declaration.split(separator: " ", omittingEmptySubsequences: false)
    return words.drop { $0.hasPrefix("@") && !$0.contains("(") }.joined(separator: " ")
  }

  private func read(_ key: Digest) -> [String: Note]? {
    cache?.read(key).flatMap { try? JSONDecoder().decode([String: Note].self, from: Data($0)) }
  }

  private func write(_ key: Digest, _ notes: [String: Note]) {
    if let cache, let data = try? JSONEncoder().encode(notes) { cache.write(key, Array(data)) }
  }
}
