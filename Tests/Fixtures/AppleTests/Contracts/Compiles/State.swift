import SwiftUI

struct Person: Identifiable, Equatable {
  var id = 0
  var name = ""
}
@MainActor @Observable final class Store {
  var person = Person()
  var people: [Person] = []
  var isOn = false
}
@MainActor final class Model: ObservableObject {
  @Published var term = ""
  @Published private(set) var count = 0
}

// case: a binding into an observable store
struct StoreView: View {
  @State private var store = Store()
  var body: some View {
    TextField("Name", text: $store.person.name)
    Toggle("On", isOn: $store.isOn)
  }
}
// case: a bindable parameter
struct BindableView: View {
  @Bindable var store: Store
  var body: some View { TextField("Name", text: $store.person.name) }
}
// case: a bindable local
struct LocalBindable: View {
  @Environment(Store.self) private var store
  var body: some View {
    @Bindable var store = store
    Toggle("On", isOn: $store.isOn)
  }
}
// case: a binding parameter without a default
struct BindingView: View {
  @Binding var person: Person
  var body: some View { TextField("Name", text: $person.name) }
}
// case: a parent that hands its state down
struct Parent: View {
  @State private var person = Person()
  var body: some View { BindingView(person: $person) }
}
// case: observed and state objects
struct ObservingView: View {
  @StateObject private var own = Model()
  @ObservedObject var given: Model
  var body: some View {
    TextField("a", text: $own.term)
    TextField("b", text: $given.term)
    Text("\(own.count)")
  }
}
// case: a state object made in the initializer
struct MadeInInit: View {
  @StateObject private var model: Model
  init() { _model = StateObject(wrappedValue: Model()) }
  var body: some View { Text(model.term) }
}
// case: an environment object
struct EnvironmentView: View {
  @EnvironmentObject private var model: Model
  var body: some View { TextField("a", text: $model.term) }
}
// case: environment values
struct ReadsEnvironment: View {
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.dismiss) private var dismiss
  @Environment(\.locale) private var locale
  @Environment(Store.self) private var maybe: Store?
  var body: some View {
    Button(colorScheme == .dark ? "dark" : "light") { dismiss() }
  }
}
// case: an own environment value
extension EnvironmentValues {
  @Entry var flavour = "plain"
}
struct Flavoured: View {
  @Environment(\.flavour) private var flavour
  var body: some View { Text(flavour).environment(\.flavour, "sweet") }
}
// case: an own environment key
private struct DepthKey: EnvironmentKey { static let defaultValue = 0 }
extension EnvironmentValues {
  var depth: Int {
    get { self[DepthKey.self] }
    set { self[DepthKey.self] = newValue }
  }
}
// case: a state without a value
struct OptionalState: View {
  @State private var person: Person?
  var body: some View {
    if let person { Text(person.name) }
    if let binding = Binding($person) { TextField("a", text: binding.name) }
  }
}
// case: a constant and a computed binding
struct Bindings: View {
  @State private var count = 0
  var body: some View {
    Toggle("a", isOn: .constant(true))
    Toggle("b", isOn: Binding(get: { count > 0 }, set: { count = $0 ? 1 : 0 }))
  }
}
// case: a focus state
struct Focus: View {
  enum Field: Hashable { case name }
  @State private var name = ""
  @FocusState private var field: Field?
  var body: some View { TextField("Name", text: $name).focused($field, equals: .name) }
}
// case: stored settings
struct Settings: View {
  @AppStorage("count") private var count = 0
  var body: some View { Stepper("Count", value: $count) }
}
// case: a change that is noticed
struct Changes: View {
  @State private var count = 0
  var body: some View {
    Text("\(count)")
      .onChange(of: count) { old, new in print(old, new) }
      .onChange(of: count) { print("changed") }
      .task { count += 1 }
      .task(id: count) { await Task.yield() }
      .onAppear { count = 1 }
  }
}
// case: a dynamic property of the app
@MainActor struct Counter: DynamicProperty {
  @State var count = 0
}
// case: bindings of a collection's elements
struct Elements: View {
  @State private var people = [Person()]
  var body: some View { ForEach($people) { $person in TextField("Name", text: $person.name) } }
}
// case: a closure that takes a binding
struct Hosting<Value, Content: View>: View {
  @State var value: Value
  @ViewBuilder let content: (Binding<Value>) -> Content
  var body: some View { content($value) }
}
@MainActor func hosting() -> some View { Hosting(value: "a") { $state in TextField("a", text: $state) } }
