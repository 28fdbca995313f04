import LimnCatalog
import LimnPreviews

/// Describes the pages of layers and targets.
extension CatalogFormatter {
  func layerPage(_ layer: Entity) -> CatalogContent {
    var page = CatalogContent(here, title: layer.name, summary: layer.reason, symbols: [layer.name])
    let mark = mark(ofLayer: layer.id).map { [CatalogInline.mark($0)] } ?? []
    page.badge = "Layer"
    page.place = layer.app.flatMap { self[$0] }.map { "Layer of \($0.name)." }
    page.add(.paragraph(mark + ["A layer of "] + (layer.app.map { [link($0)] } ?? []) + ["."]))
    let allowed = layer.mayUse ?? []
    page.add(
      .paragraph(
        allowed.isEmpty ? ["It uses no other layer."] : ["It may use "] + allowed.map { [link($0)] }.listed + ["."]))
    if let app = layer.app.flatMap({ self[$0] }) {
      page.classes = ["wide"]
      page.assets.append(LaneChart.styleName(of: app))
      let chart = LaneChart(app, around: layer, format: self).blocks
      page.section(
        "Relations",
        chart.isEmpty
          ? [] : [.paragraph(["The types of the layer, with those that use them or that they use."])] + chart)
    }
    addTypes(types(of: layer), to: &page)
    addViolations(of: entities.filter { $0.layer == layer.id }, to: &page)
    return page
  }

  func targetPage(_ target: Entity, unrun: [UnrunPreview]) -> CatalogContent {
    var page = CatalogContent(here, title: target.name, summary: target.summary, symbols: [target.name])
    page.badge = "Target"
    var line: [CatalogInline] = ["Sources: ", .code(target.folder ?? ""), "."]
    if let app = target.app { line += [" Part of ", link(app), "."] }
    let others = target.apps?.dropFirst() ?? []
    if !others.isEmpty { line += [" Also used by "] + others.map { [link($0)] }.listed + ["."] }
    page.add(.paragraph(line))
    let ends = [
      ("It depends on ", from(target.id, [.dependsOn]).map(\.to)),
      ("It is used by ", to(target.id, [.dependsOn]).map(\.from)),
    ]
    page.section(
      "Dependencies",
      ends.filter { !$1.isEmpty }.map { .paragraph([.text($0)] + $1.map { [link($0)] }.listed + ["."]) })
    addTypes(types(of: target), to: &page)
    page.table("Tests", ["Test", "About"], tests(of: target).map { [[link($0.id)], about($0)] })
    addViolations(of: entities.filter { $0.module == target.module } + [target], to: &page)
    // The page of an app says this for all its targets.
    if target.app == nil { add(unrun.filter { $0.preview.module == target.module }, to: &page) }
    return page
  }

  func addTypes(_ types: [Entity], to page: inout CatalogContent) {
    if !types.isEmpty { page.section("Types", [table(of: types)]) }
  }

  private func addViolations(of entities: [Entity], to page: inout CatalogContent) {
    let ids = Set(entities.map(\.id))
    page.section("Violations", tables(of: index.violations.filter { ids.contains($0.entity) }))
  }
}
