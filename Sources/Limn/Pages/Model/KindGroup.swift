import LimnCatalog

/// Kinds of entities that share an icon, a color, and a filter.
enum KindGroup: String, CaseIterable {
  case view, store, action, service, entity, client, repository, `extension`, scene, route, other

  init(_ kind: EntityKind) {
    switch kind {
    case .module, .component, .view, .modifier: self = .view
    case .scene, .app: self = .scene
    case .store, .viewModel: self = .store
    case .action: self = .action
    case .service, .useCase: self = .service
    case .entity: self = .entity
    case .client, .provider: self = .client
    case .repository: self = .repository
    case .extension: self = .extension
    case .route, .router: self = .route
    default: self = .other
    }
  }

  /// The CSS class of the group's icon.
  var icon: String { "k-\(rawValue)" }

  /// The name of the group's filter in a table of types.
  var title: String { rawValue.capitalizedFirst.plural }
}
