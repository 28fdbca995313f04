import Foundation
import Testing

/// `PlatformDifferences.txt` lists the public symbols whose declarations differ from the declarations on Apple's
/// platforms. The file states the reason for each difference. The list must be complete.
@Suite struct PlatformDifferenceTests {
  /// Types that are declared in C or Objective-C on Apple's platforms, but in Swift on Linux. Each key is a reason in
  /// `PlatformDifferences.txt`. The value contains the mangled names that the types have on Linux.
  private static let moved = [
    "geometry": [
      "10Foundation6CGRectV", "10Foundation7CGPointV", "10Foundation6CGSizeV", "12CoreGraphics17CGAffineTransformV",
      "12CoreGraphics9CGLineCapO", "12CoreGraphics10CGLineJoinO",
    ], "defaults": ["10Foundation12UserDefaultsC"],
  ]

  /// The symbol names in the list, by the reason for the difference.
  private func list() throws -> [String: Set<String>] {
    let text = try String(contentsOf: BuiltModules.fixture("PlatformDifferences.txt"), encoding: .utf8)
    return text.components(separatedBy: "\n## ").dropFirst().reduce(into: [:]) { list, part in
      let lines = part.split(separator: "\n").map(String.init)
      list[String(lines[0].prefix { $0 != ":" })] = Set(lines.dropFirst())
    }
  }

  @Test("Names every symbol with a type that Apple has elsewhere") func namesEverySymbolWithATypeThatAppleHasElsewhere()
    throws
  {
    let symbols = try PublicSymbol.ofSwiftUI.get().symbols
    let list = try list()
    for (reason, types) in Self.moved {
      let found = symbols.filter { symbol in types.contains { symbol.usr.contains($0) } }.map {
        $0.path.joined(separator: ".")
      }
      #expect(Set(found) == list[reason], "the list is Tests/Fixtures/AppleTests/PlatformDifferences.txt")
    }
  }

  @Test("Names nothing that is not there") func namesNothingThatIsNotThere() throws {
    let paths = try PublicSymbol.ofSwiftUI.get().symbols.map { $0.path.joined(separator: ".") }
    let named = try list().values.reduce(into: Set<String>()) { $0.formUnion($1) }
    #expect(named.subtracting(paths) == [])
  }
}
