/// One of two views, selected by an `if` in a view builder. When the condition changes, the state of the old view is
/// discarded.
public struct _ConditionalContent<TrueContent, FalseContent> {
  let storage: Storage

  enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  public typealias Body = Never
}

extension _ConditionalContent: PrimitiveView where TrueContent: View, FalseContent: View {
  func resolve(in context: inout ViewContext) {
    switch storage {
    case .trueContent(let view): context.walk(view, at: 1)
    case .falseContent(let view): context.walk(view, at: 2)
    }
  }
}
