import LimnDiagnostics

/// The content of a hover card: the symbol that a name in a snippet refers to.
public struct Hover: Record {
  /// The line in the text of the code block, from 1.
  public var line: Int
  /// The column of the name in `line`, from 1, in UTF-8 bytes.
  public var column: Int
  /// The length of the name in UTF-8 bytes.
  public var length: Int
  /// The type or declaration in Swift syntax.
  public var type: String
  /// The documentation comment as Markdown, if any.
  public var documentation: String?
  /// The symbol's name without its arguments.
  public var name: String
  /// The symbol's USR (unified symbol resolution), which identifies the symbol in the catalog; nil for local symbols.
  public var symbol: String?
  /// The module that declares the symbol; nil if the snippet declares it.
  public var module: String?
}
