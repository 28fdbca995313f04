import LimnDiagnostics
import LimnPlatform
import LimnToolchain

/// Counts the imported modules that are missing on this machine, by the files that they prevent from compiling.
struct MissingModules {
  let files: [CodeFile]
  /// The modules of the codebase itself.
  let own: Set<String>
  let toolchain: Toolchain
}

extension MissingModules {
  /// Sorted by the number of files that lack only this module.
  ///
  /// - Parameter folders: folders with modules, in addition to those of the toolchain.
  func modules(folders: [String], _ system: FileSystem) -> [MissingModule] {
    let places = folders + ["lib/swift/linux", "lib/swift/linux/x86_64", "lib/swift/macosx"].map { toolchain.root + "/" + $0 }
    var known: [String: Bool] = [:]
    func isKnown(_ module: String) -> Bool {
      if let answer = known[module] { return answer }
      let answer =
        own.contains(module) || Self.always.contains(module) || BundledModules.names.contains(module)
        || places.contains { system.exists("\($0)/\(module).swiftmodule") }
      known[module] = answer
      return answer
    }
    var found: [String: (files: Int, alone: Int, first: Location)] = [:]
    for file in files where file.level != .built {
      let lacking = Set(file.facts.imports.map(\.module).filter { !isKnown($0) })
      for module in lacking {
        guard let place = file.facts.imports.first(where: { $0.module == module })?.location else { continue }
        let old = found[module] ?? (0, 0, place)
        found[module] = (old.files + 1, old.alone + (lacking.count == 1 ? 1 : 0), min(old.first, place))
      }
    }
    return Self.ranked(found.map { MissingModule(name: $0, files: $1.files, alone: $1.alone, source: $1.first) })
  }

  /// The symbols that the compiler did not find, except those that the codebase declares in files that failed to compile.
  func symbols(_ missing: [String: [String: Location]]) -> [MissingModule] {
    let declared = Set(files.flatMap { file in file.facts.types.map(\.shortName) + file.facts.globals.map(\.baseName) })
    var found: [String: (files: Int, alone: Int, first: Location)] = [:]
    for (_, names) in missing {
      let lacking = names.filter { !declared.contains($0.key) }
      for (name, place) in lacking {
        let old = found[name] ?? (0, 0, place)
        found[name] = (old.files + 1, old.alone + (lacking.count == 1 ? 1 : 0), min(old.first, place))
      }
    }
    return Self.ranked(
      found.map { MissingModule(name: $0, isSymbol: true, files: $1.files, alone: $1.alone, source: $1.first) })
  }

  private static func ranked(_ all: [MissingModule]) -> [MissingModule] {
    all.sorted { ($1.alone, $1.files, $0.name) < ($0.alone, $0.files, $1.name) }
  }

  /// Modules of the toolchain that have no file of their name.
  static let always: Set = ["Swift", "Builtin", "Testing", "XCTest", "Glibc"]
}
