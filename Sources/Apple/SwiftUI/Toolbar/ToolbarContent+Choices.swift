/// Several toolbar items, one after the other.
struct TupleToolbar<each Item: ToolbarContent> {
  let items: (repeat each Item)

  init(items: (repeat each Item)) { self.items = items }
}

extension TupleToolbar: PrimitiveToolbarContent {
  func resolve(in context: inout ViewContext) {
    var index = 0
    for item in repeat each items {
      context.walk(ToolbarItems(content: item), at: index)
      index += 1
    }
  }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  public typealias Body = Never
}

extension Optional: PrimitiveToolbarContent where Wrapped: ToolbarContent {
  func resolve(in context: inout ViewContext) {
    if let self { context.walk(ToolbarItems(content: self), at: 1) }
  }
}

extension _ConditionalContent: ToolbarContent where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
  public typealias Body = Never
}

extension _ConditionalContent: PrimitiveToolbarContent where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
  func resolve(in context: inout ViewContext) {
    switch storage {
    case .trueContent(let content): context.walk(ToolbarItems(content: content), at: 1)
    case .falseContent(let content): context.walk(ToolbarItems(content: content), at: 2)
    }
  }
}
