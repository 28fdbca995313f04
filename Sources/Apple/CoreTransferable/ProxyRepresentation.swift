/// A form of a value that is another value.
public struct ProxyRepresentation<Item, ProxyRepresentation>: Sendable where Item: Transferable, ProxyRepresentation: Transferable {
  private let export: (@Sendable (Item) throws -> ProxyRepresentation)?
  /// Makes the value of its proxy; nil when it can only be handed out.
  let take: (@Sendable (ProxyRepresentation) async throws -> Item)?
}

extension ProxyRepresentation {
  public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
    export = exporting
    take = nil
  }

  public init(importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item) {
    export = nil
    take = importing
  }

  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item
  ) {
    export = exporting
    take = importing
  }
}

extension ProxyRepresentation: PrimitiveRepresentation {
  public typealias Body = Never

  func text(of item: Item) -> String? { (try? export?(item))?.transferredText }
}
