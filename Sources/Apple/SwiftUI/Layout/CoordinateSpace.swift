/// A coordinate space. Its origin is the top leading corner of the screen, of the view, or of a named ancestor.
public enum CoordinateSpace {
  case global, local
  case named(AnyHashable)

  public var isGlobal: Bool { self == .global }
  public var isLocal: Bool { self == .local }
}

extension CoordinateSpace: Equatable, Hashable {}

/// A coordinate space, identified by its type.
public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}

/// The coordinate space of the screen.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The coordinate space of the view.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinate space of a named ancestor.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  public let coordinateSpace: CoordinateSpace
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(name)))
  }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The coordinate space of the innermost scroll view around the view.
  public static var scrollView: NamedCoordinateSpace { .named("scrollView") }
  /// The coordinate space of the innermost scroll view around the view that scrolls along the axis.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace { .scrollView }
}

extension View {
  /// Gives the view's coordinate space a name, which the views inside can use.
  ///
  /// - Approximated: positions are not converted. Every frame has the origin (0, 0), whatever its coordinate space.
  public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    approximated("positions are not converted between coordinate spaces: every frame has the origin (0, 0)")
  }

  /// Gives the view's coordinate space a name, which the views inside can use.
  ///
  /// - Approximated: positions are not converted. Every frame has the origin (0, 0), whatever its coordinate space.
  @available(*, deprecated, message: "use coordinateSpace(_:) instead")
  public nonisolated func coordinateSpace<T>(name: T) -> some View where T: Hashable { coordinateSpace(.named(name)) }
}
