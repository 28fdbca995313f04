import LUCA
import SwiftUI
import Testing

@MainActor @Suite struct BindingAsyncSetTests {
  @Test("Setting the binding awaits the closure, and the value is read where it is")
  func settingTheBindingAwaitsTheClosureAndTheValue()
    async
  {
    var value = 1
    let binding = Binding(get: { value }, asyncSet: { value = $0 + 100 })
    #expect(binding.wrappedValue == 1)
    binding.wrappedValue = 2
    #expect(value == 1)
    #expect(await waitUntil { binding.wrappedValue == 102 })
  }
}
