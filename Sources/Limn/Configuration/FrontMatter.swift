public import LimnDiagnostics

/// What an article says of itself between the two `---` lines at its top.
public struct FrontMatter: Hashable, Sendable {
  public var title: String?
  public var description: String?
  /// The last part of the page's address, without `.html`.
  public var slug: String?
  /// Place among its siblings: smaller first, those without one last, by title.
  public var order: Int?
  /// Imports added to each snippet, such as `SwiftUI` or `@testable Model`; nil takes those of the site.
  public var imports: [String]?
  /// Earlier addresses, `folder/name` or `folder/name#anchor`, that lead here.
  public var aliases: [String]
  /// A draft is checked but not published.
  public var isDraft: Bool
  /// Where each key is, for a diagnostic about its value.
  public var locations: [String: Location]

  public init(
    title: String? = nil, description: String? = nil, slug: String? = nil, order: Int? = nil, imports: [String]? = nil,
    aliases: [String] = [], isDraft: Bool = false, locations: [String: Location] = [:]
  ) {
    self.title = title
    self.description = description
    self.slug = slug
    self.order = order
    self.imports = imports
    self.aliases = aliases
    self.isDraft = isDraft
    self.locations = locations
  }
}

extension FrontMatter {
  /// Reads the text between the two `---` lines.
  ///
  /// - Parameter lineOffset: how many lines of the file come before that text.
  public static func parse(_ text: String, path: String, lineOffset: Int) -> (FrontMatter, [Diagnostic]) {
    do {
      return decode(try YAMLParser.parse(text, path: path, lineOffset: lineOffset))
    } catch {
      return (FrontMatter(), [error.diagnostic])
    }
  }

  static func decode(_ node: YAMLNode?) -> (FrontMatter, [Diagnostic]) {
    var decoder = YAMLDecoder(node, subject: "the front matter")
    var matter = FrontMatter()
    matter.title = decoder.string("title")
    matter.description = decoder.string("description")
    matter.slug = decoder.string("slug")
    matter.order = decoder.integer("order")
    matter.imports = decoder.strings("imports")
    matter.aliases = decoder.strings("aliases") ?? []
    matter.isDraft = decoder.boolean("draft") ?? false
    for entry in node?.mapping ?? [] { matter.locations[entry.key] = entry.value.location }
    if let slug = matter.slug, let place = matter.locations["slug"], let fault = fault(inSlug: slug) {
      decoder.report("invalid-slug", "'\(slug)' cannot be a slug: \(fault)", at: place)
      matter.slug = nil
    }
    // Other generators have keys of their own.
    return (matter, decoder.finish(unknown: ("unknown-front-matter-key", .warning)))
  }

  /// What keeps a text from being a slug, or nil.
  public static func fault(inSlug slug: String) -> String? {
    if slug.isEmpty { return "it is empty" }
    if slug.contains("/") || slug.contains("\\") { return "it must not contain '/', the folder gives the rest of the address" }
    if slug.hasPrefix(".") { return "it must not start with '.', which would leave or hide the page's folder" }
    let isPlain = slug.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || $0.properties.numericType != nil || "-_.~".unicodeScalars.contains($0)
    }
    return isPlain ? nil : "use letters, digits, '-', '_', '.' and '~'"
  }
}
