import SemanticTree

/// Items of the bars around a screen.
@MainActor @preconcurrency public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: ToolbarContent {}

/// Toolbar items that this module evaluates itself.
protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {
  func resolve(in context: inout ViewContext)
}

extension PrimitiveToolbarContent {
  public var body: Never { fatalError("\(Self.self) is evaluated by SwiftUI itself and has no body") }
}

/// A view that wraps toolbar items with a body and stores the dynamic properties of the items.
struct ToolbarHost<Content: ToolbarContent>: View, PropertyCarrier, Unnamed {
  let carried: Content

  var body: ToolbarItems<Content.Body> { ToolbarItems(content: carried.body) }
}

/// A view that wraps toolbar items.
struct ToolbarItems<Content: ToolbarContent> {
  let content: Content
}

extension ToolbarItems: PrimitiveView {
  func resolve(in context: inout ViewContext) {
    if let primitive = content as? any PrimitiveToolbarContent {
      primitive.resolve(in: &context)
    } else {
      context.walk(ToolbarHost(carried: content))
    }
  }
}

extension View {
  /// Adds items to the bars of the screen that the view is on.
  public nonisolated func toolbar<Content>(@ToolbarContentBuilder content: () -> Content) -> some View
  where Content: ToolbarContent {
    modifier(ToolbarModifier(items: ToolbarItems(content: content())))
  }

  /// Adds each view as a toolbar item.
  public nonisolated func toolbar<Content>(@ViewBuilder content: () -> Content) -> some View where Content: View {
    modifier(ToolbarModifier(items: ToolbarItems(content: ToolbarItemGroup(content: content))))
  }
}

struct ToolbarModifier<Items: View> {
  let items: Items
}

extension ToolbarModifier: PrimitiveViewModifier {
  func resolve<Content: View>(_ content: Content, in context: inout ViewContext) {
    context.walk(content, at: 0)
    let outer = context.environment
    context.environment.rowContext = nil
    context.environment.labelStyle.isInBar = true
    context.add(.carried(.toolbar, context.pieces(of: items, at: 1)))
    context.environment = outer
  }
}

extension SemanticNode {
  /// Inserts a bar with items as the first child: first the items at the leading edge, then those in the center, then
  /// all others. The items below the content get a bar of their own as the last child. Items with the same position keep
  /// their order.
  mutating func insertToolbar(_ all: [SemanticNode]) {
    let below = all.filter { ToolbarItemPlacement.below.contains($0.value ?? "") }
    if !below.isEmpty {
      let bar = ToolbarItemPlacement.bottomBar.name
      children.append(SemanticNode(id: "\(id).\(bar)", role: .toolbar, value: bar, children: below))
    }
    let items = all.filter { item in !below.contains { $0.id == item.id } }
    guard !items.isEmpty else { return }
    let leading = items.filter { ToolbarItemPlacement.leading.contains($0.value ?? "") }
    let center = items.filter { $0.value == ToolbarItemPlacement.principal.name }
    let others = items.filter { item in !(leading + center).contains { $0.id == item.id } }
    children.insert(SemanticNode(id: id + ".toolbar", role: .toolbar, children: leading + center + others), at: 0)
  }
}
