import LimnDiagnostics

/// Finds the units of a bin that would have the same errors if each were compiled alone. These units need not be
/// compiled again.
///
/// `BinPacker` ensures that the declarations of one unit do not change the meaning of the names in another unit. Other
/// units can therefore change the text of an error only in four ways: through a suggested name, a declaration that a
/// note points to, a limit of the compiler, or the names of generated declarations. This type looks for these four
/// cases.
struct FailedUnits {
  /// A unit with more errors than this number is always compiled again. When the compiler compiles a unit alone, it
  /// suggests similar names only for a limited number of unknown names. With many errors, it can reach this limit and
  /// then suggest fewer names than in the bin.
  private static let errorLimit = 20

  private let owners: BinOwners
  private let bin: Bin
  /// For each name, the units that declare the name at file scope.
  private var declaring: [String: Set<Int>] = [:]

  init(bin: Bin, owners: BinOwners) {
    self.bin = bin
    self.owners = owners
    for unit in bin.units {
      for name in UnitNames(unit, in: owners.scope).declared.keys { declaring[name, default: []].insert(unit.owner) }
    }
  }

  /// Returns the results of the units that need not be compiled again. Positions are converted to the file that would
  /// be generated for the unit alone.
  ///
  /// - Parameters:
  ///   - units: the units with errors.
  ///   - found: the diagnostics of the bin by unit.
  func outcomes(of units: Set<Int>, _ found: [Int: [PlacedDiagnostic]]) -> [Int: UnitOutcome] {
    var result: [Int: UnitOutcome] = [:]
    for unit in bin.units where units.contains(unit.owner) {
      result[unit.owner] = outcome(of: unit, found[unit.owner] ?? [])
    }
    return result
  }

  /// Returns the result of a unit; nil if the unit could have another result when it is compiled alone.
  private func outcome(of unit: SnippetUnit, _ diagnostics: [PlacedDiagnostic]) -> UnitOutcome? {
    let errors = diagnostics.filter(\.isError)
    guard errors.count <= Self.errorLimit else { return nil }
    let others = Set(declaring.filter { !$0.value.contains(unit.owner) }.keys)
    guard !errors.contains(where: { Self.isAboutUnknownName($0) && isNear(others, $0.message) }) else { return nil }
    let alone = UnitPrinter.alone(unit, in: owners.scope, onMainActor: bin.settings.onMainActor)
    var outcome = UnitOutcome()
    for diagnostic in diagnostics {
      guard let moved = moved(diagnostic, of: unit.owner, to: alone, others) else { return nil }
      outcome.diagnostics.append(moved)
    }
    return outcome.isAboutActors ? nil : outcome.sorted
  }

  /// Whether the error is about an unknown name. For such an error, the compiler searches for similar names.
  private static func isAboutUnknownName(_ error: PlacedDiagnostic) -> Bool {
    ["find", "found", "unresolved", "undeclared", "member"].contains { error.name.contains($0) }
  }

  /// Whether the message quotes a name of fewer than five bytes that resembles a name of another unit. The message can
  /// then differ when the unit is compiled alone.
  ///
  /// If more than ten names are equally similar to an unknown name, the compiler suggests none of them. For an unknown
  /// name of fewer than five bytes, the names of other units can therefore suppress a suggestion, and the diagnostic
  /// does not show this. For a longer name, the compiler still makes a suggestion, and a note of the diagnostic shows
  /// the other unit.
  private func isNear(_ others: Set<String>, _ message: String) -> Bool {
    message.fields(at: "'").enumerated().contains { index, word in
      guard !index.isMultiple(of: 2), word.utf8.count < 5 else { return false }
      return others.contains { Suggestion.distance(String(word), $0, atMost: (word.utf8.count + 2) / 3) != nil }
    }
  }

  /// Returns the diagnostic with positions in the file that would be generated for the unit alone. Returns nil if a
  /// part of the diagnostic is about another unit or has no position in that file.
  private func moved(_ diagnostic: PlacedDiagnostic, of unit: Int, to alone: GeneratedSource, _ others: Set<String>)
    -> PlacedDiagnostic?
  {
    var result = diagnostic
    guard let message = message(diagnostic.message, of: unit, others) else { return nil }
    result.message = message
    if let range = diagnostic.range {
      guard let place = place(range, of: unit, in: alone) else { return nil }
      result.range = place
    }
    result.fixes = []
    for fix in diagnostic.fixes {
      guard let place = place(fix.range, of: unit, in: alone), let text = self.message(fix.text, of: unit, others)
      else { return nil }
      result.fixes.append(PlacedEdit(range: place, text: text))
    }
    result.notes = []
    for note in diagnostic.notes {
      guard let note = moved(note, of: unit, to: alone, others) else { return nil }
      result.notes.append(note)
    }
    return result
  }

  private func place(_ range: Range<Int>, of unit: Int, in alone: GeneratedSource) -> Range<Int>? {
    guard owners.isPart(range.lowerBound, of: unit), owners.isPart(range.upperBound, of: unit),
      let start = owners.source.origin(of: range.lowerBound).flatMap(alone.place),
      let end = owners.source.origin(of: range.upperBound).flatMap(alone.place), end - start == range.count
    else { return nil }
    return start..<end
  }

  /// Returns the text with the generated names of the unit as they are when Limn compiles the unit alone. Returns nil
  /// if the text contains a name of another unit.
  private func message(_ text: String, of unit: Int, _ others: Set<String>) -> String? {
    var isForeign = false
    var result = ""
    var word = ""
    for character in text + " " {
      if character.isLetter || character.isNumber || character == "_" {
        word.append(character)
        continue
      }
      if others.contains(word) { isForeign = true }
      for prefix in [UnitPrinter.functionName(""), UnitPrinter.wrapperName] where word.hasPrefix(prefix) {
        if word == "\(prefix)\(unit)" { word = prefix } else { isForeign = true }
      }
      result += word
      result.append(character)
      word = ""
    }
    return isForeign ? nil : String(result.dropLast())
  }
}
