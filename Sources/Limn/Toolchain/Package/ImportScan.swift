/// Finds out whether source files import certain modules, which decides how a package is built. The files are read line by line without a
/// parser.
struct ImportScan {
  var modules: Set<String>
  /// Whether a file imports one of the modules.
  private(set) var findsAny = false
  /// Whether a file imports one of the modules outside of `#if`, so that it requires it.
  private(set) var findsUnconditional = false

  init(for modules: some Sequence<String>) { self.modules = Set(modules) }
}

extension ImportScan {
  mutating func read(_ source: [UInt8]) {
    var depth = 0
    for line in source.split(whereSeparator: { $0 == 10 || $0 == 13 }) {
      let text = line.drop { $0 == 32 || $0 == 9 }
      guard let first = text.first, Self.starts.contains(first) else { continue }
      let line = String(decoding: text, as: UTF8.self)
      if line.hasPrefix("#if") { depth += 1 }
      if line.hasPrefix("#endif") { depth -= 1 }
      guard !modules.isDisjoint(with: ImportStatement.modules(in: line)) else { continue }
      findsAny = true
      if depth <= 0 { findsUnconditional = true }
    }
  }

  /// All modules that a file imports, under any condition.
  static func modules(in source: [UInt8]) -> Set<String> {
    var found: Set<String> = []
    for line in source.split(whereSeparator: { $0 == 10 || $0 == 13 }) {
      let text = line.drop { $0 == 32 || $0 == 9 }
      guard let first = text.first, starts.contains(first) else { continue }
      found.formUnion(ImportStatement.modules(in: String(decoding: text, as: UTF8.self)))
    }
    return found
  }

  /// The possible first characters of a line with an import: `import`, an access level, an attribute, a comment, or a condition.
  private static let starts = Set("#@ipf/".utf8)
}
