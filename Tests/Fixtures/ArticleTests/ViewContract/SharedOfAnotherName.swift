import Foundation

// The shared constant is created with the type `ExampleUseCase`, which does not exist.
final class LoginStateUseCase: NSObject, Sendable {}

extension LoginStateUseCase {
  static let shared = ExampleUseCase()  // expected-error {{cannot find 'ExampleUseCase' in scope}}
}
