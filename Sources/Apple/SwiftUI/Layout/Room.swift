import Foundation
import SemanticTree

/// The size that is available to a view, in points. It is computed only from the enclosing frames and paddings. If
/// these do not limit a length, the length is nil, and the length of a phone's screen applies.
struct Room: Equatable {
  var width, height: Double?
  /// The axes along which a frame sets exactly this length, and no stack divides it.
  var exact: Axis.Set = []
  /// The content whose size limits the room, if this size is not known yet.
  var content: MeasuredSize?
}

extension Room {
  init(_ size: CGSize) { (width, height, exact) = (size.width, size.height, [.horizontal, .vertical]) }

  mutating func enter(_ frame: SemanticNode.Box.Frame) {
    width = Self.length(width, fixed: frame.width, most: frame.maxWidth)
    height = Self.length(height, fixed: frame.height, most: frame.maxHeight)
    if frame.width != nil { exact.insert(.horizontal) }
    if frame.height != nil { exact.insert(.vertical) }
    if frame.width != nil, frame.height != nil { content = nil }
  }

  /// Whether the size is known. If not, it is computed at the end of the evaluation, and the caller is evaluated again.
  @MainActor var isKnown: Bool { content.map { $0.read() != nil } ?? true }

  /// Subtracts the insets from the size.
  mutating func enter(_ insets: SemanticNode.Box.Insets) {
    width = (width ?? Self.screenWidth) - insets.leading - insets.trailing
    height = (height ?? Self.screenHeight) - insets.top - insets.bottom
  }

  /// Reduces the size to the largest size with this ratio of width to height.
  @MainActor mutating func fit(_ ratio: Double) {
    guard ratio > 0, width != nil || height != nil, isKnown else { return }
    let isLimited = isExactly(fitting: ratio)
    let size = size
    width = min(Double(size.width), Double(size.height) * ratio)
    height = min(Double(size.height), Double(size.width) / ratio)
    exact = isLimited ? [.horizontal, .vertical] : []
  }

  /// Whether the length that limits the largest size with this ratio is set exactly.
  private func isExactly(fitting ratio: Double) -> Bool {
    exact.contains(size.width > size.height * ratio ? .vertical : .horizontal)
  }

  /// The size that an element with these boxes takes.
  func around(_ boxes: [SemanticNode.Box]) -> Room {
    var room = self
    for box in boxes {
      switch box {
      case .frame(let frame): room.enter(frame)
      case .padding(let insets):
        room.width = room.width.map { $0 + insets.leading + insets.trailing }
        room.height = room.height.map { $0 + insets.top + insets.bottom }
      default: break
      }
    }
    return room
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

extension ViewContext {
  /// Evaluates the content of a container that divides its length along the axes.
  mutating func parts<Content: View>(of content: Content, at key: Int, dividing axes: Axis.Set) -> [ViewOutput] {
    let outer = room
    room.exact.subtract(axes)
    defer { room = outer }
    return parts(of: content, at: key)
  }
}
