/// Units that one compiler gets in one file.
struct Bin: Sendable {
  var settings: Settings
  var units: [SnippetUnit]
  /// How many bytes of code the units have.
  var size: Int

  /// What all units of a bin share: an import of one would be seen by all.
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
  /// Where its statements run.
  var runsOnMainActor: Bool { prefersMainActor != needsOtherActor }
}
