public import Combine

extension View {
  /// Calls `action` with each value that the publisher sends while the view is shown.
  public nonisolated func onReceive<P>(_ publisher: P, perform action: @escaping (P.Output) -> Void) -> some View
  where P: Publisher, P.Failure == Never {
    modifier(ReceiveModifier(publisher: publisher, action: action))
  }
}

struct ReceiveModifier<Source: Publisher> where Source.Failure == Never {
  let publisher: Source
  let action: (Source.Output) -> Void
}

extension ReceiveModifier: PrimitiveViewModifier {
  func resolve<Content: View>(_ content: Content, in context: inout ViewContext) {
    let slot = context.slot(1) { Reception<Source>() }
    slot.action = action
    if slot.publisher.map({ Equality.of($0, publisher) }) != true {
      slot.publisher = publisher
      // Some publishers immediately send a value to a new subscriber. The action must not run while views are
      // evaluated, so the subscription starts after the update.
      context.afterUpdate { slot.subscribe() }
    }
    context.walk(content, at: 0)
  }
}

private final class Reception<Source: Publisher>: Slot where Source.Failure == Never {
  var publisher: Source?
  var action: ((Source.Output) -> Void)?
  private var subscription: AnyCancellable?

  func subscribe() {
    subscription = publisher?.sink { [weak self] value in
      nonisolated(unsafe) let value = value
      MainActor.assumeIsolated { self?.action?(value) }
    }
  }

  override func end() {
    publisher = nil
    action = nil
    subscription = nil
  }
}
