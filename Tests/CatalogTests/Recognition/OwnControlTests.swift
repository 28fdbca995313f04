import Testing

@Suite("Controls that are the app's own views") struct OwnControlTests {
  @Test("A view that is named as a control sets the binding that it is given and sets, and another view only gets it")
  func valueControls() throws {
    let found = try ControlEffectTests.effects(
      inBody: """
        DepthField(title: "A", value: $depth, state: $isOpen)
        FishPickerView(fish: $model.names, isOpen: Binding(get: { isOpen }, set: { _ in model.undo() }))
        Pond(depth: $depth)
        """, "",
      """
      struct DepthField: View { let title: String; @Binding var value: Int; @Binding var state: Bool
        var body: some View { TextField("", value: $value).tint(state ? .red : .blue) } }
      struct FishPickerView: View {
        @Binding private var fish: [String]; @Binding private var isOpen: Bool
        init(fish: Binding<[String]>, isOpen: Binding<Bool>) { _fish = fish; _isOpen = isOpen }
        var body: some View { Button("") { fish = [] }.sheet(isPresented: $isOpen) { List(selection: $isOpen) {} } } }
      struct Pond: View { @Binding var depth: Int; var body: some View { Text("") } }
      """)
    #expect(
      found == ["DepthField: sets depth", "FishPickerView: writes Model.names, calls Model.undo"], "\(found)")
  }

  @Test("A view that is given a function by name calls it, and one that is given a value does not")
  func functions() throws {
    let found = try ControlEffectTests.effects(
      inBody: """
        Row(title: "A", action: model.save)
        Row(title: "B", action: close)
        Entry(transaction: model)
        """, "func close() { isOpen = false }",
      """
      struct Row: View { let title: String; let action: () -> Void; var body: some View { Text(title) } }
      struct Entry: View { let transaction: Model; var body: some View { Text("") } }
      """)
    #expect(found == ["Row: calls Model.save", "Row: sets isOpen"], "\(found)")
  }

  @Test("Of several initializers, the one whose labels are given tells what a closure without a label is")
  func initializers() throws {
    let found = try ControlEffectTests.effects(
      inBody: """
        Row(title: "A") { model.save() }
        Row(title: "B", action: { model.undo() }) { Text(model.save()) }
        Card(size: 1) { model.save() } footer: { Text("") }
        """, "",
      """
      struct Row<Accessory: View>: View {
        let title: String; let action: () -> Void; let accessory: () -> Accessory
        init(title: String, size: Int = 1, action: @escaping () -> Void, accessory: @escaping () -> Accessory) {}
        var body: some View { Text(title) }
      }
      extension Row where Accessory == EmptyView { init(title: String, size: Int = 1, action: @escaping () -> Void) {} }
      struct Card<Footer: View>: View { let size: Int; let update: () -> Void; let footer: () -> Footer
        var body: some View { Text("") } }
      """)
    #expect(found == ["Card: calls Model.save", "Row: calls Model.save", "Row: calls Model.undo"], "\(found)")
  }

  @Test("An object that is given a closure is no control") func objects() throws {
    let found = try ControlEffectTests.effects(
      inBody: "Text(\"\").task { pump = Pump(onDone: { model.undo() }) }; Row(onTap: { model.save() })",
      "@State private var pump: Pump?",
      """
      final class Pump { let onDone: () -> Void; init(onDone: @escaping () -> Void) { self.onDone = onDone } }
      struct Row: View { let onTap: () -> Void; var body: some View { Text("") } }
      """)
    #expect(found == ["Row: calls Model.save", "task: sets pump"], "\(found)")
  }

  @Test("Bindings in variables and from functions do what their setters do") func bindings() throws {
    let found = try ControlEffectTests.effects(
      """
      final class Model { func save(_ isOn: Bool) {} }
      struct Lake: View {
        let model: Model; @State private var depth = 1
        var body: some View {
          let isOn = Binding(get: { true }, set: { model.save($0) })
          Toggle("A", isOn: isOn)
          Toggle("B", isOn: shown(at: 1))
          Toggle("C", isOn: .constant(true))
        }
        func shown(at place: Int) -> Binding<Bool> { Binding(get: { depth == place }, set: { _ in depth = place }) }
      }
      """)
    #expect(found == ["Toggle A: calls Model.save", "Toggle B: sets depth", "Toggle C: "], "\(found)")
  }

  @Test("A closure that a function of the view is given runs in the controls that the function makes")
  func functionsOfViews() throws {
    let found = try ControlEffectTests.effects(
      inBody: """
        row("A") { model.save() }
        card(update: { isOpen = true })
        """,
      """
      func row(_ title: String, action: @escaping () -> Void) -> some View { Button("A", action: action) }
      func card(update: @escaping () -> Void, size: Int = 1) -> some View { Text("").onTapGesture { update() } }
      """)
    #expect(found == ["Button A: calls Model.save", "onTapGesture: sets isOpen"], "\(found)")
  }

  @Test("A member of a shared object has another type than the object") func sharedMembers() throws {
    let found = try ControlEffectTests.effects(
      inBody: """
        Button("A") { let window = Tank.shared.windows.first; window?.close() }
        Button("B") { let tank = Tank.shared; tank.close() }
        """, "",
      "final class Tank { static let shared = Tank(); var windows: [Window] = []; func close() {} }")
    #expect(found == ["Button A: calls window.close", "Button B: calls Tank.close"], "\(found)")
  }

  @Test("An address of which a literal is only a part is shown as it is written") func addresses() throws {
    let found = try ControlEffectTests.effects(
      inBody: """
        Link("A", destination: base.appending(path: "templates"))
        Link("B", destination: URL(string: "https://example.org")!)
        """, "let base: URL")
    #expect(
      found == ["Link A: opens base.appending(path: \"templates\")", "Link B: opens https://example.org"], "\(found)")
  }

  @Test("The actions of a view can have a type with another name, and be named with their feature") func actions()
    throws
  {
    let found = try ControlEffectTests.effects(
      """
      import ComposableArchitecture
      @Reducer struct Reed { struct State {} ; enum Action { case depthChanged(Bool) } }
      @Reducer struct Pond {
        struct State { var depth = 1 }
        enum Action { case view(ShoreAction), depthChanged(Bool)
          enum ShoreAction { case drained } }
        var body: some ReducerOf<Self> { EmptyReducer() }
      }
      @ViewAction(for: Pond.self) struct Lake: View {
        let store: StoreOf<Pond>
        var body: some View {
          Button("A") { send(.drained) }
          Toggle("B", isOn: store.binding(get: \\.isDeep, send: Pond.Action.depthChanged))
        }
      }
      """)
    #expect(
      found == ["Button A: sends Pond.Action.ShoreAction.drained", "Toggle B: sends Pond.Action.depthChanged"],
      "\(found)")
  }

  @Test("A link with a value in a list sets the selection of the list")
  func selections() throws {
    let found = try ControlEffectTests.effects(
      inBody: """
        List(selection: $model.names) { ForEach(items) { item in NavigationLink("A", value: item) } }
        List { NavigationLink("B", value: depth) }
        """)
    #expect(
      found.map { $0.replacing("writes Model", with: "sets model") } == [
        "NavigationLink A: sets model.names", "NavigationLink B: ",
      ], "\(found)")
  }
}
