import Foundation
import Testing

/// Compiles, in Swift 6 mode, a client module that uses the whole public API for creating screens.
@Suite struct ClientTests {
  @Test("A client of every view and modifier compiles") func aClientOfEveryViewAndModifierCompiles() throws {
    let built = try BuiltModules()
    let files = try BuiltModules.swiftFiles(in: BuiltModules.fixture("Client"))
    let client = try built.compile(files, as: "Client", ["-dump-ast", "-dump-ast-format", "json"])
    #expect(BuiltModules.errors(in: client.output) == [])
    try #require(client.succeeded)

    let strings = Set(
      client.output.components(separatedBy: "\"").filter { $0.hasPrefix("s:7SwiftUI") || $0.hasPrefix("$s") })
    let types = strings.filter { $0.hasPrefix("$s") }.joined(separator: " ")
    let (symbols, conformances) = try PublicSymbol.ofSwiftUI.get()
    let view = try #require(symbols.first { $0.path == ["View"] })
    let views = symbols.filter { conformances[view.usr, default: []].contains($0.usr) && $0.kind != "swift.protocol" }
    let modifiers = symbols.filter { $0.kind == "swift.method" && $0.path.first == "View" }
    #expect(views.count >= 60)
    #expect(modifiers.count >= 190)

    let unused =
      views.filter { !types.contains($0.usr.dropFirst("s:7SwiftUI".count)) }
      + modifiers.filter { !strings.contains($0.usr) }
    #expect(unused.map(\.declaration) == [], "add a use of each to Tests/Fixtures/AppleTests/Client")
  }
}
