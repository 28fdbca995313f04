/// Combines the items in a closure into one toolbar.
@resultBuilder public struct ToolbarContentBuilder {
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: ToolbarContent { content }

  public static func buildBlock<Content>(_ content: Content) -> some ToolbarContent where Content: ToolbarContent {
    content
  }

  public static func buildIf<Content>(_ content: Content?) -> Content? where Content: ToolbarContent { content }

  public static func buildEither<TrueContent, FalseContent>(first: TrueContent) -> _ConditionalContent<
    TrueContent, FalseContent
  >
  where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
    _ConditionalContent(storage: .trueContent(first))
  }

  public static func buildEither<TrueContent, FalseContent>(second: FalseContent) -> _ConditionalContent<
    TrueContent, FalseContent
  >
  where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
    _ConditionalContent(storage: .falseContent(second))
  }

  public static func buildBlock<C0, C1>(_ c0: C0, _ c1: C1) -> some ToolbarContent
  where C0: ToolbarContent, C1: ToolbarContent {
    TupleToolbar(items: (c0, c1))
  }

  public static func buildBlock<C0, C1, C2>(_ c0: C0, _ c1: C1, _ c2: C2) -> some ToolbarContent
  where C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent {
    TupleToolbar(items: (c0, c1, c2))
  }

  public static func buildBlock<C0, C1, C2, C3>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3) -> some ToolbarContent
  where C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent, C3: ToolbarContent {
    TupleToolbar(items: (c0, c1, c2, c3))
  }

  public static func buildBlock<C0, C1, C2, C3, C4>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4)
    -> some ToolbarContent
  where C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent, C3: ToolbarContent, C4: ToolbarContent {
    TupleToolbar(items: (c0, c1, c2, c3, c4))
  }

  public static func buildBlock<C0, C1, C2, C3, C4, C5>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5)
    -> some ToolbarContent
  where
    C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent, C3: ToolbarContent, C4: ToolbarContent,
    C5: ToolbarContent
  {
    TupleToolbar(items: (c0, c1, c2, c3, c4, c5))
  }

  public static func buildBlock<C0, C1, C2, C3, C4, C5, C6>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6
  )
    -> some ToolbarContent
  where
    C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent, C3: ToolbarContent, C4: ToolbarContent,
    C5: ToolbarContent,
    C6: ToolbarContent
  {
    TupleToolbar(items: (c0, c1, c2, c3, c4, c5, c6))
  }

  public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7
  ) -> some ToolbarContent
  where
    C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent, C3: ToolbarContent, C4: ToolbarContent,
    C5: ToolbarContent,
    C6: ToolbarContent, C7: ToolbarContent
  {
    TupleToolbar(items: (c0, c1, c2, c3, c4, c5, c6, c7))
  }

  public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8
  ) -> some ToolbarContent
  where
    C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent, C3: ToolbarContent, C4: ToolbarContent,
    C5: ToolbarContent,
    C6: ToolbarContent, C7: ToolbarContent, C8: ToolbarContent
  {
    TupleToolbar(items: (c0, c1, c2, c3, c4, c5, c6, c7, c8))
  }

  public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8, C9>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9
  ) -> some ToolbarContent
  where
    C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent, C3: ToolbarContent, C4: ToolbarContent,
    C5: ToolbarContent,
    C6: ToolbarContent, C7: ToolbarContent, C8: ToolbarContent, C9: ToolbarContent
  {
    TupleToolbar(items: (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9))
  }
}
