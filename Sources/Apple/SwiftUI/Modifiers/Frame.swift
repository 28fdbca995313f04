public import Foundation

import SemanticTree

extension View {
  /// Gives the view a fixed size. If a length is nil, the view keeps its own length.
  public nonisolated func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center)
    -> some View
  {
    let frame = SemanticNode.Box.Frame(
      width: width.flatMap(Self.finite), height: height.flatMap(Self.finite), alignment: alignment.semantic)
    return modifier(
      NodeModifier(room: { $0.enter(frame) }) { node, _ in
        // In a row, a divider is as high as the row only without a height of its own.
        if node.role == .divider, frame.height != nil { node.layout.fixedVertically = true }
        node.boxes.append(.frame(frame))
      })
  }

  @available(*, deprecated, message: "Please pass one or more parameters.")
  public nonisolated func frame() -> some View { frame(width: nil) }

  /// Gives the view an area whose size is between a minimum and a maximum. If the maximum is infinite, the area takes
  /// all available space.
  public nonisolated func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    var frame = SemanticNode.Box.Frame(alignment: alignment.semantic)
    frame.minWidth = minWidth.flatMap(Self.finite)
    frame.idealWidth = idealWidth.flatMap(Self.finite)
    frame.maxWidth = maxWidth.flatMap(Self.finite)
    frame.minHeight = minHeight.flatMap(Self.finite)
    frame.idealHeight = idealHeight.flatMap(Self.finite)
    frame.maxHeight = maxHeight.flatMap(Self.finite)
    frame.fillsWidth = maxWidth == .infinity
    frame.fillsHeight = maxHeight == .infinity
    let box = frame
    return modifier(NodeModifier(box: .frame(box), room: { $0.enter(box) }))
  }

  private nonisolated static func finite(_ length: CGFloat) -> Double? { length.isFinite ? Double(length) : nil }

  public nonisolated func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    changingNodes { node in
      node.layout.fixedHorizontally = horizontal ? true : node.layout.fixedHorizontally
      node.layout.fixedVertically = vertical ? true : node.layout.fixedVertically
      // A flexible frame inside takes no more than its content.
      for index in node.boxes.indices {
        guard case .frame(var frame) = node.boxes[index] else { continue }
        if horizontal { (frame.fillsWidth, frame.maxWidth) = (false, nil) }
        if vertical { (frame.fillsHeight, frame.maxHeight) = (false, nil) }
        node.boxes[index] = .frame(frame)
      }
    }
  }

  /// Sets the layout priority. Views with a higher priority get space first.
  public nonisolated func layoutPriority(_ value: Double) -> some View {
    changingNodes { $0.layout.priority = value }
  }

  public nonisolated func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modifier(
      NodeModifier(room: { if let aspectRatio, contentMode == .fit { $0.fit(Double(aspectRatio)) } }) { node, room in
        var ratio = aspectRatio
        // Without a ratio, an image keeps its own.
        if ratio == nil, case .image(.file(let name)) = node.content, let size = ImageFile.size(of: name) {
          ratio = size.width / size.height
        }
        node.boxes.append(.aspectRatio(ratio.map { Double($0) }, contentMode == .fit ? .fit : .fill))
        // An image fits itself into its area. Of anything else, the page only knows the ratio, so it needs the size.
        guard contentMode == .fit, node.role != .image, let aspectRatio else { return }
        var fitted = room
        fitted.fit(Double(aspectRatio))
        guard fitted.exact == [.horizontal, .vertical], let width = fitted.width, let height = fitted.height
        else { return }
        node.boxes.append(.frame(.init(width: max(width, 0), height: max(height, 0))))
      })
  }

  public nonisolated func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  public nonisolated func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
  public nonisolated func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
