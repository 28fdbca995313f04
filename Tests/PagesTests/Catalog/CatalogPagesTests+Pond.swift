@testable import LimnCatalog
import LimnDiagnostics
import Testing

extension CatalogPagesTests {
  /// The catalog of an app with two layers, a screen that shows a component, and a violated rule.
  static let index: CatalogIndex = {
    var index = CatalogIndex(package: "pond", repository: "https://example.org/pond/blob/main")
    func add(_ id: String, _ kind: EntityKind, _ name: String, _ edit: (inout Entity) -> Void = { _ in }) {
      var entity = Entity(id: id, kind: kind, name: name, module: id.split(separator: "/").count > 2 ? "Pond" : nil)
      edit(&entity)
      index.entities[id] = entity
    }
    add("app/Pond", .app, "Pond") { $0.summary = "An app." }
    add("target/Pond", .target, "Pond") {
      $0.module = "Pond"
      $0.app = "app/Pond"
    }
    for (order, layer) in ["Modules", "Components"].enumerated() {
      add("layer/Pond/\(layer.lowercased())", .layer, layer) {
        $0.module = nil
        $0.app = "app/Pond"
        $0.order = order
        $0.mayUse = order == 0 ? ["layer/Pond/components"] : []
      }
    }
    add("component/Pond/FishView", .component, "FishView") {
      $0.layer = "layer/Pond/components"
      $0.app = "app/Pond"
      $0.source = Location(path: "Sources/A.swift", line: 7, column: 8)
      $0.documentation = "Shows a fish, unlike ``PondScreen``. <b>Bold</b>"
      $0.declaration = Declaration(keyword: "struct", access: "internal", text: "struct FishView: View")
      $0.inputs = [
        Input(
          name: "fish", type: "[PondScreen]", kind: .variable, isRequired: true, documentation: "The `fish`.",
          source: $0.source!)
      ]
      $0.outputs = [Output(name: "caught", kind: .action, payload: ["Int"], source: $0.source!)]
      $0.members = [
        Member(name: "body", keyword: "var", access: "internal", text: "var body: some View", source: $0.source!)
      ]
    }
    add("module/Pond/PondScreen", .module, "PondScreen") {
      $0.layer = "layer/Pond/modules"
      $0.app = "app/Pond"
      $0.declaration = Declaration(keyword: "struct", access: "internal", text: "struct PondScreen: View")
    }
    add("action/Pond/FishView.Action", .action, "FishView.Action") {
      $0.owner = "component/Pond/FishView"
      $0.app = "app/Pond"
      $0.declaration = Declaration(keyword: "enum", access: "internal", text: "enum Action")
      $0.members = [
        Member(
          name: "caught(_:)", keyword: "case", access: "internal", text: "case caught(Int)",
          source: Location(path: "Sources/A.swift", line: 9, column: 8))
      ]
    }
    add("extension/Pond/String", .extension, "String") {
      $0.declaration = Declaration(keyword: "extension", access: "internal", text: "extension String")
    }
    add("target/PondTests", .target, "PondTests") {
      $0.module = "PondTests"
      $0.targetKind = "test"
    }
    add("preview/Pond/FishView/default", .preview, "FishView")
    add("article/guide/fish", .article, "Fish & more")
    let place = Evidence(Location(path: "B.swift", line: 3, column: 5))
    index.relations = [
      Relation(
        kind: .documents, from: "article/guide/fish", to: "component/Pond/FishView", origin: .syntax, evidence: [place]),
      Relation(kind: .partOf, from: "component/Pond/FishView", to: "target/Pond", origin: .manifest, evidence: [place]),
      Relation(
        kind: .previews, from: "preview/Pond/FishView/default", to: "component/Pond/FishView", origin: .index,
        evidence: [place]),
      Relation(
        kind: .renders, from: "module/Pond/PondScreen", to: "component/Pond/FishView", origin: .index, evidence: [place]
      ),
    ]
    index.rules = [
      RuleSummary(
        id: "dead-action", title: "Every action is sent", profile: "any", severity: .error, reason: "Else it is dead.",
        violatingExample: "case a",
        compliantExample: "case b")
    ]
    index.violations = [
      Violation(
        rule: "dead-action", entity: "component/Pond/FishView", message: "no view sends 'caught'",
        source: place.location)
    ]
    index.coverage = Coverage(
      views: 2, viewsWithoutPreview: ["module/Pond/PondScreen"],
      libraries: [
        LibraryCoverage(
          target: "target/Pond",
          symbols: [
            .init(
              name: "FishView", kind: "structure", entity: "component/Pond/FishView", source: place.location,
              articles: ["article/guide/fish"]),
            .init(
              name: "FishView.body", kind: "property", entity: "component/Pond/FishView", source: place.location,
              exemption: .witness),
            .init(name: "FishView.feed()", kind: "method", entity: "component/Pond/FishView", source: place.location),
          ])
      ])
    return index
  }()
}
