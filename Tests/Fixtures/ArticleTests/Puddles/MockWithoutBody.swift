import Combine

// The body of the closure was left out, so it returns nothing.
@MainActor final class NumberFactProvider: ObservableObject {
  static let mock: NumberFactProvider = {}()  // expected-error {{cannot convert value of type '()' to closure result type 'NumberFactProvider'}}
}
