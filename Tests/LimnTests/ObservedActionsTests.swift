@testable import LimnCatalog
import LimnDiagnostics
import LimnPages
import SemanticTree
import Testing

@testable import LimnPreviews
@testable import limn

@Suite struct ObservedActionsTests {
  @Test("A change is named after the property of the store") func aChangeIsNamedAfterThePropertyOfTheStore() {
    let names = [
      "PersonView.store.person.weight": "person.weight", "PersonView.store.path[0].records.count": "path",
      "PersonView.store.target": "target",
      "ItemView.viewModel.title": "viewModel.title", "store.person": "person", "PersonView.store.path.count": "path",
      "glasses": "glasses",
      "Login.name": "name",
    ]
    for (path, name) in names { #expect(StoreProperties.property(path) == name) }
  }

  private func index(_ members: [(name: String, type: String)]) -> CatalogIndex {
    var index = CatalogIndex(package: "app")
    let types: [(EntityKind, String)] = [
      (.service, "RecordService"), (.repository, "Records"), (.client, "Client"), (.store, "Child"),
      (.entity, "Person"),
    ]
    for (kind, name) in types {
      var entity = Entity(id: "\(kind.rawValue)/App/\(name)", kind: kind, name: name, module: "App")
      entity.declaration = Declaration(keyword: "struct", access: "internal", text: "struct \(name)")
      index.entities[entity.id] = entity
    }
    index.entities["store/App/Child"]?.members = members.map { name, type in
      Member(
        name: name, keyword: "let", access: "private", text: "private let \(name): \(type)",
        source: Location(path: "A.swift", line: 1))
    }
    return index
  }

  @Test("A change inside a dependency is not a change of the store")
  func aChangeInsideADependencyIsNotAChangeOfTheStore() {
    let properties = StoreProperties(
      index([
        ("recordService", "RecordService"), ("records", "Records"), ("child", "Child?"), ("person", "Person"),
        ("client", "Client<Int>"),
      ]))
    #expect(properties.name(of: "PersonView.store.recordService.client.state.records") == nil)
    #expect(properties.name(of: "PersonView.store.client.state") == nil)
    #expect(properties.name(of: "PersonView.store.records") == nil)
    #expect(properties.name(of: "PersonView.store.child.count") == "child")
    #expect(properties.name(of: "PersonView.store.person.weight") == "person.weight")
    #expect(properties.name(of: "PersonView.store.unknown") == "unknown")
    // Two types have a property `records`: in one type, it is a dependency, and in the other type, a plain value. So
    // the name alone does not tell whether it is a dependency.
    let ambiguous = StoreProperties(index([("records", "Records"), ("records", "[Person]")]))
    #expect(ambiguous.name(of: "PersonView.store.records") == "records")
  }

  private func effect(_ kind: Effect.Kind, _ text: String) -> Effect { Effect(kind: kind, text: text) }

  private func graph(start: [Effect], edges: [StateGraph.Edge] = []) -> StateGraph {
    let preview = PreviewIdentity(
      module: "App", type: "PersonView", name: "Preview", slug: "default", origin: .macro,
      location: Location(path: "A.swift", line: 1))
    return StateGraph(preview: preview, seed: 1, clock: 0, states: [], startEffects: start, edges: edges)
  }

  @Test("An action that a view sends when it appears has its calls")
  func anActionThatAViewSendsWhenItAppearsHasItsCalls() throws {
    let start = [
      effect(.called, "Clock.now()"), effect(.sent, "Person.task"), effect(.called, "Client.data(person)"),
      effect(.sent, "Person.loaded(1)"),
      effect(.called, "Client.log()"),
    ]
    let observed = ObservedActions([graph(start: start), graph(start: start)])
    let task = try #require(observed.facts(store: "Person", name: "task"))
    #expect(task.senders == ["On appearance"] && task.changes.isEmpty)
    #expect(task.calls == ["Client.data(person)", "Client.log()"], "calls before the action are not its calls")
    #expect(task.state == "catalog/preview/App/PersonView/default.html#s0")
    let loaded = try #require(observed.facts(store: "Person", name: "loaded(_:)"))
    #expect(loaded.senders.isEmpty && loaded.calls == ["Client.log()"], "the first action sends it, not the view")
  }

  @Test("The state with the control that sends an action comes before the start")
  func theStateWithTheControlComesBeforeTheStart() throws {
    let step = Step(kind: .action(.press), node: "2", role: .button, label: "Reload")
    let edge = StateGraph.Edge(from: 2, to: 3, step: step, effects: [effect(.sent, "Person.task")])
    let observed = ObservedActions([graph(start: [effect(.sent, "Person.task")], edges: [edge])])
    let task = try #require(observed.facts(store: "Person", name: "task"))
    #expect(task.senders == ["Button “Reload”", "On appearance"] && task.state?.hasSuffix("#s2") == true)
  }
}
