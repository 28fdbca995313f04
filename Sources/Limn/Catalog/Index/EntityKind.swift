/// What an entity is. The raw value is the first part of its id and the folder of its page.
public enum EntityKind: String, Hashable, Sendable, Codable, CaseIterable {
  case app, target, layer
  /// A screen of a Puddles app; the compiler's modules are targets here.
  case module
  case component, view, scene, modifier, provider, container, router, route, store, action, service, repository, client, entity
  case viewContract = "view-contract"
  case viewModel = "view-model"
  case useCase = "use-case"
  case reducer, state, coordinator
  /// A starting point besides the app itself: a delegate, an intent, a widget's provider.
  case entry
  case preview, test, article
  /// What a library adds to a type of another module.
  case `extension`
  /// A type of a library, or of an app without a profile.
  case type
  /// What a library declares outside of types; all that share a name share a page.
  case function, variable
  case typeAlias = "type-alias"
  /// A type of an app that no line of its profile claims.
  case unassigned
}

extension EntityKind: Comparable {
  public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }

  /// The word for readers, such as `view contract`.
  public var title: String { self == .entry ? "entry point" : rawValue.replacing("-", with: " ") }

  /// The word for several of them, such as `view contracts`.
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

  /// How many of them there are, in words.
  public func counted(_ count: Int) -> String { "\(count) \(count == 1 ? title : plural)" }

  /// Whether it is drawn on screen, so that it can have a preview.
  public var isView: Bool { [.module, .component, .view, .scene].contains(self) }

  /// Whether it is declared outside of any type and is none itself.
  public var isGlobal: Bool { [.function, .variable, .typeAlias].contains(self) }

  /// Whether it is counted as a type: one of the package itself, not an extension, a declaration outside of types, or a test.
  public var isType: Bool { isDeclaration && !isGlobal && ![.extension, .test].contains(self) }

  /// Whether it stands for a declaration in Swift sources.
  public var isDeclaration: Bool { ![.app, .target, .layer, .article].contains(self) }
}
