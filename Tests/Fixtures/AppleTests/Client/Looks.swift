import SwiftUI

struct Looks: View {
  var body: some View {
    Button("a") {}.buttonBorderShape(.capsule)
    Menu("a") { Button("b") {} }.menuOrder(.fixed).menuIndicator(.hidden)
    List {
      Section("a") {
        Label("b", systemImage: "star").listItemTint(.red)
        Label("c", systemImage: "star").listItemTint(.monochrome)
      }
      .headerProminence(.increased)
    }
    VStack { Text("a") }.baselineOffset(2)
  }
}

struct Pointed: View {
  @State private var isHovered = false

  var body: some View {
    Text("a")
      .onHover { isHovered = $0 }
      .hoverEffect(.lift)
      .focusable()
      .privacySensitive()
      .textSelection(.enabled)
  }
}

struct Adapted: View {
  @State private var isShown = false

  var body: some View {
    Button("a") { isShown = true }
      .sheet(isPresented: $isShown) {
        Text("b")
          .presentationCompactAdaptation(.popover)
          .presentationBackgroundInteraction(.enabled)
      }
  }
}
