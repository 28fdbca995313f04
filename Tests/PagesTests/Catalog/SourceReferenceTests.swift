@testable import LimnCatalog
import LimnDiagnostics
import Testing

@testable import LimnPages

@Suite struct SourceReferenceTests {
  private func reference(_ column: Int, _ name: String, _ member: String? = nil) -> SourceReferences.Reference {
    .init(line: 1, column: column, name: name, card: .init(entity: "store/App/Counter", member: member))
  }

  @Test("Names at their columns become links") func namesAtTheirColumnsBecomeLinks() {
    let html = "<span class=\"kw\">let</span> x = a &lt; b ? store.<span class=\"fn\">send</span>(1) : 0"
    // The source line without markup: let x = a < b ? store.send(1) : 0
    let linked = SourceReferences.link(html, [reference(17, "store"), reference(23, "send")]) {
      "<a href=\"#\($0.name)\">"
    }
    #expect(
      linked
        == "<span class=\"kw\">let</span> x = a &lt; b ? <a href=\"#store\">store</a>.<span class=\"fn\"><a href=\"#send\">send</a></span>(1) : 0"
    )
  }

  @Test("A name that is not there or is a link already stays as it is")
  func aNameThatIsNotThereOrIsALinkAlreadyStaysAsItIs() {
    let html = "<a class=\"typ\" href=\"x\">Counter</a>.live"
    #expect(SourceReferences.link(html, [reference(1, "Counter"), reference(9, "mock")]) { _ in "<a>" } == html)
    #expect(SourceReferences.link("live", [reference(1, "live")]) { _ in nil } == "live")
  }

  @Test("A source page links members and has a card for each name") func aSourcePageLinksMembersAndHasACardForEachName()
    throws
  {
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
        kind: .uses, from: "store/App/User", to: "store/App/Counter", origin: .index,
        evidence: [Evidence(Location(path: "Sources/A.swift", line: 2, column: 25), member: "add(_:)")])
    ]
    var catalog = CatalogPages(index: index)
    catalog.source = { _ in
      Array("struct Counter { func add(_ count: Int) {} }\nstruct User { var c = c.add(1) }\n".utf8)
    }
    let made = catalog.pages()
    let page = try #require(made.pages.first { $0.address.path == "catalog/source/Sources/A.swift.html" })
    let html = String(decoding: page.body, as: UTF8.self)
    #expect(html.contains("../../store/App/Counter.html#member-add\">add</a>"), "\(html)")
    let cards = String(decoding: try #require(made.files.first).bytes, as: UTF8.self)
    #expect(
      cards.contains("[\"func add(_ count: Int)\",\"Adds.\",\"\",\"App\"]") && cards.contains("Counts Counter."),
      "\(cards)")
  }

  /// A file with a store, the store's action type, and code that handles actions of the store and of a child.
  private var handling: CatalogPages {
    var index = CatalogIndex(package: "app")
    func add(_ id: String, _ kind: EntityKind, line: Int, owner: String? = nil) {
      var entity = Entity(id: id, kind: kind, name: String(id.split(separator: "/").last!), module: "App")
      entity.source = Location(path: "Sources/Model/A.swift", line: line)
      entity.declaration = Declaration(keyword: "struct", access: "internal", text: "struct \(entity.name)")
      entity.owner = owner
      index.entities[id] = entity
    }
    add("store/App/Counter", .store, line: 1)
    add("action/App/Counter.Action", .action, line: 6, owner: "store/App/Counter")
    add("action/App/Child.Action", .action, line: 7)
    func handles(_ id: String, _ line: Int, _ column: Int, _ member: String) {
      index.relations.append(
        Relation(
          kind: .handles, from: "store/App/Counter", to: id, origin: .index,
          evidence: [Evidence(Location(path: "Sources/Model/A.swift", line: line, column: column), member: member)]))
    }
    handles("action/App/Counter.Action", 2, 9, "task")
    handles("action/App/Counter.Action", 3, 9, "saved(_:)")
    handles("action/App/Counter.Action", 4, 9, "child(_:)")
    handles("action/App/Child.Action", 4, 16, "closed")
    handles("action/App/Counter.Action", 5, 9, "never")
    for (column, name) in [(1, "task"), (9, "saved(_:)")] { handles("action/App/Counter.Action", 6, column, name) }
    handles("action/App/Child.Action", 6, 30, "closed")
    var catalog = CatalogPages(index: index)
    catalog.source = { _ in
      Array("struct Counter {\n  case .task\n  case .saved\n  case .child\n  case .never\n}\nenum B {}\n".utf8)
    }
    let facts = [
      "Counter.task": ActionFacts(senders: ["On appearance"], state: "catalog/preview/App/V/default.html#s0"),
      "Counter.saved": ActionFacts(
        senders: ["Button “Save <it>”", "Button “Keep”"], state: "catalog/preview/App/V/default.html#s3"),
      // The sender of this action is a child store, and not a control.
      "Counter.child": ActionFacts(senders: [], state: "catalog/preview/App/V/default.html#s4"),
      "Child.closed": ActionFacts(senders: ["Picker “Size”"], state: "catalog/preview/App/V/default.html#s5"),
    ]
    catalog.actions = { store, name in facts["\(store).\(name)"] }
    return catalog
  }

  @Test("A line that handles an action links to the preview that sends it")
  func aLineThatHandlesAnActionLinksToThePreviewThatSendsIt()
    throws
  {
    let page = try #require(
      handling.pages().pages.first { $0.address.path == "catalog/source/Sources/Model/A.swift.html" })
    let lines = page.body.text.split(separator: "\n").filter { $0.contains("<span id=\"L") }
    func links(_ line: Int) -> [String] {
      guard let html = lines.first(where: { $0.contains("id=\"L\(line)\"") }) else { return ["no line"] }
      return html.matches(of: #/<a class="play" href="([^"]*)"[^>]*><i class="k k-preview"><\/i>([^<]*)<\/a>/#).map {
        "\($0.2) \($0.1)"
      }
    }
    let preview = "../../../preview/App/V/default.html"
    #expect(links(2) == ["On appearance \(preview)#s0"], "\(page.body.text)")
    #expect(links(3) == ["Save &lt;it&gt; \(preview)#s3"])
    #expect(links(4) == ["Size \(preview)#s5"], "an action that a child reports has no control")
    #expect(links(5) == [] && links(1) == [])
    #expect(links(6) == [], "a line that handles three actions has no room for links")
  }

  @Test("The path is above the code and the types are in the order of their lines")
  func thePathIsAboveTheCodeAndTheTypesAreInOrder() throws {
    let html = try #require(
      handling.pages().pages.first { $0.address.path == "catalog/source/Sources/Model/A.swift.html" }
    ).body.text
    #expect(
      html.contains(
        "<figure class=\"code\"><div class=\"cap\"><span class=\"file\">Sources/<wbr>Model/<wbr>A.swift</span></div><pre"
      ))
    #expect(html.contains("<p class=\"facts\"><span>7 lines</span>"))
    let chips = try #require(html.firstMatch(of: #/<p class="chips">(.*?)<\/p>/#)).1
    let names = chips.matches(of: #/<span>([A-Za-z.]+)<\/span>/#).map { String($0.1) }
    #expect(names == ["Counter", "Counter.Action", "Child.Action"], "\(chips)")
  }

  @Test("The page of a type without a preview ends with its source") func theSourceOfATypeIsLast() throws {
    let page = try #require(
      handling.pages().pages.first { $0.address.path.hasSuffix("/Counter.html") && $0.body.text.contains("excerpt") })
    let parts = page.body.text.split(separator: "<h2 id=\"source\">")
    #expect(parts.count == 2 && !parts[1].contains("<h2") && parts[1].contains("#L1"), "\(page.body.text)")
  }

  @Test("The source behind a preview is its view and its actions") func theSourceBehindAPreviewIsItsViewAndItsActions()
    throws
  {
    let index = CatalogPagesTests.index
    let text = (1...20).map { $0 == 7 ? "struct FishView: View {" : $0 == 12 ? "}" : "  // line \($0)" }.joined(
      separator: "\n")
    let sources = PreviewSources(index) { $0 == "Sources/A.swift" ? Array(text.utf8) : nil }
    let html = try #require(
      sources.html(view: "FishView", module: "Pond", actions: ["FishView.caught"], on: "catalog/preview/Pond/x.html"))
    #expect(html.contains("line 8") && !html.contains("line 13"), "the excerpt ends with the declaration")
    #expect(html.contains("../../source/Sources/A.swift.html#L7"))
    #expect(
      PreviewSources(index) { _ in nil }.html(view: "Nobody", module: "Pond", actions: [], on: "catalog/preview/x.html")
        == nil)
  }

  @Test(
    "An excerpt ends with its declaration",
    arguments: [
      ("struct One { init() {} }\n\nstruct Two {\n}", 1), ("func f(\n  a: Int\n) {\n  g()\n}\nlet x = 1", 5),
      ("let list = [\n  1,\n]\nlet x = 1", 3), ("func f()\n  -> Int\n{\n  1\n}\nlet x = 1", 5), ("let x = 1", 1),
    ])
  func excerptLines(_ text: String, _ count: Int) throws {
    let format = CatalogFormatter(CatalogPagesTests.index, previewPages: [])
    let sources = SourcePages(format: format, texts: ["A.swift": Array(text.utf8)])
    let html = try #require(sources.on("catalog/x.html").excerpt(Location(path: "A.swift"), length: 28))
    #expect(html.matches(of: /#L\d+">\d/).count == count, "\(html)")
  }
}
