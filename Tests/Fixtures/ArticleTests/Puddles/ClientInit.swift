// The body of the initializer was left out.
public final class Numbers {
  private let client: APIClient  // expected-note {{'self.client' not initialized}}

  public init() {}  // expected-error {{return from initializer without initializing all stored properties}}
}
