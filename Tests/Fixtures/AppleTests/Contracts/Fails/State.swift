import SwiftUI

@MainActor final class Model: ObservableObject {
  @Published var term = ""
  let fixed = 1
}
@Observable final class Store { var name = "" }

struct BindingWithDefault: View {
  @Binding var names: [String] = []  // error: incorrect argument label in call (have 'wrappedValue:', expected 'projectedValue:') | cannot convert value of type '[Any]' to specified type 'Binding<[String]>'
  var body: some View { Text("a") }
}
struct ChangesItself: View {
  var count = 0
  var body: some View { Button("a") { count += 1 } }  // error: left side of mutating operator isn't mutable: 'self' is immutable
}
struct PublishedInStruct {
  @Published var term = ""  // error: 'wrappedValue' is unavailable: @Published is only available on properties of classes
  func read() -> String { term }
}
struct BindingOfPlainProperty: View {
  var isOn = false
  var body: some View { Toggle("a", isOn: $isOn) }  // error: cannot find '$isOn' in scope
}
struct StateObjectOfPlainClass: View {
  final class Plain {}
  @StateObject private var plain = Plain()  // error: generic struct 'StateObject' requires that 'StateObjectOfPlainClass.Plain' conform to 'ObservableObject'
  var body: some View { Text("a") }
}
struct ObservedOfObservable: View {
  @ObservedObject var store: Store  // error: generic struct 'ObservedObject' requires that 'Store' conform to 'ObservableObject'
  var body: some View { Text(store.name) }
}
struct EnvironmentOfObservableObject: View {
  @Environment(Model.self) private var model  // error: no exact matches in call to initializer
  var body: some View { Text("a") }
}
struct EnvironmentObjectOfObservable: View {
  @EnvironmentObject private var store: Store  // error: generic struct 'EnvironmentObject' requires that 'Store' conform to 'ObservableObject'
  var body: some View { Text("a") }
}
struct UnknownEnvironment: View {
  @Environment(\.flavour) private var flavour  // error: no exact matches in call to initializer | cannot infer key path type from context; consider explicitly specifying a root type
  var body: some View { Text("a") }
}
struct WritesEnvironment: View {
  @Environment(\.locale) private var locale
  var body: some View { Button("a") { locale = .current } }  // error: cannot assign to property: 'locale' is a get-only property
}
struct BindingToConstant: View {
  @ObservedObject var model: Model
  var body: some View { Stepper("a", value: $model.fixed) }  // error: cannot assign to property: 'fixed' is a 'let' constant
}
struct MissingArgument: View {
  @Binding var name: String
  var body: some View { Text(name) }
}
struct Caller: View {
  var body: some View { MissingArgument() }  // error: missing argument for parameter 'name' in call
}
struct PassesValueForBinding: View {
  @State private var name = ""
  var body: some View { MissingArgument(name: name) }  // error: cannot convert value 'name' of type 'String' to expected type 'Binding<String>', use wrapper instead
}
struct EnvironmentKeyWithoutDefault: EnvironmentKey {}  // error: type 'EnvironmentKeyWithoutDefault' does not conform to protocol 'EnvironmentKey'
struct ChangeOfNotEquatable: View {
  struct Plain {}
  var plain = Plain()
  var body: some View { Text("a").onChange(of: plain) {} }  // error: instance method 'onChange(of:initial:_:)' requires that 'ChangeOfNotEquatable.Plain' conform to 'Equatable'
}
struct PreferenceWithoutReduce: PreferenceKey {  // error: type 'PreferenceWithoutReduce' does not conform to protocol 'PreferenceKey'
  static let defaultValue = 0
}
struct DestinationOfNotHashable: View {
  struct Plain {}
  var body: some View { Text("a").navigationDestination(for: Plain.self) { _ in Text("b") } }  // error: instance method 'navigationDestination(for:destination:)' requires that 'DestinationOfNotHashable.Plain' conform to 'Hashable'
}
struct TagOfNotHashable: View {
  struct Plain {}
  var body: some View { Text("a").tag(Plain()) }  // error: instance method 'tag(_:includeOptional:)' requires that 'TagOfNotHashable.Plain' conform to 'Hashable'
}
func readsMainActorModel(_ model: Model) -> String { model.term }  // error: main actor-isolated property 'term' can not be referenced from a nonisolated context
struct AppWithoutScene: App {
  var body: some Scene { Text("a") }  // error: static method 'buildExpression' requires that 'Text' conform to 'Scene'
}
