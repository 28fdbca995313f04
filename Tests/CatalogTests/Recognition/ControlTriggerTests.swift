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

  @Test("The buttons of an alert are controls") func alertButtons() throws {
    let found = try ControlEffectTests.effects(
      inBody: """
        Text("").alert(isPresented: $isOpen) {
          Alert(title: Text("A"), primaryButton: .destructive(Text("Delete")) { count += 1 },
            secondaryButton: .default(Text("Keep"), action: model.save))
        }.font(.default(Style("B")))
        """, "@State private var count = 0")
    #expect(found == ["Button Delete: sets count", "Button Keep: calls Model.save"], "\(found)")
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

  @Test("A link opens its own member or other code, but no empty view, and is titled by its label only")
  func inlineDestinations() throws {
    let found = try ControlEffectTests.effects(
      inBody: """
        NavigationLink(value: Place.shore) { Row(title: "Shore", subtitle: "\\(Text("Sand")), \\(Text("Reed"))") }
        NavigationLink(value: Place.floor) { Text(model.name); Text("Floor") }
        NavigationLink(value: Place.air) { Text(verbatim: "Air") }
        NavigationLink(value: Place.boat) { Image("boat"); Text("Boat") }
        NavigationLink("Map") { List { Text("") } }
        NavigationLink("Depths", destination: depths)
        Text("").navigationDestination(for: Place.self) { place in
          switch place {
          case .shore: shore.padding()
          case .floor: Form { floor }
          case .air: EmptyView()
          case .boat: Boat()
          }
        }
        """,
      """
      var shore: some View { Form { Text("") } } ; var floor: some View { Text("") }
      let depths: AnyView
      """,
      """
      enum Place: Hashable { case shore, floor, air, boat }
      struct Boat: View { var body: some View { Text("") } }
      struct Row: View { var title: String; var subtitle: String; var body: some View { Text(title) } }
      """)
    #expect(
      found == [
        "NavigationLink: opens the destination", "NavigationLink Air: ", "NavigationLink Boat: opens Boat",
        "NavigationLink Depths: opens depths", "NavigationLink Map: opens the destination",
        "NavigationLink Shore: opens shore",
      ], "\(found)")
  }

  @Test("Closures that own views call run, those that make content do not") func ownViews() throws {
    let found = try ControlEffectTests.effects(
      inBody: """
        Ring(size: 1) { isOpen = true }
        Ring(size: 2, update: { depth = 2 })
        Frame { Ring(size: 3) { model.save() } }
        BackButtonView("Back") { dismiss() }
        ReloadButton(update: { model.undo() })
        Text("").buttonStyle(WideButtonStyle(size: 1))
        """, "",
      """
      struct Ring: View { @State private var isOn = false; var size: Int; let update: () -> Void
        var body: some View { Text("") } }
      struct Frame<Content: View>: View { @ViewBuilder var content: () -> Content
        var body: some View { content() } }
      struct ReloadButton: View { var update: () async -> Void; var body: some View { Text("") } }
      """)
    #expect(
      found == [
        "BackButtonView Back: dismisses", "ReloadButton: calls Model.undo", "Ring: sets isOpen", "Ring: sets depth",
        "Ring: calls Model.save",
      ], "\(found)")
  }

  @Test("A link for sharing shares its item, and a field that is named like a link runs its code") func sharing() throws
  {
    let found = try ControlEffectTests.effects(
      inBody: """
        ShareLink(item: model.names) { Text("Share") }
        TextFieldLink(prompt: Text("")) { Text("Name") } onSubmit: { model.insert($0) }
        """)
    #expect(found == ["ShareLink Share: shares model.names", "TextFieldLink Name: calls Model.insert"], "\(found)")
  }

  @Test("Of a choice between actions, both can run") func choices() throws {
    let found = try ControlEffectTests.effects(
      inBody: """
        Button("A", action: isOpen ? {} : onRemove)
        Button("B", action: depth == 1 ? model.save : model.undo)
        """)
    #expect(found == ["Button A: calls onRemove", "Button B: calls Model.save, calls Model.undo"], "\(found)")
  }

  @Test("Bindings in parameters, in own properties, and of objects with another name are set") func bindings() throws {
    let found = try ControlEffectTests.effects(
      """
      @Observable final class Style { var isWide = false; func save(_ isOn: Bool) {}; func title() -> Bool { false } }
      struct Lake: View {
        @Environment(Style.self) private var style
        var body: some View {
          @Bindable var shown = style
          Toggle("A", isOn: $shown.isWide)
          toggle($isOpen)
          Toggle("C", isOn: saved)
          Toggle("D", isOn: given)
        }
        @State private var isOpen = false
        let given: Binding<Bool>
        var saved: Binding<Bool> { Binding(get: { style.title() }, set: { style.save($0) }) }
        func toggle(_ value: Binding<Bool>) -> some View { Toggle("B", isOn: value) }
      }
      """)
    #expect(
      found == [
        "Toggle A: sets shown.isWide", "Toggle B: sets value", "Toggle C: calls Style.save", "Toggle D: sets given",
      ], "\(found)")
  }

  @Test("Actions that are structs are sent, also by closures that the view makes itself") func structActions() throws {
    let found = try ControlEffectTests.effects(
      """
      protocol Action {}
      enum PondActions {
        struct Load: Action {}
        struct Fill: Action { var depth: Int; init(depth: Int) { self.depth = depth } }
      }
      final class Store { func dispatch(_ action: Action) {} }
      struct Lake: View {
        let store: Store
        struct Props { let depth: Int; let load: () -> Void }
        func map(dispatch: @escaping (Action) -> Void) -> Props {
          Props(depth: 1, load: { dispatch(PondActions.Load()) })
        }
        func body(props: Props) -> some View {
          Button("A") { store.dispatch(PondActions.Fill(depth: 1)) }
          Button("B", action: props.load)
          Button("C") { store.dispatch(PondActions.Load()); store.save(); store.dispatch(last) }
        }
        let last: Action
      }
      """)
    #expect(
      found == [
        "Button A: sends PondActions.Fill", "Button B: sends PondActions.Load",
        "Button C: sends PondActions.Load, calls store.save, calls Store.dispatch",
      ], "\(found)")
  }

  @Test("A function that only computes a value that is used does nothing, nor does an own logger") func values() throws
  {
    let found = try ControlEffectTests.effects(
      inBody: """
        Button("A") { isOpen = isValid() }
        Button("B") { depth = service.next(after: depth); PondLogger.info("") }
        Button("C") { items = service.add(1) }
        Button("D") { Task { items = try await service.load() } }
        Button("E") { let b = source.value(); isOpen = isSaved() }
        Button("F") { service.next(after: 1); Counter.info() }
        """,
      """
      let service: Service; let source: Source
      func isValid() -> Bool { var all = items; all.append(1); return all.contains { $0 > 1 } }
      func isSaved() -> Bool { depth = 1; return true }
      """,
      """
      protocol Source { func value() -> Int }
      final class Service {
        var all: [Int] = []
        func next(after: Int) -> Int { var last = 0; for item in all { last = max(item, last) }; return last }
        func add(_ item: Int) -> [Int] { all.append(item); return all }
        func load() async throws -> [Int] { [] }
      }
      enum PondLogger { static func info(_ text: String) { print(text) } }
      enum Counter { static func info() {} }
      """)
    #expect(
      found == [
        "Button A: sets isOpen", "Button B: sets depth", "Button C: calls Service.add, sets items",
        "Button D: calls Service.load, sets items",
        "Button E: calls Source.value, sets isOpen, sets depth",
        "Button F: calls Service.next, calls Counter.info",
      ], "\(found)")
  }

  @Test("What stands in a sheet that a property makes closes this sheet") func closesMadeSheet() throws {
    let found = try ControlEffectTests.effects(
      """
      struct Lake: View { @State private var isOpen = false
        var body: some View { Text("").sheet(isPresented: $isOpen) { sheet } }
        private var sheet: some View { Reed(isOpen: $isOpen).padding() } }
      struct Reed: View { @Binding var isOpen: Bool
        var body: some View { Button("Close") { isOpen.toggle() } } }
      """, of: "Reed")
    #expect(found == ["Button Close: closes Reed, sets isOpen"])
  }
}
