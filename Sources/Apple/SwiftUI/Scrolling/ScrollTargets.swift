public import Foundation

/// Determines the positions at which scrolling stops.
///
/// - Approximated: Limn does not simulate scrolling by the user, so a behavior is never called.
public protocol ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: Self.TargetContext)
  typealias TargetContext = ScrollTargetBehaviorContext
}

public struct ScrollTargetBehaviorContext {}

public struct ScrollTarget: Hashable {
  public var rect: CGRect
  public var anchor: UnitPoint?
}

public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  public init() {}
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  public struct LimitBehavior {
    private let name: String

    public static var automatic: LimitBehavior { LimitBehavior(name: "automatic") }
    public static var always: LimitBehavior { LimitBehavior(name: "always") }
    public static var never: LimitBehavior { LimitBehavior(name: "never") }
  }

  public init(limitBehavior: LimitBehavior = .automatic) {}
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

  public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> Self {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
}

extension View {
  /// Sets the positions at which scrolling stops.
  ///
  /// - Approximated: Limn does not simulate scrolling by the user, so the modifier has no effect.
  public nonisolated func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    modifier(EmptyModifier())
  }

  /// Lets scrolling stop at each view of a layout.
  ///
  /// - Approximated: Limn does not simulate scrolling by the user, so the modifier has no effect.
  public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View { modifier(EmptyModifier()) }

  /// Sets which part of the content is shown initially.
  ///
  /// - Approximated: the start of the content is shown.
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    approximated("defaultScrollAnchor is ignored: the start of the content is shown")
  }
}
