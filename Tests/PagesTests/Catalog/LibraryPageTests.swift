import Foundation
import LimnDiagnostics
@testable import LimnToolchain
import Testing

@testable import LimnCatalog
@testable import LimnPages

/// The pages of a library's types, whose facts come from the symbol graph.
@Suite struct LibraryPageTests {
  /// A library with a deprecated structure, a protocol, and a class.
  private let made: (pages: [String: SitePage], messages: [String]) = {
    var index = CatalogIndex(package: "sea")
    func add(_ id: String, _ keyword: String, _ kind: String, _ edit: (inout Entity) -> Void) {
      let name = String(id.split(separator: "/").last!)
      var entity = Entity(id: id, kind: .type, name: name, module: "Sea")
      entity.source = Location(path: "Sources/Sea/Sea.swift", line: 1, column: 8)
      entity.declaration = Declaration(keyword: keyword, access: "public", text: "\(keyword) \(name)", usr: "s:\(name)")
      entity.facts = SymbolFacts(kind: kind)
      edit(&entity)
      index.entities[id] = entity
    }
    func member(
      _ name: String, _ text: String, _ documentation: String? = nil, _ kind: String,
      _ edit: (inout SymbolFacts) -> Void = { _ in }
    ) -> Member {
      var member = Member(
        name: name, keyword: "func", access: "public", text: text, documentation: documentation, usr: "s:" + text,
        source: Location(path: "Sources/Sea/Sea.swift", line: 3, column: 3))
      member.facts = SymbolFacts(kind: kind)
      edit(&member.facts!)
      return member
    }
    var target = Entity(id: "target/Sea", kind: .target, name: "Sea", module: "Sea")
    target.targetKind = "library"
    index.entities[target.id] = target
    add("type/Sea/Fish", "struct", "Structure") {
      $0.documentation = "A fish. It swims.\n\n- Note: It is wet.\n\nMore."
      $0.summary = "A fish."
      $0.facts?.availability = [
        .init(deprecated: "", message: "too wet", renamed: "Whale"), .init(domain: "macOS", introduced: "14.0"),
      ]
      $0.types = ["Int": "Swift.Int", "Wet": "type/Sea/Wet", "Log": "Logging.Log"]
      $0.conformsTo = [
        ConformanceFact(name: "Wet", target: "type/Sea/Wet", constraints: ["`A` is `Int`", "`B` conforms to `Wet`"]),
        ConformanceFact(name: "Hashable", target: "Swift.Hashable", source: $0.source),
        ConformanceFact(name: "Copyable", target: "Swift.Copyable"),
      ]
      $0.inherited = [InheritedMembers(origin: "Sequence", members: ["map(_:)", "max()"])]
      $0.members = [
        member(
          "swim(to:)", "func swim(to place: Int, log: Log) -> Wet",
          "Swims.\n- Parameter place: Where.\n- Parameter plaice: Wrong.\n- Parameter lot: Wrong.\n- Returns: Water.",
          "Instance Method"
        ) {
          $0.constraints = ["`A` is `Int`"]
          $0.parameters = ["place", "log"]
        },
        member("dive()", "func dive()", "Dives.", "Instance Method") {
          $0.availability = [.init(deprecated: "")]
          $0.origin = "Wet.dive()"
          $0.inheritsDocumentation = true
        },
      ]
    }
    add("type/Sea/Whale", "class", "Class") {
      $0.conformsTo = [ConformanceFact(name: "Base", target: "Dep.Base", isInheritance: true)]
    }
    add("type/Sea/Wet", "protocol", "Protocol") {
      $0.members = [
        member("dive()", "func dive()", "Dives.", "Instance Method") { $0.role = .requirementWithDefault },
        member("dive()", "func dive() ", nil, "Instance Method") { $0.role = .defaultImplementation },
      ]
    }
    add("type/Sea/Salt", "protocol", "Protocol") {
      $0.conformsTo = [ConformanceFact(name: "Wet", target: "type/Sea/Wet")]
    }
    // It conforms to Wet by way of Salt, which only the compiler says.
    add("type/Sea/Brine", "struct", "Structure") {
      $0.conformsTo = [ConformanceFact(name: "Wet", target: "type/Sea/Wet")]
    }
    index.relations = [
      Relation(
        kind: .conformsTo, from: "type/Sea/Fish", to: "type/Sea/Wet", origin: .index,
        evidence: [Evidence(Location(path: "Sources/Sea/Sea.swift"))])
    ]
    var catalog = CatalogPages(index: index)
    catalog.symbols.external = ExternalAddresses(templates: ["Logging": "https://example.org/logging/{path}"])
    let made = catalog.pages()
    return (Dictionary(made.pages.map { ($0.title, $0) }) { first, _ in first }, made.diagnostics.map(\.message))
  }()

  private func text(_ title: String) throws -> String {
    try #require(made.pages[title]).body.text.replacing("<wbr>", with: "")
  }

  @Test("A type shows its kind, its deprecation, and its documentation once") func opening() throws {
    let html = try text("Fish")
    #expect(html.contains("Structure</span>"))
    let banner = try #require(html.firstRange(of: "too wet."))
    #expect(try banner.upperBound < #require(html.firstRange(of: "struct")).lowerBound)
    #expect(html.contains("href=\"Whale.html\"><code>Whale</code></a> instead."))
    #expect(html.contains("Available on macOS 14.0+."))
    #expect(html.matches(of: /A fish\./).count == 1 && html.contains("It swims."))
    #expect(html.contains("It is wet.") && !html.contains("Note: It is wet"), "a callout is an aside")
  }

  @Test("A member shows its constraint, its parameters, and links to types of other modules") func member() throws {
    let html = try text("Fish")
    #expect(html.contains("Available when <code>A</code> is <code>Int</code>."))
    #expect(html.contains("<strong>Parameters</strong>") && html.contains("<strong>Return value</strong>"))
    #expect(html.contains("href=\"https://developer.apple.com/documentation/swift/int\">Int</a>"))
    #expect(html.contains("href=\"https://example.org/logging/Log\">Log</a>"))
    #expect(html.contains("href=\"Wet.html\">Wet</a>"))
    #expect(html.contains("<strong>Deprecated.</strong>") && html.contains("inherited from <code>Wet.dive()</code>"))
  }

  @Test("Conformances have conditions and locations, and inherited members are folded") func conformances() throws {
    let html = try text("Fish")
    #expect(
      html.contains(
        "<code>Wet</code></a> when <code>A</code> is <code>Int</code> and <code>B</code> conforms to <code>Wet</code>"))
    #expect(html.contains("documentation/swift/hashable\">Hashable</a> · ") && !html.contains("Copyable"))
    #expect(html.contains("<summary>Sequence: 2 members</summary>") && html.contains("<code>map(_:)</code>"))
    #expect(try text("Whale").contains("Inherits from</h2>"))
  }

  @Test("A protocol separates requirements from default implementations, and lists what conforms")
  func protocols() throws {
    let html = try text("Wet")
    #expect(html.contains("Required. A default implementation is provided."))
    let group = try #require(html.firstRange(of: "Default implementations"))
    #expect(html[..<group.lowerBound].contains("member-dive\""))
    let parts = html.split(separator: "<h2 ")
    let inheriting = try #require(parts.first { $0.contains("Inherited by</h2>") })
    #expect(inheriting.contains("Salt.html") && !inheriting.contains("Fish.html"))
    let conforming = try #require(parts.first { $0.contains("Conforming types</h2>") })
    #expect(conforming.contains("Fish.html") && conforming.contains("Brine.html") && !conforming.contains("Salt.html"))
  }

  @Test("A documented parameter that does not exist is reported") func parameters() {
    #expect(made.messages.contains("'swim(to:)' has no parameter 'lot' (did you mean 'log'?)"))
    // The comment describes `place` too, so that is not what the author meant.
    #expect(made.messages.contains("'swim(to:)' has no parameter 'plaice'; its parameters: place, log"))
  }

  @Test("Lists and the search mark deprecated symbols") func lists() throws {
    let pages = made.pages
    let table = try #require(pages["Sea"]).body.text
    #expect(table.contains("<strong>Deprecated.</strong> A fish."))
    let part = try #require(pages["Fish"]).sections.first { $0.title == "Fish.dive()" }
    #expect(part?.text == "Deprecated. Dives.")
    #expect(pages["Fish"]?.sections.first?.text.contains("Deprecated. Structure in Sea.") == true)
  }
}
