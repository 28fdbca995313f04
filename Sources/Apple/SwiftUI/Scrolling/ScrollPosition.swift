public import Foundation

/// The position to which a scroll view scrolls.
///
/// - Approximated: only a view's id makes a difference.
public struct ScrollPosition: Equatable, Sendable {
  private enum Target: Equatable, Sendable { case id, edge(Edge), point(CGPoint), x(CGFloat), y(CGFloat) }

  private var target: Target?
  private nonisolated(unsafe) var id: AnyHashable?
  public var isPositionedByUser: Bool { false }

  public init(idType: (some Hashable & Sendable).Type = Never.self) {}
  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) { scrollTo(edge: edge) }
  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) { scrollTo(point: point) }
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) { scrollTo(x: x) }
  public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) { scrollTo(y: y) }
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) { scrollTo(x: x, y: y) }
  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) { scrollTo(id: id, anchor: anchor) }
}

extension ScrollPosition {
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    (target, self.id) = (.id, AnyHashable(id))
  }
  public mutating func scrollTo(edge: Edge) { (target, id) = (.edge(edge), nil) }
  public mutating func scrollTo(point: CGPoint) { (target, id) = (.point(point), nil) }
  public mutating func scrollTo(x: CGFloat) { (target, id) = (.x(x), nil) }
  public mutating func scrollTo(y: CGFloat) { (target, id) = (.y(y), nil) }
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { scrollTo(point: CGPoint(x: x, y: y)) }

  public var edge: Edge? { if case .edge(let edge) = target { edge } else { nil } }
  public var point: CGPoint? { if case .point(let point) = target { point } else { nil } }
  public var x: CGFloat? { if case .x(let x) = target { x } else { nil } }
  public var y: CGFloat? { if case .y(let y) = target { y } else { nil } }
  public func viewID<T>(type: T.Type) -> T? where T: Hashable, T: Sendable { id?.base as? T }

  var shownID: AnyHashable? {
    get { id }
    set { id = newValue }
  }
}

extension View {
  /// Scrolls to a position.
  ///
  /// - Approximated: it scrolls only to a view's id, and the binding is never written.
  public nonisolated func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View { scrollPosition(id: position.shownID, anchor: anchor) }

  /// - Approximated: as in `defaultScrollAnchor(_:)`.
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    defaultScrollAnchor(anchor)
  }

  public nonisolated func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View { scrollTransition(topLeading, axis: axis, transition: transition) }

  /// - Approximated: nobody scrolls, so the action is not called.
  public nonisolated func onScrollTargetVisibilityChange<ID>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View where ID: Hashable { self }

  /// - Approximated: there are no scroll indicators.
  public nonisolated func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
  /// - Approximated: there are no scroll indicators.
  public nonisolated func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }

  /// - Approximated: the edges of a scroll view look like the rest of it.
  public nonisolated func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
    self
  }
  /// - Approximated: the edges of a scroll view look like the rest of it.
  public nonisolated func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
    self
  }
}

public struct ScrollAnchorRole: Hashable, Sendable {
  private let name: String
  public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
  public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
  public static let alignment = ScrollAnchorRole(name: "alignment")
}

public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String
  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
}
