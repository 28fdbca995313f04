import Foundation

/// The modules that were built with the tests, and their compiler.
struct BuiltModules {
  /// The folder of the build's products.
  let products: URL
  /// The folder of the toolchain's programs.
  let tools: URL

  init() throws {
    products = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    // Files in `/proc` report no size, so read until the end.
    let data = try FileHandle(forReadingFrom: URL(filePath: "/proc/self/maps")).readToEnd() ?? Data()
    let maps = String(decoding: data, as: UTF8.self)
    let suffix = "/usr/lib/swift/linux/libswiftCore.so"
    guard let line = maps.split(separator: "\n").first(where: { $0.hasSuffix(suffix) }),
      let path = line.firstIndex(of: "/")
    else {
      throw CocoaError(.fileNoSuchFile)
    }
    tools = URL(filePath: line[path...].dropLast(suffix.count) + "/usr/bin")
  }
}

extension BuiltModules {
  /// A fixture file or folder of these tests.
  static func fixture(_ path: String) -> URL {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return tests.appending(path: "Fixtures/AppleTests").appending(path: path)
  }

  static func swiftFiles(in folder: URL) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
  }

  /// Compiles the files of one module in Swift 6 mode and returns the compiler's output.
  func compile(_ files: [URL], as module: String, _ mode: [String]) throws -> (output: String, succeeded: Bool) {
    try run(
      "swiftc",
      mode + [
        "-wmo", "-swift-version", "6", "-module-name", module, "-I", products.appending(path: "Modules").path,
        "-load-plugin-executable", products.appending(path: "SwiftUIMacros-tool").path + "#SwiftUIMacros",
      ] + files.map(\.path))
  }

  /// The errors in the compiler's output.
  static func errors(in output: String) -> [CompilerError] {
    let found = output.matches(of: /(?m)^([^\s:][^:\n]*):(\d+):\d+: error: (.*?)(?: \[#\w+\])?\s*$/).map { match in
      CompilerError(
        file: URL(filePath: String(match.1)).lastPathComponent, line: Int(match.2) ?? 0, message: String(match.3))
    }
    return Set(found).sorted()
  }

  func run(_ tool: String, _ arguments: [String]) throws -> (output: String, succeeded: Bool) {
    let process = Process()
    process.executableURL = tools.appending(path: tool)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardError = pipe
    process.standardOutput = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (output, process.terminationStatus == 0)
  }
}

/// A compiler error with its file name.
struct CompilerError: Hashable, Comparable, CustomStringConvertible {
  var file: String
  var line: Int
  var message: String

  var description: String { "\(file):\(line): \(message)" }
  static func < (one: Self, other: Self) -> Bool {
    (one.file, one.line, one.message) < (other.file, other.line, other.message)
  }
}
