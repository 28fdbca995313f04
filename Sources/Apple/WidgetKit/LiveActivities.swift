public import ActivityKit
@_spi(Headless) public import DeveloperToolsSupport
public import SwiftUI

/// What the view of a Live Activity shows.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
  public let attributes: Attributes
  public let state: Attributes.ContentState
  public var activityID: String { "preview" }
  public var isStale: Bool { false }
}

/// The views of a Live Activity.
public struct ActivityConfiguration<Attributes: ActivityAttributes> {
  let content: (ActivityViewContext<Attributes>) -> AnyView
  let island: (ActivityViewContext<Attributes>) -> DynamicIsland
}

extension ActivityConfiguration: WidgetConfiguration {
  public typealias Body = Never
  public init<Content: View>(
    for attributesType: Attributes.Type, @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
    dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {
    self.content = { AnyView(content($0)) }
    island = dynamicIsland
  }

  /// - Parameter entry: the kind of preview and the context.
  public func _view(for entry: Any) -> AnyView? {
    guard let (kind, context) = entry as? (ActivityPreviewViewKind, ActivityViewContext<Attributes>) else { return nil }
    return kind == .content ? content(context) : island(context).view(kind)
  }
}

public enum DynamicIslandExpandedRegionPosition: Hashable, Sendable { case leading, trailing, center, bottom }

public struct DynamicIslandExpandedRegion<Content: View> {
  let position: DynamicIslandExpandedRegionPosition
  let content: Content
  public init(
    _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0, @ViewBuilder content: () -> Content
  ) { (self.position, self.content) = (position, content()) }
}

/// The regions of an expanded Dynamic Island.
public struct DynamicIslandExpandedContent<Content: View> {
  let regions: [DynamicIslandExpandedRegionPosition: AnyView]
}

@resultBuilder
public enum DynamicIslandExpandedContentBuilder {
  public static func buildExpression<Content: View>(_ content: DynamicIslandExpandedContent<Content>)
    -> DynamicIslandExpandedContent<Content>
  { content }
  public static func buildExpression<Content: View>(_ region: DynamicIslandExpandedRegion<Content>)
    -> DynamicIslandExpandedContent<Content>
  { DynamicIslandExpandedContent(regions: [region.position: AnyView(region.content)]) }
  public static func buildPartialBlock<Content: View>(first: DynamicIslandExpandedContent<Content>)
    -> DynamicIslandExpandedContent<Content>
  { first }
  public static func buildPartialBlock(
    accumulated: DynamicIslandExpandedContent<some View>, next: DynamicIslandExpandedContent<some View>
  ) -> DynamicIslandExpandedContent<AnyView> {
    DynamicIslandExpandedContent(regions: accumulated.regions.merging(next.regions) { $1 })
  }
  public static func buildOptional(_ part: DynamicIslandExpandedContent<some View>?)
    -> DynamicIslandExpandedContent<AnyView>
  { DynamicIslandExpandedContent(regions: part?.regions ?? [:]) }
  public static func buildEither(first: DynamicIslandExpandedContent<some View>) -> DynamicIslandExpandedContent<
    AnyView
  > { DynamicIslandExpandedContent(regions: first.regions) }
  public static func buildEither(second: DynamicIslandExpandedContent<some View>)
    -> DynamicIslandExpandedContent<AnyView>
  { DynamicIslandExpandedContent(regions: second.regions) }
}

/// A Live Activity in the Dynamic Island.
public struct DynamicIsland {
  let regions: [DynamicIslandExpandedRegionPosition: AnyView]
  let leading: AnyView
  let trailing: AnyView
  let minimal: AnyView

  public init<Expanded: View, Leading: View, Trailing: View, Minimal: View>(
    @DynamicIslandExpandedContentBuilder expanded: @escaping () -> DynamicIslandExpandedContent<Expanded>,
    @ViewBuilder compactLeading: @escaping () -> Leading, @ViewBuilder compactTrailing: @escaping () -> Trailing,
    @ViewBuilder minimal: @escaping () -> Minimal
  ) {
    regions = expanded().regions
    (leading, trailing) = (AnyView(compactLeading()), AnyView(compactTrailing()))
    self.minimal = AnyView(minimal())
  }

  public func widgetURL(_ url: URL?) -> DynamicIsland { self }
  public func keylineTint(_ color: Color?) -> DynamicIsland { self }
  public func contentMargins(_ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode) -> DynamicIsland {
    self
  }

  func view(_ kind: ActivityPreviewViewKind) -> AnyView {
    let view =
      switch kind {
      case .dynamicIsland(.minimal): AnyView(minimal)
      case .dynamicIsland(.compact):
        AnyView(
          HStack {
            leading; Spacer(); trailing
          })
      default:
        AnyView(
          VStack {
            HStack {
              regions[.leading]
              regions[.center]
              Spacer()
              regions[.trailing]
            }
            regions[.bottom]
          })
      }
    return AnyView(
      view.padding(8).foregroundStyle(Color.white).background(Color.black)
        .clipShape(RoundedRectangle(cornerRadius: 22)))
  }
}

public enum DynamicIslandMode: Sendable { case expanded, compactLeading, compactTrailing, minimal }

/// How a preview shows a Live Activity.
public enum ActivityPreviewViewKind: Hashable, Sendable {
  public enum DynamicIslandPreviewViewState: Hashable, Sendable { case compact, minimal, expanded }
  case content
  case dynamicIsland(DynamicIslandPreviewViewState)
}

extension ActivityAttributes {
  /// A context for `previewContext`, which draws the state in the widget.
  public func previewContext(
    _ state: ContentState, isStale: Bool = false, viewKind: ActivityPreviewViewKind
  ) -> some View { Text(verbatim: "\(Self.self)") }
}

extension View {
  public nonisolated func activityBackgroundTint(_ color: Color?) -> some View { background(color ?? .clear) }
  public nonisolated func activitySystemActionForegroundColor(_ color: Color?) -> some View { self }
}

@resultBuilder
public enum PreviewActivityBuilder<State> {
  public static func buildBlock(_ states: State...) -> [State] { states }
}

/// A preview of a Live Activity in some states.
@freestanding(declaration)
public macro Preview<Attributes: ActivityAttributes>(
  _ name: String? = nil, as kind: ActivityPreviewViewKind, using attributes: Attributes,
  widget: @escaping @MainActor () -> any Widget,
  @PreviewActivityBuilder<Attributes.ContentState> contentStates: @escaping @MainActor () -> [Attributes.ContentState]
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

extension Preview {
  /// Shows the first state.
  @MainActor public init<Attributes: ActivityAttributes>(
    _ name: String? = nil, as kind: ActivityPreviewViewKind, using attributes: Attributes,
    widget: @escaping @MainActor () -> any Widget,
    @PreviewActivityBuilder<Attributes.ContentState> contentStates: @escaping @MainActor () -> [Attributes.ContentState]
  ) {
    self.init(name: name, settings: []) {
      guard let state = contentStates().first else { return AnyView(Text("The preview has no state")) }
      let context = ActivityViewContext(attributes: attributes, state: state)
      return activityView(widget(), kind, context)
    }
  }
}

@MainActor private func activityView(
  _ widget: some Widget, _ kind: ActivityPreviewViewKind, _ context: ActivityViewContext<some ActivityAttributes>
) -> AnyView { widget.body._view(for: (kind, context)) ?? AnyView(Text("The widget shows no such activity")) }
