import Foundation
import SwiftUI

struct Screens: View {
  @State private var path = NavigationPath()
  @State private var isShown = false
  @State private var choice: Choice?
  @State private var title = "Title"

  var body: some View {
    NavigationStack(path: $path) {
      NavigationLink("Go", value: Choice())
        .navigationDestination(for: Choice.self) { Text("\($0.id)") }
        .navigationDestination(isPresented: $isShown) { Text("There") }
        .navigationDestination(item: $choice) { Text("\($0.id)") }
        .navigationTitle("Title")
        .navigationTitle(title)
        .navigationTitle(Text(title))
        .navigationTitle($title)
        .navigationSubtitle("Line")
        .navigationSubtitle(title)
        .navigationSubtitle(Text(title))
        .navigationBarTitleDisplayMode(.inline)
        .toolbarTitleDisplayMode(.inline)
        .navigationBarBackButtonHidden()
        .navigationBarHidden(true)
        .toolbar(.hidden, for: .navigationBar)
        .toolbarVisibility(.hidden, for: .navigationBar)
    }
  }
}

struct Columns: View {
  var body: some View {
    NavigationSplitView {
      NavigationView { Text("Side") }
    } detail: {
      Text("Detail").toolbar { ToolbarItem(placement: .primaryAction) { Button("Add") {} } }
    }
    .toolbar { Button("Other") {} }
  }
}

struct TitlesOutOfFashion: View {
  let title: String

  var body: some View {
    Text("a")
      .navigationBarTitle("Title")
      .navigationBarTitle(title)
      .navigationBarTitle(Text(title))
      .navigationBarTitle("Title", displayMode: .inline)
      .navigationBarTitle(title, displayMode: .inline)
      .navigationBarTitle(Text(title), displayMode: .inline)
  }
}

struct Tabs: View {
  @State private var chosen = 1

  var body: some View {
    TabView(selection: $chosen) {
      Tab("One", systemImage: "1.circle", value: 1) { Text("One") }
      Tab("Two", systemImage: "2.circle", value: 2) { Text("Two") }
    }
    TabView { Text("Old").tabItem { Label("Old", systemImage: "clock") } }.tabViewStyle(.automatic).indexViewStyle(
      .page)
  }
}
