public import Foundation

import SemanticTree

/// A horizontal stack as a layout.
public struct HStackLayout: Layout {
  public var alignment: VerticalAlignment
  public var spacing: CGFloat?

  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    StackSizing(axis: .horizontal, spacing: spacing, subviews: subviews, proposal: proposal) { $0[alignment] }.size
  }

  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    StackSizing(axis: .horizontal, spacing: spacing, subviews: subviews, proposal: proposal) { $0[alignment] }.place(
      subviews, in: bounds)
  }
}

extension HStackLayout: StackLike {
  var role: SemanticNode.Role { .hstack }
  var guides: [any AlignmentID.Type] { [alignment.id] }
  var plainLayout: SemanticNode.Layout {
    .init(axis: .horizontal, alignment: .init(.center, alignment.semantic), spacing: spacing.map { Double($0) })
  }
}

/// A vertical stack as a layout.
public struct VStackLayout: Layout {
  public var alignment: HorizontalAlignment
  public var spacing: CGFloat?

  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    StackSizing(axis: .vertical, spacing: spacing, subviews: subviews, proposal: proposal) { $0[alignment] }.size
  }

  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    StackSizing(axis: .vertical, spacing: spacing, subviews: subviews, proposal: proposal) { $0[alignment] }.place(
      subviews, in: bounds)
  }
}

extension VStackLayout: StackLike {
  var role: SemanticNode.Role { .vstack }
  var guides: [any AlignmentID.Type] { [alignment.id] }
  var plainLayout: SemanticNode.Layout {
    .init(axis: .vertical, alignment: .init(alignment.semantic, .center), spacing: spacing.map { Double($0) })
  }
}

/// A layout that puts views on top of each other.
public struct ZStackLayout: Layout {
  public var alignment: Alignment

  public init(alignment: Alignment = .center) { self.alignment = alignment }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    frames(proposal, subviews).reduce(CGRect.null) { $0.union($1) }.standardSize
  }

  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let frames = frames(proposal, subviews)
    let all = frames.reduce(CGRect.null) { $0.union($1) }
    for (view, frame) in zip(subviews, frames) {
      view.place(
        at: CGPoint(x: bounds.minX + frame.minX - all.minX, y: bounds.minY + frame.minY - all.minY), proposal: proposal)
    }
  }

  /// Returns the frames of the views. The origin of their coordinates is the point at which the alignment guides of all
  /// views meet.
  private func frames(_ proposal: ProposedViewSize, _ subviews: Subviews) -> [CGRect] {
    subviews.map { view in
      let size = view.dimensions(in: proposal)
      return CGRect(
        x: -size[alignment.horizontal], y: -size[alignment.vertical], width: size.width, height: size.height)
    }
  }
}

extension ZStackLayout: StackLike {
  var role: SemanticNode.Role { .zstack }
  var guides: [any AlignmentID.Type] { [alignment.horizontal.id, alignment.vertical.id] }
  var plainLayout: SemanticNode.Layout { .init(alignment: alignment.semantic) }
}

extension CGRect {
  fileprivate var standardSize: CGSize { isNull ? .zero : size }
}
