import LimnDiagnostics
import LimnPlatform
import LimnToolchain

/// Finds imports of modules that do not exist. This step comes before compiling, since the compiler reports nothing else about a file with
/// such an import.
struct ModuleScan {
  var context: CheckContext
  /// The digest of the compiler settings that all snippets share.
  var settings: Digest
  var scratch: ScratchFolder
}

/// Why a module cannot be imported.
struct UnavailableModule: Sendable {
  var reason: String
  /// Whether the reason comes from the cache.
  var isCached = false
}

extension ModuleScan {
  private static let format = StoredFormat<String>("missing-module", version: 1)

  /// The modules that cannot be imported, each with the compiler's reason.
  func missing(_ modules: Set<String>) throws(EnvironmentFailure) -> [String: UnavailableModule] {
    let unknown = modules.filter { !context.hasModule($0) }.sorted()
    guard !unknown.isEmpty else { return [:] }
    let found = concurrentMap(unknown, jobs: context.jobs) { module in Result { () throws(EnvironmentFailure) in try probe(module) } }
    var missing: [String: UnavailableModule] = [:]
    for (module, result) in zip(unknown, found) { if let reason = try result.get() { missing[module] = reason } }
    return missing
  }

  private func probe(_ module: String) throws(EnvironmentFailure) -> UnavailableModule? {
    let key = Digest(ofParts: [settings.bytes, Array(module.utf8)])
    if let known = context.cache?.read(Self.format, key) { return UnavailableModule(reason: known, isCached: true) }
    let path = try scratch.write("probe-\(module).swift", Array("import \(module)\n".utf8))
    let frontend = SwiftFrontend(
      toolchain: context.toolchain, stage: .typeCheck, sources: [path], moduleName: UnitCompiler.moduleName, flags: context.compilerFlags,
      scratch: scratch.path, label: "probe-\(module)", moduleCache: context.moduleCache)
    let outcome = try frontend.run(processes: context.processes, files: context.files)
    guard outcome.diagnostics.contains(where: { $0.name.hasPrefix("sema_no_import") }) else {
      // Another error can be about a header of the system, which the key does not cover, so it is not stored.
      return outcome.diagnostics.first { $0.severity == .error }.map { UnavailableModule(reason: $0.message) }
    }
    let reason = "no such module '\(module)'"
    context.cache?.write(reason, as: Self.format, key)
    return UnavailableModule(reason: reason)
  }
}
