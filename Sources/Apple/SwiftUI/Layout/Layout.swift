public import Foundation

/// A container whose code computes the positions of its views.
///
/// - Approximated: the proposed size is computed from a phone's screen and the enclosing frames and paddings. Views
///   have the sizes of Limn's sizing model, with the metrics of DejaVu Sans for text.
public protocol Layout: Animatable {
  static var layoutProperties: LayoutProperties { get }
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews
  func makeCache(subviews: Self.Subviews) -> Self.Cache
  func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews)
  func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing
  func sizeThatFits(proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache) -> CGSize
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache)
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
    cache: inout Self.Cache
  ) -> CGFloat?
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
    cache: inout Self.Cache
  ) -> CGFloat?
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }
}

extension Layout where Cache == () {
  public func makeCache(subviews: Subviews) -> Cache { () }
}

extension Layout {
  // A type that is a view with content and, without content, a layout, is called with its own initializer.
  @_disfavoredOverload
  @MainActor public func callAsFunction<V>(@ViewBuilder _ content: () -> V) -> some View where V: View {
    LayoutView(layout: self, content: content())
  }
}

/// Properties that all layouts of a type share.
public struct LayoutProperties: Sendable {
  /// The axis of a stack; nil for other layouts.
  public var stackOrientation: Axis?

  public init() {}
}

/// The distances that a view prefers to keep from other views.
///
/// - Approximated: all views prefer a distance of 8 points.
public struct ViewSpacing: Sendable {
  public static let zero = ViewSpacing(distance: 0)
  private var distance: CGFloat

  public init() { distance = 8 }
  private init(distance: CGFloat) { self.distance = distance }

  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    distance = max(distance, other.distance)
  }

  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var union = self
    union.formUnion(other, edges: edges)
    return union
  }

  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { max(distance, next.distance) }
}

/// A type-erased layout. If the layout changes to a layout of another type, the views keep their state.
public struct AnyLayout: Layout {
  public struct Cache {}

  let layout: any Layout

  public init<L>(_ layout: L) where L: Layout { self.layout = layout }

  public func makeCache(subviews: Subviews) -> Cache { Cache() }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    layout.measured(proposal, subviews)
  }

  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    layout.place(in: bounds, proposal, subviews)
  }
}

extension Layout {
  func measured(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
    var cache = makeCache(subviews: subviews)
    return sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  func place(in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {
    var cache = makeCache(subviews: subviews)
    _ = sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}
