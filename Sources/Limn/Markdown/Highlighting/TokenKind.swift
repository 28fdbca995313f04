/// The kind of a token. The raw value is the CSS class of the token's `span` element.
public enum TokenKind: String, Sendable, Codable, CaseIterable {
  case keyword = "kw"
  case string = "str"
  case number = "num"
  case comment = "com"
  case type = "typ"
  case function = "fn"
  /// A Swift `@attribute` or `#directive`, an option of a command, or the name of an attribute in a tag.
  case attribute = "attr"
  /// The key in a JSON or YAML mapping.
  case key = "key"
  case variable = "var"
  /// The name of an HTML or XML element.
  case tag = "tag"
  case inserted = "ins"
  case deleted = "del"
  /// The line numbers and file names of a diff.
  case meta = "meta"
  /// A placeholder: `<#name#>`.
  case placeholder = "ph"
  /// The `$` prompt of a console.
  case prompt = "prompt"
}
