/// The kind of an entity. The raw value is the first part of its id and the folder of its page.
public enum EntityKind: String, Hashable, Sendable, Codable, CaseIterable {
  case app, target, layer
  /// A screen of a Puddles app. Swift modules are entities of the kind `target`.
  case module
  case component, view, scene, modifier, provider, container, router, route, store, action, service, repository, client, entity
  case viewContract = "view-contract"
  case viewModel = "view-model"
  case useCase = "use-case"
  case reducer, state, coordinator
  /// An entry point besides the app itself: a delegate, an intent, or a widget's provider.
  case entry
  case preview, test, article
  /// An extension that a library declares for a type of another module.
  case `extension`
  /// A type of a library, or of an app without a profile.
  case type
  /// A global declaration of a library; overloads share one entity.
  case function, variable
  case typeAlias = "type-alias"
  /// A type of an app that no kind rule of its profile matches.
  case unassigned
}

extension EntityKind: Comparable {
  public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }

  /// The singular display name, such as `view contract`.
  public var title: String { self == .entry ? "entry point" : rawValue.replacing("-", with: " ") }

  /// The plural display name, such as `view contracts`.
  public var plural: String {
    switch self {
    case .entity: "entities"
    case .repository: "repositories"
    case .entry: "entry points"
    case .typeAlias: "type aliases"
    case .unassigned: "unassigned types"
    default: title + "s"
    }
  }

  /// A count with its display name, such as `3 views`.
  public func counted(_ count: Int) -> String { "\(count) \(count == 1 ? title : plural)" }

  /// Whether it is shown on screen, so that it can have a preview.
  public var isView: Bool { [.module, .component, .view, .scene].contains(self) }

  /// Whether it is a global declaration that is not a type.
  public var isGlobal: Bool { [.function, .variable, .typeAlias].contains(self) }

  /// Whether it counts as a type: not an extension, a global declaration, or a test.
  public var isType: Bool { isDeclaration && !isGlobal && ![.extension, .test].contains(self) }

  /// Whether it is a declaration in Swift sources.
  public var isDeclaration: Bool { ![.app, .target, .layer, .article].contains(self) }
}
