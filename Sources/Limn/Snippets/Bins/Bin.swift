/// A group of compilation units that are compiled together as one file.
struct Bin {
  var settings: Settings
  var units: [SnippetUnit]

  /// The settings that all units of a file share. The imports are among the settings, since an import applies to the
  /// whole file.
  struct Settings: Hashable {
    /// The import statements, sorted.
    var imports: [String]
    var languageMode: String
    var onMainActor: Bool
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
