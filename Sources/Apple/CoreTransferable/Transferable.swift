/// A value that can be handed to another app.
public protocol Transferable {
  associatedtype Representation: TransferRepresentation
  /// The forms in which it can be handed over, the best first.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Self.Representation { get }
}

/// A form in which a value is handed to another app.
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
  public static var transferRepresentation: Never { fatalError("a value of this type cannot exist, so none can be transferred") }
}

/// A form that the module itself hands over.
protocol PrimitiveRepresentation: TransferRepresentation where Body == Never {
  /// The value as text, if this form has any.
  func text(of item: Item) -> String?
}

extension PrimitiveRepresentation {
  public var body: Never { fatalError("\(Self.self) is handed over as it is and has no body") }
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
  /// The value in the best form that is text.
  package var transferredText: String? { (self as? Representation.Item).flatMap { Self.transferRepresentation.words(of: $0) } }
}
