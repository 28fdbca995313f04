/// Combines the representations of a value.
@resultBuilder public struct TransferRepresentationBuilder<Item> where Item: Transferable {
  public static func buildExpression<Content>(_ content: Content) -> Content
  where Item == Content.Item, Content: TransferRepresentation {
    content
  }

  public static func buildBlock<Content>(_ content: Content) -> Content
  where Item == Content.Item, Content: TransferRepresentation {
    content
  }

  public static func buildBlock<C1, C2>(_ content1: C1, _ content2: C2) -> some TransferRepresentation<Item>
  where Item == C1.Item, C1: TransferRepresentation, C2: TransferRepresentation, C1.Item == C2.Item {
    Alternatives(first: content1, second: content2)
  }

  public static func buildBlock<C1, C2, C3>(_ content1: C1, _ content2: C2, _ content3: C3)
    -> some TransferRepresentation<Item>
  where
    Item == C1.Item, C1: TransferRepresentation, C2: TransferRepresentation, C3: TransferRepresentation,
    C1.Item == C2.Item,
    C2.Item == C3.Item
  {
    Alternatives(first: content1, second: Alternatives(first: content2, second: content3))
  }
}

/// Two representations. The first representation is preferred.
struct Alternatives<First: TransferRepresentation, Second: TransferRepresentation>: PrimitiveRepresentation
where First.Item == Second.Item {
  typealias Item = First.Item

  let first: First
  let second: Second

  func text(of item: Item) -> String? { first.words(of: item) ?? second.words(of: item) }
}
