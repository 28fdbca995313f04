import Foundation
import SemanticTree

extension Sizing {
  /// Returns the size of an element's content, without the boxes around the content.
  static func content(of node: SemanticNode, _ proposal: ProposedViewSize) -> CGSize {
    let proposal = ProposedViewSize(
      width: node.layout.fixedHorizontally == true ? nil : proposal.width,
      height: node.layout.fixedVertically == true ? nil : proposal.height)
    switch node.role {
    case .text: return TextMetrics(node).size(proposal.width)
    case .shape, .color: return proposal.replacingUnspecifiedDimensions()
    case .spacer:
      let least = CGFloat(node.layout.minimumLength ?? 8)
      return CGSize(width: max(proposal.width ?? least, least), height: max(proposal.height ?? least, least))
    case .divider: return CGSize(width: proposal.width ?? 10, height: 1)
    case .image where node.layout.fixedHorizontally == false: return proposal.replacingUnspecifiedDimensions()
    case .image: return CGSize(width: TextMetrics(node).lineHeight, height: TextMetrics(node).lineHeight)
    case .scroll where node.layout.fixedVertically == true:
      return CGSize(width: proposal.width ?? 10, height: stack(node, .horizontal, .unspecified).height)
    case .scroll, .list, .form, .navigation, .screen, .tabs: return proposal.replacingUnspecifiedDimensions()
    case .vstack: return stack(node, .vertical, proposal)
    case .zstack, .group: return overlaid(node, proposal)
    default:
      if node.children.isEmpty { return node.label == nil ? .zero : TextMetrics(node).size(proposal.width) }
      return stack(node, .horizontal, proposal)
    }
  }

  /// Returns the distances of the first and the last baseline from the top of a text. For any other node, both
  /// distances are the height.
  static func baselines(of node: SemanticNode, _ size: CGSize) -> (first: CGFloat, last: CGFloat) {
    guard node.role == .text else { return (size.height, size.height) }
    let metrics = TextMetrics(node)
    let (above, below) = padding(of: node)
    return (above + metrics.ascent, size.height - below - (metrics.lineHeight - metrics.ascent))
  }

  private static func padding(of node: SemanticNode) -> (above: CGFloat, below: CGFloat) {
    node.boxes.reduce((0, 0)) { sum, box in
      if case .padding(let insets) = box { (sum.0 + CGFloat(insets.top), sum.1 + CGFloat(insets.bottom)) } else { sum }
    }
  }

  private static func subviews(of node: SemanticNode) -> LayoutSubviews {
    LayoutSubviews(node.children.map { LayoutSubview(node: $0, facts: LayoutFacts(), placement: .init()) })
  }

  private static func stack(_ node: SemanticNode, _ axis: Axis, _ proposal: ProposedViewSize) -> CGSize {
    StackSizing(
      axis: axis, spacing: node.layout.spacing.map { CGFloat($0) }, subviews: subviews(of: node), proposal: proposal
    ) { axis == .horizontal ? $0[VerticalAlignment.center] : $0[HorizontalAlignment.center] }.size
  }

  private static func overlaid(_ node: SemanticNode, _ proposal: ProposedViewSize) -> CGSize {
    let sizes = node.children.map { size(of: $0, LayoutFacts(), proposal) }
    return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
  }
}

extension LayoutSubview {
  /// Returns this view, adapted to the stack that contains it. Only spacers and dividers are changed, since their width
  /// or height depends on the stack's axis.
  func inStack(along axis: Axis) -> LayoutSubview {
    guard node.role == .spacer || node.role == .divider else { return self }
    return LayoutSubview(node: node.flattened(along: axis), facts: facts, placement: placement)
  }
}

extension SemanticNode {
  /// Returns this spacer or divider, adapted to the stack that contains it. In the direction across the stack, a spacer
  /// has the length 0, and a divider is as long as possible.
  func flattened(along axis: Axis) -> SemanticNode {
    var node = self
    var frame = Box.Frame()
    if role == .spacer {
      if axis == .horizontal { frame.height = 0 } else { frame.width = 0 }
    } else if axis == .horizontal {
      node.role = .color
      frame.width = 1
    } else {
      return self
    }
    node.boxes.append(.frame(frame))
    return node
  }
}
