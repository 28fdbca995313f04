/// Finds the views without previews, the actions that no code sends, the actions that no code handles, and the
/// Providers without mocks.
struct CoverageCount {
  let model: CodeModel
  let index: CatalogIndex
  let libraries: [LibraryCoverage]

  func coverage() -> Coverage {
    let types = model.types.values.sorted { $0.id < $1.id }
    let views = index.coveredViews
    let previewed = Set(index.relations.filter { $0.kind == .previews }.map(\.to))
    let actions = types.filter { $0.kind == .action }
    let sent = members(.emits)
    let handled = members(.handles)
    let cases = actions.flatMap { type in
      type.cases.filter { !model.openCases.contains($0.baseName) }
        .map { (id: type.id + "#" + $0.name, title: type.id + "#" + $0.baseName) }
    }
    let mocked = Set(index.relations.filter { $0.kind == .mocks }.map(\.to))
    return Coverage(
      views: views.count, viewsWithoutPreview: views.map(\.id).filter { !previewed.contains($0) }, actions: cases.count,
      actionsNobodySends: cases.filter { !sent.contains($0.id) }.map(\.title),
      actionsNobodyHandles: cases.filter { !handled.contains($0.id) }.map(\.title),
      providersWithoutMock: types.filter { $0.kind == .provider && !mocked.contains($0.id) }.map(\.id),
      libraries: libraries)
  }

  private func members(_ kind: RelationKind) -> Set<String> {
    Set(
      index.relations.filter { $0.kind == kind }.flatMap { relation in
        relation.evidence.compactMap { $0.member.map { relation.to + "#" + $0 } }
      })
  }
}
