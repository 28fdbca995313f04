public import LimnDiagnostics

/// An article and the symbols that its text and snippets mention.
public struct ArticleMentions: Hashable, Sendable {
  /// A symbol that the article mentions as `Type` or `Module.Type`, optionally followed by a member.
  public struct Mention: Hashable, Sendable {
    public var name: String
    public var location: Location

    public init(name: String, location: Location) {
      self.name = name
      self.location = location
    }
  }
  public var title: String
  /// The page's address relative to the site's root, without `.html`.
  public var slug: String
  public var path: String
  public var mentions: [Mention]
  /// The USRs of the symbols to which the article's visible snippets refer, and of the symbols that the snippets
  /// implement. Nil if Limn did not collect these symbols.
  public var symbols: Set<String>?

  /// The symbol that the article declares as deprecated, as an article of a documentation catalog can.
  public var deprecated: String?

  public init(title: String, slug: String, path: String, mentions: [Mention]) {
    self.title = title
    self.slug = slug
    self.path = path
    self.mentions = mentions
  }
}
