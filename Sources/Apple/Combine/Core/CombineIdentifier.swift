import Synchronization

/// Distinguishes the streams of publishers.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
  private let value: UInt64

  /// A new identifier, unlike any other made this way.
  public init() {
    value = CombineIdentifier.last.wrappingAdd(1, ordering: .relaxed).newValue
  }

  /// The identifier of an object, the same for as long as it lives.
  public init(_ obj: AnyObject) {
    value = UInt64(UInt(bitPattern: ObjectIdentifier(obj)))
  }

  private static let last = Atomic<UInt64>(0)

  public var description: String { "0x" + String(value, radix: 16) }
}

/// A type with an identity in a stream.
public protocol CustomCombineIdentifierConvertible {
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
