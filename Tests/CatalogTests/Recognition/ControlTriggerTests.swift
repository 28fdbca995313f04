import Testing

/// What counts as a control or a trigger, beyond buttons.
@Suite struct ControlTriggerTests {
  @Test("A link opens its address") func links() throws {
    let found = try ControlEffectTests.effects(
      inBody: """
        Link("Map", destination: URL(string: "https://example.org/map")!)
        Link(destination: address) { Text("Other") }
        Button("Open") { openURL(address) }
        Button("Titled") { open(address, title: "x") }
        """, "let address = URL(string: \"https://example.org\")!; @Environment(\\.openURL) var openURL")
    #expect(
      found == [
        "Button Open: opens address", "Button Titled: calls open", "Link Map: opens https://example.org/map",
        "Link Other: opens address",
      ], "\(found)")
  }

  @Test("A group that can be opened sets its binding, and one without a binding does nothing") func groups() throws {
    let found = try ControlEffectTests.effects(
      inBody: """
        DisclosureGroup("A", isExpanded: $isOpen) { Text("") }
        DisclosureGroup("B") { Text("") }
        """)
    #expect(found == ["DisclosureGroup A: sets isOpen"], "\(found)")
  }

  @Test("A call of a handler that is named like an event is no trigger") func handlers() throws {
    let found = try ControlEffectTests.effects(
      inBody: """
        Button("A") { handler.onEnded(value: 1) }
        """, "let handler = Handler()", "struct Handler { func onEnded(value: Int) {} }")
    #expect(found == ["Button A: calls Handler.onEnded"], "\(found)")
  }

  @Test("A popover whose content is one of two views opens neither of them for sure") func branches() throws {
    let found = try ControlEffectTests.effects(
      inBody: """
        Button("A") { isOpen = true }.popover(isPresented: $isOpen) { if isOpen { Pond() } else { Reed() } }
        """, "",
      "struct Pond: View { var body: some View { Text(\"\") } }\nstruct Reed: View { var body: some View { Text(\"\") } }"
    )
    #expect(found == ["Button A: sets isOpen"], "\(found)")
  }

  @Test("The name of a bound property can end with a digit") func digits() throws {
    let found = try ControlEffectTests.effects(
      inBody: """
        Toggle("A", isOn: $isEAN8)
        ForEach(items) { Ring(value: $0) { save() } }
        """, "@State private var isEAN8 = false",
      "func save() {} ; struct Ring: View { var body: some View { Text(\"\") } }")
    #expect(found == ["Toggle A: sets isEAN8"], "\(found)")
  }

  @Test("A search field sets its text") func search() throws {
    let found = try ControlEffectTests.effects(inBody: "List {}.searchable(text: $model.text)")
    #expect(found == ["searchable: sets model.text"], "\(found)")
  }

  @Test("What a binding inside of another one presents is opened") func wrappedBinding() throws {
    let found = try ControlEffectTests.effects(
      inBody: """
        Button("A") { isOpen = true }.sheet(isPresented: .animated($isOpen)) { Pond() }
        """, "", "struct Pond: View { var body: some View { Text(\"\") } }")
    #expect(found == ["Button A: opens Pond, sets isOpen"], "\(found)")
  }

  @Test("The scene of an app has the triggers and controls in it") func scenes() throws {
    let app = """
      struct Ponds: Scene {
        @State private var isOpen = false
        var body: some Scene {
          WindowGroup { Lake().onOpenURL { _ in isOpen = true } }
            .commands { Button("Close") { isOpen = false } }
        }
      }
      struct Lake: View { var body: some View { Text("") } }
      """
    let found = try ControlEffectTests.effects(app, of: "Ponds")
    #expect(found == ["Button Close: sets isOpen", "onOpenURL: sets isOpen"], "\(found)")
  }

  @Test("A control sends the action of an own generic store, not only calls the store") func stores() throws {
    let found = try ControlEffectTests.effects(
      """
      final class Store<State, Action: Sendable, Effect: Sendable>: ObservableObject {
        func send(_ action: Action) {}
        func perform(_ effect: Effect) async {}
      }
      struct LakeState { var depth = 1 }
      enum LakeAction: Equatable { case drained(depth: Int), filled }
      enum LakeEffect { case appeared }
      struct Lake: View {
        @ObservedObject var store: Store<LakeState, LakeAction, LakeEffect>
        let action: LakeAction
        var body: some View {
          Button("A") {
            store.send(
              .drained(depth: store.state.depth))
          }
          Button("B") { store.send(action); Task { await store.perform(LakeEffect.appeared) } }
        }
      }
      """)
    #expect(
      found == ["Button A: sends LakeAction.drained", "Button B: calls Store.send, sends LakeEffect.appeared"],
      "\(found)")
  }

  @Test("The function that a macro adds to a view sends the actions of the view") func viewActions() throws {
    let found = try ControlEffectTests.effects(
      """
      import ComposableArchitecture
      @Reducer struct Pond {
        struct State { var depth = 1 }
        enum Action: ViewAction { case view(View), drained
          enum View { case drained, filled(Int) } }
        var body: some ReducerOf<Self> { Reduce { state, action in .run { send in await send(.drained) } } }
      }
      @ViewAction(for: Pond.self) struct Lake: View {
        let store: StoreOf<Pond>
        var body: some View {
          Button("A") { send(.drained) }.task { await send(.filled(1)).finish() }
          Button("B") { store.send(.drained) }
        }
      }
      """)
    #expect(
      found == [
        "Button A: sends Pond.Action.View.drained", "Button B: sends Pond.Action.drained",
        "task: sends Pond.Action.View.filled",
      ], "\(found)")
  }

  @Test("A control runs the code that is given to its binding, but not what makes the value") func setters() throws {
    let found = try ControlEffectTests.effects(
      inBody: """
        Toggle("A", isOn: $isOpen.onChange(load))
        Toggle("B", isOn: $model.isOpen.changed(perform: { depth = 2 }).animation())
        Toggle("C", isOn: Binding(get: { model.title() }, set: onRemove))
        Toggle("D", isOn: store.binding(get: load, send: { depth = $0 }).animation())
        Toggle("E", isOn: Binding { load() } set: { depth = $0 })
        Toggle("F", isOn: store.binding(get: \\.isOpen, send: Level.high))
        Toggle("G", isOn: $depth.limited(to: items))
        Button(title(action: load)) { depth = 3 }
        """, "func load() { items = [] }",
      """
      enum Level { case high }
      extension Binding { func onChange(_ action: () -> Void) -> Self { self } }
      """)
    #expect(
      found == [
        "Button title(action: load): sets depth", "Toggle A: sets items, sets isOpen",
        "Toggle B: writes Model.isOpen, sets depth", "Toggle C: calls onRemove", "Toggle D: sets depth",
        "Toggle E: sets depth", "Toggle F: ", "Toggle G: sets depth",
      ], "\(found)")
  }

  @Test("An own modifier that takes a closure and a binding opens what the closure makes") func ownModifier() throws {
    let found = try ControlEffectTests.effects(
      inBody: """
        Button("A") { isOpen = true }.modifier(Bridge(content: { Pond() }, isActive: $isOpen))
        Button("B") { isDone = true }.modifier(Mark(color: Pond.color, isActive: $isDone))
        """, "@State var isDone = false",
      """
      struct Pond: View { static let color = Color.blue; var body: some View { Text("") } }
      struct Bridge<Content: View>: ViewModifier {
        let content: () -> Content
        @Binding var isActive: Bool
        func body(content: Self.Content) -> some View {
          content.background(NavigationLink(destination: self.content(), isActive: $isActive) { Text("") })
        }
      }
      """)
    #expect(found == ["Button A: opens Pond, sets isOpen", "Button B: sets isDone"], "\(found)")
  }

  @Test("Of a function that chooses by its argument, only the chosen branch runs") func chosenBranches() throws {
    let found = try ControlEffectTests.effects(
      inBody: """
        Button("A") { perform(.save) }
        Button("B") { perform(.undo, true) }
        Button("C") { perform(next) }
        """,
      """
      enum Way { case save, undo }
      var next: Way { .undo }
      func perform(_ way: Way, _ isLoud: Bool = false) {
        switch way { case .save: model.save() case .undo: model.undo() }
      }
      """)
    #expect(
      found == [
        "Button A: calls Model.save", "Button B: calls Model.undo", "Button C: calls Model.save, calls Model.undo",
      ], "\(found)")
  }
}
