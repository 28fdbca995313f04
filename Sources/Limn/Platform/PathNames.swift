import Foundation

extension StringProtocol where UTF8View.SubSequence == Substring.UTF8View {
  /// The names of the folders and of the file in a path, without the slashes. The path is read as bytes, since
  /// comparing its characters takes many times longer.
  public var pathNames: [Substring] { utf8.split(separator: "/").map { Substring($0) } }
}

extension String {
  /// The last of the path's names, or the whole path if it has none.
  public var fileName: String { pathNames.last.map(String.init) ?? self }

  /// The last of the path's names; nil if the path has none. Slashes at the end do not count.
  public var lastPathName: Substring? { pathNames.last }

  /// The part of the path that ends with the folder of a documentation catalog; nil if the path is in no catalog.
  public var documentationCatalog: String? { firstRange(of: ".docc/").map { String(self[..<$0.upperBound]) } }

  /// The position of the last slash.
  public var lastSlash: Index? { utf8.lastIndex(of: 0x2F) }

  /// The path of the folder that contains the file at this relative path; empty if the path names no folder.
  public var folder: String { lastSlash.map { String(self[..<$0]) } ?? "" }

  /// The path to which a relative path leads from this folder. It starts with `..` if it leads out of a relative folder.
  public func resolving(_ path: String) -> String {
    var names: [Substring] = []
    for name in (self + "/" + path).pathNames where name != "." {
      if name == "..", let last = names.last, last != ".." { names.removeLast() } else { names.append(name) }
    }
    return names.withSlashes
  }

  /// The path of the folder that contains the file or folder at this absolute path. The result of the path `/` is `/`.
  public var parentFolder: String { "/" + pathNames.dropLast().withSlashes }

  /// The path in which symbolic links are replaced by their targets.
  public var withoutLinks: String { URL(fileURLWithPath: self).resolvingSymlinksInPath().path }

  /// The parts of an address before and after the first `#`.
  public var atFragment: (path: String, fragment: String?) {
    let parts = fields(at: "#", maxSplits: 1).map(String.init)
    return (parts[0], parts.count > 1 ? parts[1] : nil)
  }

  /// This absolute path of a folder, and the paths of all folders that contain the folder, from the inside out.
  public var ancestors: some Sequence<String> { sequence(first: self) { $0 == "/" ? nil : $0.parentFolder } }

  /// The text with percent escapes for all bytes that cannot be part of a path or fragment of an address, or that
  /// Markdown could take for the end of a link.
  public var percentEncoded: String { addingPercentEncoding(withAllowedCharacters: Self.plain) ?? self }

  private static let plain = CharacterSet(
    charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-./_~+@,=!")

  /// The text with percent escapes decoded. If an escape or the result is not valid, the text is unchanged.
  public var percentDecoded: String { removingPercentEncoding ?? self }

  /// The name of a preview in an address: its words in lowercase, joined by hyphens, or `default` if it has none. A word
  /// consists of ASCII letters and digits.
  public var previewSlug: String {
    let words = lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    return words.isEmpty ? "default" : words.joined(separator: "-")
  }
}
