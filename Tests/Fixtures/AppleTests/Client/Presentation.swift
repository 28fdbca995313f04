import Foundation
import SwiftUI

struct Choice: Identifiable, Hashable {
  var id = 0
}

enum Mishap: LocalizedError {
  case spilled
}

struct Alerts: View {
  let name: String
  let choice: Choice?
  @Binding var isShown: Bool

  var body: some View {
    VStack {
      Text("By key")
        .alert("Title", isPresented: $isShown) { Button("OK") {} }
        .alert("Title", isPresented: $isShown) {
          Button("OK") {}
        } message: {
          Text("More")
        }
        .alert("Title", isPresented: $isShown, presenting: choice) { Text("\($0.id)") }
        .alert("Title", isPresented: $isShown, presenting: choice) {
          Text("\($0.id)")
        } message: {
          Text("\($0.id)")
        }
      Text("By string")
        .alert(name, isPresented: $isShown) { Button("OK") {} }
        .alert(name, isPresented: $isShown) {
          Button("OK") {}
        } message: {
          Text("More")
        }
        .alert(name, isPresented: $isShown, presenting: choice) { Text("\($0.id)") }
        .alert(name, isPresented: $isShown, presenting: choice) {
          Text("\($0.id)")
        } message: {
          Text("\($0.id)")
        }
      Text("By text")
        .alert(Text(name), isPresented: $isShown) { Button("OK") {} }
        .alert(Text(name), isPresented: $isShown) {
          Button("OK") {}
        } message: {
          Text("More")
        }
        .alert(Text(name), isPresented: $isShown, presenting: choice) { Text("\($0.id)") }
        .alert(Text(name), isPresented: $isShown, presenting: choice) {
          Text("\($0.id)")
        } message: {
          Text("\($0.id)")
        }
      Text("By error")
        .alert(isPresented: $isShown, error: Mishap.spilled) { Button("OK") {} }
        .alert(isPresented: $isShown, error: Mishap.spilled) { _ in
          Button("OK") {}
        } message: {
          Text($0.localizedDescription)
        }
    }
  }
}

struct Dialogs: View {
  let name: String
  let choice: Choice?
  @Binding var isShown: Bool

  var body: some View {
    VStack {
      Text("By key")
        .confirmationDialog("Title", isPresented: $isShown) { Button("OK") {} }
        .confirmationDialog("Title", isPresented: $isShown) {
          Button("OK") {}
        } message: {
          Text("More")
        }
        .confirmationDialog("Title", isPresented: $isShown, presenting: choice) { Text("\($0.id)") }
        .confirmationDialog("Title", isPresented: $isShown, presenting: choice) {
          Text("\($0.id)")
        } message: {
          Text("\($0.id)")
        }
      Text("By string")
        .confirmationDialog(name, isPresented: $isShown, titleVisibility: .visible) { Button("OK") {} }
        .confirmationDialog(name, isPresented: $isShown) {
          Button("OK") {}
        } message: {
          Text("More")
        }
        .confirmationDialog(name, isPresented: $isShown, presenting: choice) { Text("\($0.id)") }
        .confirmationDialog(name, isPresented: $isShown, presenting: choice) {
          Text("\($0.id)")
        } message: {
          Text("\($0.id)")
        }
      Text("By text")
        .confirmationDialog(Text(name), isPresented: $isShown) { Button("OK") {} }
        .confirmationDialog(Text(name), isPresented: $isShown) {
          Button("OK") {}
        } message: {
          Text("More")
        }
        .confirmationDialog(Text(name), isPresented: $isShown, presenting: choice) { Text("\($0.id)") }
        .confirmationDialog(Text(name), isPresented: $isShown, presenting: choice) {
          Text("\($0.id)")
        } message: {
          Text("\($0.id)")
        }
    }
  }
}

struct Sheets: View {
  @Binding var isShown: Bool
  @Binding var choice: Choice?

  var body: some View {
    Text("Here")
      .sheet(isPresented: $isShown) { Text("Sheet") }
      .sheet(item: $choice, onDismiss: { isShown = false }) { Text("\($0.id)") }
      .fullScreenCover(isPresented: $isShown) { Text("Cover") }
      .fullScreenCover(item: $choice) { Text("\($0.id)") }
      .popover(isPresented: $isShown) { Text("Popover") }
      .popover(item: $choice, arrowEdge: .top) { Text("\($0.id)") }
      .interactiveDismissDisabled()
  }
}

struct Resting: View {
  @State private var height = PresentationDetent.medium

  var body: some View {
    Text("Sheet")
      .presentationDetents([.medium, .fraction(0.2)])
      .presentationDetents([.medium, .large], selection: $height)
      .presentationBackground(.red)
      .presentationCornerRadius(4)
      .presentationDragIndicator(.visible)
  }
}

struct AlertsOutOfFashion: View {
  @Binding var isShown: Bool
  @Binding var choice: Choice?

  var body: some View {
    Text("a")
      .alert(isPresented: $isShown) { Alert(title: Text("Title")) }
      .alert(item: $choice) { Alert(title: Text("\($0.id)"), primaryButton: .cancel(), secondaryButton: .destructive(Text("Go"))) }
      .actionSheet(isPresented: $isShown) { ActionSheet(title: Text("Title")) }
      .actionSheet(item: $choice) { ActionSheet(title: Text("\($0.id)"), buttons: [.default(Text("Go"))]) }
  }
}
