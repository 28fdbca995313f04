/// Keeps the last reading.
public struct ReadingRepository: Sendable {
  private let defaultsClient: DefaultsClient
  public init(_ defaultsClient: DefaultsClient) { self.defaultsClient = defaultsClient }

  public var reading: Reading {
    get { Reading(weight: defaultsClient.read("weight")) }
    nonmutating set { defaultsClient.write(newValue.weight, "weight") }
  }
}
