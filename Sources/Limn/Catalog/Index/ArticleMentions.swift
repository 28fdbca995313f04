public import Diagnostics

/// An article and the symbols that it mentions, in prose or in its snippets.
public struct ArticleMentions: Hashable, Sendable {
  /// One mention. The name is `Type`, `Module.Type`, or with a member after it.
  public struct Mention: Hashable, Sendable {
    public var name: String
    public var location: Location
    /// Whether it is code that was compiled.
    public var isSnippet: Bool

    public init(name: String, location: Location, isSnippet: Bool) {
      self.name = name
      self.location = location
      self.isSnippet = isSnippet
    }
  }
  public var title: String
  /// The page's address below the site's root, without `.html`.
  public var slug: String
  public var path: String
  public var mentions: [Mention]

  public init(title: String, slug: String, path: String, mentions: [Mention]) {
    self.title = title
    self.slug = slug
    self.path = path
    self.mentions = mentions
  }
}
