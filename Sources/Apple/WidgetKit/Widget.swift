public import AppIntents
public import SwiftUI

public enum WidgetFamily: Int, CaseIterable, Hashable, Codable, Sendable, CustomStringConvertible {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge
  case accessoryCorner, accessoryCircular, accessoryRectangular, accessoryInline

  public var description: String { "\(name)" }
  private var name: String {
    switch self {
    case .systemSmall: "systemSmall"
    case .systemMedium: "systemMedium"
    case .systemLarge: "systemLarge"
    case .systemExtraLarge: "systemExtraLarge"
    case .accessoryCorner: "accessoryCorner"
    case .accessoryCircular: "accessoryCircular"
    case .accessoryRectangular: "accessoryRectangular"
    case .accessoryInline: "accessoryInline"
    }
  }

  /// The size on an iPhone with a screen of 390 × 844 points.
  var size: CGSize {
    switch self {
    case .systemSmall: CGSize(width: 158, height: 158)
    case .systemMedium: CGSize(width: 338, height: 158)
    case .systemLarge: CGSize(width: 338, height: 354)
    case .systemExtraLarge: CGSize(width: 715, height: 354)
    case .accessoryCorner, .accessoryCircular: CGSize(width: 76, height: 76)
    case .accessoryRectangular: CGSize(width: 172, height: 76)
    case .accessoryInline: CGSize(width: 234, height: 26)
    }
  }

  var isAccessory: Bool { rawValue >= WidgetFamily.accessoryCorner.rawValue }
}

/// A widget: its configuration makes views for the entries of a timeline.
@MainActor @preconcurrency public protocol Widget {
  associatedtype Body: WidgetConfiguration
  init()
  var body: Body { get }
}

extension Widget {
  /// A widget extension does not run in previews.
  public static func main() {}
}

@MainActor @preconcurrency public protocol WidgetBundle {
  associatedtype Body: Widget
  init()
  @WidgetBundleBuilder var body: Body { get }
}

extension WidgetBundle {
  public static func main() {}
}

@resultBuilder
public enum WidgetBundleBuilder {
  public static func buildBlock() -> WidgetList { WidgetList() }
  public static func buildBlock(_ widgets: any Widget...) -> WidgetList { WidgetList() }
  public static func buildOptional(_ widget: WidgetList?) -> WidgetList { WidgetList() }
  public static func buildEither(first: WidgetList) -> WidgetList { first }
  public static func buildEither(second: WidgetList) -> WidgetList { second }
  public static func buildLimitedAvailability(_ widget: some Widget) -> WidgetList { WidgetList() }
}

public struct WidgetList: Widget {
  public nonisolated init() {}
  public var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}

@MainActor @preconcurrency public protocol WidgetConfiguration {
  associatedtype Body: WidgetConfiguration
  var body: Body { get }
  /// The view for an entry of a timeline; nil if the configuration shows entries of another type.
  func _view(for entry: Any) -> AnyView?
}

extension Never: WidgetConfiguration {}

extension WidgetConfiguration {
  public func _view(for entry: Any) -> AnyView? { body._view(for: entry) }
}

extension WidgetConfiguration where Body == Never {
  public var body: Never { fatalError("\(Self.self) has no body") }
}

public struct EmptyWidgetConfiguration: WidgetConfiguration {
  public typealias Body = Never
  public nonisolated init() {}
  public func _view(for entry: Any) -> AnyView? { nil }
}

public struct StaticConfiguration<Content: View> {
  let content: (Any) -> Content?
}

extension StaticConfiguration: WidgetConfiguration {
  public typealias Body = Never
  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) { self.content = { ($0 as? Provider.Entry).map(content) } }

  public func _view(for entry: Any) -> AnyView? { content(entry).map { AnyView($0) } }
}

public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View> {
  let content: (Any) -> Content?
}

extension AppIntentConfiguration: WidgetConfiguration {
  public typealias Body = Never
  public init<Provider: AppIntentTimelineProvider>(
    kind: String, intent: Intent.Type = Intent.self, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider.Intent == Intent { self.content = { ($0 as? Provider.Entry).map(content) } }

  public func _view(for entry: Any) -> AnyView? { content(entry).map { AnyView($0) } }
}

extension WidgetConfiguration {
  public func configurationDisplayName(_ name: LocalizedStringKey) -> some WidgetConfiguration { self }
  @_disfavoredOverload
  public func configurationDisplayName(_ name: some StringProtocol) -> some WidgetConfiguration { self }
  public func configurationDisplayName(_ name: Text) -> some WidgetConfiguration { self }
  public func description(_ description: LocalizedStringKey) -> some WidgetConfiguration { self }
  @_disfavoredOverload public func description(_ description: some StringProtocol) -> some WidgetConfiguration { self }
  public func description(_ description: Text) -> some WidgetConfiguration { self }
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration { self }
  public func contentMarginsDisabled() -> some WidgetConfiguration { self }
  public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration { self }
  public func disfavoredLocations(_ locations: [WidgetLocation], for families: [WidgetFamily])
    -> some WidgetConfiguration
  { self }
  public func onBackgroundURLSessionEvents(
    matching identifier: String, _ perform: @escaping (String, @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration { self }
  public func promptsForUserConfiguration() -> some WidgetConfiguration { self }
}

public struct WidgetLocation: Hashable, Sendable {
  let name: String
  public static let homeScreen = WidgetLocation(name: "homeScreen")
  public static let lockScreen = WidgetLocation(name: "lockScreen")
  public static let standBy = WidgetLocation(name: "standBy")
  public static let iPhoneWidgetsOnMac = WidgetLocation(name: "iPhoneWidgetsOnMac")
}
