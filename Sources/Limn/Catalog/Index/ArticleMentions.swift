public import LimnDiagnostics

/// An article and the symbols that it mentions, in prose or in its snippets.
public struct ArticleMentions: Hashable, Sendable {
  /// One mention. The name is `Type`, `Module.Type`, or with a member after it.
  public struct Mention: Hashable, Sendable {
    public var name: String
    public var location: Location

    public init(name: String, location: Location) {
      self.name = name
      self.location = location
    }
  }
  public var title: String
  /// The page's address below the site's root, without `.html`.
  public var slug: String
  public var path: String
  public var mentions: [Mention]
  /// The symbols that the snippets a reader sees refer to or implement, by USR; nil where nobody looked.
  public var symbols: Set<String>?

  public init(title: String, slug: String, path: String, mentions: [Mention], symbols: Set<String>? = nil) {
    self.title = title
    self.slug = slug
    self.path = path
    self.mentions = mentions
    self.symbols = symbols
  }
}
