import Foundation
import SemanticTree

/// The size that is available to a view, in points. It is computed only from the enclosing frames and paddings. If
/// these do not limit a length, the length is nil, and the length of a phone's screen applies.
struct Room: Hashable {
  var width, height: Double?
}

extension Room {
  mutating func enter(_ frame: SemanticNode.Box.Frame) {
    width = Self.length(width, fixed: frame.width, most: frame.maxWidth)
    height = Self.length(height, fixed: frame.height, most: frame.maxHeight)
  }

  /// Subtracts the insets from the size.
  mutating func enter(_ insets: SemanticNode.Box.Insets) {
    width = (width ?? Self.screenWidth) - insets.leading - insets.trailing
    height = (height ?? Self.screenHeight) - insets.top - insets.bottom
  }

  var size: CGSize { CGSize(width: max(width ?? Self.screenWidth, 0), height: max(height ?? Self.screenHeight, 0)) }

  /// The width of a phone's screen, in points.
  private static let screenWidth = 402.0
  private static let screenHeight = 874.0

  private static func length(_ outer: Double?, fixed: Double?, most: Double?) -> Double? {
    if let fixed { return fixed }
    guard let most else { return outer }
    return min(most, outer ?? most)
  }
}
