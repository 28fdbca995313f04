import Synchronization

/// A unique identifier of a subscriber or a subscription.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
  private let value: UInt64

  /// Creates an identifier that differs from all others created by this initializer.
  public init() {
    value = CombineIdentifier.last.wrappingAdd(1, ordering: .relaxed).newValue
  }

  /// Creates the identifier of an object. The identifier stays the same while the object exists.
  public init(_ obj: AnyObject) {
    value = UInt64(UInt(bitPattern: ObjectIdentifier(obj)))
  }

  private static let last = Atomic<UInt64>(0)

  public var description: String { "0x" + String(value, radix: 16) }
}

/// A type that gives each of its instances a unique identifier.
public protocol CustomCombineIdentifierConvertible {
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
