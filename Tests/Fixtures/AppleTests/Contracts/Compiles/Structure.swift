import SwiftUI

struct Item: Identifiable, Hashable {
  let id: Int
  var title = ""
}

// case: a nonisolated helper that chains modifiers
nonisolated func helper() -> some View {
  Text("a").padding().background(.red).frame(maxWidth: .infinity, alignment: .leading).font(.title).foregroundStyle(.secondary)
}
// case: conditions
struct Conditions: View {
  var isOn = true
  var item: Item?
  var body: some View {
    if isOn { Text("a") }
    if isOn { Text("b") } else { Image(systemName: "star") }
    if let item { Text(item.title) }
    switch item?.id {
    case 1?: Text("one")
    default: EmptyView()
    }
  }
}
// case: a property that builds views
struct Builders: View {
  @ViewBuilder var header: some View {
    Text("a")
    Text("b")
  }
  @ViewBuilder func row(_ title: String) -> some View { if title.isEmpty { Divider() } else { Text(title) } }
  var body: some View {
    header
    row("x")
  }
}
// case: an own container
struct Card<Content: View>: View {
  let title: LocalizedStringKey
  @ViewBuilder let content: Content
  var body: some View {
    VStack(alignment: .leading) {
      Text(title)
      content
    }
  }
}
// case: an own modifier
struct Emphasis: ViewModifier {
  @State private var isOn = false
  func body(content: Content) -> some View { content.bold(isOn) }
}
extension View {
  func emphasis() -> some View { modifier(Emphasis()) }
}
// case: thirty children
struct Many: View {
  var body: some View {
    VStack {
      Text("1"); Text("2"); Text("3"); Text("4"); Text("5"); Text("6"); Text("7"); Text("8"); Text("9"); Text("10")
      Text("11"); Text("12"); Text("13"); Text("14"); Text("15"); Text("16"); Text("17"); Text("18"); Text("19"); Text("20")
      Text("21"); Text("22"); Text("23"); Text("24"); Text("25"); Text("26"); Text("27"); Text("28"); Text("29"); Text("30")
    }
  }
}
// case: views made of data
struct Data1: View {
  var items: [Item] = []
  var body: some View {
    ForEach(items) { Text($0.title) }
    ForEach(items, id: \.id) { item in Text(item.title) }
    ForEach(0..<3) { Text("\($0)") }
    List(items) { Text($0.title) }
    List(["a"], id: \.self) { Text($0) }
  }
}
// case: stacks, grids and scrolling
struct Layouts: View {
  var body: some View {
    ScrollView(.horizontal) { HStack(alignment: .top, spacing: 3) { Spacer(minLength: 2) } }
    ZStack(alignment: .bottomTrailing) { Color.red; Text("a") }
    LazyVGrid(columns: [GridItem(.flexible()), GridItem(.fixed(30))], spacing: 2) { Text("a") }
    LazyVStack(alignment: .leading) { Text("a") }
    Grid { GridRow { Text("a"); Text("b").gridCellColumns(2) } }
  }
}
// case: lists with sections and editing
struct Editing: View {
  @State private var items: [Item] = []
  @State private var chosen: Item.ID?
  var body: some View {
    List(selection: $chosen) {
      Section("a") { ForEach(items) { Text($0.title).tag($0.id) }.onDelete { items.remove(atOffsets: $0) } }
      Section { Text("b") } header: { Text("h") } footer: { Text("f") }
    }
    .listStyle(.insetGrouped)
  }
}
// case: navigation by values
struct Navigating: View {
  @State private var path: [Item] = []
  var body: some View {
    NavigationStack(path: $path) {
      NavigationLink("Go", value: Item(id: 1))
        .navigationTitle("Home")
        .navigationDestination(for: Item.self) { Text($0.title) }
        .toolbar { ToolbarItem(placement: .primaryAction) { Button("Add") {} } }
    }
  }
}
// case: presentations
struct Presenting: View {
  @State private var isShown = false
  @State private var item: Item?
  var body: some View {
    Text("a")
      .sheet(isPresented: $isShown) { Text("s") }
      .sheet(item: $item) { Text($0.title) }
      .alert("Sure?", isPresented: $isShown) { Button("Yes", role: .destructive) {} } message: { Text("m") }
      .confirmationDialog("Which?", isPresented: $isShown) { Button("A") {} }
  }
}
// case: an erased view
func erased(_ isA: Bool) -> AnyView { isA ? AnyView(Text("a")) : AnyView(Color.red) }
// case: a group and an optional as views
struct Optionals: View {
  var text: Text?
  var body: some View {
    Group {
      text
      Text("b")
    }.padding(.horizontal, 4)
  }
}
// case: a preference
struct WidthKey: PreferenceKey {
  static let defaultValue = 0.0
  static func reduce(value: inout Double, nextValue: () -> Double) { value = max(value, nextValue()) }
}
struct Preferences: View {
  var body: some View { Text("a").preference(key: WidthKey.self, value: 3).onPreferenceChange(WidthKey.self) { print($0) } }
}
// case: shapes
struct Shapes: View {
  var body: some View {
    Circle().fill(.red)
    RoundedRectangle(cornerRadius: 3).stroke(.blue, lineWidth: 2)
    Capsule()
    Text("a").clipShape(.circle).background(.thinMaterial, in: .rect(cornerRadius: 4)).overlay { Rectangle().stroke(.gray) }
  }
}
// case: a shape of the app
struct Triangle: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}
// case: previews
#Preview { Text("a") }
#Preview("Named", traits: .landscapeLeft) { Text("b") }
#Preview("State") {
  @Previewable @State var isOn = false
  Toggle("On", isOn: $isOn)
}
struct OldPreviews: PreviewProvider {
  static var previews: some View {
    Text("a")
    Text("b")
  }
}
