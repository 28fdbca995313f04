// The class is not `Sendable`, so Swift 6 rejects the shared constant: several threads could change `isLoggedIn` at once.
final class LoginStateUseCase {  // expected-note {{class 'LoginStateUseCase' does not conform to the 'Sendable' protocol}}
  var isLoggedIn = false
}

extension LoginStateUseCase {
  static let shared = LoginStateUseCase()  // expected-error {{static property 'shared' is not concurrency-safe}} expected-note 2 {{}}
}
