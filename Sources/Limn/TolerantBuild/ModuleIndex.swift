import LimnDiagnostics
import Foundation
import LimnPlatform
import LimnToolchain

/// Indexes one target as its sources are, in a folder of its own. The compiler continues after most errors, so it can
/// index the rest of the code. Later runs reuse the index until an input changes, such as the sources of the target or
/// of its dependencies.
struct ModuleIndex {
  private let build: TolerantBuild
  private let target: PackageTarget
  private let folder: String
  private let files: [SourceCopy]
  /// The build whose declarations for resources the sources can use.
  private let module: ModuleBuild
  /// The paths of the original files, by the paths of their copies.
  private let paths: [String: String]
  /// The digest of everything that the index is made from.
  private let key: String

  private var store: String { folder + "/store" }
  private var state: String { folder + "/state" }

  /// What is kept between runs: the errors of each file, with their first locations.
  private struct State: Codable {
    static let format = StoredFormat<State>("partial-index", version: 3)
    var key: String
    var missing: [String: [String: Location]]
  }

  /// Prepares the sources, and generates modules for imports that are missing. The dependencies must be indexed.
  init(_ build: TolerantBuild, _ target: PackageTarget, in description: PackageDescription) throws {
    (self.build, self.target, folder) = (build, target, build.folder(of: target))
    files = try build.prepare(target, besides: ModuleBuild.stubFile).files
    paths = files.keyed { ($0.copy, $0.path) }
    let needed = description.closure(of: target.name).sorted().compactMap { name in
      description.target(named: name).flatMap { try? build.files.readIfPresent(build.module(of: $0)) }
    }
    module = ModuleBuild(build, target, dependencies: needed.map { Digest(of: $0).hex }, isImported: true)
    // The index has the paths of the copies in the folder.
    key = Digest(ofParts: [folder, module.surroundings.hex] + files.flatMap { [$0.path, $0.text] }).hex
  }

  /// - Parameter runners: the number of compiler runs that index the target at the same time.
  func run(runners: Int) throws -> PartialIndex {
    guard !files.isEmpty else { return PartialIndex() }
    var index = PartialIndex()
    let known = (try? build.files.readIfPresent(state)).flatMap { State.format.value(inFile: $0) }
    if let known, known.key == key {
      index.missing = known.missing
    } else {
      if build.files.exists(folder) { try FileManager.default.removeItem(atPath: folder) }
      try FileSystem.makeFolder(folder + "/sources")
      try FileSystem.makeFolder(build.modules)
      for file in files { try build.files.write(file.copy, file.text.bytes) }
      (index.missing, index.isComplete) = try compile(runners)
      // An incomplete result is not stored, since the compiler may finish in time on a less busy machine.
      if index.isComplete { try build.files.write(state, State.format.file(State(key: key, missing: index.missing))) }
    }
    guard build.files.isFolder(store) else { return index }
    for file in try IndexStore(path: store, jobs: 1, wantsRelations: false).files(Set(paths.keys)) {
      if let path = paths[file.path] { index.occurrences[path, default: []] += file.occurrences }
    }
    return index
  }

  /// Compiles the target's module for the targets that import it, and writes the target's index. Returns the missing
  /// symbols, and whether the compiler finished in time.
  private func compile(_ runners: Int) throws -> (missing: [String: [String: Location]], isComplete: Bool) {
    let all = files.map(\.copy)
    let sources = build.canRun ? all + [module.stubCopy] : all
    @Sendable func run(_ stage: SwiftFrontend.Stage, label: String, limit: Duration) throws
      -> SwiftFrontend.Outcome
    {
      try build.compile(
        stage, sources, of: target, in: folder, label: label, timeLimit: min(limit, build.indexTimeLimit))
    }
    let path = "\(folder)/\(target.module).swiftmodule"
    let end = ContinuousClock.now + build.indexTimeLimit * 2
    var generated = module
    var outcome: SwiftFrontend.Outcome
    try generated.write([])
    repeat {
      outcome = try run(.partialModule(path), label: "module", limit: build.indexTimeLimit)
    } while try generated.leaveOutNames(outcome.diagnostics.map(\.message))
    var isComplete = !outcome.timedOut
    // The compiler may write only to the folder of this target. Limn therefore copies the module to the shared folder,
    // where the other targets find it.
    if let bytes = try build.files.readIfPresent(path) { try build.files.write(build.module(of: target), bytes) }
    var missing = files.reduce(into: [:]) { missing, file in
      missing[file.path] = ["the compiler does not get through the file": Location(path: file.path)]
    }
    // If the compiler crashes or times out, find the responsible file by bisection and leave it out of the index.
    var open = all.batches(of: max(1, (all.count + runners - 1) / runners))
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
      let outcomes = try concurrentMap(parts, jobs: runners) { part in
        try run(.index(store: store, primary: part.files), label: part.label, limit: left)
      }
      for (part, outcome) in zip(parts, outcomes) {
        if outcome.timedOut { isComplete = false }
        if outcome.crash != nil {
          let half = part.files.count / 2
          if half > 0 { open += [Array(part.files[half...]), Array(part.files[..<half])] }
          continue
        }
        for file in part.files { missing[paths[file]!] = nil }
        for diagnostic in outcome.diagnostics where diagnostic.isError {
          // An error in the expansion of a macro has a note at the place of the macro.
          let places = ([diagnostic] + diagnostic.notes).compactMap(\.position)
          guard let position = places.first(where: { paths[$0.file] != nil }), let path = paths[position.file] else {
            continue
          }
          let name = diagnostic.message.missingSymbolName ?? diagnostic.message
          let place = Location(path: path, line: position.line, column: position.column)
          missing[path, default: [:]][name] = min(missing[path]?[name] ?? place, place)
        }
      }
    }
    return (missing, isComplete)
  }
}
