public import Foundation

/// The other apps and the files of the user.
///
/// - Approximated: nothing is opened or shown.
open class NSWorkspace: NSObject, @unchecked Sendable {
  public static let shared = NSWorkspace()

  open var notificationCenter: NotificationCenter { .default }

  @discardableResult open func open(_ url: URL) -> Bool { false }
  @discardableResult open func selectFile(_ fullPath: String?, inFileViewerRootedAtPath rootFullPath: String) -> Bool {
    false
  }
  open func activateFileViewerSelecting(_ fileURLs: [URL]) {}
  open func urlForApplication(withBundleIdentifier bundleIdentifier: String) -> URL? { nil }
  open func urlForApplication(toOpen url: URL) -> URL? { nil }
  open func icon(forFile fullPath: String) -> NSImage { NSImage() }
}

/// An image: a symbol, an image of the app, or image data.
///
/// - Approximated: image data is shown as the symbol `photo`, and images have no size of their own.
open class NSImage: NSObject, @unchecked Sendable {
  public typealias Name = String

  /// The name of the symbol or of the image asset.
  @_spi(Headless) public let source: String
  @_spi(Headless) public let isSymbol: Bool
  open var size: CGSize
  open var isTemplate = false

  @_spi(Headless) public init(source: String, isSymbol: Bool, size: CGSize = CGSize(width: 100, height: 100)) {
    (self.source, self.isSymbol, self.size) = (source, isSymbol, size)
  }

  public override convenience init() { self.init(source: "photo", isSymbol: true) }
  public convenience init(size: CGSize) { self.init(source: "photo", isSymbol: true, size: size) }
  public convenience init?(named name: NSImage.Name) { self.init(source: name, isSymbol: false) }
  public convenience init?(systemSymbolName name: String, accessibilityDescription description: String?) {
    self.init(source: name, isSymbol: true)
  }

  /// Creates an image that shows the symbol `photo`, since image data is not decoded. Returns nil if the data is empty.
  public convenience init?(data: Data) {
    if data.isEmpty { return nil }
    self.init(source: "photo", isSymbol: true)
  }

  public convenience init?(contentsOf url: URL) {
    guard FileManager.default.isReadableFile(atPath: url.path) else { return nil }
    self.init(source: "photo", isSymbol: true)
  }

  public convenience init?(contentsOfFile fileName: String) { self.init(contentsOf: URL(fileURLWithPath: fileName)) }
}

extension NSApplication {
  /// The icon of the app.
  ///
  /// - Approximated: the symbol `app`, since the icon is not in the bundle.
  public var applicationIconImage: NSImage! {
    get { NSImage(systemSymbolName: "app", accessibilityDescription: nil) }
    set {}
  }
}

/// The application that runs.
@MainActor @preconcurrency public var NSApp: NSApplication! { .shared }
