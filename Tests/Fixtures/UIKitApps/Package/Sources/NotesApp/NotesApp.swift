import Notes
import SwiftUI
import UIKit

#if !canImport(UIKit)
  #error("an app does not see UIKit")
#endif

@main struct NotesApp: App {
  var body: some Scene { WindowGroup { NoteScreen(note: Note(id: 1, text: "Milk")) } }
}

struct NoteScreen: View {
  @State var note: Note

  var body: some View {
    VStack {
      NoteRow(note)
      TextField("Text", text: $note.text).keyboardType(.emailAddress)
      Button("Copy") { UIPasteboard.general.string = note.text }
      Button("Paste") { note.text = UIPasteboard.general.string ?? "" }
      Button("Settings") { UIApplication.shared.open(URL(string: UIApplication.openSettingsURLString)!) }
      Spinner()
      Image(uiImage: UIImage(systemName: "note") ?? UIImage())
    }
    .background(Color(uiColor: .systemBackground))
  }
}

struct Spinner: UIViewRepresentable {
  func makeUIView(context: Context) -> UIActivityIndicatorView { UIActivityIndicatorView(style: .medium) }
  func updateUIView(_ view: UIActivityIndicatorView, context: Context) { view.startAnimating() }
}

#Preview { NoteScreen(note: Note(id: 1, text: "Milk")) }
