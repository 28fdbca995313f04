/// A group of compilation units that are compiled together as one file.
struct Bin: Sendable {
  var settings: Settings
  var units: [SnippetUnit]
  /// The size of the units' code in bytes.
  var size: Int

  /// The settings that all units of a bin share. The imports are among the settings, since an import applies to the whole file.
  struct Settings: Hashable, Sendable {
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
  /// Whether the unit's statements are compiled on the main actor.
  var runsOnMainActor: Bool { prefersMainActor != needsOtherActor }
}
