/// A group of compilation units that are compiled together as one file, or as one program with several files.
struct Bin: Sendable {
  /// The settings of the first unit. In a bin for one file, all units have these settings.
  var settings: Settings
  var units: [SnippetUnit]
  /// The size of the units' code in bytes.
  var size: Int

  /// The settings that all units of a file share. The imports are among the settings, since an import applies to the whole file.
  struct Settings: Hashable, Sendable {
    /// The import statements, sorted.
    var imports: [String]
    var languageMode: String
    var onMainActor: Bool
  }
}

extension Bin {
  /// The bin divided into one bin for each file, in the order of the first units.
  func files(in scope: Scope) -> [Bin] {
    var files: [Bin] = []
    for unit in units {
      let settings = Settings(unit, scope.snippets[unit.owner])
      let index = files.firstIndex { $0.settings == settings } ?? files.count
      if index == files.count { files.append(Bin(settings: settings, units: [], size: 0)) }
      files[index].units.append(unit)
      files[index].size += unit.size(in: scope)
    }
    return files
  }
}

extension Bin.Settings {
  init(_ unit: SnippetUnit, _ owner: Snippet) {
    imports = Set(unit.imports.map(\.text)).sorted()
    languageMode = owner.attributes.languageMode
    onMainActor = unit.runsOnMainActor
  }
}

extension SnippetUnit {
  /// The size of the unit's code in bytes.
  func size(in scope: Scope) -> Int { parts.reduce(0) { $0 + scope.item($1.reference).range.count } }

  /// Whether the unit's statements are compiled on the main actor.
  var runsOnMainActor: Bool { prefersMainActor != needsOtherActor }
}
