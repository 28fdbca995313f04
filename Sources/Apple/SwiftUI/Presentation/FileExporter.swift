public import CoreTransferable
public import Foundation
public import UniformTypeIdentifiers

extension View {
  /// Shows a dialog to save a document.
  ///
  /// - Approximated: there is no place to save to, so the dialog can only be canceled.
  public nonisolated func fileExporter<Item: Transferable>(
    isPresented: Binding<Bool>, item: Item?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    sheet(isPresented: isPresented, onDismiss: onCancellation) { FileExporter(name: defaultFilename) }
  }

  public nonisolated func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    sheet(isPresented: isPresented) { FileExporter(name: file?.lastPathComponent) }
  }
}

/// A placeholder for the system's dialog.
private struct FileExporter: View {
  let name: String?
  @Environment(\.dismiss) private var dismiss

  nonisolated init(name: String?) { self.name = name }

  var body: some View {
    VStack {
      Text(verbatim: "Save a file").font(.headline)
      if let name { Text(verbatim: name).foregroundStyle(.secondary) }
      Button(role: .cancel) {
        dismiss()
      } label: {
        Text(verbatim: "Cancel")
      }
    }
  }
}
