import SemanticTree

// An article shows a preview in an `iframe`. The height of the `iframe` must be known before its page loads, so that
// the article's text below does not move.
extension StateGraph {
  /// The height in pixels of a frame in which most states of the preview fit without scrolling. A frame has at least
  /// room for a small view, and at most for a whole device.
  var frameHeight: Int {
    let lines = states.compactMap { $0.tree?.lines }.max() ?? 0
    return min(max(380, 130 + 64 * lines), 740)
  }
}

extension SemanticNode {
  /// The estimated height of the element, in lines of text with the space around them.
  fileprivate var lines: Int {
    guard !children.isEmpty else { return 1 + (label ?? value ?? "").count / 36 }
    let lines = children.map(\.lines)
    let areBeside: Set<Role> = [.hstack, .zstack, .gridRow, .labeledContent, .toolbar, .controlGroup, .splitNavigation]
    if areBeside.contains(role) { return lines.max() ?? 0 }
    let hasTitle = [.section, .screen].contains(role) && label?.isEmpty == false
    return lines.reduce(hasTitle ? 1 : 0, +)
  }
}
