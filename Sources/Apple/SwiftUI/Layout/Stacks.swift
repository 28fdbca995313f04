public import Foundation

import SemanticTree

/// Views one below the other.
public struct VStack<Content> where Content: View {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  public nonisolated init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension VStack: PrimitiveView {
  public typealias Body = Never

  func resolve(in context: inout ViewContext) {
    context.emit(
      .vstack, children: context.parts(of: content, at: 0, dividing: .vertical),
      configure: {
        $0.layout = SemanticNode.Layout(
          axis: .vertical, alignment: .init(alignment.semantic, .center), spacing: spacing.map { Double($0) })
      }, finish: context.arranging(with: VStackLayout(alignment: alignment, spacing: spacing)))
  }
}

/// Views next to each other.
public struct HStack<Content> where Content: View {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  public nonisolated init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension HStack: PrimitiveView {
  public typealias Body = Never

  func resolve(in context: inout ViewContext) {
    context.emit(
      .hstack, children: context.parts(of: content, at: 0, dividing: .horizontal),
      configure: {
        $0.layout = SemanticNode.Layout(
          axis: .horizontal, alignment: .init(.center, alignment.semantic), spacing: spacing.map { Double($0) })
      }, finish: context.arranging(with: HStackLayout(alignment: alignment, spacing: spacing)))
  }
}
