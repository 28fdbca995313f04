public import Foundation

import SemanticTree

extension View {
  /// Gives the view the size of its container.
  ///
  /// - Approximated: the size of the container is computed from a phone's screen and the enclosing frames and paddings.
  public nonisolated func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// Gives the view a length that a closure computes from the length of the container.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(ContainerRelativeFrame(axes: axes, alignment: alignment, length: length))
  }

  /// Divides the container into `count` equal parts, and gives the view the length of `span` parts.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let part = (length - spacing * CGFloat(count - 1)) / CGFloat(count)
      return part * CGFloat(span) + spacing * CGFloat(span - 1)
    }
  }
}

struct ContainerRelativeFrame {
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat
}

extension ContainerRelativeFrame: PrimitiveViewModifier {
  func resolve<Content: View>(_ content: Content, in context: inout ViewContext) {
    let (outer, size) = (context.room, context.room.size)
    let frame = SemanticNode.Box.Frame(
      width: axes.contains(.horizontal) ? Double(length(size.width, .horizontal)) : nil,
      height: axes.contains(.vertical) ? Double(length(size.height, .vertical)) : nil, alignment: alignment.semantic)
    context.room.enter(frame)
    context.wrap(
      { $0.walk(content) },
      { node in
        node.boxes.append(.frame(frame))
        node.approximations.append(
          "containerRelativeFrame computes the container's size from a phone's screen and the enclosing frames and paddings"
        )
      })
    context.room = outer
  }
}
