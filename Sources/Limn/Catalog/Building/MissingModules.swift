import LimnDiagnostics
import LimnPlatform
import LimnToolchain

/// Finds the imported modules and the symbols that are missing on this machine, and counts the files that cannot be
/// compiled without them.
struct MissingModules {
  let files: [CodeFile]
  /// Names of the modules that the codebase declares.
  let own: Set<String>
  /// Names of the targets that are compiled with UIKit.
  let uiKitTargets: Set<String>
  let toolchain: Toolchain
  /// Paths of files that were indexed without a build, with generated modules for those that are missing.
  let indexed: Set<String>

  /// Returns the missing modules, followed by the missing symbols. Both lists are sorted by ``MissingModule/alone``,
  /// largest first.
  ///
  /// - Parameters:
  ///   - symbols: for each file path, the names that the compiler did not find, with the first location of each name.
  ///   - folders: folders with modules, in addition to the toolchain's folders.
  func ranked(symbols: [String: [String: Location]], folders: [String], _ system: FileSystem) -> [MissingModule] {
    let imports = missingImports(folders: folders, system)
    return modules(imports) + self.symbols(symbols, imports)
  }

  /// The missing modules that each file imports, by the file's path.
  private func missingImports(folders: [String], _ system: FileSystem) -> [String: Set<String>] {
    let places =
      folders + ["lib/swift/linux", "lib/swift/linux/x86_64", "lib/swift/macosx"].map { toolchain.root + "/" + $0 }
    let known = Set(files.flatMap(\.facts.imports).map(\.module)).filter { module in
      own.contains(module) || Self.always.contains(module) || BundledModules.names.contains(module)
        || places.contains { system.exists("\($0)/\(module).swiftmodule") }
    }
    var missing: [String: Set<String>] = [:]
    for file in files where file.level != .built || indexed.contains(file.path) {
      let hasUIKit = uiKitTargets.contains(file.target.name)
      let lacking = file.facts.imports.map(\.module).filter { !known.contains($0) && !(hasUIKit && $0 == "UIKit") }
      missing[file.path, default: []].formUnion(lacking)
    }
    return missing
  }

  private func modules(_ imports: [String: Set<String>]) -> [MissingModule] {
    ranked(
      files.flatMap { file in
        let lacking = imports[file.path] ?? []
        return lacking.compactMap { module in
          file.facts.imports.first { $0.module == module }.map { (module, $0.location, lacking.count == 1) }
        }
      })
  }

  /// Returns the symbols that the compiler did not find and that the codebase does not declare. If a file imports a
  /// missing module, the compiler may fail to find even symbols that exist. Therefore, a symbol is returned only if it
  /// is missing in at least one file whose imported modules are all available.
  private func symbols(_ missing: [String: [String: Location]], _ imports: [String: Set<String>]) -> [MissingModule] {
    let declared = Set(files.flatMap { file in file.facts.types.map(\.shortName) + file.facts.globals.map(\.baseName) })
    var confirmed: Set<String> = []
    let uses = missing.flatMap { path, names in
      let hasAllImports = imports[path]?.isEmpty ?? true
      let lacking = names.filter { !$0.key.contains(" ") && !declared.contains($0.key) }
      if hasAllImports { confirmed.formUnion(lacking.keys) }
      return lacking.map { ($0, $1, lacking.count == 1 && hasAllImports) }
    }
    return ranked(uses.filter { confirmed.contains($0.0) }, isSymbol: true)
  }

  /// Counts the uses, of which there is one for each file and name.
  private func ranked(
    _ uses: [(name: String, place: Location, isAlone: Bool)], isSymbol: Bool? = nil
  ) -> [MissingModule] {
    uses.grouped(by: \.name).map { name, uses in
      MissingModule(
        name: name, isSymbol: isSymbol, files: uses.count, alone: uses.count(where: \.isAlone),
        source: uses.map(\.place).min()!)
    }.sorted { ($1.alone, $1.files, $0.name) < ($0.alone, $0.files, $1.name) }
  }

  /// Modules that always count as available. The search for modules would not find them, since the searched folders
  /// have no files with their names.
  static let always: Set = ["Swift", "Builtin", "Testing", "XCTest", "Glibc"]
}
