extension View {
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: action, disappear: nil))
  }

  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: nil, disappear: action))
  }
}

struct AppearanceModifier {
  let appear: (() -> Void)?
  let disappear: (() -> Void)?
}

extension AppearanceModifier: PrimitiveViewModifier {
  func resolve<Content: View>(_ content: Content, in context: inout ViewContext) {
    let graph = context.graph
    let appearance = context.slot(1) { Appearance(graph: graph) }
    appearance.show(appear: appear, disappear: disappear)
    context.walk(content, at: 0)
  }
}

/// Stores whether a view has appeared, and runs the actions for appearing and disappearing after the update.
private final class Appearance: Slot {
  private unowned let graph: ViewGraph
  private var hasAppeared = false
  private var disappear: (() -> Void)?

  init(graph: ViewGraph) { self.graph = graph }

  func show(appear: (() -> Void)?, disappear: (() -> Void)?) {
    self.disappear = disappear
    if !hasAppeared, let appear { graph.afterUpdate(appear) }
    hasAppeared = true
  }

  override func end() {
    if let disappear { graph.afterUpdate(disappear) }
  }
}
