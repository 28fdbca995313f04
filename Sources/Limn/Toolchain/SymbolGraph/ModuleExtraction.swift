import LimnDiagnostics
import Foundation
import LimnPlatform

/// Runs `swift-symbolgraph-extract` on one module, in the sandbox.
struct ModuleExtraction {
  var toolchain: Toolchain
  var module: String
  /// The arguments for finding the module and the modules that it imports.
  var searchFlags: [String]
  /// The options that select symbols, such as `-minimum-access-level private`.
  var options: [String]
  /// The folder for the extractor's output and for compiled C modules.
  var scratch: String
  var processes: ProcessRunner

  /// Returns the symbol graph of the module.
  ///
  /// - Throws: the extractor's error message if the module cannot be read.
  func graph() throws -> SymbolGraph {
    // Another run may extract the same module at the same time, so use a unique folder.
    let folder = "\(scratch)/\(module)-\(UUID().uuidString)"
    // The compiler refuses C modules that it compiled under another path.
    let moduleCache = BuiltPackage.moduleCache(besides: [], in: scratch, or: scratch)
    try FileSystem.makeFolder(folder)
    try FileSystem.makeFolder(moduleCache)
    // Ignore an error, since a folder that remains only takes up disk space.
    defer { FileSystem.remove(folder) }
    var policy = SandboxPolicy.tool(folder: folder, readable: [toolchain.root], arguments: searchFlags)
    policy.writable.append(moduleCache)
    let result = try processes.run(
      Command(
        toolchain.symbolGraphExtract,
        ["-module-name", module, "-target", toolchain.triple, "-output-dir", folder, "-module-cache-path", moduleCache]
          + options + searchFlags,
        timeLimit: .seconds(300), sandbox: policy))
    guard result.succeeded else {
      throw failure(result.timedOut ? "no answer within 300 seconds" : String(result.errorText.prefix(400)))
    }
    do {
      let paths = try files.files(below: folder).filter { $0.hasSuffix(".symbols.json") }
      return try SymbolGraph(module: module, files: paths.map { try files.read("\(folder)/\($0)") })
    } catch {
      throw failure(error is DecodingError ? "the compiler writes symbol graphs in an unknown format" : "\(error)")
    }
  }

  private func failure(_ reason: String) -> EnvironmentFailure {
    EnvironmentFailure("the symbols of module '\(module)' cannot be read: \(reason)")
  }
}
