import SwiftUI

enum Size: String, CaseIterable, Identifiable {
  case small, large
  var id: Self { self }
}

// case: text fields
struct Fields: View {
  @State private var name = ""
  @State private var height = 1.8
  @State private var weight: Double?
  var body: some View {
    TextField("Name", text: $name)
    TextField("Name", text: $name, axis: .vertical)
    TextField("Height", value: $height, format: .number)
    TextField("Weight", value: $weight, format: .number)
    TextField(text: $name, prompt: Text("p")) { Text("Name") }
    SecureField("Code", text: $name)
    TextEditor(text: $name)
  }
}
// case: pickers
struct Pickers: View {
  @State private var size = Size.small
  @State private var date = Date()
  var body: some View {
    Picker("Size", selection: $size) { ForEach(Size.allCases) { Text($0.rawValue).tag($0) } }
      .pickerStyle(.segmented)
    DatePicker("Day", selection: $date, displayedComponents: .date)
    DatePicker("Day", selection: $date, in: Date()...)
  }
}
// case: steppers and sliders
struct Numbers: View {
  @State private var count = 0
  @State private var volume = 0.5
  var body: some View {
    Stepper("Count", value: $count, in: 0...3)
    Stepper("Count \(count)") { count += 1 } onDecrement: { count -= 1 }
    Slider(value: $volume)
    Slider(value: $volume, in: 0...1, step: 0.1) { Text("Volume") }
    ProgressView(value: volume)
    ProgressView("Loading")
  }
}
// case: menus and links
struct Menus: View {
  var body: some View {
    Menu("More") { Button("a") {}; Divider(); Button("b", role: .destructive) {} }
    Link("Site", destination: URL(string: "https://example.org")!)
    Text("a").contextMenu { Button("Copy") {} }
    Text("a").swipeActions(edge: .leading) { Button("Pin") {} }
  }
}
// case: styles by their names
struct Styles: View {
  @State private var isOn = false
  var body: some View {
    Button("a") {}.buttonStyle(.bordered)
    Button("a") {}.buttonStyle(.borderedProminent).controlSize(.large).tint(.green)
    Toggle("a", isOn: $isOn).toggleStyle(.switch)
    TextField("a", text: .constant("")).textFieldStyle(.roundedBorder)
    Label("a", systemImage: "b").labelStyle(.iconOnly)
  }
}
// case: a button style of the app
struct Pill: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding().background(.blue, in: .capsule).opacity(configuration.isPressed ? 0.5 : 1)
  }
}
extension ButtonStyle where Self == Pill {
  static var pill: Pill { Pill() }
}
@MainActor func pill() -> some View { Button("a") {}.buttonStyle(.pill) }
// case: a toggle style of the app
struct Check: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button { configuration.isOn.toggle() } label: { configuration.label }
  }
}
// case: groups of controls
struct Groups: View {
  @State private var isOpen = false
  var body: some View {
    Form {
      LabeledContent("a", value: "b")
      LabeledContent("a") { Text("b") }
      GroupBox("a") { Text("b") }
      DisclosureGroup("a", isExpanded: $isOpen) { Text("b") }
    }
    .searchable(text: .constant(""), prompt: "Find")
    .onSubmit(of: .search) {}
    .refreshable { await Task.yield() }
  }
}
// case: accessibility
struct Accessible: View {
  var body: some View {
    Image(systemName: "star").accessibilityLabel("a").accessibilityHint(Text("b")).accessibilityIdentifier("c")
      .accessibilityAddTraits([.isHeader, .isSelected]).accessibilityHidden(false).help("d")
  }
}
// case: an animated change
struct Animated: View {
  @State private var isOn = false
  var body: some View { Button("a") { withAnimation(.easeIn) { isOn.toggle() } } }
}
// case: gestures and badges
struct Tapped: View {
  var body: some View { Text("a").onTapGesture {}.badge(3).badge("new").disabled(true) }
}
// case: an app with a window
struct Sample: App {
  var body: some Scene { WindowGroup { Text("a") } }
}
// case: gauges, groups and what is there when nothing is
struct Various: View {
  @Environment(\.horizontalSizeClass) private var width
  @Environment(\.accessibilityReduceMotion) private var isStill
  var body: some View {
    Gauge(value: 0.5) { Text("a") }
    ControlGroup { Button("a") {} }
    ContentUnavailableView("None", systemImage: "star")
    Text(width == .compact ? "small" : "large").animation(isStill ? nil : .default, value: width).transition(.opacity)
    Rectangle().fill(AngularGradient(colors: [.red, .blue], center: .center)).accessibilityElement(children: .combine)
    Text("a").ignoresSafeArea().submitLabel(.done).autocorrectionDisabled().preferredColorScheme(.dark)
  }
}
