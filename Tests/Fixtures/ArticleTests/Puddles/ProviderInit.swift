import Combine

// The body of the initializer was left out.
@MainActor final class NumberFactProvider: ObservableObject {
  struct Dependencies {
    var factAboutNumber: (_ number: Int) async throws -> String
  }

  private let dependencies: Dependencies  // expected-note {{'self.dependencies' not initialized}}

  init(dependencies: Dependencies) {}  // expected-error {{return from initializer without initializing all stored properties}}
}
