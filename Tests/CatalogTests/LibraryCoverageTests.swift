import LimnCatalog
import LimnDiagnostics
import Testing

/// Coverage of the fixture's LUCA library by an article whose snippets use parts of it.
@Suite struct LibraryCoverageTests {
  private static let used: Set = ["s:4LUCA5NamedPAAE4nameSSvp", "s:4LUCA3TagV", "s:4LUCA3TagVACycfc", "s:4LUCA4KeptV"]

  private static let libraries = Result {
    try PondCatalog.build(PondCatalog.sharedRoot) {
      var article = ArticleMentions(title: "Tags", slug: "guide/tags", path: "tags.md", mentions: [])
      article.symbols = used
      $0.articles = [article]
    }.index.coverage.libraries
  }

  private func library() throws -> LibraryCoverage {
    try #require(try Self.libraries.get().first { $0.target == "target/LUCA" })
  }

  @Test("Counts every public symbol that is written in a library") func countsEveryPublicSymbolThatIsWrittenInALibrary()
    throws
  {
    #expect(
      try library().counted.map { "\($0.kind) \($0.name)" } == [
        "protocol Composable", "associated type Composable.Action", "instance method Composable.reduce(_:)",
        "instance method Composable.send(_:)",
        "protocol DependencyClient", "type property DependencyClient.liveValue",
        "type property DependencyClient.testValue",
        "structure Kept", "initializer Kept.init(wrappedValue:)", "protocol Named", "instance property Named.loudName",
        "instance property Named.name",
        "structure Tag", "initializer Tag.init()",
      ])
  }

  @Test("Leaves out what callers reach through something else") func leavesOutWhatCallersReachThroughSomethingElse()
    throws
  {
    let exempt = try library().symbols.compactMap { symbol in symbol.exemption.map { "\(symbol.name) \($0)" } }
    #expect(
      exempt == [
        "Counter unreachable", "Counter.count unreachable", "Kept.wrappedValue wrapper",
        "Named.name defaultImplementation",
        "Tag.description witness",
      ])
  }

  @Test("Using a default uses its requirement") func usingADefaultUsesItsRequirement() throws {
    let used = try library().counted.filter { !$0.articles.isEmpty }
    #expect(used.map(\.name) == ["Kept", "Named.name", "Tag", "Tag.init()"])
    #expect(used.allSatisfy { $0.articles == ["article/guide/tags"] })
    #expect(try library().unused.count == 10)
  }

  @Test("Places a symbol in the sources and on a page") func placesASymbolInTheSourcesAndOnAPage() throws {
    let symbol = try #require(try library().symbols.first { $0.name == "Tag.init()" })
    #expect(
      symbol.entity == "type/LUCA/Tag" && "\(symbol.source.path):\(symbol.source.line)" == "Sources/LUCA/Tag.swift:14")
  }

  @Test("Apps are no libraries") func appsAreNoLibraries() throws {
    #expect(
      try Self.libraries.get().map(\.target) == [
        "target/LUCA", "target/Puddles", "target/SwiftUI", "target/ViewContract",
      ])
  }

  @Test("Says nothing where no snippets were read") func saysNothingWhereNoSnippetsWereRead() throws {
    #expect(try PondCatalog.result.get().index.coverage.libraries == [])
  }
}
