import LimnDiagnostics
import Foundation
import LimnPlatform

/// The outcomes of units that were compiled before, by all that the compiler's answer depends on.
struct UnitCache: Sendable {
  var cache: ContentCache?
  /// Changes with the toolchain, the flags and the interfaces of the modules.
  var settings: Digest
}

extension UnitCache {
  func key(_ unit: SnippetUnit, in scope: Scope) -> Digest {
    let owner = scope.snippets[unit.owner]
    let isScript = owner.attributes.isScript || owner.attributes.isManifest || owner.syntax.isBroken
    let text = isScript ? UnitPrinter.script(unit, in: scope) : UnitPrinter.alone(unit, in: scope, onMainActor: unit.prefersMainActor)
    let kind = "\(isScript) \(owner.attributes.isManifest) \(owner.expectsFailure) \(owner.attributes.languageMode)"
    return Digest(ofParts: [Array("limn-unit/3".utf8), settings.bytes, Array(kind.utf8), text.text])
  }

  func read(_ key: Digest) -> UnitOutcome? {
    guard let bytes = cache?.read(key) else { return nil }
    // Most units are clean: an empty entry says so without a decoder.
    return bytes.isEmpty ? UnitOutcome() : try? JSONDecoder().decode(UnitOutcome.self, from: Data(bytes))
  }

  func write(_ key: Digest, _ outcome: UnitOutcome) {
    // A compiler that crashed may do better next time.
    guard let cache, outcome.crash == nil else { return }
    if outcome == UnitOutcome() { return cache.write(key, []) }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    if let data = try? encoder.encode(outcome) { cache.write(key, Array(data)) }
  }
}
