import LimnCatalog
import LimnDiagnostics
import Foundation

/// Describes the pages of layers and targets.
struct GroupPages {
  let words: CatalogFormatter
  let pictures: CatalogPictures
}

extension GroupPages {
  func layer(_ layer: Entity) -> CatalogContent {
    var page = CatalogContent(
      PageAddress(layer.pagePath), title: layer.name, summary: layer.reason, symbols: [layer.name])
    let mark = words.mark(ofLayer: layer.id).map { [CatalogInline.mark($0)] } ?? []
    page.badge = "Layer"
    page.blocks.append(.paragraph(mark + ["A layer of "] + (layer.app.map { [words.link($0)] } ?? []) + ["."]))
    let allowed = layer.mayUse ?? []
    page.blocks.append(
      .paragraph(
        allowed.isEmpty ? ["It uses no other layer."] : ["It may use "] + listed(allowed.map(words.link)) + ["."]))
    let types = words.entities.filter { $0.layer == layer.id }
    if let picture = pictures.neighborhood(of: layer, types: types) { page.section("Diagram", [.picture(picture)]) }
    members(layer, &page)
    violations(types, &page)
    return page
  }

  func target(_ target: Entity) -> CatalogContent {
    var page = CatalogContent(
      PageAddress(target.pagePath), title: target.name, summary: target.summary, symbols: [target.name])
    page.badge = "Target"
    var line: [CatalogInline] = ["Sources: ", .code(target.folder ?? ""), "."]
    if let app = target.app { line += [" Part of ", words.link(app), "."] }
    let others = target.apps?.dropFirst() ?? []
    if !others.isEmpty {
      line += [" Also used by "] + Array(others.map { [words.link($0)] }.joined(separator: [", "])) + ["."]
    }
    page.blocks.append(.paragraph(line))
    if let picture = pictures.targets(around: target) { page.section("Dependencies", [.picture(picture)]) }
    let types = words.entities.filter { $0.module == target.module && $0.id != target.id }
    members(target, &page)
    let users = words.to(target.id).filter { $0.kind == .dependsOn }
    page.table("Used by", ["Target"], users.map { [[words.link($0.from)]] })
    violations(types + [target], &page)
    return page
  }

  /// Adds all members of a layer or target in one table.
  func members(_ group: Entity, _ page: inout CatalogContent) {
    let types = words.types(of: group)
    if !types.isEmpty { page.section("Types", [TypeTable(words: words, types: types).block(on: page.address)]) }
  }

  func violations(_ entities: [Entity], _ page: inout CatalogContent) {
    let ids = Set(entities.map(\.id))
    page.section(
      "Violations", ViolationTable(words: words).blocks(words.index.violations.filter { ids.contains($0.entity) }))
  }

  func listed(_ items: [CatalogInline]) -> [CatalogInline] {
    items.enumerated().flatMap { number, item in
      number == 0 ? [item] : [.text(number == items.count - 1 ? " and " : ", "), item]
    }
  }
}
