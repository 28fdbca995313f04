import Foundation
import Models
import NumbersStore
import Puddles
import Testing

@testable import NumberFacts

@MainActor @Suite struct ProviderTests {
  @Test("A fact comes from the dependency, and so does its error") func aFactComesFromTheDependencyAndSoDoes()
    async throws
  {
    let provider = NumberFactProvider(
      dependencies: .init(factAboutNumber: { number in
        guard number > 0 else { throw PreviewMockError(message: "none") }
        return "fact \(number)"
      }))
    #expect(try await provider.factAboutNumber(3) == "fact 3")
    await #expect(throws: PreviewMockError.self) { try await provider.factAboutNumber(0) }
  }

  @Test("The mock knows a true fact about every number") func theMockKnowsATrueFactAboutEveryNumber() async throws {
    #expect(try await NumberFactProvider.mock.factAboutNumber(10) == "10 is even and has 2 digits.")
  }

  @Test("Saved facts are published, and are on the disk for the next provider")
  func savedFactsArePublishedAndAreOnTheDisk() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "ProviderTests-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let provider = SavedFactsProvider.live(store: NumbersStore(folder: folder))
    try await provider.save(NumberFact(number: 1, content: "one"))
    try await provider.save(NumberFact(number: 2, content: "two"))
    try await provider.removeFact(about: 1)
    #expect(provider.facts.map(\.number) == [2])
    let later = SavedFactsProvider.live(store: NumbersStore(folder: folder))
    #expect(later.facts.isEmpty)
    try await later.load()
    #expect(later.facts.map(\.content) == ["two"])
  }

  @Test("A login that cannot be saved leaves who was logged in") func aLoginThatCannotBeSavedLeavesWhoWas() async throws
  {
    let provider = AccountProvider(
      dependencies: .init(
        savedAccount: { Account(name: "Ada") },
        save: { account in if account?.name == "Bob" { throw PreviewMockError(message: "disk full") } }
      ))
    try await provider.load()
    await #expect(throws: PreviewMockError.self) { try await provider.logIn(as: #require(Account(name: "Bob"))) }
    #expect(provider.account?.name == "Ada")
    try await provider.logOut()
    #expect(provider.account == nil)
  }
}
