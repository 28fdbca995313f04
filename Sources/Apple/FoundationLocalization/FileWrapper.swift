public import Foundation

/// A file, a folder with its contents, or a symbolic link, in memory.
///
/// - Approximated: a folder's files are all read at once, and there is no serialized form.
open class FileWrapper: NSObject {
  private enum Content {
    case file(Data)
    case folder([String: FileWrapper])
    case link(URL)
  }

  private var content: Content

  open var preferredFilename: String?
  open var filename: String?
  open var fileAttributes: [String: Any] = [:]

  public init(regularFileWithContents contents: Data) { content = .file(contents) }

  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    content = .folder(childrenByPreferredName)
    for (name, child) in childrenByPreferredName where child.preferredFilename == nil { child.preferredFilename = name }
  }

  public init(symbolicLinkWithDestinationURL url: URL) { content = .link(url) }

  public init(url: URL, options: ReadingOptions = []) throws {
    content = try Self.content(of: url)
    filename = url.lastPathComponent
    preferredFilename = url.lastPathComponent
  }

  open func read(from url: URL, options: ReadingOptions = []) throws {
    content = try Self.content(of: url)
    filename = url.lastPathComponent
    preferredFilename = url.lastPathComponent
  }

  open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
    switch content {
    case .file(let data): try data.write(to: url, options: options.contains(.atomic) ? .atomic : [])
    case .link(let target): try FileManager.default.createSymbolicLink(at: url, withDestinationURL: target)
    case .folder(let children):
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      for (name, child) in children {
        try child.write(to: url.appendingPathComponent(name), options: options, originalContentsURL: nil)
      }
    }
    if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
  }

  /// The options of reading. Both settings have no effect, since files are read at once.
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let immediate = ReadingOptions(rawValue: 1)
    public static let withoutMapping = ReadingOptions(rawValue: 2)
  }

  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let atomic = WritingOptions(rawValue: 1)
    public static let withNameUpdating = WritingOptions(rawValue: 2)
  }

  private static func content(of url: URL) throws -> Content {
    let files = FileManager.default
    if let target = try? files.destinationOfSymbolicLink(atPath: url.path) {
      return .link(URL(fileURLWithPath: target, relativeTo: url.deletingLastPathComponent()))
    }
    var isFolder: ObjCBool = false
    guard files.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue else {
      return .file(try Data(contentsOf: url))
    }
    let children = try files.contentsOfDirectory(atPath: url.path).map {
      ($0, try FileWrapper(url: url.appendingPathComponent($0)))
    }
    return .folder(Dictionary(uniqueKeysWithValues: children))
  }
}

extension FileWrapper {
  public var isRegularFile: Bool { if case .file = content { true } else { false } }
  public var isDirectory: Bool { if case .folder = content { true } else { false } }
  public var isSymbolicLink: Bool { if case .link = content { true } else { false } }

  public var regularFileContents: Data? { if case .file(let data) = content { data } else { nil } }
  public var symbolicLinkDestinationURL: URL? { if case .link(let url) = content { url } else { nil } }
  /// The contents of a folder by their names; nil for a file or a link.
  public var fileWrappers: [String: FileWrapper]? { if case .folder(let children) = content { children } else { nil } }

  /// Whether the file, or the folder with its contents, is the same as the one on disk.
  public func matchesContents(of url: URL) -> Bool {
    guard let other = try? FileWrapper(url: url) else { return false }
    return isSame(as: other)
  }

  /// Adds to a folder, and returns the name that the added one got. A name that another one has gets a number.
  @discardableResult public func addFileWrapper(_ child: FileWrapper) -> String {
    guard case .folder(var children) = content else { preconditionFailure("only a folder contains file wrappers") }
    let wanted = child.preferredFilename ?? child.filename ?? "Untitled"
    let names = [wanted] + (1...children.count + 1).map { "\($0)__#$!@%!#__\(wanted)" }
    let name = names.first { children[$0] == nil } ?? wanted
    children[name] = child
    content = .folder(children)
    return name
  }

  @discardableResult public func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
    let child = FileWrapper(regularFileWithContents: data)
    child.preferredFilename = fileName
    return addFileWrapper(child)
  }

  public func removeFileWrapper(_ child: FileWrapper) {
    guard case .folder(let children) = content else { return }
    content = .folder(children.filter { $0.value !== child })
  }

  public func keyForFileWrapper(_ child: FileWrapper) -> String? { fileWrappers?.first { $0.value === child }?.key }

  private func isSame(as other: FileWrapper) -> Bool {
    switch (content, other.content) {
    case (.file(let one), .file(let other)): one == other
    case (.link(let one), .link(let other)): one.path == other.path
    case (.folder(let one), .folder(let other)):
      one.count == other.count && one.allSatisfy { name, child in other[name].map(child.isSame) == true }
    default: false
    }
  }
}
