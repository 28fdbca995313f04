import SwiftUI

private let names = ["a"]
struct Plain { var title = "" }

struct NumberInBody: View {
  var body: some View {
    Text("a")
    1  // error: static method 'buildExpression' requires that 'Int' conform to 'View'
  }
}
struct StringInBody: View {
  var body: some View {
    VStack {
      "a"  // error: static method 'buildExpression' requires that 'String' conform to 'View'
      Text("b")
    }
  }
}
struct LoopInBody: View {
  var body: some View {
    VStack {
      for name in names { Text(name) }  // error: closure containing control flow statement cannot be used with result builder 'ViewBuilder'
    }
  }
}
struct WhileInBody: View {
  var body: some View {
    VStack {
      while true { Text("a") }  // error: closure containing control flow statement cannot be used with result builder 'ViewBuilder'
    }
  }
}
struct NotAView: View {
  var body: some View {
    VStack { Plain() }  // error: static method 'buildExpression' requires that 'Plain' conform to 'View'
  }
}
struct VoidInBody: View {
  var body: some View {
    VStack { print("a") }  // error: type '()' cannot conform to 'View'
  }
}
struct TwoTypes: View {
  var isOn = true
  var body: some View {  // error: function declares an opaque return type 'some View', but the return statements in its body do not have matching underlying types
    if isOn { return Text("a") }
    return Image(systemName: "a")
  }
}
struct NoBody: View {}  // error: type 'NoBody' does not conform to protocol 'View'
struct WrongBody: View {  // error: type 'WrongBody' does not conform to protocol 'View'
  var body: String { "a" }
}
struct UnknownModifier: View {
  var body: some View { Text("a").paddding() }  // error: value of type 'Text' has no member 'paddding'
}
struct UnknownName: View {
  var body: some View { Texxt("a") }  // error: cannot find 'Texxt' in scope
}
struct NotIdentifiable: View {
  var body: some View { ForEach([Plain()]) { Text($0.title) } }  // error: referencing initializer 'init(_:content:)' on 'ForEach' requires that 'Plain' conform to 'Identifiable'
}
struct NotHashableID: View {
  var body: some View { ForEach([Plain()], id: \.self) { Text($0.title) } }  // error: generic struct 'ForEach' requires that 'Plain' conform to 'Hashable'
}
struct WrongKeyPath: View {
  var body: some View { ForEach([Plain()], id: \.identifier) { Text($0.title) } }  // error: generic parameter 'C' could not be inferred | cannot convert value of type '[Plain]' to expected argument type 'Binding<C>' | cannot infer key path type from context; consider explicitly specifying a root type | initializer 'init(_:)' requires that 'Binding<Subject>' conform to 'StringProtocol'
}
struct MissingContent: View {
  var body: some View { List(names) }  // error: generic parameter 'Content' could not be inferred | cannot convert value of type '[String]' to expected argument type '() -> Content' | missing argument label 'content:' in call
}
struct GroupOfNothingAView: View {
  var body: some View { Group { Plain() } }  // error: no exact matches in reference to static method 'buildExpression'
}
struct EmptyModifierBody: ViewModifier {}  // error: type 'EmptyModifierBody' does not conform to protocol 'ViewModifier'
struct WrongModifierBody: ViewModifier {
  func body(content: Content) -> some View { content.title }  // error: value of type 'WrongModifierBody.Content' (aka '_ViewModifier_Content<WrongModifierBody>') has no member 'title'
}
struct NotAModifier: View {
  var body: some View { Text("a").modifier(Plain()) }  // error: struct 'ViewBuilder' requires that 'Plain' conform to 'ViewModifier'
}
struct ThrowingBody: View {
  func load() throws -> String { "a" }
  var body: some View { Text(try load()) }  // error: errors thrown from here are not handled
}
struct AsyncBody: View {
  func load() async -> String { "a" }
  var body: some View { Text(load()) }  // error: 'async' call in a function that does not support concurrency
}
