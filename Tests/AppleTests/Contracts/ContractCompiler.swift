import Foundation

/// Type-checks the contract files of one folder in one run of the compiler, in Swift 6 mode, against the modules that were just built.
struct ContractCompiler {
  let folder: URL

  init(_ name: String) {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    folder = tests.appending(path: "Fixtures/AppleTests/Contracts").appending(path: name)
  }

  struct Failure: Hashable, Comparable, CustomStringConvertible {
    var file: String
    var line: Int
    var message: String

    var description: String { "\(file):\(line): \(message)" }
    static func < (one: Self, other: Self) -> Bool {
      (one.file, one.line, one.message) < (other.file, other.line, other.message)
    }
  }
}

extension ContractCompiler {
  var files: [URL] {
    get throws {
      try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        .filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
    }
  }

  /// The names of the cases: what must compile says `// case: …`, what must not is a type or function with an error in it.
  func lines(containing mark: String) throws -> [String] {
    try files.flatMap { try String(contentsOf: $0, encoding: .utf8).split(separator: "\n") }.map(String.init).filter { $0.contains(mark) }
  }

  /// The errors that the files announce, `// error: one | another` on the line where they are.
  func announced() throws -> [Failure] {
    try files.flatMap { file in
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
      return lines.enumerated().flatMap { index, line -> [Failure] in
        guard let mark = line.range(of: "// error: ") else { return [] }
        return line[mark.upperBound...].components(separatedBy: " | ").map {
          Failure(file: file.lastPathComponent, line: index + 1, message: $0)
        }
      }
    }.sorted()
  }

  /// The errors that the compiler finds.
  func found() throws -> [Failure] {
    let products = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    let process = Process()
    process.executableURL = try compiler()
    process.arguments =
      [
        "-typecheck", "-wmo", "-swift-version", "6", "-module-name", "Contracts", "-I", products.appending(path: "Modules").path,
        "-load-plugin-executable", products.appending(path: "SwiftUIMacros-tool").path + "#SwiftUIMacros",
      ] + (try files.map(\.path))
    let pipe = Pipe()
    process.standardError = pipe
    process.standardOutput = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let failures = output.matches(of: /(?m)^([^\s:][^:\n]*):(\d+):\d+: error: (.*?)(?: \[#\w+\])?\s*$/).map { match in
      Failure(file: URL(filePath: String(match.1)).lastPathComponent, line: Int(match.2) ?? 0, message: String(match.3))
    }
    if failures.isEmpty, process.terminationStatus != 0 { return [Failure(file: "", line: 0, message: output)] }
    return Set(failures).sorted()
  }

  /// The compiler of the toolchain whose library this process runs on.
  private func compiler() throws -> URL {
    // A file of the system has no size, so it is read to its end.
    let data = try FileHandle(forReadingFrom: URL(filePath: "/proc/self/maps")).readToEnd() ?? Data()
    let maps = String(decoding: data, as: UTF8.self)
    let suffix = "/usr/lib/swift/linux/libswiftCore.so"
    guard let line = maps.split(separator: "\n").first(where: { $0.hasSuffix(suffix) }), let path = line.firstIndex(of: "/") else {
      throw CocoaError(.fileNoSuchFile)
    }
    return URL(filePath: line[path...].dropLast(suffix.count) + "/usr/bin/swiftc")
  }
}
