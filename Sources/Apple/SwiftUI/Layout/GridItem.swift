public import Foundation

import SemanticTree

/// A column of a vertical grid, or a row of a horizontal grid.
public struct GridItem: Sendable {
  public var size: Size
  /// The distance to the next item, in points.
  public var spacing: CGFloat?
  public var alignment: Alignment?

  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// Several items: as many as fit. The length of each item is between the minimum and the maximum.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

extension GridItem {
  var semantic: SemanticNode.Layout.Track {
    let semanticSize: SemanticNode.Layout.Track.Size =
      switch size {
      case .fixed(let length): .fixed(Double(length))
      case .flexible(let minimum, let maximum):
        .flexible(minimum: Double(minimum), maximum: maximum.isFinite ? Double(maximum) : nil)
      case .adaptive(let minimum, let maximum):
        .adaptive(minimum: Double(minimum), maximum: maximum.isFinite ? Double(maximum) : nil)
      }
    return .init(size: semanticSize, spacing: spacing.map { Double($0) }, alignment: alignment?.semantic)
  }
}
