import Foundation
import SwiftUI

struct Translated: View {
  let resource: LocalizedStringResource
  let choice: Choice?
  @Binding var isShown: Bool
  @Binding var text: String

  var body: some View {
    Text(resource)
      .navigationTitle(resource)
      .navigationSubtitle(resource)
      .badge(resource)
      .searchable(text: $text, prompt: resource)
      .alert(resource, isPresented: $isShown) { Button(resource) {} }
      .alert(resource, isPresented: $isShown) {
        Button(resource, role: .cancel) {}
      } message: {
        Text(resource)
      }
      .alert(resource, isPresented: $isShown, presenting: choice) { Text("\($0.id)") }
      .alert(resource, isPresented: $isShown, presenting: choice) {
        Text("\($0.id)")
      } message: {
        Text("\($0.id)")
      }
  }
}

struct TranslatedDialogs: View {
  let resource: LocalizedStringResource
  let choice: Choice?
  @Binding var isShown: Bool

  var body: some View {
    Text("a")
      .confirmationDialog(resource, isPresented: $isShown) { Text("a") }
      .confirmationDialog(resource, isPresented: $isShown) {
        Text("a")
      } message: {
        Text("b")
      }
      .confirmationDialog(resource, isPresented: $isShown, presenting: choice) { Text("\($0.id)") }
      .confirmationDialog(resource, isPresented: $isShown, presenting: choice) {
        Text("\($0.id)")
      } message: {
        Text("\($0.id)")
      }
  }
}
