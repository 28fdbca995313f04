@testable import LimnCatalog
import LimnDiagnostics
import Testing

@Suite struct CatalogDifferenceTests {
  @Test("Tells nothing of equal catalogs") func tellsNothingOfEqualCatalogs() throws {
    let index = try PondCatalog.result.get().index
    #expect(CatalogDifference(from: index, to: index).markdown == "The catalog did not change.\n")
  }

  @Test("Tells what came went and changed") func tellsWhatCameWentAndChanged() throws {
    let old = try PondCatalog.result.get().index
    var new = old
    new.entities["component/Pond/FishView"]?.inputs.removeLast()
    new.entities["component/Pond/FishView"]?.outputs[0].payload = ["Int"]
    new.entities["module/Pond/NetScreen"] = nil
    new.relations.removeAll { $0.kind == .handles }
    new.violations.append(
      Violation(
        rule: "dead-action", entity: "component/Pond/FishView", message: "no code sends 'x'",
        source: Location(path: "A.swift", line: 3, column: 1)))
    let text = CatalogDifference(from: old, to: new).markdown
    for line in [
      "- `dead-action` at A.swift:3: no code sends 'x'", "- `module/Pond/NetScreen`",
      "- `component/Pond/FishView`: input 'isWet' was removed: `Bool = true`",
      "- `component/Pond/FishView`: output 'catchFish' is `(Int)`, was `(Fish)`",
      "- `module/Pond/PondScreen` handles `action/Pond/FishView.Action`",
    ] {
      #expect(text.contains(line), "\(line)\n\(text)")
    }
  }

  @Test("A moved line is no change") func aMovedLineIsNoChange() throws {
    let old = try PondCatalog.result.get().index
    var new = old
    for index in new.relations.indices {
      for place in new.relations[index].evidence.indices { new.relations[index].evidence[place].line += 1 }
    }
    #expect(CatalogDifference(from: old, to: new).markdown == "The catalog did not change.\n")
  }
}
