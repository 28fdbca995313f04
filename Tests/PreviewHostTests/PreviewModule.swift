import Foundation
import LimnPlatform
import LimnToolchain

/// A module of a package whose previews are explored.
struct PreviewModule {
  var name: String
  /// The source texts, by path in the package.
  var sources: [String: String]
  /// Whether the build of the tests already compiled this module. If true, its objects from that build are linked. If
  /// false, the sources are compiled.
  var isBuilt = false
  /// Whether each source file is compiled to its own object file, as in a debug build. If false, the module is compiled
  /// to one object file.
  var isSplit = false
}

extension PreviewModule {
  /// A module of this package without changes.
  ///
  /// - Parameter folder: the module's parent folder, relative to `Sources`.
  init(built name: String, in folder: String = "") throws {
    self.init(name: name, sources: try Self.sources("Sources/\(folder)/\(name)"), isBuilt: true)
  }

  /// A module of this package with the given mistakes in its sources.
  init(_ name: String, in folder: String, with mistakes: [Mistake]) throws {
    var sources = try Self.sources("Sources/\(folder)/\(name)")
    for mistake in mistakes {
      let path = "Sources/\(folder)/\(name)/\(mistake.file)"
      guard let text = sources[path] else { throw Failure(text: "there is no \(path)") }
      sources[path] = try text.replacing(mistake.old, with: mistake.new)
    }
    self.init(name: name, sources: sources)
  }

  /// A replacement of one piece of text in a file. The path of the file is relative to the module's folder.
  struct Mistake {
    var file: String
    var old: String
    var new: String
  }

  private static func sources(_ folder: String) throws -> [String: String] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().path
    let names = try FileManager.default.subpathsOfDirectory(atPath: "\(root)/\(folder)").filter {
      $0.hasSuffix(".swift")
    }
    let texts = try names.map {
      ("\(folder)/\($0)", try String(contentsOfFile: "\(root)/\(folder)/\($0)", encoding: .utf8))
    }
    return Dictionary(uniqueKeysWithValues: texts)
  }
}

extension PreviewModule {
  /// Compiles the module in the folder that contains its sources. Returns the paths of the object files.
  func compiled(in folder: String, _ toolchain: Toolchain) throws -> [String] {
    let object = "\(folder)/\(name).o"
    let objects =
      isSplit ? sources.keys.sorted().map { "\(folder)/\(name).build/\($0.split(separator: "/").last!).o" } : [object]
    var output = ["-wmo", "-o", object]
    if isSplit {
      let map = Dictionary(uniqueKeysWithValues: zip(sources.keys.sorted(), objects.map { ["object": $0] }))
      try FileManager.default.createDirectory(atPath: "\(folder)/\(name).build", withIntermediateDirectories: true)
      try JSONEncoder().encode(map).write(to: URL(fileURLWithPath: "\(folder)/\(name).json"))
      output = ["-enable-batch-mode", "-j1", "-output-file-map", "\(folder)/\(name).json"]
    }
    let products = PreviewProgram.products
    let command = Command(
      toolchain.swiftc,
      ["-parse-as-library", "-swift-version", "6", "-Onone", "-c", "-module-name", name, "-enable-testing"] + output
        + ["-emit-module", "-emit-module-path", "\(folder)/\(name).swiftmodule", "-I", products + "/Modules"]
        + ["-enable-upcoming-feature", "ExistentialAny", "-enable-upcoming-feature", "InternalImportsByDefault"]
        + ["-load-plugin-executable", products + "/SwiftUIMacros-tool#SwiftUIMacros"] + sources.keys.sorted(),
      directory: folder)
    let result = try ProcessRunner.local.run(command)
    guard result.succeeded else { throw Failure(text: result.errorText) }
    return objects
  }

  struct Failure: Error { var text: String }
}

extension String {
  /// The string with `old` replaced by `new`. Throws if `old` does not occur exactly once. If `old` is empty, nothing
  /// is replaced.
  func replacing(_ old: String, with new: String) throws -> String {
    guard !old.isEmpty else { return self }
    guard components(separatedBy: old).count == 2 else {
      throw PreviewModule.Failure(text: "'\(old)' is not there once")
    }
    return replacingOccurrences(of: old, with: new)
  }
}
