/// Transfers a value as another transferable value, which is called its proxy.
public struct ProxyRepresentation<Item, ProxyRepresentation>: Sendable
where Item: Transferable, ProxyRepresentation: Transferable {
  private let export: (@Sendable (Item) throws -> ProxyRepresentation)?
  /// Creates the value from its proxy. Nil if a proxy cannot be converted back to a value.
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
