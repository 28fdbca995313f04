public import Foundation
public import FoundationLocalization

/// A document with its windows.
///
/// - Approximated: Limn opens and saves no documents.
@MainActor @preconcurrency open class NSDocument: NSObject {
  public enum ChangeType: UInt, Sendable {
    case changeDone, changeUndone, changeCleared, changeReadOtherContents, changeAutosaved, changeRedone
    case changeDiscardable = 256
  }
  public enum SaveOperationType: UInt, Sendable {
    case saveOperation, saveAsOperation, saveToOperation, autosaveInPlaceOperation, autosaveElsewhereOperation,
      autosaveAsOperation
  }

  public override init() { super.init() }
  public convenience init(type typeName: String) throws {
    self.init()
    fileType = typeName
  }
  public convenience init(contentsOf url: URL, ofType typeName: String) throws {
    self.init()
    (fileURL, fileType) = (url, typeName)
    try read(from: url, ofType: typeName)
  }
  public convenience init(for urlOrNil: URL?, withContentsOf contentsURL: URL, ofType typeName: String) throws {
    try self.init(contentsOf: contentsURL, ofType: typeName)
  }

  open var fileURL: URL?
  open var fileType: String?
  open var fileModificationDate: Date?
  open var displayName: String! {
    get { fileURL?.lastPathComponent ?? "Untitled" }
    set {}
  }
  open var undoManager: UndoManager? = UndoManager()
  open var hasUndoManager = true
  open private(set) var windowControllers: [NSWindowController] = []
  open var windowNibName: NSNib.Name? { nil }
  open var windowForSheet: NSWindow? { windowControllers.first?.window }
  open var isDocumentEdited: Bool { false }
  open var hasUnautosavedChanges: Bool { false }
  open var isDraft = false
  open var isLocked: Bool { false }
  open var isInViewingMode: Bool { false }
  open var autosavingFileType: String? { fileType }
  open var autosavedContentsFileURL: URL?
  open var presentedItemURL: URL? { fileURL }
  open class var autosavesInPlace: Bool { false }
  open class var autosavesDrafts: Bool { false }
  open class var preservesVersions: Bool { false }
  open class var usesUbiquitousStorage: Bool { false }
  open class var readableTypes: [String] { [] }
  open class func canConcurrentlyReadDocuments(ofType typeName: String) -> Bool { false }
  open func canAsynchronouslyWrite(
    to url: URL, ofType typeName: String, for saveOperation: SaveOperationType
  ) -> Bool { false }
  open func makeWindowControllers() {}
  open func addWindowController(_ windowController: NSWindowController) {
    windowControllers.append(windowController)
    windowController.document = self
  }
  open func removeWindowController(_ windowController: NSWindowController) {
    windowControllers.removeAll { $0 === windowController }
  }
  open func showWindows() { for controller in windowControllers { controller.showWindow(nil) } }
  open func close() { for controller in windowControllers { controller.close() } }
  open func data(ofType typeName: String) throws -> Data { throw CocoaError(.featureUnsupported) }
  open func read(from data: Data, ofType typeName: String) throws { throw CocoaError(.featureUnsupported) }
  open func read(from url: URL, ofType typeName: String) throws {
    try read(from: Data(contentsOf: url), ofType: typeName)
  }
  open func write(to url: URL, ofType typeName: String) throws { try data(ofType: typeName).write(to: url) }
  open func save(_ sender: Any?) {}
  open func saveAs(_ sender: Any?) {}
  open func save(
    to url: URL, ofType typeName: String, for saveOperation: SaveOperationType,
    completionHandler: @escaping ((any Error)?) -> Void
  ) {
    completionHandler(CocoaError(.featureUnsupported))
  }
  open func autosave(
    withImplicitCancellability autosavingIsImplicitlyCancellable: Bool,
    completionHandler: @escaping ((any Error)?) -> Void
  ) {
    completionHandler(nil)
  }
  open func scheduleAutosaving() {}
  open func revert(toContentsOf url: URL, ofType typeName: String) throws { try read(from: url, ofType: typeName) }
  open func updateChangeCount(_ change: ChangeType) {}
  open func updateChangeCount(withToken changeCountToken: Any, for saveOperation: SaveOperationType) {}
  open func changeCountToken(for saveOperation: SaveOperationType) -> Any { NSObject() }
  open func shouldCloseWindowController(
    _ windowController: NSWindowController, delegate: Any?, shouldClose shouldCloseSelector: Selector?,
    contextInfo: UnsafeMutableRawPointer?
  ) {}
  open func canClose(
    withDelegate delegate: Any, shouldClose shouldCloseSelector: Selector?, contextInfo: UnsafeMutableRawPointer?
  ) {}
  open func fileNameExtension(forType typeName: String, saveOperation: SaveOperationType) -> String? { nil }
  open func fileWrapper(ofType typeName: String) throws -> FileWrapper { throw CocoaError(.featureUnsupported) }
  open func presentedItemDidChange() {}
  open func presentedItemDidMove(to newURL: URL) {}
  @discardableResult open func presentError(_ error: any Error) -> Bool { false }
  open func validateUserInterfaceItem(_ item: any NSValidatedUserInterfaceItem) -> Bool { true }
}
