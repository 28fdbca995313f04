/// What to look for in a file besides Markdown.
public struct ParsingOptions: Sendable, Hashable {
  /// Whether lines between `---` at the beginning are front matter; doc comments have none.
  public var frontMatter: Bool

  /// Whether directives such as `@Row` are read, as in documentation catalogs.
  public var directives: Bool

  public init(frontMatter: Bool = true, directives: Bool = false) {
    self.frontMatter = frontMatter
    self.directives = directives
  }
}
