/// Finds the page that documents a type without a page of its own. In an app, nested actions, nested values, and the
/// helper types of previews have no page of their own. Each of them is documented on the page of another type, such as
/// the enclosing type.
struct TypeOwners {
  let model: CodeModel
  /// The first view that the previews in a file show. The key is the file's path, and the value is the view's id.
  private let previewed: [String: String]

  init(model: CodeModel, previews: [NamedPreview]) {
    self.model = model
    let views = previews.compactMap { preview in preview.view.map { (model.files[preview.file].path, $0) } }
    previewed = Dictionary(keepingFirst: views)
  }

  /// The id of the type whose page documents the given type; nil if the given type has its own page.
  func owner(of type: CodeType) -> String? {
    // In a library, nested types are part of the interface, so each of them has its own page.
    guard type.app != nil, Self.helpers.contains(type.kind) else { return nil }
    if let outer = model.outer(of: type) { return owner(of: outer) ?? outer.id }
    guard type.kind == .preview, let view = previewed[type.path], view != type.id else { return nil }
    return model.types[view].flatMap { owner(of: $0) } ?? view
  }

  /// The kinds of types that can be documented on the page of another type of the app. Types of all other kinds, such
  /// as views, routers, and services, always have their own pages.
  private static let helpers: Set<EntityKind> = [.action, .client, .entity, .preview, .state, .type, .unassigned]
}
