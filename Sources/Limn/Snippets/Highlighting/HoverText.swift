import LimnToolchain

/// Writes the declaration of a symbol in Swift syntax, from its demangled name.
enum HoverText {
  static func text(of name: IndexedName) -> String {
    let full = Demangler.text(usr: name.usr).map(simplified)
    return switch name.symbolKind {
    case let kind where keywords[kind] != nil: "\(keywords[kind] ?? "") \(name.name)"
    case .enumCase: "case \(caseName(full, name.name))"
    case .initializer: full.map { signature($0, from: "init") } ?? "init"
    case .function, .instanceMethod: "func " + (full.map { signature($0, from: name.name) } ?? name.name)
    case .classMethod, .staticMethod: "static func " + (full.map { signature($0, from: name.name) } ?? name.name)
    default: "var \(name.name)" + (full.flatMap(type).map { ": \($0)" } ?? "")
    }
  }

  private static let keywords: [SymbolKind: String] = [
    .enumeration: "enum", .structure: "struct", .class: "class", .protocol: "protocol", .typeAlias: "typealias",
    .macro: "macro", .module: "import",
  ]

  /// Returns the type in a demangled name. For `Model.Item.name : Swift.String`, the type is `Swift.String`. For the
  /// local variable `a #1 : Swift.Int in f() -> ()`, the type is `Swift.Int`.
  private static func type(of text: String) -> String? {
    guard let colon = text.firstRange(of: " : ") else { return nil }
    var type = text[colon.upperBound...]
    if text[..<colon.lowerBound].contains(" #"), let place = type.firstRange(of: " in ") {
      type = type[..<place.lowerBound]
    }
    return withSwiftColons(type)
  }

  /// Returns the function's signature without the enclosing types. The signature of `Item.load(from:)` is
  /// `load(from:)`.
  private static func signature(_ text: String, from name: String) -> String {
    var head = text[...]
    if let local = head.firstRange(of: " #") {
      head = head[..<local.lowerBound] + head[local.upperBound...].drop { $0.isNumber }
    }
    guard let open = head.firstIndex(where: { $0 == "(" || $0 == "<" }), let found = head[..<open].ranges(of: name).last
    else {
      return String(head)
    }
    return withSwiftColons(head[found.lowerBound...].replacing(" -> ()", with: ""))
  }

  /// The demangler writes dictionaries as `[Key : Value]`.
  private static func withSwiftColons(_ text: Substring) -> String { String(text.replacing(" : ", with: ": ")) }

  private static func caseName(_ text: String?, _ name: String) -> String {
    guard let text, let open = text.firstRange(of: "(") else { return name }
    return String(text[..<open.lowerBound])
  }

  /// Returns the text without module names, which make a hover card long.
  private static func simplified(_ text: String) -> String {
    // The names of modules start with a capital letter, except `__C` and `os`.
    let module = /(^|[^\w$.])(?:\p{Lu}[\w$]*|__C|os)\.(?=[\w$])/
    return text.replacing(/^\(extension in .*?\):/, with: "").replacing(module) { $0.1 }
  }
}
