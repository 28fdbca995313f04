import Combine
import Models
import NumbersStore

/// Provides the account that is logged in on this device.
@MainActor final class AccountProvider: ObservableObject {
  /// The functions that the provider depends on.
  struct Dependencies {
    /// Reads the account that is logged in.
    var savedAccount: @Sendable () async throws -> Account?
    /// Saves which account is logged in. The argument is nil if no user is logged in.
    var save: @Sendable (_ account: Account?) async throws -> Void
  }

  /// The account that is logged in; nil if no user is logged in, or if ``load()`` was not called yet.
  @Published private(set) var account: Account?
  private let dependencies: Dependencies

  /// Makes a provider.
  ///
  /// - Parameter dependencies: The functions that the provider depends on.
  init(dependencies: Dependencies) {
    self.dependencies = dependencies
  }
}

extension AccountProvider {
  /// The provider of the app, which saves the account on the disk.
  static let live: AccountProvider = {
    let store = NumbersStore.user
    return AccountProvider(
      dependencies: .init(savedAccount: { try store.savedAccount() }, save: { try store.save($0) }))
  }()

  /// Reads the account that is logged in.
  ///
  /// - Throws: An error whose description can be shown.
  func load() async throws {
    account = try await dependencies.savedAccount()
  }

  /// Logs in with an account.
  ///
  /// - Throws: An error whose description can be shown; the account then does not change.
  func logIn(as account: Account) async throws {
    try await dependencies.save(account)
    self.account = account
  }

  /// Logs out.
  ///
  /// - Throws: An error whose description can be shown; the account then stays logged in.
  func logOut() async throws {
    try await dependencies.save(nil)
    account = nil
  }
}
