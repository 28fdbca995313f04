import Foundation

import SemanticTree

/// Shows the first of several views that fits into the available space. If no view fits, shows the last view.
///
/// - Approximated: the available space is computed from a phone's screen and the enclosing frames and paddings. All of
///   the views are evaluated, but only one view is shown.
public struct ViewThatFits<Content> where Content: View {
  let axes: Axis.Set
  let content: Content

  public nonisolated init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }
}

extension ViewThatFits: PrimitiveView {
  public typealias Body = Never

  func resolve(in context: inout ViewContext) {
    let (room, axes) = (context.room.size, axes)
    context.add(
      .rearranged(
        context.parts(of: content, at: 0),
        { assembly in
          let facts = assembly.carried
          let fitting = assembly.nodes.first { node in
            let ideal = Sizing.size(
              of: node, facts.layoutFacts(of: node.id),
              ProposedViewSize(
                width: axes.contains(.horizontal) ? nil : room.width,
                height: axes.contains(.vertical) ? nil : room.height))
            return (!axes.contains(.horizontal) || ideal.width <= room.width)
              && (!axes.contains(.vertical) || ideal.height <= room.height)
          }
          guard var shown = fitting ?? assembly.nodes.last else { return }
          if assembly.nodes.count > 1 {
            shown.approximations.append("ViewThatFits chooses a view by the sizes that Limn's sizing model computes")
          }
          assembly.nodes = [shown]
        }))
  }
}
