import LimnPlatform

/// Finds imports of modules that do not exist, before the snippets are compiled. If a file imports a missing module,
/// the compiler reports no other errors in this file.
struct ModuleScan {
  var context: CheckContext
  var scratch: ScratchFolder

  /// Returns the modules that cannot be imported, each with the compiler's reason.
  func missing(_ modules: Set<String>) throws -> [String: String] {
    let unknown = modules.filter { !context.hasModule($0) }.sorted()
    guard !unknown.isEmpty else { return [:] }
    let found = try concurrentMap(unknown, jobs: context.jobs) { try probe($0) }
    return Dictionary(uniqueKeysWithValues: zip(unknown, found)).compactMapValues(\.self)
  }

  private func probe(_ module: String) throws -> String? {
    let path = try scratch.write("probe-\(module).swift", "import \(module)\n".bytes)
    let outcome = try context.compile(.typeCheck, [path], in: scratch, label: "probe-\(module)")
    if outcome.diagnostics.contains(where: { $0.name.hasPrefix("sema_no_import") }) {
      return "no such module '\(module)'"
    }
    return outcome.diagnostics.first(where: \.isError).map(\.message)
  }
}
