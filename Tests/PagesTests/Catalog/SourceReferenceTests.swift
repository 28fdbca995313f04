import LimnCatalog
import LimnDiagnostics
import Testing

@testable import LimnPages

@Suite struct SourceReferenceTests {
  private func reference(_ column: Int, _ name: String, _ member: String? = nil) -> SourceReferences.Reference {
    .init(line: 1, column: column, name: name, card: .init(entity: "store/App/Counter", member: member))
  }

  @Test("Names at their columns become links") func namesAtTheirColumnsBecomeLinks() {
    let html = "<span class=\"kw\">let</span> x = a &lt; b ? store.<span class=\"fn\">send</span>(1) : 0"
    // In the source: let x = a < b ? store.send(1) : 0
    let linked = SourceReferences.link(html, [reference(17, "store"), reference(23, "send")]) { "<a href=\"#\($0.name)\">" }
    #expect(
      linked
        == "<span class=\"kw\">let</span> x = a &lt; b ? <a href=\"#store\">store</a>.<span class=\"fn\"><a href=\"#send\">send</a></span>(1) : 0"
    )
  }

  @Test("A name that is not there or is a link already stays as it is") func aNameThatIsNotThereOrIsALinkAlreadyStaysAsItIs() {
    let html = "<a class=\"typ\" href=\"x\">Counter</a>.live"
    #expect(SourceReferences.link(html, [reference(1, "Counter"), reference(9, "mock")]) { _ in "<a>" } == html)
    #expect(SourceReferences.link("live", [reference(1, "live")]) { _ in nil } == "live")
  }

  @Test("A source page links members and has a card for each name") func aSourcePageLinksMembersAndHasACardForEachName() throws {
    var index = CatalogIndex(package: "app")
    func add(_ name: String, line: Int, _ members: [Member] = []) {
      var entity = Entity(id: "store/App/\(name)", kind: .store, name: name, module: "App")
      entity.source = Location(path: "Sources/A.swift", line: line)
      entity.summary = "Counts \(name)."
      entity.declaration = Declaration(keyword: "struct", access: "internal", text: "struct \(name)")
      entity.members = members
      index.entities[entity.id] = entity
    }
    add(
      "Counter", line: 1,
      [
        Member(
          name: "add(_:)", keyword: "func", access: "internal", text: "func add(_ count: Int)", documentation: "Adds.",
          source: Location(path: "Sources/A.swift", line: 1))
      ])
    add("User", line: 2)
    index.relations = [
      Relation(
        .uses, from: "store/App/User", to: "store/App/Counter", origin: .index,
        evidence: [Evidence(Location(path: "Sources/A.swift", line: 2, column: 25), member: "add(_:)")])
    ]
    var catalog = CatalogPages(index: index)
    catalog.source = { _ in Array("struct Counter { func add(_ count: Int) {} }\nstruct User { var c = c.add(1) }\n".utf8) }
    let made = catalog.pages()
    let page = try #require(made.pages.first { $0.address.path == "catalog/source/Sources/A.swift.html" })
    let html = String(decoding: page.body, as: UTF8.self)
    #expect(html.contains("../../store/App/Counter.html#member-add\">add</a>"), "\(html)")
    let cards = String(decoding: try #require(made.files.first).bytes, as: UTF8.self)
    #expect(cards.contains("[\"func add(_ count: Int)\",\"Adds.\",\"\",\"App\"]") && cards.contains("Counts Counter."), "\(cards)")
  }

  @Test("The source behind a preview is its view and its actions") func theSourceBehindAPreviewIsItsViewAndItsActions() throws {
    let index = CatalogPagesTests.index
    let text = (1...20).map { $0 == 7 ? "struct FishView: View {" : $0 == 12 ? "}" : "  // line \($0)" }.joined(separator: "\n")
    let sources = PreviewSources(index) { $0 == "Sources/A.swift" ? Array(text.utf8) : nil }
    let html = try #require(sources.html(view: "FishView", module: "Pond", actions: ["FishView.caught"], on: "catalog/preview/Pond/x.html"))
    #expect(html.contains("line 8") && !html.contains("line 13"), "the excerpt ends with the declaration")
    #expect(html.contains("../../source/Sources/A.swift.html#L7"))
    #expect(PreviewSources(index) { _ in nil }.html(view: "Nobody", module: "Pond", actions: [], on: "catalog/preview/x.html") == nil)
  }
}
