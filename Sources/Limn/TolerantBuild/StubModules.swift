import LimnPlatform
import LimnToolchain

/// Generates modules for imports that are missing on this machine. They declare nothing, and re-export what most
/// modules do.
struct StubModules {
  let build: TolerantBuild

  private var source: String {
    let modules = ["Foundation"] + (build.bundled == nil ? [] : ["FoundationNetworking", "SwiftUI"])
    return modules.map { "@_exported import \($0)\n" }.joined()
  }

  /// The modules that were generated so far, without those that were compiled from sources later.
  var names: Set<String> {
    Set(build.files.modules(in: build.stubModules)).subtracting(build.files.modules(in: build.modules))
  }

  /// Generates a module for each of the names that the target cannot import.
  func add(for names: Set<String>, of target: PackageTarget, in folder: String) throws {
    let probe = folder + "/imports.swift"
    var open = names
    // Imports that the compiler finds are not asked for again.
    while !open.isEmpty {
      let text = open.sorted().map { "import \($0)\n" }.joined()
      try build.files.write(probe, text.bytes)
      let outcome = try build.compile(
        .signatures, [probe], of: target, in: folder, label: "imports", timeLimit: .seconds(120))
      let missing = Set(outcome.diagnostics.compactMap { Self.missingModule($0.message) }).intersection(open)
      if missing.isEmpty { return }
      try generate(missing)
      open.subtract(missing)
    }
  }

  static func missingModule(_ message: String) -> String? {
    message.captured(by: /^no such module '(\w+)/)
  }

  private func generate(_ names: Set<String>) throws {
    let (build, folder) = (build, build.stubModules)
    let source = folder + "/stub.swift"
    try FileSystem.makeFolder(folder)
    try build.files.write(source, self.source.bytes)
    _ = try concurrentMap(
      names.sorted(), jobs: build.jobs,
      { name in
        let frontend = SwiftFrontend(
          toolchain: build.toolchain, stage: .partialModule("\(folder)/\(name).swiftmodule"), sources: [source],
          moduleName: name, languageMode: "5", flags: build.bundled?.compilerFlags ?? [], scratch: folder, label: name,
          moduleCache: build.moduleCache)
        // A name that is not valid for a module fails here. No source can import such a module.
        return try frontend.run(processes: build.processes, timeLimit: .seconds(60))
      })
  }
}
