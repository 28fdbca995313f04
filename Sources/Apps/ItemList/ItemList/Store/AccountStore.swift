import Foundation
import JSONStore

/// Keeps the accounts of this device on the disk.
///
/// Passwords are kept as they are, readable for the user of the device: the app shows how view models share a login, not how to keep secrets.
struct AccountStore: Sendable {
  private let file: JSONStore<[String: String]>

  /// Describes the store of a folder; touches nothing on the disk.
  init(folder: URL) {
    file = JSONStore(file: folder.appending(path: "accounts.json"), format: "accounts/1", empty: [:])
  }
}

extension AccountStore {
  /// Tells whether the password is the one of the account. The first login with a name makes its account.
  func accepts(_ credentials: Credentials) throws -> Bool {
    try file.update { passwords in
      guard let password = passwords[credentials.username] else {
        passwords[credentials.username] = credentials.password
        return true
      }
      return password == credentials.password
    }
  }
}
