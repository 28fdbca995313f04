public import Foundation

/// What a pasteboard can hold.
public protocol NSPasteboardWriting {}
public protocol NSPasteboardReading {}
extension NSString: NSPasteboardWriting, NSPasteboardReading {}
extension NSURL: NSPasteboardWriting, NSPasteboardReading {}
extension NSImage: NSPasteboardWriting, NSPasteboardReading {}
extension NSColor: NSPasteboardWriting, NSPasteboardReading {}
extension NSAttributedString: NSPasteboardWriting, NSPasteboardReading {}

open class NSPasteboardItem: NSObject, NSPasteboardWriting, NSPasteboardReading, @unchecked Sendable {
  private let lock = NSLock()
  private var contents: [NSPasteboard.PasteboardType: Data] = [:]
  public override init() {}
  open var types: [NSPasteboard.PasteboardType] { lock.withLock { Array(contents.keys) } }
  open func availableType(from types: [NSPasteboard.PasteboardType]) -> NSPasteboard.PasteboardType? {
    types.first { data(forType: $0) != nil }
  }
  @discardableResult open func setString(_ string: String, forType type: NSPasteboard.PasteboardType) -> Bool {
    setData(Data(string.utf8), forType: type)
  }
  @discardableResult open func setData(_ data: Data, forType type: NSPasteboard.PasteboardType) -> Bool {
    lock.withLock { contents[type] = data }
    return true
  }
  @discardableResult open func setPropertyList(
    _ propertyList: Any, forType type: NSPasteboard.PasteboardType
  ) -> Bool { false }
  open func string(forType type: NSPasteboard.PasteboardType) -> String? {
    data(forType: type).map { String(decoding: $0, as: UTF8.self) }
  }
  open func data(forType type: NSPasteboard.PasteboardType) -> Data? { lock.withLock { contents[type] } }
  open func propertyList(forType type: NSPasteboard.PasteboardType) -> Any? { nil }
}

open class NSFilePromiseProvider: NSObject, NSPasteboardWriting, @unchecked Sendable {
  public override init() {}
}
open class NSFilePromiseReceiver: NSObject, NSPasteboardReading, @unchecked Sendable {
  open class var readableDraggedTypes: [String] { [] }
  open func receivePromisedFiles(
    atDestination destinationDir: URL, options: [AnyHashable: Any] = [:], operationQueue: OperationQueue,
    reader: @escaping (URL, (any Error)?) -> Void
  ) {}
}

extension NSPasteboard {
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let drag = Name("Apple CFPasteboard drag")
    public static let find = Name("Apple CFPasteboard find")
    public static let general = Name("Apple CFPasteboard general")
  }
  public struct ReadingOptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let urlReadingFileURLsOnly = ReadingOptionKey(rawValue: "NSPasteboardURLReadingFileURLsOnlyKey")
  }
  public convenience init(name: Name) { self.init() }
  /// The items of the pasteboard: one with the content, if there is content.
  public var pasteboardItems: [NSPasteboardItem]? {
    let item = NSPasteboardItem()
    for type in types ?? [] { if let data = data(forType: type) { item.setData(data, forType: type) } }
    return item.types.isEmpty ? [] : [item]
  }
  public func availableType(from types: [PasteboardType]) -> PasteboardType? {
    types.first { data(forType: $0) != nil }
  }
  @discardableResult public func addTypes(_ newTypes: [PasteboardType], owner newOwner: Any?) -> Int { changeCount }
  @discardableResult public func writeObjects(_ objects: [any NSPasteboardWriting]) -> Bool {
    for object in objects {
      switch object {
      case let text as NSString: setString(String(describing: text), forType: .string)
      case let url as NSURL: setString(url.absoluteString, forType: .URL)
      case let item as NSPasteboardItem:
        for type in item.types { setData(item.data(forType: type), forType: type) }
      default: return false
      }
    }
    return true
  }
  public func readObjects(forClasses classArray: [AnyClass], options: [ReadingOptionKey: Any]? = nil) -> [Any]? {
    nil
  }
  public func canReadObject(forClasses classArray: [AnyClass], options: [ReadingOptionKey: Any]? = nil) -> Bool {
    false
  }
  public func propertyList(forType dataType: PasteboardType) -> Any? { nil }
  @discardableResult public func setPropertyList(_ plist: Any, forType dataType: PasteboardType) -> Bool { false }
  @discardableResult public func prepareForNewContents(with options: ContentsOptions = []) -> Int { clearContents() }
  public struct ContentsOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let currentHostOnly = ContentsOptions(rawValue: 1)
  }
}

extension NSPasteboard.PasteboardType {
  public static let tiff = NSPasteboard.PasteboardType("public.tiff")
  public static let pdf = NSPasteboard.PasteboardType("com.adobe.pdf")
  public static let color = NSPasteboard.PasteboardType("com.apple.cocoa.pasteboard.color")
  public static let font = NSPasteboard.PasteboardType("com.apple.cocoa.pasteboard.character-formatting")
  public static let sound = NSPasteboard.PasteboardType("com.apple.cocoa.pasteboard.sound")
  public static let tabularText = NSPasteboard.PasteboardType("public.utf8-tab-separated-values-text")
  public static let fileContents = NSPasteboard.PasteboardType("NXFileContentsPboardType")
}
