public import Foundation
import JSONStore
public import Models

/// Stores the user's facts and account on the disk. Several processes can save at the same time without losing each
/// other's changes.
public struct NumbersStore: Sendable {
  private let facts: JSONStore<[NumberFact]>
  private let account: JSONStore<Account?>

  /// Creates a store for a folder, without accessing the disk.
  ///
  /// - Parameter folder: The folder, which is created on first use.
  public init(folder: URL) {
    facts = JSONStore(file: folder.appending(path: "facts.json"), format: "number-facts/1", empty: [])
    account = JSONStore(file: folder.appending(path: "account.json"), format: "account/1", empty: nil)
  }
}

extension NumbersStore {
  /// The store in the user's folder for application data.
  public static let user = NumbersStore(
    folder: FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)[0].appending(
      path: "NumberFacts"))

  /// Returns the saved facts, in the order in which they were saved.
  ///
  /// - Throws: An error whose description can be shown. If the file is damaged, it is moved to another name, and the
  ///   store is empty.
  public func savedFacts() throws -> [NumberFact] {
    try facts.load()
  }

  /// Saves a fact, replacing an earlier fact about the same number.
  ///
  /// - Returns: All saved facts.
  /// - Throws: An error whose description can be shown. If the file is damaged, it is moved to another name, and
  ///   nothing is saved.
  @discardableResult
  public func save(_ fact: NumberFact) throws -> [NumberFact] {
    try facts.update { facts in
      facts.removeAll { $0.id == fact.id }
      facts.append(fact)
      return facts
    }
  }

  /// Removes the fact about a number, if there is one.
  ///
  /// - Returns: The remaining facts.
  /// - Throws: An error whose description can be shown.
  @discardableResult
  public func removeFact(about number: Int) throws -> [NumberFact] {
    try facts.update { facts in
      facts.removeAll { $0.number == number }
      return facts
    }
  }

  /// Returns the account that is logged in, or nil.
  ///
  /// - Throws: An error whose description can be shown.
  public func savedAccount() throws -> Account? {
    try account.load()
  }

  /// Saves the account that is logged in.
  ///
  /// - Parameter newAccount: The account, or nil if no user is logged in.
  /// - Throws: An error whose description can be shown.
  public func save(_ newAccount: Account?) throws {
    try account.update { $0 = newAccount }
  }
}
