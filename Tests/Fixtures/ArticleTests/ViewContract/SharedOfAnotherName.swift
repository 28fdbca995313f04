import Foundation

// The shared constant was made from a type of another name.
final class LoginStateUseCase: NSObject, Sendable {}

extension LoginStateUseCase {
  static let shared = ExampleUseCase()  // expected-error {{cannot find 'ExampleUseCase' in scope}}
}
