import Models
import os

extension AccountProvider {
  /// The provider of previews: nobody is logged in until somebody does, and nothing is kept.
  static let mock = AccountProvider(
    dependencies: .init(
      savedAccount: {
        Logger.calls.debug("AccountProvider.savedAccount()")
        return nil
      },
      save: { account in Logger.calls.debug("AccountProvider.save(\(account?.name ?? "nobody", privacy: .public))") }
    ))
}
