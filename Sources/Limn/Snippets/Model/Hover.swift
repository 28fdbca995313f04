/// What a name in a snippet stands for, as the compiler sees it.
public struct Hover: Hashable, Sendable, Codable {
  /// The line in the fence's own text, from 1.
  public var line: Int
  /// The column in that line, from 1, in UTF-8 bytes.
  public var column: Int
  /// In UTF-8 bytes.
  public var length: Int
  /// The type or declaration, as Swift writes it.
  public var type: String
  /// The documentation comment as Markdown, if there is one.
  public var documentation: String?
  /// The symbol's name without its arguments.
  public var name: String
  /// The symbol's unified symbol resolution, by which the catalog knows it, unless it is local.
  public var symbol: String?
  /// The module that declares it, unless that is the snippet itself.
  public var module: String?

  public init(
    line: Int, column: Int, length: Int, type: String, documentation: String? = nil, name: String, symbol: String? = nil,
    module: String? = nil
  ) {
    self.line = line
    self.column = column
    self.length = length
    self.type = type
    self.documentation = documentation
    self.name = name
    self.symbol = symbol
    self.module = module
  }
}
