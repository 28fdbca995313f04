import SemanticTree

/// Where views stand beside each other across a vertical stack.
public struct HorizontalAlignment: Equatable, Sendable {
  let semantic: SemanticNode.Layout.HorizontalAlignment

  public static let leading = HorizontalAlignment(semantic: .leading)
  public static let center = HorizontalAlignment(semantic: .center)
  public static let trailing = HorizontalAlignment(semantic: .trailing)
}

/// Where views stand above each other across a horizontal stack.
public struct VerticalAlignment: Equatable, Sendable {
  let semantic: SemanticNode.Layout.VerticalAlignment

  public static let top = VerticalAlignment(semantic: .top)
  public static let center = VerticalAlignment(semantic: .center)
  public static let bottom = VerticalAlignment(semantic: .bottom)
  public static let firstTextBaseline = VerticalAlignment(semantic: .firstTextBaseline)
  public static let lastTextBaseline = VerticalAlignment(semantic: .lastTextBaseline)
}

/// Where a view stands in a larger area.
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
