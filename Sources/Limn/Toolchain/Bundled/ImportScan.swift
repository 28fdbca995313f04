/// Whether source files import some modules, read line by line: it decides what a package is built with, before a compiler runs.
struct ImportScan {
  var modules: Set<String>
  /// Whether one of them is imported at all.
  private(set) var findsAny = false
  /// Whether one is imported outside of `#if`, so that the file cannot do without.
  private(set) var findsUnconditional = false

  init(for modules: some Sequence<String>) { self.modules = Set(modules) }
}

extension ImportScan {
  mutating func read(_ source: [UInt8]) {
    var depth = 0
    for line in source.split(whereSeparator: { $0 == 10 || $0 == 13 }) {
      let text = line.drop { $0 == 32 || $0 == 9 }
      guard let first = text.first, Self.starts.contains(first) else { continue }
      let words = String(decoding: text, as: UTF8.self).split(whereSeparator: { $0 == " " || $0 == "\t" || $0 == "(" })
      if words.first == "#if" { depth += 1 }
      if words.first == "#endif" { depth -= 1 }
      guard let module = Self.module(of: words), modules.contains(module) else { continue }
      findsAny = true
      if depth <= 0 { findsUnconditional = true }
    }
  }

  /// What a line that imports something begins with: `import`, an access level, an attribute, or a condition.
  private static let starts = Set("#@ipf".utf8)

  private static func module(of words: [Substring]) -> String? {
    let levels: Set<Substring> = ["public", "package", "internal", "fileprivate", "private"]
    var rest = words[...].drop { $0.hasPrefix("@") || levels.contains($0) }
    guard rest.popFirst() == "import" else { return nil }
    let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"]
    if let kind = rest.first, kinds.contains(kind) { rest.removeFirst() }
    return rest.first.map { String($0.prefix { $0 != "." && $0 != ";" }) }
  }
}
