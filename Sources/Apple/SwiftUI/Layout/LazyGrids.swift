public import Foundation

import SemanticTree

/// A grid with the given columns. The views fill the grid row by row.
public struct LazyVGrid<Content> where Content: View {
  let tracks: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  public nonisolated init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    tracks = columns
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension LazyVGrid: PrimitiveView {
  public typealias Body = Never

  func resolve(in context: inout ViewContext) {
    context.emit(
      .grid, children: context.parts(of: content, at: 0, dividing: [.horizontal, .vertical]),
      configure: { node in
        node.layout = SemanticNode.Layout(
          axis: .vertical, alignment: .init(alignment.semantic, .center), spacing: spacing.map { Double($0) })
        node.layout.tracks = tracks.map(\.semantic)
      })
  }
}

/// A grid with the given rows. The views fill the grid column by column.
public struct LazyHGrid<Content> where Content: View {
  let tracks: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  public nonisolated init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    tracks = rows
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension LazyHGrid: PrimitiveView {
  public typealias Body = Never

  func resolve(in context: inout ViewContext) {
    context.emit(
      .grid, children: context.parts(of: content, at: 0, dividing: [.horizontal, .vertical]),
      configure: { node in
        node.layout = SemanticNode.Layout(
          axis: .horizontal, alignment: .init(.center, alignment.semantic), spacing: spacing.map { Double($0) })
        node.layout.tracks = tracks.map(\.semantic)
      })
  }
}
