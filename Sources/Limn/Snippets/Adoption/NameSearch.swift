import LimnDiagnostics
import LimnPlatform
import LimnToolchain

/// Finds the modules that snippets need but do not import. It searches modules for the names that the compiler cannot
/// find.
struct NameSearch {
  var context: CheckContext

  /// The maximum number of names to look up, to save time. The names that occur most often in errors are looked up
  /// first, so the other names rarely change the result.
  private static let limit = 60
  /// A name that no module declares. It is part of each lookup, so the compiler must report it as unknown. If the
  /// compiler does not report it, the compiler did not look up any names.
  private static let absent = "__limnAbsentName"
  private static let others = [
    "FoundationNetworking", "Dispatch", "Synchronization", "RegexBuilder", "Observation", "Testing", "XCTest",
  ]

  /// For each name, returns the module that declares the name. If several modules declare it, a module of the package
  /// is preferred, then Foundation, then one of Limn's bundled modules, then a module of the toolchain. `names` may contain duplicates.
  func modules(declaring names: [String]) throws -> [String: String] {
    let counts = names.filter { $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } }.counts
    let wanted = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(Self.limit).map(\.key)
    guard !wanted.isEmpty else { return [:] }
    let candidates = candidates
    let settings = context.settingsDigest
    func key(_ name: String) -> Digest { Digest(ofParts: [settings.hex, name] + candidates) }
    var modules: [String: String] = [:]
    var open: [String] = []
    for name in wanted {
      if let known = context.cache?.read(Self.format, key(name)) { modules[name] = known } else { open.append(name) }
    }
    if !open.isEmpty, !context.readsOnlyCache {
      let (found, isComplete) = try search(open, in: candidates)
      for name in open {
        modules[name] = found[name]
        if isComplete { context.cache?.write(found[name] ?? "", as: Self.format, key(name)) }
      }
    }
    return modules.filter { !$0.value.isEmpty }
  }

  /// The format of the results in the cache. The result for a name is the module that declares the name, or an empty
  /// string if no module declares it.
  private static let format = StoredFormat<String>("declaring-module", version: 1, isShared: true)

  /// The modules that a message can suggest to import. SwiftUI exports what DeveloperToolsSupport declares, and is
  /// exported by others, such as Charts.
  private var candidates: [String] {
    (context.moduleNames.filter { !BundledModules.names.contains($0) } + ["Foundation", "SwiftUI"]
      + context.moduleNames + Self.others).unique.filter { context.hasModule($0) && $0 != "DeveloperToolsSupport" }
  }

  /// Looks up all names in each module of `candidates`. In the result, `modules` maps each found name to the module
  /// that declares it. `isComplete` is false if, for at least one module, the compiler stopped before it looked up the
  /// names.
  private func search(
    _ wanted: [String], in candidates: [String]
  ) throws -> (modules: [String: String], isComplete: Bool) {
    let scratch = try ScratchFolder(in: context.scratch)
    defer { scratch.remove() }
    let found = try concurrentMap(candidates, jobs: context.jobs) { try declared(wanted, in: $0, scratch) }
    var modules: [String: String] = [:]
    var isComplete = true
    for (module, names) in zip(candidates, found) {
      isComplete = isComplete && names != nil
      for name in names ?? [] where modules[name] == nil { modules[name] = module }
    }
    return (modules, isComplete)
  }

  /// Returns the names that the module declares; nil if the compiler stopped before it looked up names.
  private func declared(_ names: [String], in module: String, _ scratch: ScratchFolder) throws
    -> [String]?
  {
    let lines = (names + [Self.absent]).enumerated().map { "private func __name\($0.offset)() { _ = `\($0.element)` }" }
    let path = try scratch.write(
      "names-\(module).swift", (["import \(module)"] + lines).withLineFeeds.bytes)
    let outcome = try context.compile(.typeCheck, [path], in: scratch, label: "names-\(module)")
    let errors = outcome.diagnostics.filter(\.isError)
    let missing = Set(errors.compactMap { FailureCauses.unknownName($0.message) })
    // If `absent` is not reported, the compiler stopped before it looked up names, for example because the import
    // failed.
    return missing.contains(Self.absent) ? names.filter { !missing.contains($0) } : nil
  }
}
