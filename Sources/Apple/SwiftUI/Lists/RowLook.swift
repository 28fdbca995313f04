public import Foundation

import SemanticTree

extension View {
  /// Sets the view behind the row. If the view is nil, the row has the default background.
  public nonisolated func listRowBackground<V>(_ view: V?) -> some View where V: View {
    modifier(RowBackground(layer: view))
  }

  /// Sets the distances between the row's content and the edges of the row. If `insets` is nil, the row has the default
  /// distances.
  public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View {
    changingRows { $0.insets = insets?.semantic }
  }

  public nonisolated func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    changingRows { row in
      guard let length = length.map({ Double($0) }) else { return row.insets = nil }
      var insets = row.insets ?? .init(top: 0, leading: 0, bottom: 0, trailing: 0)
      if edges.contains(.top) { insets.top = length }
      if edges.contains(.leading) { insets.leading = length }
      if edges.contains(.bottom) { insets.bottom = length }
      if edges.contains(.trailing) { insets.trailing = length }
      row.insets = insets
    }
  }

  /// Sets whether there is a line between the row and its neighbors.
  public nonisolated func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    changingRows { row in
      let isShown = visibility == .automatic ? nil : visibility == .visible
      if edges.contains(.top) { row.separatorAbove = isShown }
      if edges.contains(.bottom) { row.separatorBelow = isShown }
    }
  }

  public nonisolated func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    changingRows { $0.separatorTint = color?.paint }
  }

  /// Sets whether there is a line above and below the section.
  public nonisolated func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    changingNodes { node in
      guard node.role == .section else { return }
      let isShown = visibility == .automatic ? nil : visibility == .visible
      var row = node.layout.row ?? .init()
      if edges.contains(.top) { row.separatorAbove = isShown }
      if edges.contains(.bottom) { row.separatorBelow = isShown }
      node.layout.row = row
    }
  }

  public nonisolated func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    changingNodes { node in
      guard node.role == .section else { return }
      var row = node.layout.row ?? .init()
      row.separatorTint = color?.paint
      node.layout.row = row
    }
  }

  private nonisolated func changingRows(_ change: @escaping @MainActor (inout SemanticNode.Layout.Row) -> Void)
    -> some View
  {
    changingNodes { $0.changeRows(change) }
  }
}

extension SemanticNode {
  /// Changes row settings. If this node is a section, changes the settings of each row in the section. Any other node
  /// is a row or the content of a row, so its own settings are changed.
  fileprivate mutating func changeRows(_ change: (inout Layout.Row) -> Void) {
    if role == .section {
      for index in children.indices where children[index].role == .row { children[index].changeRows(change) }
    } else {
      var row = layout.row ?? .init()
      change(&row)
      layout.row = row == .init() ? nil : row
    }
  }

  /// Moves the row settings from the content to the row.
  mutating func takeRowLook() {
    for index in children.indices {
      guard let look = children[index].layout.row else { continue }
      children[index].layout.row = nil
      layout.row = look
    }
    if let forbidden = layout.row?.forbidden { actions.removeAll { forbidden.contains($0.kind) } }
    showRowBackground()
  }

  fileprivate mutating func showRowBackground() {
    guard let background = layout.row?.background else { return }
    layout.row?.background = nil
    if layout.row == .init() { layout.row = nil }
    boxes.append(.background(background, alignment: .init()))
  }
}

struct RowBackground<Layer: View> {
  let layer: Layer?
}

extension RowBackground: PrimitiveViewModifier {
  func resolve<Content: View>(_ content: Content, in context: inout ViewContext) {
    let inner = context.collect(0) { $0.walk(content) }
    guard let layer else { return context.add(inner) }
    let behind = context.pieces(of: layer, at: 1)
    context.add(
      .rearranged(
        inner + [.carried(.layer, behind)],
        { assembly in
          let nodes = assembly.carried.take(.layer)
          for index in assembly.nodes.indices {
            assembly.nodes[index].changeRows { $0.background = nodes }
            if assembly.nodes[index].role == .row { assembly.nodes[index].showRowBackground() }
            for child in assembly.nodes[index].children.indices where assembly.nodes[index].children[child].role == .row
            {
              assembly.nodes[index].children[child].showRowBackground()
            }
          }
        }))
  }
}

extension View {
  /// Disables the hover effect of a row.
  ///
  /// - Approximated: rows never change under the pointer.
  public nonisolated func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View { modifier(EmptyModifier()) }
}
