import LimnPlatform

/// The address of a page or file: a path relative to the site's root without a leading slash, such as
/// `puddles/providers.html`.
public struct PageAddress: Hashable, Sendable, Codable {
  public var path: String

  public init(_ path: String) {
    self.path = path
  }
}

extension PageAddress: ExpressibleByStringLiteral, CustomStringConvertible, Comparable {
  public init(stringLiteral value: String) {
    self.init(value)
  }

  public var description: String { path }

  public static func < (left: PageAddress, right: PageAddress) -> Bool {
    left.path < right.path
  }
}

extension PageAddress {
  /// The relative path from this page to the site's root: an empty string in the root folder, `../` one level down, and
  /// so on.
  public var root: String {
    String(repeating: "../", count: path.utf8.count { $0 == UInt8(ascii: "/") })
  }

  /// The shortest relative link from this page to another page or file of the site.
  public func link(to other: PageAddress, fragment: String? = nil) -> String {
    let suffix = fragment.map { "#" + $0 } ?? ""
    if other == self { return suffix.isEmpty ? other.name : suffix }
    // A page has many links, so the paths are compared as bytes. Splitting them into components takes much longer.
    let slash = UInt8(ascii: "/")
    var shared = 0
    for (offset, bytes) in zip(path.utf8, other.path.utf8).enumerated() {
      if bytes.0 != bytes.1 { break }
      if bytes.0 == slash { shared = offset + 1 }
    }
    let up = path.utf8.dropFirst(shared).count { $0 == slash }
    return String(repeating: "../", count: up) + String(Substring(other.path.utf8.dropFirst(shared))) + suffix
  }

  /// The last component of the path.
  public var name: String { path.lastPathName.map(String.init) ?? path }

  /// The folder of the page, without a trailing slash; empty for the root.
  public var folder: String {
    path.lastSlash.map { String(path[..<$0]) } ?? ""
  }

  /// The address of the page's Markdown alternate.
  public var alternate: PageAddress {
    PageAddress((path.hasSuffix(".html") ? String(path.dropLast(5)) : path) + ".md")
  }
}
