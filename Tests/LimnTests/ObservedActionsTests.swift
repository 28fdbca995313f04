import Testing

@testable import limn

@Suite struct ObservedActionsTests {
  @Test("A change is named after the property of the store") func aChangeIsNamedAfterThePropertyOfTheStore() {
    let names = [
      "PersonView.store.person.weight": "person.weight", "PersonView.store.path[0].records.count": "path",
      "PersonView.store.target": "target",
      "ItemView.viewModel.title": "viewModel.title", "store.person": "person", "PersonView.store.path.count": "path", "glasses": "glasses",
      "Login.name": "name",
    ]
    for (path, name) in names { #expect(ObservedActions.property(path) == name) }
  }
}
