/// What a piece of code is to a reader; the raw value is the class of its `span`.
public enum TokenKind: String, Sendable, Hashable, CaseIterable {
  case keyword = "kw"
  case string = "str"
  case number = "num"
  case comment = "com"
  case type = "typ"
  case function = "fn"
  /// `@attribute`, `#directive`, an option of a command, a name in a tag.
  case attribute = "attr"
  /// The key of a JSON or YAML mapping.
  case key = "key"
  case variable = "var"
  /// The name of an HTML or XML element.
  case tag = "tag"
  case inserted = "ins"
  case deleted = "del"
  /// The place lines of a diff.
  case meta = "meta"
  /// `<#what to fill in#>`.
  case placeholder = "ph"
  /// The `$` of a console.
  case prompt = "prompt"
}
