import LimnCatalog

extension CatalogFormatter {
  /// What code does, in words.
  func effect(_ effect: CodeEffect) -> [CatalogInline] {
    let name = effect.name.map { [CatalogInline.code((effect.to == nil ? "" : ".") + $0)] } ?? []
    let other = effect.to.map { [link($0)] } ?? []
    return [.text(effect.verb + (other + name).map { _ in " " }.prefix(1).joined())] + other + name
  }
}

extension Relation {
  /// A verb that says what the code does with the other type.
  func verb(to other: Entity) -> String {
    guard kind == .uses, ![.action, .route, .entity].contains(other.kind) else { return kind.title }
    let functions = evidence.compactMap(\.member).filter { $0.hasSuffix(")") }
    if functions.contains(where: { !$0.hasPrefix("init(") }) { return "calls" }
    return functions.isEmpty ? kind.title : "makes"
  }
}
