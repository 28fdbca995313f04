import Puddles
import SwiftUI
import Testing

@MainActor @Suite struct InterfaceTests {
  private enum Action: Hashable {
    case tapped
    case changed(Int)
  }

  @Test("A consumed action is handled when send returns") func aConsumedActionIsHandledWhenSendReturns() {
    var handled: [Action] = []
    let interface = Interface<Action>.consume { handled.append($0) }
    interface.send(.tapped)
    interface.send(.changed(1))
    #expect(handled == [.tapped, .changed(1)])
  }

  @Test("A forwarded action is handled by the other interface") func aForwardedActionIsHandledByTheOtherInterface() {
    var handled: [Action] = []
    let inner = Interface<Action>.forward(to: .consume { handled.append($0) })
    inner.send(.tapped)
    #expect(handled == [.tapped])
  }

  @Test("An ignored action does nothing") func anIgnoredActionDoesNothing() {
    var handled: [Action] = []
    let inner = Interface<Action>.ignore
    let interface = Interface<Action>.consume { action in
      handled.append(action)
      inner.send(action)
    }
    interface.send(.tapped)
    #expect(handled == [.tapped])
  }

  @Test("A binding reads its value each time and sends what it is set to") func aBindingReadsItsValueEachTimeAndSends()
  {
    var value = 1
    var handled: [Action] = []
    let interface = Interface<Action>.consume { handled.append($0) }
    let binding = interface.binding(value, to: { .changed($0) })
    #expect(binding.wrappedValue == 1)
    value = 2
    #expect(binding.wrappedValue == 2)
    binding.wrappedValue = 3
    #expect(handled == [.changed(3)])
    #expect(value == 2)
  }
}
