public import LimnDiagnostics

/// The metadata of an article. It is written between two `---` lines at the top of the file.
public struct FrontMatter: Hashable, Sendable {
  public var title, description: String?
  /// The last part of the page's address, without `.html`.
  public var slug: String?
  /// The position among the pages in the same folder; smaller numbers come first. Pages without an order come last,
  /// sorted by title.
  public var order: Int?
  /// The imports that are added to each snippet, such as `SwiftUI` or `@testable Model`. If nil, the imports from
  /// `limn.yml` are added.
  public var imports: [String]?
  /// Earlier addresses of the page in the form `folder/name` or `folder/name#anchor`. They redirect to the page's
  /// current address.
  public var aliases: [String] = []
  /// Phrases by which the search finds the page, such as `change colors`. One that ends with an anchor, as in
  /// `change colors#variables`, leads to this section.
  public var keywords: [String] = []
  /// Whether the article is a draft. A draft is checked, but not published.
  public var isDraft = false
  /// How wide screens show the page, which the key `wide` sets; nil for a single column. Other site generators have a
  /// key `layout` for something else.
  public var layout: Layout?
  /// The location of each key in the file, for diagnostics about its value.
  public var locations: [String: Location] = [:]

  public init() {}

  public enum Layout: String, CaseIterable, Sendable {
    /// A preview stands beside its code, and the tabs of a group stand beside each other.
    case columns
    /// Code stands beside the text above it.
    case steps
  }

  /// Parses the text between the two `---` lines. Returns nil if the text is Markdown and the two lines are thematic
  /// breaks.
  ///
  /// - Parameter lineOffset: the number of lines that precede the text in the file.
  public static func parse(_ text: String, path: String, lineOffset: Int) -> (FrontMatter, [Diagnostic])? {
    do {
      let node = try YAMLParser.parse(text, path: path, lineOffset: lineOffset)
      guard isFrontMatter(node?.mapping ?? [], text) else { return nil }
      return decode(node)
    } catch {
      let key = text.drop(while: \.isWhitespace).prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
      return key.isEmpty || text[key.endIndex...].first != ":" ? nil : (FrontMatter(), [error.diagnostic])
    }
  }

  /// Whether a text with these entries is front matter. A sentence such as `Please note: …` is an entry for YAML, too.
  private static func isFrontMatter(_ entries: [YAMLEntry], _ text: String) -> Bool {
    let known: Set = ["title", "description", "slug", "order", "imports", "aliases", "draft", "keywords", "wide"]
    if entries.isEmpty { return text.isBlank }
    return entries.contains { known.contains($0.key) }
      || text.first?.isNewline == false && !entries.contains { $0.key.contains(where: \.isWhitespace) }
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
    matter.keywords = (decoder.strings("keywords") ?? []).flatMap {
      $0.split(separator: ",").map(\.trimmed)
    }
    matter.isDraft = decoder.boolean("draft") ?? false
    matter.layout = decoder.choice("wide", Layout.self)
    for entry in node?.mapping ?? [] { matter.locations[entry.key] = entry.value.location }
    if let slug = matter.slug, let place = matter.locations["slug"], let fault = fault(inSlug: slug) {
      decoder.report(.invalidSlug, "'\(slug)' cannot be a slug: \(fault)", at: place)
      matter.slug = nil
    }
    // Other site generators define further keys, so an unknown key is only a warning.
    return (matter, decoder.finish(unknown: .unknownFrontMatterKey))
  }

  /// The reason why a text is not a valid slug; nil if it is valid.
  static func fault(inSlug slug: String) -> String? {
    if slug.isEmpty { return "it is empty" }
    if slug.contains("/") || slug.contains("\\") {
      return "it must not contain '/': the folder provides the rest of the address"
    }
    if slug.hasPrefix(".") { return "it must not start with '.': such a name is hidden or leads to another folder" }
    let isPlain = slug.unicodeScalars.allSatisfy {
      $0.isLetterOrDigit || "-_.~".unicodeScalars.contains($0)
    }
    return isPlain ? nil : "use letters, digits, '-', '_', '.' and '~'"
  }
}
