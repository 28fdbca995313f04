public import Foundation

extension View {
  /// Calls `perform` with each URL that the app is asked to open while the view is shown.
  public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modifier(OpenURLModifier(action: action))
  }
}

struct OpenURLModifier {
  let action: (URL) -> Void
}

extension OpenURLModifier: PrimitiveViewModifier {
  func resolve<Content: View>(_ content: Content, in context: inout ViewContext) {
    let slot = context.slot(1) { URLReception() }
    slot.action = action
    slot.graph = context.element.graph
    context.element.graph.urlReceptions[ObjectIdentifier(slot)] = slot
    context.walk(content, at: 0)
  }
}

/// A view that handles URLs.
final class URLReception: Slot {
  var action: ((URL) -> Void)?
  weak var graph: ViewGraph?

  override func end() {
    graph?.urlReceptions[ObjectIdentifier(self)] = nil
    action = nil
  }
}

@_spi(Headless) extension HeadlessHost {
  /// Opens a URL like the system does for a deep link. Returns whether a view handles URLs.
  @discardableResult public func open(_ url: URL) -> Bool {
    flush()
    let waiting = urlActions
    for action in waiting { action(url) }
    flush()
    return !waiting.isEmpty
  }
}
