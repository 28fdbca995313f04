import Foundation
@testable import LimnCatalog
import LimnDiagnostics
import Testing

@testable import LimnPages
@testable import LimnPreviews

/// The parts of a type's page: interface, controls, actions, and tests.
@Suite struct EntityPageTests {
  private let path = "catalog/component/Pond/FishView.html"

  private func page(_ index: CatalogIndex, _ edit: (inout CatalogPages) -> Void = { _ in }) throws -> (
    html: String, alternate: String
  ) {
    var catalog = CatalogPages(index: index)
    edit(&catalog)
    let page = try #require(catalog.pages().pages.first { $0.address.path == path })
    return (page.body.text, page.alternate?.text ?? "")
  }

  private func location(_ line: Int, _ path: String = "Tests/FishTests.swift") -> Location {
    Location(path: path, line: line, column: 3)
  }

  /// The index with a test suite added for `FishView`. `lines` are the lines of the tests that refer to the view.
  private func tested(_ members: [(line: Int, name: String, text: String)], lines: [Int]) -> CatalogIndex {
    var index = CatalogPagesTests.index
    var suite = Entity(id: "test/PondTests/FishTests", kind: .test, name: "FishTests", module: "PondTests")
    suite.source = location(1)
    suite.declaration = Declaration(keyword: "struct", access: "internal", text: "struct FishTests")
    suite.members = members.map { line, name, text in
      Member(
        name: name, keyword: name.hasSuffix(")") ? "func" : "let", access: "internal", text: text,
        source: location(line))
    }
    index.entities[suite.id] = suite
    index.relations.append(
      Relation(
        kind: .tests, from: suite.id, to: "component/Pond/FishView", origin: .index,
        evidence: lines.map { Evidence(location($0)) }))
    return index
  }

  @Test("Tests of a type are listed one by one with their locations")
  func testsOfATypeAreListedOneByOneWithTheirLocations() throws {
    let index = tested(
      [
        (3, "fish", "let fish = 1"), (5, "send_feed_fishIsFull()", "@Test\n  func send_feed_fishIsFull() async"),
        (9, "swims()", "@Test(\"A fish \\\"swims\\\"\") func swims()"), (12, "make()", "func make()"),
        (15, "testSleep()", "func testSleep()"),
        (20, "other()", "@Test func other()"),
      ], lines: [3, 6, 7, 10, 13, 16])
    let (html, alternate) = try page(index)
    let section = try #require(html.components(separatedBy: "<h2 id=\"tests\">Tests</h2>").last)
    #expect(
      section.contains(
        "<h3 class=\"group\"><a href=\"../../test/PondTests/FishTests.html\"><code>FishTests</code></a></h3>"))
    let names = section.matches(
      of: #/<li><(?:code|span)>([^<]*(?:<wbr>[^<]*)*)<\/(?:code|span)><a class="loc"[^>]*>([^<]*)/#)
    #expect(
      names.map { "\($0.1) \($0.2)".replacing("<wbr>", with: "") } == [
        "send_feed_fishIsFull FishTests.swift:5", "A fish &quot;swims&quot; FishTests.swift:9",
        "testSleep FishTests.swift:15",
      ], "helpers and tests of other types are left out\n\(section)")
    #expect(
      alternate.contains(
        "- `testSleep` [Tests/FishTests.swift:15](https://example.org/pond/blob/main/Tests/FishTests.swift#L15)"))
    #expect(!html.contains("tested by"), "the relations do not repeat the tests")
  }

  @Test("Tests after the first six are counted by suite") func testsAfterTheFirstSixAreCollapsedAndCounted() throws {
    let index = tested((1...9).map { ($0 * 10, "test\($0)()", "func test\($0)()") }, lines: (1...9).map { $0 * 10 + 1 })
    let html = try page(index).html
    let parts = html.components(separatedBy: "<summary>3 more tests</summary>")
    #expect(
      parts.count == 2 && parts[0].contains(">test6<") && !html.contains(">test7<")
        && parts[1].contains("FishTests.html\"><code>FishTests</code></a>: 3 more tests</li>"))
  }

  @Test("A suite whose properties alone refer to a type is listed itself")
  func aSuiteWhosePropertiesAloneReferToATypeIsListedItself()
    throws
  {
    let html = try page(
      tested([(3, "fish", "let fish = FishView()"), (5, "swims()", "@Test func swims()")], lines: [3])
    ).html
    #expect(html.contains("<li><code>FishTests</code>") && !html.contains("swims"))
  }

  @Test("Controls are listed with what they do and where they lead")
  func controlsAreListedWithWhatTheyDoAndWhereTheyLead() throws {
    var index = CatalogPagesTests.index
    index.relations.append(
      Relation(
        kind: .emits, from: "component/Pond/FishView", to: "action/Pond/FishView.Action", origin: .index,
        evidence: [Evidence(location(31, "Sources/A.swift"), member: "caught(_:)")]))
    let controls = [
      ViewControl(
        name: "Catch", kind: "Button", alike: 2, sends: ["FishView.caught"], changes: ["fish"], target: "Pond: 1 fish",
        address: "catalog/preview/Pond/FishView/default.html#s1", isTried: true),
      ViewControl(
        name: "OK", kind: "Button", place: "alert “Wet”", changes: ["isWet"], target: "Pond",
        address: "catalog/preview/p.html#s2", isTried: true),
      ViewControl(name: "Feed", kind: "Button", calls: ["Food.buy(1)", "Food.give()"], isTried: true),
      ViewControl(name: "Name", kind: "Text field"),
    ]
    let (html, alternate) = try page(index) {
      $0.controls = { module, view in module == "Pond" && view == "FishView" ? controls : [] }
    }
    for text in [
      "<td data-l=\"Control\">Catch (and 2 similar controls)</td><td data-l=\"Kind\">Button</td>",
      "sends <a href=\"#action-caught\"><code>caught</code></a> ",
      "<a href=\"../../preview/Pond/FishView/default.html#s1\">Pond: 1 fish</a>",
      "<td data-l=\"Control\">OK (in the alert “Wet”)</td>",
      "sets <code>isWet</code>", "calls <code>Food.buy</code>, calls <code>Food.give</code>",
      "<td data-l=\"Does\">not tried</td>",
    ] {
      #expect(html.contains(text), "\(text)\n\(html)")
    }
    #expect(
      html.contains("Sources/A.swift#L31\">:31</a>") || html.contains("#L31\">:31</a>"),
      "the line that sends the action")
    // The page of a preview has no Markdown alternate, so the Markdown links to the HTML page.
    #expect(alternate.contains("[Pond: 1 fish](../../preview/Pond/FishView/default.html#s1)"), "\(alternate)")
    #expect(try !page(index).html.contains("Controls"), "a view without an explored preview has no table")
  }

  @Test("The controls of a view without an explored preview have the effects of their code")
  func controlsInCode() throws {
    var index = CatalogPagesTests.index
    index.entities["component/Pond/FishView"]?.effects = [
      NamedUse(
        name: "Button Save", source: location(2, "Sources/A.swift"),
        does: [
          CodeEffect(verb: "calls", to: "module/Pond/PondScreen", name: "swim"), CodeEffect(verb: "opens the alert"),
          CodeEffect(verb: "sets", name: "isOpen"),
        ])
    ]
    let html = try page(index).html
    #expect(html.contains("<code>.swim</code>, opens the alert, sets <code>isOpen</code></td>"), "\(html)")
  }

  @Test("An initializer is in one line and hides the inputs that it takes")
  func anInitializerIsInOneLineAndHidesTheInputsThatItTakes()
    throws
  {
    var index = CatalogPagesTests.index
    index.entities["component/Pond/FishView"]?.members.append(
      Member(
        name: "init(fish:)", keyword: "init", access: "internal",
        text: "init(\n    fish: [PondScreen],\n    depth: Int = 1\n  )",
        source: location(8, "Sources/A.swift")))
    let (html, alternate) = try page(index)
    #expect(html.contains("(fish: [") && !html.contains("<h3 id=\"members-inputs\">Inputs</h3>"))
    #expect(alternate.contains("init(\n    fish: [PondScreen],\n    depth: Int = 1\n  )"))
    #expect(try page(CatalogPagesTests.index).html.contains("<h3 id=\"members-inputs\">Inputs</h3>"))
  }

  /// An index in which `FishView` owns a store, shows two other views, and is related to more types than the diagram
  /// can show.
  private var crowded: CatalogIndex {
    var index = CatalogPagesTests.index
    let view = "component/Pond/FishView"
    func add(_ id: String, _ kind: EntityKind, owner: String? = nil) {
      var entity = Entity(id: id, kind: kind, name: String(id.split(separator: "/").last!), module: "Pond")
      entity.declaration = Declaration(keyword: "struct", access: "internal", text: "struct \(entity.name)")
      entity.owner = owner
      index.entities[id] = entity
    }
    func relate(_ kind: RelationKind, _ id: String, _ lines: ClosedRange<Int>) {
      index.relations.append(
        Relation(
          kind: kind, from: view, to: id, origin: .index,
          evidence: lines.map { Evidence(location($0, "Sources/A.swift")) }))
    }
    for (id, kind) in [
      ("store/Pond/Store", .store), ("store/Pond/Child", .store), ("view/Pond/Bowl", .view), ("view/Pond/Reeds", .view),
      ("container/Pond/Dependencies", .container), ("extension/Pond/Values", .extension),
      ("type/Pond/Composable", .type),
      ("entity/Pond/Carp", .entity), ("service/Pond/Feeder", .service), ("service/Pond/Cleaner", .service),
    ] as [(String, EntityKind)] {
      add(id, kind)
    }
    add("action/Pond/Child.Action", .action, owner: "store/Pond/Child")
    relate(.needsEnvironment, "container/Pond/Dependencies", 1...1)
    relate(.needsEnvironment, "extension/Pond/Values", 1...1)
    relate(.conformsTo, "type/Pond/Composable", 2...2)
    relate(.uses, "type/Pond/Composable", 3...40)
    relate(.renders, "view/Pond/Reeds", 5...5)
    relate(.navigatesTo, "view/Pond/Bowl", 6...6)
    relate(.owns, "store/Pond/Store", 7...7)
    relate(.reads, "store/Pond/Store", 8...15)
    relate(.uses, "entity/Pond/Carp", 16...16)
    // The call above added a relation to `Carp` on line 16. This call adds a second relation to `Carp` on the same
    // line. The page must count both as one.
    relate(.reads, "entity/Pond/Carp", 16...16)
    relate(.uses, "service/Pond/Feeder", 17...20)
    relate(.uses, "service/Pond/Cleaner", 21...22)
    relate(.uses, "store/Pond/Child", 23...23)
    relate(.handles, "action/Pond/Child.Action", 24...25)
    return index
  }

  @Test("The diagram shows parts first then the most used types") func theDiagramShowsPartsFirstThenTheMostUsedTypes()
    throws
  {
    let (html, alternate) = try page(crowded)
    let used =
      html.components(separatedBy: "<ul class=").last { $0.contains("Feeder") && $0.contains("class=\"verb\"") } ?? html
    #expect(html.contains(">3 more</a>"), "\(used)")
    let sentences = alternate.matches(of: #/- `FishView` ([a-z ]+) \[`?([A-Za-z]+)`?\]/#).map { "\($0.1) \($0.2)" }
    #expect(
      sentences == [
        "reads Store", "renders Reeds", "navigates to Bowl", "uses Feeder", "handles Child", "uses Cleaner",
        "reads Carp",
      ], "\(alternate)")
  }

  @Test("A type that is used through its nested types is around it")
  func aTypeThatIsUsedThroughItsNestedTypesIsAroundIt() throws {
    var catalog = CatalogPages(index: crowded)
    catalog.jobs = 1
    let child = try #require(catalog.pages().pages.first { $0.address.path == "catalog/store/Pond/Child.html" })
    #expect(child.body.text.contains("<h3>Used by</h3>") && child.alternate?.text.contains(" handles `Child`") == true)
  }

  @Test("An example stands before the members") func anExampleStandsBeforeTheMembers() throws {
    var index = CatalogPagesTests.index
    index.entities["component/Pond/FishView"]?.example = CallExample(
      text: ".init(fish)", source: location(3, "B.swift"))
    let html = try page(index).html
    #expect(html.contains("<h2 id=\"example\">Example</h2>\n<ul class=\"members\">"))
  }

  @Test("The headings of a type's comment have anchors of their own, and are listed beside the page")
  func headingsOfAComment() throws {
    var index = CatalogPagesTests.index
    let comment =
      "Shows fish, see [tail](#tail).\n\n### Kinds\n\nPike.\n\n## Members\n\nFins.\n\n### Tail\n\n## Use\n\nSee <doc:#Use>."
    index.entities["component/Pond/FishView"]?.documentation = comment
    let found = try page(index)
    #expect(found.html.contains("<h2 id=\"members-1\">Members<a class=\"anchor\" href=\"#members-1\""))
    #expect(found.html.contains("<h3 id=\"tail\">Tail<a"))
    #expect(found.html.contains("see <a href=\"#tail\">tail</a>"))
    #expect(found.html.contains("See <a href=\"#use\">"))
    let content = try #require(CatalogPages(index: index).pages().pages.first { $0.address.path == path })
    #expect(content.contents.filter(\.isAuthored).map(\.title) == ["Kinds", "Members", "Use"])
    #expect(found.html.ranges(of: "id=\"members\"").count == 1)
  }

  @Test("An action of a child names it as its sender") func anActionOfAChildNamesItAsItsSender() throws {
    var index = CatalogPagesTests.index
    index.entities["component/Pond/FishView"]?.outputs.append(
      Output(name: "screen", kind: .action, payload: ["PondScreen.Action"], source: location(9, "Sources/A.swift")))
    // `FishView` receives the actions of its child, and sends each of them as its own action `screen(_:)`.
    index.relations.append(
      Relation(
        kind: .emits, from: "component/Pond/FishView", to: "action/Pond/FishView.Action", origin: .index,
        evidence: [Evidence(location(31, "Sources/A.swift"), member: "screen(_:)")]))
    let html = try page(index).html
    #expect(html.contains(">Child <a href=\"../../module/Pond/PondScreen.html\"><code>PondScreen</code></a></td>"))
  }
}
