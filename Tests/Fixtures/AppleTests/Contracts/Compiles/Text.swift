import SwiftUI

private let name = "Ada"
private let part = "Ada Lovelace".prefix(3)
private let maybe: String? = nil

// case: a literal beside a variable
struct LiteralBesideVariable: View {
  var body: some View {
    Text("literal")
    Text(name)
  }
}
// case: an interpolation, a substring and a concatenation
struct OtherStrings: View {
  var body: some View {
    Text("hello \(name), you are \(36) and \(1.8) m")
    Text(part)
    Text("a" + name)
    Text(maybe ?? "nobody")
    Text(String(format: "%d", 3))
  }
}
// case: a choice of two literals
func choice(_ isA: Bool) -> Text { Text(isA ? "a" : "b") }
// case: a key made from a variable
func key() -> Text { Text(LocalizedStringKey(name)) }
// case: styles of a text are a text
func styled() -> Text { Text("a").bold().italic().font(.title).foregroundStyle(.red).underline() }
// case: a text inside of a text
func nested() -> Text { Text("a \(Text("b").bold()) c") }
// case: a value with a format
func formatted() -> Text { Text(0.5, format: .percent) }
// case: a label with each kind of title
struct Labels: View {
  var body: some View {
    Label("Star", systemImage: "star")
    Label(name, systemImage: "star")
    Label { Text("a") } icon: { Image(systemName: "star") }
  }
}
// case: buttons with each kind of title
struct Buttons: View {
  var body: some View {
    Button("a") {}
    Button(name) {}
    Button("a", role: .destructive) {}
    Button("a", systemImage: "star") {}
    Button(role: .cancel) {} label: { Text("a") }
    Button(action: {}) { Text("a") }
  }
}
// case: fonts by style, size and name
let fonts: [Font] = [.body, .system(size: 12), .system(.title, design: .rounded, weight: .bold), .custom("A", size: 3), .body.bold()]
// case: an interpolated image
func withSymbol() -> Text { Text("\(Image(systemName: "star")) new") }
