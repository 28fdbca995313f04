/// What to look for in a file besides Markdown.
public struct ParsingOptions: Sendable {
  /// Whether lines between `---` at the beginning are front matter; doc comments have none.
  public var frontMatter: Bool

  /// Whether directives such as `@Row` are read, as in documentation catalogs.
  public var directives: Bool

  /// Finds the file that a `@Code` or `@Snippet` directive names; nil if there is none.
  public var codeFile: @Sendable (Directive) -> CodeFile?

  public init(
    frontMatter: Bool = true, directives: Bool = false, codeFile: @escaping @Sendable (Directive) -> CodeFile? = { _ in nil }
  ) {
    self.frontMatter = frontMatter
    self.directives = directives
    self.codeFile = codeFile
  }
}
