import SwiftUI

struct Barred: View {
  var body: some View {
    NavigationStack {
      Text("a")
        .toolbarBackground(.red, for: .navigationBar)
        .toolbarBackground(.visible, for: .navigationBar, .tabBar)
        .toolbarBackgroundVisibility(.hidden, for: .tabBar)
        .toolbarColorScheme(.dark, for: .navigationBar)
        .toolbarRole(.editor)
        .toolbar(removing: .sidebarToggle)
        .toolbarTitleMenu { Button("Rename") {} }
        .containerBackground(.red, for: .navigation)
        .containerBackground(for: .navigation) { Color.blue }
    }
  }
}

struct BarsOutOfFashion: View {
  var body: some View {
    NavigationView {
      Text("a")
        .navigationBarItems(leading: EditButton(), trailing: Button("Add") {})
        .navigationBarItems(leading: EditButton())
        .navigationBarItems(trailing: Button("Add") {})
    }
    .navigationViewStyle(.stack)
  }
}
