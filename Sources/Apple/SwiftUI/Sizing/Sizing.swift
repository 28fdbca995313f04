import Foundation
import SemanticTree

/// The sizing model, which computes the size of an element for a proposed size by SwiftUI's documented rules.
///
/// Shapes, colors, and scrollable containers take the proposed size. If no length is proposed, the length is 10 points.
/// Frames, paddings, aspect ratios, and fixed sizes follow Apple's documentation. Text has the metrics of DejaVu Sans.
/// Controls have the size of their content.
enum Sizing {
  /// The sizes computed in `remembering`. A stack asks each of its views several times, so without them, the time would
  /// grow exponentially with the depth of stacks.
  private nonisolated(unsafe) static var known: [Question: CGSize]?

  static func size(of node: SemanticNode, _ facts: LayoutFacts, _ proposal: ProposedViewSize) -> CGSize {
    let question = known == nil ? nil : Question(node, proposal)
    if let question, let size = known?[question] { return size }
    let size = size(of: node, facts, node.boxes[...], proposal)
    if let question { known?[question] = size }
    return size
  }

  /// Runs `work`, which asks for sizes of nodes with different ids.
  @MainActor static func remembering<Result>(_ work: () -> Result) -> Result {
    guard known == nil else { return work() }
    known = [:]
    defer { known = nil }
    return work()
  }

  private static func size(
    of node: SemanticNode, _ facts: LayoutFacts, _ boxes: ArraySlice<SemanticNode.Box>, _ proposal: ProposedViewSize
  ) -> CGSize {
    guard let box = boxes.last else { return content(of: node, proposal) }
    func inner(_ proposal: ProposedViewSize) -> CGSize { size(of: node, facts, boxes.dropLast(), proposal) }
    if boxes.count == 1, let container = facts.container, case .frame = box { return container.size(proposal) }
    switch box {
    case .padding(let insets):
      let (x, y) = (CGFloat(insets.leading + insets.trailing), CGFloat(insets.top + insets.bottom))
      let own = inner(
        ProposedViewSize(width: proposal.width.map { max($0 - x, 0) }, height: proposal.height.map { max($0 - y, 0) }))
      return CGSize(width: max(own.width + x, 0), height: max(own.height + y, 0))
    case .frame(let frame): return framed(frame, proposal, inner)
    case .aspectRatio(let ratio, let mode): return fitted(ratio.map { CGFloat($0) }, mode == .fit, proposal, inner)
    case .position:
      let own = inner(proposal)
      return CGSize(width: proposal.width ?? own.width, height: proposal.height ?? own.height)
    default: return inner(proposal)
    }
  }

  private static func framed(
    _ frame: SemanticNode.Box.Frame, _ proposal: ProposedViewSize, _ inner: (ProposedViewSize) -> CGSize
  ) -> CGSize {
    let width = FrameLength(
      fixed: frame.width, least: frame.minWidth, ideal: frame.idealWidth,
      most: frame.fillsWidth ? .infinity : frame.maxWidth)
    let height = FrameLength(
      fixed: frame.height, least: frame.minHeight, ideal: frame.idealHeight,
      most: frame.fillsHeight ? .infinity : frame.maxHeight)
    let own = inner(ProposedViewSize(width: width.offer(proposal.width), height: height.offer(proposal.height)))
    return CGSize(width: width.result(own.width, proposal.width), height: height.result(own.height, proposal.height))
  }

  /// Proposes a size with the aspect ratio to the content, and returns the size that the content takes. If `fits` is
  /// true, the proposed size is the largest such size inside `proposal`. Otherwise, it is the smallest such size that
  /// covers `proposal`.
  private static func fitted(
    _ ratio: CGFloat?, _ fits: Bool, _ proposal: ProposedViewSize, _ inner: (ProposedViewSize) -> CGSize
  ) -> CGSize {
    let ideal = inner(.unspecified)
    guard let ratio = ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : nil), ratio > 0 else {
      return inner(proposal)
    }
    let (byWidth, byHeight) = (
      proposal.width.map { CGSize(width: $0, height: $0 / ratio) },
      proposal.height.map { CGSize(width: $0 * ratio, height: $0) }
    )
    let chosen: CGSize? =
      if let byWidth, let byHeight {
        (byWidth.height <= byHeight.height) == fits ? byWidth : byHeight
      } else {
        byWidth ?? byHeight
      }
    return inner(chosen.map { ProposedViewSize($0) } ?? .unspecified)
  }
}

/// What the size of a node depends on. A stack that flattens a spacer or a divider gives it one more box.
private struct Question: Hashable {
  let id: String
  let boxes: Int
  let width, height: CGFloat?

  init(_ node: SemanticNode, _ proposal: ProposedViewSize) {
    (id, boxes) = (node.id, node.boxes.count)
    (width, height) = (proposal.width, proposal.height)
  }
}

/// The lengths of a frame along one axis.
private struct FrameLength {
  let fixed, least, ideal, most: CGFloat?

  init(fixed: Double?, least: Double?, ideal: Double?, most: Double?) {
    (self.fixed, self.least) = (fixed.map { CGFloat($0) }, least.map { CGFloat($0) })
    (self.ideal, self.most) = (ideal.map { CGFloat($0) }, most.map { CGFloat($0) })
  }

  func offer(_ proposal: CGFloat?) -> CGFloat? {
    if let fixed { return fixed }
    guard let length = proposal ?? ideal else { return proposal }
    return min(max(length, least ?? -.infinity), most ?? .infinity)
  }

  /// Returns the frame's length: the fixed length if there is one, or the content's length if the frame has neither a
  /// minimum nor a maximum. Otherwise, returns the proposed or ideal length, limited by the minimum and the maximum. If
  /// only one of these limits is set, the content's length is used as the other limit.
  func result(_ content: CGFloat, _ proposal: CGFloat?) -> CGFloat {
    if let fixed { return fixed }
    if least == nil, most == nil { return content }
    guard let length = proposal ?? ideal else { return min(max(content, least ?? content), most ?? content) }
    let (low, high) = (least ?? min(content, most ?? content), most ?? max(content, least ?? content))
    return min(max(length, low), max(high, low))
  }
}
