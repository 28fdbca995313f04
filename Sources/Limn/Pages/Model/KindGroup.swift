import LimnCatalog
import LimnDiagnostics

/// Kinds of entities that share an icon, a color, and a filter.
enum KindGroup: String, CaseIterable {
  case view, store, action, service, entity, client, repository, `extension`, scene, route, other
}

extension KindGroup {
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

  /// The title of a list on an entity's page. The list contains the types of this group that the entity uses. Similar
  /// groups have the same title, since their types are in one list.
  var useTitle: String {
    switch self {
    case .view, .scene: "Uses: views and scenes"
    case .store, .service: "Uses: stores and services"
    case .action, .route: "Uses: actions and routes"
    case .entity, .client, .repository: "Uses: data"
    case .extension, .other: "Uses: other types"
    }
  }

  /// The name of the group's filter in a table of types.
  var title: String { rawValue.capitalizedFirst.plural }
}
