import LimnCatalog
import Testing

/// What the controls and triggers of views do, and the code that handles actions.
@Suite struct ControlEffectTests {
  /// The effects of the controls of a view, such as `Button Save: calls Model.save, sets isOpen`.
  static func effects(_ code: String, of view: String = "Lake", _ more: [String: String] = [:]) throws
    -> [String]
  {
    let home = "import SwiftUI\n@main struct PondApp: App { var body: some Scene { WindowGroup { Lake() } } }\n"
    let files = ["PondApp/PondApp.swift": home, "PondApp/Code.swift": "import SwiftUI\n\(code)\n"]
    let index = try ReadApp(files: files.merging(more) { $1 }).catalog().index
    let entity = index.entities.values.first { $0.name == view && $0.module != nil }
    let actions = (entity?.outputs ?? []).filter { $0.does != nil }
    return ((entity?.effects ?? []).map { ($0.name, $0.does) } + actions.map { ($0.name, $0.does) }).map { name, does in
      let words = (does ?? []).map { effect in
        let names = [effect.to?.split(separator: "/").last.map(String.init), effect.name].compactMap(\.self)
        return effect.verb + (names.isEmpty ? "" : " " + names.joined(separator: "."))
      }
      return "\(name): " + words.joined(separator: ", ")
    }
  }

  /// The effects of the controls in a view with some state and a model.
  static func effects(inBody body: String, _ members: String = "", _ types: String = "") throws -> [String] {
    try effects(
      """
      @Observable final class Model { var count = 0; var isOpen = false; var names: [String] = []
        func save() {} ; func insert(_ name: String) {} ; func undo() {} ; static func reset() {} }
      struct Lake: View {
        @State private var model = Model()
        @State private var isOpen = false
        @State private var items: [Int] = []
        @AppStorage("depth") private var depth = 1
        @Environment(\\.dismiss) private var dismiss: DismissAction
        @Environment(\\.openURL) private var openURL
        @Environment(\\.modelContext) private var modelContext
        var onRemove: (() -> Void)?
        var body: some View { VStack { \(body) } }
        \(members)
      }
      \(types)
      """)
  }

  @Test("The title and the label of a control do not run, wherever they are")
  func labels() throws {
    let found = try Self.effects(
      inBody: """
        Button(model.title()) { isOpen = true }
        Button("A") { isOpen = true } label: { Text(model.title()) }
        Button(action: { model.save() }) { Text(model.title()) }
        Button("B", action: model.save)
        Button(model.title(), action: save)
        RoundButton("D", tapAction: save)
        RoundButton("C", icon: { model.title() }, onTap: { depth = 2 })
        Toggle(isOn: $isOpen) { Text(model.title()) }
        """, "func save() { model.undo() }")
    #expect(
      found == [
        "Button: calls Model.save", "Button A: sets isOpen", "Button B: calls Model.save",
        "Button model.title(): sets isOpen", "Button model.title(): calls Model.undo", "RoundButton C: sets depth",
        "RoundButton D: calls Model.undo", "Toggle: sets isOpen",
      ])
  }

  @Test("Controls of values set their binding, a link opens its screen, and any modifier for an event runs its closure")
  func furtherControls() throws {
    let found = try Self.effects(
      inBody: """
        Picker("A", selection: $depth) { Text(model.title()) }
        TextField("B", text: self.$model.name)
        Slider(value: $depth) { changed in isOpen = changed }
        NavigationLink { Ocean(depth: model.insert("")).onAppear { model.save() } } label: { Button("") { depth = 2 } }
        Text("").onKeyDown { model.save() }
        Text("").gesture(DragGesture().onEnded { _ in depth = 1 })
        """, "", "struct Ocean: View { var depth: Void\n var body: some View { Text(\"\") } }")
    #expect(
      found == [
        "Button : sets depth", "NavigationLink: opens Ocean", "Picker A: sets depth", "Slider: sets depth",
        "TextField B: sets model.name", "onAppear: calls Model.save", "onEnded: sets depth",
        "onKeyDown: calls Model.save",
      ], "\(found)")
  }

  @Test("Triggers run their closures and functions, not what they observe")
  func triggers() throws {
    let found = try Self.effects(
      inBody: """
        Text("").onChange(of: model.title()) { model.save() }
        Text("").onAppear(perform: model.save).onSubmit(load)
        Text("").onReceive(model.title()) { depth = $0 }
        Text("").onDrop(of: [], isTargeted: $isOpen) { _ in load() }
        Text("").task(id: isOpen) { await load() }
        Text("").onChange(of: model.title(), load)
        Text("").onLongPressGesture { depth = 1 } onPressingChanged: { isOpen = $0 }
        """, "func load() { items = [] }")
    #expect(
      found == [
        "onAppear: calls Model.save", "onChange: calls Model.save", "onChange: sets items",
        "onDrop: sets items, sets isOpen",
        "onLongPressGesture: sets depth, sets isOpen", "onReceive: sets depth", "onSubmit: sets items",
        "task: sets items",
      ])
  }

  @Test("Assignments, operators, changing calls, and bindings set state, but not that of variables with the same name")
  func changes() throws {
    let found = try Self.effects(
      inBody: """
        Button("A") { depth += 1; self.isOpen.toggle(); items[0] = 1; items.append(2) }
        Button("B") { model.count += 1; model.names.removeValue(at: 0); model.isOpen = !isOpen }
        Button("C") { let depth = 0; var items = [depth]; items.append(1); for isOpen in [true] { isOpen = false } }
        Button("D") { if depth == 1, items != [] { isOpen == true } ; model.insert("") }
        Button("E") { items.forEach { depth in depth += 1 }; depth = 2; UIPasteboard.general.string = "" }
        Toggle("F", isOn: $model.isOpen)
        Toggle("G", isOn: $isOpen.animation())
        Toggle("G", isOn: $style.isWide.inverted())
        Button("G") { style.isWide.toggle() }
        Toggle("H", isOn: Binding(get: { model.title() }, set: { depth = $0 ? 1 : 0 }))
        """, "@Environment(Style.self) private var style")
    #expect(
      found == [
        "Button A: sets depth, sets isOpen, sets items",
        "Button B: writes Model.count, writes Model.names, writes Model.isOpen", "Button C: ",
        "Button D: calls Model.insert", "Button E: sets depth, sets UIPasteboard.general.string",
        "Button G: sets style.isWide", "Toggle F: writes Model.isOpen", "Toggle G: sets isOpen",
        "Toggle G: sets style.isWide",
        "Toggle H: sets depth",
      ])
  }

  @Test("What is done with objects in parameters and variables, with globals, and by functions of libraries is listed")
  func objectsOutside() throws {
    let found = try Self.effects(
      inBody: """
        Button("A") { let panel = NSSavePanel(); panel.title = ""; panel.begin { _ in depth = 1 } }
        Button("B") { perform { context in context.delete(depth); context.insert(depth); context.name = "" } }
        Button("C") { if let window = UIWindow.key { window.isHidden = true; let name: String; name = window.title() } }
        Button("D") { Task { _ = try? await remote.load(); let all = await remote.all(); print(all.first()) } }
        Button("E") { withAnimation { depth = 1 }; exit(0) }
        Button("F") { move(panel: nil); model.names.forEach { $0.title = ""; $0.close() } }
        Button("G") { if let window = UIWindow.key { window.views.append(depth) } }
        SignInWithAppleButton(.signIn) { request in prepare(request) } onCompletion: { _ in depth = 1 }
        TextField("G", text: .init(get: { "" }, set: { model.insert($0) })) { depth = 1 }
        Text("").onDrag { depth = 1 } preview: { Text("\\(model.undo())") }
        Text("").searchField(isActive: $isOpen) { Text("") }
        """, "func move(panel: NSPanel?) { panel?.close() }")
    #expect(
      found == [
        "Button A: calls NSSavePanel.begin, sets depth",
        "Button B: calls perform, calls context.delete, calls context.insert, sets context.name",
        "Button C: sets UIWindow.isHidden", "Button D: calls remote.load, calls remote.all",
        "Button E: calls exit, sets depth", "Button F: calls NSPanel.close",
        "Button G: sets UIWindow.views",
        "SignInWithAppleButton .signIn: calls prepare, sets depth",
        "TextField G: calls Model.insert, sets depth", "onDrag: sets depth",
      ], "\(found)")
  }

  @Test("What is presented closes itself, and only what stands above a control presents something for it")
  func closes() throws {
    let types = """
      @Observable final class Model { var isOpen = false }
      struct Lake: View { @State private var model = Model(); @State private var isAsking = false
        var body: some View {
          Boat(model: model)
            .sheet(isPresented: $model.isOpen) { Reed(model: model); Button("Done") { model.isOpen.toggle() } }
            .alert("", isPresented: $isAsking) { Button("No") { isAsking.toggle() } } } }
      struct Sea: View { @State var model: Model
        var body: some View { Text("").sheet(isPresented: $model.isOpen) { Shore() } } }
      struct Shore: View { var body: some View { Text("") } }
      struct Reed: View { var model: Model; var body: some View { Button("Close") { model.isOpen = false } } }
      struct Boat: View { var model: Model; var body: some View { Button("Sail") { model.isOpen = true } } }
      """
    #expect(
      try Self.effects(types) == ["Button Done: writes Model.isOpen, closes Reed", "Button No: sets isAsking"])
    #expect(try Self.effects(types, of: "Reed") == ["Button Close: writes Model.isOpen, closes Reed"])
    #expect(try Self.effects(types, of: "Boat") == ["Button Sail: writes Model.isOpen, opens Reed"])
  }

  @Test("A control is named by its first argument or its label, and own views with code are controls")
  func names() throws {
    let found = try Self.effects(
      inBody: """
        Button { depth = 1 } label: { Label("Save", systemImage: "a") }
        Button(role: .destructive) { depth = 2 } label: { Text("Delete") }
        Toggle(isOn: Binding($isOpen)) { Text("Wide") }
        Row(onPick: { depth = 3 })
        CloseButton()
        Text("").accessibilityAction { depth = 4 }
        let _ = Event.onPick(depth)
        """, "",
      """
      enum Event { case onPick(Int) }
      struct Row: View { var onPick: () -> Void; var body: some View { Text("") } }
      """)
    #expect(
      found == [
        "Button Delete: sets depth", "Button Save: sets depth", "Row: sets depth", "Toggle Wide: sets isOpen",
        "accessibilityAction: sets depth",
      ], "\(found)")
  }

  @Test("Of functions with one name that present different screens, none is known to be called")
  func overloads() throws {
    let found = try Self.effects(
      """
      struct Lake: View { var guide: Guide; var body: some View { Button("Go") { guide.push(1) } } }
      struct Shore: View { var body: some View { Text("") } }
      final class Guide { func push(_ number: Int) { print(number) }
        func push(_ name: String) { UIHostingController(rootView: Shore()).show() } }
      """)
    #expect(found == ["Button Go: calls Guide.push"])
  }

  @Test("Own functions are followed, and closures and values of the environment are called")
  func calls() throws {
    let found = try Self.effects(
      inBody: """
        Button("A") { first() }
        Button("B") { onRemove?(); self.onRemove?(); dismiss() }
        Button("C", action: onRemove ?? {})
        Button("D", action: dismiss.callAsFunction)
        Button("E") { modelContext.insert(1); openURL(URL(string: "https://example.org/a")!) }
        Button("F") { Self.clear(); Lake.clear() }
        Button("G") { wait() }
        Button("H") { modelContext.container.erase(); logger.info(""); DispatchQueue.main.async { player.play() } }
        Button("J") { Index.default().erase(); NSApp.terminate(nil); let a = NSApp.count(); print(player.time(), a) }
        row { depth = 1 }
        """,
      """
      func first() { second() } ; func second() { first(); model.save() } ; static func clear() { Model.reset() }
      func wait() { print("") } ; let player = AVPlayer() ; let logger = Logger()
      func row(onTap: @escaping () -> Void, count: Int) -> some View {
        Button("I") { onTap(); print(count) }.onTapGesture(perform: onTap)
      }
      """)
    #expect(
      found == [
        "Button A: calls Model.save", "Button B: calls onRemove, dismisses", "Button C: ",
        "Button D: dismisses",
        "Button E: calls modelContext.insert, opens https://example.org/a", "Button F: calls Model.reset",
        "Button G: calls wait", "Button H: calls modelContext.container.erase, calls player.play",
        "Button I: calls onTap",
        "Button J: calls NSApp.terminate",
        "onTapGesture: calls onTap",
      ])
  }

  @Test("Setting the state that presents a screen opens it, also through a model or a binding of another view")
  func opens() throws {
    let found = try Self.effects(
      inBody: """
        Button("A") { isOpen = true }
        Button("B") { isOpen = false }
        Button("C") { model.isOpen.toggle() }
        Button("D") { isAsking = true }
        Button("E") { isImporting = true }
        Button("F") { place = .shore }
        Button("G") { place = nil }
        Boat(isSailing: $isSailing)
        Text("").sheet(isPresented: $isOpen) { Shore() } .popover(isPresented: $model.isOpen) { Reed() }
          .alert("", isPresented: $isAsking) { Button("OK") {} } .fileImporter(isPresented: $isImporting) { _ in }
          .fullScreenCover(item: $place) { place in switch place { case .shore: Shore() case .reed: Reed() } }
          .sheet(isPresented: $isSailing) { Reed() }
        """,
      """
      @State private var isAsking = false; @State private var isImporting = false; @State private var place: Place?
      @State private var isSailing = false
      """,
      """
      enum Place { case shore, reed }
      struct Shore: View { var body: some View { Text("") } }
      struct Reed: View { var body: some View { Text("") } }
      struct Boat: View { @Binding var isSailing: Bool
        var body: some View { Button("Sail") { isSailing = true } } }
      """)
    #expect(
      found == [
        "Button A: opens Shore, sets isOpen", "Button B: closes Shore, sets isOpen",
        "Button C: writes Model.isOpen, opens Reed",
        "Button D: opens the alert, sets isAsking", "Button E: opens the file importer, sets isImporting",
        "Button F: opens Shore, sets place", "Button G: sets place", "Button OK: ",
      ])
    let sail = try Self.effects(
      """
      struct Lake: View { @State private var isSailing = false
        var body: some View { Boat(isSailing: $isSailing).sheet(isPresented: $isSailing) { Reed() } } }
      struct Reed: View { var body: some View { Text("") } }
      struct Boat: View { @Binding var isSailing: Bool
        var body: some View { Button("Sail") { isSailing = true } } }
      """, of: "Boat")
    #expect(sail == ["Button Sail: opens Reed, sets isSailing"])
    let fish = try Self.effects(
      """
      @Observable final class Model { var isOpen = false }
      struct Lake: View { @Environment(Model.self) private var model
        var body: some View {
          @Bindable var model = model
          Fish().sheet(isPresented: $model.isOpen) { reeds() } } }
      struct Reed: View { var body: some View { Text("") } }
      struct Fish: View { @Environment(Model.self) private var model
        var body: some View { Button("Feed") { model.isOpen = true } } }
      """, of: "Fish",
      ["PondApp/Reeds.swift": "import SwiftUI\nextension Lake { func reeds() -> some View { VStack { Reed() } } }\n"])
    #expect(fish == ["Button Feed: writes Model.isOpen, opens Reed"])
  }

  @Test("Functions that the app adds to types of the system are called, and static functions of values")
  func extensions() throws {
    let found = try Self.effects(
      inBody: """
        Button("A") { FileManager.default.erase(); UIApplication.top() }
        Button("B") { Fish.feed(); FileManager.default.remove(at: 1); FileManager.top() }
        ForEach(items) { (fish: Fish) in Button("C") { fish.isHungry = false } }
        Button("D") { var fish = Fish(); fish.isHungry = false; Fish.feed() }
        """, "",
      """
      struct Fish { var isHungry = true; static func feed() {} }
      extension FileManager { func erase() {} }
      extension UIApplication { static func top() {} }
      """)
    #expect(
      found == [
        "Button A: calls FileManager.erase, calls UIApplication.top",
        "Button B: calls Fish.feed, calls FileManager.default.remove, calls FileManager.top",
        "Button C: writes Fish.isHungry", "Button D: calls Fish.feed",
      ])
  }

  @Test("The control of a nested view or style is listed there only")
  func nested() throws {
    let code = """
      struct Lake: View {
        var body: some View { Fish() }
        struct Fish: View { @State var isHungry = true; var body: some View { Button("Feed") { isHungry = false } } }
        struct Wave: ButtonStyle { func makeBody(_ c: Configuration) -> some View { c.label.onHover { _ in rise() }.onTapGesture { rise() } }; func rise() {} }
      }
      """
    #expect(try Self.effects(code) == [])
    #expect(try Self.effects(code, of: "Lake.Wave") == ["onHover: calls rise", "onTapGesture: calls rise"])
    #expect(try Self.effects(code, of: "Lake.Fish") == ["Button Feed: sets isHungry"])
  }

  @Test("An action does what the branches of its case do, and the functions that handle it")
  func actions() throws {
    let found = try Self.effects(
      """
      import ComposableArchitecture
      @Reducer struct Pond {
        @ObservableState struct State { var depth = 0; var fish: [Int] = [] }
        enum Action { case feed, drain(Int), wait }
        let model: Model
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            if case .wait = action { model.save() }
            switch action {
            case .feed:
              state.fish.append(1)
              return .run { _ in model.save() }
            case .drain(let depth): state.depth -= depth; return sink(&state)
            case .wait: return .none
            }
          }
        }
        func sink(_ state: inout State) -> Effect<Action> { state.fish = []; return .none }
      }
      final class Model { func save() {} }
      """, of: "Pond")
    #expect(
      found == ["feed: calls Model.save, sets fish", "drain: sets depth, sets fish", "wait: calls Model.save"])
  }

  @Test("The cases of an action that is the value of another one are sent and handled too")
  func nestedActions() throws {
    let code = """
      import ComposableArchitecture
      @Reducer struct Pond {
        @ObservableState struct State { var depth = 0 }
        enum Action { case view(View)
          enum View { case deepened, drained } }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case let .view(viewAction):
              switch viewAction { case .deepened: state.depth += 1; return .none
                case .drained: state.depth = 0; return .none } } } } }
      struct Lake: SwiftUI.View { let store: StoreOf<Pond>
        var body: some SwiftUI.View { Button("A") { store.send(.view(.drained)) } } }
      """
    #expect(try Self.effects(code) == ["Button A: sends Pond.Action.view, sends Pond.Action.View.drained"])
    #expect(try Self.effects(code, of: "Pond.Action.View") == ["deepened: sets depth", "drained: sets depth"])
  }
}
