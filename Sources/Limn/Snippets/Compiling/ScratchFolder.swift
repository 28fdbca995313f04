import Foundation
import LimnPlatform
import LimnToolchain

/// A temporary folder for the files of one check. The folder is removed when the check ends.
struct ScratchFolder {
  let path: String

  init(in parent: String) throws {
    path = "\(parent)/\(ProcessInfo.processInfo.processIdentifier)-\(UInt32.random(in: 0 ... .max))"
    try FileSystem.makeFolder(path)
  }

  func write(_ name: String, _ bytes: [UInt8]) throws -> String {
    try files.write(path + "/" + name, bytes)
    return path + "/" + name
  }

  func remove() { FileSystem.remove(path) }
}

extension CheckContext {
  /// Compiles files as the snippets' module, with the flags of the package.
  func compile(
    _ stage: SwiftFrontend.Stage, _ sources: [String], in scratch: ScratchFolder, label: String,
    languageMode: String = "6", isScript: Bool = false, flags: [String] = []
  ) throws -> SwiftFrontend.Outcome {
    try SwiftFrontend(
      toolchain: toolchain, stage: stage, sources: sources, moduleName: UnitCompiler.moduleName,
      languageMode: languageMode, isScript: isScript, flags: compilerFlags + flags, scratch: scratch.path,
      label: label, moduleCache: moduleCache
    ).run(processes: processes)
  }
}
