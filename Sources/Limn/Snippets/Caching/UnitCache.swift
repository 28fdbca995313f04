import LimnPlatform

/// Caches the compiler's results for compilation units. The key covers everything that a result depends on.
struct UnitCache {
  var cache: ContentCache?
  /// A digest that changes with the toolchain, the flags, and the interfaces of the modules.
  var settings: Digest

  private static let format = StoredFormat<UnitOutcome>("snippet-outcome", version: 10, isShared: true)

  /// The key covers the snippet's whole text, including comments, since the outcome has names with their offsets in it.
  func key(_ unit: SnippetUnit, in scope: Scope) -> Digest {
    let owner = scope.owner(of: unit)
    let isScript = owner.isMainFile
    let text =
      isScript
      ? UnitPrinter.script(unit, in: scope) : UnitPrinter.alone(unit, in: scope, onMainActor: unit.prefersMainActor)
    let kind = "\(isScript) \(owner.attributes.isManifest) \(owner.expectsFailure) \(owner.attributes.languageMode)"
    return Digest(ofParts: [settings.bytes, kind.bytes, text.text, owner.text])
  }

  func read(_ key: Digest) -> UnitOutcome? { cache?.read(Self.format, key) }

  func write(_ key: Digest, _ outcome: UnitOutcome) {
    // The cache does not store a crash or a missing index, since the compiler may succeed the next time.
    if outcome.crash == nil, outcome.indexProblem == nil { cache?.write(outcome, as: Self.format, key) }
  }
}
