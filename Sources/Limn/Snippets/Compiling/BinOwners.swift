/// Finds the compilation units that a position belongs to, in a generated file with several units.
struct BinOwners {
  let source: GeneratedSource
  let scope: Scope
  /// For each item, the units that contain it.
  private var units: [ItemReference: Set<Int>] = [:]
  /// For each snippet, the units that contain one of its items.
  private var unitsOfSnippet: [Int: Set<Int>] = [:]

  init(bin: Bin, source: GeneratedSource, scope: Scope) {
    self.source = source
    self.scope = scope
    for unit in bin.units {
      for part in unit.parts {
        units[part.reference, default: []].insert(unit.owner)
        unitsOfSnippet[part.reference.snippet, default: []].insert(unit.owner)
      }
    }
  }

  /// Returns the ids of the units that a diagnostic belongs to. A diagnostic in a declaration at file scope belongs to
  /// all units that use the declaration. A diagnostic in code that only one unit owns, such as the function around the
  /// unit's statements, belongs to this unit.
  func units(of diagnostic: PlacedDiagnostic) -> [Int] {
    guard let range = diagnostic.range else { return [] }
    guard let piece = source.piece(at: range.lowerBound) else {
      return source.unit(at: range.lowerBound).map { [$0] } ?? []
    }
    if let unit = piece.unit { return [unit] }
    return (item(of: piece).map { units[$0] ?? [] } ?? unitsOfSnippet[piece.snippet] ?? []).sorted()
  }

  /// Returns the diagnostics of each unit, in the order of `diagnostics`. If several units include a declaration, a
  /// diagnostic in the declaration belongs to all these units.
  func byUnit(_ diagnostics: [PlacedDiagnostic]) -> [Int: [PlacedDiagnostic]] {
    var found: [Int: [PlacedDiagnostic]] = [:]
    for diagnostic in diagnostics { for unit in units(of: diagnostic) { found[unit, default: []].append(diagnostic) } }
    return found
  }

  /// Whether a position is in an item of the unit. The result is false in other text, such as an import or generated
  /// code.
  func isPart(_ offset: Int, of unit: Int) -> Bool {
    guard let piece = source.piece(at: offset) else { return false }
    if let owner = piece.unit { return owner == unit }
    return item(of: piece).map { units[$0]?.contains(unit) ?? false } ?? false
  }

  /// Returns the item that a piece was copied from; nil if the piece is an import.
  private func item(of piece: GeneratedSource.Piece) -> ItemReference? {
    let items = scope.snippets[piece.snippet].syntax.items
    guard let index = items.lastIndex(where: { $0.range.lowerBound <= piece.start }),
      piece.start <= items[index].range.upperBound
    else {
      return nil
    }
    return ItemReference(snippet: piece.snippet, item: index)
  }
}
