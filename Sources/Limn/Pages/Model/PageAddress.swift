import LimnPlatform

/// The address of a page or file: a path relative to the site's root without a leading slash, such as
/// `puddles/providers.html`. It is the path of the file in the output folder, so its characters are not encoded.
///
/// Addresses are compared by their bytes; see `ExactText`.
public struct PageAddress: Sendable, Codable, Hashable {
  public var path: String

  public init(_ path: String) {
    self.path = path
  }

  public static func == (left: PageAddress, right: PageAddress) -> Bool {
    ExactText(left.path) == ExactText(right.path)
  }

  public func hash(into hasher: inout Hasher) { ExactText(path).hash(into: &hasher) }

  /// The page that lists all pages of the site.
  static let siteIndex: PageAddress = "all-pages.html"
  static let catalog: PageAddress = "catalog/index.html"
  static let coverage: PageAddress = "catalog/coverage.html"
  static let rules: PageAddress = "catalog/rules.html"
  static let notBuilt: PageAddress = "catalog/not-built.html"

  /// The page with the source code of a file.
  static func source(_ path: String) -> PageAddress { PageAddress("catalog/source/\(path).html") }
  static func rule(_ id: String) -> PageAddress { PageAddress("catalog/rule/\(id).html") }

  /// The relative path from this page to the site's root: an empty string in the root folder, `../` one level down, and
  /// so on.
  var root: String {
    String(repeating: "../", count: path.utf8.count { $0 == "/" })
  }

  /// The path with percent escapes, as a link contains it.
  var url: String { path.percentEncoded }

  /// The shortest relative link from this page to another page or file of the site, with percent escapes.
  func link(to other: PageAddress, fragment: String? = nil) -> String {
    let suffix = fragment.map { "#" + $0.percentEncoded } ?? ""
    if other == self { return suffix.isEmpty ? other.name.percentEncoded : suffix }
    // A page has many links, so the paths are compared as bytes. Splitting them into components takes much longer.
    var shared = 0
    for (offset, bytes) in zip(path.utf8, other.path.utf8).enumerated() {
      if bytes.0 != bytes.1 { break }
      if bytes.0 == "/" { shared = offset + 1 }
    }
    let up = path.utf8.dropFirst(shared).count { $0 == "/" }
    let rest = String(Substring(other.path.utf8.dropFirst(shared))).percentEncoded
    return String(repeating: "../", count: up) + rest + suffix
  }

  /// The last component of the path.
  var name: String { path.fileName }

  /// The folder of the page, without a trailing slash; empty for the root.
  var folder: String { path.folder }

  /// The address of the page's Markdown alternate.
  var alternate: PageAddress {
    PageAddress(path.trimmingSuffix(".html") + ".md")
  }

  /// The address to which the Markdown alternates of other pages link. Files, the pages of previews, such as
  /// `catalog/preview/Pond/FishView/default.html`, the pages of source files, and the list of all pages have no
  /// alternate, so this is their own address.
  var linkedAlternate: PageAddress {
    let isPreview = path.hasPrefix("catalog/preview/") && path.pathNames.count > 4
    let hasNone = isPreview || path.hasPrefix("catalog/source/") || self == Self.siteIndex
    return path.hasSuffix(".html") && !hasNone ? alternate : self
  }
}

extension PageAddress: ExpressibleByStringLiteral, CustomStringConvertible, Comparable {
  public init(stringLiteral value: String) {
    self.init(value)
  }

  public var description: String { path }

  public static func < (left: PageAddress, right: PageAddress) -> Bool {
    ExactText(left.path) < ExactText(right.path)
  }
}
