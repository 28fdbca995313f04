import LimnCatalog

/// Describes the architecture of an app on its page: its screens, the owners of its state, and its connections to the
/// outside world.
extension CatalogFormatter {
  func addArchitecture(of app: Entity, to page: inout CatalogContent) {
    let recognition = app.recognition.map { describe($0, of: app) }
    // If the architecture is not confirmed, its description is a visible section, so that readers notice it. If it is
    // confirmed, the description is collapsed in the section "Details".
    if let recognition, !recognition.isConfirmed { page.section("Architecture", recognition.blocks) }
    let folded = recognition.flatMap {
      $0.isConfirmed ? CatalogBlock.folded("Architecture: \($0.title)", $0.blocks) : nil
    }
    page.section("Details", [folded].compactMap { $0 } + tables(app))
  }

  /// The recognized architecture as page content: a title, the evidence, and whether the architecture is confirmed.
  private func describe(_ recognition: Recognition, of app: Entity) -> (
    title: String, blocks: [CatalogBlock], isConfirmed: Bool
  ) {
    let title = index.profiles.first { $0.id == recognition.architecture }?.title ?? recognition.architecture
    var blocks: [CatalogBlock] = [.paragraph([.strong(title), .text(", \(recognition.certainty.rawValue), because:")])]
    if recognition.certainty == .possible {
      blocks = [.paragraph([.text("It resembles "), .strong(title), .text(", because:")])]
    }
    blocks.append(.list(recognition.reasons.map(signal)))
    if !recognition.counterSignals.isEmpty {
      blocks.append(.paragraph(["Against it:"]))
      blocks.append(.list(recognition.counterSignals.map(signal)))
    }
    if let runnerUp = recognition.runnerUp {
      blocks.append(.paragraph(["The second best fit: ", .code(runnerUp), "."]))
    }
    let unconfirmed = index.violations.filter { $0.state == .unconfirmed && self[$0.entity]?.app == app.id }
    let rules = Set(unconfirmed.map(\.rule)).count
    let all = index.rules.count { [recognition.architecture, "any"].contains($0.profile) }
    let isConfirmed = [.confirmed, .certain].contains(recognition.certainty) && rules == 0
    if !isConfirmed {
      blocks.append(
        .paragraph([
          .text(
            "The app would violate \(rules) of \(all) rules, in \(unconfirmed.count.counted("place")). "
              + "Violations are not reported until a line of "),
          .code("limn.yml"), .text(" confirms the architecture, or corrects it:"),
        ]))
      blocks += [.paragraph([.code(recognition.correction)])] + unconfirmedTable(unconfirmed)
    }
    return (title, blocks, isConfirmed)
  }

  private func signal(_ signal: Recognition.Signal) -> [CatalogInline] {
    let count = signal.count > 1 ? "\(signal.count) × " : ""
    return [.text(count + signal.text)] + (signal.source.map { [" (", source($0), ")"] } ?? [])
  }

  /// The tables with the details of an app. They are collapsed, since they can be long.
  private func tables(_ app: Entity) -> [CatalogBlock] {
    let own = { (id: String) in self[String(id.prefix { $0 != "#" })]?.app == app.id }
    let steps = index.relations.filter { $0.kind == .navigatesTo && own($0.from) }
    let state = index.relations.filter { [.owns, .binds].contains($0.kind) && own($0.from) }
    let types = entities.filter { $0.app == app.id }
    return [
      fold(
        "Navigation", ["From", "To", "How", "Source"],
        steps.map { [[link($0.from)], [link($0.to)], [.text(Self.ways($0))], places([$0])] }),
      fold(
        "State", ["Type", "Relationship", "State", "Source"],
        state.map { [[link($0.from)], [.text($0.kind.title)], [link($0.to)], places([$0])] }),
      fold(
        "Side effects", ["View", "Trigger", "Source"],
        types.flatMap { type in
          (type.effects ?? []).filter { $0.name.first?.isLowercase == true }.map {
            [[link(type.id)], [.code($0.name)], [source($0.source)]]
          }
        }),
      fold(
        "Outside world", ["Type", "Reaches", "Source"],
        types.flatMap { type in
          (type.outside ?? []).map { [[link(type.id)], [.text($0.name)], [source($0.source)]] }
        }),
    ].compactMap(\.self)
  }

  /// Returns how a screen is presented, such as `sheet, push`. Returns a dash if this is unknown.
  private static func ways(_ step: Relation) -> String {
    let all = step.transitions ?? step.via.map { [$0] } ?? []
    return all.isEmpty ? "–" : all.map(\.rawValue).withCommas
  }

  private func fold(_ title: String, _ columns: [String], _ rows: [[[CatalogInline]]]) -> CatalogBlock? {
    rows.isEmpty
      ? nil : .folded("\(title): \(rows.count.counted("entry", "entries"))", [.table(columns: columns, rows: rows)])
  }
}
