import LimnDiagnostics
import Foundation
import LimnPlatform
import LimnToolchain

/// Indexes one target in a folder of its own. Later runs reuse the folder until an input changes, such as the sources
/// of the target or of its dependencies.
struct TargetIndexing {
  private let indexer: PartialIndexer
  private let target: PackageTarget
  private let folder: String
  /// For each source file, its path, the path of the copy that the compiler reads, and the copy's text.
  private let copies: [(path: String, copy: String, text: String)]
  /// The number of compiler runs that index the target at the same time.
  private let runners: Int

  init(
    _ indexer: PartialIndexer, _ target: PackageTarget, in description: PackageDescription, runners: Int
  ) throws(EnvironmentFailure) {
    self.indexer = indexer
    self.target = target
    self.runners = runners
    let platform = indexer.platforms[target.name] ?? "iOS"
    let hasUIKit = !indexer.uiKitFlags(of: target.name).isEmpty
    var texts: [(path: String, text: String)] = []
    do {
      for path in target.sources where path.hasSuffix(".swift") {
        guard let bytes = try indexer.files.readIfPresent(indexer.root + "/" + path) else { continue }
        texts.append(
          (path, PlatformConditions.answered(String(decoding: bytes, as: UTF8.self), for: platform, hasUIKit: hasUIKit))
        )
      }
      let flags = (indexer.flags[target.name] ?? []) + indexer.uiKitFlags(of: target.name)
      let parts = [indexer.toolchain.version, indexer.bundled?.digest ?? "", target.module, "\(flags)"]
      let modules = try description.closure(of: target.name).sorted().compactMap { name in
        try description.target(named: name).flatMap { other in
          try indexer.files.readIfPresent("\(indexer.modules)/\(other.module).swiftmodule").map { Digest(of: $0).hex }
        }
      }
      let key = Digest(ofParts: parts + modules + texts.flatMap { [$0.path, $0.text] })
      let folder = "\(indexer.scratch)/\(Self.folderName(target))-\(key.hex.prefix(16))"
      self.folder = folder
      var taken = Set<String>()
      copies = texts.map { path, text in
        // Files in a module must have different names.
        var name = path.split(separator: "/").last.map(String.init) ?? path
        while !taken.insert(name).inserted { name = "_" + name }
        return (path, "\(folder)/sources/\(name)", text)
      }
    } catch { throw (error as? FileError)?.failure ?? EnvironmentFailure("'\(target.name)' cannot be read: \(error)") }
  }
}

extension TargetIndexing {
  func run() throws(EnvironmentFailure) -> PartialIndex {
    guard !copies.isEmpty else { return PartialIndex() }
    let (files, marker) = (indexer.files, folder + "/done.json")
    var index = PartialIndex()
    if let known = stored(marker) {
      index.missing = known
    } else {
      do {
        try removeOlder()
        try FileSystem.makeFolder(folder + "/sources")
        try FileSystem.makeFolder(indexer.modules)
        for copy in copies { try files.write(copy.copy, Array(copy.text.utf8)) }
      } catch {
        throw (error as? FileError)?.failure ?? EnvironmentFailure("'\(folder)' cannot be prepared: \(error)")
      }
      (index.missing, index.isComplete) = try compile()
      // An incomplete result is not stored, since the compiler may finish in time on a less busy machine.
      if index.isComplete {
        do { try files.write(marker, Array(try JSONEncoder().encode(index.missing))) } catch {
          throw (error as? FileError)?.failure ?? EnvironmentFailure("'\(marker)' cannot be written: \(error)")
        }
      }
    }
    guard files.isFolder(store) else { return index }
    let originals = Dictionary(copies.map { ($0.copy, $0.path) }, uniquingKeysWith: { first, _ in first })
    let found = try IndexStore(path: store, toolchain: indexer.toolchain, jobs: 1, wantsRelations: false).files(
      Set(originals.keys))
    for file in found {
      if let path = originals[file.path] { index.occurrences[path, default: []] += file.occurrences }
    }
    return index
  }

  private static func folderName(_ target: PackageTarget) -> String {
    target.name.replacing("/", with: "_").replacing("-", with: "_")
  }

  private var store: String { folder + "/store" }

  /// The missing symbols that an earlier run with the same sources stored; nil if no such run finished.
  private func stored(_ path: String) -> [String: [String: Location]]? {
    guard let bytes = try? indexer.files.readIfPresent(path) else { return nil }
    return try? JSONDecoder().decode([String: [String: Location]].self, from: Data(bytes))
  }

  /// Removes folders for earlier versions of the target.
  private func removeOlder() throws {
    guard indexer.files.isFolder(indexer.scratch) else { return }
    for name in try indexer.files.list(indexer.scratch) where name.hasPrefix(Self.folderName(target) + "-") {
      if !folder.hasSuffix("/" + name) { try FileManager.default.removeItem(atPath: indexer.scratch + "/" + name) }
    }
  }

  /// Compiles the target's module for the targets that import it, and writes the target's index. Returns the missing
  /// symbols, and whether the compiler finished in time.
  private func compile() throws(EnvironmentFailure) -> (missing: [String: [String: Location]], isComplete: Bool) {
    let all = copies.map(\.copy)
    let module = "\(folder)/\(target.module).swiftmodule"
    let end = ContinuousClock.now + indexer.timeLimit * 2
    let emitted = try frontend(.partialModule(module), all, label: "module").run(
      processes: indexer.processes, files: indexer.files, timeLimit: indexer.timeLimit)
    var isComplete = !emitted.timedOut
    // The compiler may write only to the folder of this target. Limn therefore copies the module to the shared folder,
    // where the other targets find it.
    do {
      if let bytes = try indexer.files.readIfPresent(module) {
        try indexer.files.write("\(indexer.modules)/\(target.module).swiftmodule", bytes)
      }
    } catch { throw error.failure }
    var missing: [String: [String: Location]] = [:]
    let paths = Dictionary(copies.map { ($0.copy, $0.path) }, uniquingKeysWith: { first, _ in first })
    // If the compiler crashes or times out, find the responsible file by bisection and leave it out of the index.
    let size = max(1, (all.count + runners - 1) / runners)
    var open = stride(from: 0, to: all.count, by: size).map { Array(all[$0..<min($0 + size, all.count)]) }
    var runs = 0
    while !open.isEmpty, runs < 64 {
      let left = end - .now
      guard left > .zero else {
        isComplete = false
        break
      }
      let parts = open.suffix(runners).enumerated().map { (label: "index-\(runs + $0.offset)", files: $0.element) }
      open.removeLast(parts.count)
      runs += parts.count
      let outcomes = try concurrentMap(parts, jobs: runners) { part throws(EnvironmentFailure) in
        try frontend(.index(store: store, primary: part.files), all, label: part.label).run(
          processes: indexer.processes, files: indexer.files, timeLimit: min(left, indexer.timeLimit))
      }
      for (part, outcome) in zip(parts, outcomes) {
        if outcome.timedOut { isComplete = false }
        if outcome.crash != nil {
          let half = part.files.count / 2
          if half > 0 { open += [Array(part.files[half...]), Array(part.files[..<half])] }
          continue
        }
        for diagnostic in outcome.diagnostics where diagnostic.severity == .error {
          guard let position = diagnostic.position, let path = paths[position.file],
            let name = MissingSymbolName(diagnostic.message)?.text
          else { continue }
          let place = Location(path: path, line: position.line, column: position.column)
          missing[path, default: [:]][name] = min(missing[path]?[name] ?? place, place)
        }
      }
    }
    return (missing, isComplete)
  }

  private func frontend(_ stage: SwiftFrontend.Stage, _ sources: [String], label: String) -> SwiftFrontend {
    let folders = indexer.moduleFolders.flatMap { ["-I", $0] } + indexer.packages.flatMap(\.importFlags)
    let plugins = indexer.packages.flatMap(\.plugins).filter { $0 != indexer.bundled?.plugin }.flatMap(\.flags)
    return SwiftFrontend(
      toolchain: indexer.toolchain, stage: stage, sources: sources, moduleName: target.module, languageMode: "5",
      flags: (indexer.bundled?.compilerFlags ?? []) + folders + plugins + (indexer.flags[target.name] ?? [])
        + indexer.uiKitFlags(of: target.name),
      scratch: folder, label: label, moduleCache: indexer.moduleCache)
  }
}
