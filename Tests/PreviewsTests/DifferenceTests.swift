import SemanticTree
import Testing

@testable import LimnPreviews

@Suite struct DifferenceTests {
  @Test("An optional that gets a value with parts is reported once") func anOptionalThatGetsAValueWithPartsIsToldOnce()
  {
    let none = [StateValue(path: "store.target", text: "nil"), StateValue(path: "store.weight", text: "70")]
    let some = [
      StateValue(path: "store.target.height", text: "175"), StateValue(path: "store.target.items[0]", text: "a"),
      StateValue(path: "store.weight", text: "71"),
    ]
    let weight = Difference(path: "store.weight", old: "70", new: "71")
    #expect(Difference.between(none, some) == [weight, Difference(path: "store.target", old: "nil", new: "set")])
    #expect(
      Difference.between(some, none) == [
        Difference(path: "store.target", old: "set", new: "nil"),
        Difference(path: "store.weight", old: "71", new: "70"),
      ])
  }

  @Test("The rows of a list are compared one by one") func rows() {
    let rows = ["1", "2", "3"].map { StateValue(path: "Row.id", text: $0) }
    #expect(Difference.between(rows, rows).isEmpty)
    #expect(Difference.between(rows, Array(rows.dropLast())).map(\.text) == ["Row.id removed (was 3)"])
    #expect(Difference.between([rows[0], rows[2]], [rows[0], rows[1]]).map(\.text) == ["Row.id: 3 → 2"])
  }

  @Test("An optional whose value cannot be distinguished is set") func anOptionalWhoseValueCannotBeToldIsSet() {
    let (none, some) = (
      [StateValue(path: "query.continuation", text: "nil")], [StateValue(path: "query.count", text: "1")]
    )
    #expect(Difference.between(none, none + some).map(\.text) == ["query.count added: 1"])
    #expect(Difference.between(none + some, some).map(\.text) == ["query.continuation: nil → set"])
    #expect(Difference.between(some, none + some).map(\.text) == ["query.continuation: set → nil"])
    #expect(Difference.between(none, []).map(\.text) == ["query.continuation removed (was nil)"])
  }

  @Test("A plain optional is reported with its value") func aPlainOptionalIsToldWithItsValue() {
    let (none, some) = ([StateValue(path: "message", text: "nil")], [StateValue(path: "message", text: "Saved")])
    #expect(Difference.between(none, some).map(\.text) == ["message: nil → Saved"])
  }
}
