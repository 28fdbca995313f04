import Combine

// The function `login` returns no publisher, so there is nothing to subscribe to.
struct LoginUseCase {
  func login(with credentials: Credentials) {}
}

func logIn(_ useCase: LoginUseCase, _ credentials: Credentials) {
  _ = useCase.login(with: credentials).sink { _ in }  // expected-error {{value of tuple type '()' has no member 'sink'}}
}
