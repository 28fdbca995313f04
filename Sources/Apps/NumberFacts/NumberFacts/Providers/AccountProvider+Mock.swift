import Models
import os

extension AccountProvider {
  /// The provider for previews. No user is logged in at the start, and nothing is saved.
  static let mock = AccountProvider(
    dependencies: .init(
      savedAccount: {
        Logger.calls.debug("AccountProvider.savedAccount()")
        return nil
      },
      save: { account in Logger.calls.debug("AccountProvider.save(\(account?.name ?? "nobody", privacy: .public))") }
    ))
}
