public import Foundation

import SemanticTree

/// A container that arranges views in rows and columns. Each `GridRow` is a row of cells.
public struct Grid<Content> where Content: View {
  let alignment: Alignment
  let horizontalSpacing, verticalSpacing: CGFloat?
  let content: Content

  public nonisolated init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }
}

extension Grid: PrimitiveView {
  public typealias Body = Never

  func resolve(in context: inout ViewContext) {
    context.emit(
      .grid, children: context.parts(of: content, at: 0, dividing: [.horizontal, .vertical]),
      configure: { node in
        node.layout = SemanticNode.Layout(alignment: alignment.semantic, spacing: horizontalSpacing.map { Double($0) })
        node.layout.crossSpacing = verticalSpacing.map { Double($0) }
      })
  }
}

/// A row of a grid: each view is a cell.
public struct GridRow<Content> where Content: View {
  let alignment: VerticalAlignment?
  let content: Content

  public nonisolated init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension GridRow: PrimitiveView {
  public typealias Body = Never

  func resolve(in context: inout ViewContext) {
    context.emit(
      .gridRow, children: context.parts(of: content, at: 0, dividing: [.horizontal, .vertical]),
      configure: { $0.layout.alignment = alignment.map { .init(.center, $0.semantic) } })
  }
}

extension View {
  /// Makes a cell span several columns.
  public nonisolated func gridCellColumns(_ count: Int) -> some View { changingNodes { $0.layout.columnSpan = count } }
}

extension View {
  /// Sets the alignment of a view in its cell.
  ///
  /// - Approximated: the alignment of the grid applies to every cell.
  public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    approximated("the alignment of the grid applies to every cell")
  }

  /// Sets the alignment of the cell's column.
  ///
  /// - Approximated: the alignment of the grid applies to every cell.
  public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    approximated("the alignment of the grid applies to every cell")
  }
}
