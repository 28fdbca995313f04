// A shared constant of a class that protects nothing is a data race in Swift 6.
final class LoginStateUseCase {  // expected-note {{class 'LoginStateUseCase' does not conform to the 'Sendable' protocol}}
  var isLoggedIn = false
}

extension LoginStateUseCase {
  static let shared = LoginStateUseCase()  // expected-error {{static property 'shared' is not concurrency-safe}} expected-note 2 {{}}
}
