public import Foundation

import SemanticTree

/// Identifies a custom alignment, and computes its default position in a view.
public protocol AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// The horizontal alignment of views, such as in a vertical stack.
public struct HorizontalAlignment: Sendable {
  nonisolated(unsafe) let id: any AlignmentID.Type

  public init(_ id: any AlignmentID.Type) { self.id = id }

  public static let leading = HorizontalAlignment(LeadingEdge.self)
  public static let center = HorizontalAlignment(HorizontalCenter.self)
  public static let trailing = HorizontalAlignment(TrailingEdge.self)
  public static let listRowSeparatorLeading = HorizontalAlignment(SeparatorStart.self)
  public static let listRowSeparatorTrailing = HorizontalAlignment(SeparatorEnd.self)

  /// The alignment for CSS on the HTML page: `leading` and `trailing` are kept, and any other alignment becomes
  /// `center`. If a view in a stack sets a guide for the alignment, Limn computes the positions itself and does not use
  /// this value.
  var semantic: SemanticNode.Layout.HorizontalAlignment {
    self == .leading ? .leading : self == .trailing ? .trailing : .center
  }
}

extension HorizontalAlignment: Equatable {
  public static func == (lhs: HorizontalAlignment, rhs: HorizontalAlignment) -> Bool { lhs.id == rhs.id }
}

/// The vertical alignment of views, such as in a horizontal stack.
public struct VerticalAlignment: Sendable {
  nonisolated(unsafe) let id: any AlignmentID.Type

  public init(_ id: any AlignmentID.Type) { self.id = id }

  public static let top = VerticalAlignment(TopEdge.self)
  public static let center = VerticalAlignment(VerticalCenter.self)
  public static let bottom = VerticalAlignment(BottomEdge.self)
  public static let firstTextBaseline = VerticalAlignment(FirstBaseline.self)
  public static let lastTextBaseline = VerticalAlignment(LastBaseline.self)

  /// The alignment for CSS on the HTML page. A custom alignment becomes `center`. If a view in a stack sets a guide for
  /// the alignment, Limn computes the positions itself and does not use this value.
  var semantic: SemanticNode.Layout.VerticalAlignment {
    switch self {
    case .top: .top
    case .bottom: .bottom
    case .firstTextBaseline: .firstTextBaseline
    case .lastTextBaseline: .lastTextBaseline
    default: .center
    }
  }
}

extension VerticalAlignment: Equatable {
  public static func == (lhs: VerticalAlignment, rhs: VerticalAlignment) -> Bool { lhs.id == rhs.id }
}

private enum LeadingEdge: AlignmentID { static func defaultValue(in view: ViewDimensions) -> CGFloat { 0 } }
private enum HorizontalCenter: AlignmentID {
  static func defaultValue(in view: ViewDimensions) -> CGFloat { view.width / 2 }
}
private enum TrailingEdge: AlignmentID { static func defaultValue(in view: ViewDimensions) -> CGFloat { view.width } }
private enum SeparatorStart: AlignmentID { static func defaultValue(in view: ViewDimensions) -> CGFloat { 0 } }
private enum SeparatorEnd: AlignmentID { static func defaultValue(in view: ViewDimensions) -> CGFloat { view.width } }
private enum TopEdge: AlignmentID { static func defaultValue(in view: ViewDimensions) -> CGFloat { 0 } }
private enum VerticalCenter: AlignmentID {
  static func defaultValue(in view: ViewDimensions) -> CGFloat { view.height / 2 }
}
private enum BottomEdge: AlignmentID { static func defaultValue(in view: ViewDimensions) -> CGFloat { view.height } }
private enum FirstBaseline: AlignmentID {
  static func defaultValue(in view: ViewDimensions) -> CGFloat { view.firstBaseline }
}
private enum LastBaseline: AlignmentID {
  static func defaultValue(in view: ViewDimensions) -> CGFloat { view.lastBaseline }
}

/// The position of a view in a larger area.
public struct Alignment: Equatable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)

  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
  public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
  public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)

  var semantic: SemanticNode.Layout.Alignment { .init(horizontal.semantic, vertical.semantic) }
}
