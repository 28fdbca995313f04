public import Foundation

/// The answer of a modal dialog.
public struct NSApplicationModalResponse: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public init(_ rawValue: Int) { self.rawValue = rawValue }

  public static let OK = NSApplicationModalResponse(1)
  public static let cancel = NSApplicationModalResponse(0)
  public static let alertFirstButtonReturn = NSApplicationModalResponse(1000)
  public static let alertSecondButtonReturn = NSApplicationModalResponse(1001)
  public static let alertThirdButtonReturn = NSApplicationModalResponse(1002)
  public static let stop = NSApplicationModalResponse(-1000)
  public static let abort = NSApplicationModalResponse(-1001)
  public static let `continue` = NSApplicationModalResponse(-1002)
}

extension NSApplication {
  public typealias ModalResponse = NSApplicationModalResponse
}

/// A dialog with a message and buttons.
///
/// - Approximated: the dialog is not shown, and its answer is that of its last button.
@MainActor @preconcurrency open class NSAlert: NSObject {
  public enum Style: UInt, Sendable { case warning, informational, critical }

  public override init() { super.init() }
  public convenience init(error: any Error) {
    self.init()
    messageText = error.localizedDescription
  }

  open var messageText = ""
  open var informativeText = ""
  open var alertStyle = Style.warning
  open var accessoryView: NSView?
  open var suppressionButton: NSButton? = NSButton()
  open var showsHelp = false
  open var window: NSWindow { NSPanel() }
  open func layout() {}
  open func beginSheetModal(
    for sheetWindow: NSWindow, completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
  ) {
    handler?(runModal())
  }
  open func beginSheetModal(for sheetWindow: NSWindow) async -> NSApplication.ModalResponse { runModal() }
  open var icon: NSImage?
  open var showsSuppressionButton = false
  open private(set) var buttons: [NSButton] = []

  @discardableResult open func addButton(withTitle title: String) -> NSButton {
    let button = NSButton()
    button.title = title
    buttons.append(button)
    return button
  }

  @discardableResult open func runModal() -> NSApplication.ModalResponse {
    NSApplication.ModalResponse(1000 + max(buttons.count, 1) - 1)
  }
}

/// A dialog in which the user chooses where to save a file.
///
/// - Approximated: the dialog is not shown, and its answer is that the user canceled.
@MainActor @preconcurrency open class NSSavePanel: NSPanel {
  open var message: String! = ""
  open var prompt: String! = ""
  open var nameFieldLabel: String! = ""
  open var accessoryView: NSView?
  open var showsTagField = true
  open var canSelectHiddenExtension = false
  open var isExpanded: Bool { false }
  open var allowedFileTypes: [String]?
  open func validateVisibleColumns() {}
  open func beginSheetModal(
    for window: NSWindow, completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void
  ) {
    handler(.cancel)
  }
  open func beginSheetModal(for window: NSWindow) async -> NSApplication.ModalResponse { .cancel }
  open func cancel(_ sender: Any?) {}
  open var nameFieldStringValue = ""
  open var directoryURL: URL?
  open var url: URL? { nil }
  open var canCreateDirectories = true
  open var isExtensionHidden = false
  open var allowsOtherFileTypes = false
  open var showsHiddenFiles = false
  open var treatsFilePackagesAsDirectories = false

  @discardableResult open func runModal() -> NSApplication.ModalResponse { .cancel }
  open func begin(completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void) { handler(.cancel) }
  open func begin() async -> NSApplication.ModalResponse { .cancel }
}

/// A dialog in which the user chooses files or folders.
///
/// - Approximated: the dialog is not shown, and its answer is that the user canceled.
@MainActor @preconcurrency open class NSOpenPanel: NSSavePanel {
  open var urls: [URL] { [] }
  open var canChooseFiles = true
  open var canChooseDirectories = false
  open var allowsMultipleSelection = false
  open var resolvesAliases = true
  open var canDownloadUbiquitousContents = true
  open var canResolveUbiquitousConflicts = true
  open var isAccessoryViewDisclosed = false
}
