public import SwiftUI

/// How the system draws a widget.
public struct WidgetRenderingMode: Equatable, Sendable, CustomStringConvertible {
  public let description: String
  public static let fullColor = WidgetRenderingMode(description: "fullColor")
  public static let accented = WidgetRenderingMode(description: "accented")
  public static let vibrant = WidgetRenderingMode(description: "vibrant")
}

private struct WidgetFamilyKey: EnvironmentKey { static let defaultValue = WidgetFamily.systemSmall }
private struct WidgetRenderingModeKey: EnvironmentKey { static let defaultValue = WidgetRenderingMode.fullColor }
private struct WidgetContentMarginsKey: EnvironmentKey {
  static var defaultValue: EdgeInsets { EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16) }
}
private struct ShowsWidgetContainerBackgroundKey: EnvironmentKey { static let defaultValue = true }
private struct ShowsWidgetLabelKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  public var widgetFamily: WidgetFamily {
    get { self[WidgetFamilyKey.self] }
    set { self[WidgetFamilyKey.self] = newValue }
  }
  public var widgetRenderingMode: WidgetRenderingMode {
    get { self[WidgetRenderingModeKey.self] }
    set { self[WidgetRenderingModeKey.self] = newValue }
  }
  public var widgetContentMargins: EdgeInsets {
    get { self[WidgetContentMarginsKey.self] }
    set { self[WidgetContentMarginsKey.self] = newValue }
  }
  public var showsWidgetContainerBackground: Bool {
    get { self[ShowsWidgetContainerBackgroundKey.self] }
    set { self[ShowsWidgetContainerBackgroundKey.self] = newValue }
  }
  public var showsWidgetLabel: Bool {
    get { self[ShowsWidgetLabelKey.self] }
    set { self[ShowsWidgetLabelKey.self] = newValue }
  }
}

extension View {
  public nonisolated func widgetURL(_ url: URL?) -> some View { self }
  public nonisolated func widgetAccentable(_ accentable: Bool = true) -> some View { self }
  public nonisolated func widgetLabel(_ label: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload public nonisolated func widgetLabel(_ label: some StringProtocol) -> some View { self }
  public nonisolated func widgetLabel(@ViewBuilder label: () -> some View) -> some View { self }
  public nonisolated func widgetCurvesContent(_ curves: Bool = true) -> some View { self }
  public nonisolated func dynamicIsland(verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement) -> some View {
    self
  }
}

public enum DynamicIslandExpandedRegionVerticalPlacement: Sendable { case `default`, belowIfTooWide }

/// The background of an accessory widget.
public struct AccessoryWidgetBackground: View {
  public nonisolated init() {}
  public var body: some View { Rectangle().fill(Color.gray.opacity(0.3)) }
}

/// A context for `previewContext`.
public struct WidgetPreviewContext: PreviewContext, Sendable {
  let family: WidgetFamily
  public init(family: WidgetFamily) { self.family = family }
}

public protocol PreviewContext {}

extension View {
  /// Draws the view in the size of a widget.
  public nonisolated func previewContext(_ context: some PreviewContext) -> some View {
    WidgetFrame(family: (context as? WidgetPreviewContext)?.family, content: self)
  }
}

/// A view in the size and shape of a widget.
struct WidgetFrame<Content: View> {
  let family: WidgetFamily?
  let content: Content
}

extension WidgetFrame: View {
  var body: some View {
    if let family {
      content
        .environment(\.widgetFamily, family)
        .padding(family.isAccessory ? 0 : 16)
        .frame(width: family.size.width, height: family.size.height)
        .background(Color(white: 0.95))
        .clipShape(RoundedRectangle(cornerRadius: family.isAccessory ? 8 : 22))
    } else {
      content
    }
  }
}
