/// Windows with documents.
///
/// - Approximated: there is one window, with a new document that has no file. Without a new document, the window says
///   that no file is open.
public struct DocumentGroup<Document, Content> where Content: View {
  let window: AnyView
}

extension DocumentGroup: PrimitiveScene {
  func resolve(in context: inout ViewContext) { context.emitWindow(of: window) }
}

extension DocumentGroup where Document: FileDocument {
  @MainActor public init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    window = AnyView(DocumentEditor(document: State(initialValue: newDocument()), editor: editor))
  }

  @MainActor public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    window = AnyView(NoDocument())
  }
}

extension DocumentGroup where Document: ReferenceFileDocument {
  @MainActor public init(
    newDocument: @escaping () -> Document,
    @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    window = AnyView(ReferenceDocumentEditor(document: StateObject(wrappedValue: newDocument()), editor: editor))
  }

  @MainActor public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    window = AnyView(NoDocument())
  }
}

private struct DocumentEditor<Document: FileDocument, Content: View>: View, Unnamed {
  @State private var document: Document
  let editor: (FileDocumentConfiguration<Document>) -> Content

  init(document: State<Document>, editor: @escaping (FileDocumentConfiguration<Document>) -> Content) {
    _document = document
    self.editor = editor
  }

  var body: some View {
    editor(FileDocumentConfiguration(document: $document, fileURL: nil, isEditable: true))
  }
}

private struct ReferenceDocumentEditor<Document: ReferenceFileDocument, Content: View>: View, Unnamed {
  @StateObject private var document: Document
  let editor: (ReferenceFileDocumentConfiguration<Document>) -> Content

  init(document: StateObject<Document>, editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content) {
    _document = document
    self.editor = editor
  }

  var body: some View {
    editor(ReferenceFileDocumentConfiguration(document: document, fileURL: nil, isEditable: true))
  }
}

private struct NoDocument: View, Unnamed {
  var body: some View {
    Text(verbatim: "No file is open").foregroundStyle(.secondary).approximated("there is no file to open")
  }
}
