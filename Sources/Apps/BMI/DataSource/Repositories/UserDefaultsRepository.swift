import Foundation

/// Reads and writes the app's data in the user defaults.
public struct UserDefaultsRepository: Sendable {
  private let userDefaultsClient: UserDefaultsClient

  /// Makes a repository that uses a client.
  ///
  /// - Parameter userDefaultsClient: The user's defaults.
  public init(_ userDefaultsClient: UserDefaultsClient) {
    self.userDefaultsClient = userDefaultsClient
  }
}

extension UserDefaultsRepository {
  /// The person that was saved last; `Person.empty` if no person was saved.
  public var person: Person {
    get { value(forKey: .person) ?? .empty }
    nonmutating set { set(newValue, forKey: .person) }
  }

  /// The saved records, oldest first.
  public var records: [BMIRecord] {
    get { value(forKey: .records) ?? [] }
    nonmutating set { set(newValue, forKey: .records) }
  }

  private func value<Value: Decodable>(forKey key: String) -> Value? {
    userDefaultsClient.data(key).flatMap { try? JSONDecoder().decode(Value.self, from: $0) }
  }

  private func set(_ value: some Encodable, forKey key: String) {
    userDefaultsClient.setData(try? JSONEncoder().encode(value), key)
  }
}
