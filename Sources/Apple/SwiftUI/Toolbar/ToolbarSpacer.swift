/// Space between the groups of items in a bar.
///
/// - Approximated: the items keep their usual distance.
public struct ToolbarSpacer {
  public nonisolated init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}
}

extension ToolbarSpacer: ToolbarContent {
  public typealias Body = Never
}

extension ToolbarSpacer: PrimitiveToolbarContent {
  func resolve(in context: inout ViewContext) {}
}

/// An item that a bar has by default, at another place.
///
/// - Approximated: the item stays at its place.
public struct DefaultToolbarItem {
  public nonisolated init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}
}

extension DefaultToolbarItem: ToolbarContent {
  public typealias Body = Never
}

extension DefaultToolbarItem: PrimitiveToolbarContent {
  func resolve(in context: inout ViewContext) {}
}

public struct SpacerSizing: Sendable {
  public static let flexible = SpacerSizing()
  public static let fixed = SpacerSizing()
}

extension ToolbarContent {
  /// Shows or hides the common background of items in a bar.
  ///
  /// - Approximated: the items have no common background.
  public nonisolated func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }
}
