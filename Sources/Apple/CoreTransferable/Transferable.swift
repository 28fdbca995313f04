/// A value that can be passed to other apps.
public protocol Transferable {
  associatedtype Representation: TransferRepresentation
  /// The representations of a value, in order of preference.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Self.Representation { get }
}

/// A representation of a value for other apps.
public protocol TransferRepresentation<Item>: Sendable {
  associatedtype Item: Transferable
  associatedtype Body: TransferRepresentation
  @TransferRepresentationBuilder<Self.Item> var body: Self.Body { get }
}

extension Never: TransferRepresentation {
  public typealias Item = Never
  public typealias Body = Never
  public var body: Never { fatalError("Never has no body") }
}

extension Never: Transferable {
  public static var transferRepresentation: Never {
    fatalError("a value of this type cannot exist, so none can be transferred")
  }
}

/// A representation that this module implements.
protocol PrimitiveRepresentation: TransferRepresentation where Body == Never {
  /// The value as text, if the representation has one.
  func text(of item: Item) -> String?
}

extension PrimitiveRepresentation {
  public var body: Never { fatalError("\(Self.self) is transferred by CoreTransferable itself and has no body") }
}

extension TransferRepresentation {
  package func words(of item: Item) -> String? {
    if let primitive = self as? any PrimitiveRepresentation { return primitive.words(ofAny: item) }
    return (item as? Body.Item).flatMap { body.words(of: $0) }
  }
}

extension PrimitiveRepresentation {
  fileprivate func words(ofAny item: Any) -> String? { (item as? Item).flatMap(text) }
}

extension Transferable {
  /// The value as text. If several representations have text, the first one is used. Nil if no representation has text.
  package var transferredText: String? {
    (self as? Representation.Item).flatMap { Self.transferRepresentation.words(of: $0) }
  }
}
