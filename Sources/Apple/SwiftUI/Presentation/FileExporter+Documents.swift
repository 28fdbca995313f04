public import Foundation
import FoundationLocalization
public import UniformTypeIdentifiers

// MARK: Exporting documents

extension View {
  /// Shows a dialog to save a document.
  ///
  /// - Approximated: the document is saved to a temporary folder.
  public nonisolated func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    exporting(document.map { [Export($0, as: contentType, name: defaultFilename)] }, isPresented, first(onCompletion))
  }

  public nonisolated func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    exporting(
      document.map { [Export($0, as: contentTypes.first, name: defaultFilename)] }, isPresented, first(onCompletion),
      onCancellation)
  }

  public nonisolated func fileExporter<C>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View where C: Collection, C.Element: FileDocument {
    exporting(documents.map { Export($0, as: contentType, name: nil) }, isPresented, onCompletion)
  }

  public nonisolated func fileExporter<C>(
    isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View where C: Collection, C.Element: FileDocument {
    exporting(
      documents.map { Export($0, as: contentTypes.first, name: nil) }, isPresented, onCompletion, onCancellation)
  }

  public nonisolated func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    exporting(document.map { [Export($0, as: contentType, name: defaultFilename)] }, isPresented, first(onCompletion))
  }

  public nonisolated func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    exporting(
      document.map { [Export($0, as: contentTypes.first, name: defaultFilename)] }, isPresented, first(onCompletion),
      onCancellation)
  }

  public nonisolated func fileExporter<C>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View where C: Collection, C.Element: ReferenceFileDocument {
    exporting(documents.map { Export($0, as: contentType, name: nil) }, isPresented, onCompletion)
  }

  public nonisolated func fileExporter<C>(
    isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View where C: Collection, C.Element: ReferenceFileDocument {
    exporting(
      documents.map { Export($0, as: contentTypes.first, name: nil) }, isPresented, onCompletion, onCancellation)
  }

  private nonisolated func exporting(
    _ exports: [Export]?, _ isPresented: Binding<Bool>, _ completion: @escaping (Result<[URL], any Error>) -> Void,
    _ cancellation: @escaping () -> Void = {}
  ) -> some View {
    modifier(
      DocumentExporter(
        exports: exports ?? [], isPresented: isPresented, completion: completion, cancellation: cancellation))
  }

  /// There is one document, and so one file.
  private nonisolated func first(_ completion: @escaping (Result<URL, any Error>) -> Void) -> (
    Result<[URL], any Error>
  ) -> Void {
    { completion($0.map { $0[0] }) }
  }
}

/// A document to save.
private struct Export {
  let name: String
  let wrapper: () throws -> FileWrapper

  init<D: FileDocument>(_ document: D, as type: UTType?, name: String?) {
    let type = type ?? D.writableContentTypes.first ?? .data
    self.name = Self.name(name, type)
    wrapper = {
      try document.fileWrapper(configuration: FileDocumentWriteConfiguration(contentType: type, existingFile: nil))
    }
  }

  init<D: ReferenceFileDocument>(_ document: D, as type: UTType?, name: String?) {
    let type = type ?? D.writableContentTypes.first ?? .data
    self.name = Self.name(name, type)
    wrapper = {
      try document.fileWrapper(
        snapshot: try document.snapshot(contentType: type),
        configuration: FileDocumentWriteConfiguration(contentType: type, existingFile: nil))
    }
  }

  private static func name(_ name: String?, _ type: UTType) -> String {
    let name = name ?? "Untitled"
    guard !name.contains("."), let suffix = type.preferredFilenameExtension else { return name }
    return name + "." + suffix
  }

  func save(in folder: URL) throws -> URL {
    let file = folder.appendingPathComponent(name)
    try wrapper().write(to: file, options: .atomic, originalContentsURL: nil)
    return file
  }
}

private struct DocumentExporter {
  let exports: [Export]
  @Binding var isPresented: Bool
  let completion: (Result<[URL], any Error>) -> Void
  let cancellation: () -> Void
  @State private var isSaved = false

  init(
    exports: [Export], isPresented: Binding<Bool>, completion: @escaping (Result<[URL], any Error>) -> Void,
    cancellation: @escaping () -> Void
  ) {
    self.exports = exports
    _isPresented = isPresented
    self.completion = completion
    self.cancellation = cancellation
  }
}

extension DocumentExporter: ViewModifier {
  func body(content: Content) -> some View {
    content.sheet(isPresented: exports.isEmpty ? .constant(false) : $isPresented, onDismiss: { end() }) {
      VStack {
        Text(verbatim: "Save a file").font(.headline)
        ForEach(exports.indices, id: \.self) { Text(verbatim: exports[$0].name).foregroundStyle(.secondary) }
        Button {
          save()
        } label: {
          Text(verbatim: "Save")
        }
        Button(role: .cancel) {
          isPresented = false
        } label: {
          Text(verbatim: "Cancel")
        }
      }
    }
  }

  private func save() {
    isSaved = true
    isPresented = false
    completion(
      Result {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Exports")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return try exports.map { try $0.save(in: folder) }
      })
  }

  private func end() {
    if !isSaved { cancellation() }
    isSaved = false
  }
}
