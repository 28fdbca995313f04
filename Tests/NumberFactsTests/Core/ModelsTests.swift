import Extensions
import Models
import Testing

@Suite struct ModelsTests {
  @Test(
    "An order sorts facts by their numbers",
    arguments: [
      (NumberFactOrder.added, [2, 3, 1]), (.ascending, [1, 2, 3]), (.descending, [3, 2, 1]),
    ])
  func anOrderSortsFactsByTheirNumbers(order: NumberFactOrder, numbers: [Int]) {
    #expect(order.sorted([2, 3, 1].map { NumberFact(number: $0) }).map(\.number) == numbers)
  }

  @Test(
    "An account has a name without white space around it, or there is none",
    arguments: [("Ada", "Ada"), ("  Ada\tLovelace\n", "Ada Lovelace"), ("", nil), (" \n ", nil)])
  func anAccountHasANameWithoutWhiteSpaceAround(text: String, name: String?) {
    #expect(Account(name: text)?.name == name)
  }

  @Test("An element takes the place of the one with its identity") func anElementTakesThePlaceOfTheOneWith() {
    var facts = [NumberFact(number: 1, content: "a"), NumberFact(number: 2, content: "b")]
    facts.update(with: NumberFact(number: 1, content: "c"))
    facts.update(with: NumberFact(number: 3, content: "d"))
    #expect(facts.map(\.content) == ["c", "b", "d"])
  }
}
