public import Foundation

/// The open documents.
@MainActor @preconcurrency open class NSDocumentController: NSResponder {
  public override init() { super.init() }
  public required override init?(coder: NSCoder) { super.init(coder: coder) }
  private static let instance = NSDocumentController()
  open class var shared: NSDocumentController { instance }

  open private(set) var documents: [NSDocument] = []
  open var currentDocument: NSDocument? { nil }
  open var currentDirectory: String? { nil }
  open var recentDocumentURLs: [URL] { [] }
  open var defaultType: String? { nil }
  open var maximumRecentDocumentCount: Int { 10 }
  open var autosavingDelay: TimeInterval = 0
  open func addDocument(_ document: NSDocument) { documents.append(document) }
  open func removeDocument(_ document: NSDocument) { documents.removeAll { $0 === document } }
  open func document(for url: URL) -> NSDocument? { documents.first { $0.fileURL == url } }
  open func noteNewRecentDocumentURL(_ url: URL) {}
  open func clearRecentDocuments(_ sender: Any?) {}
  open func newDocument(_ sender: Any?) {}
  open func openDocument(_ sender: Any?) {}
  open func saveAllDocuments(_ sender: Any?) {}
  open func openUntitledDocumentAndDisplay(_ displayDocument: Bool) throws -> NSDocument {
    throw CocoaError(.featureUnsupported)
  }
  open func makeDocument(withContentsOf url: URL, ofType typeName: String) throws -> NSDocument {
    throw CocoaError(.featureUnsupported)
  }
  open func typeForContents(of url: URL) throws -> String { url.pathExtension }
  open func openDocument(
    withContentsOf url: URL, display displayDocument: Bool,
    completionHandler: @escaping (NSDocument?, Bool, (any Error)?) -> Void
  ) {
    completionHandler(nil, false, CocoaError(.featureUnsupported))
  }
  @discardableResult open func openDocument(withContentsOf url: URL, display displayDocument: Bool) async throws -> (
    NSDocument, Bool
  ) { throw CocoaError(.featureUnsupported) }
  open func reopenDocument(
    for urlOrNil: URL?, withContentsOf contentsURL: URL, display displayDocument: Bool,
    completionHandler: @escaping (NSDocument?, Bool, (any Error)?) -> Void
  ) {
    completionHandler(nil, false, CocoaError(.featureUnsupported))
  }
  open func beginOpenPanel(
    _ openPanel: NSOpenPanel, forTypes inTypes: [String]?, completionHandler: @escaping (Int) -> Void
  ) {
    completionHandler(0)
  }
}
