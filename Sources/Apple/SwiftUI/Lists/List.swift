import SemanticTree

/// Rows one below the other. If the app provides a binding for the selection, the user can select rows.
public struct List<SelectionValue, Content> where SelectionValue: Hashable, Content: View {
  let selection: ListSelection<SelectionValue>
  let content: Content

  nonisolated init(selection: ListSelection<SelectionValue>, content: Content) {
    self.selection = selection
    self.content = content
  }
}

/// The selection of a list and its storage.
enum ListSelection<Value: Hashable> {
  case none
  case one(Binding<Value?>)
  case several(Binding<Set<Value>>)
}

extension ListSelection {
  /// Returns the functions that select a row and tell whether a row is selected. This function itself reads the
  /// selection, so a change of the selection causes a new evaluation of the list.
  @MainActor func rows() -> RowContext {
    switch self {
    case .none: return RowContext()
    case .one(let binding):
      let chosen = binding.wrappedValue
      return RowContext(
        select: { if let value = $0.base as? Value { binding.wrappedValue = value } },
        accepts: { $0.base is Value },
        isSelected: { tag in (tag.base as? Value).map { $0 == chosen } ?? false })
    case .several(let binding):
      let chosen = binding.wrappedValue
      return RowContext(
        select: { tag in
          guard let value = tag.base as? Value else { return }
          binding.wrappedValue.formSymmetricDifference([value])
        }, accepts: { $0.base is Value },
        isSelected: { tag in (tag.base as? Value).map(chosen.contains) ?? false })
    }
  }
}

extension List: PrimitiveView {
  func resolve(in context: inout ViewContext) {
    let style = context.environment.controlStyle("listStyle")
    let look = context.environment.listLook
    let outer = context.environment
    let rows = selection.rows()
    context.environment.rowContext = rows
    let content = context.pieces(of: content, at: 0)
    context.environment = outer
    context.emit(
      .list, children: content,
      configure: { node in
        node.style.control = style
        look.dress(&node)
      },
      finish: { rows.arrange(&$0.children, &$1) })
  }
}
