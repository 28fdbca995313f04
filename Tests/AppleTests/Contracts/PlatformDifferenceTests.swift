import Foundation
import Testing

/// The public symbols that are not Apple's to the letter are named in a list, each with a reason.
@Suite struct PlatformDifferenceTests {
  /// Types of Foundation on Linux that another module has on Apple's platforms, by their mangled names.
  private static let moved = [
    "geometry": [
      "10Foundation6CGRectV", "10Foundation7CGPointV", "10Foundation6CGSizeV", "12CoreGraphics17CGAffineTransformV",
      "12CoreGraphics9CGLineCapO", "12CoreGraphics10CGLineJoinO",
    ], "defaults": ["10Foundation12UserDefaultsC"],
  ]

  /// What the list names, by the word for the reason.
  private func list() throws -> [String: Set<String>] {
    let text = try String(contentsOf: BuiltModules.fixture("PlatformDifferences.txt"), encoding: .utf8)
    return text.components(separatedBy: "\n## ").dropFirst().reduce(into: [:]) { list, part in
      let lines = part.split(separator: "\n").map(String.init)
      list[String(lines[0].prefix { $0 != ":" })] = Set(lines.dropFirst())
    }
  }

  @Test func namesEverySymbolWithATypeThatAppleHasElsewhere() throws {
    let symbols = try PublicSymbol.all(of: "SwiftUI", in: BuiltModules()).symbols
    let list = try list()
    for (reason, types) in Self.moved {
      let found = symbols.filter { symbol in types.contains { symbol.usr.contains($0) } }.map { $0.path.joined(separator: ".") }
      #expect(Set(found) == list[reason], "the list is Tests/Fixtures/AppleTests/PlatformDifferences.txt")
    }
  }

  @Test func namesNothingThatIsNotThere() throws {
    let paths = try PublicSymbol.all(of: "SwiftUI", in: BuiltModules()).symbols.map { $0.path.joined(separator: ".") }
    let named = try list().values.reduce(into: Set<String>()) { $0.formUnion($1) }
    #expect(named.subtracting(paths) == [])
  }
}
