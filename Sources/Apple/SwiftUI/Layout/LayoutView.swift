import Foundation
import SemanticTree

/// Views that a layout arranges.
struct LayoutView<L: Layout, Content: View> {
  let layout: L
  let content: Content
}

extension LayoutView: PrimitiveView {
  func resolve(in context: inout ViewContext) {
    let room = context.room
    var plain = layout as any Layout
    while let any = plain as? AnyLayout { plain = any.layout }
    let (layout, stack) = (plain, plain as? any StackLike)
    context.emit(
      stack?.role ?? .zstack, children: context.parts(of: content, at: 0),
      configure: { if let stack { $0.layout = stack.plainLayout } },
      finish: { node, carried in
        if let stack, !node.children.contains(where: { carried.hasGuide(in: $0.id, for: stack.guides) }) { return }
        node.arrange(with: layout, in: room, &carried)
      })
  }
}

extension ViewContext {
  /// Returns the function that completes the node of a stack. If a child sets a guide for the stack's alignment, this
  /// function computes the positions of the children. Otherwise, it changes nothing, and CSS on the HTML page places
  /// the children.
  func arranging(with stack: some Layout & StackLike) -> Finish {
    let room = room
    return { node, carried in
      guard node.children.contains(where: { carried.hasGuide(in: $0.id, for: stack.guides) }) else { return }
      node.arrange(with: stack, in: room, &carried)
    }
  }
}

/// A stack that is also a `Layout`. CSS can place the views of the stack only if none of them sets a guide for the
/// stack's alignment.
@MainActor protocol StackLike {
  var role: SemanticNode.Role { get }
  var plainLayout: SemanticNode.Layout { get }
  var guides: [any AlignmentID.Type] { get }
}

extension SemanticNode {
  /// Lets a layout place the children of the node. The node gets the size that the layout computes for the available
  /// room.
  @MainActor mutating func arrange(with layout: any SwiftUI.Layout, in room: Room, _ carried: inout ContainerFacts) {
    let container = CodeArrangement(
      layout: layout, nodes: children, facts: children.map { carried.layoutFacts(of: $0.id) })
    let proposal = ProposedViewSize(room.size)
    role = .zstack
    self.layout = SemanticNode.Layout(alignment: .init(.leading, .top))
    let size = Sizing.remembering {
      children = container.arranged(proposal)
      return container.size(proposal)
    }
    boxes.insert(
      .frame(.init(width: Double(size.width), height: Double(size.height), alignment: .init(.leading, .top))), at: 0)
    carried.changeLayoutFacts(of: id) { $0.container = container }
  }
}

/// Nodes that a layout measures and places.
struct CodeArrangement: ArrangedContainer {
  let layout: any Layout
  let nodes: [SemanticNode]
  let facts: [LayoutFacts]

  private func subviews() -> LayoutSubviews {
    LayoutSubviews(zip(nodes, facts).map { LayoutSubview(node: $0, facts: $1, placement: .init()) })
  }

  func size(_ proposal: ProposedViewSize) -> CGSize { layout.measured(proposal, subviews()) }

  func arranged(_ proposal: ProposedViewSize) -> [SemanticNode] {
    let subviews = subviews()
    let bounds = CGRect(origin: .zero, size: layout.measured(proposal, subviews))
    layout.place(in: bounds, proposal, subviews)
    return subviews.map { view in
      var node = view.node
      let center = CGSize(width: bounds.width, height: bounds.height)
      if view.placement.frame == nil { view.placement.proposal = ProposedViewSize(center) }
      let size = view.placement.frame?.size ?? view.sizeThatFits(ProposedViewSize(center))
      let origin =
        view.placement.frame?.origin
        ?? CGPoint(x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2)
      if let inner = view.facts.container, node.boxes.first?.isFrame == true {
        node.children = inner.arranged(view.placement.proposal)
        let own = inner.size(view.placement.proposal)
        node.boxes[0] = .frame(
          .init(width: Double(own.width), height: Double(own.height), alignment: .init(.leading, .top)))
      }
      if node.role != .spacer {
        node.boxes.append(.frame(.init(width: Double(size.width), height: Double(size.height))))
      }
      node.boxes.append(.offset(x: Double(origin.x), y: Double(origin.y)))
      return node
    }
  }
}

extension SemanticNode.Box {
  fileprivate var isFrame: Bool {
    if case .frame = self { true } else { false }
  }
}
