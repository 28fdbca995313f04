import SemanticTree
import Synchronization

/// A unique namespace for related ids.
@propertyWrapper public struct Namespace: DynamicProperty {
  private static let last = Atomic(0)
  @State private var id = ID(number: Self.last.add(1, ordering: .relaxed).newValue)

  public init() {}

  public var wrappedValue: Namespace.ID { id }

  public struct ID: Hashable, Sendable {
    let number: Int
  }
}

/// The properties that two views share during a transition.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public typealias Element = MatchedGeometryProperties
  public typealias ArrayLiteralElement = MatchedGeometryProperties
  public typealias RawValue = UInt32

  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let position = MatchedGeometryProperties(rawValue: 1)
  public static let size = MatchedGeometryProperties(rawValue: 2)
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension View {
  /// Animates the change from this view to another view with the same id.
  ///
  /// - Approximated: changes are immediate, and each view keeps its own position.
  public nonisolated func matchedGeometryEffect<ID>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View where ID: Hashable {
    changingNodes { $0.approximations.append("a view with matched geometry keeps its own position") }
  }
}
