import Combine
import Models
import NumbersStore

/// Provides who is logged in on this device.
@MainActor final class AccountProvider: ObservableObject {
  /// What the provider works with.
  struct Dependencies {
    /// Reads who is logged in.
    var savedAccount: @Sendable () async throws -> Account?
    /// Saves who is logged in, nil for nobody.
    var save: @Sendable (_ account: Account?) async throws -> Void
  }

  /// Who is logged in; nil until ``load()``.
  @Published private(set) var account: Account?
  private let dependencies: Dependencies

  /// Makes a provider.
  ///
  /// - Parameter dependencies: What the provider works with.
  init(dependencies: Dependencies) {
    self.dependencies = dependencies
  }
}

extension AccountProvider {
  /// The provider of the app, which remembers on the disk who is logged in.
  static let live: AccountProvider = {
    let store = NumbersStore.user
    return AccountProvider(dependencies: .init(savedAccount: { try store.savedAccount() }, save: { try store.save($0) }))
  }()

  /// Reads who is logged in.
  ///
  /// - Throws: An error whose description can be shown.
  func load() async throws {
    account = try await dependencies.savedAccount()
  }

  /// Logs somebody in.
  ///
  /// - Throws: An error whose description can be shown; the account then stays as it was.
  func logIn(as account: Account) async throws {
    try await dependencies.save(account)
    self.account = account
  }

  /// Logs out whoever is logged in.
  ///
  /// - Throws: An error whose description can be shown; somebody is logged in then as before.
  func logOut() async throws {
    try await dependencies.save(nil)
    account = nil
  }
}
