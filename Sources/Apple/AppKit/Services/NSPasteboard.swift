public import Foundation

/// A pasteboard that keeps its content in memory.
open class NSPasteboard: NSObject, @unchecked Sendable {
  public struct PasteboardType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let string = PasteboardType("public.utf8-plain-text")
    public static let URL = PasteboardType("public.url")
    public static let fileURL = PasteboardType("public.file-url")
    public static let png = PasteboardType("public.png")
    public static let rtf = PasteboardType("public.rtf")
    public static let html = PasteboardType("public.html")
  }

  private static let shared = NSPasteboard()
  private let lock = NSLock()
  private var contents: [PasteboardType: Data] = [:]
  private var count = 0

  open class var general: NSPasteboard { shared }

  open var changeCount: Int { lock.withLock { count } }
  open var types: [PasteboardType]? { lock.withLock { Array(contents.keys) } }

  @discardableResult open func clearContents() -> Int {
    lock.withLock {
      contents = [:]
      count += 1
      return count
    }
  }

  @discardableResult open func declareTypes(_ types: [PasteboardType], owner: Any?) -> Int { clearContents() }

  @discardableResult open func setString(_ string: String, forType type: PasteboardType) -> Bool {
    setData(Data(string.utf8), forType: type)
  }

  @discardableResult open func setData(_ data: Data?, forType type: PasteboardType) -> Bool {
    lock.withLock { contents[type] = data }
    return true
  }

  open func string(forType type: PasteboardType) -> String? {
    data(forType: type).map { String(decoding: $0, as: UTF8.self) }
  }

  open func data(forType type: PasteboardType) -> Data? { lock.withLock { contents[type] } }
}
