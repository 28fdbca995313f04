import SwiftUI

extension ContainerValues {
  @Entry var rank = 0
}

struct Divided<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    Group(subviews: content) { (views: SubviewsCollection) in
      views.first
      views.dropFirst()
      views
      if views.contains(where: { $0.containerValues.rank > 0 && !$0.containerValues.hasTag(1) }) { Divider() }
    }
    ForEach(subviews: content) { (view: Subview) in view.containerValue(\.rank, 1) }
    _VariadicView.Tree(Lined()) { content }
  }
}

struct Named: _ViewTraitKey {
  static var defaultValue: String { "" }
}

struct Lined: _VariadicView_UnaryViewRoot {
  func body(children: _VariadicView.Children) -> some View {
    VStack {
      children
      ForEach(children) { child in
        child._trait(Named.self, "a")
        Text(child[Named.self])
        if child.id(as: Int.self) == 1, child.id != children.first?.id { Divider() }
      }
    }
  }
}

struct Windows: View {
  var body: some View {
    SettingsLink()
    SettingsLink { Text("a") }
      .presentedWindowStyle(.hiddenTitleBar)
      .presentedWindowToolbarStyle(.expanded)
      .gesture(TapGesture().modifiers([.command, .shift]).onEnded {})
    Picker("b", selection: .constant(1)) { Text("c").tag(1) }.pickerStyle(.radioGroup)
    Menu("d") { Button("e") {} }.menuStyle(.borderedButton)
    Button("g") {}.buttonStyle(.link)
    Button("h") {}.buttonStyle(.accessoryBar)
    Button("i") {}.buttonStyle(.accessoryBarAction)
    Text("j").transition(.blurReplace.animation(.default))
    TextEditor(text: .constant("f")).textEditorStyle(.plain)
  }
}

struct WindowsScene: Scene {
  var body: some Scene {
    WindowGroup(for: Int.self) { $number in Text("\(number ?? 0)") }
    WindowGroup(id: "a", for: Int.self) { $number in Text("\(number ?? 0)") }
    WindowGroup("b", for: Int.self) { $number in PresentedText(number: number) }
      .commands {
        SidebarCommands()
        ToolbarCommands()
        InspectorCommands()
        TextEditingCommands()
        TextFormattingCommands()
        EmptyCommands()
        CommandGroup(after: .systemServices) {}
      }
  }
}

struct MenuBarScene: Scene {
  var body: some Scene {
    MenuBarExtra("a", systemImage: "b") { Text("c") }.menuBarExtraStyle(.window)
    MenuBarExtra("d") { Text("e") }
    MenuBarExtra {
      Text("f")
    } label: {
      Text("g")
    }
  }
}

struct PresentedText: View {
  let number: Int?
  var body: some View { Text("\(number ?? 0)") }
}
