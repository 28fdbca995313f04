import SemanticTree

/// One item of a bar.
public struct ToolbarItem<ID, Content> where Content: View {
  let placement: ToolbarItemPlacement
  let content: Content
}

extension ToolbarItem: ToolbarContent {
  public typealias Body = Never
}

extension ToolbarItem: PrimitiveToolbarContent {
  func resolve(in context: inout ViewContext) {
    let placement = placement
    context.emit(.toolbarItem, value: placement.name, children: context.pieces(of: content, at: 0))
  }
}

extension ToolbarItem where ID == () {
  public nonisolated init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItem where ID == String {
  public nonisolated init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  public nonisolated init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool,
    @ViewBuilder content: () -> Content
  ) { self.init(id: id, placement: placement, content: content) }
}

/// Several items of a bar. Each view in the content is one item.
public struct ToolbarItemGroup<Content> where Content: View {
  let placement: ToolbarItemPlacement
  let content: Content

  public nonisolated init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItemGroup: ToolbarContent {
  public typealias Body = Never
}

extension ToolbarItemGroup: PrimitiveToolbarContent {
  func resolve(in context: inout ViewContext) {
    let name = placement.name
    context.add(
      .rearranged(
        context.pieces(of: content, at: 0),
        { assembly in
          assembly.nodes = assembly.nodes.map {
            SemanticNode(id: $0.id + ".item", role: .toolbarItem, value: name, children: [$0])
          }
        }))
  }
}

/// The position of an item in a bar. The position is either fixed, or depends on the purpose of the item.
public struct ToolbarItemPlacement: Sendable {
  let name: String

  /// The placements at the leading edge of a bar.
  static let leading: Set = ["navigation", "topBarLeading", "navigationBarLeading", "cancellationAction"]
  /// The placements below the content of a screen. The bar above the keyboard is one of them.
  static let below: Set = ["bottomBar", "status", "keyboard"]

  public static let automatic = ToolbarItemPlacement(name: "automatic")
  public static let principal = ToolbarItemPlacement(name: "principal")
  public static let navigation = ToolbarItemPlacement(name: "navigation")
  public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
  public static let secondaryAction = ToolbarItemPlacement(name: "secondaryAction")
  public static let status = ToolbarItemPlacement(name: "status")
  public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
  public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
  public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction")
  public static let keyboard = ToolbarItemPlacement(name: "keyboard")
  public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")
  public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading")
  public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
  public static let navigationBarLeading = ToolbarItemPlacement(name: "navigationBarLeading")
  public static let navigationBarTrailing = ToolbarItemPlacement(name: "navigationBarTrailing")
}
