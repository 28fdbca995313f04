/// What an entity is. The raw value is the first part of its id and the folder of its page.
public enum EntityKind: String, Hashable, Sendable, Codable, CaseIterable {
  case app, target, layer
  /// A screen of a Puddles app; the compiler's modules are targets here.
  case module
  case component, view, scene, modifier, provider, container, router, route, store, action, service, repository, client, entity
  case viewContract = "view-contract"
  case viewModel = "view-model"
  case useCase = "use-case"
  case preview, test, article
  /// What a library adds to a type of another module.
  case `extension`
  /// A type of a library, outside any app's layers.
  case type
  /// A type of an app that no line of its profile claims.
  case unassigned
}

extension EntityKind: Comparable {
  public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }

  /// The word for readers, such as `view contract`.
  public var title: String { rawValue.replacing("-", with: " ") }

  /// Whether it is drawn on screen, so that it can have a preview.
  public var isView: Bool { [.module, .component, .view, .scene].contains(self) }

  /// Whether it stands for a declaration in Swift sources.
  public var isDeclaration: Bool { ![.app, .target, .layer, .article].contains(self) }
}
