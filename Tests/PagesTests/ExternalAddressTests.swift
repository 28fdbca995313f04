import Foundation
@testable import LimnCatalog
import LimnDiagnostics
@testable import LimnPlatform
import Testing

@testable import LimnPages

/// Links to the documentation of other packages.
@Suite struct ExternalAddressTests {
  private static let list = "https://example.org/moon/catalog/symbols.json"

  /// The addresses of a project that depends on the modules `Moon`, `MoonKit`, and `Tide`.
  ///
  /// - Parameter answer: the answer of the site of `Moon` and `MoonKit`.
  private func external(_ answer: ProcessResult) -> (addresses: ExternalAddresses, problems: [String]) {
    var addresses = ExternalAddresses(templates: [
      "Moon": Self.list, "MoonKit": Self.list, "Tide": "https://example.org/tide/{path}",
    ])
    let runner = ProcessRunner { $0.arguments.last == Self.list ? answer : ProcessResult(status: 7) }
    let problems = addresses.readLists(runner, at: Location(path: "limn.yml", line: 3, column: 16))
    return (addresses, problems.map { "\($0.severity) \($0.line)" })
  }

  private let answer = ProcessResult(
    status: 0,
    output: Array(
      #"{"Moon.Phase": "catalog/type/Moon/Phase.html", "Moon.Phase.name": "catalog/type/Moon/Phase.html#member-name"}"#
        .utf8))

  @Test("The list of another site says which declarations have pages, and where") func lists() {
    let (addresses, problems) = external(answer)
    #expect(problems == [])
    #expect(addresses.address(of: "Moon.Phase") == "https://example.org/moon/catalog/type/Moon/Phase.html")
    #expect(addresses.address(of: "Moon.Orbit") == nil)
    #expect(addresses.address(of: "Tide.Level.Unit") == "https://example.org/tide/Level/Unit")
  }

  @Test("A list that cannot be read is one warning, and its names are no links", arguments: ["", "<html>", "[]"])
  func unreadable(_ text: String) throws {
    let (addresses, problems) = external(ProcessResult(status: text.isEmpty ? 22 : 0, output: Array(text.utf8)))
    #expect(
      problems == [
        "warning limn.yml:3:16: '\(Self.list)' cannot be read, so its symbols are no links [silent-external-link]"
      ])
    #expect(addresses.address(of: "Moon.Phase") == nil)
    #expect(addresses.address(of: "Tide.Level") == "https://example.org/tide/Level")
    let site = try TestSite(["index.md": "# Sea\n\n``Moon/Phase`` ``Tide/Sand``\n"]) { input in
      input.catalog.symbols = SymbolLinks(views: ["Sea/Wave"])
      input.catalog.symbols.external = addresses
    }
    #expect(site.problems == ["Content/index.md:3:16 unknown-symbol 'Tide/Sand' has no page in the catalog"])
  }

  @Test("A symbol link can lead to another site", arguments: ["Moon/Phase/name", "/Moon/Phase/name-property"])
  func symbolLinks(_ name: String) throws {
    let site = try TestSite(["index.md": "# Sea\n\n``\(name)`` ``Moon/Orbit``\n"]) { input in
      input.catalog.symbols = SymbolLinks(views: ["Sea/Wave"])
      input.catalog.symbols.external = external(answer).addresses
    }
    #expect(
      site.links(on: "index.html") == ["https://example.org/moon/catalog/type/Moon/Phase.html#member-name"])
    #expect(
      site.problems == ["Content/index.md:3:\(name.count + 6) unknown-symbol 'Moon/Orbit' has no page in the catalog"])
  }

  @Test("A site has the list of its own symbols") func ownList() throws {
    var phase = Entity(id: "type/Moon/Phase", kind: .type, name: "Phase", module: "Moon")
    phase.declaration = Declaration(keyword: "struct", access: "public", text: "struct Phase")
    phase.members = [
      Member(name: "name", keyword: "var", access: "public", text: "var name: Int", source: Location(path: "A.swift"))
    ]
    let target = Entity(id: "target/Moon", kind: .target, name: "Moon", module: "Moon")
    let catalog = CatalogPages(index: CatalogIndex(package: "Moon", entities: [phase.id: phase, target.id: target]))
    let file = try #require(try catalog.files().first { $0.address.path == "catalog/symbols.json" })
    #expect(
      try JSONDecoder().decode([String: String].self, from: Data(file.bytes)) == [
        "Moon.Phase": "catalog/type/Moon/Phase.html", "Moon.Phase.name": "catalog/type/Moon/Phase.html#member-name",
      ])
  }
}
