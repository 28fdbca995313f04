public import Foundation
public import SwiftUI

/// A hint about a feature.
public protocol Tip: Identifiable, Sendable {
  var title: Text { get }
  var message: Text? { get }
  var image: Image? { get }
  @TipActionBuilder var actions: [Tips.Action] { get }
  @TipRuleBuilder var rules: [Tips.Rule] { get }
  @TipOptionsBuilder var options: [any TipOption] { get }
}

extension Tip {
  public typealias Action = Tips.Action
  public typealias Event = Tips.Event
  public typealias Rule = Tips.Rule
  public typealias Option = TipOption
  public typealias MaxDisplayCount = Tips.MaxDisplayCount
  public typealias IgnoresDisplayFrequency = Tips.IgnoresDisplayFrequency
  public var id: String { String(describing: Self.self) }
  public var message: Text? { nil }
  public var image: Image? { nil }
  public var actions: [Tips.Action] { [] }
  public var rules: [Tips.Rule] { [] }
  public var options: [any TipOption] { [] }
  /// A tip is shown until the app invalidates it. Rules are not evaluated.
  public var status: Tips.Status { InvalidatedTips.contains("\(id)") ? .invalidated(.actionPerformed) : .available }
  public var shouldDisplay: Bool { status == .available }
  public func invalidate(reason: Tips.InvalidationReason) { InvalidatedTips.insert("\(id)") }
}

/// The identifiers of the tips that the app does not show again.
enum InvalidatedTips {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var ids: Set<String> = []
  static func contains(_ id: String) -> Bool { lock.withLock { ids.contains(id) } }
  static func insert(_ id: String) { lock.withLock { _ = ids.insert(id) } }
  static func removeAll() { lock.withLock { ids = [] } }
}

public protocol TipOption: Sendable {}

public enum Tips {
  public enum InvalidationReason: Hashable, Codable, Sendable {
    case actionPerformed, displayCountExceeded, displayDurationExceeded, tipClosed
  }
  public enum Status: Hashable, Sendable { case available, invalidated(InvalidationReason), pending }

  public struct Action: Identifiable, Sendable {
    public let id: String
    public let index: Int
    let label: Text
    let handler: @MainActor @Sendable () -> Void
    public init(
      id: String? = nil, title: some StringProtocol, perform handler: @escaping @Sendable @MainActor () -> Void = {}
    ) {
      (self.id, index, label, self.handler) = (id ?? String(title), 0, Text(String(title)), handler)
    }
    public init(
      id: String? = nil, perform handler: @escaping @Sendable @MainActor () -> Void = {}, _ label: () -> Text
    ) { (self.id, index, self.label, self.handler) = (id ?? "action", 0, label(), handler) }
  }

  public struct EmptyDonation: Codable, Sendable {}
  /// Something that happened in the app. Rules are not evaluated, so it is not stored.
  public struct Event<Info: Codable & Sendable>: Identifiable, Sendable {
    public let id: String
    public init(id: String) where Info == EmptyDonation { self.id = id }
    public var donations: [Info] { [] }
    public func donate(_ donation: Info) async {}
    public func sendDonation(_ completion: (@Sendable () -> Void)? = nil) where Info == EmptyDonation { completion?() }
    public func donate() async where Info == EmptyDonation {}
  }
  public struct Rule: Sendable {}

  public struct MaxDisplayCount: TipOption { public init(_ count: Int) {} }
  public struct IgnoresDisplayFrequency: TipOption { public init(_ ignores: Bool) {} }

  public struct ConfigurationOption: Sendable {
    public struct DisplayFrequency: Sendable {
      public static let immediate = DisplayFrequency()
      public static let hourly = DisplayFrequency()
      public static let daily = DisplayFrequency()
      public static let weekly = DisplayFrequency()
      public static let monthly = DisplayFrequency()
    }
    public struct DatastoreLocation: Sendable {
      public static let applicationDefault = DatastoreLocation()
      public static func url(_ url: URL) -> DatastoreLocation { DatastoreLocation() }
      public static func groupContainer(identifier: String) throws -> DatastoreLocation { DatastoreLocation() }
    }
    public static func displayFrequency(_ frequency: DisplayFrequency) -> ConfigurationOption { ConfigurationOption() }
    public static func datastoreLocation(_ location: DatastoreLocation) -> ConfigurationOption { ConfigurationOption() }
  }
  public static func configure(_ options: [ConfigurationOption] = []) throws {}
  public static func resetDatastore() throws { InvalidatedTips.removeAll() }
  public static func showAllTipsForTesting() {}
  public static func hideAllTipsForTesting() {}
}

@resultBuilder public enum TipActionBuilder {
  public static func buildBlock(_ actions: Tips.Action...) -> [Tips.Action] { actions }
}
@resultBuilder public enum TipRuleBuilder {
  public static func buildBlock(_ rules: Tips.Rule...) -> [Tips.Rule] { rules }
}
@resultBuilder public enum TipOptionsBuilder {
  public static func buildBlock(_ options: any TipOption...) -> [any TipOption] { options }
}
