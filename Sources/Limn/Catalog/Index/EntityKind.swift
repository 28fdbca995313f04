/// The kind of an entity. The raw value is the first part of the entity's id, and the name of the folder with the
/// entity's page.
public enum EntityKind: String, Sendable, Codable, CaseIterable, Comparable {
  case app, target, layer
  /// A Module of the Puddles architecture, which is a screen. A Swift module is an entity of the kind `target`.
  case module
  case component, view, scene, modifier, provider, container, router, route, store, action, service, repository, client,
    entity
  case viewContract = "view-contract"
  case viewModel = "view-model"
  case useCase = "use-case"
  case reducer, state, coordinator
  /// An entry point other than the app itself, such as a delegate, an intent, or a widget's provider.
  case entry
  case preview, test, article
  /// All extensions in a target that extend the same type of another target or of an external module.
  case `extension`
  /// A type of a library, or an app's type that has no role in the architecture, such as generated code.
  case type
  /// A global declaration of a library; overloads share one entity.
  case function, variable, macro
  case typeAlias = "type-alias"
  /// A type of an app that no kind rule of its profile matches.
  case unassigned

  public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }

  /// The singular display name, such as `view contract`.
  public var title: String { self == .entry ? "entry point" : rawValue.replacing("-", with: " ") }

  /// The plural display name, such as `view contracts`.
  var plural: String { self == .unassigned ? "unassigned types" : title.plural }

  /// A count with its display name, such as `3 views`.
  public func counted(_ count: Int) -> String { "\(count) \(count == 1 ? title : plural)" }

  /// Whether entities of this kind are shown on screen, so that they can have previews.
  static let views: [EntityKind] = [.module, .component, .view, .scene]
  public var isView: Bool { Self.views.contains(self) }

  /// Whether entities of this kind show views.
  var presents: Bool { isView || [.modifier, .coordinator].contains(self) }

  /// Whether entities of this kind are global declarations other than types.
  public var isGlobal: Bool { [.function, .variable, .macro, .typeAlias].contains(self) }

  /// Whether entities of this kind count as types. Extensions, global declarations, and tests do not.
  public var isType: Bool { isDeclaration && !isGlobal && ![.extension, .test].contains(self) }

  /// Whether entities of this kind are declarations in Swift sources.
  var isDeclaration: Bool { ![.app, .target, .layer, .article].contains(self) }
}
