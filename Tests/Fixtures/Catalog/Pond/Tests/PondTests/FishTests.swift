import Testing

@testable import Pond

@MainActor @Suite struct FishTests {
  @Test func providerFeeds() { FishProvider.mock.feed() }
}
