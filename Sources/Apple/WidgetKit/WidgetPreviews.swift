@_spi(Headless) public import DeveloperToolsSupport

/// A preview of a widget with the entries of a timeline.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
  @WidgetTimelineBuilder timeline: @escaping @MainActor () -> [any TimelineEntry]
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// A preview of a widget with the entries of a provider.
@freestanding(declaration)
public macro Preview<Provider: TimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
  timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

extension Preview {
  /// Shows the first entry.
  @MainActor public init(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
    @WidgetTimelineBuilder timeline: @escaping @MainActor () -> [any TimelineEntry]
  ) {
    self.init(name: name, settings: []) {
      guard let entry = timeline().first else { return AnyView(Text("The timeline has no entry")) }
      return widgetView(widget(), entry, family)
    }
  }

  @MainActor public init<Provider: TimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
    timelineProvider: @escaping @MainActor () -> Provider
  ) {
    self.init(name: name, settings: []) {
      var context = TimelineProviderContext()
      (context.family, context.displaySize) = (family, family.size)
      return widgetView(widget(), timelineProvider().placeholder(in: context), family)
    }
  }
}

@MainActor private func widgetView(_ widget: some Widget, _ entry: any TimelineEntry, _ family: WidgetFamily)
  -> AnyView
{
  guard let view = widget.body._view(for: entry) else {
    return AnyView(Text("The widget shows no entries of type \(String(describing: type(of: entry)))"))
  }
  return AnyView(WidgetFrame(family: family, content: view))
}

@resultBuilder
public enum WidgetTimelineBuilder {
  public static func buildExpression(_ entry: any TimelineEntry) -> [any TimelineEntry] { [entry] }
  public static func buildExpression(_ entries: [any TimelineEntry]) -> [any TimelineEntry] { entries }
  public static func buildBlock(_ entries: [any TimelineEntry]...) -> [any TimelineEntry] { entries.flatMap(\.self) }
  public static func buildArray(_ entries: [[any TimelineEntry]]) -> [any TimelineEntry] { entries.flatMap(\.self) }
  public static func buildOptional(_ entries: [any TimelineEntry]?) -> [any TimelineEntry] { entries ?? [] }
  public static func buildEither(first: [any TimelineEntry]) -> [any TimelineEntry] { first }
  public static func buildEither(second: [any TimelineEntry]) -> [any TimelineEntry] { second }
}
