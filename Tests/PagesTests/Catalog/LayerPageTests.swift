import Foundation
import LimnDiagnostics
import Testing

@testable import LimnCatalog
@testable import LimnPages

/// The chart of a layer's page, and charts of layers with more types than a reader can survey.
@Suite struct LayerPageTests {
  private func page(_ path: String, _ index: CatalogIndex) throws -> (html: String, alternate: String) {
    let page = try #require(CatalogPages(index: index).pages().pages.first { $0.address.path == path })
    return (page.body.text, page.alternate?.text ?? "")
  }

  /// The pond with further components in the given folders. The first component of each folder uses the first one of
  /// the next folder, and the pond's screen shows all components.
  private func pond(_ folders: [(path: String, count: Int)]) -> CatalogIndex {
    var index = CatalogPagesTests.index
    let place = Evidence(Location(path: "B.swift", line: 3, column: 5))
    var firsts: [String] = []
    for (path, count) in folders {
      for number in 0..<count {
        let name = "\(path.split(separator: "/").last ?? "")\(number)"
        var entity = Entity(id: "component/Pond/\(name)", kind: .component, name: name, module: "Pond")
        entity.app = "app/Pond"
        entity.layer = "layer/Pond/components"
        entity.source = Location(path: "\(path)/\(name).swift")
        entity.declaration = Declaration(keyword: "struct", access: "internal", text: "struct \(name): View")
        index.entities[entity.id] = entity
        index.relations.append(
          Relation(
            kind: .renders, from: "module/Pond/PondScreen", to: entity.id, origin: .index, evidence: [place]))
        if number == 0 { firsts.append(entity.id) }
      }
    }
    for (from, to) in zip(firsts, firsts.dropFirst()) {
      index.relations.append(Relation(kind: .uses, from: from, to: to, origin: .index, evidence: [place]))
    }
    index.entities["component/Pond/FishView"]?.source = Location(path: "Sources/Pond/FishView.swift")
    return index
  }

  @Test("A layer is shown with what uses it and what it uses") func aLayerIsShownWithWhatItUses() throws {
    let (html, alternate) = try page("catalog/layer/Pond/modules.html", CatalogPagesTests.index)
    #expect(html.contains("<div class=\"lane d3 own\"><div><h3>Modules</h3><p>Uses Components.</p></div>"), "\(html)")
    #expect(html.contains("<div class=\"lane d4\"><div><h3><a href=\"components.html\">Components</a></h3></div>"))
    #expect(html.contains("id=\"c1\" href=\"../../component/Pond/FishView.html\""), "the ids that the styles name")
    #expect(!html.contains("<svg width") && !html.contains("class=\"dot\""))
    #expect(!html.contains("<p class=\"legend\"><span><i class=\"k k-view"), "one kind needs no legend")
    let use = "- [`PondScreen`](../../module/Pond/PondScreen.md) uses [`FishView`](../../component/Pond/FishView.md)\n"
    #expect(alternate.contains("What each type uses:\n\n" + use), "\(alternate)")
  }

  @Test("A route does not use the screen to which it leads") func aRouteDoesNotUseItsScreen() throws {
    var index = CatalogPagesTests.index
    let screen = try #require(index.relations.firstIndex { $0.kind == .renders })
    index.entities["module/Pond/PondScreen"]?.kind = .route
    #expect(try page("catalog/layer/Pond/modules.html", index).html.contains("<p>Uses Components.</p>"))
    index.relations[screen].kind = .navigatesTo
    let html = try page("catalog/layer/Pond/modules.html", index).html
    #expect(html.contains("<h3>Modules</h3></div>") && html.contains("FishView"), "\(html)")
    let legend = "<p class=\"legend\"><span><i class=\"k k-view\"></i>Views</span> <span><i class=\"k k-route\"></i>"
    #expect(html.contains(legend + "Routes</span> </p>"), "\(html)")
  }

  @Test("A layer that has nothing to do with another one has no chart") func aLayerWithoutRelationsHasNoChart() throws {
    var index = CatalogPagesTests.index
    index.relations.removeAll { $0.kind == .renders }
    #expect(try !page("catalog/layer/Pond/modules.html", index).html.contains("lanes"))
  }

  @Test("Many types of a layer are grouped by folders, and folders with many types again")
  func manyTypesOfALayerAreGroupedByFolders() throws {
    let index = pond([
      ("Sources/Pond/Fish", 30), ("Sources/Pond/Plants/Lily", 40), ("Sources/Pond/Plants/Reed", 330),
    ])
    let (html, alternate) = try page("catalog/layer/Pond/components.html", index)
    let own = html.components(separatedBy: " own\"><div><h3>").dropFirst()
    #expect(own.map { String($0.prefix { $0 != "<" }) } == ["Pond", "Fish", "Plants/Lily", "Plants/Reed"])
    #expect(own.dropFirst().map { $0.contains("<p>Uses Plants/") } == [true, true, false], "\(own)")
    #expect(own.allSatisfy { $0.contains("<details><summary>") })
    #expect(html.contains("<summary>30 types</summary>") && html.contains("<summary>Reed 330 types</summary>"))
    #expect(alternate.contains("- Plants/Lily: [`Lily0`]"))
    // No style sheet traces so many types, so nothing says that types can be traced.
    #expect(!html.contains("Hover or focus"))
    let app = try page("catalog/app/Pond.html", index).html
    #expect(app.contains("<summary>Pond 1 type</summary>") && app.contains("<summary>Fish 30 types</summary>"))
  }

  @Test("Few types of a layer are not grouped") func fewTypesOfALayerAreNotGrouped() throws {
    let html = try page("catalog/layer/Pond/components.html", pond([("Fish", 20), ("Plants", 19)])).html
    #expect(html.contains("own\"><div><h3>Components</h3></div>") && !html.contains("<details><summary>20 types"))
    #expect(html.contains("Hover or focus a type"))
  }
}
