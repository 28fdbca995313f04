public import FoundationLocalization

public protocol DisplayRepresentable: Sendable {
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
  var displayRepresentation: DisplayRepresentation { get }
}

/// A thing of an app that intents can name.
public protocol AppEntity: DisplayRepresentable, Identifiable {
  associatedtype DefaultQuery: EntityQuery
  static var defaultQuery: DefaultQuery { get }
}

public protocol EntityQuery<Entity>: Sendable {
  associatedtype Entity
  init()
  func entities(for identifiers: [String]) async throws -> [Entity]
  func suggestedEntities() async throws -> [Entity]
  func defaultResult() async -> Entity?
}

extension EntityQuery {
  public func entities(for identifiers: [String]) async throws -> [Entity] { [] }
  public func suggestedEntities() async throws -> [Entity] { [] }
  public func defaultResult() async -> Entity? { nil }
}

public protocol EntityStringQuery: EntityQuery {
  func entities(matching string: String) async throws -> [Entity]
}
public protocol EnumerableEntityQuery: EntityQuery {
  func allEntities() async throws -> [Entity]
}
public protocol DynamicOptionsProvider: Sendable {}

/// An enumeration whose cases are options of an intent.
public protocol AppEnum: DisplayRepresentable, CaseIterable, RawRepresentable, Hashable where RawValue: Hashable {
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension AppEnum {
  public var displayRepresentation: DisplayRepresentation { Self.caseDisplayRepresentations[self] ?? "\(self)" }
}

public struct TypeDisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
  public let name: LocalizedStringResource
  public init(name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil) { self.name = name }
  public init(stringLiteral value: String) { name = LocalizedStringResource(stringLiteral: value) }
}

public struct DisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
  public let title: LocalizedStringResource
  public let subtitle: LocalizedStringResource?

  public struct Image: Sendable {
    public init(systemName: String, tintColor: Any? = nil) {}
    public init(named name: String, isTemplate: Bool? = nil) {}
  }

  public init(title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil) {
    (self.title, self.subtitle) = (title, subtitle)
  }
  public init(stringLiteral value: String) {
    (title, subtitle) = (LocalizedStringResource(stringLiteral: value), nil)
  }
}

public protocol AppShortcutsProvider {
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
}

extension AppShortcutsProvider {
  public static func updateAppShortcutParameters() {}
}

public struct AppShortcut: Sendable {
  public init(
    intent: some AppIntent, phrases: [AppShortcutPhrase], shortTitle: LocalizedStringResource = "",
    systemImageName: String = ""
  ) {}
}

public struct AppShortcutPhrase: ExpressibleByStringInterpolation, Sendable {
  public enum Token: Sendable { case applicationName }
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: Parts) {}

  public struct Parts: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation(_ token: Token) {}
    public mutating func appendInterpolation(_ path: AnyKeyPath) {}
  }
}

@resultBuilder
public enum AppShortcutsBuilder {
  public static func buildBlock(_ shortcuts: AppShortcut...) -> [AppShortcut] { shortcuts }
}
