public import Foundation
public import UniformTypeIdentifiers

extension View {
  /// Shows a dialog to choose one file.
  ///
  /// - Approximated: there are no files to choose, so the dialog can only be canceled.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    sheet(isPresented: isPresented) { FileImporter(types: allowedContentTypes) }
  }

  /// Shows a dialog to choose files.
  ///
  /// - Approximated: there are no files to choose, so the dialog can only be canceled.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View {
    sheet(isPresented: isPresented) { FileImporter(types: allowedContentTypes) }
  }
}

/// A placeholder for the system's dialog.
private struct FileImporter: View {
  let types: [UTType]
  @Environment(\.dismiss) private var dismiss

  nonisolated init(types: [UTType]) { self.types = types }

  var body: some View {
    VStack {
      Text(verbatim: "Choose a file").font(.headline)
      Text(verbatim: types.map(\.identifier).joined(separator: ", ")).foregroundStyle(.secondary)
      Button(role: .cancel) {
        dismiss()
      } label: {
        Text(verbatim: "Cancel")
      }
    }
    .approximated("there are no files to choose, so the dialog can only be canceled")
  }
}
