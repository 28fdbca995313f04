import LimnCatalog
import LimnDiagnostics
import Foundation

/// Describes the page of a type, a preview's page being one of its own.
struct EntityPages {
  let words: CatalogFormatter
  /// The HTML of a view's previews: module, name, the way to the root.
  let previews: @Sendable (String, String, String) -> [UInt8]?
}

extension EntityPages {
  func page(_ entity: Entity) -> CatalogContent {
    var page = CatalogContent(
      PageAddress(entity.pagePath), title: entity.name, summary: entity.summary, kind: .symbol,
      symbols: [entity.name] + entity.members.map { String($0.name.prefix { $0 != "(" }) })
    page.blocks += opening(entity)
    if let documentation = entity.documentation { page.blocks.append(.prose(documentation)) }
    if let module = entity.module, let html = previews(module, entity.name, page.address.root) {
      page.section("Preview", [.html(html)])
    } else if entity.kind.isView {
      page.section("Preview", without(entity))
    }
    if let example = entity.example {
      page.section("How it is called", [.code(example.text), .paragraph(["From ", words.source(example.source), "."])])
    }
    interface(entity, &page)
    relations(entity, &page)
    violations(entity, &page)
    members(entity, &page)
    return page
  }

  private func opening(_ entity: Entity) -> [CatalogBlock] {
    var line: [CatalogInline] = []
    if let mark = words.mark(ofLayer: entity.layer) { line.append(.mark(mark)) }
    line.append(.strong(entity.kind.title.capitalizedFirst))
    if let layer = entity.layer { line += [" in the layer ", words.link(layer)] }
    if let app = entity.app { line += [" of ", words.link(app)] }
    if let target = words.from(entity.id).first(where: { $0.kind == .partOf && $0.to.hasPrefix("target/") }) {
      line += [" · module ", words.link(target.to)]
    }
    if let source = entity.source { line += [" · ", words.source(source)] }
    var blocks: [CatalogBlock] = [.paragraph(line)]
    if let declaration = entity.declaration { blocks.append(.code(declaration.text)) }
    return blocks
  }

  private func without(_ entity: Entity) -> [CatalogBlock] {
    let written = words.to(entity.id).filter { $0.kind == .previews }
    if written.isEmpty { return [.paragraph(["No preview."])] }
    return [.paragraph(["Previews are written in "] + words.places(written[0]) + ["; they were not run for this catalog."])]
  }

  private func interface(_ entity: Entity, _ page: inout CatalogContent) {
    page.table(
      "Inputs", ["Name", "Type", "Kind", "Default", "About"],
      entity.inputs.map { input in
        [
          [.code(input.name)], words.type(input.type, module: entity.module), [.text(input.kind.rawValue)],
          input.default.map { [.code($0)] } ?? [.text(input.isRequired ? "required" : "–")], words.words(input.documentation ?? ""),
        ]
      })
    page.table(
      entity.kind == .store ? "Actions" : "Outputs", ["Name", "Carries", "Kind", "About"],
      entity.outputs.map { output in
        [
          [.code(output.name)], output.payload.flatMap { words.type($0, module: entity.module) + [" "] }, [.text(output.kind.rawValue)],
          words.words(output.documentation ?? ""),
        ]
      })
    page.table(
      "Environment", ["Name", "Value", "Wrapper", "Where"],
      entity.environment.map { need in
        [[.code(need.name)], words.type(need.value, module: entity.module), [.code("@" + need.wrapper)], [words.source(need.source)]]
      })
  }

  /// Every relation that is not told elsewhere on the page, with the places that prove it.
  private func relations(_ entity: Entity, _ page: inout CatalogContent) {
    let hidden: Set<RelationKind> = [.breaks]
    // Layer, target and app stand at the top of the page.
    let groups = ["layer/", "target/", "app/"]
    let out = ordered(words.from(entity.id)).filter { relation in
      !hidden.contains(relation.kind) && !(relation.kind == .partOf && groups.contains { relation.to.hasPrefix($0) })
    }
    let into = ordered(words.to(entity.id)).filter { !hidden.contains($0.kind) }
    let used: Set<RelationKind> = [.uses, .renders, .navigatesTo, .reads, .writes, .needsEnvironment, .injects, .conformsTo]
    // A preview of it uses what it shows.
    let previews = Set(into.filter { $0.kind == .previews }.map(\.from))
    page.table("Uses", ["What", "How", "Where"], rows(out, \.to, \.title))
    page.table(
      "Used by", ["Who", "How", "Where"],
      rows(into.filter { used.contains($0.kind) && !previews.contains($0.from) }, \.from, \.inverseTitle))
    page.table(
      "Belongs to it", ["What", "How", "Where"],
      rows(into.filter { !used.contains($0.kind) && $0.kind != .documents }, \.from, \.inverseTitle))
    page.table("Articles", ["Article", "Where"], into.filter { $0.kind == .documents }.map { [[words.link($0.from)], words.places($0)] })
  }

  /// One row for each entity at the other end, with all ways in which the two relate.
  private func rows(_ relations: [Relation], _ end: (Relation) -> String, _ title: (RelationKind) -> String) -> [[[CatalogInline]]] {
    var order: [String] = []
    for relation in relations where !order.contains(end(relation)) { order.append(end(relation)) }
    let groups = Dictionary(grouping: relations, by: end)
    return order.map { id in
      let group = groups[id] ?? []
      return [[words.link(id)], [.text(group.map { title($0.kind) }.joined(separator: ", "))], words.places(group)]
    }
  }

  /// What says most about a type first.
  private func ordered(_ relations: [Relation]) -> [Relation] {
    let order: [RelationKind] = [
      .renders, .navigatesTo, .needsEnvironment, .emits, .handles, .delegatesTo, .reads, .writes, .injects, .uses,
    ]
    return relations.enumerated().sorted { a, b in
      let (x, y) = (order.firstIndex(of: a.element.kind) ?? order.count, order.firstIndex(of: b.element.kind) ?? order.count)
      return x != y ? x < y : a.offset < b.offset
    }.map(\.element)
  }

  private func violations(_ entity: Entity, _ page: inout CatalogContent) {
    page.table(
      "Broken rules", ["Rule", "What", "Where", "State"],
      words.index.violations.filter { $0.entity == entity.id }.map { violation in
        [
          [words.link("rule/" + violation.rule)], words.words(violation.message), [words.source(violation.source)],
          [.text(violation.suppression.map { "suppressed: \($0)" } ?? violation.state.rawValue)],
        ]
      })
  }

  private func members(_ entity: Entity, _ page: inout CatalogContent) {
    // What has one form only is told above.
    if entity.kind.isGlobal, entity.members.count == 1 { return }
    let anchors = SymbolLinks.anchors(ofMembers: entity.members.map(\.name))
    let blocks = zip(entity.members, anchors).flatMap { member, anchor -> [CatalogBlock] in
      let about = member.documentation.map { [CatalogBlock.prose($0)] } ?? []
      return [.subheading(member.name, anchor: anchor), .code(member.text)] + about + [.paragraph([words.source(member.source)])]
    }
    page.section("Members", blocks)
  }
}
