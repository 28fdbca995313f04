import Foundation
import JSONStore

/// Keeps the accounts of this device on the disk.
///
/// Passwords are stored as plain text. The purpose of this app is to show how view models share a login, not how to
/// store secrets.
struct AccountStore: Sendable {
  private let file: JSONStore<[String: String]>

  /// Creates a store for a folder, without accessing the disk.
  init(folder: URL) {
    file = JSONStore(file: folder.appending(path: "accounts.json"), format: "accounts/1", empty: [:])
  }
}

extension AccountStore {
  /// Returns whether the password belongs to the account with this name. The first login with a name creates an
  /// account.
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
