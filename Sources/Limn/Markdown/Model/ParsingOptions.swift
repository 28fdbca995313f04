/// Options for parsing a file.
public struct ParsingOptions: Sendable {
  /// Whether lines between `---` at the start are front matter; doc comments have none.
  public var frontMatter: Bool

  /// Whether to read directives such as `@Row`, as in documentation catalogs.
  public var directives: Bool

  /// Loads the file that a `@Code` or `@Snippet` directive names; nil if it does not exist.
  public var codeFile: @Sendable (Directive) -> CodeFile?

  public init(
    frontMatter: Bool = true, directives: Bool = false, codeFile: @escaping @Sendable (Directive) -> CodeFile? = { _ in nil }
  ) {
    self.frontMatter = frontMatter
    self.directives = directives
    self.codeFile = codeFile
  }
}
