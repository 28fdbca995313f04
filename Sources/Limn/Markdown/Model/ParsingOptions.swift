import LimnPlatform

/// Options for parsing a file.
public struct ParsingOptions: Sendable {
  /// Whether lines between two `---` lines at the start are front matter. This is false for doc comments.
  var frontMatter: Bool

  /// Whether to read directives such as `@Row`, as in documentation catalogs.
  var directives: Bool

  /// Loads the file that a `@Code` or `@Snippet` directive names. Returns nil if the file does not exist.
  var codeFile: @Sendable (Directive) -> CodeFile?

  /// Ids that other parts of the page have, so that no heading gets them.
  var reservedAnchors: Set<ExactText> = []

  /// Whether every quotation that starts with a title is an aside, as in documentation catalogs and doc comments.
  var titledAsides: Bool { directives || !frontMatter }

  public init(
    frontMatter: Bool = true, directives: Bool = false,
    codeFile: @escaping @Sendable (Directive) -> CodeFile? = { _ in nil }
  ) {
    self.frontMatter = frontMatter
    self.directives = directives
    self.codeFile = codeFile
  }
}
