import Foundation

/// Runs the compiler in `PATH` on files that import the modules of this build.
struct Compiler {
  /// The folder with the products of the build that runs these tests.
  private let products = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
}

extension Compiler {
  /// Compares the compiler's errors with the `expected-error` comments of a file, in Swift 6 mode.
  ///
  /// Returns the differences; empty if they match.
  func verify(_ file: URL, with context: URL) throws -> String {
    let macros = products.appending(path: "SwiftUIMacros-tool").path
    return try run([
      "swiftc", "-frontend", "-emit-sil", "-verify", "-verify-ignore-unrelated", "-o", "/dev/null", "-module-name",
      "Snippet",
      "-swift-version", "6",
      "-I", products.appending(path: "Modules").path, "-I", try manifestModules(),
      "-load-plugin-executable", "\(macros)#SwiftUIMacros", "-plugin-path", try pluginFolder(),
      "-parse-as-library", "-primary-file", file.path, context.path,
    ])
  }

  private func manifestModules() throws -> String {
    try resources().appending(path: "pm/ManifestAPI").path
  }

  private func pluginFolder() throws -> String {
    try resources().appending(path: "host/plugins").path
  }

  private func resources() throws -> URL {
    struct TargetInfo: Decodable {
      struct Paths: Decodable { var runtimeResourcePath: String }
      var paths: Paths
    }
    let text = try run(["swiftc", "-print-target-info"])
    return URL(filePath: try JSONDecoder().decode(TargetInfo.self, from: Data(text.utf8)).paths.runtimeResourcePath)
  }

  private func run(_ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
