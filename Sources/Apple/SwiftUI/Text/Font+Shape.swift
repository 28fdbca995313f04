public import Foundation

import SemanticTree

extension Font {
  /// How wide the letters are.
  public struct Width: Hashable, Sendable {
    /// The width, from -1 to 1; 0 is the standard width.
    public var value: CGFloat

    public init(_ value: CGFloat) { self.value = value }

    public static let compressed = Width(-0.3)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)
  }

  public static let `default` = Font.body

  public func width(_ width: Width) -> Font { shaped { $0.width = Double(width.value) } }
  public func leading(_ leading: Leading) -> Font { shaped { $0.leading = leading == .standard ? nil : "\(leading)" } }
  public func smallCaps() -> Font { smallCaps(true) }
  public func smallCaps(_ isActive: Bool) -> Font { shaped { $0.capitals = isActive ? "all" : nil } }
  public func lowercaseSmallCaps() -> Font { lowercaseSmallCaps(true) }
  public func lowercaseSmallCaps(_ isActive: Bool) -> Font { shaped { $0.capitals = isActive ? "lowercase" : nil } }
  public func uppercaseSmallCaps() -> Font { uppercaseSmallCaps(true) }
  public func uppercaseSmallCaps(_ isActive: Bool) -> Font { shaped { $0.capitals = isActive ? "uppercase" : nil } }

  /// Returns this font with another size, in points.
  public func pointSize(_ size: CGFloat) -> Font { shaped { $0.size = Double(size) } }

  private func shaped(_ change: (inout SemanticNode.Style.Font) -> Void) -> Font {
    var font = self
    change(&font.semantic)
    return font
  }
}

extension View {
  public nonisolated func fontWidth(_ width: Font.Width?) -> some View { inheriting { $0.fontWidth = width } }
}
