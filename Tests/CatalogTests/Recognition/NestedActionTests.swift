import LimnCatalog
import Testing

/// The actions of a feature for its view, and those of its alerts, which are nested in its action type.
@Suite struct NestedActionTests {
  private static let files = [
    "PondApp/PondApp.swift":
      "import SwiftUI\n@main struct PondApp: App { var body: some Scene { WindowGroup { Text(\"\") } } }\n",
    "PondApp/Pond.swift": """
    import ComposableArchitecture
    @Reducer struct Pond {
      @ObservableState struct State { var fish = 0; var isOpen = false; @Presents var alert: AlertState<Action.Answer>? }
      enum Action: ViewAction {
        case view(ViewAction)
        enum ViewAction { case feedTapped, closed(Int) }
        case fish(IdentifiedActionOf<Pond>), loaded, alert(PresentationAction<Answer>)
        enum Answer { case yes }
      }
      var body: some ReducerOf<Self> { Reduce { state, action in
        switch action {
        case .view(.feedTapped): return .run { send in await send(.loaded) }
        case let .view(.closed(count)):
          state.isOpen = false
          return .none
        case .loaded:
          state.fish = 1
          return .none
        case let .alert(.presented(action)):
          switch action {
          case .yes:
            state.fish = 2
            return .none
          }
        case .fish: return .none
        }
      } }
    }
    """,
    "PondApp/PondView.swift": """
    import ComposableArchitecture
    import SwiftUI
    @ViewAction(for: Pond.self) struct PondView: View {
      @Bindable var store: StoreOf<Pond>
      var body: some View { VStack {
        Text("\\(store.fish.count)")
        Button("Feed") { send(.feedTapped) }
        ForEach(store.scope(state: \\.fish, action: \\.fish)) { _ in Text("") }
      } }
    }
    """,
  ]

  @Test("What a view reads of its store is state, and what it sends is an action for views")
  func senders() throws {
    let index = try ReadApp(files: Self.files).catalog().index
    let sent = index.relations.filter { $0.kind == .emits }.flatMap { relation in
      relation.evidence.map { "\(relation.from.fileName) \(relation.to.fileName) \($0.member ?? "")" }
    }
    #expect(sent == ["Pond Pond.Action loaded", "PondView Pond.Action.ViewAction feedTapped"], "\(sent)")
  }

  @Test("Each case of a nested action has its own effects, and the case with its value has none")
  func effects() throws {
    let index = try ReadApp(files: Self.files).catalog().index
    let found = index.sortedEntities.filter { $0.kind == .action }.flatMap { action in
      action.outputs.map { output in
        "\(action.name).\(output.name) " + (output.does ?? []).map { "\($0.verb) \($0.name ?? "")" }.joined()
      }
    }
    #expect(
      found == [
        "Pond.Action.view ", "Pond.Action.fish ", "Pond.Action.loaded sets fish", "Pond.Action.alert ",
        "Pond.Action.Answer.yes sets fish", "Pond.Action.ViewAction.feedTapped sends loaded",
        "Pond.Action.ViewAction.closed sets isOpen",
      ], "\(found)")
  }
}
