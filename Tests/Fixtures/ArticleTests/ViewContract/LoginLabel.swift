// The function is declared with one label and called with another.
struct LoginUseCase {
  func login(credentials: Credentials) {}
}

func logIn(_ useCase: LoginUseCase, _ credentials: Credentials) {
  useCase.login(with: credentials)  // expected-error {{incorrect argument label in call (have 'with:', expected 'credentials:')}}
}
