/// What to look for in a file besides Markdown.
public struct ParsingOptions: Sendable, Hashable {
  /// Whether lines between `---` at the beginning are front matter; doc comments have none.
  public var frontMatter: Bool

  public init(frontMatter: Bool = true) {
    self.frontMatter = frontMatter
  }
}
