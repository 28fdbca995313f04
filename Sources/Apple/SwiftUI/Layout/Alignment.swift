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
