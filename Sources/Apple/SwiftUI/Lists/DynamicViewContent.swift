public import Foundation

/// Views made of the elements of a collection.
public protocol DynamicViewContent: View {
  associatedtype Data: Collection
  var data: Self.Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
  public var data: Content.Data { content.data }
}

extension DynamicViewContent {
  /// Lets rows of a list be deleted.
  public nonisolated func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    modifier(RowEditing(delete: action, move: nil))
  }

  /// Lets rows of a list be moved.
  public nonisolated func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    modifier(RowEditing(delete: nil, move: action))
  }
}

struct RowEditing {
  let delete: ((IndexSet) -> Void)?
  let move: ((IndexSet, Int) -> Void)?
}

extension RowEditing: PrimitiveViewModifier {
  func resolve<Content: View>(_ content: Content, in context: inout ViewContext) {
    let outer = context.environment
    if var row = outer.rowContext {
      if let delete { row.delete = { delete(IndexSet(integer: $0)) } }
      if let move { row.move = { move(IndexSet(integer: $0), $1) } }
      context.environment.rowContext = row
    }
    context.walk(content, at: 0)
    context.environment = outer
  }
}
