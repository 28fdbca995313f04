import MockData
import Models
import os

extension SavedFactsProvider {
  /// The provider for previews, which keeps facts in memory.
  static let mock = mock(facts: Mock.facts)

  /// Returns a provider that keeps facts in memory.
  ///
  /// - Parameter facts: The initial facts.
  static func mock(facts: [NumberFact]) -> SavedFactsProvider {
    let memory = FactMemory(facts: facts)
    return SavedFactsProvider(
      dependencies: .init(
        savedFacts: {
          Logger.calls.debug("SavedFactsProvider.savedFacts()")
          return await memory.facts
        },
        save: { fact in
          Logger.calls.debug("SavedFactsProvider.save(\(fact.number))")
          return await memory.save(fact)
        },
        removeFact: { number in
          Logger.calls.debug("SavedFactsProvider.removeFact(\(number))")
          return await memory.removeFact(about: number)
        }
      ))
  }
}

private actor FactMemory {
  private(set) var facts: [NumberFact]

  init(facts: [NumberFact]) {
    self.facts = facts
  }

  func save(_ fact: NumberFact) -> [NumberFact] {
    facts.removeAll { $0.id == fact.id }
    facts.append(fact)
    return facts
  }

  func removeFact(about number: Int) -> [NumberFact] {
    facts.removeAll { $0.number == number }
    return facts
  }
}
